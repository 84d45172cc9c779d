/*
 * Words for a color in a language: its plain name and its hue family.
 *
 * A color outside sRGB gets the words of the closest color inside. A plain name is that of the center of a cell of OKLab, so that it
 * costs a lookup; a border between two names is a staircase that nobody sees.
 */

import { intoGamut } from '../gamut/into.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { classifyOklab, type HueFamily } from './hue-family.ts';
import { memoizeCells } from './lab-cells.ts';
import { forLocales, type Locale } from './locales/ids.ts';
import { LANGUAGES } from './locales/table.ts';

interface ColorWords {
	/** Everyday name of the color: `light blue`, `тёмно-зелёный`. */
	readonly plainName: string;
	/** One of twelve English words, the same in every language. */
	readonly hueFamily: HueFamily;
	/** The family's word in the language; Russian also has голубой and бежевый. */
	readonly hueName: string;
}

const PLAIN_NAMES = /*#__PURE__*/ forLocales((locale) =>
	memoizeCells((center) => LANGUAGES[locale].plainName(center, classifyOklab(center))));

const FAMILIES = /*#__PURE__*/ memoizeCells(classifyOklab);

/** The plain name at the center of the color's cell, or of the color itself on a border of families. */
const plainName = (lab: readonly [number, number, number], family: HueFamily, locale: Locale): string =>
	(FAMILIES(lab) === family ? PLAIN_NAMES[locale](lab) : LANGUAGES[locale].plainName(lab, family));

/** Words for a color; alpha is ignored. */
export function wordsFor(color: Color, locale: Locale): ColorWords {
	const { coords } = convert(intoGamut(color, 'srgb'), 'oklab');
	const hueFamily = classifyOklab(coords);
	return { plainName: plainName(coords, hueFamily, locale), hueFamily, hueName: LANGUAGES[locale].hueName(coords, hueFamily) };
}
