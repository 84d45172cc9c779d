/*
 * The open view: how it loads, waits for its answer, shows it with its code, and what happens if the service or a script is missing.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mixColors } from '../../src/operations/mix-colors/declaration.ts';
import type { Call } from '../../src/doors/request-forms.ts';
import type { ViewId } from '../../src/page/catalog.ts';
import { readState } from '../../src/page/state.ts';
import type { Page, View } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { ru } from '../../src/page/words-ru.ts';
import { fakeClock, settled, until } from './clock.ts';
import { fakeDocument, fakeElement, restoreGlobals, type FakeElement } from './elements.ts';

const views = suite('the open view');

fakeDocument();
const { createCall } = await import('../../src/page/engine.ts');
const { stage } = await import('../../src/page/stage.ts');
const { VIEWS } = await import('../../src/page/views.ts');

// A test replaces views, which are read when they open.
const table = VIEWS as Record<ViewId, () => Promise<(page: Page) => View>>, originals = { ...table };

const DELAY_MS = 160, LATER_STYLE = (link: FakeElement): unknown => setImmediate(() => link.fire('load'));

let calls = 0;

/** A stage with stand-ins for two views: `mix-colors` is computed here, `find-colors` by the service. */
function createStage({ query = 'view=mix-colors&first=red&second=teal', locale = 'en', isWide = false, more = {} } = {}) {
	const shown: unknown[] = [], announced: string[] = [], requests: string[] = [], called: unknown[] = [], scrolls: object[] = [];
	const panelShows: string[] = [], listeners = new Map<string, () => void>(), clock = fakeClock();
	const place = fakeElement('div', { class: 'view' });
	const fake = fakeDocument(place);
	let state = readState(query), answer: () => Promise<Response> = () => new Promise(() => undefined);
	Object.assign(document, { head: { append: LATER_STYLE } });
	Object.assign(globalThis, {
		location: { origin: 'https://example.com', reload: () => called.push('reload') }, CSS: { escape: (text: string) => text },
		matchMedia: () => ({ matches: isWide }), scrollTo: (to: object) => scrolls.push(to),
		addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
		removeEventListener: (type: string) => listeners.delete(type),
		fetch: (address: string) => {
			requests.push(new URL(address).search);
			return answer();
		},
	});
	const elements = new Map<ViewId, FakeElement>(), unique = ++calls;
	const createView = (id: ViewId, operation: View['operation']) => async () => (): View => {
		const results = fakeElement('div', { class: 'work-results' });
		const element = fakeElement('div', {}, fakeElement('div', { 'data-field': 'amount' }, fakeElement('label', {}, 'Share')), results);
		elements.set(id, element);
		return {
			element: element as unknown as HTMLElement, operation, say: () => `result of ${id}`,
			call: ({ fields }) => createCall(id, id === 'find-colors' ? { query: fields['query'] as string, unique: String(unique) } : fields),
			show: (_, given) => void shown.push([id, given === undefined ? undefined : !given.isProblem]),
			...more,
		};
	};
	Object.assign(table, { 'mix-colors': createView('mix-colors', mixColors), 'find-colors': createView('find-colors', null) });
	// A stage uses no other function of a page and of the panel of the request.
	const page = {
		words: locale === 'en' ? en : ru, locale, state: () => state, announce: (text: string) => void announced.push(text),
		later: (_: unknown, ...steps: readonly (() => void)[]) => steps.forEach((step) => step()),
		setFields: (fields: object) => void called.push(fields),
	} as unknown as Page;
	const showCall = ({ operation }: Call, given: object | undefined): void =>
		void panelShows.push(`${operation}: ${given === undefined ? 'waiting' : 'answered'}`);
	const panel = { element: fakeElement('aside'), reveal: () => called.push('reveal'), show: showCall };
	const { show, alone } = stage(page, place as unknown as HTMLElement, panel as never, (id) => called.push(id));
	return {
		...clock, panelShows, shown, announced, requests, called, scrolls, listeners, place, alone, fake,
		element: (id: ViewId) => elements.get(id)!,
		problem: () => place.querySelector('#problem')!.textContent,
		isWaiting: () => place.hasAttribute('data-waiting'),
		setAnswer: (next: typeof answer) => (answer = next),
		/** Shows the state of a query, and lets everything happen that waits for no time. */
		open: async (next = query, isTyping = false) => {
			state = readState(next);
			show(isTyping);
			await settled();
		},
	};
}

