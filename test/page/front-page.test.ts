/*
 * The front page as a whole: what it shows for an address, and what it writes to the address, the device and the history.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FIRST_COLOR } from '../../src/doors/first-color.ts';
import { parseColor } from '../../src/operations.ts';
import { en } from '../../src/page/words-en.ts';
import { ru } from '../../src/page/words-ru.ts';
import { ROOT } from '../support/project.ts';
import { fakeClock, settled, until } from './clock.ts';
import { fakeDocument, fakeElement, restoreGlobals, type FakeElement } from './elements.ts';

const front = suite('the front page');

type Listener = (event: object) => void;

/** Pause before a request to the service, and before an announcement. */
const DELAY_MS = 160, SAY_MS = 700;

/** The parts of the HTML of the service that the script fills. */
function createHtml(): readonly FakeElement[] {
	const part = (tag: string, id: string, ...children: FakeElement[]): FakeElement => fakeElement(tag, { id }, ...children);
	const link = (): FakeElement => fakeElement('li', {}, fakeElement('a'));
	const hint = fakeElement('p', { class: 'field-hint' }), input = fakeElement('input', { id: 'color' });
	return [
		fakeElement('a', { class: 'skip' }), fakeElement('h1'),
		fakeElement('header', { class: 'head' }, fakeElement('nav', {}, fakeElement('ul', {}, link(), link(), link(), link()))),
		part('section', 'field', fakeElement('form', {}, fakeElement('label'), input, hint), fakeElement('div', { class: 'field-facts' })),
		part('nav', 'sections'), part('div', 'tray'),
		part('div', 'sliders'), part('nav', 'tabs'), fakeElement('div', { id: 'view', class: 'view' }), part('div', 'call'), part('p', 'said'),
		fakeElement('footer', { class: 'foot' }, fakeElement('ul', {}, link(), link()), fakeElement('p')),
	];
}

/** The answer of the service to a call of parse-color; the page requests problems without their fields by a header. */
function describe(address: string, init?: RequestInit): Response {
	const query = new URL(address).searchParams;
	try {
		return Response.json(parseColor({ color: query.get('color')!, ...(query.has('locale') && { locale: 'ru' as const }) }));
	} catch {
		const isBare = new Headers(init?.headers).has('Problem-Language'), status = 400;
		const detail = `${isBare ? '' : 'color: '}"teel" is not a color.`;
		return Response.json({ type: '', title: '', status, detail, errors: [{ detail, parameter: 'color', suggestion: 'teal' }] }, { status });
	}
}

interface Options {
	readonly stored?: Readonly<Record<string, string>>;
	readonly languages?: readonly string[];
	readonly service?: (address: string, init?: RequestInit) => Response | Promise<Response>;
}

let opened = 0;

/** Opens the page at a query. */
async function openPage(query: string, { stored = {}, languages = ['en-US'], service = describe }: Options = {}) {
	const listeners = new Map<string, Listener[]>(), storage = new Map(Object.entries(stored)), requests: string[] = [];
	const frames: (() => void)[] = [], entries = [{ state: null as unknown, search: query === '' ? '' : `?${query}` }], clock = fakeClock();
	let at = 0;
	fakeDocument(...createHtml());
	const write = (isNew: boolean) => (state: unknown, _: string, url: string): void => {
		if (isNew) entries.splice(++at, Infinity);
		entries[at] = { state, search: url.slice('/color/'.length) };
	};
	const address = {
		pathname: '/color/', hash: '', origin: 'https://example.com', get search() { return entries[at]!.search; },
		get href() { return `https://example.com/color/${entries[at]!.search}`; },
	};
	Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true, writable: true });
	Object.assign(document, { head: { append: (link: FakeElement) => setImmediate(() => link.fire('load')) } });
	Object.assign(globalThis, {
		location: address, CSS: { escape: (text: string) => text }, scrollTo: () => undefined,
		HTMLInputElement: class {}, HTMLTextAreaElement: class {},
		history: { get state() { return entries[at]!.state; }, pushState: write(true), replaceState: write(false) },
		localStorage: {
			getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => void storage.set(key, value),
		},
		requestAnimationFrame: (draw: () => void) => frames.push(draw),
		IntersectionObserver: class {
			observe(): void {
				// The code of the first view stays away.
			}
		},
		addEventListener: (type: string, listener: Listener) => void listeners.set(type, [...listeners.get(type) ?? [], listener]),
		fetch: async (request: string, init: RequestInit) => {
			requests.push(new URL(request).search);
			return service(request, init);
		},
	});
	await import(`../../src/page/main.ts?${++opened}`);
	await until(() => listeners.has('popstate') || document.documentElement.dataset['failed'] !== undefined);
	const body = document.body as unknown as FakeElement, find = (selector: string): FakeElement => body.querySelector(selector)!;
	/** Draws a frame, and lets time pass. */
	const pass = async (milliseconds = 0): Promise<void> => {
		for (const draw of frames.splice(0)) draw();
		clock.pass(milliseconds);
		await settled();
		clock.pass(0);
	};
	await pass();
	const input = find('#color');
	/** Draws frames until an element appears whose script loads. */
	const appears = (selector: string): Promise<void> => until(() => find(selector) !== null, pass);
	return {
		find, pass, appears, input, storage, requests, frames, end: clock.end,
		search: () => entries[at]!.search, count: () => entries.length,
		said: () => find('#said').textContent,
		fire: (type: string, event: object = {}) => listeners.get(type)!.forEach((listener) => listener(event)),
		type: (text: string, event = 'change') => {
			input.value = text;
			input.fire(event);
		},
		back: () => {
			at--;
			listeners.get('popstate')!.forEach((listener) => listener({}));
		},
		press: (selector: string, word: string) => body.querySelectorAll(selector).find(({ textContent }) => textContent === word)!.fire('click'),
	};
}

