/*
 * `tincture/operations`: the operations of the service as typed functions. They take the object of a POST body and return that of the
 * answer. Invalid input throws an InputError with every fault. A call may do as much work as a request, or as its options allow:
 * `auditTheme({ theme }, { work: 1e6 })`; beyond that it throws an InputError with the code `too-complex`.
 *
 * Names are there in Node, Deno and Bun, and loaded by `loadNames` elsewhere, as in `tincture/names`.
 */

import type { FormatId } from './formats/table.ts';
import { callable, type CallOptions } from './operations/callable.ts';
import type { Accepts, Infer } from './schema/schema.ts';
// <imports> of the operations table, by npm run docs
import { parseColor as parseColorOperation } from './operations/parse-color/declaration.ts';
import { convertColor as convertColorOperation, type USUAL_FORMATS } from './operations/convert-color/declaration.ts';
import { findColors as findColorsOperation } from './operations/find-colors/declaration.ts';
import { checkContrast as checkContrastOperation } from './operations/check-contrast/declaration.ts';
import { fixContrast as fixContrastOperation } from './operations/fix-contrast/declaration.ts';
import { auditPalette as auditPaletteOperation } from './operations/audit-palette/declaration.ts';
import { auditTheme as auditThemeOperation } from './operations/audit-theme/declaration.ts';
import { checkGamut as checkGamutOperation } from './operations/check-gamut/declaration.ts';
import { nearestNames as nearestNamesOperation } from './operations/nearest-names/declaration.ts';
import { compareColors as compareColorsOperation } from './operations/compare-colors/declaration.ts';
import { generateScale as generateScaleOperation } from './operations/generate-scale/declaration.ts';
import { tintsShades as tintsShadesOperation } from './operations/tints-shades/declaration.ts';
import { harmonies as harmoniesOperation } from './operations/harmonies/declaration.ts';
import { mixColors as mixColorsOperation } from './operations/mix-colors/declaration.ts';
import { adjustColor as adjustColorOperation } from './operations/adjust-color/declaration.ts';
import { makeGradient as makeGradientOperation } from './operations/make-gradient/declaration.ts';
import { generatePalette as generatePaletteOperation } from './operations/generate-palette/declaration.ts';
import { sortColors as sortColorsOperation } from './operations/sort-colors/declaration.ts';
import { randomColors as randomColorsOperation } from './operations/random-colors/declaration.ts';
import { generateDataColors as generateDataColorsOperation } from './operations/generate-data-colors/declaration.ts';
import { simulateCvd as simulateCvdOperation } from './operations/simulate-cvd/declaration.ts';
import { exportTokens as exportTokensOperation } from './operations/export-tokens/declaration.ts';
import { buildSystem as buildSystemOperation } from './operations/build-system/declaration.ts';
// </imports>

export { InputError, type Issue, type Path, type ProblemCode } from './errors.ts';
export { loadNames } from './names/load.ts';
export type { CallOptions } from './operations/callable.ts';
export { OPERATIONS } from './operations/table.ts';

// <functions> of the operations table, by npm run docs
export interface ParseColorInput extends Accepts<typeof parseColorOperation.input> {}
export interface ParseColorResult extends Infer<typeof parseColorOperation.result> {}
/**
 * Parse a color in any form and describe it: values, closest names, hue family, gamuts, readable text.
 *
 * Throws an InputError with every fault of the input.
 */
export const parseColor: (input: ParseColorInput, options?: CallOptions) => ParseColorResult =
	/*#__PURE__*/ callable(parseColorOperation);

export interface FindColorsInput extends Accepts<typeof findColorsOperation.input> {}
export interface FindColorsResult extends Infer<typeof findColorsOperation.result> {}
/**
 * Search all names in English and Russian, in any word order, with unfinished words, other endings or typos.
 *
 * Throws an InputError with every fault of the input.
 */
export const findColors: (input: FindColorsInput, options?: CallOptions) => FindColorsResult =
	/*#__PURE__*/ callable(findColorsOperation);

export interface CheckContrastInput extends Accepts<typeof checkContrastOperation.input> {}
export interface CheckContrastResult extends Infer<typeof checkContrastOperation.result> {}
/**
 * Check text on a background by WCAG 2 and APCA, with the closest colors that pass.
 *
 * Throws an InputError with every fault of the input.
 */
export const checkContrast: (input: CheckContrastInput, options?: CallOptions) => CheckContrastResult =
	/*#__PURE__*/ callable(checkContrastOperation);

export interface FixContrastInput extends Accepts<typeof fixContrastOperation.input> {}
export interface FixContrastResult extends Infer<typeof fixContrastOperation.result> {}
/**
 * Change the lightness of text or background just enough to reach a contrast target, without changing the hue.
 *
 * Throws an InputError with every fault of the input.
 */
export const fixContrast: (input: FixContrastInput, options?: CallOptions) => FixContrastResult =
	/*#__PURE__*/ callable(fixContrastOperation);

