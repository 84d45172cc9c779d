/*
 * `tincture/operations`: the operations of the service as typed functions. Input is what a POST body holds, the result
 * what the answer holds. What a caller wrote wrongly is thrown as an InputError with every fault.
 *
 * Names come as in `tincture/names`: from disk, or from what `loadNames` was given.
 */

import type { FormatId } from './formats/table.ts';
import { callable } from './operations/callable.ts';
import type { Accepts, Infer } from './schema/schema.ts';
// <imports> of the operations table, by npm run docs
import { parseColor as parseColorOperation } from './operations/parse-color.ts';
import { convertColor as convertColorOperation, type USUAL_FORMATS } from './operations/convert-color.ts';
import { findColors as findColorsOperation } from './operations/find-colors.ts';
import { checkContrast as checkContrastOperation } from './operations/check-contrast.ts';
import { fixContrast as fixContrastOperation } from './operations/fix-contrast.ts';
import { auditPalette as auditPaletteOperation } from './operations/audit-palette.ts';
import { auditTheme as auditThemeOperation } from './operations/audit-theme.ts';
import { checkGamut as checkGamutOperation } from './operations/check-gamut.ts';
import { nearestNames as nearestNamesOperation } from './operations/nearest-names.ts';
import { compareColors as compareColorsOperation } from './operations/compare-colors.ts';
import { generateScale as generateScaleOperation } from './operations/generate-scale.ts';
import { tintsShades as tintsShadesOperation } from './operations/tints-shades.ts';
import { harmonies as harmoniesOperation } from './operations/harmonies.ts';
import { mixColors as mixColorsOperation } from './operations/mix-colors.ts';
import { makeGradient as makeGradientOperation } from './operations/make-gradient.ts';
import { generatePalette as generatePaletteOperation } from './operations/generate-palette.ts';
import { generateDataColors as generateDataColorsOperation } from './operations/generate-data-colors.ts';
import { simulateCvd as simulateCvdOperation } from './operations/simulate-cvd.ts';
import { exportTokens as exportTokensOperation } from './operations/export-tokens.ts';
import { buildSystem as buildSystemOperation } from './operations/build-system.ts';
// </imports>

export { InputError, type Issue, type Path, type ProblemCode } from './errors.ts';
export { loadNames } from './names/load.ts';
export { OPERATIONS } from './operations/table.ts';

// <functions> of the operations table, by npm run docs
export interface ParseColorInput extends Accepts<typeof parseColorOperation.input> {}
export interface ParseColorResult extends Infer<typeof parseColorOperation.result> {}
/**
 * Read a color in any form and describe it: values, closest names, hue family, gamuts, readable text.
 *
 * Throws an InputError with every fault of the input.
 */
export const parseColor: (input: ParseColorInput) => ParseColorResult =
	/*#__PURE__*/ callable(parseColorOperation);

export interface FindColorsInput extends Accepts<typeof findColorsOperation.input> {}
export interface FindColorsResult extends Infer<typeof findColorsOperation.result> {}
/**
 * Search all names in English and Russian: any word order, unfinished words, endings and typos forgiven.
 *
 * Throws an InputError with every fault of the input.
 */
export const findColors: (input: FindColorsInput) => FindColorsResult =
	/*#__PURE__*/ callable(findColorsOperation);

export interface CheckContrastInput extends Accepts<typeof checkContrastOperation.input> {}
export interface CheckContrastResult extends Infer<typeof checkContrastOperation.result> {}
/**
 * Check text on a background by WCAG 2 and APCA, with the closest colors that pass.
 *
 * Throws an InputError with every fault of the input.
 */
export const checkContrast: (input: CheckContrastInput) => CheckContrastResult =
	/*#__PURE__*/ callable(checkContrastOperation);

export interface FixContrastInput extends Accepts<typeof fixContrastOperation.input> {}
export interface FixContrastResult extends Infer<typeof fixContrastOperation.result> {}
/**
 * Move the lightness of text or background just as far as a contrast target needs, keeping its hue.
 *
 * Throws an InputError with every fault of the input.
 */
export const fixContrast: (input: FixContrastInput) => FixContrastResult =
	/*#__PURE__*/ callable(fixContrastOperation);

