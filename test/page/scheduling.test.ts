/*
 * Work of the page: only the last request runs, slices replace older ones, and one action is one entry of the history.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { journal, undoKeys } from '../../src/page/journal.ts';
import { latest } from '../../src/page/latest.ts';
import { slices } from '../../src/page/slices.ts';
import { textOnHex } from '../../src/page/paint.ts';
import { fakeClock, settled } from './clock.ts';
import { FakeElement } from './elements.ts';

const scheduling = suite('work of the page');

/** Runs `work` with a clock that it moves. */
async function withClock(work: (pass: (milliseconds: number) => void) => void | Promise<void>): Promise<void> {
	const { pass, end } = fakeClock();
	try {
		await work(pass);
	} finally {
		end();
	}
}

scheduling('only the last request runs after a pause, and the one before is aborted', () => withClock(async (pass) => {
	const queue = latest(10), signals: AbortSignal[] = [], failures: string[] = [];
	const start = (name: string, work: () => Promise<void> = async () => undefined): void => queue.run(async (signal) => {
		signals.push(signal);
		await work();
	}, () => failures.push(name));
	start('replaced before it starts');
	let abort = (): void => undefined;
	start('aborted', () => new Promise((_, reject) => (abort = () => reject(new Error('aborted')))));
	pass(9);
	assert.is(signals.length, 0);
	pass(1);
	start('failing', () => Promise.reject(new Error('failing')));
	pass(10);
	abort();
	await settled();
	assert.equal(signals.map(({ aborted }) => aborted), [true, false]);
	assert.equal(failures, ['failing'], 'an aborted request fails silently');
	start('cancelled');
	queue.cancel();
	pass(10);
	assert.is(signals.length, 2);
}));

/** An element as `slices` use it. */
const element = (): Element => new FakeElement('div') as unknown as Element;

const isStale = (of: Element): boolean => of.getAttribute('data-stale') !== null;

scheduling('steps that do not fit into a slice follow in the next, and their element is stale until then', () => withClock((pass) => {
	const { start, later } = slices(), slow = element(), quick = element(), done: string[] = [];
	start(() => {
		later(slow, () => pass(6), () => done.push('slow'));
		later(quick, () => done.push('quick'));
	});
	assert.equal([isStale(slow), isStale(quick), done], [true, true, []]);
	pass(0);
	assert.equal([isStale(slow), isStale(quick), done], [false, false, ['slow', 'quick']]);
}));

scheduling('a new state replaces waiting steps, and new steps those of the same element', () => withClock((pass) => {
	const { start, later } = slices(), one = element(), done: string[] = [];
	later(one, () => done.push('older'));
	later(one, () => done.push('newer'));
	assert.ok(isStale(one));
	later(element(), () => done.push('other'));
	start(() => later(one, () => done.push('newest')));
	pass(0);
	assert.equal(done, ['newest']);
	assert.not.ok(isStale(one));
	later(one, () => done.push('never'));
	later(one);
	pass(0);
	assert.equal([done, isStale(one)], [['newest'], false]);
}));

/** A history like that of a browser, and the address. */
function fakeHistory(): { readonly queries: () => readonly string[]; readonly at: () => number } {
	const entries = [{ state: null as unknown, search: '' }];
	let at = 0;
	const address = { pathname: '/', hash: '', get search() { return entries[at]!.search; } };
	const write = (isNew: boolean) => (state: unknown, _: string, url: string): void => {
		if (isNew) entries.splice(++at, Infinity);
		entries[at] = { state, search: url.slice(1) };
	};
	Object.assign(globalThis, { location: address, history: {
		get state() { return entries[at]!.state; },
		pushState: write(true), replaceState: write(false),
		go: (steps: number) => void (at += steps),
	} });
	return { queries: () => entries.map(({ search }) => search), at: () => at };
}

scheduling('dragging is one entry, so are quick steps, and each settled change is its own', () => withClock((pass) => {
	const { queries, at } = fakeHistory(), { note, replace, undo, redo, has, follow } = journal();
	replace('color=teal');
	assert.equal([queries(), has()], [['?color=teal'], { undo: false, redo: false }]);
	for (const hue of [1, 2, 3]) note(`h=${hue}`, 'moving');
	note('h=4', 'settled');
	note('h=5', 'settled');
	for (const step of [6, 7, 8]) note(`h=${step}`, 'stepped');
	assert.equal(queries(), ['?color=teal', '?h=4', '?h=5', '?h=8']);
	note('h=8', 'settled');
	assert.is(queries().length, 4, 'an equal state is no entry');
	undo();
	undo();
	follow();
	assert.equal([at(), has()], [1, { undo: true, redo: true }]);
	redo();
	assert.is(at(), 2);
	undo();
	undo();
	undo();
	assert.is(at(), 0, 'not beyond the first entry of the page');
	for (let i = 0; i < 9; i++) redo();
	assert.equal([at(), has()], [3, { undo: true, redo: false }]);
	undo();
	follow();
	note('h=9', 'settled');
	assert.equal([queries().at(-1), has().redo], ['?h=9', false]);
	note('h=10', 'moving');
	note('h=11', 'moving');
	pass(400);
	assert.is(queries().at(-1), '?h=11', 'a drag that pauses is written');
}));

