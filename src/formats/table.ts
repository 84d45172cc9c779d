/*
 * The formats a color can be written in: text, each with the gamut it is held to.
 *
 * A format is a way to write, not a space: `hex`, `cmyk`, `android` all write sRGB. Formats with a gamut show a color
 * outside of it gamut-mapped (CSS Color 4 §13); the others hold any color and are never mapped.
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

export const FORMAT_IDS = [
	'hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk', 'lab', 'lch', 'oklab', 'oklch',
	'display-p3', 'rec2020', 'a98-rgb', 'prophoto-rgb', 'srgb-linear', 'xyz-d65', 'xyz-d50',
	'swiftui', 'uikit', 'flutter', 'android',
] as const;

export type FormatId = (typeof FORMAT_IDS)[number];

export interface Format {
	readonly id: FormatId;
	/** Colors outside are mapped into it; null for formats that hold any color. */
	readonly gamut: GamutId | null;
	readonly write: (color: Color) => string;
}

type FormatOf<Id extends FormatId> = Format & { readonly id: Id };

/** A space of CSS as it is. */
const unbounded = <Id extends FormatId & SpaceId>(id: Id): FormatOf<Id> =>
	({ id, gamut: null, write: (color) => printCss(convert(color, id)) });

/** A cylinder of sRGB. A color that was given in it and fits keeps its own coordinates, missing hue included. */
const cylinder = <Id extends 'hsl' | 'hsv' | 'hwb'>(id: Id): FormatOf<Id> => ({
	id,
	gamut: 'srgb',
	write: (color) => printCss(color.space === id && fits(color, 'srgb') ? color : convert(mapToGamut(color, 'srgb'), id)),
});

export const FORMATS: { readonly [Id in FormatId]: FormatOf<Id> } = {
	'hex': { id: 'hex', gamut: 'srgb', write: (color) => writeHex(color) },
	'rgb': { id: 'rgb', gamut: 'srgb', write: (color) => printRgb(toRgb24(color), color.alpha) },
	'hsl': cylinder('hsl'),
	'hsv': cylinder('hsv'),
	'hwb': cylinder('hwb'),
	'cmyk': { id: 'cmyk', gamut: 'srgb', write: (color) => printCmyk(mapToGamut(color, 'srgb')) },
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
	'swiftui': { id: 'swiftui', gamut: 'display-p3', write: printSwiftUI },
	'uikit': { id: 'uikit', gamut: 'display-p3', write: printUIKit },
	'flutter': { id: 'flutter', gamut: 'display-p3', write: printFlutter },
	'android': { id: 'android', gamut: 'display-p3', write: printAndroid },
};

const writeHex = (color: Color): string => printHex(toRgb24(color), color.alpha);

/** The color as text. HEX, which is asked for most, takes three quarters of the time when it is not looked up. */
export const format = (color: Color, id: FormatId): string => (id === 'hex' ? writeHex(color) : FORMATS[id].write(color));

/** Was the color changed to fit the format? */
export function isMapped(color: Color, id: FormatId): boolean {
	const { gamut } = FORMATS[id];
	return gamut !== null && !fits(color, gamut);
}
