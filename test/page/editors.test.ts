/*
 * Editors of colors: the list of a view, the sliders, the planes, and the remedies of problems. Each calls the page with what was
 * typed, pressed or dragged.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plane } from '../../src/page/picker/planes.ts';
import { drawingOn } from '../../src/page/picker/screen.ts';
import { sliders, type Picker } from '../../src/page/picker/sliders.ts';
import { faultsIn } from '../../src/page/problem-box.ts';
import { addRefusal } from '../../src/page/read-color.ts';
import { listBounds, slotEditor } from '../../src/page/slots.ts';
import { readState } from '../../src/page/state.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { fakeDocument, type FakeElement } from './elements.ts';

const editors = suite('editors of the page'), fake = fakeDocument();

/** A page with the state of a query; `calls` are the changes that were requested. */
function pageAt(query: string): { readonly page: Page; readonly calls: unknown[] } {
	const calls: unknown[] = [], state = readState(query);
	const note = (name: string) => (...values: unknown[]): void => void calls.push([name, ...values]);
	// The editors use no other function of a page.
	const page = {
		words: en, locale: 'en', state: () => state, later: () => undefined,
		setFields: note('fields'), setColor: note('color'), edit: note('edit'),
	} as unknown as Page;
	return { calls, page };
}

editors('a color of a list is edited where it is typed, and removed while the list stays long enough', () => {
	for (const [colors, isSpare, isFull] of [['red,teal,blue', true, true], ['red,teal', false, false]] as const) {
		const { page, calls } = pageAt(`view=make-gradient&colors=${colors}&at=colors.0`);
		const editor = slotEditor(page, 'make-gradient', { colors: 'Color' }, { bounds: { least: 2, most: 3 } });
		editor.show(page.state());
		const texts = fake(editor.element).all('input'), buttons = fake(editor.element).all('button');
		const isHidden = (button: FakeElement): boolean => button.getAttribute('hidden') !== null;
		const removes = buttons.filter((one) => one.getAttribute('class')?.includes('slot-remove'));
		assert.equal(texts.map(({ value }) => value), colors.split(','));
		assert.equal(removes.map((one) => !isHidden(one)), texts.map(() => isSpare));
		assert.is(isHidden(buttons.at(-1)!), isFull);
		for (const text of texts.slice(0, 2)) {
			text.value = 'olive';
			text.fire('input');
		}
		texts[1]!.fire('change');
		assert.equal(calls.splice(0), [
			['color', 'olive', 'moving'], ['edit', 'colors.1'], ['color', 'olive', 'moving'], ['edit', 'colors.1'], ['color', 'olive', 'settled'],
		]);
		removes[1]!.fire('click');
		buttons.at(-1)!.fire('click');
		const list = colors.split(',');
		assert.equal(calls, [
			['fields', { colors: list.filter((one) => one !== 'teal') }, 'settled'],
			['fields', { colors: [...list, 'red'] }, 'settled'], ['edit', `colors.${list.length}`],
		]);
	}
});

editors('each color names its field, and a choice next to a color of a list changes its own place', () => {
	const { page, calls } = pageAt('view=generate-scale&color=teal&pins=ivory,navy&steps=100,900&at=pins.1');
	const editor = slotEditor(page, 'generate-scale', { color: 'Color', pins: 'Pin' }, { beside: {
		label: 'Step', options: ['100', '900'], choose: (_, place, option) => ({ steps: [String(place), option] }),
	} });
	editor.show(page.state());
	const slots = fake(editor.element).querySelectorAll('.slot'), choices = slots.map((slot) => slot.all('select')[0]!);
	assert.equal(slots.map((slot) => slot.getAttribute('data-field')), ['color', 'pins', 'pins']);
	assert.equal(fake(editor.element).all('button').at(-1)!.getAttribute('data-field'), 'pins', 'the button that adds one');
	assert.equal(slots.map((slot) => slot.all('label')[0]!.textContent), ['Color', 'Pin 1', 'Pin 2']);
	assert.equal(slots.map((slot) => slot.hasAttribute('data-edited')), [false, false, true]);
	assert.equal(choices.map((one) => [one.hasAttribute('hidden'), one.value]), [[true, ''], [false, '100'], [false, '900']]);
	assert.equal(choices.map((one) => one.getAttribute('aria-label')), ['Step Color', 'Step Pin 1', 'Step Pin 2']);
	choices[2]!.value = '100';
	choices[2]!.fire('change');
	assert.equal(calls.splice(0), [['fields', { steps: ['1', '100'] }, 'settled']]);
	slots[1]!.querySelectorAll('.slot-remove')[0]!.fire('click');
	assert.equal(calls, [['fields', { pins: ['navy'], steps: ['900'] }, 'settled']]);
});