const json = (value: object, status = 200) => async (): Promise<Response> => Response.json(value, { status });

const FIND = 'view=find-colors&query=rose';

views.after.each(() => void Object.assign(table, originals));
restoreGlobals(views);

views('a view opens with its title and lead, and its answer is computed here', async () => {
	const { open, place, shown, announced, called, requests, isWaiting, end } = createStage();
	await open();
	assert.equal([place.all('h2')[0]!.textContent, place.all('p')[0]!.textContent], Object.values(en.views['mix-colors']).slice(0, 2));
	assert.equal([shown, announced, requests, isWaiting()], [[['mix-colors', true]], ['result of mix-colors'], [], false]);
	place.all('button')[0]!.fire('click');
	assert.equal(called, ['mix-colors', 'reveal']);
	end();
});

views('a view that opens first leaves focus and place; a later one begins at its title', async () => {
	const { open, place, scrolls, end } = createStage();
	await open();
	assert.equal([scrolls, place.all('h2')[0]!.isFocused], [[], false]);
	await open(FIND);
	assert.equal([scrolls, place.all('h2')[0]!.isFocused], [[{ top: 0 }], true]);
	end();
});

views('the same view stays when its state changes', async () => {
	const { open, shown, element, place, called, end } = createStage();
	await open();
	const first = element('mix-colors');
	await open('view=mix-colors&first=red&second=navy');
	assert.equal([called, shown.length, place.contains(first)], [['mix-colors'], 2, true]);
	end();
});

views('the service is asked 160 milliseconds after the last change, and its answer is kept', async () => {
	const { open, pass, requests, shown, setAnswer, end } = createStage();
	setAnswer(json({ colors: [] }));
	await open(FIND);
	pass(DELAY_MS - 1);
	await open(`${FIND}s`);
	pass(DELAY_MS - 1);
	assert.equal(requests, []);
	pass(1);
	await settled();
	assert.is(requests.length, 1);
	assert.match(requests[0]!, /query=roses/);
	assert.equal(shown, [['find-colors', undefined], ['find-colors', undefined], ['find-colors', true]]);
	await open(FIND);
	await open(`${FIND}s`);
	pass(DELAY_MS);
	await settled();
	assert.is(requests.length, 1, 'the cached answer replaces the request that waits');
	assert.equal(shown.slice(3), [['find-colors', undefined], ['find-colors', true]]);
	end();
});

views('a view is hidden until its first answer, for at most 1.2 seconds', async () => {
	for (const isAnswered of [true, false]) {
		const { open, pass, setAnswer, isWaiting, panelShows, end } = createStage({ locale: 'ru' });
		if (isAnswered) setAnswer(json({ colors: [] }));
		await open(FIND);
		assert.ok(isWaiting());
		pass(DELAY_MS);
		await settled();
		assert.equal(panelShows, ['find-colors: waiting', ...isAnswered ? ['find-colors: answered'] : []]);
		assert.is(isWaiting(), !isAnswered);
		pass(1199 - DELAY_MS);
		assert.is(isWaiting(), !isAnswered);
		pass(1);
		assert.not.ok(isWaiting());
		end();
	}
});

views('results of an older state are marked, except in a view that draws the state itself', async () => {
	for (const drawsState of [undefined, true] as const) {
		const { open, element, end } = createStage({ more: { drawsState } }), isStale = () => element('mix-colors').hasAttribute('data-stale');
		await open();
		assert.not.ok(isStale());
		await open('view=mix-colors&first=red&second=teal&amount=200');
		assert.is(isStale(), drawsState === undefined);
		end();
	}
});

views('a view that opens with an invalid value is empty; one that had a result shows the last', async () => {
	const { open, element, isWaiting, end } = createStage(), isEmpty = () => element('mix-colors').hasAttribute('data-empty');
	await open('view=mix-colors&first=red&second=teal&amount=200');
	assert.equal([isEmpty(), isWaiting()], [true, false]);
	await open();
	assert.not.ok(isEmpty());
	await open('view=mix-colors&first=red&second=teal&amount=200');
	assert.not.ok(isEmpty());
	end();
});