export interface AuditPaletteInput extends Accepts<typeof auditPaletteOperation.input> {}
export interface AuditPaletteResult extends Infer<typeof auditPaletteOperation.result> {}
/**
 * Check every pair of a palette for contrast by both metrics, and for color vision deficiencies.
 *
 * Throws an InputError with every fault of the input.
 */
export const auditPalette: (input: AuditPaletteInput) => AuditPaletteResult =
	/*#__PURE__*/ callable(auditPaletteOperation);

export interface AuditThemeInput extends Accepts<typeof auditThemeOperation.input> {}
export interface AuditThemeResult extends Infer<typeof auditThemeOperation.result> {}
/**
 * Judge every pair of colors in a theme file, in each of its modes, and repair what fails with the smallest changes.
 *
 * Throws an InputError with every fault of the input.
 */
export const auditTheme: (input: AuditThemeInput) => AuditThemeResult =
	/*#__PURE__*/ callable(auditThemeOperation);

export interface CheckGamutInput extends Accepts<typeof checkGamutOperation.input> {}
export interface CheckGamutResult extends Infer<typeof checkGamutOperation.result> {}
/**
 * Say whether sRGB, Display P3 and Rec. 2020 can show a color, with its closest fallback in sRGB.
 *
 * Throws an InputError with every fault of the input.
 */
export const checkGamut: (input: CheckGamutInput) => CheckGamutResult =
	/*#__PURE__*/ callable(checkGamutOperation);

export interface NearestNamesInput extends Accepts<typeof nearestNamesOperation.input> {}
export interface NearestNamesResult extends Infer<typeof nearestNamesOperation.result> {}
/**
 * Find the names closest to a color: everyday and extended ones, CSS keywords, Tailwind classes, or among your own.
 *
 * Throws an InputError with every fault of the input.
 */
export const nearestNames: (input: NearestNamesInput) => NearestNamesResult =
	/*#__PURE__*/ callable(nearestNamesOperation);

export interface CompareColorsInput extends Accepts<typeof compareColorsOperation.input> {}
export interface CompareColorsResult extends Infer<typeof compareColorsOperation.result> {}
/**
 * Measure how different two colors look, by CIEDE2000 and deltaE OK, with a verdict in one word.
 *
 * Throws an InputError with every fault of the input.
 */
export const compareColors: (input: CompareColorsInput) => CompareColorsResult =
	/*#__PURE__*/ callable(compareColorsOperation);

export interface GenerateScaleInput extends Accepts<typeof generateScaleOperation.input> {}
export interface GenerateScaleResult extends Infer<typeof generateScaleOperation.result> {}
/**
 * Make a scale of eleven steps, 50 to 950, around a color that keeps its value on its natural step.
 *
 * Throws an InputError with every fault of the input.
 */
export const generateScale: (input: GenerateScaleInput) => GenerateScaleResult =
	/*#__PURE__*/ callable(generateScaleOperation);

export interface TintsShadesInput extends Accepts<typeof tintsShadesOperation.input> {}
export interface TintsShadesResult extends Infer<typeof tintsShadesOperation.result> {}
/**
 * Mix a color in even steps towards white, black and gray.
 *
 * Throws an InputError with every fault of the input.
 */
export const tintsShades: (input: TintsShadesInput) => TintsShadesResult =
	/*#__PURE__*/ callable(tintsShadesOperation);

export interface HarmoniesInput extends Accepts<typeof harmoniesOperation.input> {}
export interface HarmoniesResult extends Infer<typeof harmoniesOperation.result> {}
/**
 * Find the colors that go with a color: 7 kinds, turned in OKLCH at constant lightness.
 *
 * Throws an InputError with every fault of the input.
 */
export const harmonies: (input: HarmoniesInput) => HarmoniesResult =
	/*#__PURE__*/ callable(harmoniesOperation);

export interface MixColorsInput extends Accepts<typeof mixColorsOperation.input> {}
export interface MixColorsResult extends Infer<typeof mixColorsOperation.result> {}
/**
 * Mix two colors in one of 8 spaces, with the color-mix() expression that gives the same.
 *
 * Throws an InputError with every fault of the input.
 */
