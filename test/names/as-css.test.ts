/*
 * Colors printed as CSS: one shape, none of the caller's text, and the same color when parsed again.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { asCss } from '../../src/names/as-css.ts';
import { readColor } from '../../src/names/parse-color.ts';
import { COLORS, pick } from '../support/arbitrary.ts';
import { near } from '../support/near.ts';

const printed = (input: string): string => asCss({ input: input.trim(), ...readColor(input) });

const printing = suite('a color that was sent, as CSS');

// Channels by the definitions of CSS Color 4: rgb() counts to 255, a turn is 360deg, 70% of OKLCH lightness is 0.7.
const PRINTED: readonly (readonly [sent: string, css: string])[] = [
	['rgb(255/**/0 0)', 'rgb(255 0 0)'],
	['RGBA( 255 , 0,0 , .5 )', 'rgb(255 0 0 / 0.5)'],
	['rgb(50% 0% 100%)', 'rgb(127.5 0 255)'],
	['rgb(127.25 none 0 / none)', 'rgb(127.25 none 0 / none)'],
	['hsl(0.5turn, 20%, 40%)', 'hsl(180 20% 40%)'],
	['hwb(90deg 10% 20% / 25%)', 'hwb(90 10% 20% / 0.25)'],
	['oklch(70% .123456789 200)', 'oklch(0.7 0.123456789 200)'],
	['lab(50% 20 -30)', 'lab(50 20 -30)'],
	['color(xyz .5 .5 .5)', 'color(xyz-d65 0.5 0.5 0.5)'],
	['color(SRGB 1.5 -0.5 2)', 'color(srgb 1.5 -0.5 2)'],
	['rgb(calc(10 * 2) calc(255 / 3) 1)', 'rgb(20 85 1)'],
	['color-mix(in srgb, red, blue 25%)', 'color(srgb 0.75 0 0.25)'],
	['COLOR-MIX(in lch, lch(10 20 30deg) 12.5%, lch(50 60 70deg) 37.5%)', 'lch(40 50 60 / 0.5)'],
	['color-mix(in hsl, hsl(none 10% 20%), hsl(none 10% 20%))', 'hsl(none 10% 20%)'],
	['light-dark(red, #00f)', 'color(srgb 1 0 0)'],
	['alpha(from oklch(0.7 0.1 200) / 50%)', 'oklch(0.7 0.1 200 / 0.5)'],
	['rgb(from teal r 300 b / none)', 'color(srgb 0 1.176470588 0.501960784 / none)'],
	['#F0F', '#ff00ff'],
	['3B82F680', '#3b82f680'],
	['/* a */#FFF', '#ffffff'],
	['RebeccaPurple', 'rebeccapurple'],
	['  Transparent ', 'transparent'],
	['\\72 ed/* } */', 'red'],
	['grey', 'grey'],
	['sky-500', 'oklch(0.685 0.169 237.323)'],
	['bg-sky-500/50', 'oklch(0.685 0.169 237.323 / 0.5)'],
	['cornflower blue', '#6495ed'],
	['тёмно-синий', '#00008b'],
];

for (const [sent, css] of PRINTED) printing(`${sent} is ${css}`, () => assert.is(printed(sent), css));

const SHAPE =
	/^(?:[a-z]+|#[\da-f]{6}(?:[\da-f]{2})?|[a-z]+\((?:[a-z\d-]+ )?(?:(?:-?[\d.]+%?|none) ){2}(?:-?[\d.]+%?|none)(?: \/ (?:[\d.]+|none))?\))$/;

/** Comments and blanks where CSS allows them. */
const decorated = (text: string, choose: (from: readonly string[]) => string): string =>
	text.includes('(') ? text.replace(/[ (]/g, (at) => at + choose(['', '/**/', '/*;}*/ ', '\n', '\t'])) : text;

printing('has one shape and parses to the same color for every input', () => {
	const seed = 'written', random = randomFrom(seed);
	let decorations = 0;
	for (let n = 0; n < 3000; n++) {
		const sent = decorated(pick(random, COLORS), (from) => pick(random, from));
		if (sent.includes('/*')) decorations++;
		// A class with a state prefix is not a color; a longer text is refused.
		let read;
		try {
			read = readColor(sent);
		} catch {
			continue;
		}
		const css = printed(sent), again = readColor(css), label = `seed "${seed}", case ${n}: ${JSON.stringify(sent)} as ${css}`;
		assert.match(css, SHAPE, label);
		if (['common-name', 'extended-name'].includes(read.form)) assert.is(again.form, 'hex', label);
		else {
			assert.is(again.color.none, read.color.none, label);
			if (again.color.space !== read.color.space) assert.is(read.form, 'tailwind', label);
			else again.color.coords.forEach((x, i) => near(x, read.color.coords[i]!, 1e-9, label));
		}
		near(again.color.alpha, read.color.alpha, 1e-9, label);
	}
	assert.ok(decorations > 500);
});

printing.run();
