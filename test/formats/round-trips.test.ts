/*
 * Every 8-bit color comes back from every format that says all of it: from CSS by the parser, from HSV, CMYK and
 * platform code by the numbers in the text.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCssFunction } from '../../src/reading/css-explain.ts';
import { printCss } from '../../src/formats/css-print.ts';
import { format, type FormatId } from '../../src/formats/table.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color } from '../../src/spaces/color.ts';
import { fromRgb24, rgb24, toByte, type Rgb24 } from '../../src/spaces/rgb24.ts';

const trips = suite('8-bit round trips');

/** Seeded colors: a fixed part near black, white and gray, where rounding has the least room, the rest anywhere. */
function* bytes(seed: string, count: number): Generator<Rgb24> {
	const random = randomFrom(seed);
	const byte = (): number => Math.floor(random() * 256);
	for (let i = 0; i < count; i++) {
		if (i % 8 !== 0) {
			yield rgb24(byte(), byte(), byte());
		} else {
			const gray = byte(), near = (): number => Math.min(255, Math.max(0, gray + Math.floor(random() * 5) - 2));
			yield rgb24(near(), near(), near());
		}
	}
}

const toHex = (c: Rgb24): string => `#${c.toString(16).padStart(6, '0')}`;

/** Colors for each format. */
const COUNT = 12_000;

function comesBack(name: string, write: (c: Rgb24) => string, read: (text: string) => Rgb24): void {
	trips(`${COUNT} colors come back from ${name}`, () => {
		const seed = `round trip ${name}`;
		for (const c of bytes(seed, COUNT)) {
			const text = write(c), back = read(text);
			if (back !== c) assert.unreachable(`seed "${seed}", ${toHex(c)}: ${text} is ${toHex(back)}`);
		}
	});
}

const readCss = (text: string): Rgb24 => toRgb24(parseCssFunction(text).color);

const CSS_FORMATS = [
	'rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'srgb-linear', 'display-p3', 'rec2020', 'a98-rgb', 'prophoto-rgb',
	'xyz-d65', 'xyz-d50',
] as const satisfies readonly FormatId[];

for (const id of CSS_FORMATS) comesBack(id, (c) => format(fromRgb24(c), id), readCss);

comesBack('color(srgb)', (c) => printCss(fromRgb24(c)), readCss);

trips('each of the 256 values of each channel of rgb() comes back, with any other channels', () => {
	for (let n = 0; n < 256; n++) {
		for (const c of [rgb24(n, 0, 0), rgb24(0, n, 0), rgb24(0, 0, n), rgb24(n, 255, 128), rgb24(128, n, 255), rgb24(255, 128, n)]) {
			assert.is(readCss(format(fromRgb24(c), 'rgb')), c);
		}
	}
});

const numbersIn = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?(?=[%f, )])/g) ?? []).map(Number);

// Alvy Ray Smith 1978, written out: value, saturation and hue to red, green, blue.
comesBack('hsv', (c) => format(fromRgb24(c), 'hsv'), (text) => {
	const numbers = numbersIn(text.replace('none', '0'));
	const hue = numbers[0]! / 60, saturation = numbers[1]! / 100, value = numbers[2]! / 100;
	const at = (n: number): number => {
		const k = (n + hue) % 6;
		return toByte(value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1)));
	};
	return rgb24(at(5), at(3), at(1));
});

comesBack('cmyk', (c) => format(fromRgb24(c), 'cmyk'), (text) => {
	const [c = 0, m = 0, y = 0, k = 0] = numbersIn(text).map((percent) => percent / 100);
	return rgb24(toByte((1 - c) * (1 - k)), toByte((1 - m) * (1 - k)), toByte((1 - y) * (1 - k)));
});

const fromShares = (text: string): Rgb24 => {
	const [r = 0, g = 0, b = 0] = numbersIn(text);
	return rgb24(toByte(r), toByte(g), toByte(b));
};

const fromArgb = (text: string): Rgb24 => Number.parseInt(/0xFF([\dA-F]{6})/.exec(text)![1]!, 16);

comesBack('swiftui', (c) => format(fromRgb24(c), 'swiftui'), fromShares);
comesBack('uikit', (c) => format(fromRgb24(c), 'uikit'), fromShares);
comesBack('flutter', (c) => format(fromRgb24(c), 'flutter'), fromArgb);
comesBack('android', (c) => format(fromRgb24(c), 'android'), fromArgb);

trips('P3 code of a P3 byte color holds it to four decimals', () => {
	for (let n = 0; n < 256; n += 5) {
		// Green 255 with little red is outside sRGB.
		const text = format(color('display-p3', [n / 1020, 1, n / 255 / 8]), 'swiftui');
		assert.match(text, '.displayP3');
		const [r = -1, g = -1, b = -1] = numbersIn(text.replace('.displayP3', ''));
		assert.ok(Math.abs(r - n / 1020) <= 0.00005 && g === 1 && Math.abs(b - n / 255 / 8) <= 0.00005, text);
	}
});

trips('every byte of alpha comes back from every format that has one', () => {
	for (let a = 0; a < 256; a++) {
		for (const id of [...CSS_FORMATS, 'swiftui', 'uikit'] as const) {
			const text = format(fromRgb24(0x3b82f6, a / 255), id);
			const alpha = id === 'swiftui' || id === 'uikit' ? numbersIn(text)[3]! : parseCssFunction(text).color.alpha;
			assert.is(Math.round(alpha * 255), a, `${a} in ${text}`);
		}
	}
});

trips.run();
