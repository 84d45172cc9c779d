/*
 * The palette of the page: its colors are added, removed, moved by keys and by dragging, and edited.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toTray, type Tray } from '../../src/page/tray.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { fakeDocument, FakeElement } from './elements.ts';

const palette = suite('the palette of the page');

fakeDocument();
Object.assign(globalThis, { requestAnimationFrame: (draw: () => void) => draw(), innerWidth: 1000 });
const { trayBar } = await import('../../src/page/tray-bar.ts');

/** A page with a palette; `calls` are the changes that were requested. */
function createBar(colors: readonly string[], color = 'orange') {
	const calls: unknown[] = [], place = new FakeElement('section');
	let tray: Tray = toTray(colors);
	const list = (): readonly string[] => tray.map((one) => one.color);
	// The palette uses no other function of a page.
	const page = {
		words: en, state: () => ({ tray, color }), announce: (text: string) => void calls.push(text),
		setTray: (next: Tray, how: string) => {
			tray = next;
			calls.push([list().join(), how]);
			bar.show(tray);
		},
		setColor: (...values: unknown[]) => void calls.push(['color', ...values]),
	} as unknown as Page;
	const bar = trayBar(page, place as unknown as HTMLElement);
	bar.show(tray);
	const [add, , clear] = place.querySelectorAll('.quiet-button');
	return {
		calls, place, page, add: add!, clear: clear!, tray: () => tray, chips: () => place.querySelectorAll('.tray-color'),
		hint: place.querySelectorAll('.tray-hint')[0]!, editor: place.querySelectorAll('.tray-editor')[0]!,
	};
}

const isHidden = (element: FakeElement): boolean => element.hasAttribute('hidden');

/** The data of a drag. */
function transfer(data: Readonly<Record<string, string>>, files = 0) {
	const all = new Map(Object.entries(data));
	return { all, dataTransfer: {
		getData: (type: string) => all.get(type) ?? '', setData: (type: string, text: string) => void all.set(type, text),
		files: { length: files },
	} };
}

palette('each color is a button with its text, name and place', () => {
	const { chips, page } = createBar(['teal', '#ff0000']);
	assert.equal(chips().map((one) => one.getAttribute('aria-label')), ['teal, 1 / 2', '#ff0000, 2 / 2']);
	page.setTray([{ color: 'teal', name: 'Sea', isLocked: true }], 'settled');
	assert.is(chips()[0]!.getAttribute('aria-label'), 'Sea, teal, 1 / 1, Locked');
	assert.ok(chips()[0]!.hasAttribute('data-locked'));
	assert.is(chips()[0]!.styles.get('background'), 'oklch(0.54312 0.09271 194.769)');
	// The contrast of white with teal is 4.8, that of black 4.4.
	assert.is(chips()[0]!.styles.get('color'), 'white');
});

palette('the color of the page is added at the end', () => {
	const { add, calls } = createBar(['teal']);
	add.fire('click');
	assert.equal(calls, [['teal,orange', 'settled']]);
});

