/*
 * alpha(), light-dark() and contrast-color() as input.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { parseCssFunction } from '../../src/reading/css-explain.ts';
import { DEEPEST } from '../../src/reading/css-math.ts';
import { readCssText } from '../../src/reading/css-levels.ts';
import { isEqual } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { sameColor } from '../support/computed.ts';
import { ALPHA } from '../vectors/css-expressions.ts';

const functions = suite('alpha(), light-dark() and contrast-color()');

for (const [text, css, tolerance = 0.01] of ALPHA)
	functions(`${text} is ${css}`, () => sameColor(parseCssFunction(text).color, parseCssFunction(css).color, tolerance, text));

// CSS Color 5 §7: the example of a link, and colors within colors.
const SCHEMED: readonly (readonly [text: string, light: string, dark: string])[] = [
	['light-dark(blue, #81D9FE)', 'blue', '#81d9fe'], ['LIGHT-DARK( white , black )', 'white', 'black'],
	['light-dark(oklch(0.7 0.1 200), color(display-p3 1 0 0))', 'oklch(0.7 0.1 200)', 'color(display-p3 1 0 0)'],
	['color-mix(in srgb, light-dark(red, blue), light-dark(white, black))', 'color(srgb 1 0.5 0.5)', 'color(srgb 0 0 0.5)'],
	['rgb(from light-dark(red, blue) r g b / 0.5)', 'color(srgb 1 0 0 / 0.5)', 'color(srgb 0 0 1 / 0.5)'],
	['light-dark(light-dark(red, lime), light-dark(white, blue))', 'red', 'blue'],
	['teal', 'teal', 'teal'], ['#0ff8', '#00ffff88', '#00ffff88'], ['rgb(1 2 3)', 'rgb(1 2 3)', 'rgb(1 2 3)'],
];

for (const [text, light, dark] of SCHEMED) {
	functions(`${text} is ${light} on a light page, ${dark} on a dark one`, () => {
		for (const [scheme, css] of [[undefined, light], ['light', light], ['dark', dark]] as const)
			assert.ok(isEqual(readCssText(text, scheme)!.color, readCssText(css)!.color), scheme);
		// A page is light again for the next text.
		assert.ok(isEqual(readCssText('light-dark(red, blue)')!.color, fromRgb24(0xff0000)));
	});
}

// Whichever has the larger ratio of WCAG 2: #757575 is the last gray on which white has (4.61 to 4.56; 4.54 to 4.62 on #767676).
const ON: readonly (readonly [text: string, on: 'black' | 'white'])[] = [
	['white', 'black'], ['black', 'white'], ['red', 'black'], ['teal', 'white'], ['gray', 'black'], ['#757575', 'white'],
	['#767676', 'black'],
	['rgb(0 128 128 / 0.2)', 'white'], ['transparent', 'white'], ['color(srgb 2 2 2)', 'black'], ['color(srgb 0.18 -0.5 2)', 'white'],
	['oklch(0.7 0.2 30)', 'black'], ['color-mix(in oklab, white, black 90%)', 'white'], ['light-dark(navy, white)', 'white'],
];

for (const [text, on] of ON) {
	functions(`${on} is what contrasts most with ${text}`, () => {
		assert.equal(readCssText(`contrast-color(${text})`), { color: readCssText(on)!.color, form: 'contrast-color' });
	});
}

functions('of equal ratios white is taken', () => {
	// (L + .05)² = 1.05 × .05, exactly so in floating point.
	const light = 0.17912878474779204;
	const sum = 0.2126 * light + 0.7152 * light + 0.0722 * light + 0.05;
	assert.is(sum / 0.05, 1.05 / sum);
	assert.equal(readCssText(`contrast-color(color(srgb-linear ${light} ${light} ${light}))`)!.color, readCssText('white')!.color);
});

functions('the contrast color of every gray has the larger ratio', () => {
	for (let n = 0; n < 256; n++) {
		const gray = n * 0x010101, isBlack = contrastRatio(gray, 0) > contrastRatio(gray, 0xffffff);
		const { color } = readCssText(`contrast-color(rgb(${n} ${n} ${n}))`)!;
		assert.ok(isEqual(color, fromRgb24(isBlack ? 0x000000 : 0xffffff)), `gray ${n}`);
	}
});

const REFUSED: readonly (readonly [text: string, at: number, why: RegExp])[] = [
	['light-dark(red)', 14, /a second color/], ['light-dark(red blue)', 15, /a second color/],
	['light-dark()', 11, /needs a CSS color/],
	['light-dark(red, blue, lime)', 20, /needs a "\)" at the end of light-dark\(\)/], ['light-dark(red, none)', 16, /needs a CSS color/],
	['light-dark(currentcolor, red)', 11, /text color of the page/], ['light-dark(red, Canvas)', 16, /system color/],
	['contrast-color()', 15, /needs a CSS color/], ['contrast-color(red max)', 19, /needs a "\)" at the end of contrast-color\(\)/],
	['contrast-color(red, blue)', 18, /end of contrast-color\(\)/], ['contrast-color(none)', 15, /needs a CSS color/],
	['alpha(red / 0.5)', 6, /needs from/], ['alpha(0.5)', 6, /needs from/], ['alpha(from red 0.5)', 15, /end of alpha\(\)/],
	['alpha(from red, 0.5)', 14, /end of alpha\(\)/], ['alpha(from red / r)', 17, /known: alpha/],
	['alpha(from red / 10deg)', 17, /angle for alpha/],
	['alpha(from red /)', 16, /no number for alpha/], ['alpha(from / 1)', 11, /needs a CSS color/],
	['rgb(alpha(from red / 1) 0 0)', 9, /not a CSS math function/],
];

for (const [text, at, why] of REFUSED) {
	functions(`${text} is refused at ${at}: ${why.source}`, () => {
		assert.throws(() => parseCssFunction(text), (error: Error) => {
			assert.ok(error.message.includes(`fails at character ${at + 1}:`) && why.test(error.message), error.message);
			return true;
		});
	});
}

functions(`nest ${DEEPEST} deep together and no deeper, however long the text`, () => {
	for (const [before, behind] of [['contrast-color(', ')'], ['alpha(from ', ')'], ['light-dark(red, ', ')']] as const) {
		const nested = (depth: number): string => `${before.repeat(depth)}red${behind.repeat(depth)}`;
		parseCssFunction(nested(DEEPEST));
		assert.throws(() => parseCssFunction(nested(DEEPEST + 1)), /nests/);
		assert.throws(() => parseCssFunction(before.repeat(1e5)), /nests/);
	}
});

functions.run();