export interface AuditPaletteInput extends Accepts<typeof auditPaletteOperation.input> {}
export interface AuditPaletteResult extends Infer<typeof auditPaletteOperation.result> {}
/**
 * Check every pair of a palette for contrast by both metrics, and for color vision deficiencies.
 *
 * Throws an InputError with every fault of the input.
 */
export const auditPalette: (input: AuditPaletteInput, options?: CallOptions) => AuditPaletteResult =
	/*#__PURE__*/ callable(auditPaletteOperation);

export interface AuditThemeInput extends Accepts<typeof auditThemeOperation.input> {}
export interface AuditThemeResult extends Infer<typeof auditThemeOperation.result> {}
/**
 * Check every pair of colors in a theme file in each mode, and repair failing pairs with the smallest changes.
 *
 * Throws an InputError with every fault of the input.
 */
export const auditTheme: (input: AuditThemeInput, options?: CallOptions) => AuditThemeResult =
	/*#__PURE__*/ callable(auditThemeOperation);

export interface CheckGamutInput extends Accepts<typeof checkGamutOperation.input> {}
export interface CheckGamutResult extends Infer<typeof checkGamutOperation.result> {}
/**
 * Check whether a color fits sRGB, Display P3 and Rec. 2020, with its closest fallback in sRGB.
 *
 * Throws an InputError with every fault of the input.
 */
export const checkGamut: (input: CheckGamutInput, options?: CallOptions) => CheckGamutResult =
	/*#__PURE__*/ callable(checkGamutOperation);

export interface NearestNamesInput extends Accepts<typeof nearestNamesOperation.input> {}
export interface NearestNamesResult extends Infer<typeof nearestNamesOperation.result> {}
/**
 * Find the names closest to a color: everyday and extended names, CSS keywords, Tailwind classes, or your own names.
 *
 * Throws an InputError with every fault of the input.
 */
export const nearestNames: (input: NearestNamesInput, options?: CallOptions) => NearestNamesResult =
	/*#__PURE__*/ callable(nearestNamesOperation);

export interface CompareColorsInput extends Accepts<typeof compareColorsOperation.input> {}
export interface CompareColorsResult extends Infer<typeof compareColorsOperation.result> {}
/**
 * Measure how different two colors look, by CIEDE2000 and deltaE OK, with a verdict in one word.
 *
 * Throws an InputError with every fault of the input.
 */
export const compareColors: (input: CompareColorsInput, options?: CallOptions) => CompareColorsResult =
	/*#__PURE__*/ callable(compareColorsOperation);

export interface GenerateScaleInput extends Accepts<typeof generateScaleOperation.input> {}
export interface GenerateScaleResult extends Infer<typeof generateScaleOperation.result> {}
/**
 * Generate a scale of eleven steps, 50 to 950, that contains a color unchanged.
 *
 * Throws an InputError with every fault of the input.
 */
export const generateScale: (input: GenerateScaleInput, options?: CallOptions) => GenerateScaleResult =
	/*#__PURE__*/ callable(generateScaleOperation);

export interface TintsShadesInput extends Accepts<typeof tintsShadesOperation.input> {}
export interface TintsShadesResult extends Infer<typeof tintsShadesOperation.result> {}
/**
 * Mix a color in even steps towards white, black and gray.
 *
 * Throws an InputError with every fault of the input.
 */
export const tintsShades: (input: TintsShadesInput, options?: CallOptions) => TintsShadesResult =
	/*#__PURE__*/ callable(tintsShadesOperation);

export interface HarmoniesInput extends Accepts<typeof harmoniesOperation.input> {}
export interface HarmoniesResult extends Infer<typeof harmoniesOperation.result> {}
/**
 * Find colors that match a color: 7 kinds of harmony, in OKLCH, at constant or natural lightness.
 *
 * Throws an InputError with every fault of the input.
 */
export const harmonies: (input: HarmoniesInput, options?: CallOptions) => HarmoniesResult =
	/*#__PURE__*/ callable(harmoniesOperation);

export interface MixColorsInput extends Accepts<typeof mixColorsOperation.input> {}
export interface MixColorsResult extends Infer<typeof mixColorsOperation.result> {}
/**
 * Mix two colors in one of 8 spaces, with the equivalent color-mix() expression.
 *
 * Throws an InputError with every fault of the input.
 */
export const mixColors: (input: MixColorsInput, options?: CallOptions) => MixColorsResult =
	/*#__PURE__*/ callable(mixColorsOperation);

export interface AdjustColorInput extends Accepts<typeof adjustColorOperation.input> {}
export interface AdjustColorResult extends Infer<typeof adjustColorOperation.result> {}
/**
 * Lighten, darken, saturate, desaturate, rotate, warm, cool, invert or gray colors in equal perceived steps.
 *
 * Throws an InputError with every fault of the input.
 */
export const adjustColor: (input: AdjustColorInput, options?: CallOptions) => AdjustColorResult =
	/*#__PURE__*/ callable(adjustColorOperation);

