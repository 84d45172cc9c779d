/*
 * color-mix() as input, against what the specification and the web platform's tests say it comes to.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HUE_ARCS } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { parseCssFunction } from '../../src/reading/css-explain.ts';
import { DEEPEST } from '../../src/reading/css-math.ts';
import { hasHue, MIXING_SPACES } from '../../src/reading/css-mix.ts';
import { readCssFunction } from '../../src/reading/css-levels.ts';
import { isEqual } from '../../src/spaces/color.ts';
import { mix } from '../../src/spaces/mix.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { sameColor } from '../support/computed.ts';
import { MIXED } from '../vectors/css-expressions.ts';

const mixing = suite('color-mix() as input');

for (const [text, css, tolerance = 0.01] of MIXED) {
	mixing(`${text} is ${css}`, () => {
		const { color, form } = parseCssFunction(text);
		assert.is(form, 'color-mix');
		sameColor(color, parseCssFunction(css).color, tolerance, text);
	});
}

mixing('mixes in the sixteen spaces that CSS names, xyz being xyz-d65, and in no other', () => {
	assert.equal([...MIXING_SPACES.keys()].sort(), [
		'a98-rgb', 'display-p3', 'display-p3-linear', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'prophoto-rgb', 'rec2020', 'srgb',
		'srgb-linear', 'xyz', 'xyz-d50', 'xyz-d65',
	]);
	assert.is(MIXING_SPACES.get('xyz'), 'xyz-d65');
});

mixing('two colors in any space by any arc are what mixing the two is', () => {
	for (const [name, space] of MIXING_SPACES) for (const arc of hasHue(space) ? HUE_ARCS : [undefined]) {
		const way = arc === undefined ? name : `${name} ${arc} hue`, one = 'lch(60 50 20)', other = 'lab(40 -30 -60 / 0.5)';
		const { color } = parseCssFunction(`color-mix(in ${way}, ${one}, 30% ${other})`);
		const first = parseCssFunction(one).color, second = parseCssFunction(other).color;
		const expected = mix(first, second, 0.3, space, arc);
		if (space !== 'hsl' && space !== 'hwb') sameColor(color, expected, 1e-12, name);
		else assert.is(color.space, 'srgb');
	}
});

mixing('in a rectangular space the order of many colors does not matter', () => {
	const seed = 'order', random = randomFrom(seed);
	for (let n = 0; n < 200; n++) {
		const channel = (): number => Math.floor(random() * 256);
		const items = Array.from({ length: 2 + Math.floor(random() * 6) }, () =>
			`rgb(${channel()} ${channel()} ${channel()} / ${(0.1 + random() * 0.9).toFixed(2)}) ${(1 + random() * 99).toFixed(1)}%`);
		const one = parseCssFunction(`color-mix(${items.join(', ')})`).color;
		const other = parseCssFunction(`color-mix(${[...items].reverse().join(', ')})`).color;
		sameColor(one, other, 1e-12, `seed ${seed}, case ${n}: ${items.join(', ')}`);
	}
});

mixing('colors are keywords in any case, HEX of any length, functions, with blanks and comments anywhere', () => {
	const expected = parseCssFunction('color-mix(in srgb, #ff000088, blue)').color;
	for (
		const text of [
			'COLOR-MIX(IN SRGB, #f008, Blue)', 'color-mix( in/**/srgb ,#FF000088,blue )',
			' color-mix(\nin srgb\t,\n#f\\30 08,\nb\\6cue) ',
			'color-mix(in srgb,50%rgb(255 0 0/calc(136 / 255)),blue)', 'c\\6flor-mix(in srgb,#ff000088 50%,50% #00f)',
		]
	) sameColor(parseCssFunction(text).color, expected, 1e-12, text);
	assert.ok(isEqual(parseCssFunction('color-mix(in srgb, transparent)').color, fromRgb24(0, 0)));
});

mixing('what is left of 100 % is shared by the colors without a percentage, and may be nothing', () => {
	// CSS Color 5 §2.1.
	for (const [text, css] of [
		['red 100%, blue', 'rgb(100% 0% 0%)'], ['red, blue 100%', 'rgb(0% 0% 100%)'], ['red 60%, lime 40%, blue', 'rgb(60% 40% 0%)'],
		['red 40%, lime, blue', 'rgb(40% 30% 30%)'],
	] as const) sameColor(parseCssFunction(`color-mix(in srgb, ${text})`).color, parseCssFunction(css).color, 1e-9, text);
});

