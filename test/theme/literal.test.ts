/*
 * Colors of a file, and their replacements in the same notation: CSS Color 4 reads the new color, and everything but the channels stays
 * character by character.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../src/index.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { numbersLiteral, readBareLiteral, readLiteral, rewrite, settle, type Literal } from '../../src/theme/literal.ts';
import { applyEdits } from '../../src/theme/place.ts';
import { nearAll } from '../support/near.ts';

const literals = suite('literals');

/** The text of a literal after its color is replaced. */
function replace(literal: Literal, text: string, to: Color, start = 0): string {
	return applyEdits(text, rewrite(literal, to).map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })));
}

const START = 5;

/** The text of a literal at some offset after its color is replaced; undefined if it is not a literal. */
function written(text: string, to: string): string | undefined {
	const literal = readLiteral(text, START);
	if (literal === undefined) return undefined;
	assert.equal([literal.start, literal.end, literal.text], [START, START + text.length, text]);
	return replace(literal, text, parse(to), START);
}

for (const [text, to, expected] of [
	['#123456', '#abcdef', '#abcdef'],
	['#ABCDEF', '#a1b2c3', '#A1B2C3'],
	['#aBcdef', '#a1b2c3', '#A1B2C3'],
	['#123', '#abcdef', '#abcdef'],
	['#1234', '#abcdef', '#abcdef44'],
	['#12345678', '#abcdef', '#abcdef78'],
	['#1234567F', '#abcdef', '#ABCDEF7F'],
	['#123F', '#abcdef', '#ABCDEFFF'],
	['red', '#abcdef', '#abcdef'],
	['Red', '#abcdef', '#abcdef'],
	['FAFAD2', '#abcdef', undefined],
	['transparent', '#abcdef', '#abcdef'],
	['rgb(1 2 3)', '#abcdef', 'rgb(171 205 239)'],
	['rgb(1, 2, 3)', '#abcdef', 'rgb(171, 205, 239)'],
	['rgb(1,2,3)', '#01cdef', 'rgb(1,205,239)'],
	['RGBA( 1 , 2 , 3 , .5 )', '#010203', 'RGBA( 1 , 2 , 3 , .5 )'],
	['rgba(1, 2, 3, .50)', '#abcdef', 'rgba(171, 205, 239, .50)'],
	['rgb(1 2 3 / 50%)', '#abcdef', 'rgb(171 205 239 / 50%)'],
	['rgb(1.00 2 3)', '#abcdef', 'rgb(171 205 239)'],
	['rgb(10% 20% 30%)', '#ff8000', 'rgb(100% 50.2% 0%)'],
	['rgb(10.0% 20.00% 30%)', '#ff8000', 'rgb(100% 50.2% 0%)'],
	['hsl(0 50% 50%)', '#00ff00', 'hsl(120 100% 50%)'],
	['hsl(0deg 50% 50% / 1)', '#00ff00', 'hsl(120deg 100% 50% / 1)'],
	['hsl(0, 50%, 50%)', '#808080', 'hsl(0, 0%, 50.2%)'],
	['hwb(0 10% 20%)', '#0000ff', 'hwb(240 0% 0%)'],
	['oklch(0.5 0.1 30)', '#ffffff', 'oklch(1 0 30)'],
	['oklch(.5 .1 30)', '#808080', 'oklch(.6 0 30)'],
	['oklch(50% 0.1 30)', '#ffffff', 'oklch(100% 0 30)'],
	['oklab(0.5 -0.1 +.1)', '#ffffff', 'oklab(1 0 0)'],
	['lab(50 10 -10)', '#ffffff', 'lab(100 0 0)'],
	['lch(50% 10 30)', '#000000', 'lch(0% 0 30)'],
	['color(srgb 0 0.5 1)', '#ff8000', 'color(srgb 1 0.502 0)'],
	['color( srgb .1 .2 .3 )', '#ff8000', 'color( srgb 1 .502 0 )'],
	['color(display-p3 0.5 0.5 0.5 / 0.5)', '#ffffff', 'color(display-p3 1 1 1 / 0.5)'],
	['lch(50% 10 30deg)', '#000000', 'lch(0% 0 30deg)'],
	['rgb(none 0 0)', '#ff0000', 'color(srgb 1 0 0)'],
	['rgb(calc(1 + 1) 0 0)', '#ff0000', 'color(srgb 1 0 0)'],
	['rgb(from red 0 0 0)', '#ff0000', 'color(srgb 1 0 0)'],
	['rgb(17 17 17 / <alpha-value>)', '#ff0000', 'rgb(255 0 0 / <alpha-value>)'],
	['#12', '#ff0000', undefined],
	['#1234567', '#ff0000', undefined],
	['123456', '#ff0000', undefined],
	['rgb(1 2)', '#ff0000', undefined],
	['currentcolor', '#ff0000', undefined],
	['var(--a)', '#ff0000', undefined],
] as const) literals(`${text} as ${to} is ${expected}`, () => assert.is(written(text, to), expected));

