/*
 * Rows with one Tab stop, and the handles of curves. Source of the keys: ARIA Authoring Practices, "Managing Focus Within Components
 * Using a Roving tabindex", and the slider pattern.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { curves, type CurveStep } from '../../src/page/curves.ts';
import { rove } from '../../src/page/rove.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { near } from '../support/near.ts';
import { fakeDocument, FakeElement } from './elements.ts';

const rows = suite('rows of the page'), fake = fakeDocument();

/** A row of three links, the second of which is the current page if `current` is true. */
function createRow(current = false): { readonly place: FakeElement; readonly links: readonly FakeElement[]; readonly update: () => void } {
	const place = new FakeElement('nav'), links = ['one', 'two', 'three'].map(() => new FakeElement('a'));
	place.append(...links);
	if (current) links[1]!.setAttribute('aria-current', 'page');
	// The row uses no other part of an element.
	const update = rove(place as unknown as HTMLElement, 'a');
	update();
	return { place, links, update };
}

const tabStops = (links: readonly FakeElement[]): (string | null)[] => links.map((one) => one.getAttribute('tabindex'));

/** Index of the link that a key focuses; -1 for none. */
function focusBy(key: object, from: number): number {
	const { place, links } = createRow();
	const isHandled = place.fire('keydown', { target: links[from], ctrlKey: false, altKey: false, metaKey: false, ...key });
	const to = links.findIndex(({ isFocused }) => isFocused);
	assert.is(isHandled, to >= 0);
	return to;
}

rows('the current page is the Tab stop, otherwise the first link', () => {
	assert.equal(tabStops(createRow().links), ['0', '-1', '-1']);
	assert.equal(tabStops(createRow(true).links), ['-1', '0', '-1']);
});

rows('a link with the focus becomes the Tab stop', () => {
	const { place, links } = createRow();
	place.fire('focusin', { target: links[2] });
	assert.equal(tabStops(links), ['-1', '-1', '0']);
	place.fire('focusin', { target: place });
	place.fire('focusin', { target: 'text' });
	assert.equal(tabStops(links), ['-1', '-1', '0']);
});

rows('a hidden link is not a Tab stop, and a new link gets an index', () => {
	const { place, links, update } = createRow();
	place.fire('focusin', { target: links[2] });
	links[2]!.setAttribute('hidden', '');
	const added = new FakeElement('a');
	place.append(added);
	update();
	assert.equal(tabStops([...links, added]), ['0', '-1', '0', '-1']);
});

rows('a row is computed again only if its links change', () => {
	const { place, links, update } = createRow();
	let looks = 0;
	for (const link of links) link.checkVisibility = () => looks++ >= 0;
	update();
	assert.is(looks, 0);
	links[0]!.remove();
	place.append(links[0]!);
	update();
	assert.is(looks, 3);
});

rows('arrow keys, Home and End move the focus, and stop at the ends', () => {
	for (const [key, from, to] of [
		['ArrowRight', 0, 1], ['ArrowRight', 1, 2], ['ArrowRight', 2, 2], ['ArrowLeft', 2, 1], ['ArrowLeft', 0, 0], ['Home', 2, 0], ['End', 0, 2],
	] as const) assert.is(focusBy({ key }, from), to, `${key} from ${from}`);
});

rows('other keys, keys with a modifier and keys outside of the links are not for a row', () => {
	assert.is(focusBy({ key: 'a' }, 0), -1);
	for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) assert.is(focusBy({ key: 'ArrowRight', [modifier]: true }, 0), -1, modifier);
	assert.is(focusBy({ key: 'End' }, 3), -1);
});

const STEPS: readonly CurveStep[] = [
	{ name: '100', lch: [0.9, 0.1, 90], isGiven: false }, { name: '900', lch: [0.25, 0.3, 270], isGiven: true },
];

/** Charts of these steps; `calls` are the changes that were requested. */
function createCurves(isMovable = true) {
	const calls: unknown[] = [];
	// The charts use only the words of a page.
	const part = curves({ words: en } as unknown as Page, {
		move: (...values) => void calls.push(['move', ...values]), release: (place) => void calls.push(['release', place]),
	});
	part.show(STEPS, isMovable);
	const element = fake(part.element), handles = element.querySelectorAll('.curve-handle');
	return { calls, element, handles, show: part.show };
}

const percent = (text: string | undefined): number => Number(text!.replace('%', ''));