export interface MakeGradientInput extends Accepts<typeof makeGradientOperation.input> {}
export interface MakeGradientResult extends Infer<typeof makeGradientOperation.result> {}
/**
 * Create a smooth CSS gradient, with a fallback that looks the same in every browser.
 *
 * Throws an InputError with every fault of the input.
 */
export const makeGradient: (input: MakeGradientInput, options?: CallOptions) => MakeGradientResult =
	/*#__PURE__*/ callable(makeGradientOperation);

export interface GeneratePaletteInput extends Accepts<typeof generatePaletteOperation.input> {}
export interface GeneratePaletteResult extends Infer<typeof generatePaletteOperation.result> {}
/**
 * Generate a palette by mode and seed, around colors to keep.
 *
 * Throws an InputError with every fault of the input.
 */
export const generatePalette: (input: GeneratePaletteInput, options?: CallOptions) => GeneratePaletteResult =
	/*#__PURE__*/ callable(generatePaletteOperation);

export interface SortColorsInput extends Accepts<typeof sortColorsOperation.input> {}
export interface SortColorsResult extends Infer<typeof sortColorsOperation.result> {}
/**
 * Sort colors by lightness, hue, chroma or distance, or so that neighbors look alike.
 *
 * Throws an InputError with every fault of the input.
 */
export const sortColors: (input: SortColorsInput, options?: CallOptions) => SortColorsResult =
	/*#__PURE__*/ callable(sortColorsOperation);

export interface RandomColorsInput extends Accepts<typeof randomColorsOperation.input> {}
export interface RandomColorsResult extends Infer<typeof randomColorsOperation.result> {}
/**
 * Draw random colors, uniform in the perceived volume of a gamut, within ranges of lightness, chroma and hue.
 *
 * Throws an InputError with every fault of the input.
 */
export const randomColors: (input: RandomColorsInput, options?: CallOptions) => RandomColorsResult =
	/*#__PURE__*/ callable(randomColorsOperation);

export interface GenerateDataColorsInput extends Accepts<typeof generateDataColorsOperation.input> {}
export interface GenerateDataColorsResult extends Infer<typeof generateDataColorsOperation.result> {}
/**
 * Generate colors for charts and maps that everybody can tell apart, as code for chart libraries.
 *
 * Throws an InputError with every fault of the input.
 */
export const generateDataColors: (input: GenerateDataColorsInput, options?: CallOptions) => GenerateDataColorsResult =
	/*#__PURE__*/ callable(generateDataColorsOperation);

export interface SimulateCvdInput extends Accepts<typeof simulateCvdOperation.input> {}
export interface SimulateCvdResult extends Infer<typeof simulateCvdOperation.result> {}
/**
 * Show colors as people with a color vision deficiency see them, and name the pairs they may confuse.
 *
 * Throws an InputError with every fault of the input.
 */
export const simulateCvd: (input: SimulateCvdInput, options?: CallOptions) => SimulateCvdResult =
	/*#__PURE__*/ callable(simulateCvdOperation);

export interface ExportTokensInput extends Accepts<typeof exportTokensOperation.input> {}
export interface ExportTokensResult extends Infer<typeof exportTokensOperation.result> {}
/**
 * Write colors as design tokens: CSS, Tailwind, Sass, JSON, DTCG, a JavaScript array, SVG, or swatches of Adobe, GIMP, Krita and Procreate.
 *
 * Throws an InputError with every fault of the input.
 */
export const exportTokens: (input: ExportTokensInput, options?: CallOptions) => ExportTokensResult =
	/*#__PURE__*/ callable(exportTokensOperation);

export interface BuildSystemInput extends Accepts<typeof buildSystemOperation.input> {}
export interface BuildSystemResult extends Infer<typeof buildSystemOperation.result> {}
/**
 * Build a design system from one color: eight scales, light and dark roles that pass AA, and their code.
 *
 * Throws an InputError with every fault of the input.
 */
export const buildSystem: (input: BuildSystemInput, options?: CallOptions) => BuildSystemResult =
	/*#__PURE__*/ callable(buildSystemOperation);
// </functions>

export interface ConvertColorInput<F extends readonly FormatId[] = readonly FormatId[]>
	extends Omit<Accepts<typeof convertColorOperation.input>, 'formats'> {
	readonly formats?: F;
}
export interface ConvertColorResult<Id extends FormatId = FormatId> extends Omit<Infer<typeof convertColorOperation.result>, 'formats'> {
	/** The requested formats; any may be absent if the list is only known at run time. */
	readonly formats: [FormatId] extends [Id] ? { readonly [F in Id]?: string } : { readonly [F in Id]: string };
}
type ConvertColor = <const F extends readonly FormatId[] = typeof USUAL_FORMATS>(input: ConvertColorInput<F>, options?: CallOptions) =>
	ConvertColorResult<F[number]>;

/**
 * Convert a color to formats; the type of the result has the requested ones.
 *
 * Throws an InputError with every fault of the input.
 */
// The result has every requested format, which its schema cannot express.
export const convertColor = /*#__PURE__*/ callable(convertColorOperation) as unknown as ConvertColor;