literals('only channels that differ are written', () => {
	for (const [text, to, count] of [
		['rgb(1 2 3)', 'rgb(1 2 3)', 0], ['rgb(1 2 3)', 'rgb(1 2 3.4)', 0], ['rgb(1 2 3)', 'rgb(1 2 3.6)', 1], ['rgb(1 2 3)', 'rgb(4 2 6)', 2],
		['oklch(0.5 0.1 359.9)', 'oklch(0.5 0.1 0.1)', 1], ['oklch(0.5 0.1 360)', 'oklch(0.5 0.1 0)', 0],
		['oklch(0.5 0.1 30)', 'oklch(0.6 0 none)', 2],
	] as const) assert.is(rewrite(readLiteral(text, 0)!, parse(to)).length, count, `${text} as ${to}`);
});

const bare = (text: string, name = '--x', used?: string): Literal | undefined => readBareLiteral(text, START, name, used);

for (const [text, name, used, expected] of [
	['0 50% 50%', '--x', undefined, '120 100% 50%'],
	['0, 50%, 50%', '--x', undefined, '120, 100%, 50%'],
	['0deg 50% 50% / .5', '--x', undefined, '120deg 100% 50% / .5'],
	['-10.5 50% 50%', '--x', undefined, '120 100% 50%'],
	['1 2 3', '--x', undefined, undefined],
	['1 2 3', '--x-rgb', undefined, '0 255 0'],
	['1, 2, 3', '--x-RGB', undefined, '0, 255, 0'],
	['1 2 3 / 50%', '--x', 'rgb', '0 255 0 / 50%'],
	['1,2,3', '--v-theme-primary', undefined, '0,255,0'],
	['1, 255, 3', '--x', undefined, '0, 255, 0'],
	['1, 2, 3', '--x', 'hsl', undefined],
	['1000 2 3', '--x', 'rgb', undefined],
	['1 2 3', '--x-rgb', 'hsl', undefined],
	['0 50% 50%', '--x', 'rgb', undefined],
	['50% 0.1 30', '--x', undefined, '86.6% 0.295 142'],
	['50% 0.1 30', '--x', 'oklch', '86.6% 0.295 142'],
	['0.5 0.1 30', '--x', undefined, undefined],
	['0.5 .1 30deg', '--x', 'oklch', '0.866 .295 142deg'],
	['1 2', '--x', 'rgb', undefined],
	['1 2 3 4', '--x', 'rgb', undefined],
	['1 2 x3', '--x', 'rgb', undefined],
	['a 2 3', '--x', 'rgb', undefined],
	[`1 2 ${' '.repeat(60)}3`, '--x', 'rgb', undefined],
] as const) {
	literals(`bare ${JSON.stringify(text)} of ${name} in ${used ?? 'nothing'} as lime is ${expected}`, () => {
		const literal = bare(text, name, used);
		// OKLCH of lime is 0.86644 0.29483 142.495 (CSS Color 4, sample conversions).
		assert.is(literal && replace(literal, text, parse('#00ff00'), START), expected);
		if (literal !== undefined) assert.equal([literal.start, literal.end, literal.text], [START, START + text.length, text]);
	});
}

literals('numbers of JSON and the HEX next to them are written together, in its case', () => {
	const text = '{"components":[0.5,0.25,0],"hex":"#80400A"}', span = (part: string) =>
		({ start: text.indexOf(part), end: text.indexOf(part) + part.length, text: part });
	const numbers = ['0.5', '0.25', '0]'].map((part) => span(part)), last = { ...numbers[2]!, end: numbers[2]!.end - 1, text: '0' };
	const whole = { start: 0, end: text.length }, channels = [numbers[0]!, numbers[1]!, last];
	const literal = numbersLiteral(whole, text, color('srgb', [0.5, 0.25, 0]), channels, span('#80400A'));
	assert.is(replace(literal, text, parse('#ff40cc')), '{"components":[1,0.251,0.8],"hex":"#FF40CC"}');
	assert.is(replace(literal, text, color('srgb', [0.5, 0.25, 0])), text);
});

literals('a color that cannot be written stays', () => {
	const fixed: Literal = { ...readLiteral('#112233', 0)!, form: 'fixed' };
	assert.equal([settle(fixed, parse('red')), rewrite(fixed, parse('red'))], [fixed.color, []]);
});

literals('the written text reads back to the reported color, with the previous alpha', () => {
	for (const text of [
		'#11223380', 'rgb(17 34 51 / 0.4)', 'oklch(0.3 0.05 250 / 70%)', 'color(rec2020 0.1 0.2 0.3)', 'hsl(210 50% 13.3%)', 'teal',
	]) {
		const literal = readLiteral(text, 0)!, to = parse('#c08040'), after = settle(literal, to);
		const back = readLiteral(applyEdits(text, rewrite(literal, to)), 0)!.color;
		nearAll(back.coords, after.coords, 1e-9, text);
		assert.is(back.alpha, literal.color.alpha, text);
	}
});

literals.run();
