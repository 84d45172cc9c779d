/*
 * Everything that the 21 formats print can be read, and is the color that was printed.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { format, FORMAT_IDS } from '../../src/formats/table.ts';
import { randomFrom } from '../../src/math/random.ts';
import { readColor } from '../../src/names/parse-color.ts';
import { readPrinted } from '../../src/names/printed.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { printAsSent } from '../../src/formats/css-print.ts';
import { asCss } from '../../src/names/as-css.ts';

const printed = suite('reading what formats print');

for (const id of FORMAT_IDS) {
	printed(`500 colors with any alpha come back from ${id}`, () => {
		const seed = `printed ${id}`, random = randomFrom(seed);
		for (let i = 0; i < 500; i++) {
			const rgb = Math.floor(random() * 0x1000000), byte = i % 2 === 0 ? 255 : Math.floor(random() * 256);
			const text = format(fromRgb24(rgb, byte / 255), id), read = readColor(text).color;
			assert.is(toRgb24(read), rgb, `${text}, seed "${seed}"`);
			assert.is(Math.round(read.alpha * 255), byte, `${text}, seed "${seed}"`);
		}
	});
}

for (const id of ['swiftui', 'uikit', 'flutter', 'android'] as const) {
	printed(`500 colors of Display P3 come back from ${id}, to four decimals`, () => {
		const seed = `wide ${id}`, random = randomFrom(seed);
		for (let i = 0; i < 500; i++) {
			// Full green with little red and blue is outside sRGB.
			const coords = [random() * 0.3, 1, random() * 0.2] as const, text = format(color('display-p3', coords, random()), id);
			const { color: read } = readColor(text);
			assert.is(read.space, 'display-p3', text);
			for (const [k, x] of read.coords.entries()) assert.ok(Math.abs(x - coords[k]!) <= 0.00005, `${text}, seed "${seed}"`);
		}
	});
}

// Channels by the definitions: bytes / 255; HSV after Smith 1978; CSS Color 5 §14 for CMYK.
const READ: readonly (readonly [text: string, form: string, rgb: number, alpha?: number])[] = [
	['Color(0xFF008080)', 'code', 0x008080], ['const Color(0x80008080)', 'code', 0x008080, 128 / 255],
	['Color( 0xff3b82f6 )', 'code', 0x3b82f6],
	['UIColor(red: 0, green: 0.502, blue: 0.502, alpha: 1)', 'code', 0x008080],
	['Color(red: 0, green: 0.502, blue: 0.502)', 'code', 0x008080],
	['Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)', 'code', 0xff0000, 0.5],
	['Color(red = 0f, green = 0f, blue = 1f, alpha = 1f, colorSpace = ColorSpaces.Srgb)', 'code', 0x0000ff],
	['Color.from(alpha: 1.0, red: 0.0, green: 1.0, blue: 0.0, colorSpace: ColorSpace.sRGB)', 'code', 0x00ff00],
	['hsv(120 100% 100%)', 'hsv', 0x00ff00], ['HSV(240deg 100% 100% / 20%)', 'hsv', 0x0000ff, 0.2],
	['hsv(none 0% 100%)', 'hsv', 0xffffff],
	['device-cmyk(0 1 1 0)', 'device-cmyk', 0xff0000], ['device-cmyk(0, 1, 0, 0.2)', 'device-cmyk', 0xcc00cc],
	['device-cmyk(0% 0% 100% 20% / 0.5)', 'device-cmyk', 0xcccc00, 0.5], ['device-cmyk(none 0 0 none)', 'device-cmyk', 0xffffff],
];

for (const [text, form, rgb, alpha = 1] of READ) {
	printed(`${text} is ${form} #${rgb.toString(16).padStart(6, '0')}`, () => {
		const read = readColor(text);
		assert.is(read.form, form);
		assert.is(toRgb24(read.color), rgb);
		assert.ok(Math.abs(read.color.alpha - alpha) < 1e-9);
		// CSS of the same color, in a function that CSS has.
		const css = asCss({ ...read, input: text });
		assert.match(css, /^color\(/);
		assert.is(css, printAsSent(convert(readColor(css).color, read.color.space === 'display-p3' ? 'display-p3' : 'srgb')));
		assert.is(toRgb24(readColor(css).color), rgb);
	});
}

printed('similar texts are not read', () => {
	for (const text of [
		'Color(0xFF00808)', 'Color(0xFF0080800)', 'Color(red: 1, green: 1)', 'Color(red: 1, red: 1, green: 1, blue: 1)',
		'Color(1, 2, 3)', 'Color()',
		'UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)', 'Color(.sRGBLinear, red: 1, green: 0, blue: 0)',
		'hsv(120 100 100)', 'hsv(120, 100%, 100%)', 'hsv(120 100% 100%', 'hsv()', 'device-cmyk(0 1 1)', 'device-cmyk(0, 1, 1, 20%)',
		'device-cmyk(0 1 1 0 0)', 'device-cmyk(0 1 1 0 / 1 / 1)', 'cmyk(0 1 1 0)',
	]) assert.is(readPrinted(text), undefined, text);
});

printed('damaged texts are read to finite channels, or refused', () => {
	const seed = 'damaged code', random = randomFrom(seed), letters = '0x(),:.= %/fFe-+none\u0000é';
	for (let i = 0; i < 20_000; i++) {
		const source = format(fromRgb24(Math.floor(random() * 0x1000000), random()),
			FORMAT_IDS[Math.floor(random() * FORMAT_IDS.length)]!);
		let text = source;
		for (let edits = 1 + Math.floor(random() * 3); edits > 0; edits--) {
			const at = Math.floor(random() * (text.length + 1)), letter = letters[Math.floor(random() * letters.length)]!;
			text = text.slice(0, at) + (random() < 0.5 ? letter : '') + text.slice(at + Math.floor(random() * 2));
		}
		try {
			const { coords, alpha } = readColor(text).color;
			assert.ok([...coords, alpha].every(Number.isFinite) && alpha >= 0 && alpha <= 1, `${text}, seed "${seed}"`);
		} catch (error) {
			if (!(error instanceof InputError)) throw error;
		}
	}
});

printed('no channel and no alpha is ever -0', () => {
	for (const text of ['hsv(-0 -0% -0% / -0)', 'Color(red: -0, green: -0.0, blue: -0, alpha: -0)', 'device-cmyk(-0% 1 1 1 / -0%)']) {
		const { coords, alpha } = readColor(text).color;
		assert.ok(![...coords, alpha].some((x) => Object.is(x, -0)), text);
	}
});

printed.run();