restoreGlobals(front);

front('an address opens with its view, its color and its palette', async () => {
	const { appears, find, input, search, end } = await openPage('view=check-gamut&color=teal&palette=red,navy');
	await appears('#view h2');
	assert.equal([find('#view h2').textContent, input.value], [en.views['check-gamut'].title, 'teal']);
	assert.equal(find('#tray').querySelectorAll('.tray-color').length, 2);
	assert.is(search(), '?view=check-gamut&color=teal&palette=red,navy');
	end();
});

front('a page without an address has the palette of the device', async () => {
	const { find, end } = await openPage('', { stored: { palette: 'palette=red,navy,gold' } });
	assert.equal(find('#tray').querySelectorAll('.tray-color').length, 3);
	end();
});

front('the language is that of the address, else the chosen one, else that of the browser', async () => {
	for (const [query, options, words] of [
		['lang=ru', { stored: { lang: 'en' } }, ru], ['', { stored: { lang: 'ru' } }, ru], ['', { languages: ['de', 'ru-RU', 'en'] }, ru],
		['', { languages: ['de'] }, en],
	] as const) {
		const { find, end } = await openPage(query, options);
		assert.equal([find('h1').textContent, document.documentElement.lang], [words.title, words === ru ? 'ru' : 'en']);
		end();
	}
});

front('the address keeps the language that it names, and has no other', async () => {
	for (const [query, expected] of [['lang=ru', '?color=teal&lang=ru'], ['', '?color=teal']] as const) {
		const { type, pass, search, end } = await openPage(query);
		type('teal');
		await pass();
		assert.is(search(), expected);
		end();
	}
});

front('changes are shown once a frame, however many there were', async () => {
	const { type, frames, input, find, pass, end } = await openPage('color=red');
	for (const text of ['teal', 'navy']) type(text, 'input');
	assert.is(frames.length, 1);
	await pass();
	assert.equal([input.value, find('.field-hex').textContent], ['navy', '#000080']);
	type('gold');
	assert.is(frames.length, 1);
	await pass();
	assert.is(find('.field-hex').textContent, '#ffd700');
	end();
});

front('the history goes back to the state before, which the device stores', async () => {
	const { type, pass, back, find, storage, count, end } = await openPage('view=make-gradient&colors=red,teal');
	assert.is(storage.get('palette'), undefined);
	type('navy');
	await pass();
	assert.equal([count(), storage.get('palette')], [2, 'palette=navy,teal']);
	back();
	await pass();
	assert.equal([find('.field-hex').textContent, storage.get('palette')], ['#ff0000', 'palette=red,teal']);
	end();
});

front('a palette is stored once a change has settled', async () => {
	const { type, pass, storage, end } = await openPage('view=make-gradient&colors=red,teal');
	type('gold', 'input');
	await pass();
	assert.is(storage.get('palette'), undefined);
	type('gold');
	assert.is(storage.get('palette'), 'palette=gold,teal');
	end();
});