editors('a list has the bounds of its operation; other fields have none', () => {
	const { fields } = OPERATIONS.find(({ name }) => name === 'make-gradient')!.input;
	assert.equal(listBounds(fields['colors']!), { least: 2, most: 12 });
	assert.equal(listBounds(fields['angle']!), { least: 0, most: 0 });
	// A scale has 11 steps, one of which is its color.
	const scale = OPERATIONS.find(({ name }) => name === 'generate-scale')!.input;
	assert.equal(listBounds(scale.fields['pins']!), { least: 0, most: 10 });
});

/** Lightness 50 %, chroma 0.1, hue 200, opaque. */
const TEAL = { l: 0.5, c: 0.1, h: 200, alpha: 1 };

const inputsOf = (picker: Picker, type: string) => fake(picker.element).all('input').filter((one) => one.getAttribute('type') === type);

editors('sliders show percent, chroma and degrees, and write OKLCH with four decimals, two of the hue', () => {
	const { page, calls } = pageAt('color=teal'), picker = sliders(page);
	const ranges = inputsOf(picker, 'range'), numbers = inputsOf(picker, 'text');
	picker.show(TEAL);
	for (const all of [ranges, numbers]) assert.equal(all.map(({ value }) => value), ['50', '0.1', '200', '100']);
	assert.equal(ranges.map((one) => one.getAttribute('min')), ['0', '0', '0', '0']);
	assert.equal(ranges.map((one) => one.getAttribute('max')), ['100', '0.4', '360', '100']);
	for (const [i, value, css] of [
		[0, '60', 'oklch(0.6 0.1 200)'], [1, '0.05', 'oklch(0.5 0.05 200)'], [2, '10', 'oklch(0.5 0.1 10)'],
		[3, '50', 'oklch(0.5 0.1 200 / 0.5)'],
	] as const) {
		ranges[i]!.value = value;
		ranges[i]!.fire('input');
		ranges[i]!.fire('change');
		assert.equal(calls.splice(0), [['color', css, 'moving'], ['color', css, 'stepped']]);
	}
	for (const [i, text, css] of [
		[0, '50,5', 'oklch(0.505 0.1 200)'], [0, '-3', 'oklch(0 0.1 200)'], [1, '9', 'oklch(0.5 0.4 200)'], [2, 'x', ''], [2, ' ', ''],
		[0, '12.34567', 'oklch(0.1235 0.1 200)'], [1, '0.123456', 'oklch(0.5 0.1235 200)'], [2, '12.3456', 'oklch(0.5 0.1 12.35)'],
	] as const) {
		numbers[i]!.value = text;
		numbers[i]!.fire('change');
		assert.equal(calls.splice(0), css === '' ? [] : [['color', css, 'settled']], text);
	}
});

editors('a slider shows opacity in whole percent, and lightness and hue to a tenth', () => {
	const picker = sliders(pageAt('color=teal').page);
	// 128 of 255 is 50.196 %.
	picker.show({ l: 0.50049, c: 0.10049, h: 200.049, alpha: 128 / 255 });
	assert.equal(inputsOf(picker, 'text').map(({ value }) => value), ['50', '0.1', '200', '50']);
	picker.show({ l: 0.5006, c: 0.1006, h: 200.06, alpha: 0.506 });
	assert.equal(inputsOf(picker, 'text').map(({ value }) => value), ['50.1', '0.101', '200.1', '51']);
});

