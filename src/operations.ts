/*
 * `tincture/operations`: the operations of the service as typed functions. Input is what a POST body holds, the result
 * what the answer holds. What a caller wrote wrongly is thrown as an InputError with every fault.
 *
 * Names come as in `tincture/names`: from disk, or from what `loadNames` was given.
 */

import { auditPalette as auditPaletteOperation } from './operations/audit-palette.ts';
import { buildSystem as buildSystemOperation } from './operations/build-system.ts';
import type { FormatId } from './formats/table.ts';
import { callable } from './operations/callable.ts';
import { checkContrast as checkContrastOperation } from './operations/check-contrast.ts';
import { checkGamut as checkGamutOperation } from './operations/check-gamut.ts';
import { compareColors as compareColorsOperation } from './operations/compare-colors.ts';
import { convertColor as convertColorOperation, type USUAL_FORMATS } from './operations/convert-color.ts';
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
import type { Accepts, Infer } from './schema/schema.ts';

export { InputError, type Issue, type Path, type ProblemCode } from './errors.ts';
export { loadNames } from './names/load.ts';
export { OPERATIONS } from './operations/table.ts';

export interface ParseColorInput extends Accepts<typeof parseColorOperation.input> {}
export interface ParseColorResult extends Infer<typeof parseColorOperation.result> {}
export interface ConvertColorInput<F extends readonly FormatId[] = readonly FormatId[]> extends Omit<Accepts<typeof convertColorOperation.input>, 'formats'> {
	readonly formats?: F;
}
export interface ConvertColorResult<Id extends FormatId = FormatId> extends Omit<Infer<typeof convertColorOperation.result>, 'formats'> {
	/** The formats that were asked for; where the list is known only at run time, any may be absent. */
	readonly formats: [FormatId] extends [Id] ? { readonly [F in Id]?: string } : { readonly [F in Id]: string };
}
export interface FindColorsInput extends Accepts<typeof findColorsOperation.input> {}
export interface FindColorsResult extends Infer<typeof findColorsOperation.result> {}
export interface CheckContrastInput extends Accepts<typeof checkContrastOperation.input> {}
export interface CheckContrastResult extends Infer<typeof checkContrastOperation.result> {}
export interface FixContrastInput extends Accepts<typeof fixContrastOperation.input> {}
export interface FixContrastResult extends Infer<typeof fixContrastOperation.result> {}
export interface AuditPaletteInput extends Accepts<typeof auditPaletteOperation.input> {}
export interface AuditPaletteResult extends Infer<typeof auditPaletteOperation.result> {}
export interface CheckGamutInput extends Accepts<typeof checkGamutOperation.input> {}
export interface CheckGamutResult extends Infer<typeof checkGamutOperation.result> {}
export interface NearestNamesInput extends Accepts<typeof nearestNamesOperation.input> {}
export interface NearestNamesResult extends Infer<typeof nearestNamesOperation.result> {}
export interface CompareColorsInput extends Accepts<typeof compareColorsOperation.input> {}
export interface CompareColorsResult extends Infer<typeof compareColorsOperation.result> {}
export interface GenerateScaleInput extends Accepts<typeof generateScaleOperation.input> {}
export interface GenerateScaleResult extends Infer<typeof generateScaleOperation.result> {}
export interface TintsShadesInput extends Accepts<typeof tintsShadesOperation.input> {}
export interface TintsShadesResult extends Infer<typeof tintsShadesOperation.result> {}
export interface HarmoniesInput extends Accepts<typeof harmoniesOperation.input> {}
export interface HarmoniesResult extends Infer<typeof harmoniesOperation.result> {}
export interface MixColorsInput extends Accepts<typeof mixColorsOperation.input> {}
export interface MixColorsResult extends Infer<typeof mixColorsOperation.result> {}
export interface MakeGradientInput extends Accepts<typeof makeGradientOperation.input> {}
export interface MakeGradientResult extends Infer<typeof makeGradientOperation.result> {}
export interface GeneratePaletteInput extends Accepts<typeof generatePaletteOperation.input> {}
export interface GeneratePaletteResult extends Infer<typeof generatePaletteOperation.result> {}
export interface SimulateCvdInput extends Accepts<typeof simulateCvdOperation.input> {}
export interface SimulateCvdResult extends Infer<typeof simulateCvdOperation.result> {}
export interface ExportTokensInput extends Accepts<typeof exportTokensOperation.input> {}
export interface ExportTokensResult extends Infer<typeof exportTokensOperation.result> {}
export interface BuildSystemInput extends Accepts<typeof buildSystemOperation.input> {}
export interface BuildSystemResult extends Infer<typeof buildSystemOperation.result> {}

export const parseColor: (input: ParseColorInput) => ParseColorResult = /*#__PURE__*/ callable(parseColorOperation);
type ConvertColor = <const F extends readonly FormatId[] = typeof USUAL_FORMATS>(input: ConvertColorInput<F>) => ConvertColorResult<F[number]>;

// The operation answers in every format that is asked for.
export const convertColor = /*#__PURE__*/ callable(convertColorOperation) as unknown as ConvertColor;

export const findColors: (input: FindColorsInput) => FindColorsResult = /*#__PURE__*/ callable(findColorsOperation);
export const checkContrast: (input: CheckContrastInput) => CheckContrastResult = /*#__PURE__*/ callable(checkContrastOperation);
export const fixContrast: (input: FixContrastInput) => FixContrastResult = /*#__PURE__*/ callable(fixContrastOperation);
export const auditPalette: (input: AuditPaletteInput) => AuditPaletteResult = /*#__PURE__*/ callable(auditPaletteOperation);
export const checkGamut: (input: CheckGamutInput) => CheckGamutResult = /*#__PURE__*/ callable(checkGamutOperation);
export const nearestNames: (input: NearestNamesInput) => NearestNamesResult = /*#__PURE__*/ callable(nearestNamesOperation);
export const compareColors: (input: CompareColorsInput) => CompareColorsResult = /*#__PURE__*/ callable(compareColorsOperation);
export const generateScale: (input: GenerateScaleInput) => GenerateScaleResult = /*#__PURE__*/ callable(generateScaleOperation);
export const tintsShades: (input: TintsShadesInput) => TintsShadesResult = /*#__PURE__*/ callable(tintsShadesOperation);
export const harmonies: (input: HarmoniesInput) => HarmoniesResult = /*#__PURE__*/ callable(harmoniesOperation);
export const mixColors: (input: MixColorsInput) => MixColorsResult = /*#__PURE__*/ callable(mixColorsOperation);
export const makeGradient: (input: MakeGradientInput) => MakeGradientResult = /*#__PURE__*/ callable(makeGradientOperation);
export const generatePalette: (input: GeneratePaletteInput) => GeneratePaletteResult = /*#__PURE__*/ callable(generatePaletteOperation);
export const simulateCvd: (input: SimulateCvdInput) => SimulateCvdResult = /*#__PURE__*/ callable(simulateCvdOperation);
export const exportTokens: (input: ExportTokensInput) => ExportTokensResult = /*#__PURE__*/ callable(exportTokensOperation);
export const buildSystem: (input: BuildSystemInput) => BuildSystemResult = /*#__PURE__*/ callable(buildSystemOperation);
