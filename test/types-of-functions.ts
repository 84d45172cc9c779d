/*
 * Tests of types: what each function of the library returns, and calls and assignments that must not compile. A function without a row
 * does not compile either. Nothing here runs.
 */

import type * as all from '../src/index.ts';
import type {
	ChannelValues, Color, ColorLike, ColorSystem, Coordinates, Gradient, ImagePaletteColor, Ramp, RoleStep, Scale, ScaleStep, Shades, Space,
} from '../src/index.ts';
import * as fn from '../src/fn.ts';
import {
	adjust, apcaLc, average, blend, color, composite, contrast, contrastAll, contrastRatio, contrastScale, convert, convertAll, darken,
	dataColors, deltaE, deltaE2000, deltaE76, deltaE94, deltaECmc, deltaEHyab, deltaEItp, deltaEJz, deltaEOK, desaturate, filter, format,
	fromChannels, fromNumber, fromRgb8, fromTemperature, gradient, grayscale, harmony, hexContrast, hexToOklch, inGamut, interpolate,
	invert, isColor, isDark, isEqual, isMissing, lighten, luminance, mapToGamut, maxChroma, mix, mixPaint, nearestOf, okhsl, palette,
	paletteOf, parse, parseIn, random, randomColors, readable, roleScale, rotate, samples, saturate, scale, shades, simulate, simulateAll,
	spline, system, systemCode, toChannels, toCss, toGamut, toHex, toNumber, toRgb8, toShortHex, toTemperature, tokens, tryParse,
	withAlpha, withClasses, withDomain, withLuminance,
} from '../src/index.ts';
import type * as allNames from '../src/names.ts';
import {
	loadNames, name, nearest, nearestAll, parse as parseName, search, type Found, type NamedColor, type NearestNames,
} from '../src/names.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
const holds = <_ extends true>(): void => undefined;

declare const lch: Color<'oklch'>, like: ColorLike, ramp: Ramp<'lch'>, bytes: Uint8ClampedArray;

/** Names of the functions of a module. */
type FunctionsOf<M> = { [K in keyof M]: M[K] extends (...args: never) => unknown ? K : never }[keyof M];

