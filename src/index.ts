/*
 * `tincture`: functions on colors.
 *
 * Functions take a color as a Color or as CSS text; `tincture/names` also reads names. The library has no dependency on Node and no side
 * effects on import, so bundlers drop unused parts. Invalid arguments throw an InputError.
 */

export { BLEND_MODES, type BlendMode } from './compositing/blend.ts';
export { FILTERS, type Filter } from './compositing/filter.ts';
export { InputError, type Issue, type Path, type ProblemCode } from './errors.ts';
export { GRADIENT_KINDS, type GradientKind } from './formats/gradient.ts';
export { FORMAT_IDS, type FormatId } from './formats/table.ts';
export { GAMUT_IDS, type GamutId } from './gamut/gamut.ts';
export { GAMUT_METHODS, type GamutMethod } from './gamut/methods.ts';
export type { ChannelChange, ChannelChanges } from './fn/adjust.ts';
export type { ChannelValues, GivenChannels } from './fn/channels.ts';
export type { Coordinates, RgbaBytes } from './fn/bulk.ts';
export { defineSpace, type SpaceDefinition } from './fn/define-space.ts';
export { hexContrast, hexToOklch } from './fn/hex.ts';
export type { Ramp, RampOptions } from './fn/mix.ts';
export type { SplineOptions } from './fn/spline.ts';
export { adjust } from './library/adjust.ts';
export type { ColorLike } from './library/read-color.ts';
export { blend, composite } from './library/blend.ts';
export { contrastAll, convertAll, simulateAll } from './library/bulk.ts';
export { darken, desaturate, grayscale, invert, lighten, rotate, saturate, withLuminance } from './library/change.ts';
export { fromChannels, fromNumber, toChannels, toNumber, toShortHex } from './library/channels.ts';
export { color, fromRgb8, isColor, isEqual, isMissing, toRgb8, tryParse, withAlpha } from './library/color.ts';
export {
	apcaLc, contrast, contrastRatio, deltaE, DELTA_E_METHODS, isDark, luminance, nearestOf, readable, type DeltaEMethod,
} from './library/compare.ts';
export { convert, format, mapToGamut, parse, toCss, toHex } from './library/convert.ts';
export { dataColors, type DataColorsOptions } from './library/data-colors.ts';
export {
	deltaE2000, deltaE76, deltaE94, deltaECmc, deltaEHyab, deltaEItp, deltaEJz, deltaEOK,
} from './library/difference.ts';
export { filter } from './library/filter.ts';
export type { FormatOptions } from './library/format-options.ts';
export { paletteOf, type ImagePaletteColor, type ImagePaletteOptions } from './library/image.ts';
export { inGamut, maxChroma, toGamut } from './library/gamut.ts';
export { gradient, GRADIENT_SPACES, type Gradient, type GradientOptions, type GradientSpace } from './library/gradient.ts';
export { mix } from './library/mix.ts';
export { mixPaint } from './library/mix-paint.ts';
export { parseIn } from './library/parse-in.ts';
export type { ParseOptions } from './library/page.ts';
export { harmony, palette, type HarmonyOptions, type PaletteOptions } from './library/palette.ts';
export { random, randomColors, type RandomColorsOptions, type RandomOptions } from './library/random.ts';
export {
	average, AVERAGE_SPACES, interpolate, samples, spline, withClasses, withDomain, type AverageSpace, type InterpolateOptions,
} from './library/ramp.ts';
export {
	contrastScale, roleScale, scale, shades, type BackgroundControls, type ContrastControls, type ScaleControls, type ScaleTint,
	type ShadesOptions,
} from './library/scale.ts';
export { simulate } from './library/simulate.ts';
export {
	system, systemCode, tokens, type Brand, type ColorSystem, type SystemCodeOptions, type SystemOptions, type TokenOptions,
} from './library/system.ts';
export { fromTemperature, toTemperature } from './library/temperature.ts';
export { HUE_ARCS, type HueArc } from './math/angle.ts';
export { TEMPERATURE_SOURCES, type TemperatureSource } from './metrics/temperature.ts';
export { PALETTE_MODES, type PaletteMode } from './palette/palette-style.ts';
export { DATA_KINDS, type DataKind } from './palette/data-colors.ts';
export type { Stop } from './palette/gradient.ts';
export { GRADIENT_CURVES, GRADIENT_PATHS, type GradientCurve, type GradientPath } from './palette/gradient-paths.ts';
export { HARMONY_KINDS, HARMONY_LIGHTNESSES, type HarmonyKind, type HarmonyLightness } from './palette/harmonies.ts';
export type { ContrastStep } from './palette/scale-contrast.ts';
export { STEP_ROLES, type RoleStep, type StepRole } from './palette/scale-roles.ts';
export { SCALE_GAMUTS, SCALE_STEPS, type Scale, type ScaleGamut, type ScaleStep } from './palette/scale.ts';
export { SHADE_ENDS, type ShadeEnds, type Shades } from './palette/steps.ts';
export type { AuditedPair, Role, ScaleName, Theme } from './palette/system-shape.ts';
export { cam16Jmh } from './spaces/cam16-jmh.ts';
export type { Color } from './spaces/color.ts';
export { hct } from './spaces/hct.ts';
export { hsluv } from './spaces/hsluv.ts';
export { ictcp } from './spaces/ictcp.ts';
export { jzazbz } from './spaces/jzazbz.ts';
export { jzczhz } from './spaces/jzczhz.ts';
export { lchuv } from './spaces/lchuv.ts';
export { luv } from './spaces/luv.ts';
export { MIX_SPACES, type MixSpace } from './spaces/mix.ts';
export type { MoreSpaceId } from './spaces/more.ts';
export { okhsl } from './spaces/okhsl.ts';
export { okhsv } from './spaces/okhsv.ts';
export { oklrab } from './spaces/oklrab.ts';
export { oklrch } from './spaces/oklrch.ts';
export { rec2100Pq } from './spaces/rec2100-pq.ts';
export type { Channel, ChannelKind, Channels, Space, Step } from './spaces/space.ts';
export { SPLINES, type Spline } from './spaces/spline.ts';
export { SPACE_IDS, type SpaceId } from './spaces/table.ts';
export { SYSTEM_FORMATS, TOKEN_FORMATS, type SystemFormat, type TokenFormat } from './tokens/table.ts';
export { VALUE_STYLES, type ValueStyle } from './tokens/value.ts';
export { DEFICIENCIES, MODELS, type Deficiency, type Model } from './vision/deficiency.ts';