editors('the canvas of a picker is as wide as both the screen and the browser', () => {
	const { matchMedia } = globalThis, IMAGE = { data: [] };
	for (const [isWideScreen, attributes, space] of [
		[true, () => ({ colorSpace: 'display-p3' }), 'display-p3'], [true, () => ({ colorSpace: 'srgb' }), 'srgb'], [true, undefined, 'srgb'],
		[false, () => ({ colorSpace: 'srgb' }), 'srgb'],
	] as const) {
		const requests: unknown[] = [], context = {
			getContextAttributes: attributes, putImageData: (...values: unknown[]) => void requests.push(values),
			createImageData: (...sizes: unknown[]) => {
				requests.push(sizes);
				return IMAGE;
			},
		};
		Object.assign(globalThis, { matchMedia: () => ({ matches: isWideScreen }) });
		const canvas = { width: 3, height: 2, getContext: (_: string, { colorSpace }: { colorSpace: string }) => {
			assert.is(colorSpace, isWideScreen ? 'display-p3' : 'srgb');
			return context;
		} } as unknown as HTMLCanvasElement;
		const drawing = drawingOn(canvas);
		assert.is(drawing.space, space);
		drawing.draw();
		assert.equal(requests, [[3, 2, { colorSpace: space }], [IMAGE, 0, 0]]);
	}
	Object.assign(globalThis, { matchMedia });
});

editors('arrow keys change the number of a slider by its step, with Shift by ten', () => {
	const { page, calls } = pageAt('color=teal'), picker = sliders(page), [light] = inputsOf(picker, 'text');
	picker.show(TEAL);
	for (const [key, shiftKey, css] of [
		['ArrowUp', false, 'oklch(0.501 0.1 200)'], ['ArrowDown', false, 'oklch(0.499 0.1 200)'], ['ArrowUp', true, 'oklch(0.51 0.1 200)'],
	] as const) {
		assert.ok(light!.fire('keydown', { key, shiftKey }));
		assert.equal(calls.splice(0), [['color', css, 'stepped']], key);
	}
	assert.not.ok(light!.fire('keydown', { key: 'a' }));
	picker.show({ ...TEAL, alpha: 0.5 });
	const alpha = inputsOf(picker, 'text').at(-1)!;
	alpha.fire('keydown', { key: 'ArrowDown' });
	assert.equal(calls, [['color', 'oklch(0.5 0.1 200 / 0.49)', 'stepped']]);
});

editors('the mark of a plane follows the pointer inside the plane, and arrow keys', () => {
	const { page, calls } = pageAt('color=teal'), picker = plane(page, 'lc'), [box, mark] = fake(picker.element).all('div');
	picker.show(TEAL);
	assert.equal(['tabindex', 'aria-valuetext'].map((name) => mark!.getAttribute(name)), ['0', 'Lightness 50.0%, Chroma 0.100']);
	assert.equal([...mark!.styles], [['inset-inline-start', '50%'], ['inset-block-end', '25%']]);
	// The plane is 200 by 100 pixels at 10, 20: lightness to the right, chroma up to 0.4.
	for (const [clientX, clientY, css] of [
		[60, 45, 'oklch(0.25 0.3 200)'], [500, -50, 'oklch(1 0.4 200)'], [0, 300, 'oklch(0 0 200)'],
	] as const) {
		box!.fire('pointerdown', { button: 0, clientX, clientY });
		box!.fire('pointerup', { clientX, clientY });
		assert.equal(calls.splice(0), [['color', css, 'moving'], ['color', css, 'settled']]);
	}
	box!.fire('pointerdown', { button: 2, clientX: 60, clientY: 45 });
	assert.equal(calls, []);
	picker.show(TEAL);
	for (const [key, shiftKey, css] of [
		['ArrowRight', false, 'oklch(0.505 0.1 200)'], ['ArrowUp', true, 'oklch(0.505 0.12 200)'], ['ArrowLeft', true, 'oklch(0.455 0.12 200)'],
	] as const) {
		assert.ok(mark!.fire('keydown', { key, shiftKey }));
		assert.equal(calls.splice(0), [['color', css, 'stepped']], key);
	}
});

editors('a color that cannot be read is a problem with a remedy', () => {
	addRefusal('tael', { detail: '"tael" is not a color.', suggestion: 'teal' });
	const faultsAt = (query: string) => {
		const { page, calls } = pageAt(query);
		return { calls, faults: faultsIn(page, page.state(), undefined, (field) => field) };
	};
	assert.equal(faultsAt('view=check-contrast&text=navy&background=white').faults, []);
	for (const [at, expected] of [
		['background', [['color', 'teal', 'settled']]], ['text', [['edit', 'background'], ['color', 'teal', 'settled']]],
	] as const) {
		const { faults, calls } = faultsAt(`view=check-contrast&text=navy&background=tael&at=${at}`);
		assert.equal(faults.map(({ text, remedy }) => [text, remedy?.word]), [['"tael" is not a color.', 'Use teal']]);
		faults[0]!.remedy!.press();
		assert.equal(calls, expected);
	}
});

editors.run();