views('a problem begins with the label of its control, and waits while somebody types', async () => {
	const { open, problem, pass, announced, end } = createStage();
	await open('view=mix-colors&first=red&second=teal&amount=200', true);
	assert.is(problem(), '');
	pass(700);
	assert.match(problem(), /^Share: must be .* got 200[.]/);
	await open('view=mix-colors&first=red&second=teal&amount=300');
	assert.match(problem(), /^Share: must be .* got 300[.]/);
	assert.ok(announced.every((text) => text.startsWith('Share')), 'a problem is announced, not a result');
	await open();
	assert.is(problem(), '');
	end();
});

views('a field without a control is called by its name', async () => {
	const { open, problem, end } = createStage();
	await open('view=mix-colors&first=red&second=teal&space=no');
	assert.match(problem(), /^space: must be one of /);
	end();
});

views('a problem is in the language of the page, and not that of an older state', async () => {
	const { open, problem, end } = createStage({ locale: 'ru' });
	await open('view=mix-colors&first=red&second=teal&amount=200');
	await until(() => problem() !== '');
	assert.match(problem(), /^Share.*[а-я]/);
	assert.not.match(problem(), ru.notValid);
	void open('view=mix-colors&first=red&second=teal&amount=300');
	await open();
	assert.is(problem(), '');
	end();
});

views('without the service a view says so, and shows what it has', async () => {
	const { open, pass, problem, isWaiting, setAnswer, end } = createStage();
	setAnswer(() => Promise.reject(new TypeError()));
	await open(FIND);
	pass(DELAY_MS);
	await settled();
	assert.equal([problem(), isWaiting()], [en.noService, false]);
	end();
});

views('an answer for a view that was left is not shown', async () => {
	const { open, pass, shown, setAnswer, end } = createStage();
	let reply: () => void = () => undefined;
	setAnswer(() => new Promise((resolve) => (reply = () => resolve(Response.json({})))));
	await open(FIND);
	pass(DELAY_MS);
	await settled();
	void open();
	reply();
	await settled();
	assert.equal(shown, [['find-colors', undefined], ['mix-colors', true]]);
	end();
});

views('a view that loads after another was opened is not shown', async () => {
	const { open, place, called, end } = createStage(), { 'mix-colors': load } = table;
	let loaded: () => void = () => undefined;
	Object.assign(table, { 'mix-colors': async () => {
		await new Promise<void>((resolve) => (loaded = resolve));
		return load();
	} });
	await open();
	await open(FIND);
	loaded();
	await settled();
	assert.equal(place.all('h2').map(({ textContent }) => textContent), [en.views['find-colors'].title]);
	assert.equal(called, ['mix-colors', 'find-colors']);
	end();
});

/** A stage whose first view fails to load `times` times. */
function createFailing(times: number) {
	const parts = createStage(), { 'mix-colors': load } = table;
	let left = times;
	Object.assign(table, { 'mix-colors': () => (left-- > 0 ? Promise.reject(new TypeError()) : load()) });
	const retry = () => parts.place.all('button').find(({ textContent }) => textContent === en.retry);
	return { ...parts, retry };
}

views('a view that does not load is loaded again by a press, and once the browser is online', async () => {
	for (const way of ['press', 'online']) {
		const { open, retry, place, listeners, shown, problem, isWaiting, end } = createFailing(1);
		await open();
		assert.equal([place.all('h2').length, problem().startsWith(en.notLoaded), isWaiting()], [1, true, false]);
		await open();
		assert.equal(shown, [], 'a change of the state shows nothing');
		if (way === 'press') retry()!.fire('click');
		else listeners.get('online')!();
		await settled();
		assert.equal([shown.length, problem(), listeners.has('online')], [1, '', false]);
		end();
	}
});

views('a view that fails again loads the page again; one that was left stays away', async () => {
	const { open, retry, called, listeners, place, end } = createFailing(2);
	await open();
	retry()!.fire('click');
	await settled();
	assert.equal(called, ['mix-colors', 'reload']);
	end();
	const other = createFailing(1);
	await other.open();
	const online = other.listeners.get('online')!;
	await other.open(FIND);
	online();
	await settled();
	assert.equal(other.place.all('h2').map(({ textContent }) => textContent), [en.views['find-colors'].title]);
	assert.ok(listeners.size === 0 && place.all('h2').length === 1);
	other.end();
});