/** Runs `work` with a new history and a clock that it moves. */
const withHistory = (work: (queries: () => readonly string[], pass: (milliseconds: number) => void) => void): Promise<void> =>
	withClock((pass) => work(fakeHistory().queries, pass));

scheduling('a drag is written 350 milliseconds after its last change, and again where it ends', () => withHistory((queries, pass) => {
	const { note } = journal();
	note('h=1', 'moving');
	note('h=2', 'moving');
	pass(300);
	note('h=3', 'moving');
	pass(349);
	assert.equal(queries(), ['', '?h=1']);
	pass(1);
	assert.equal(queries(), ['', '?h=3']);
	note('h=4', 'moving');
	note('h=5', 'settled');
	pass(1000);
	assert.equal(queries(), ['', '?h=5']);
}));

scheduling('steps with less than a second between them are one entry', () => withHistory((queries, pass) => {
	const { note } = journal();
	for (const [query, pauseBefore] of [['h=1', 0], ['h=2', 999], ['h=3', 999], ['h=4', 1000]] as const) {
		pass(pauseBefore);
		note(query, 'stepped');
	}
	note('h=5', 'settled');
	note('h=6', 'stepped');
	assert.equal(queries(), ['', '?h=3', '?h=4', '?h=5', '?h=6']);
}));

scheduling('entries are numbered from the first of the page, and replacing one keeps those after it', () => withHistory(() => {
	const { note, undo, redo, replace, has } = journal(), entries: unknown[] = [];
	for (const query of ['h=1', 'h=2']) {
		note(query, 'settled');
		entries.push(history.state);
	}
	assert.equal([entries, has()], [[{ entry: 1 }, { entry: 2 }], { undo: true, redo: false }]);
	undo();
	replace('h=3');
	assert.equal([history.state, has()], [{ entry: 1 }, { undo: true, redo: true }]);
	redo();
	assert.is(location.search, '?h=2');
}));

scheduling('another entry of the history ends a drag and a row of steps', () => withHistory((queries, pass) => {
	const { note, follow, undo } = journal();
	for (const query of ['h=1', 'h=2']) note(query, 'moving');
	follow();
	pass(350);
	assert.equal(queries(), ['', '?h=1'], 'a change that waited is dropped');
	note('h=3', 'moving');
	follow();
	note('h=4', 'stepped');
	follow();
	note('h=5', 'stepped');
	assert.equal(queries(), ['', '?h=1', '?h=3', '?h=4', '?h=5']);
	undo();
	follow();
	note('h=5', 'settled');
	assert.equal(queries(), ['', '?h=1', '?h=3', '?h=4', '?h=5'], 'the same state as the entry that was left');
	assert.is(location.search, '?h=5');
}));

scheduling('an address keeps its path and fragment, and an empty query has no question mark', () => {
	const urls: string[] = [], write = (_: unknown, __: string, url: string): void => void urls.push(url);
	Object.assign(globalThis, {
		location: { pathname: '/color/', hash: '#top', search: '?h=1' }, history: { state: null, pushState: write, replaceState: write },
	});
	const { replace, note } = journal();
	replace('h=1');
	replace('');
	note('h=2', 'settled');
	assert.equal(urls, ['/color/#top', '/color/?h=2#top']);
});

scheduling('the keys of undo and redo are left to text fields', () => {
	const done: string[] = [], listeners: ((event: object) => void)[] = [];
	class Field {
		type = 'text';
	}
	Object.assign(globalThis, {
		HTMLTextAreaElement: class {}, HTMLInputElement: Field,
		addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
	});
	// undoKeys uses no other function of a journal.
	undoKeys({ undo: () => done.push('undo'), redo: () => done.push('redo') } as unknown as Parameters<typeof undoKeys>[0]);
	const press = (key: string, more: object = {}): void =>
		listeners[0]!({ key, ctrlKey: true, target: null, preventDefault: () => undefined, ...more });
	press('z');
	press('Z', { shiftKey: true });
	press('y', { ctrlKey: false, metaKey: true });
	for (const ignored of [{ ctrlKey: false }, { altKey: true }, { target: new Field() }]) press('z', ignored);
	press('x');
	press('y', { target: Object.assign(new Field(), { type: 'range' }) });
	assert.equal(done, ['undo', 'redo', 'redo', 'redo']);
});

scheduling('text on a color is black or white, with and without its alpha', () => {
	assert.equal(['#ffffff', '#000000', '#ffff00', '#00008b'].map(textOnHex), ['black', 'white', 'black', 'white']);
	assert.equal(['#ffffff10', '#00f00000', '#00008bff'].map(textOnHex), ['black', 'black', 'white']);
});

scheduling.run();
