/*
 * The request of a view and its answer: which texts are shown and when, and which are copied.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Call } from '../../src/doors/request-forms.ts';
import type { Answer } from '../../src/page/engine.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { fakeClock, settled } from './clock.ts';
import { API_PATH, fakeDocument, restoreGlobals } from './elements.ts';

const panels = suite('the panel of the request'), fake = fakeDocument();

restoreGlobals(panels);

const { callPanel, callText } = await import('../../src/page/call-panel.ts');

const GET: Call = { api: `https://colors.example${API_PATH}`, operation: 'parse-color', method: 'GET', fields: { color: 'teal' } };
const POST: Call = { ...GET, method: 'POST', fields: { color: 'teal', locale: 'ru' } };
const URL_OF_GET = `https://colors.example${API_PATH}parse-color?color=teal`;

const answerOf = (text: string, more: Partial<Answer> = {}): Answer => ({ text, value: null, isProblem: false, from: 'here', ...more });

/** A panel, and what is copied from it. */
function createPanel() {
	const copied: string[] = [], clock = fakeClock(), writeText = async (text: string): Promise<void> => void copied.push(text);
	Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { writeText } }, configurable: true, writable: true });
	// A panel uses no other function of a page.
	const panel = callPanel({ words: en, locale: 'en', announce: () => undefined } as unknown as Page), element = fake(panel.element);
	const [request, answer] = element.all('pre'), copies = element.querySelectorAll('.copy');
	const source = (): string => element.querySelector('.source')!.textContent;
	return { ...panel, ...clock, copied, copies, element, request: request!, answer: answer!, source };
}

panels('request and answer appear 120 milliseconds after the last change, and the answer before is marked as old', () => {
	const { show, pass, end, request, answer } = createPanel();
	show(GET, answerOf('{"a":1}'));
	pass(100);
	show(GET, answerOf('{"a":2}'));
	pass(119);
	assert.equal([request.textContent, answer.textContent, answer.hasAttribute('data-stale')], ['', '', true]);
	pass(1);
	assert.equal([request.textContent, answer.textContent, answer.hasAttribute('data-stale')], [URL_OF_GET, '{\n  "a": 2\n}', false]);
	show(GET, undefined);
	pass(120);
	assert.equal([answer.textContent, answer.hasAttribute('data-stale')], ['{\n  "a": 2\n}', true], 'the old answer stays until the next one');
	end();
});

panels('an answer is laid out with a line for each field, or as it was sent, and copied as it was sent', async () => {
	const { show, pass, end, element, answer, copies, copied } = createPanel(), text = '{"a":[1,2]}';
	show(GET, answerOf(text));
	pass(120);
	const raw = element.all('button').find((one) => one.textContent === en.asSent)!;
	raw.fire('click');
	assert.equal([answer.textContent, raw.getAttribute('aria-pressed')], [text, 'true']);
	raw.fire('click');
	assert.equal([answer.textContent, raw.getAttribute('aria-pressed')], ['{\n  "a": [\n    1,\n    2\n  ]\n}', 'false']);
	copies[1]!.fire('click');
	await settled();
	assert.equal(copied, [text]);
	show(GET, answerOf('no JSON'));
	pass(120);
	assert.is(answer.textContent, 'no JSON');
	end();
});

panels('the answer says where it comes from and how many bytes of UTF-8 it has, and a problem that it is one', () => {
	const { show, pass, end, element, source } = createPanel();
	const headings = (): readonly string[] => element.all('h3').map(({ textContent }) => textContent);
	// RFC 3629: a Cyrillic letter has two bytes.
	show(GET, answerOf('"щи"'));
	pass(120);
	assert.equal([source(), headings()], [`${en.computedHere} · 6\u00a0${en.bytes}`, [en.request, en.answer]]);
	show(GET, answerOf('{}', { from: 'service', isProblem: true }));
	pass(120);
	assert.equal([source(), headings()], [`${en.askedService} · 2\u00a0${en.bytes}`, [en.request, en.problem]]);
	end();
});

panels('a tab shows the request in another form, which is the one that is copied', async () => {
	const { show, pass, end, element, request, copies, copied } = createPanel();
	show(GET, answerOf('{}'));
	pass(120);
	const tab = element.querySelectorAll('[role=tab]').find((one) => one.textContent === en.forms.curl)!;
	tab.fire('click');
	assert.ok(request.textContent.startsWith('curl '), request.textContent);
	copies[0]!.fire('click');
	await settled();
	assert.equal(copied, [request.textContent]);
	end();
});

panels('the address of a POST has its body below', () => {
	assert.is(callText(GET, 'url'), URL_OF_GET);
	const [first, , ...body] = callText(POST, 'url').split('\n');
	assert.is(first, `POST https://colors.example${API_PATH}parse-color`);
	assert.equal(JSON.parse(body.join('\n')), POST.fields);
});

panels('the link leads to the reference of the operation, and the panel is found by its request', () => {
	const { show, reveal, pass, end, element, request } = createPanel();
	show(GET, answerOf('{}'));
	pass(120);
	assert.is(element.querySelector('.quiet-link')!.getAttribute('href'), `${API_PATH.slice(0, -'/api/v1/'.length)}/docs/parse-color`);
	reveal();
	assert.ok(request.isFocused);
	end();
});

panels.run();
