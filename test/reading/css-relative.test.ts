/*
 * Relative colors, against what the specification and the web platform's tests say they come to.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCssFunction } from '../../src/reading/css-explain.ts';
import { CSS_NOTATIONS } from '../../src/reading/css-grammar.ts';
import { DEEPEST } from '../../src/reading/css-math.ts';
import { readCssFunction } from '../../src/reading/css-levels.ts';
import { carryMissing } from '../../src/spaces/mix.ts';
import { SPACES, type SpaceId } from '../../src/spaces/table.ts';
import { sameColor } from '../support/computed.ts';
import { RELATIVE } from '../vectors/css-expressions.ts';

const relative = suite('relative colors');

for (const [text, css, tolerance = 0.01] of RELATIVE) {
	relative(`${text} is ${css}`, () => {
		const { color, form } = parseCssFunction(text);
		assert.is(form, text.startsWith('color-mix') ? 'color-mix' : 'relative-color');
		sameColor(color, parseCssFunction(css).color, tolerance, text);
	});
}

relative('in every function and space, its keywords alone give the origin in that space', () => {
	const origins = ['teal', '#f0f8', 'oklch(0.7 0.3 150)', 'color(display-p3 0 1 0 / none)', 'lab(40 20 -30)'];
	const openings = [
		...[...CSS_NOTATIONS.functions].flatMap(([name, grammar]) => (grammar === 'color' ? [] : [[`${name}(from`, '', grammar] as const])),
		...[...CSS_NOTATIONS.spaces].map(([name, grammar]) => ['color(from', ` ${name}`, grammar] as const),
	];
	for (const [opening, behind, grammar] of openings) for (const origin of origins) {
		const ids = SPACES[grammar.space as SpaceId].channels.map(({ id }) => id).join(' ');
		const text = `${opening} ${origin}${behind} ${ids})`, { color } = parseCssFunction(text);
		const expected = carryMissing(parseCssFunction(`color-mix(in srgb, ${origin})`).color, grammar.space as SpaceId);
		if (color.space === expected.space) sameColor(color, expected, 1e-9, text);
		else assert.is(color.space, 'srgb');
	}
});

relative('whitespace, comments and any case are allowed by the rules of CSS', () => {
	const { color } = parseCssFunction('rgb(from teal 0 g 1 / 0.5)');
	for (const text of ['RGB( FROM/**/ TEAL 0 G 1/50%)', 'rgb(\nfrom\n#008080\n0\ng\n1/.5)', 'rgba(\\66rom rgb(0 128 128)0 g 1/ .5 )'])
		sameColor(parseCssFunction(text).color, color, 1e-12, text);
});

type Refused = readonly [text: string, at: number, why: RegExp];

const REFUSED: readonly Refused[] = [
	['rgb(from)', 8, /needs a CSS color/], ['rgb(from red)', 12, /0 of 3/], ['rgb(from red r g)', 16, /2 of 3/],
	['rgb(from red r g b g)', 19, /more than three/], ['rgb(from red r g b / )', 21, /alpha/],
	['rgb(from red red g b)', 13, /unknown channel name; known: r, g, b, alpha/], ['rgb(from red h g b)', 13, /r, g, b, alpha/],
	['hsl(from red hue s l)', 13, /h, s, l, alpha/], ['oklch(from red lightness c h)', 15, /l, c, h, alpha/],
	['color(from red xyz r g b)', 19, /x, y, z, alpha/], ['lab(from red l a calc(c * 2))', 22, /l, a, b, alpha/],
	['rgb(from red r g b / beta)', 21, /r, g, b, alpha/],
	['rgb(from red, r, g, b)', 12, /0 of 3 channels|commas/], ['rgb(from red r, g, b)', 14, /commas after from/],
	['rgba(from darkblue 16, 32, b, 0.5)', 21, /commas after from/],
	['rgb(from red r 10deg 10)', 15, /angle for green/], ['hsl(from red 10% s l)', 13, /percentage for the hue/],
	['rgb(from red calc(r + 10%) g b)', 20, /different units/], ['hsl(from red calc(h + 30deg) s l)', 20, /different units/],
	['rgb(from red e g b)', 13, /unknown channel name/], ['rgb(from red pi g b)', 13, /unknown channel name/],
	['rgb(from red r() g b)', 14, /not a CSS math function/], ['color(from red r g b)', 15, /not name a CSS color space/],
	['color(from red hsl h s l)', 15, /not name a CSS color space/],
	['color(srgb from red r g b)', 11, /from in the wrong place/], ['rgb(0 from red g b)', 6, /from in the wrong place/],
	['rgb(from currentcolor r g b)', 9, /text color of the page/], ['rgb(from ButtonText r g b)', 9, /system color/],
	['rgb(from tela r g b)', 9, /needs a CSS color/], ['rgb(from 3b82f6 r g b)', 9, /needs a CSS color/],
	['color(from red srgb calc(infinity) g b)', 20, /infinite/], ['rgb(from red calc(infinity) g b)', 13, /infinite/],
	['rgb(from(red) r g b)', 8, /not a CSS math function|no color/], ['rgb(r g b)', 4, /no number for red/],
	['oklch(l c h)', 6, /no number for lightness/],
	['rgb(calc(r) 0 0)', 9, /needs a number/], ['color-mix(rgb(from red r g b), rgb(r g b))', 35, /no number for red/],
];

for (const [text, at, why] of REFUSED) {
	relative(`${text} is refused at ${at}: ${why.source}`, () => {
		const place = at >= text.length ? 'fails at its end:' : `fails at character ${at + 1}:`;
		assert.throws(() => parseCssFunction(text), (error: Error) => {
			assert.ok(error.message.includes(place) && why.test(error.message), error.message);
			return true;
		});
	});
}

relative('what failed leaves no channels behind for the next text', () => {
	assert.is(readCssFunction('oklch(from red l c'), undefined);
	assert.is(readCssFunction('oklch(l c h)'), undefined);
	assert.is(readCssFunction('alpha(from red / x)'), undefined);
	assert.is(readCssFunction('rgb(0 0 0 / alpha)'), undefined);
});

relative(`origins nest ${DEEPEST} deep and no deeper, however long the text`, () => {
	const nested = (depth: number): string => `${'rgb(from '.repeat(depth - 1)}rgb(1 2 3)${' r g b)'.repeat(depth - 1)}`;
	assert.ok(readCssFunction(nested(DEEPEST)));
	assert.throws(() => parseCssFunction(nested(DEEPEST + 1)), /nests/);
	for (const text of ['rgb(from '.repeat(1e5), 'color(from rgb(from '.repeat(1e5)]) assert.throws(() => parseCssFunction(text), /nests/);
});

relative.run();
