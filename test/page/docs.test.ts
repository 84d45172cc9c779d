/*
 * The script of the reference in stand-ins: addresses, languages, copies, and calls from the page.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeClock, settled, until } from './clock.ts';
import { fakeDocument, fakeElement, restoreGlobals, type FakeElement } from './elements.ts';

const reference = suite('the script of the reference');

restoreGlobals(reference);

const ORIGIN = 'https://colors.example';

/** A link with the parts of its address. */
function link(address: string, attributes: Readonly<Record<string, string>> = {}): FakeElement & { search: string; hash: string } {
	const { origin, pathname, search, hash } = new URL(address, ORIGIN);
	return Object.assign(fakeElement('a', { href: address, ...attributes }), { origin, pathname, search, hash });
}

const codeBlock = (label: string, text: string): FakeElement =>
	fakeElement('div', { class: 'code' }, Object.assign(fakeElement('pre', {}, text), { ariaLabel: label }));

let opened = 0;

/** Opens a page with these parts. */
async function open(parts: readonly FakeElement[], { search = '', hash = '', stored = {} as Record<string, string> } = {}) {
	const storage = new Map(Object.entries(stored)), copied: string[] = [], requests: [string, RequestInit][] = [], clock = fakeClock();
	fakeDocument(...parts);
	let answer = async (): Promise<Response> => { throw new TypeError('no network'); };
	Object.defineProperty(globalThis, 'navigator', {
		value: { clipboard: { writeText: async (text: string) => void copied.push(text) } }, configurable: true, writable: true,
	});
	Object.assign(globalThis, {
		location: { protocol: 'https:', origin: ORIGIN, search, hash },
		localStorage: { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => storage.set(key, value) },
		addEventListener: () => undefined,
		fetch: (address: string, init: RequestInit) => {
			requests.push([address, init]);
			return answer();
		},
	});
	await import(`../../src/page/docs.ts?${++opened}`);
	return { ...clock, storage, copied, requests, setAnswer: (next: typeof answer) => (answer = next) };
}

reference('samples have the origin that the page came from', async () => {
	const place = fakeElement('span', { 'data-origin': '' }, 'http://127.0.0.1:8080'), { end } = await open([place]);
	assert.is(place.textContent, ORIGIN);
	end();
});

reference('a page whose address names its language leads to pages in it, and leaves other addresses', async () => {
	const pages = ['/color/', '/color/docs/mix-colors', '/color/problems/not-found'].map((path) => link(path));
	const others = [
		link('/color/openapi.json'), link('/color/docs?q=1'), link('https://other.example/color/docs'), link('/color/docs', { hreflang: 'en' }),
		link('#fields'),
	];
	const before = others.map(({ search }) => search), find = fakeElement('button', { 'class': 'find', 'data-base': '/color' });
	const { end } = await open([find, ...pages, ...others], { search: '?lang=ru' });
	assert.equal(pages.map(({ search }) => search), ['?lang=ru', '?lang=ru', '?lang=ru']);
	assert.equal(others.map(({ search }) => search), before);
	end();
});

reference('a language that is chosen is stored, and its page opens at the same place', async () => {
	const russian = link('/docs?lang=ru', { lang: 'ru' }), list = fakeElement('div', { class: 'languages' }, russian);
	const { storage, end } = await open([list], { hash: '#fields' });
	russian.fire('click');
	assert.equal([storage.get('lang'), russian.hash], ['ru', '#fields']);
	end();
});

reference('a sample is copied as it is shown, and its button says so for 1.4 seconds', async () => {
	const code = codeBlock('curl', "curl 'https://colors.example'"), { copied, pass, end } = await open([code]), [button] = code.all('button');
	assert.equal([button!.textContent, Reflect.get(button!, 'ariaLabel')], ['Copy', 'Copy: curl']);
	button!.fire('click');
	await until(() => button!.textContent !== 'Copy');
	assert.equal([button!.textContent, copied], ['Copied', ["curl 'https://colors.example'"]]);
	pass(1399);
	assert.is(button!.textContent, 'Copied');
	pass(1);
	assert.is(button!.textContent, 'Copy');
	end();
});

