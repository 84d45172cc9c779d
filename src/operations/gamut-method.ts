/*
 * The way into a gamut, as operations take and tell it.
 */

import { format } from '../formats/table.ts';
import { fits } from '../gamut/fits.ts';
import type { GamutId } from '../gamut/gamut.ts';
import { intoGamut } from '../gamut/into.ts';
import { GAMUT_METHODS, toGamut, type GamutMethod } from '../gamut/methods.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import { choice, list, object, optional, type Infer } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';
import { cssText, deltaEOKNumber, hexText, shownDeltaEOK } from './describe.ts';

/** A method, or all of them side by side. */
export type MethodWish = GamutMethod | 'all' | undefined;

export const METHODS_FIELD = optional(choice(
	'How a color outside is mapped: css (binary search with local MINDE, as without the field), edge-seeker, raytrace, chroma (lightness and '
	+ 'hue kept exactly), clip, or all to see each.',
	[...GAMUT_METHODS, 'all'],
));

/** The method of CSS under the name it has there. */
const OF_CSS = 'binary-search-local-minde';

/** What `nameOfMethod` gives. */
export const METHOD_NAMES = [OF_CSS, 'edge-seeker', 'raytrace', 'chroma', 'clip'] as const;

/** What a fallback was made by. Beside all others stands that of CSS. */
export const nameOfMethod = (method: MethodWish): (typeof METHOD_NAMES)[number] =>
	(method === undefined || method === 'css' || method === 'all' ? OF_CSS : method);

/** The color itself where it fits, else mapped. What has not the name of CSS is a method. */
export const mappedBy = (color: Color, gamut: GamutId, method: MethodWish): Color =>
	(nameOfMethod(method) === OF_CSS || fits(color, gamut) ? intoGamut(color, gamut) : toGamut(color, gamut, method as GamutMethod));

const MAPPED = object('A color mapped into sRGB.', {
	method: choice('The method.', GAMUT_METHODS),
	hex: hexText('As HEX.'),
	rgb: cssText('As rgb().'),
	oklch: cssText('In OKLCH.'),
	deltaEOK: deltaEOKNumber('How far it is from the color, in OKLab.'),
});

/** Of every method, where all are asked for. */
export const MAPPED_LIST =
	list('Where all methods are asked for: the color in sRGB by each.', MAPPED, GAMUT_METHODS.length, GAMUT_METHODS.length);

/** The color in sRGB by every method. */
export const byMethod = (color: Color): Infer<typeof MAPPED>[] => GAMUT_METHODS.map((method) => {
	const mapped = mappedBy(color, 'srgb', method);
	return {
		method,
		hex: format(mapped, 'hex'),
		rgb: format(mapped, 'rgb'),
		oklch: format(mapped, 'oklch'),
		deltaEOK: shownDeltaEOK(deltaEOK(color, mapped)),
	};
});