// What each function returns. Text alone may be in any space of CSS.
const numbers = {
	apcaLc: apcaLc('red', lch), contrastRatio: contrastRatio('red', lch), deltaE: deltaE('red', lch), deltaE2000: deltaE2000('red', lch),
	deltaE76: deltaE76('red', lch), deltaE94: deltaE94('red', lch), deltaECmc: deltaECmc('red', lch), deltaEHyab: deltaEHyab('red', lch),
	deltaEItp: deltaEItp('red', lch), deltaEJz: deltaEJz('red', lch), deltaEOK: deltaEOK('red', lch), hexContrast: hexContrast('#fff', '#000'),
	luminance: luminance(lch), maxChroma: maxChroma(0.5, 200, 'srgb'), toNumber: toNumber(lch),
};
holds<Equal<typeof numbers, Record<keyof typeof numbers, number>>>();
const texts = { format: format(lch, 'hex'), toCss: toCss(lch), toHex: toHex(lch), toShortHex: toShortHex('red') };
holds<Equal<typeof texts, Record<keyof typeof texts, string>>>();
const claims = {
	inGamut: inGamut(lch, 'srgb'), isDark: isDark(lch), isEqual: isEqual(lch, 'red'), isMissing: isMissing(lch, 0),
};
holds<Equal<typeof claims, Record<keyof typeof claims, boolean>>>();
const sameSpace = {
	adjust: adjust(lch, { l: 0.5 }), darken: darken(lch), desaturate: desaturate(lch), grayscale: grayscale(lch), invert: invert(lch),
	lighten: lighten(lch), rotate: rotate(lch, 9), saturate: saturate(lch), withAlpha: withAlpha(lch, 1), withLuminance: withLuminance(lch, 1),
};
holds<Equal<typeof sameSpace, Record<keyof typeof sameSpace, Color<'oklch'>>>>();
const ofText = {
	adjust: adjust('red', { l: 0.5 }), darken: darken('red'), lighten: lighten('red'), withAlpha: withAlpha('red', 1), parse: parse('red'),
	withLuminance: withLuminance('red', 1),
};
holds<Equal<typeof ofText, Record<keyof typeof ofText, Color>>>();
const ofEither = { darken: darken(like), adjust: adjust(like, { l: 0.5 }), withAlpha: withAlpha(like, 1), rotate: rotate(like, 9) };
holds<Equal<typeof ofEither, Record<keyof typeof ofEither, Color<string>>>>();
const given = {
	color: color('hsl', [1, 2, 3]), convert: convert(like, 'hsl'), fromChannels: fromChannels('hsl', { h: 1, s: 2, l: 3 }),
	mix: mix(lch, 'red', 0.5, 'hsl'), parseIn: parseIn('red', 'hsl'), adjust: adjust('red', { s: 3 }, 'hsl'),
};
holds<Equal<typeof given, Record<keyof typeof given, Color<'hsl'>>>>();
const further = {
	color: color(okhsl, [1, 2, 3]), convert: convert(like, okhsl), fromChannels: fromChannels(okhsl, { h: 1, s: 2, l: 3 }),
	mix: mix(lch, 'red', 0.5, okhsl), parseIn: parseIn('x', okhsl), adjust: adjust('red', { s: 3 }, okhsl),
};
holds<Equal<typeof further, Record<keyof typeof further, Color<'okhsl'>>>>();
const ofSrgb = {
	filter: filter(lch, 'sepia', 1), fromNumber: fromNumber(1), fromRgb8: fromRgb8(1, 2, 3), fromTemperature: fromTemperature(3000),
	mixPaint: mixPaint(lch, 'red'), simulate: simulate(lch, 'protanopia'), toGamut: toGamut(lch, 'srgb'), mapToGamut: mapToGamut(lch, 'srgb'),
	average: average(['red'], 'srgb'),
};
holds<Equal<typeof ofSrgb, Record<keyof typeof ofSrgb, Color<'srgb'>>>>();
const ramps = {
	interpolate: interpolate(['red', lch], { space: 'lch' }), spline: spline(['red', lch], { space: 'lch' }),
	withClasses: withClasses(ramp, 3), withDomain: withDomain(ramp, [1, 2]),
};
holds<Equal<typeof ramps, Record<keyof typeof ramps, Ramp<'lch'>>>>();
const usualRamps = { interpolate: interpolate(['red', lch]), spline: spline(['red', lch], { curve: 'basis' }) };
holds<Equal<typeof usualRamps, Record<keyof typeof usualRamps, Ramp<'oklab'>>>>();
const lists = {
	harmony: harmony(lch, 'triadic', { lightness: 'natural' }), palette: palette('spring', { reroll: [1] }),
};
holds<Equal<typeof lists, Record<keyof typeof lists, readonly Color[]>>>();
const bulk = {
	contrastAll: contrastAll(bytes, 'red'), convertAll: convertAll(bytes, 'srgb', 'lab'),
};
holds<Equal<typeof bulk, Record<keyof typeof bulk, Float64Array>>>();
const others = {
	gradient: gradient(['red', 'blue'], { path: 'vivid', curve: 'smooth' }), paletteOf: paletteOf(bytes), scale: scale(lch),
	roleScale: roleScale(lch), shades: shades(lch, 3, { ends: 'open' }), toChannels: toChannels(lch, 'oklch'),
	system: system({ primary: 'red' }), samples: samples(ramp, 3), tryParse: tryParse(1), toTemperature: toTemperature(lch),
	hexToOklch: hexToOklch('#fff'), toRgb8: toRgb8(lch), random: random(),
};
holds<Equal<typeof others.gradient, Gradient>>();
holds<Equal<typeof others.paletteOf, readonly ImagePaletteColor[]>>();
holds<Equal<typeof others.scale, Scale>>();
holds<Equal<typeof others.scale.anchor, ScaleStep>>();
holds<Equal<typeof others.roleScale, readonly RoleStep[]>>();
holds<Equal<typeof others.shades, Shades>>();
holds<Equal<typeof others.toChannels, ChannelValues<'oklch'>>>();
holds<Equal<typeof others.toChannels.l, number>>();
holds<Equal<typeof others.system, ColorSystem>>();
holds<Equal<typeof others.samples, readonly Color<'lch'>[]>>();
holds<Equal<typeof others.tryParse, Color | undefined>>();
holds<Equal<typeof others.toTemperature, number | undefined>>();
holds<Equal<typeof others.hexToOklch, Color<'oklch'>>>();
holds<Equal<typeof others.toRgb8, readonly [red: number, green: number, blue: number, alpha: number]>>();

