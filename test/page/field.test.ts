/*
 * The color field, its facts and its tools. Display P3 green is outside of sRGB and inside of both wider gamuts (CSS Color 4).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { colorField } from '../../src/page/field.ts';
import type { Journal } from '../../src/page/journal.ts';
import { readHere, addRefusal } from '../../src/page/read-color.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { fakeClock, settled } from './clock.ts';
import { fakeDocument, fakeElement, restoreGlobals } from './elements.ts';

const fields = suite('the color field');

/** The field in a page; `calls` are the changes that were requested. */
function createField({ locale = 'en', has = { undo: false, redo: false } } = {}) {
	const calls: unknown[] = [], input = fakeElement('input'), form = fakeElement('form', {}, fakeElement('label'), input,
		fakeElement('p', { class: 'field-hint' }));
	const root = fakeElement('section', {}, form, fakeElement('div', { class: 'field-facts' }));
	fakeDocument(root);
	Object.assign(globalThis, { location: { href: 'https://example.com/color/?color=teal' } });
	const clipboard = { writeText: async (text: string) => void calls.push(['copy', text]) };
	const share = async ({ url }: { readonly url: string }) => void calls.push(['share', url]);
	Object.defineProperty(globalThis, 'navigator', { value: { clipboard, share }, configurable: true, writable: true });
	// The field uses no other function of a page and of a journal.
	const page = {
		words: en, locale, setColor: (...values: unknown[]) => void calls.push(['color', ...values]), announce: () => undefined,
	} as unknown as Page;
	const journal = { undo: () => calls.push('undo'), redo: () => calls.push('redo'), has: () => has } as unknown as Journal;
	const field = colorField(page, root as unknown as HTMLElement, journal);
	const find = (selector: string) => root.querySelector(selector)!;
	const press = (label: string): unknown => root.all('button').find((one) => one.getAttribute('aria-label') === label)!.fire('click');
	return {
		calls, input, form, root, find, press, name: field.name, show: (text: string) => field.show(text, readHere(text)),
		facts: () => root.all('li').map((one) => [one.textContent, one.hasAttribute('data-fits')]),
	};
}

restoreGlobals(fields);

fields('a text moves the color while it is typed, and settles after it and with Enter', () => {
	const { input, form, calls } = createField();
	input.value = 'teal';
	input.fire('input');
	input.fire('change');
	assert.ok(form.fire('submit'), 'the form is not sent');
	assert.equal(calls, [['color', 'teal', 'moving'], ['color', 'teal', 'settled'], ['color', 'teal', 'settled']]);
});

fields('the field has the color, text that can be read on it, and a size for the length of the text', () => {
	const { show, root, input, find } = createField();
	for (const [text, on, length] of [['teal', 'white', '9'], ['rgb(255 255 0)', 'black', '14'], ['#0000', 'black', '9']] as const) {
		show(text);
		assert.equal([root.styles.get('--on'), input.styles.get('--length'), input.value], [on, length, text]);
	}
	show('#00f');
	assert.is(root.styles.get('--shown'), 'oklch(0.45201 0.31321 264.052)');
	assert.is(find('.field-hex').textContent, '#0000ff');
});

fields('the accent of the page follows 120 milliseconds after the last change', () => {
	const { show, root } = createField(), front = root.parent!, { pass, end } = fakeClock();
	show('teal');
	pass(119);
	show('#ff0');
	pass(119);
	assert.is(front.styles.get('--on'), undefined);
	pass(1);
	assert.is(front.styles.get('--on'), 'black');
	end();
});

fields('a color says whether it fits each gamut; one outside of sRGB has a fallback next to it', () => {
	const { show, facts, find } = createField();
	show('color(display-p3 0 1 0)');
	assert.equal(facts(), [['sRGB outside', false], ['Display P3 fits', true], ['Rec. 2020 fits', true]]);
	assert.not.ok(find('.field-mapped').hasAttribute('hidden'));
	assert.is(find('.field-mapped').styles.get('background'), find('code').textContent);
	show('teal');
	assert.equal(facts(), [['sRGB fits', true], ['Display P3 fits', true], ['Rec. 2020 fits', true]]);
	assert.ok(find('.field-mapped').hasAttribute('hidden'));
});