export const mixColors: (input: MixColorsInput) => MixColorsResult =
	/*#__PURE__*/ callable(mixColorsOperation);

export interface MakeGradientInput extends Accepts<typeof makeGradientOperation.input> {}
export interface MakeGradientResult extends Infer<typeof makeGradientOperation.result> {}
/**
 * Write a smooth CSS gradient, with a fallback of plain stops that looks the same everywhere.
 *
 * Throws an InputError with every fault of the input.
 */
export const makeGradient: (input: MakeGradientInput) => MakeGradientResult =
	/*#__PURE__*/ callable(makeGradientOperation);

export interface GeneratePaletteInput extends Accepts<typeof generatePaletteOperation.input> {}
export interface GeneratePaletteResult extends Infer<typeof generatePaletteOperation.result> {}
/**
 * Generate a palette by mode, around colors that are kept, repeatable by its seed.
 *
 * Throws an InputError with every fault of the input.
 */
export const generatePalette: (input: GeneratePaletteInput) => GeneratePaletteResult =
	/*#__PURE__*/ callable(generatePaletteOperation);

export interface GenerateDataColorsInput extends Accepts<typeof generateDataColorsOperation.input> {}
export interface GenerateDataColorsResult extends Infer<typeof generateDataColorsOperation.result> {}
/**
 * Make colors for charts and maps that all eyes tell apart, as code for the libraries that draw them.
 *
 * Throws an InputError with every fault of the input.
 */
export const generateDataColors: (input: GenerateDataColorsInput) => GenerateDataColorsResult =
	/*#__PURE__*/ callable(generateDataColorsOperation);

export interface SimulateCvdInput extends Accepts<typeof simulateCvdOperation.input> {}
export interface SimulateCvdResult extends Infer<typeof simulateCvdOperation.result> {}
/**
 * Show colors as people with a color vision deficiency see them, and name the pairs they may confuse.
 *
 * Throws an InputError with every fault of the input.
 */
export const simulateCvd: (input: SimulateCvdInput) => SimulateCvdResult =
	/*#__PURE__*/ callable(simulateCvdOperation);

export interface ExportTokensInput extends Accepts<typeof exportTokensOperation.input> {}
export interface ExportTokensResult extends Infer<typeof exportTokensOperation.result> {}
/**
 * Write colors as design tokens: CSS, Tailwind, Sass, JSON, DTCG, a JavaScript array, SVG, or swatches of Adobe, GIMP, Krita and Procreate.
 *
 * Throws an InputError with every fault of the input.
 */
export const exportTokens: (input: ExportTokensInput) => ExportTokensResult =
	/*#__PURE__*/ callable(exportTokensOperation);

export interface BuildSystemInput extends Accepts<typeof buildSystemOperation.input> {}
export interface BuildSystemResult extends Infer<typeof buildSystemOperation.result> {}
/**
 * Build a design system from one color: eight scales, light and dark roles that pass AA, and their code.
 *
 * Throws an InputError with every fault of the input.
 */
export const buildSystem: (input: BuildSystemInput) => BuildSystemResult =
	/*#__PURE__*/ callable(buildSystemOperation);
// </functions>

export interface ConvertColorInput<F extends readonly FormatId[] = readonly FormatId[]>
	extends Omit<Accepts<typeof convertColorOperation.input>, 'formats'> {
	readonly formats?: F;
}
export interface ConvertColorResult<Id extends FormatId = FormatId> extends Omit<Infer<typeof convertColorOperation.result>, 'formats'> {
	/** The formats that were asked for; where the list is known only at run time, any may be absent. */
	readonly formats: [FormatId] extends [Id] ? { readonly [F in Id]?: string } : { readonly [F in Id]: string };
}
type ConvertColor = <const F extends readonly FormatId[] = typeof USUAL_FORMATS>(input: ConvertColorInput<F>) =>
	ConvertColorResult<F[number]>;

/**
 * Convert a color to formats; the result is typed by those that were asked for.
 *
 * Throws an InputError with every fault of the input.
 */
// The operation answers in every format that is asked for, which its schema cannot say.
export const convertColor = /*#__PURE__*/ callable(convertColorOperation) as unknown as ConvertColor;
