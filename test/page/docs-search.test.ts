/*
 * The search of the reference: its dialog, its results and their keys. Source of the keys: ARIA Authoring Practices, editable combobox
 * with list autocomplete.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchEntry } from '../../src/doors/reference/search-entry.ts';
import { fakeDocument, FakeElement } from './elements.ts';

const searching = suite('the search of the reference');

const ENTRIES: readonly SearchEntry[] = [
	['operation', '/docs/mix-colors', 'Mix colors', 'Mixes two colors.', 'Смешать цвета', 'Смешивает два цвета.'],
	['guide', '/docs/guides/mixing', 'Mixing', 'How colors mix.', 'Смешение', 'Как смешиваются цвета.'],
];

const body = new FakeElement('body'), listeners = new Map<string, () => void>(), visited: string[] = [];
fakeDocument();
Object.assign(document, { documentElement: { lang: 'en' }, body });
Object.assign(globalThis, { addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener) });
const { openSearch } = await import('../../src/page/docs-search.ts');
Reflect.deleteProperty(globalThis, 'addEventListener');

const [dialog] = body.all('dialog'), [input] = dialog!.all('input'), [list] = dialog!.all('ul'), [status] = dialog!.all('p');
const [close, retry] = dialog!.all('button');

const opener = Object.assign(new FakeElement('button'), { dataset: { index: '/color/docs/search.json', base: '/color' } });

/** Opens the dialog on a page with this query, and types a text. `answer` is that of the service for the index. */
async function search(text: string, { query = '', answer = async (): Promise<Response> => Response.json(ENTRIES) } = {}): Promise<number> {
	const { fetch } = globalThis;
	let requests = 0;
	visited.length = 0;
	Object.assign(globalThis, {
		location: { href: `https://example.com/color/docs${query}`, search: query, assign: (url: string) => void visited.push(url) },
		fetch: () => {
			requests++;
			return answer();
		},
	});
	openSearch(opener as unknown as HTMLElement);
	for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
	Object.assign(globalThis, { fetch });
	input!.value = text;
	input!.fire('input');
	return requests;
}

const options = (): readonly FakeElement[] => list!.all('li');
const selected = (): number => options().findIndex((one) => one.getAttribute('aria-selected') === 'true');
const press = (key: string, target: FakeElement = input!): boolean => dialog!.fire('keydown', { key, target });

searching('an index that does not load is requested again by a press', async () => {
	assert.is(await search('mix', { answer: () => Promise.reject(new TypeError()) }), 1);
	assert.equal([status!.textContent, Reflect.get(retry!, 'hidden'), options().length], ['The search index did not load.', false, 0]);
	dialog!.close();
	assert.is(await search('mix', { answer: async () => Response.json([], { status: 503 }) }), 1);
	assert.is(status!.textContent, 'The search index did not load.');
	dialog!.close();
	assert.is(await search('mix'), 1);
	assert.is(Reflect.get(retry!, 'hidden'), true);
	dialog!.close();
	assert.is(await search('mix'), 0, 'a loaded index stays');
});

searching('results have their kind, title and note; the first one is selected', async () => {
	await search('mix');
	assert.equal(options().map(({ textContent }) => textContent), ['OperationMix colorsMixes two colors.', 'GuideMixingHow colors mix.']);
	assert.equal([selected(), input!.getAttribute('aria-activedescendant'), input!.getAttribute('aria-expanded')], [0, 'search-0', 'true']);
	assert.is(status!.textContent, 'Results: 2');
});

searching('without a text or a match there are no results', async () => {
	for (const [text, words] of [[' ', ''], ['zebra', 'Nothing found.']] as const) {
		await search(text);
		assert.equal([options().length, status!.textContent], [0, words]);
		assert.equal([input!.getAttribute('aria-activedescendant'), input!.getAttribute('aria-expanded')], [null, 'false']);
		assert.ok(press('ArrowDown'));
		assert.not.ok(press('Enter'), 'Enter without a result');
		assert.equal(visited, []);
	}
});

searching('arrow keys select a result, around both ends, and Enter opens it', async () => {
	await search('mix');
	const places = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
		assert.ok(press(key));
		return selected();
	});
	assert.equal(places, [1, 0, 1, 0]);
	press('ArrowDown');
	assert.ok(press('Enter'));
	options()[0]!.fire('click');
	assert.equal(visited, ['https://example.com/color/docs/guides/mixing', 'https://example.com/color/docs/mix-colors']);
});

searching('a result keeps the language that the address of the page names', async () => {
	await search('mix', { query: '?lang=en' });
	press('Enter');
	assert.equal(visited, ['https://example.com/color/docs/mix-colors?lang=en']);
});

searching('other keys, and keys on buttons, are not for the list', async () => {
	await search('mix');
	assert.not.ok(press('a'));
	assert.not.ok(press('ArrowDown', close!));
	assert.is(selected(), 0);
});

searching('Escape, the button, the backdrop and a result on the same page close the dialog, and the focus returns', async () => {
	for (const leave of [
		() => press('Escape'), () => close!.fire('click'), () => dialog!.fire('click', { target: dialog }), () => listeners.get('hashchange')!(),
	]) {
		await search('mix');
		Reflect.set(opener, 'isFocused', false);
		assert.ok(dialog!.isOpen);
		leave();
		assert.not.ok(dialog!.isOpen);
		assert.ok(opener.isFocused);
	}
	await search('mix');
	dialog!.fire('click', { target: input });
	assert.ok(dialog!.isOpen, 'a press inside');
	dialog!.close();
});

searching.run();
