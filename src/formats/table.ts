/*
 * The output formats: each prints text and may be limited to a gamut.
 *
 * A format is a notation, not a space: `hex`, `cmyk` and `android` all print sRGB. Formats with a gamut map colors outside it (CSS
 * Color 4 §13); the others express any color.
 *
 * Proof  test/formats/table.test.ts, round-trips.test.ts.
 */

import { fits } from '../gamut/fits.ts';
import type { GamutId } from '../gamut/gamut.ts';
import { mapToGamut } from '../gamut/map.ts';
import { toRgb24 } from '../gamut/screen.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { SpaceId } from '../spaces/table.ts';
import { printCmyk } from './cmyk.ts';
import { printCss, printRgb } from './css-print.ts';
import { printHex } from './hex.ts';
import { printAndroid, printFlutter, printSwiftUI, printUIKit } from './platform.ts';

export interface Format {
	/** Colors outside are mapped into it; null for formats that express any color. */
	readonly gamut: GamutId | null;
	readonly write: (color: Color) => string;
}

/** A CSS color space without mapping. */
const unbounded = (id: SpaceId): Format => ({ gamut: null, write: (color) => printCss(convert(color, id)) });

/** A cylindrical form of sRGB. A color given in it that fits keeps its coordinates, including a missing hue. */
const cylinder = (id: 'hsl' | 'hsv' | 'hwb'): Format => ({
	gamut: 'srgb',
	write: (color) => printCss(color.space === id && fits(color, 'srgb') ? color : convert(mapToGamut(color, 'srgb'), id)),
});

const writeHex = (color: Color): string => printHex(toRgb24(color), color.alpha);

const TABLE = {
	'hex': { gamut: 'srgb', write: writeHex },
	'rgb': { gamut: 'srgb', write: (color) => printRgb(toRgb24(color), color.alpha) },
	'hsl': cylinder('hsl'),
	'hsv': cylinder('hsv'),
	'hwb': cylinder('hwb'),
	'cmyk': { gamut: 'srgb', write: (color) => printCmyk(mapToGamut(color, 'srgb')) },
	'lab': unbounded('lab'),
	'lch': unbounded('lch'),
	'oklab': unbounded('oklab'),
	'oklch': unbounded('oklch'),
	'display-p3': unbounded('display-p3'),
	'rec2020': unbounded('rec2020'),
	'a98-rgb': unbounded('a98-rgb'),
	'prophoto-rgb': unbounded('prophoto-rgb'),
	'srgb-linear': unbounded('srgb-linear'),
	'xyz-d65': unbounded('xyz-d65'),
	'xyz-d50': unbounded('xyz-d50'),
	'swiftui': { gamut: 'display-p3', write: printSwiftUI },
	'uikit': { gamut: 'display-p3', write: printUIKit },
	'flutter': { gamut: 'display-p3', write: printFlutter },
	'android': { gamut: 'display-p3', write: printAndroid },
} as const satisfies Readonly<Record<string, Format>>;

/** Id of a format that `format` writes. */
export type FormatId = keyof typeof TABLE;

export const FORMATS: Readonly<Record<FormatId, Format>> = TABLE;

/** Ids in the order of the table, which is that of the documents. */
export const FORMAT_IDS = /*#__PURE__*/ Object.keys(TABLE) as readonly FormatId[];

/** Prints a color in a format. HEX, the most frequent, is handled first: a quarter faster than a table lookup. */
export const format = (color: Color, id: FormatId): string => (id === 'hex' ? writeHex(color) : FORMATS[id].write(color));

/** True if the color is outside the gamut of the format. */
export function isMapped(color: Color, id: FormatId): boolean {
	const { gamut } = FORMATS[id];
	return gamut !== null && !fits(color, gamut);
}
