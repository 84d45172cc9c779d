/*
 * Kinds of values in CSS: a color (CSS Color 4 and 5), an alias (`var()`, CSS Custom Properties 1 §3), an expression, two
 * colors (`light-dark()`, CSS Color 5 §6), or something else.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import type { Value } from '../../src/theme/theme.ts';
import { readValue } from '../../src/theme/value.ts';

const values = suite('values of CSS');

const START = 7;

/** A value as a short text; spans are checked against the text. */
function describe(text: string, value: Value | undefined): string {
	switch (value?.kind) {
		case undefined: return 'nothing';
		case 'literal': {
			const { literal: { start, end, text: own, color } } = value;
			assert.is(text.slice(start - START, end - START), own, 'span');
			return `${format(color, 'hex')} at ${start - START}`;
		}
		case 'alias': return `alias of ${value.to}${value.otherwise === undefined ? '' : ` or ${describe(text, value.otherwise)}`}`;
		case 'scheme': return `light ${describe(text, value.light)}, dark ${describe(text, value.dark)}`;
		case 'text': return `text ${value.text}`;
		case 'expression': return `expression ${value.text}`;
		case 'unread': return 'not a color';
		default: return value satisfies never;
	}
}

const read = (text: string, { name = '--x', takesWords = true, used = new Map<string, string>() } = {}): string =>
	describe(text, readValue(text, { start: START, name, takesWords, used }));

for (const [text, expected] of [
	['#112233', '#112233 at 0'],
	['#ABC', '#aabbcc at 0'],
	['#1122', '#11112222 at 0'],
	['rgb(255 0 0)', '#ff0000 at 0'],
	['rgba(255, 0, 0, .5)', '#ff000080 at 0'],
	['color(srgb 0 0 1)', '#0000ff at 0'],
	['color-mix(in srgb, red 50%, red)', '#ff0000 at 0'],
	['red', '#ff0000 at 0'],
	['', 'nothing'],
	['500', 'nothing'],
	['12px', 'nothing'],
	['inherit', 'nothing'],
	['1px solid red', 'nothing'],
	['calc(1px + 2px)', 'nothing'],
	['linear-gradient(red, blue)', 'nothing'],
	['#12', 'not a color'],
	['#ggg', 'nothing'],
	['rgb(1 2)', 'not a color'],
	['rgb(1 2) rgb(3 4)', 'nothing'],
	['oklch(from red)', 'not a color'],
	['#zz(', 'nothing'],
	['var(--a)', 'alias of a'],
	['VAR( --a )', 'alias of a'],
	['var(--a, red)', 'alias of a or #ff0000 at 9'],
	['var(--a,  #111 )', 'alias of a or #111111 at 10'],
	['var(--a, var(--b, #222))', 'alias of a or alias of b or #222222 at 18'],
	['var(--a,)', 'alias of a'],
	['var(--é)', 'alias of é'],
	['var(--a) var(--b)', 'nothing'],
	['var(a)', 'nothing'],
	['light-dark(#111, #eee)', 'light #111111 at 11, dark #eeeeee at 17'],
	['LIGHT-DARK( red ,var(--b) )', 'light #ff0000 at 12, dark alias of b'],
	['light-dark(rgb(1, 2, 3), #eee)', 'light #010203 at 11, dark #eeeeee at 25'],
	['light-dark(#111)', 'nothing'],
	['light-dark(none, #eee)', 'light nothing, dark #eeeeee at 17'],
	['light-dark(light-dark(#111, #222), #333)', 'light light #111111 at 22, dark #222222 at 28, dark #333333 at 35'],
	['rgb(var(--r) 0 0)', 'expression rgb(var(--r) 0 0)'],
	['oklch(from var(--a) l c h)', 'expression oklch(from var(--a) l c h)'],
	['contrast-color(var(--a))', 'expression contrast-color(var(--a))'],
	['calc(1 * var(--a))', 'nothing'],
	['1px solid var(--a)', 'nothing'],
	['240 100% 50%', '#0000ff at 0'],
	['240, 100%, 50%', '#0000ff at 0'],
	['240deg 100% 50% / 50%', '#0000ff80 at 0'],
	['1 2 3', 'nothing'],
] as const) values(`${JSON.stringify(text)} is ${expected}`, () => assert.is(read(text), expected));

values('a word alone is a color only where words may be', () => {
	assert.is(read('red', { takesWords: false }), 'nothing');
	assert.is(read('#f00', { takesWords: false }), '#ff0000 at 0');
	assert.is(read('var(--a, red)', { takesWords: false }), 'alias of a or #ff0000 at 9', 'a fallback is a value of CSS');
});

values('three bare numbers are RGB if the name says so, or what the file puts around them', () => {
	assert.is(read('1 2 3', { name: '--x-rgb' }), '#010203 at 0');
	assert.is(read('1 2 3', { name: '--color-x' }), '#010203 at 0', 'as the documents of Tailwind 3 name them');
	assert.is(read('1 2 3', { used: new Map([['x', 'rgb']]) }), '#010203 at 0');
	assert.is(read('1 2 3', { used: new Map([['y', 'rgb']]) }), 'nothing');
	assert.is(read('0 100% 50%', { used: new Map([['x', 'rgb']]) }), 'nothing', 'percentages of HSL are not RGB');
	assert.is(read('100% 0 0', { used: new Map([['x', 'oklch']]) }), '#ffffff at 0');
});

values('fallbacks are followed four deep, and 400 characters are the longest value', () => {
	const nested = (depth: number): string => 'var(--a, '.repeat(depth) + 'red' + ')'.repeat(depth);
	assert.match(read(nested(3)), /#ff0000/);
	assert.is(read(nested(4)), 'alias of a or alias of a or alias of a or alias of a');
	const padded = (length: number): string => `var(--a${' '.repeat(length - 8)})`;
	assert.is(read(padded(400)), 'alias of a');
	assert.is(read(padded(401)), 'nothing');
});

values.run();
