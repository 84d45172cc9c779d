/*
 * `tincture/fn`: functions on `Color` objects, for bundles and loops.
 *
 * Spaces are values that are passed in, so a bundle contains the spaces it uses: `convert(color, oklch)`. A wrong argument throws a
 * short InputError. `tincture` has the same functions, which also accept text and ids and explain errors.
 */

export { InputError, type Issue, type Path, type ProblemCode } from './errors.ts';
export { adjust, type ChannelChange, type ChannelChanges } from './fn/adjust.ts';
export { contrastAll, convertAll, simulateAll, type Coordinates, type RgbaBytes } from './fn/bulk.ts';
export { darken, desaturate, grayscale, invert, lighten, rotate, saturate, withLuminance } from './fn/change.ts';
export {
	fromChannels, fromNumber, toChannels, toNumber, toShortHex, type ChannelValues, type GivenChannels,
} from './fn/channels.ts';
export { color, parse, parseCss4, parseHex } from './fn/color.ts';
export { apcaLc, contrastRatio } from './fn/contrast.ts';
export { convert, toCss, toHex } from './fn/convert.ts';
export { defineSpace, parseIn, type SpaceDefinition } from './fn/define-space.ts';
export {
	deltaE2000, deltaE76, deltaE94, deltaECmc, deltaEHyab, deltaEItp, deltaEJz, deltaEOK,
} from './fn/difference.ts';
export { filter } from './fn/filter.ts';
export { inGamut, maxChroma, toGamut } from './fn/gamut.ts';
export { hexContrast, hexToOklch } from './fn/hex.ts';
export { interpolate, mix, type Ramp, type RampOptions } from './fn/mix.ts';
export { mixPaint } from './fn/mix-paint.ts';
export { withClasses, withDomain } from './fn/ramp.ts';
export { scale, type ScaleOptions } from './fn/scale.ts';
export { simulate } from './fn/simulate.ts';
export { spline, type SplineOptions } from './fn/spline.ts';
export { fromTemperature, toTemperature } from './fn/temperature.ts';
export type { Filter } from './compositing/filter.ts';
export type { HueArc } from './math/angle.ts';
export type { TemperatureSource } from './metrics/temperature.ts';
export type { Scale, ScaleStep } from './palette/scale.ts';
export { a98Rgb } from './spaces/a98-rgb.ts';
export { cam16Jmh } from './spaces/cam16-jmh.ts';
export type { ChannelName } from './spaces/channel-names.ts';
export type { Color } from './spaces/color.ts';
export { displayP3, displayP3Linear } from './spaces/display-p3.ts';
export { hct } from './spaces/hct.ts';
export { hsl } from './spaces/hsl.ts';
export { hsluv } from './spaces/hsluv.ts';
export { hsv } from './spaces/hsv.ts';
export { hwb } from './spaces/hwb.ts';
export { ictcp } from './spaces/ictcp.ts';
export { jzazbz } from './spaces/jzazbz.ts';
export { jzczhz } from './spaces/jzczhz.ts';
export { lab } from './spaces/lab.ts';
export { lch } from './spaces/lch.ts';
export { lchuv } from './spaces/lchuv.ts';
export { luv } from './spaces/luv.ts';
export { okhsl } from './spaces/okhsl.ts';
export { okhsv } from './spaces/okhsv.ts';
export { oklab } from './spaces/oklab.ts';
export { oklch } from './spaces/oklch.ts';
export { oklrab } from './spaces/oklrab.ts';
export { oklrch } from './spaces/oklrch.ts';
export { prophotoRgb } from './spaces/prophoto-rgb.ts';
export { rec2020 } from './spaces/rec2020.ts';
export { rec2100Pq } from './spaces/rec2100-pq.ts';
export type { Channel, ChannelKind, Channels, Space, Step } from './spaces/space.ts';
export type { Spline } from './spaces/spline.ts';
export { srgb, srgbLinear } from './spaces/srgb.ts';
export type { SpaceId } from './spaces/table.ts';
export { xyzD50, xyzD65 } from './spaces/xyz.ts';
export type { Deficiency, Model } from './vision/deficiency.ts';