reference('the language of samples is that of the last choice on any page', async () => {
	const create = (): readonly FakeElement[] => ['curl', 'python'].map((value) => fakeElement('input', { value }));
	const first = create(), { storage, end } = await open([fakeElement('div', { class: 'forms' }, ...first)]);
	first[1]!.fire('change');
	end();
	const next = create(), later = await open([fakeElement('div', { class: 'forms' }, ...next)], { stored: Object.fromEntries(storage) });
	assert.equal(next.map(({ checked }) => checked), [false, true]);
	later.end();
});

/** The form of an operation page. */
function createForm() {
	const status = fakeElement('p', { role: 'status' }), input = Object.assign(fakeElement('textarea'), { value: '{"color":"red"}' });
	return { status, form: fakeElement('form', { 'class': 'run', 'data-run': '/api/v1/parse-color' }, input, status) };
}

reference('a call sends the fields as they are written, and shows status, time and the answer, a line for each field', async () => {
	const { form, status } = createForm(), { requests, setAnswer, pass, end } = await open([form]);
	setAnswer(async () => {
		pass(12);
		return new Response('{"input":"red","hex":"#ff0000","note":"#ff0000 is red","all":["#ff000080"]}', { status: 200 });
	});
	assert.ok(form.fire('submit'), 'the browser does not leave the page');
	await until(() => status.textContent !== '');
	const [[address, { method, body, headers }]] = requests as [[string, RequestInit]];
	assert.equal([address, method, body, headers], ['/api/v1/parse-color', 'POST', '{"color":"red"}', { 'Content-Type': 'application/json' }]);
	assert.is(status.textContent, '200 in 12 ms');
	const [pre] = form.all('pre');
	assert.equal(JSON.parse(pre!.textContent), { input: 'red', hex: '#ff0000', note: '#ff0000 is red', all: ['#ff000080'] });
	assert.ok(pre!.textContent.split('\n').length >= 4);
	assert.equal(pre!.all('rect').map((one) => one.getAttribute('fill')), ['#ff0000', '#ff000080'], 'a swatch for each value that is a color');
	assert.is(form.all('button').length, 1, 'the answer can be copied');
	end();
});

reference('a second call replaces the answer, and a problem is an answer', async () => {
	const { form, status } = createForm(), { setAnswer, end } = await open([form]);
	for (const [text, code] of [['{"hex":"#ff0000"}', 200], ['{"title":"A color cannot be read."}', 400]] as const) {
		setAnswer(async () => new Response(text, { status: code }));
		form.fire('submit');
		await until(() => status.textContent.startsWith(String(code)));
	}
	assert.equal(form.all('pre').map(({ textContent }) => JSON.parse(textContent) as unknown), [{ title: 'A color cannot be read.' }]);
	assert.equal([form.all('button').length, form.all('rect').length], [1, 0]);
	end();
});

reference('an answer that is not JSON, such as the error page of a proxy, is shown verbatim', async () => {
	const { form, status } = createForm(), { setAnswer, end } = await open([form]), text = '<h1>502 Bad Gateway</h1>';
	setAnswer(async () => new Response(text, { status: 502 }));
	form.fire('submit');
	await until(() => status.textContent !== '');
	await settled();
	assert.match(status.textContent, /^502 in \d+ ms$/);
	assert.equal(form.all('pre').map(({ textContent }) => textContent), [text]);
	end();
});

reference('a service that does not answer is reported, and another press tries again', async () => {
	const { form, status } = createForm(), { setAnswer, end } = await open([form]);
	form.fire('submit');
	await until(() => status.textContent !== '');
	assert.is(status.textContent, 'The service does not answer. Press again.');
	setAnswer(async () => new Response('{}'));
	form.fire('submit');
	await settled();
	await until(() => status.textContent.startsWith('200'));
	assert.is(form.all('pre').length, 1);
	end();
});

reference.run();