rows('a curve has a handle for each step: lightness up to 1, chroma up to 0.4, hue up to 360', () => {
	const { handles } = createCurves();
	for (const [i, [x, y, value, name]] of ([
		[25, 90, '0.900', '100'], [75, 25, '0.250', '900'], [25, 25, '0.100', '100'], [75, 75, '0.300', '900'], [25, 25, '90.0', '100'],
		[75, 75, '270.0', '900'],
	] as const).entries()) {
		const handle = handles[i]!;
		near(percent(handle.styles.get('inset-inline-start')), x, 1e-9);
		near(percent(handle.styles.get('inset-block-end')), y, 1e-9);
		assert.is(handle.getAttribute('aria-valuenow'), value);
		assert.ok(handle.getAttribute('aria-label')!.endsWith(` ${name}`));
		assert.is(handle.hasAttribute('data-given'), name === '900');
	}
	assert.equal(handles.map((one) => one.getAttribute('aria-valuemax')), ['1', '1', '0.4', '0.4', '360', '360']);
	assert.equal(handles.map((one) => one.getAttribute('tabindex')), ['0', '-1', '0', '-1', '0', '-1']);
});

rows('the line of a curve goes through its steps in 600 by 120 units, from above', () => {
	const lines = createCurves().element.all('polyline').map((one) => one.getAttribute('points')!.split(/[ ,]+/).map(Number));
	for (const [i, expected] of [[150, 12, 450, 90], [150, 90, 450, 30], [150, 90, 450, 30]].entries())
		for (const [j, value] of expected.entries()) near(lines[i]![j]!, value, 1e-9);
});

rows('values beyond the range of a chart stay inside of it', () => {
	const { handles, element, show } = createCurves();
	show([{ name: '100', lch: [1.2, 0.5, 90], isGiven: false }, STEPS[1]!], true);
	for (const i of [0, 2]) assert.is(handles[i]!.styles.get('inset-block-end'), '100%');
	assert.is(element.all('polyline')[0]!.getAttribute('points')!.split(/[ ,]+/)[1], '0');
});

rows('arrow keys move a step in its channel, with Shift ten times as far, within the range', () => {
	const { calls, handles } = createCurves();
	for (const [i, key, shiftKey, expected] of [
		[0, 'ArrowUp', false, [0.905, 0.1, 90]], [0, 'ArrowDown', false, [0.895, 0.1, 90]], [0, 'ArrowUp', true, [0.95, 0.1, 90]],
		[2, 'ArrowUp', false, [0.9, 0.102, 90]], [4, 'ArrowDown', true, [0.9, 0.1, 80]], [5, 'ArrowUp', false, [0.25, 0.3, 271]],
	] as const) {
		assert.ok(handles[i]!.fire('keydown', { key, shiftKey }));
		const [[name, place, lch, how]] = calls.splice(0) as [[string, number, number[], string]];
		assert.equal([name, place, how], ['move', i % 2, 'stepped']);
		for (const [channel, value] of expected.entries()) near(lch[channel]!, value, 1e-9);
	}
	assert.not.ok(handles[0]!.fire('keydown', { key: 'a' }));
	for (let i = 0; i < 3; i++) handles[0]!.fire('keydown', { key: 'ArrowUp', shiftKey: true });
	assert.equal(calls.length, 3);
});

rows('Delete and Backspace release a step', () => {
	const { calls, handles } = createCurves();
	for (const key of ['Delete', 'Backspace']) assert.ok(handles[3]!.fire('keydown', { key }));
	assert.equal(calls, [['release', 1], ['release', 1]]);
});

rows('a dragged step follows the pointer, and settles where it ends; a press alone changes nothing', () => {
	const { calls, handles } = createCurves(), [handle] = handles;
	handle!.fire('pointerdown', { button: 0 });
	handle!.fire('pointerup', { clientY: 45 });
	assert.equal(calls, []);
	handle!.fire('pointerdown', { button: 0 });
	// The chart is 100 pixels high at 20.
	handle!.fire('pointermove', { clientY: 45 });
	handle!.fire('pointermove', { clientY: -50 });
	handle!.fire('pointerup', { clientY: 300 });
	assert.equal(calls, [
		['move', 0, [0.75, 0.1, 90], 'moving'], ['move', 0, [1, 0.1, 90], 'moving'], ['move', 0, [0, 0.1, 90], 'settled'],
	]);
});

rows('the second button of a mouse and a pointer that passes move no step', () => {
	const { calls, handles } = createCurves();
	handles[0]!.fire('pointermove', { clientY: 45 });
	handles[0]!.fire('pointerdown', { button: 2 });
	handles[0]!.fire('pointermove', { clientY: 45 });
	assert.equal(calls, []);
});

rows('steps that cannot be moved have no handles', () => {
	assert.equal(createCurves(false).handles, []);
	const { element, show } = createCurves();
	show(STEPS, false);
	assert.equal(element.querySelectorAll('.curve-handle'), []);
});

rows.run();
