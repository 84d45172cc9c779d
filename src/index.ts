/*
 * The library: functions on colors, and the operations of the service as typed functions.
 *
 * Importing it starts nothing and reads no file; the first color that is written as a name does. A color may be given
 * as a Color or as text in any form the service reads. What a caller wrote wrongly is thrown as an InputError.
 */

import { format as formatColor, type FormatId } from './formats/table.ts';
import { fits as fitsGamut } from './gamut/fits.ts';
import type { GamutId } from './gamut/gamut.ts';
import { mapToGamut as mapColor } from './gamut/map.ts';
import type { HueArc } from './math/angle.ts';
import { deltaE2000 } from './metrics/ciede2000.ts';
import { deltaEOK } from './metrics/delta-e-ok.ts';
import { nearest as nearestTo, type NamedColor, type NearestList } from './names/nearest.ts';
import { parse } from './names/parse-color.ts';
import { auditPalette as auditPaletteOperation } from './operations/audit-palette.ts';
import { buildSystem as buildSystemOperation } from './operations/build-system.ts';
import { checkContrast as checkContrastOperation } from './operations/check-contrast.ts';
import { checkGamut as checkGamutOperation } from './operations/check-gamut.ts';
import { compareColors as compareColorsOperation } from './operations/compare-colors.ts';
import { convertColor as convertColorOperation } from './operations/convert-color.ts';
import { exportTokens as exportTokensOperation } from './operations/export-tokens.ts';
import { findColors as findColorsOperation } from './operations/find-colors.ts';
import { fixContrast as fixContrastOperation } from './operations/fix-contrast.ts';
import { generatePalette as generatePaletteOperation } from './operations/generate-palette.ts';
import { generateScale as generateScaleOperation } from './operations/generate-scale.ts';
import { harmonies as harmoniesOperation } from './operations/harmonies.ts';
import { makeGradient as makeGradientOperation } from './operations/make-gradient.ts';
import { mixColors as mixColorsOperation } from './operations/mix-colors.ts';
import { nearestNames as nearestNamesOperation } from './operations/nearest-names.ts';
import { parseColor as parseColorOperation } from './operations/parse-color.ts';
import { simulateCvd as simulateCvdOperation } from './operations/simulate-cvd.ts';
import { tintsShades as tintsShadesOperation } from './operations/tints-shades.ts';
import type { Operation } from './operations/operation.ts';
import { contrastOf } from './palette/contrast.ts';
import { mix as mixTwo, type MixSpace } from './palette/mix.ts';
import { decodeJson } from './schema/decode.ts';
import type { Accepts, Fields, Infer, Schema, Structure } from './schema/schema.ts';
import type { Color } from './spaces/color.ts';
import { convert as convertColorTo } from './spaces/convert.ts';
import type { SpaceId } from './spaces/space.ts';
import { simulate as simulateColor, type Deficiency, type Model } from './vision/deficiency.ts';

export { InputError, type Issue, type ProblemCode } from './errors.ts';
export { FORMAT_IDS, type FormatId } from './formats/table.ts';
export { GAMUT_IDS, type GamutId } from './gamut/gamut.ts';
export { HUE_ARCS, type HueArc } from './math/angle.ts';
export { NEAREST_LISTS, type NamedColor, type NearestList } from './names/nearest.ts';
export { parse } from './names/parse-color.ts';
export { OPERATIONS } from './operations/table.ts';
export { MIX_SPACES, type MixSpace } from './palette/mix.ts';
export { color, isEqual, isMissing, withAlpha, type Color } from './spaces/color.ts';
export { SPACE_IDS, type SpaceId } from './spaces/space.ts';
export { DEFICIENCIES, MODELS, type Deficiency, type Model } from './vision/deficiency.ts';

/** A color, or text in any form that `parse` reads. */
export type ColorLike = Color | string;

const colorOf = (like: ColorLike): Color => (typeof like === 'string' ? parse(like) : like);

/** The same color in another space. Values outside the gamut stay; a hue without power becomes missing. */
export const convert = <S extends SpaceId>(color: ColorLike, space: S): Color<S> => convertColorTo(colorOf(color), space);

/** A color as text in one of 21 formats. */
export const format = (color: ColorLike, id: FormatId): string => formatColor(colorOf(color), id);

/** Can this gamut show the color? */
export const fits = (color: ColorLike, gamut: GamutId): boolean => fitsGamut(colorOf(color), gamut);

/** The closest color of a gamut by CSS Color 4: binary search with local MINDE. A color inside is only converted. */
export const mapToGamut = (color: ColorLike, gamut: GamutId): Color => mapColor(colorOf(color), gamut);

/** How different two colors look: deltaE OK (0.02 is just noticeable), or CIEDE2000 (about 1 is). */
export const deltaE = (first: ColorLike, second: ColorLike, method: 'ok' | '2000' = 'ok'): number =>
	method === 'ok' ? deltaEOK(colorOf(first), colorOf(second)) : deltaE2000(colorOf(first), colorOf(second));

/** WCAG 2 ratio (1 to 21) and APCA Lc (signed; negative is light text on dark), both unrounded. */
export function contrast(text: ColorLike, background: ColorLike): { readonly ratio: number; readonly lc: number } {
	const { ratio, lc } = contrastOf(colorOf(text), colorOf(background));
	return { ratio, lc };
}

/** Two colors mixed as CSS does; `amount` (0 to 1) is the share of the second. */
export const mix = <S extends MixSpace>(
	first: ColorLike,
	second: ColorLike,
	amount: number,
	space: S,
	arc: HueArc = 'shorter',
): Color<S> => mixTwo(colorOf(first), colorOf(second), amount, space, arc);

/** A color as seen with a color vision deficiency. */
export const simulate = (color: ColorLike, kind: Deficiency, model: Model = 'machado'): Color<'srgb'> =>
	simulateColor(colorOf(color), kind, model);

/** The named colors nearest to a color, ascending deltaE OK, exactly; `limit` from 1 on. */
export const nearest = (color: ColorLike, list: NearestList = 'names', limit = 1): readonly NamedColor[] =>
	nearestTo(colorOf(color), list, limit);

/** An operation as a function: input as in a POST body, result as in the answer. */
const call = <F extends Fields, R extends Schema>({ input: schema, run }: Operation<F, R>) =>
	(input: Accepts<Structure<F>>): Infer<R> => run(decodeJson(schema, input));

export const parseColor = call(parseColorOperation);
export const convertColor = call(convertColorOperation);
export const findColors = call(findColorsOperation);
export const checkContrast = call(checkContrastOperation);
export const fixContrast = call(fixContrastOperation);
export const auditPalette = call(auditPaletteOperation);
export const checkGamut = call(checkGamutOperation);
export const nearestNames = call(nearestNamesOperation);
export const compareColors = call(compareColorsOperation);
export const generateScale = call(generateScaleOperation);
export const tintsShades = call(tintsShadesOperation);
export const harmonies = call(harmoniesOperation);
export const mixColors = call(mixColorsOperation);
export const makeGradient = call(makeGradientOperation);
export const generatePalette = call(generatePaletteOperation);
export const simulateCvd = call(simulateCvdOperation);
export const exportTokens = call(exportTokensOperation);
export const buildSystem = call(buildSystemOperation);