/** Functions with a row elsewhere in this folder, or without anything to infer. */
const rest = {
	blend, composite, contrast, contrastScale, dataColors, isColor, nearestOf, randomColors, readable, simulateAll, systemCode, tokens,
	defineSpace: fn.defineSpace,
};
const rows = {
	...numbers, ...texts, ...claims, ...sameSpace, ...ofText, ...given, ...ofSrgb, ...ramps, ...lists, ...bulk, ...others, ...rest,
};
holds<Equal<Exclude<FunctionsOf<typeof all>, keyof typeof rows>, never>>();

const ofNames = {
	loadNames: loadNames(''), name: name(like, 'ru'), nearest: nearest(like, 'css', 2), nearestAll: nearestAll(bytes, 'common'),
	parse: parseName('teal'), search: search('teal', 5, 'en'),
};
holds<Equal<typeof ofNames, {
	loadNames: Promise<void>; name: string; nearest: readonly NamedColor[]; nearestAll: NearestNames; parse: Color; search: readonly Found[];
}>>();
holds<Equal<Exclude<FunctionsOf<typeof allNames>, keyof typeof ofNames>, never>>();
// @ts-expect-error
name(like, 'fr');

// What must not compile. The expected type never chooses a space.
// @ts-expect-error
const wrongDarker: Color<'hsl'> = darken('red');
// @ts-expect-error
const wrongAlpha: Color<'hsl'> = withAlpha(lch, 0.5);
// @ts-expect-error
const wrongLuminance: Color<'hsl'> = withLuminance('red', 0.5);
// @ts-expect-error
const wrongAdjusted: Color<'hsl'> = adjust('red', { l: 0.5 });
// @ts-expect-error: the color may be in any space
const wrongLike: Color<'hsl'> = lighten(like);
// @ts-expect-error
const wrongPaint: Color<'oklab'> = mixPaint('red', lch);
// @ts-expect-error
const wrongFilter: Color<'oklch'> = filter(lch, 'sepia', 1);
// @ts-expect-error
const wrongSpline: Ramp<'oklch'> = spline(['red', lch]);
// @ts-expect-error
const wrongDomain: Ramp<'oklch'> = withDomain(ramp, [0, 1]);
// @ts-expect-error
const wrongClasses: Ramp<'oklch'> = withClasses(ramp, 3);
// @ts-expect-error
const wrongSamples: readonly Color<'oklch'>[] = samples(ramp, 3);
// @ts-expect-error
const wrongChannels: ChannelValues<'hsl'> = toChannels(lch, 'oklch');
// @ts-expect-error
const wrongTemperature: number = toTemperature('red');
// @ts-expect-error
const wrongTry: Color = tryParse('red');
// @ts-expect-error: the further options are words
[harmony('red', 'triadic', { lightness: 'dark' }), 0];
// @ts-expect-error
gradient(['red', 'blue'], { path: 'smooth' });
// @ts-expect-error
shades('red', 3, { ends: 'half' });
// @ts-expect-error
palette('spring', { reroll: 1 });
// @ts-expect-error: there is no such curve
spline(['red', 'blue'], { curve: 'natural' });
// @ts-expect-error: one color is not a list
spline('red');
// @ts-expect-error: borders are numbers
withClasses(ramp, ['10']);
// @ts-expect-error: a domain is a list
withDomain(ramp, 10);
// @ts-expect-error: a picture is bytes
paletteOf(['red']);
// @ts-expect-error: a further space is not an id
parseIn('x', 'okhsl');
// @ts-expect-error
fn.spline(['red', 'blue']);
// @ts-expect-error
fn.mixPaint(lch, 'red');
// @ts-expect-error
const wrongSmallSpline: Ramp<'lch'> = fn.spline([lch, lch]);
// @ts-expect-error
const wrongSmallDomain: Ramp<'oklch'> = fn.withDomain(ramp, [0, 1]);
// @ts-expect-error
const wrongSpace: Space<'oklch'> = fn.lab;
// @ts-expect-error: coordinates are floats
const wrongBulk: Uint8ClampedArray = convertAll(bytes, 'srgb', 'lab');
holds<Equal<Coordinates, Float64Array | Float32Array>>();