fields('the HEX of a color that is not opaque is that over white', () => {
	const { show, find } = createField();
	show('rgb(0 0 0 / 0.5)');
	assert.match(find('.field-hex').textContent, /^#[0-9a-f]{6,8} over white$/);
	show('black');
	assert.is(find('.field-hex').textContent, '#000000');
});

fields('a text that somebody writes is replaced only if it says something else', () => {
	const { show, input } = createField();
	for (const [isFocused, written, expected] of [
		[true, ' teal ', ' teal '], [true, 'tea', 'teal'], [false, ' teal ', 'teal'], [false, 'olive', 'teal'],
	] as const) {
		Object.assign(document, { activeElement: isFocused ? input : null });
		input.value = written;
		show('teal');
		assert.is(input.value, expected, JSON.stringify(written));
	}
	Object.assign(document, { activeElement: null });
});

fields('a text that is not a color is marked, and the color before stays', () => {
	const { root, input, show } = createField();
	addRefusal('tael', { detail: 'Not a color.' });
	for (const [text, isInvalid] of [['teal', null], ['tael', 'true'], ['dark teal', null]] as const) {
		show(text);
		assert.equal([input.getAttribute('aria-invalid'), root.styles.get('--on')], [isInvalid, 'white'], text);
	}
});

fields('the name in the language of the page comes first, and names that load are stale', () => {
	for (const [locale, expected] of [['en', ['Teal', 'Бирюза']], ['ru', ['Бирюза', 'Teal']]] as const) {
		const { name, find } = createField({ locale }), names = find('.field-names');
		name(['Teal', 'Бирюза']);
		assert.equal([names.all('span').map(({ textContent }) => textContent), names.hasAttribute('data-stale')], [expected, false]);
		name(undefined);
		assert.equal([names.all('span').map(({ textContent }) => textContent), names.hasAttribute('data-stale')], [expected, true]);
	}
});

fields('undo and redo are offered if there is something to go to', () => {
	for (const has of [{ undo: true, redo: false }, { undo: false, redo: true }]) {
		const { show, press, root, calls } = createField({ has });
		show('teal');
		const isOff = (label: string) =>
			root.all('button').find((one) => one.getAttribute('aria-label') === label)!.getAttribute('aria-disabled') === 'true';
		assert.equal([isOff(en.undo), isOff(en.redo)], [!has.undo, !has.redo]);
		for (const label of [en.undo, en.redo]) press(label);
		assert.equal(calls, ['undo', 'redo']);
	}
});

fields('HEX and OKLCH are copied as they are shown', async () => {
	const { show, root, calls } = createField(), buttons = root.querySelectorAll('.copy');
	for (const one of buttons) one.fire('click');
	show('#00f');
	for (const one of buttons) one.fire('click');
	await settled();
	assert.equal(buttons.map(({ textContent }) => textContent.slice(0, 5)), ['HEXCo', 'OKLCH']);
	assert.equal(calls, [['copy', ''], ['copy', ''], ['copy', '#0000ff'], ['copy', 'oklch(0.452 0.3132 264.05)']]);
});

fields('the link of the page is shared by the sheet of a phone, elsewhere copied', async () => {
	for (const [isPhone, expected] of [[true, 'share'], [false, 'copy']] as const) {
		const { press, calls } = createField();
		Object.assign(globalThis, { matchMedia: () => ({ matches: isPhone }) });
		press(en.share);
		await settled();
		assert.equal(calls, [[expected, 'https://example.com/color/?color=teal']]);
	}
	const { press, calls } = createField();
	Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
	Object.assign(navigator, { share: undefined });
	press(en.share);
	await settled();
	assert.equal(calls, [['copy', 'https://example.com/color/?color=teal']], 'a phone without a sheet');
});

fields('the swatch opens and closes the sliders', () => {
	const { find, root } = createField(), swatch = find('.bar-swatch');
	for (const isOpen of [true, false]) {
		swatch.fire('click');
		assert.equal([swatch.getAttribute('aria-expanded'), root.parent!.hasAttribute('data-sliders')], [String(isOpen), isOpen]);
	}
});

fields('the eyedropper of a browser picks a color; without one there is no button', async () => {
	assert.not.ok(createField().root.all('button').some((one) => one.getAttribute('aria-label') === en.pickOnScreen));
	Object.assign(globalThis, { EyeDropper: class {
		open = async () => ({ sRGBHex: '#123456' });
	} });
	const { press, calls } = createField();
	press(en.pickOnScreen);
	await settled();
	assert.equal(calls, [['color', '#123456', 'settled']]);
});

fields.run();
