/*
 * `tincture`: functions on colors.
 *
 * A color is given as a Color or as a text of CSS; every name of any language is read by `tincture/names`. Nothing here
 * reaches for anything of Node, nothing happens when it is imported, and a bundler keeps only what is used. What a
 * caller wrote wrongly is thrown as an InputError.
 */

export { BLEND_MODES, type BlendMode } from './compositing/blend.ts';
export { InputError, type Issue, type Path, type ProblemCode } from './errors.ts';
export { FORMAT_IDS, type FormatId } from './formats/table.ts';
export { GAMUT_IDS, type GamutId } from './gamut/gamut.ts';
export { GAMUT_METHODS, type GamutMethod } from './gamut/methods.ts';
export type { ColorLike } from './library/arguments.ts';
export { blend, composite } from './library/blend.ts';
export { contrastAll, convertAll, simulateAll, type Coordinates, type RgbaBytes } from './library/bulk.ts';
export { withChannels, type ChannelChange, type ChannelChanges } from './library/channels.ts';
export { color, fromRgb8, isColor, isEqual, isMissing, toRgb8, tryParse, withAlpha } from './library/color.ts';
export { contrast, deltaE, isDark, luminance, nearestOf, readable } from './library/compare.ts';
export { convert, fits, format, mapToGamut, parse, toCss } from './library/convert.ts';
export { maxChroma, toGamut } from './library/gamut.ts';
export { hexContrast, hexToOklch } from './library/hex.ts';
export { mix } from './library/mix.ts';
export {
	average, AVERAGE_SPACES, interpolate, samples, type AverageSpace, type InterpolateOptions, type Ramp,
} from './library/ramp.ts';
export { simulate } from './library/simulate.ts';
export { HUE_ARCS, type HueArc } from './math/angle.ts';
export { DELTA_E_METHODS, type DeltaEMethod } from './metrics/delta-e.ts';
export { MIX_SPACES, type MixSpace } from './palette/mix.ts';
export { cam16Jmh } from './spaces/cam16-jmh.ts';
export type { Color } from './spaces/color.ts';
export { hct } from './spaces/hct.ts';
export { hsluv } from './spaces/hsluv.ts';
export { ictcp } from './spaces/ictcp.ts';
export { jzazbz } from './spaces/jzazbz.ts';
export { jzczhz } from './spaces/jzczhz.ts';
export { lchuv } from './spaces/lchuv.ts';
export { luv } from './spaces/luv.ts';
export type { MoreSpaceId } from './spaces/more.ts';
export { okhsl } from './spaces/okhsl.ts';
export { okhsv } from './spaces/okhsv.ts';
export { oklrab } from './spaces/oklrab.ts';
export { oklrch } from './spaces/oklrch.ts';
export { rec2100Pq } from './spaces/rec2100-pq.ts';
export type { Space } from './spaces/space.ts';
export { SPACE_IDS, type SpaceId } from './spaces/table.ts';
export { DEFICIENCIES, MODELS, type Deficiency, type Model } from './vision/deficiency.ts';
