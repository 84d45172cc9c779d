/*
 * Color functions of CSS: syntax, units, clamping, missing channels, and rejected texts.
 *
 * Values follow from CSS Color 4: §4.2 to §4.4, §5 (rgb), §7 (hsl), §8 (hwb), §9 (lab, lch, oklab, oklch), §10 (color).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { anyFunction, parseCssFunction, refuseCss } from '../../src/reading/css-explain.ts';
import { CSS_NOTATIONS } from '../../src/reading/css-grammar.ts';
import type { SpaceId } from '../../src/spaces/table.ts';
import { nearAll } from '../support/near.ts';

const parse = suite('CSS color functions');

type Row = readonly [text: string, space: SpaceId, coords: readonly [number, number, number], alpha?: number, none?: number];

const READ: readonly Row[] = [
	// rgb(): numbers are 255ths and are not rounded, percentages are hundredths; both clamp.
	['rgb(51 102 153)', 'srgb', [0.2, 0.4, 0.6]],
	['rgb(51, 102, 153)', 'srgb', [0.2, 0.4, 0.6]],
	['rgb(2.5 0 255)', 'srgb', [2.5 / 255, 0, 1]],
	['rgb(20% 40% 60%)', 'srgb', [0.2, 0.4, 0.6]],
	['rgb(20%,40%,60%)', 'srgb', [0.2, 0.4, 0.6]],
	['rgb(50% 51 0)', 'srgb', [0.5, 0.2, 0]],
	['rgb(300 -20 1e9)', 'srgb', [1, 0, 1]],
	['rgb(-10%, 150%, 20%)', 'srgb', [0, 1, 0.2]],
	['rgba(51 102 153)', 'srgb', [0.2, 0.4, 0.6]],
	['rgb(51, 102, 153, .5)', 'srgb', [0.2, 0.4, 0.6], 0.5],
	['rgba(51, 102, 153, 50%)', 'srgb', [0.2, 0.4, 0.6], 0.5],
	['rgb(none 102 none / none)', 'srgb', [0, 0.4, 0], 0, 1 | 4 | 8],
	['rgb(calc(infinity) calc(-infinity) calc(NaN))', 'srgb', [1, 0, 0]],

	// hsl(): percent in the space; plain numbers count percent; saturation has a floor and no ceiling.
	['hsl(120 30% 50%)', 'hsl', [120, 30, 50]],
	['hsl(120 30 50)', 'hsl', [120, 30, 50]],
	['hsl(120deg, 30%, 50%, 0.25)', 'hsl', [120, 30, 50], 0.25],
	['hsla(0.5turn 30% 50% / 25%)', 'hsl', [180, 30, 50], 0.25],
	['hsl(-90 -30% 150%)', 'hsl', [270, 0, 150]],
	['hsl(720 300% -10%)', 'hsl', [0, 300, -10]],
	['hsl(none 0% none)', 'hsl', [0, 0, 0], 1, 1 | 4],
	['hsl(calc(infinity) 100% 50%)', 'hsl', [0, 100, 50]],
	['hsl(calc(NaN) 100% 50%)', 'hsl', [0, 100, 50]],

	['hwb(90 10% 20%)', 'hwb', [90, 10, 20]],
	['hwb(90deg 10 20 / 0)', 'hwb', [90, 10, 20], 0],
	['hwb(90 -10% 120%)', 'hwb', [90, -10, 120]],

	// Lightness clamps, chroma has a floor; 100 % is 125 for a and b, 150 for the chroma of lch(), 0.4 in oklab().
	['lab(50 20 -30)', 'lab', [50, 20, -30]],
	['lab(50% 20% -30%)', 'lab', [50, 25, -37.5]],
	['lab(150 -200 200)', 'lab', [100, -200, 200]],
	['lab(-1 0 0)', 'lab', [0, 0, 0]],
	['lab(calc(infinity) 0 0)', 'lab', [100, 0, 0]],
	['lch(50 30 40)', 'lch', [50, 30, 40]],
	['lch(50% 50% 400)', 'lch', [50, 75, 40]],
	['lch(50 -30 40grad)', 'lch', [50, 0, 36]],
	['lch(50 calc(-infinity) 1turn)', 'lch', [50, 0, 0]],
	['oklab(50% 50% -20%)', 'oklab', [0.5, 0.2, -0.08]],
	['oklab(50 0 0)', 'oklab', [1, 0, 0]],
	['oklch(70% 50% 200 / 0.5)', 'oklch', [0.7, 0.2, 200], 0.5],
	['oklch(0.7 0.9 none)', 'oklch', [0.7, 0.9, 0], 1, 4],
	['oklch(none none none / none)', 'oklch', [0, 0, 0], 0, 15],

	// color(): nothing clamps; a percentage is a hundredth in XYZ too; xyz is xyz-d65.
	['color(srgb 20% 1.5 -1)', 'srgb', [0.2, 1.5, -1]],
	['color(srgb-linear 1 0 0)', 'srgb-linear', [1, 0, 0]],
	['color(display-p3 0.1 0.2 0.3 / 0.4)', 'display-p3', [0.1, 0.2, 0.3], 0.4],
	['color(display-p3-linear 0.1 0.2 0.3)', 'display-p3-linear', [0.1, 0.2, 0.3]],
	['color(a98-rgb 0.1 0.2 0.3)', 'a98-rgb', [0.1, 0.2, 0.3]],
	['color(prophoto-rgb 0.1 0.2 0.3)', 'prophoto-rgb', [0.1, 0.2, 0.3]],
	['color(rec2020 0.1 0.2 0.3)', 'rec2020', [0.1, 0.2, 0.3]],
	['color(xyz 50% 1 none)', 'xyz-d65', [0.5, 1, 0], 1, 4],
	['color(xyz-d65 0.1 0.2 0.3)', 'xyz-d65', [0.1, 0.2, 0.3]],
	['color(xyz-d50 0.1 0.2 0.3)', 'xyz-d50', [0.1, 0.2, 0.3]],
	['color(srgb 1e30 -1e30 1e999)', 'srgb', [1e6, -1e6, 1e6]],

	// Alpha clamps; NaN is 0.
	['rgb(0 0 0 / 2)', 'srgb', [0, 0, 0], 1],
	['rgb(0 0 0 / -50%)', 'srgb', [0, 0, 0], 0],
	['rgb(0 0 0 / calc(infinity))', 'srgb', [0, 0, 0], 1],
	['rgb(0 0 0 / calc(NaN))', 'srgb', [0, 0, 0], 0],

	// Case, blanks, comments, escapes, and numbers that need no blank between them.
	['RGB( 51\t102\n153 )', 'srgb', [0.2, 0.4, 0.6]],
	[' rgb(51 102 153)\n', 'srgb', [0.2, 0.4, 0.6]],
	['OkLCh(70% 0.2 200DEG / NONE)', 'oklch', [0.7, 0.2, 200], 0, 8],
	['color(Display-P3 0.1 0.2 0.3)', 'display-p3', [0.1, 0.2, 0.3]],
	['rgb(/* R */51,/* G */102,/* B */153)', 'srgb', [0.2, 0.4, 0.6]],
	['/* a */rgb(51/**/102/**/153)/* b */', 'srgb', [0.2, 0.4, 0.6]],
	['r\\gb(51, 102, 153)', 'srgb', [0.2, 0.4, 0.6]],
	['r\\67 b(51, 102, 153)', 'srgb', [0.2, 0.4, 0.6]],
	['color(s\\72gb 0.2 0.4 0.6)', 'srgb', [0.2, 0.4, 0.6]],
	['lab(50-20+30)', 'lab', [50, -20, 30]],
	['color(srgb.2.4.6)', 'srgb', [0.2, 0.4, 0.6]],
	['rgb(20%40%60%/50%)', 'srgb', [0.2, 0.4, 0.6], 0.5],
	['rgb(calc(50 + 1)calc(204 / 2)153)', 'srgb', [0.2, 0.4, 0.6]],

	// calc() has the unit it works out to.
	['rgb(calc(10% * 2), calc(80% / 2), 60%)', 'srgb', [0.2, 0.4, 0.6]],
	['hsl(calc(30deg + 0.25turn) calc(10% + 20%) 50%)', 'hsl', [120, 30, 50]],
	['oklch(calc(50% + 20%) calc(0.1 * 2) calc(pi * 1rad))', 'oklch', [0.7, 0.2, 180]],
	['color(srgb clamp(0, 5, 1) min(1, 2) max(-1, -2))', 'srgb', [1, 1, -1]],
];

