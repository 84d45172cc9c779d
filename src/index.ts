/*
 * `tincture`: functions on colors.
 *
 * A color is given as a Color or as a text of CSS; every name of any language is read by `tincture/names`. Nothing here
 * reaches for anything of Node, nothing happens when it is imported, and a bundler keeps only what is used. What a
 * caller wrote wrongly is thrown as an InputError.
 */

export { InputError, type Issue, type Path, type ProblemCode } from './errors.ts';
export { FORMAT_IDS, type FormatId } from './formats/table.ts';
export { GAMUT_IDS, type GamutId } from './gamut/gamut.ts';
export type { ColorLike } from './library/arguments.ts';
export { color, isEqual, isMissing, withAlpha } from './library/color.ts';
export { contrast, deltaE } from './library/compare.ts';
export { convert, fits, format, mapToGamut, parse, toCss } from './library/convert.ts';
export { hexContrast, hexToOklch } from './library/hex.ts';
export { mix } from './library/mix.ts';
export { simulate } from './library/simulate.ts';
export { HUE_ARCS, type HueArc } from './math/angle.ts';
export { DELTA_E_METHODS, type DeltaEMethod } from './metrics/delta-e.ts';
export { MIX_SPACES, type MixSpace } from './palette/mix.ts';
export type { Color } from './spaces/color.ts';
export { SPACE_IDS, type SpaceId } from './spaces/table.ts';
export { DEFICIENCIES, MODELS, type Deficiency, type Model } from './vision/deficiency.ts';