palette('a file that is chosen is taken', async () => {
	const { calls, place } = createBar([]), chosen = place.all('input').find((one) => one.getAttribute('type') === 'file')!;
	Object.assign(chosen, { files: [new File(['teal'], 'color.txt')] });
	chosen.fire('change');
	while (calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
	assert.equal(calls, [['color', 'teal', 'settled']]);
});

palette('a button that its own press hides gives the focus to another one', () => {
	const { add, clear, chips } = createBar(Array.from({ length: 23 }, () => 'red'));
	add.fire('click');
	assert.equal(chips().map(({ isFocused }) => isFocused).indexOf(true), 23);
	clear.fire('click');
	assert.ok(add.isFocused);
});

palette('an empty palette has a hint, and nothing to clear; a full one takes no color', () => {
	const states = ([[], ['red'], Array.from({ length: 24 }, () => 'red')] as const).map((colors) => {
		const { hint, clear, add } = createBar(colors);
		return [hint, clear, add].map(isHidden);
	});
	assert.equal(states, [[false, true, false], [true, false, false], [true, false, true]]);
	const { clear, calls } = createBar(['red', 'teal']);
	clear.fire('click');
	assert.equal(calls, [['', 'settled']]);
});

palette('Delete and Backspace remove a color, and the next one gets the focus', () => {
	for (const [key, at, rest, focused] of [['Delete', 0, 'teal,olive', 0], ['Backspace', 2, 'red,teal', 1]] as const) {
		const { chips, calls } = createBar(['red', 'teal', 'olive']);
		assert.ok(chips()[at]!.fire('keydown', { key, stopPropagation: () => undefined }));
		assert.equal(calls, [[rest, 'settled']]);
		assert.equal(chips().findIndex(({ isFocused }) => isFocused), focused);
	}
	const { chips, add } = createBar(['red']);
	chips()[0]!.fire('keydown', { key: 'Delete', stopPropagation: () => undefined });
	assert.ok(add.isFocused);
});

palette('Shift and an arrow key move a color, up to the ends', () => {
	for (const [key, at, moved, place] of [['ArrowRight', 0, 'teal,red,olive', 2], ['ArrowLeft', 2, 'red,olive,teal', 2]] as const) {
		const { chips, calls } = createBar(['red', 'teal', 'olive']);
		assert.ok(chips()[at]!.fire('keydown', { key, shiftKey: true, stopPropagation: () => undefined }));
		assert.equal(calls, [[moved, 'settled'], `Moved to ${place} / 3`]);
		assert.ok(chips()[place - 1]!.isFocused);
	}
	for (const [key, at] of [['ArrowLeft', 0], ['ArrowRight', 2]] as const) {
		const { chips, calls } = createBar(['red', 'teal', 'olive']);
		chips()[at]!.fire('keydown', { key, shiftKey: true, stopPropagation: () => undefined });
		assert.equal(calls, []);
	}
	// Without Shift the row moves the focus.
	for (const key of ['ArrowRight', 'Enter']) {
		const { chips } = createBar(['red', 'teal']);
		assert.not.ok(chips()[0]!.fire('keydown', { key, shiftKey: false }), key);
	}
});

palette('a dragged color has its text and its place, and is dropped at another place', () => {
	const { chips, calls } = createBar(['red', 'teal', 'olive']), drag = transfer({});
	chips()[2]!.fire('dragstart', drag);
	assert.is(drag.all.get('text/plain'), 'olive');
	assert.ok(chips()[0]!.fire('drop', { ...drag, stopPropagation: () => undefined }));
	assert.equal(calls, [['olive,red,teal', 'settled'], 'Moved to 1 / 3']);
	assert.not.ok(chips()[0]!.fire('drop', transfer({ 'text/plain': 'navy' })));
	calls.length = 0;
	chips()[1]!.fire('dragstart', drag);
	chips()[1]!.fire('drop', { ...drag, stopPropagation: () => undefined });
	assert.equal(calls, []);
});

palette('a color that is dropped on the palette is added; files and other texts are for the page', () => {
	const { place, calls } = createBar(['red']);
	for (const drop of [transfer({ 'text/plain': 'navy' }, 1), transfer({ 'text/plain': 'no color' }), transfer({})])
		assert.not.ok(place.fire('drop', drop));
	assert.equal(calls, []);
	assert.ok(place.fire('drop', { ...transfer({ 'text/plain': 'navy' }), stopPropagation: () => undefined }));
	assert.equal(calls, [['red,navy', 'settled']]);
});

palette('the editor opens below a color with its text and name, and writes both', () => {
	const { chips, editor, calls, page } = createBar(['red', 'teal']);
	chips()[1]!.fire('click');
	const [color, name] = editor.all('input');
	assert.ok(editor.isOpen && color!.isFocused);
	assert.equal([color!.value, name!.value], ['teal', '']);
	assert.is(editor.styles.get('inset'), '126px auto auto 10px');
	color!.value = 'navy';
	color!.fire('input');
	name!.value = 'Night';
	name!.fire('change');
	assert.equal(calls, [['red,navy', 'moving'], ['red,navy', 'settled']]);
	assert.equal(page.state().tray[1], { color: 'navy', name: 'Night', isLocked: false });
});

palette('the editor stays in the window', () => {
	for (const [width, left] of [[150, 8], [205, 8], [216, 8], [217, 9], [1000, 10]] as const) {
		Object.assign(globalThis, { innerWidth: width });
		const { chips, editor } = createBar(['red']);
		chips()[0]!.fire('click');
		assert.is(editor.styles.get('inset'), `126px auto auto ${left}px`, String(width));
	}
});

palette('the editor moves, locks, uses and removes its color; the lock keeps its name while pressed', () => {
	const { chips, editor, calls } = createBar(['red', 'teal', 'olive']);
	chips()[1]!.fire('click');
	const [left, right, lock, use, remove] = editor.all('button');
	const areOff = (): boolean[] => [left!, right!].map((one) => one.hasAttribute('aria-disabled'));
	assert.equal(areOff(), [false, false]);
	right!.fire('click');
	assert.equal(calls.splice(0), [['red,olive,teal', 'settled'], 'Moved to 3 / 3']);
	chips()[2]!.fire('click');
	assert.equal(areOff(), [false, true]);
	left!.fire('click');
	left!.fire('click');
	chips()[0]!.fire('click');
	assert.equal([calls.splice(0).at(-1), areOff()], ['Moved to 1 / 3', [true, false]]);
	lock!.fire('click');
	assert.equal([lock!.textContent, lock!.getAttribute('aria-pressed')], ['Lock', 'true']);
	lock!.fire('click');
	assert.equal([lock!.textContent, lock!.getAttribute('aria-pressed')], ['Lock', 'false']);
	calls.length = 0;
	use!.fire('click');
	assert.equal(calls.splice(0), [['color', 'teal', 'settled']]);
	assert.not.ok(editor.isOpen);
	assert.ok(chips()[0]!.isFocused);
	chips()[2]!.fire('click');
	remove!.fire('click');
	assert.equal(calls, [['teal,red', 'settled']]);
	assert.ok(chips()[1]!.isFocused);
});

palette('the editor does not change the text that is being written, and closes with its color', () => {
	const { chips, editor, page } = createBar(['red', 'teal']), [color] = editor.all('input');
	chips()[1]!.fire('click');
	Object.assign(document, { activeElement: color });
	color!.value = 'oli';
	page.setTray(toTray(['red', 'olive']), 'settled');
	assert.is(color!.value, 'oli');
	Object.assign(document, { activeElement: null });
	page.setTray(toTray(['red']), 'settled');
	assert.not.ok(editor.isOpen);
});

palette.run();
