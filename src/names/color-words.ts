/*
 * What a color is called, in the words of a language: plainly, and by its hue family.
 *
 * Words are for what can be seen: a color outside sRGB has those of the closest color inside.
 */

import { intoGamut } from '../gamut/into.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { familyOf, type HueFamily } from './hue-family.ts';
import { LANGUAGES, type Locale } from './locale.ts';

export interface ColorWords {
	/** What most people would call the color: `light blue`, `тёмно-зелёный`. */
	readonly plainName: string;
	/** One of twelve English words, the same in every language. */
	readonly hueFamily: HueFamily;
	/** The word of the language for that family; Russian has голубой and бежевый besides. */
	readonly hueName: string;
}

/** The words for a color, alpha aside. */
export function wordsFor(color: Color, locale: Locale): ColorWords {
	const { coords } = convert(intoGamut(color, 'srgb'), 'oklab');
	const hueFamily = familyOf(coords), { plainName, hueName } = LANGUAGES[locale];
	return { plainName: plainName(coords, hueFamily), hueFamily, hueName: hueName(coords, hueFamily) };
}