views('a failure to load a view that was left is not shown', async () => {
	const { open, place, end } = createStage();
	let fail: () => void = () => undefined;
	Object.assign(table, { 'mix-colors': () => new Promise((_, reject) => (fail = () => reject(new TypeError()))) });
	await open();
	await open(FIND);
	fail();
	await settled();
	assert.equal(place.all('h2').map(({ textContent }) => textContent), [en.views['find-colors'].title]);
	end();
});

const COLORED = { colors: () => [{ name: 'brand', color: '#ff0000' }] };

/** The code in a view, once its script is loaded. */
async function codeIn(element: FakeElement): Promise<FakeElement> {
	await until(() => element.querySelectorAll('.takeaway').length > 0);
	await settled();
	return element.querySelectorAll('.takeaway')[0]!;
}

views('the code of a result comes last; on a wide page below the results', async () => {
	for (const isWide of [false, true]) {
		const { open, element, isWaiting, end } = createStage({ isWide, more: COLORED });
		await open();
		const code = await codeIn(element('mix-colors'));
		assert.equal([code.closest('.work-results') !== null, isWaiting()], [isWide, false]);
		assert.ok(element('mix-colors').children.at(-1) === (isWide ? code.closest('.work-results') : code.parent));
		end();
	}
});

views('an interface is shown for colors that form a palette', async () => {
	for (const [more, isShown] of [[COLORED, true], [{ ...COLORED, hasPreview: false }, false]] as const) {
		const { open, element, end } = createStage({ more });
		await open();
		assert.is((await codeIn(element('mix-colors'))).querySelectorAll('.part').at(-1)!.hasAttribute('hidden'), !isShown);
		end();
	}
});

views('the code of another view waits for its result', async () => {
	const { open, element, setAnswer, pass, end } = createStage({ more: COLORED });
	setAnswer(json({}));
	await open();
	await codeIn(element('mix-colors'));
	await open('view=find-colors&query=later');
	assert.is(element('find-colors').querySelectorAll('.takeaway').length, 0, 'before the answer');
	pass(DELAY_MS);
	assert.ok(await codeIn(element('find-colors')));
	end();
});

/** Replaces the view of the page that opens first; `see` moves the page. */
async function replaceFirstView() {
	const watched: object[] = [], state = { isEnded: false, see: (_: readonly { readonly isIntersecting: boolean }[]): void => undefined };
	Object.assign(globalThis, { IntersectionObserver: class {
		constructor(callback: typeof state.see, options: object) {
			state.see = callback;
			watched.push(options);
		}
		observe(): void {
			// The test moves the page.
		}
		disconnect(): void {
			state.isEnded = true;
		}
	} });
	const view = await table['mix-colors']();
	Object.assign(table, { 'parse-color': async () => (page: Page) => ({
		...view(page), ...COLORED, call: () => createCall('mix-colors', { first: 'red', second: 'teal' }),
	}) });
	return { watched, state };
}

views('the first view loads the code once the request below it is half a screen away', async () => {
	const { open, element, end } = createStage({ query: '' }), { watched, state } = await replaceFirstView();
	await open();
	await until(() => watched.length > 0);
	state.see([{ isIntersecting: false }]);
	await settled();
	assert.equal([element('mix-colors').querySelectorAll('.takeaway').length, state.isEnded, watched], [0, false, [{ rootMargin: '50%' }]]);
	state.see([{ isIntersecting: false }, { isIntersecting: true }]);
	await codeIn(element('mix-colors'));
	assert.ok(state.isEnded);
	end();
});

views('the code of a view that was left is neither created nor shown in the next', async () => {
	const first = createStage({ query: '' }), { watched, state } = await replaceFirstView(), created: string[] = [];
	await first.open();
	await until(() => watched.length > 0);
	await first.open(FIND);
	const { createElement } = document;
	Object.assign(document, { createElement: (tag: string) => {
		created.push(tag);
		return createElement.call(document, tag);
	} });
	state.see([{ isIntersecting: true }]);
	await settled();
	assert.equal(created, []);
	first.end();
	const leave = (): void => void second.open('view=find-colors&query=left'), second = createStage({ more: { colors: () => {
		queueMicrotask(leave);
		return COLORED.colors();
	} } });
	await second.open();
	await settled();
	assert.equal(second.element('find-colors').querySelectorAll('.takeaway').length, 0);
	second.end();
});

views.run();
