/*
 * Words for a color in a language: its plain name and its hue family.
 *
 * A color outside sRGB gets the words of the closest color inside.
 */

import { intoGamut } from '../gamut/into.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { classifyOklab, type HueFamily } from './hue-family.ts';
import type { Locale } from './locales/ids.ts';
import { LANGUAGES } from './locales/table.ts';

interface ColorWords {
	/** Everyday name of the color: `light blue`, `тёмно-зелёный`. */
	readonly plainName: string;
	/** One of twelve English words, the same in every language. */
	readonly hueFamily: HueFamily;
	/** The family's word in the language; Russian also has голубой and бежевый. */
	readonly hueName: string;
}

/** Words for a color; alpha is ignored. */
export function wordsFor(color: Color, locale: Locale): ColorWords {
	const { coords } = convert(intoGamut(color, 'srgb'), 'oklab');
	const hueFamily = classifyOklab(coords), { plainName, hueName } = LANGUAGES[locale];
	return { plainName: plainName(coords, hueFamily), hueFamily, hueName: hueName(coords, hueFamily) };
}
