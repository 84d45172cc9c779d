/*
 * The formats: their order, which map into a gamut, and that they say so.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCssFunction } from '../../src/reading/css-explain.ts';
import { parseHex } from '../../src/reading/hex.ts';
import { format, FORMAT_IDS, FORMATS, isMapped, type FormatId } from '../../src/formats/table.ts';
import { mapToGamut } from '../../src/gamut/map.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color as colorOf, type Color } from '../../src/spaces/color.ts';
import { SPACE_IDS } from '../../src/spaces/table.ts';

const table = suite('formats');

const css = (text: string): Color => parseCssFunction(text).color;

table('there are 21', () => {
	assert.is(FORMAT_IDS.length, 21);
	assert.equal(Object.keys(FORMATS), [...FORMAT_IDS]);
});

// Published: MDN and CSS Color 4 give rebeccapurple as rgb(102 51 153), hsl(270 50% 40%), hwb(270 20% 40%); in HSV it is
// 270, 100 - 100 * 51 / 153, 100 * 153 / 255.
const REBECCAPURPLE: Partial<Record<FormatId, string>> = {
	hex: '#663399',
	rgb: 'rgb(102 51 153)',
	hsl: 'hsl(270 50% 40%)',
	hwb: 'hwb(270 20% 40%)',
	hsv: 'hsv(270 66.667% 60%)',
	cmyk: 'device-cmyk(33.333% 66.667% 0% 40%)',
	oklch: 'oklch(0.44027 0.1603 303.373)',
	flutter: 'Color(0xFF663399)',
};

for (const [id, text] of Object.entries(REBECCAPURPLE)) {
	table(`rebeccapurple as ${id} is ${text}`, () => assert.is(format(parseHex('#663399')!, id as FormatId), text));
}

const SRGB_ONLY = ['hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk'] as const;
const P3_AT_MOST = ['swiftui', 'uikit', 'flutter', 'android'] as const;
const ANY = FORMAT_IDS.filter((id) => !([...SRGB_ONLY, ...P3_AT_MOST] as string[]).includes(id));

const MAPPED: readonly (readonly [text: string, srgb: boolean, p3: boolean])[] = [
	['rgb(255 0 0)', false, false], ['oklch(0.6 0.1 200)', false, false], ['color(srgb 1.00005 0 0)', false, false],
	['hsl(120 100% 50% / none)', false, false],
	['color(srgb 1.001 0 0)', true, false], ['color(display-p3 1 0 0)', true, false], ['color(srgb 0.9 -0.01 0)', true, false],
	['color(rec2020 0 1 0)', true, true], ['oklch(0.7 0.4 150)', true, true], ['color(xyz 2 2 2)', true, true],
	['color(display-p3 1.001 0 0)', true, true],
];

for (const [text, srgb, p3] of MAPPED) {
	table(`${text} is ${srgb ? '' : 'not '}mapped into sRGB and ${p3 ? '' : 'not '}into P3`, () => {
		const color = css(text);
		for (const id of SRGB_ONLY) assert.is(isMapped(color, id), srgb, id);
		for (const id of P3_AT_MOST) assert.is(isMapped(color, id), p3, id);
		for (const id of ANY) assert.is(isMapped(color, id), false, id);
	});
}

table('the sRGB formats of a wide color show one and the same mapped color', () => {
	const color = css('color(display-p3 0.1 0.9 0.2 / 0.5)');
	const mapped = mapToGamut(color, 'srgb');
	for (const id of SRGB_ONLY) assert.is(format(color, id), format(mapped, id), id);
	assert.is(toRgb24(parseHex(format(color, 'hex'))!), toRgb24(mapped));
});

table('color() spaces, lab, lch, oklab and oklch keep what lies outside 0 to 1', () => {
	assert.is(format(css('color(srgb-linear 2 -1 0)'), 'srgb-linear'), 'color(srgb-linear 2 -1 0)');
	assert.is(format(css('lab(50 200 -200)'), 'lab'), 'lab(50 200 -200)');
	assert.is(format(css('oklch(0.5 0.9 20)'), 'oklch'), 'oklch(0.5 0.9 20)');
});

table('a color keeps its own coordinates, missing ones too, in the format it came in', () => {
	for (const text of [
		'hsl(none 0% 50%)', 'hsl(200 none 50%)', 'hwb(40 70% 60%)', 'lab(none 10 20 / none)', 'lch(50 20 none)',
		'oklab(0.5 none 0.1)', 'oklch(none none none)',
		'color(srgb-linear none 0 1)', 'color(display-p3 0.1 none 0.3)', 'color(rec2020 none 0.2 0.3)', 'color(xyz-d50 0.1 0.2 none)',
		'color(a98-rgb 0.1 0.2 none / 0.5)',
	]) {
		const color = css(text);
		assert.is(format(color, color.space as FormatId), text);
	}
});

table('grays have no hue', () => {
	const gray = parseHex('#808080')!;
	assert.is(format(gray, 'hsl'), 'hsl(none 0% 50.196%)');
	assert.is(format(gray, 'hsv'), 'hsv(none 0% 50.196%)');
	assert.is(format(gray, 'hwb'), 'hwb(none 50.196% 49.804%)');
	assert.match(format(gray, 'oklch'), /^oklch\(0\.5\d+ 0 none\)$/);
	assert.match(format(gray, 'lch'), /^lch\(53\.\d+ 0 none\)$/);
});

table('black and white are exact in every format', () => {
	for (const id of FORMAT_IDS) {
		assert.not.match(format(parseHex('#000000')!, id), /0\.0|99/, id);
		assert.not.match(format(parseHex('#ffffff')!, id), /0\.00|99\.9/, id);
	}
	assert.is(format(parseHex('#ffffff')!, 'oklab'), 'oklab(1 0 0)');
	assert.is(format(parseHex('#ffffff')!, 'lab'), 'lab(100 0 0)');
	assert.is(format(parseHex('#ffffff')!, 'prophoto-rgb'), 'color(prophoto-rgb 1 1 1)');
});

table('no text of any color holds NaN, Infinity, an exponent or -0', () => {
	const seed = 'any format', random = randomFrom(seed);
	const check = (color: Color): void => {
		for (const id of FORMAT_IDS) {
			const text = format(color, id);
			assert.not(
				/NaN|Infinity|undefined|\de[+-]?\d|-0(?![.\d])/.test(text.replace(/(?:0x|#)[\da-f]+/i, '')),
				`seed ${seed}, ${JSON.stringify(color)} as ${id}: ${text}`,
			);
		}
	};
	const extremes = [0, 1, -1, 1e6, -1e6, 1e-9, 100, 0.5];
	const pick = (): number =>
		(random() < 0.5 ? extremes[Math.floor(random() * extremes.length)]! : (random() - 0.5) * 10 ** (random() * 14 - 7));
	for (let i = 0; i < 8000; i++) check(colorOf(SPACE_IDS[i % SPACE_IDS.length]!, [pick(), pick(), pick()], random()));
});

table.run();
