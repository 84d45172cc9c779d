/*
 * The parser of level 4 accepts what the full one accepts, except derived colors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DERIVED_FORMS } from '../../src/reading/css-grammar.ts';
import { parseCss4, readCssText } from '../../src/reading/css-levels.ts';
import { COLORS } from '../support/arbitrary.ts';

const levels = suite('the levels of the parser');

const isDerived = (text: string): boolean => (DERIVED_FORMS as readonly unknown[]).includes(readCssText(text)?.form);

levels('level 4 parses the same colors as the full parser', () => {
	const plain = COLORS.filter((text) => !isDerived(text));
	assert.ok(plain.filter((text) => parseCss4(text) !== undefined).length > 50);
	for (const text of plain) assert.equal(parseCss4(text), readCssText(text)?.color, text);
});

for (const text of [
	'color-mix(in oklab, red, blue)', 'oklch(from teal l c h)', 'rgb(from red r g b)', 'color(from red srgb r g b)',
	'alpha(from teal / 50%)', 'light-dark(red, blue)', 'contrast-color(red)',
]) {
	levels(`level 4 refuses ${text}`, () => {
		assert.ok(isDerived(text));
		assert.is(parseCss4(text), undefined);
	});
}

levels('a level 4 parse after a level 5 parse keeps its level', () => {
	readCssText('light-dark(red, blue)', 'dark');
	assert.is(parseCss4('light-dark(red, blue)'), undefined);
	assert.equal(readCssText('light-dark(red, blue)')!.color, readCssText('red')!.color);
});

levels.run();
