/*
 * Values that a press copies, and how the page confirms it.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copyButton, copyText, toClipboard, valueList } from '../../src/page/clipboard.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { fakeClock, settled } from './clock.ts';
import { fakeDocument, fakeElement, restoreGlobals, type FakeElement } from './elements.ts';

const clipboard = suite('the clipboard');

/** A browser whose clipboard works or refuses; `copied` are the texts, `announced` those for screen readers. */
function createBrowser({ isAllowed = true, hasCommand = true } = {}) {
	const fake = fakeDocument(), copied: string[] = [], announced: string[] = [];
	const execCommand = (): boolean => {
		copied.push((document.body as unknown as FakeElement).all('textarea')[0]!.value);
		return hasCommand;
	};
	Object.assign(document, { execCommand });
	const writeText = async (text: string): Promise<void> => {
		if (!isAllowed) throw new Error('no TLS');
		copied.push(text);
	};
	Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { writeText } }, configurable: true, writable: true });
	// Copies use no other function of a page.
	const page = { words: en, announce: (text: string) => void announced.push(text) } as unknown as Page;
	return { page, copied, announced, fake };
}

restoreGlobals(clipboard);

clipboard('a text is copied, on pages without TLS by the older command', async () => {
	for (const [browser, expected] of [[{}, true], [{ isAllowed: false }, true], [{ isAllowed: false, hasCommand: false }, false]] as const) {
		const { copied } = createBrowser(browser);
		assert.is(await toClipboard('teal'), expected);
		assert.equal(copied, ['teal']);
		assert.equal((document.body as unknown as FakeElement).all('textarea'), [], 'the field of the command is removed');
	}
});

clipboard('the outcome is shown for 1.4 seconds and announced with up to 80 characters of the text', async () => {
	for (const [browser, status] of [[{}, 'Copied'], [{ isAllowed: false, hasCommand: false }, 'Not copied']] as const) {
		const { page, announced } = createBrowser(browser), { pass, end } = fakeClock(), place = fakeElement('span', {}, 'Copy');
		await copyText(page, 'x'.repeat(100), place as unknown as HTMLElement);
		assert.equal([place.textContent, announced], [status, [`${status}: ${'x'.repeat(80)}`]]);
		pass(1399);
		assert.is(place.textContent, status);
		pass(1);
		assert.is(place.textContent, 'Copy');
		end();
	}
});

clipboard('a second press meanwhile keeps the text before, and a newer text stays', async () => {
	const { page } = createBrowser(), { pass, end } = fakeClock(), place = fakeElement('span', {}, 'Copy');
	const copy = () => copyText(page, 'teal', place as unknown as HTMLElement, 'Link copied');
	await copy();
	pass(700);
	await copy();
	assert.is(place.textContent, 'Link copied');
	pass(1400);
	assert.is(place.textContent, 'Copy');
	await copy();
	place.textContent = 'olive';
	pass(1400);
	assert.is(place.textContent, 'olive');
	await copy();
	pass(1400);
	assert.is(place.textContent, 'olive');
	end();
});

clipboard('a button copies the text of its moment; a label says what to screen readers', async () => {
	const { page, copied, fake } = createBrowser(), { end } = fakeClock();
	let text = 'red';
	const button = fake(copyButton(page, () => text, 'HEX'));
	assert.equal([button.textContent, button.all('span').map((one) => one.getAttribute('class'))], ['Copy HEX', ['copy-word', 'hidden']]);
	assert.is(fake(copyButton(page, () => text)).textContent, 'Copy');
	text = 'teal';
	button.fire('click');
	await settled();
	assert.equal([copied, button.textContent], [['teal'], 'Copied HEX']);
	end();
});

clipboard('each line of values has a label, a value that a press copies, and a note if there is one', async () => {
	const { page, copied, fake } = createBrowser(), { end } = fakeClock(), list = valueList(page), element = fake(list.element);
	list.show([{ label: 'hex', text: '#008080' }, { label: 'css', text: 'teal', note: 'exact' }]);
	assert.equal(element.all('button').map(({ textContent }) => textContent), ['hex#008080Copy', 'cssteal' + 'exactCopy']);
	assert.equal(element.querySelectorAll('.value-note').map((one) => one.hasAttribute('hidden')), [true, false]);
	list.show([{ label: 'hex', text: '#ff0000' }]);
	element.all('button')[0]!.fire('click');
	await settled();
	assert.equal([element.all('button').length, copied], [1, ['#ff0000']]);
	end();
});

clipboard.run();
