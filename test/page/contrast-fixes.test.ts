/*
 * Colors that pass, next to a pair that may not: what each button says, and that its press makes the pair pass.
 *
 * Expected ratios follow from the formulas of WCAG 2.2, which are calculated here.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readState } from '../../src/page/state.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { fakeDocument, restoreGlobals, type FakeElement } from './elements.ts';

const fixing = suite('colors that pass'), fake = fakeDocument();

restoreGlobals(fixing);

const { fixes } = await import('../../src/page/contrast-fixes.ts');

/** The buttons for a query, and the fields that their presses set. */
function show(query: string) {
	const set: Record<string, string>[] = [], later = (_: unknown, ...steps: readonly (() => void)[]) => steps.forEach((step) => step());
	// Fixes use no other function of a page.
	const part = fixes({ words: en, later, setFields: (fields: Record<string, string>) => void set.push(fields) } as unknown as Page);
	part.show(readState(`view=check-contrast&${query}`));
	const element = fake(part.element), buttons = element.all('button');
	const textOf = (one: FakeElement, kind: string): string => one.querySelector(kind)!.textContent;
	const find = (title: string): FakeElement => buttons.find((one) => textOf(one, '.fix-title') === title)!;
	return { element, set, buttons, find, textOf };
}

const linear = (byte: number): number => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a HEX color. */
const luminance = (hex: string): number =>
	[0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => sum + weight * linear(Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)), 0);

const ratio = (one: string, other: string): number => {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
};

const GRAY = 'text=%23999999&background=%23ffffff';

fixing('each target has a button for the text and one for the background', () => {
	const { buttons, textOf } = show(GRAY), titles = Object.values(en.targets);
	assert.equal(buttons.map((one) => textOf(one, '.fix-title')),
		['text', 'background'].flatMap((part) => titles.map((target) => `${en[part as 'text' | 'background']} · ${target}`)));
});

for (const [target, least] of [['aa', 4.5], ['aa-large', 3], ['aaa', 7]] as const) {
	fixing(`a press for ${target} changes the text to one that passes, and the ratio is the one it shows`, () => {
		const { find, set, textOf } = show(GRAY), button = find(`${en.text} · ${en.targets[target]}`);
		button.fire('click');
		const { text } = set[0]!;
		assert.is(textOf(button, 'code'), text);
		assert.ok(ratio(text!, '#ffffff') >= least, text);
		assert.match(textOf(button, '.fix-figures'), `${(Math.floor(ratio(text!, '#ffffff') * 100) / 100).toFixed(2)}\u00a0:`);
		assert.is(button.querySelector('.fix-sample')!.styles.get('color'), text);
	});
}

fixing('a press for the background changes the background, and its sample has it', () => {
	const { find, set } = show('text=%23777777&background=%23888888'), button = find(`${en.background} · ${en.targets['aa-large']}`);
	button.fire('click');
	assert.equal(Object.keys(set[0]!), ['background']);
	assert.ok(ratio('#777777', set[0]!['background']!) >= 3);
	assert.is(button.querySelector('.fix-sample')!.styles.get('background'), set[0]!['background']);
});

fixing('a pair that passes says so, and has nothing to press', () => {
	const { buttons, textOf } = show('text=black&background=white');
	for (const one of buttons) {
		assert.is(textOf(one, 'code'), en.passesAlready);
		assert.is(one.getAttribute('aria-disabled'), 'true');
	}
});

fixing('a target that no background reaches says so, with the nearest', () => {
	// The darkest and the lightest background have 4.69 and 4.47 on #777777.
	const { find, textOf } = show('text=%23777777&background=white'), button = find(`${en.background} · ${en.targets.aaa}`);
	assert.ok(Math.max(ratio('#777777', '#000000'), ratio('#777777', '#ffffff')) < 7);
	assert.ok(textOf(button, '.fix-figures').startsWith(`${en.outOfReach}: `));
});

fixing('a gradient, layers between the colors and an unknown color have no fixes', () => {
	for (const query of [
		'text=red&background=linear-gradient(red,blue)', 'text=red&background=white&layers=rgb(0+0+0+/+10%25)', 'text=tael&background=white',
	]) assert.ok(show(query).element.hasAttribute('hidden'), query);
	assert.not.ok(show(GRAY).element.hasAttribute('hidden'));
});

fixing.run();
