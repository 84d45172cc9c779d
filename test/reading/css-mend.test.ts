/*
 * Replacements that messages offer: every one is readable, and has the same color if the text was unambiguous.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { adviceText, InputError } from '../../src/errors.ts';
import { readColor } from '../../src/names/parse-color.ts';
import { mendFunction } from '../../src/reading/css-mend.ts';
import { hostileStrings } from '../support/hostile.ts';

const mend = suite('fixes offered for unreadable colors');

/** Everything quoted after the text itself. */
function fixesIn(message: string): string[] {
	const remedy = /(?:Write|Did you mean) .*$/u.exec(message)?.[0] ?? '';
	return [...remedy.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
}

function messageFor(text: string): string {
	try {
		readColor(text);
	} catch (error) {
		if (error instanceof InputError) return error.message;
		throw error;
	}
	return assert.unreachable(`${text} was read`) as never;
}

// The text, and the fix: the same color, so it is offered without "like".
const MEANT: readonly (readonly [text: string, fix: string])[] = [
	['rgb(1 2 3', 'rgb(1 2 3)'], ['rgb(1, 2 3)', 'rgb(1 2 3)'], ['rgb(1 2, 3)', 'rgb(1 2 3)'],
	['rgb(1,2,3 / .5)', 'rgb(1 2 3 / .5)'], ['rgb(1 2 3, .5)', 'rgb(1 2 3 / .5)'],
	['rgb(1 2 3 4)', 'rgb(1 2 3 / 4)'], ['rgb (1 2 3)', 'rgb(1 2 3)'], ['rgb 1 2 3', 'rgb(1 2 3)'], ['1, 2, 3', 'rgb(1 2 3)'],
	['rgb(1 2 3);', 'rgb(1 2 3)'], ['rgb(1 2 3) x', 'rgb(1 2 3)'],
	['rgb(1\u00a02\u00a03)', 'rgb(1 2 3)'], ['rgb(1 /* 2 3)', 'rgb(1 2 3)'], ['RGB(1, 2, 3', 'rgb(1 2 3)'],
	['hsl(120, 50, 50%)', 'hsl(120 50 50%)'], ['hsl(50% 50% 50%)', 'hsl(180 50% 50%)'],
	// A thousandth of a degree is enough.
	['hsl(33.3333% 50% 50%)', 'hsl(120 50% 50%)'],
	// From 0 to 1 everything is a share: of a turn, of the whole.
	['hsl(210, 0.5, 0.4)', 'hsl(210 50% 40%)'], ['hsl(0.58333, 0.5, 0.4)', 'hsl(209.999 50% 40%)'],
	['hsl(120degs 50% 50%)', 'hsl(120deg 50% 50%)'], ['hsl(120° 50% 50%)', 'hsl(120 50% 50%)'],
	['rgb(10px 20 30)', 'rgb(10 20 30)'], ['rgb(10deg 20 30)', 'rgb(10 20 30)'], ['rgb(none, 0, 0)', 'rgb(none 0 0)'],
	['rgb(1 non 2)', 'rgb(1 none 2)'], ['rgb(10%, 20, 30%)', 'rgb(10% 20 30%)'],
	['lab(0, 0, 0)', 'lab(0 0 0)'], ['lab(0 0 0 1)', 'lab(0 0 0 / 1)'],
	['okclh(0.5 0.1 20)', 'oklch(0.5 0.1 20)'], ['oklhc(50% 0.1 20 / 0.5)', 'oklch(50% 0.1 20 / 0.5)'],
	['hwba(120 30% 50%)', 'hwb(120 30% 50%)'], ['rbg(1,2,3)', 'rgb(1 2 3)'],
	['srgb(1 0 0)', 'color(srgb 1 0 0)'], ['display-p3(1 0 0)', 'color(display-p3 1 0 0)'], ['p3(1 0 0)', 'color(display-p3 1 0 0)'],
	['color(p3 1 0 0)', 'color(display-p3 1 0 0)'], ['color(rec-2020 1 0 0)', 'color(rec2020 1 0 0)'],
	['color(adobe-rgb 1 0 0)', 'color(a98-rgb 1 0 0)'], ['color(display-p3-liner 1 0 0)', 'color(display-p3-linear 1 0 0)'],
	['color(lab 20% 0 10 / 50%)', 'lab(20% 0 10 / 50%)'], ['rgb(calc(1 + 1), 2 3)', 'rgb(calc(1 + 1) 2 3)'],
	// Decimal commas, as many languages write them.
	['rgb(10,5; 20; 30)', 'rgb(10.5 20 30)'], ['oklch(0,7 0,1 200)', 'oklch(0.7 0.1 200)'], ['hsl(200,5, 50%, 50%)', 'hsl(200.5 50% 50%)'],
	['rgb(10,5, 20,5, 30,5)', 'rgb(10.5 20.5 30.5)'], ['rgb(10, 20, 30, 0,5)', 'rgb(10 20 30 / 0.5)'],
	['rgb(10,20,30,0,5)', 'rgb(10 20 30 / 0.5)'], ['rgb(10,5 20 30 / 0,5)', 'rgb(10.5 20 30 / 0.5)'],
	['rgb(255,128 0 / 0.5)', 'rgb(255 128 0 / 0.5)'], ['color(srgb 0,2 0,4 0,6)', 'color(srgb 0.2 0.4 0.6)'],
	// The fifth number of CMYK is alpha.
	['cmyk(0,5; 0; 0; 0)', '#80ffff'], ['cmyka(0,1,1,0,1)', '#ff0000'],
	// Derived colors.
	['color-mix(oklab, red, blue)', 'color-mix(in oklab, red, blue)'],
	['color-mix(in oklab red, blue)', 'color-mix(in oklab, red, blue)'],
	['color-mix(in oklab, red blue)', 'color-mix(in oklab, red, blue)'],
	['color-mix(red, blue, in lch)', 'color-mix(in lch, red, blue)'],
	['color-mix(in hsl longer, red, blue)', 'color-mix(in hsl longer hue, red, blue)'],
	['color-mix(in oklab longer hue, red, blue)', 'color-mix(in oklab, red, blue)'],
	// A share beyond the ends is as much as there is.
	['color-mix(red -10%, blue 150%)', 'color-mix(red 0%, blue 100%)'],
	['color-mix(red 30, blue)', 'color-mix(red 30%, blue)'], ['color-mix(red, blue', 'color-mix(red, blue)'],
	['color-mix(red, 3b82f6)', 'color-mix(red, #3b82f6)'], ['color-mix(rgb(1, 2 3), blue)', 'color-mix(rgb(1 2 3), blue)'],
	['rgb(from red r g b, 0.5)', 'rgb(from red r g b / 0.5)'], ['rgb(from red, r, g, b, 50%)', 'rgb(from red r g b / 50%)'],
	['rgb(from red, r, g, b)', 'rgb(from red r g b)'], ['rgb(from 3b82f6 r g b)', 'rgb(from #3b82f6 r g b)'],
	['alpha(red / 0.5)', 'alpha(from red / 0.5)'], ['alpha(from red, 50%)', 'alpha(from red / 50%)'],
	['light-dark(red blue)', 'light-dark(red, blue)'],
	['contrast-color(red max)', 'contrast-color(red)'],
	// What CSS has no function for becomes HEX: HSV after Smith 1978, CMYK by the naive formula of CSS Color 5.
	['hsv(0, 0, 100)', '#ffffff'], ['hsba(240, 100%, 100%, 0.2)', '#0000ff33'],
	['cmyk(100%, 0%, 0%, 20%)', '#00cccc'],
	['cmyk(0%, 100%, 0%, 20%)', '#cc00cc'], ['cmyk(0%, 0%, 100%, 20%)', '#cccc00'], ['cmyk(0 1 1 0 / 0.2)', '#ff000033'],
	['cmyk(0, 100, 0, 20)', '#cc00cc'], ['cmyk(none 100% 100% 0%)', '#ff0000'], ['hsv(none, 100%, 100%)', '#ff0000'],
	['0x3b82f6', '#3b82f6'], ['"red"', 'red'], ['red;', 'red'],
];

for (const [text, fix] of MEANT) {
	mend(`for ${JSON.stringify(text)} it is ${fix}`, () => {
		const message = messageFor(text);
		assert.ok(message.endsWith(`Write "${fix}".`), message);
		readColor(fix);
	});
}

// Something has to be made up, or the color is not the service's to say.
const LIKE: readonly string[] = [
	'rgb(10 20)', 'rgb(10, 20)', 'rgb()', 'hsl(0)', 'lab(50% 0)', 'color(srgb 1 1)', 'color()', 'color(srgb)', 'color(1 1 1)',
	'color(banana 1 1 1)', 'oklch(0.5)',
	'rgb(1,2,3,4,5)', 'rgb(1 2 3 / x)', 'rgb(red 1 2)', 'rgb(calc(1+2) 0 0)', 'rgb(calc(1 + 2%) 0 0)', 'rgb(foo(1) 0 0)',
	'color(srgb calc(infinity) 0 0)', 'oklch(0.5 infinity 0)',
	'color-mix(in rgb, red, blue)', 'color-mix(in okalb, red, blue)', 'color-mix(red -10%, blue 150%)', 'color-mix(tela, blue)', 'color-mix()',
	'oklch(from red lightness c h)', 'oklch(from red calc(l - 10%) c h)', 'hsl(from red calc(h + 30deg) s l)', 'rgb(from tela r g b)',
	'color(from red r g b)', 'color(from red dispaly-p3 r g b)', 'lab(from red l a)', 'light-dark(red)', 'alpha(tael)',
	'currentcolor', 'CurrentColor', 'Canvas', 'ButtonText', 'inherit', 'unset', 'var(--x)', 'rgb(var(--r) 0 0)',
	'rgb(from red r g x)', 'oklch(from var(--brand) l c h)',
	'color-mix(in oklab, red, currentcolor)', 'light-dark(red)', 'contrast-color(red, blue)', 'foo(1 2 3)', 'linear-gradient(red, blue)',
	'(((', ')',
	'', ' ', 'x', 'zzzzzz', 'constructor', '__proto__', 'toString', '\ud800', '\u200b', '🎨'.repeat(100), 'a'.repeat(121),
	'#', '#1', '#12', '#12345', '#1234567', '#123456789', '#ffg', '#ggg', '#oo00ff', '# fff', '#\ud800', '#🎨',
	'5 apples', '12px', 'rgb(\ud800 \0 \u202e)',
];

// The text, and an example that holds what can be read of it.
for (const [text, example] of [
	['rgb(from red r g b / x)', 'rgb(from red r g b / alpha)'], ['rgb(from red r g x)', 'rgb(from red r g b)'],
	['color(from red p3 r g b)', 'color(from red srgb r g b)'], ['color(from red r g b)', 'color(from red srgb r g b)'],
	['color(from red 10% g b)', 'color(from red srgb 10% g b)'],
	['lab(from red l a)', 'lab(from red l a b)'], ['rgb(from red r g b 1 2)', 'rgb(from red r g b / 1)'],
	// A missing channel is that of #336699, in OKLCH by another library 0.49931 0.09866 250.433.
	['oklch(0.7)', 'oklch(0.7 0.1 250)'],
	// Whole numbers where a range is wide.
	['lab(50% 0)', 'lab(50% 0 -32)'], ['lch(50% 40)', 'lch(50% 40 264)'],
	// A percent sign without a number is not a hue: the example is that of #336699.
	['hsl(% 50% 40%)', 'hsl(210 50% 40%)'],
	['rgb(10 20)', 'rgb(10 20 153)'], ['rgb(1f 20 30)', 'rgb(51 20 30)'], ['rgb(1 2 3 4 5)', 'rgb(1 2 3 / 4)'],
	['color(59 130 246)', 'rgb(59 130 246)'], ['color(.2 .4 .6)', 'color(srgb .2 .4 .6)'],
	// 1 is the largest share.
	['color(1 .5 0)', 'color(srgb 1 .5 0)'],
	['hsl(from red saturation hue l)', 'hsl(from red s h l)'],
	['oklch(from red lightness c h)', 'oklch(from red l c h)'], ['oklch(from red calc(l - 10%) c h)', 'oklch(from red calc(l - 0.1) c h)'],
	['hsl(from red calc(h + 30deg) s l)', 'hsl(from red calc(h + 30) s l)'],
	// The space with the nearest name, or sRGB for any other RGB.
	['color-mix(in oklhc, red, blue)', 'color-mix(in oklch, red, blue)'],
	['color-mix(in adobergb, red, blue)', 'color-mix(in srgb, red, blue)'],
	// Without an amount, or with a variable of Sass.
	['lighten(red)', 'hsl(from red h s clamp(0, l + 10, 100))'], ['mix($brand, #fff, 20%)', 'color-mix(in srgb, teal 20%, #fff)'],
] as const) {
	mend(`for ${text} it may be ${example}`, () => {
		const message = messageFor(text);
		assert.ok(message.endsWith(`Write it like "${example}".`), message);
	});
}

mend('texts of up to 240 units are repaired, and longer ones, as variables may give, get an example', () => {
	const ofLength = (length: number): string => 'rgb(1 2 3'.padEnd(length);
	assert.is(adviceText(mendFunction(ofLength(240))), 'Write "rgb(1 2 3)".');
	assert.is.not(adviceText(mendFunction(ofLength(241))), 'Write "rgb(1 2 3)".');
});

for (const text of LIKE) {
	mend(`for ${JSON.stringify(text).slice(0, 50)} there is an example that can be read`, () => {
		const fixes = fixesIn(messageFor(text));
		assert.ok(fixes.length > 0, messageFor(text));
		for (const fix of fixes) readColor(fix);
	});
}

// A misspelt keyword, and the keyword.
const NAMES: readonly (readonly [text: string, name: string])[] = [
	['tael', 'teal'], ['telal', 'teal'], ['blac\u212a', 'black'], ['rebecapurple', 'rebeccapurple'],
	['lightgoldenrodyelow', 'lightgoldenrodyellow'], ['transparant', 'transparent'], ['cornflower bleu', 'cornflowerblue'],
];

for (const [text, name] of NAMES) {
	mend(`${JSON.stringify(text)} may mean ${name}`, () => {
		assert.match(messageFor(text), `Did you mean "${name}"?`);
	});
}

mend('every fix offered for 20,000 hostile strings can be read, and is short and plain', () => {
	const seed = 'mend';
	let offered = 0;
	for (const text of hostileStrings(seed, 20_000)) {
		try {
			readColor(text);
			continue;
		} catch (error) {
			const { message } = error as InputError;
			const fixes = fixesIn(message);
			assert.ok(fixes.length > 0, `seed ${seed}, ${JSON.stringify(text)}: ${message}`);
			for (const fix of fixes) {
				offered++;
				// A name may be Russian, have an accent or begin with the sign of a number.
				assert.match(fix, /^[\x20-\x7e\p{L}\p{M}’№]{2,100}$/u);
				readColor(fix);
			}
		}
	}
	assert.ok(offered > 10_000);
});

mend.run();