for (const [text, space, coords, alpha = 1, none = 0] of READ) {
	parse(`${JSON.stringify(text)} is ${space} ${coords.join(' ')}`, () => {
		const { color, form } = parseCssFunction(text);
		assert.is(color.space, space);
		// 1e-13: a few ulps of a hue, for angle units.
		nearAll(color.coords, coords, 1e-13 * Math.max(1, ...coords.map(Math.abs)));
		assert.is(color.alpha, alpha);
		assert.is(color.none, none);
		assert.is(form, /color\(/i.test(text) ? 'color' : space === 'srgb' ? 'rgb' : space);
	});
}

parse('whole bytes and whole percentages are exactly n / 255 and n / 100', () => {
	for (let n = 0; n < 256; n++) assert.is(parseCssFunction(`rgb(${n} 0 0)`).color.coords[0], n / 255);
	for (let n = 0; n <= 100; n++) assert.is(parseCssFunction(`oklab(${n}% 0 0)`).color.coords[0], n / 100);
	for (let n = 0; n <= 100; n++) assert.is(parseCssFunction(`hsl(0 ${n}% 0%)`).color.coords[1], n);
});

parse('no channel and no alpha is ever -0', () => {
	for (const [name, grammar] of CSS_NOTATIONS.functions) {
		const { color } = parseCssFunction(`${name}(${grammar === 'color' ? 'srgb ' : ''}-0 -0 -0 / -0)`);
		for (const x of [...color.coords, color.alpha]) assert.ok(Object.is(x, 0), name);
	}
});

type Refused = readonly [text: string, at: number, why: RegExp];

// `at` counts UTF-16 units from 0; the message counts characters from 1.
const REFUSED: readonly Refused[] = [
	['rgb(10 20)', 9, /has 2 of 3 channels/], ['rgb(10, 20)', 10, /has 2 of 3/], ['rgb()', 4, /has 0 of 3/],
	['rgb(1', 5, /has 1 of 3/], ['lab(50% / 0.5)', 8, /has 1 of 3/],
	['rgb(,1,2)', 4, /has 0 of 3/], ['color(srgb)', 10, /has 0 of 3/],
	['rgb(1 2 3', 9, /needs a closing/], ['rgb(1, 2, 3', 11, /needs a closing/], ['rgb(1 2 3 / 4', 13, /needs a closing/],
	['rgb(1 2 3 /* )', 10, /comment/],
	['rgb(0, 0 0)', 9, /mixes commas/], ['rgb(0 0, 0)', 7, /mixes commas/], ['rgb(0 0 0, 1)', 9, /comma too many/],
	['rgb(0, 0, 0 / 1)', 12, /"\/"/],
	['rgb(0, 0, 0, 0, 0)', 14, /comma too many/], ['rgb(1 2 3 / 4 / 5)', 14, /"\/"/],
	['rgb(1 2 3 4)', 10, /more than three/], ['lab(0% 0 0 10%)', 11, /more than three/], ['rgb(0, 0, 0 0)', 12, /more than three/],
	// With an alpha before it, or without a number, nothing can be a fourth channel.
	['color(srgb 1 1 1 / 1 2)', 21, /needs a closing/], ['rgb(1 2 3 / .5 .2)', 15, /needs a closing/],
	['rgb(1, 2, 3, .5 .2)', 16, /needs a closing/], ['lab(50 20 30 foo)', 13, /needs a closing/],
	['rgb(from red r g b alpha)', 19, /more than three/],
	['rgb(10%, 50%, 0)', 14, /needs a % for blue/], ['rgb(255, 50%, 0%)', 9, /numbers and percentages/],
	['hsl(10, 50%, 0)', 13, /lightness/], ['hsl(10, 50, 0%)', 8, /saturation/],
	['rgb(none, 0, 0)', 8, /none in a list with commas/], ['rgb(0, none, 0)', 7, /none in a list with commas/],
	['rgb(0, 0, 0, none)', 13, /none in a list with commas/],
	['hwb(90, 50%, 50%)', 6, /only rgb\(\) and hsl\(\)/], ['lab(0, 0, 0)', 5, /only rgb\(\)/], ['color(srgb 1, 1, 1)', 12, /only rgb\(\)/],
	['hsl(50% 50% 0%)', 4, /percentage for the hue/], ['oklch(0.5 0.1 50%)', 14, /percentage for the hue/],
	['rgb(0deg 0 0)', 4, /angle for red/], ['rgb(0 0 0 / 1deg)', 12, /angle for alpha/], ['lab(0% 0 0deg)', 9, /angle for b[,.]?/],
	['rgb(1px 0 0)', 5, /unit/], ['rgb(0 0 0 / 1em)', 13, /unit/],
	['rgb(0 0 light)', 8, /no number for blue/], ['rgb(0 0 0 / alpha)', 12, /no number for alpha/],
	['rgb(0 0 0 /)', 11, /no number for alpha/], ['oklch(0.5 infinity 0)', 10, /no number for chroma/],
	['rgb(1 2 3) x', 11, /continues/], ['rgb(1 2 3))', 10, /continues/], ['rgb(1 2 3);', 10, /continues/],
	['rgb', 3, /needs a "\("/], ['rgb (1 2 3)', 3, /needs a "\("/], ['', 0, /does not begin/], ['(1 2 3)', 0, /does not begin/],
	['#fff', 0, /does not begin/], ['1 2 3', 0, /does not begin/],
	['hwba(120 30% 50%)', 0, /not a CSS color function/], ['okclh(0.5 0.1 20)', 0, /not a CSS color function/],
	['constructor(1 2 3)', 0, /not a CSS color function/], ['oKlab\u212a(1 0 0)', 0, /not a CSS color function/],
	['color(banana 1 1 1)', 6, /does not name a CSS color space/], ['color(1 1 1)', 6, /does not name a CSS color space/],
	['color(lab 20% 0 10)', 6, /does not name a CSS color space/], ['color()', 6, /does not name a CSS color space/],
	['color(srgb calc(infinity) 0 0)', 11, /infinite/], ['color(xyz 0 calc(-1 / 0) 0)', 12, /infinite/],
	['lab(50 calc(infinity) 0)', 7, /infinite/], ['oklch(0.5 calc(infinity) 0)', 10, /infinite/],
	['hsl(0 calc(infinity) 50%)', 6, /infinite/],
	['rgb(calc(1+2) 0 0)', 10, /spaces on both sides/], ['rgb(calc(1 + 2%) 0 0)', 11, /different units/],
	['rgb(foo(1) 0 0)', 7, /not a CSS math function/],
	['var(--x)', 0, /depends on the page/], ['rgb(var(--x) 0 0)', 7, /depends on the page/],
	['rgb(calc(env(x) * 2) 0 0)', 12, /depends on the page/], ['color(var(--space) 1 1 1)', 6, /depends on the page/],
];

for (const [text, at, why] of REFUSED) {
	parse(`${JSON.stringify(text)} is refused at ${at}: ${why.source}`, () => {
		const place = at >= text.length ? 'fails at its end:' : `fails at character ${at + 1}:`;
		assert.throws(() => parseCssFunction(text), (error: unknown) =>
			error instanceof InputError && error.issues[0].code === 'unreadable-color'
			&& error.message.includes(place) && why.test(error.message));
	});
}

for (const [text, why] of [
	['#1', 'has 1 digit, and HEX has 3, 4, 6 or 8'], ['#12', 'has 2 digits, and'], ['#12345', 'has 5 digits, and'], ['#', 'has 0 digits'],
	['#1g', 'fails at character 3, which is not a hex digit'], ['#g', 'fails at character 2'], ['#🎨1', 'fails at character 2'],
] as const) {
	parse(`${text} ${why}`, () => {
		const remedies = { forFunction: anyFunction, forHex: anyFunction };
		assert.throws(() => refuseCss(text, remedies), (error: Error) => error.message.includes(`${text}" ${why}`));
	});
}

parse('a position counts characters, not UTF-16 units', () => {
	assert.throws(() => parseCssFunction('/* 🎨🎨 */ rgb(1 2)'), /fails at character 17:/);
});

parse('every function and every space is refused with one channel too few and one too many', () => {
	const openings = [
		...[...CSS_NOTATIONS.functions.keys()].filter((name) => name !== 'color').map((name) => `${name}(`),
		...[...CSS_NOTATIONS.spaces.keys()].map((name) => `color(${name} `),
	];
	assert.is(openings.length, 19);
	for (const opening of openings) {
		parseCssFunction(`${opening}0 0 0)`);
		assert.throws(() => parseCssFunction(`${opening}0 0)`), /2 of 3/);
		assert.throws(() => parseCssFunction(`${opening}0 0 0 0)`), /more than three/);
	}
});

parse('reads or refuses the longest texts in one pass', () => {
	// Two million characters: a parser that goes back would need minutes, one that recurses would run out of stack.
	for (const text of ['rgb(', '/**/', 'calc(', 'rgb(1 2 3 ', '1 ', '\\', '-', '9', '(', 'é'].map((part) => part.repeat(2e6 / part.length))) {
		assert.throws(() => parseCssFunction(text), (error: unknown) => error instanceof InputError && error.message.length < 400);
	}
});

parse.run();