type Refused = readonly [text: string, at: number, why: RegExp];

const REFUSED: readonly Refused[] = [
	['color-mix(in srgb, red 100.5%, blue)', 23, /0% to 100%/],
	['color-mix()', 10, /needs a CSS color/], ['color-mix(', 10, /needs a CSS color/],
	['color-mix(in oklab)', 18, /comma before the first color/],
	['color-mix(in oklab,)', 19, /needs a CSS color/], ['color-mix(in , red)', 13, /does not name a space/],
	['color-mix(in rgb, red, blue)', 13, /does not name a space/],
	['color-mix(in hsla, red, blue)', 13, /does not name a space/],
	['color-mix(in hsv, red, blue)', 13, /does not name a space/], ['color-mix(in oklch() , red)', 13, /does not name a space/],
	['color-mix(in lab longer hue, red, blue)', 17, /but lab has no hue/],
	['color-mix(in srgb shorter hue, red)', 18, /but srgb has no hue/],
	['color-mix(in hsl hue, red, blue)', 17, /needs a hue direction/], ['color-mix(in hsl shorter, red, blue)', 17, /needs a hue direction/],
	['color-mix(in hsl specified hue, red, blue)', 17, /needs a hue direction/],
	['color-mix(in hsl foo, red, blue)', 17, /needs a hue direction/],
	['color-mix(in hsl hsl(120deg 10% 20%), red)', 17, /comma before/], ['color-mix(in srgb red, blue)', 18, /needs a hue direction/],
	['color-mix(in srgb #f00, blue)', 18, /comma before/],
	['color-mix(red blue)', 14, /needs a comma or a "\)" here/],
	['color-mix(red, blue blue)', 20, /needs a comma or a "\)" here/],
	['color-mix(red, blue, in srgb)', 21, /needs a CSS color/], ['color-mix(red, blue,)', 20, /needs a CSS color/],
	['color-mix(red -10%, blue)', 14, /share of -10%/], ['color-mix(red 150%, blue)', 14, /share of 150%/],
	['color-mix(-0.1% red, blue)', 10, /share of -0.1%/],
	['color-mix(red 50, blue)', 14, /not a percentage/], ['color-mix(red calc(50), blue)', 14, /not a percentage/],
	['color-mix(red 50deg, blue)', 14, /not a percentage/], ['color-mix(10% red 20%, blue)', 18, /two shares/],
	['color-mix(red calc(50% + 1), blue)', 23, /different units/], ['color-mix(red 50px, blue)', 16, /unit/],
	['color-mix(tela, blue)', 10, /needs a CSS color/], ['color-mix(3b82f6, blue)', 11, /unit/],
	['color-mix(#12345, blue)', 10, /needs a CSS color/],
	['color-mix(dark teal, blue)', 10, /needs a CSS color/], ['color-mix(sky-500, blue)', 10, /needs a CSS color/],
	['color-mix(currentcolor, blue)', 10, /text color of the page/], ['color-mix(blue, Canvas)', 16, /system color/],
	['color-mix(rgb(1 2), blue)', 17, /2 of 3 channels/], ['color-mix(foo(1), blue)', 10, /not a CSS color function/],
	['color-mix(red, blue', 19, /needs a comma or a "\)" here/], ['color-mix(red, blue) x', 21, /continues after/],
	['color-mix (red, blue)', 9, /needs a "\("/], ['rgb(color-mix(red, blue) 0 0)', 13, /not a CSS math function/],
];

for (const [text, at, why] of REFUSED) {
	mixing(`${text} is refused at ${at}: ${why.source}`, () => {
		const place = at >= text.length ? 'fails at its end:' : `fails at character ${at + 1}:`;
		assert.throws(() => parseCssFunction(text), (error: Error) => error.message.includes(place) && why.test(error.message));
	});
}

mixing(`colors nest ${DEEPEST} deep and no deeper, however long the text`, () => {
	const nested = (depth: number): string => `${'color-mix('.repeat(depth)}red${')'.repeat(depth)}`;
	assert.ok(readCssFunction(nested(DEEPEST)));
	assert.throws(() => parseCssFunction(nested(DEEPEST + 1)), /nests/);
	for (const text of ['color-mix('.repeat(1e5), 'color-mix(red,'.repeat(1e5)])
		assert.throws(() => parseCssFunction(text), /nests/);
	// One after the other is not within.
	assert.ok(readCssFunction(`color-mix(${Array.from({ length: 50_000 }, () => 'color-mix(red, blue)').join(',')})`));
});

mixing.run();
