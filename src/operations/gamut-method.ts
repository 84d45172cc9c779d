/*
 * Gamut mapping methods as fields of operations.
 */

import { format } from '../formats/table.ts';
import { fits } from '../gamut/fits.ts';
import type { GamutId } from '../gamut/gamut.ts';
import { intoGamut } from '../gamut/into.ts';
import { GAMUT_METHODS, toGamut, type GamutMethod } from '../gamut/methods.ts';
import { deltaEOK } from '../metrics/difference.ts';
import { choice, list, object, optional, type Infer } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';
import { resultWords } from './result-words.ts';
import { cssText, deltaEOKNumber, hexText, roundDeltaEOK } from './describe.ts';
import { fieldWords } from './field-words.ts';

/** A method, or `all`. */
export type MethodWish = GamutMethod | 'all' | undefined;

export const METHODS_FIELD = optional(choice(fieldWords.method, [...GAMUT_METHODS, 'all']));

/** The CSS method under its name in CSS. */
export const OF_CSS = 'binary-search-local-minde';

/** Results of `nameOfMethod`. */
export const METHOD_NAMES = [OF_CSS, ...GAMUT_METHODS] as const;

/** The requested method of a fallback; for `all`, and by default, the CSS method under its name in CSS. */
export const nameOfMethod = (method: MethodWish): (typeof METHOD_NAMES)[number] =>
	(method === undefined || method === 'all' ? OF_CSS : method);

/** Maps a color that is outside of the gamut. */
export const mappedBy = (color: Color, gamut: GamutId, method: MethodWish): Color =>
	(method === undefined || method === 'all' || method === 'css' || fits(color, gamut)
		? intoGamut(color, gamut)
		: toGamut(color, gamut, method));

const MAPPED = object('A color mapped into sRGB.', {
	method: choice(resultWords.method, GAMUT_METHODS),
	hex: hexText(resultWords.hex),
	rgb: cssText(resultWords.rgb),
	oklch: cssText(resultWords.oklch),
	deltaEOK: deltaEOKNumber(resultWords.mappedDistance),
});

/** The result of each method, for `all`. */
export const MAPPED_LIST =
	list(resultWords.methods, MAPPED, GAMUT_METHODS.length, GAMUT_METHODS.length);

/** A mapped color in three notations, and its distance from the original. */
export const describeMapped = (color: Color, mapped: Color) => ({
	hex: format(mapped, 'hex'),
	rgb: format(mapped, 'rgb'),
	oklch: format(mapped, 'oklch'),
	deltaEOK: roundDeltaEOK(deltaEOK(color, mapped)),
});

/** The color in sRGB by every method. */
export const byMethod = (color: Color): Infer<typeof MAPPED>[] => GAMUT_METHODS.map((method) =>
	({ method, ...describeMapped(color, mappedBy(color, 'srgb', method)) }));