front('another view has the colors of the palette and the values it had before', async () => {
	const { press, pass, find, search, type, end } = await openPage('view=mix-colors&first=gold&second=teal&amount=30');
	type('red');
	await pass();
	press('#sections a', en.sections.check);
	await pass();
	await until(() => find('#view h2')?.textContent === en.views['check-contrast'].title, pass);
	assert.match(search(), /view=check-contrast&text=red/);
	type('navy');
	await pass();
	press('#sections a', en.sections.scale);
	await pass();
	assert.match(search(), /view=mix-colors&first=navy&second=teal&amount=30/);
	end();
});

front('a view has the values of its address again, also if nothing was changed there', async () => {
	const { press, pass, find, search, end } = await openPage('view=mix-colors&first=gold&second=teal&amount=30');
	await pass();
	press('#sections a', en.sections.check);
	await until(() => find('#view h2')?.textContent === en.views['check-contrast'].title, pass);
	press('#sections a', en.sections.scale);
	await pass();
	assert.match(search(), /view=mix-colors&first=gold&second=teal&amount=30/);
	end();
});

front('both names of a color are requested once it no longer changes', async () => {
	const { type, pass, requests, find, end } = await openPage('view=check-gamut&color=red'), names = find('.field-names');
	await pass(DELAY_MS);
	await pass();
	requests.length = 0;
	type('#3b82f6', 'input');
	await pass(DELAY_MS - 1);
	assert.equal([requests, names.hasAttribute('data-stale')], [[], true]);
	await pass(1);
	await pass();
	assert.equal([requests.length, names.hasAttribute('data-stale')], [2, false]);
	const { name } = parseColor({ color: '#3b82f6' }), russian = parseColor({ color: '#3b82f6', locale: 'ru' });
	assert.is(names.textContent, name.name + russian.name.name);
	type('#3b82f5', 'input');
	await pass();
	type('#3b82f6', 'input');
	await pass(DELAY_MS);
	assert.equal([requests.length, names.textContent], [2, name.name + russian.name.name], 'an answer is requested once');
	end();
});

front('a name that the service refuses has no names', async () => {
	const { type, pass, find, end } = await openPage('view=check-gamut&color=red', { service: (address) =>
		(address.includes('3b82f7') ? Response.json({ detail: '', status: 500 }, { status: 500 }) : describe(address)) });
	await pass(DELAY_MS);
	const before = find('.field-names').textContent;
	assert.ok(before.length > 0);
	type('#3b82f7');
	await pass(DELAY_MS);
	await pass();
	assert.equal([find('.field-names').textContent, find('.field-names').hasAttribute('data-stale')], [before, true]);
	end();
});

front('a name is read by the service, then shown everywhere', async () => {
	const { pass, find, requests, end } = await openPage('view=check-gamut&color=red&palette=dark+slate+teal,navy');
	assert.is(find('.tray-color').styles.get('background'), '');
	await pass(DELAY_MS);
	await pass();
	await pass();
	assert.ok(requests.some((query) => query.includes('dark+slate+teal') || query.includes('dark%20slate%20teal')));
	assert.match(find('.tray-color').styles.get('background')!, /^oklch/);
	end();
});

front('a name in any color of a view is read by the service', async () => {
	const { appears, pass, requests, end } = await openPage('view=compare-colors&first=red&second=dusty+rose');
	await until(() => requests.some((query) => new URLSearchParams(query).get('color') === 'dusty rose'), () => pass(DELAY_MS));
	await appears('#view .takeaway');
	end();
});

front('a control of a view changes the address', async () => {
	const { appears, find, pass, search, end } = await openPage('view=mix-colors&first=red&second=teal');
	await appears('#view .takeaway');
	const [amount] = find('#view .control-range').all('input');
	amount!.value = '30';
	amount!.fire('change');
	await pass();
	assert.is(search(), '?view=mix-colors&first=red&second=teal&amount=30');
	end();
});

