/*
 * The library: functions on colors, and the operations of the service as typed functions.
 *
 * Importing it starts nothing and reads no file; the first color that is written as a name does. A color may be given
 * as a Color or as text in any form the service reads. What a caller wrote wrongly is thrown as an InputError.
 */

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
import { callable } from './operations/callable.ts';

export { InputError, type Issue, type ProblemCode } from './errors.ts';
export { FORMAT_IDS, type FormatId } from './formats/table.ts';
export { GAMUT_IDS, type GamutId } from './gamut/gamut.ts';
export type { ColorLike } from './library/arguments.ts';
export { color, isEqual, isMissing, withAlpha } from './library/color.ts';
export { contrast, deltaE } from './library/compare.ts';
export { convert, fits, format, mapToGamut, parse } from './library/convert.ts';
export { mix } from './library/mix.ts';
export { nearest } from './library/nearest.ts';
export { simulate } from './library/simulate.ts';
export { HUE_ARCS, type HueArc } from './math/angle.ts';
export { DELTA_E_METHODS, type DeltaEMethod } from './metrics/delta-e.ts';
export { NEAREST_LISTS, type NamedColor, type NearestList } from './names/nearest.ts';
export { OPERATIONS } from './operations/table.ts';
export { MIX_SPACES, type MixSpace } from './palette/mix.ts';
export type { Color } from './spaces/color.ts';
export { SPACE_IDS, type SpaceId } from './spaces/table.ts';
export { DEFICIENCIES, MODELS, type Deficiency, type Model } from './vision/deficiency.ts';

export const parseColor = /*#__PURE__*/ callable(parseColorOperation);
export const convertColor = /*#__PURE__*/ callable(convertColorOperation);
export const findColors = /*#__PURE__*/ callable(findColorsOperation);
export const checkContrast = /*#__PURE__*/ callable(checkContrastOperation);
export const fixContrast = /*#__PURE__*/ callable(fixContrastOperation);
export const auditPalette = /*#__PURE__*/ callable(auditPaletteOperation);
export const checkGamut = /*#__PURE__*/ callable(checkGamutOperation);
export const nearestNames = /*#__PURE__*/ callable(nearestNamesOperation);
export const compareColors = /*#__PURE__*/ callable(compareColorsOperation);
export const generateScale = /*#__PURE__*/ callable(generateScaleOperation);
export const tintsShades = /*#__PURE__*/ callable(tintsShadesOperation);
export const harmonies = /*#__PURE__*/ callable(harmoniesOperation);
export const mixColors = /*#__PURE__*/ callable(mixColorsOperation);
export const makeGradient = /*#__PURE__*/ callable(makeGradientOperation);
export const generatePalette = /*#__PURE__*/ callable(generatePaletteOperation);
export const simulateCvd = /*#__PURE__*/ callable(simulateCvdOperation);
export const exportTokens = /*#__PURE__*/ callable(exportTokensOperation);
export const buildSystem = /*#__PURE__*/ callable(buildSystemOperation);