front('a view that is opened again has what was changed there', async () => {
	const { appears, find, press, pass, search, end } = await openPage('view=mix-colors&first=red&second=teal');
	await appears('#view .takeaway');
	const [amount] = find('#view .control-range').all('input');
	amount!.value = '40';
	amount!.fire('change');
	press('#sections a', en.sections.check);
	await until(() => find('#view h2')?.textContent === en.views['check-contrast'].title, pass);
	press('#sections a', en.sections.scale);
	await pass();
	assert.match(search(), /amount=40/);
	await appears('#view .takeaway');
	end();
});

front('the number of colors in the palette is announced if it changes', async () => {
	const { press, pass, said, end } = await openPage('view=check-gamut&color=teal&palette=red,navy');
	press('#tray button', `+ ${en.color}`);
	await pass();
	await pass(SAY_MS);
	assert.match(said(), 'Palette: 3');
	end();
});

front('a text that is no color is a problem with a suggestion', async () => {
	const { appears, type, pass, find, press, input, end } = await openPage('view=check-gamut&color=red');
	await appears('#view h2');
	type('teel');
	await pass(DELAY_MS);
	await pass();
	await pass(SAY_MS);
	assert.is(find('#problem').all('span')[0]!.textContent, '"teel" is not a color.');
	press('#problem button', 'Use teal');
	await pass();
	assert.is(input.value, 'teal');
	end();
});

front('a name without the service is reported', async () => {
	const service = () => Promise.reject(new TypeError());
	const { appears, pass, find, end } = await openPage('view=check-gamut&color=dim+grey+teal', { service });
	await appears('#view h2');
	await pass(DELAY_MS);
	await pass();
	assert.is(find('#problem').textContent, en.noService);
	end();
});

front('an action and its result are announced together after 0.7 seconds', async () => {
	const { appears, press, pass, said, end } = await openPage('view=mix-colors&first=red&second=teal');
	await appears('#view .takeaway');
	await pass(SAY_MS);
	const result = said();
	assert.match(result, /^#[0-9a-f]{6}$/);
	press('#view button', en.addToPalette);
	await pass();
	await pass(SAY_MS - 1);
	assert.is(said(), result);
	await pass(1);
	assert.is(said(), `${en.addedToPalette}. ${result}`);
	end();
});

front('a press of a button that is off does nothing', async () => {
	const { fire, end } = await openPage('color=red');
	for (const isOff of [true, false]) {
		let isStopped = false;
		fire('click', { target: fakeElement('button', isOff ? { 'aria-disabled': 'true' } : {}), stopPropagation: () => (isStopped = true) });
		assert.is(isStopped, isOff);
	}
	end();
});

front('a finger that scrolls across a slider changes nothing', async () => {
	const { fire, type, pass, find, end } = await openPage('color=red'), slider = Object.assign(new HTMLInputElement(), { type: 'range' });
	for (const [pointerType, target, expected] of [
		['touch', slider, '#ff0000'], ['mouse', slider, '#000080'], ['touch', {}, '#000080'],
	] as const) {
		fire('pointerdown', { pointerType, target });
		type('navy', 'input');
		await pass();
		fire('pointercancel');
		await pass();
		assert.is(find('.field-hex').textContent, expected);
		type('red');
		await pass();
	}
	end();
});

front('the slot that is edited is in the address, once', async () => {
	const { appears, find, pass, search, count, end } = await openPage('view=mix-colors&first=red&second=teal');
	// The last part of the view, so that nothing loads after the test.
	await appears('#view .takeaway');
	const [first, second] = find('#view').querySelectorAll('.slot-text');
	first!.fire('focus');
	assert.is(count(), 1, 'it is edited already');
	second!.fire('focus');
	await pass();
	assert.equal([search(), count(), find('.field-hex').textContent], ['?view=mix-colors&first=red&second=teal&at=second', 2, '#008080']);
	end();
});

front('the style sheet shows the first color before the script runs', () => {
	assert.match(readFileSync(join(ROOT, 'src/page/style/bar.css'), 'utf8'), `--shown: ${FIRST_COLOR};`);
});

front('a page whose words do not load is marked, so that it says so', async () => {
	const { LANGUAGES } = await import('../../src/page/words.ts'), { words } = LANGUAGES.en;
	Object.assign(LANGUAGES.en, { words: () => Promise.reject(new TypeError()) });
	const { end } = await openPage('').catch(() => ({ end: () => undefined }));
	Object.assign(LANGUAGES.en, { words });
	assert.is(document.documentElement.dataset['failed'], '');
	end();
});

front.run();
