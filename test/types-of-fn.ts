/*
 * Tests of types: what each function of `tincture/fn` returns, and assignments that must not compile. A function without a row does not
 * compile either. Nothing here runs.
 */

import * as fn from '../src/fn.ts';
import {
	interpolate, spline, toChannels, type ChannelValues, type Color, type InterpolateOptions, type Ramp, type RampOptions, type Scale,
} from '../src/index.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
const holds = <_ extends true>(): void => undefined;

declare const lch: Color<'oklch'>, loose: Color<string>, ramp: Ramp<'lch'>, bytes: Uint8ClampedArray;
// What is only known at run time.
declare const either: fn.Space<'hsl'> | fn.Space<'srgb'>, id: 'hsl' | 'srgb';

const { hsl, lch: cieLch } = fn;

const numbers = {
	apcaLc: fn.apcaLc(loose, lch), contrastRatio: fn.contrastRatio(loose, lch), deltaE2000: fn.deltaE2000(loose, lch),
	deltaE76: fn.deltaE76(loose, lch), deltaE94: fn.deltaE94(loose, lch), deltaECmc: fn.deltaECmc(loose, lch),
	deltaEHyab: fn.deltaEHyab(loose, lch), deltaEItp: fn.deltaEItp(loose, lch), deltaEJz: fn.deltaEJz(loose, lch),
	deltaEOK: fn.deltaEOK(loose, lch),
	hexContrast: fn.hexContrast('#fff', '#000'), maxChroma: fn.maxChroma(0.5, 200, fn.displayP3), toNumber: fn.toNumber(lch),
};
holds<Equal<typeof numbers, Record<keyof typeof numbers, number>>>();
const texts = { toCss: fn.toCss(lch, hsl), toHex: fn.toHex(lch), toShortHex: fn.toShortHex(lch) };
holds<Equal<typeof texts, Record<keyof typeof texts, string>>>();
const sameSpace = {
	adjust: fn.adjust(lch, { l: 0.5, alpha: 'none' }), darken: fn.darken(lch), desaturate: fn.desaturate(lch), grayscale: fn.grayscale(lch),
	hexToOklch: fn.hexToOklch('#fff'), invert: fn.invert(lch), lighten: fn.lighten(lch), rotate: fn.rotate(lch, 9),
	saturate: fn.saturate(lch), withLuminance: fn.withLuminance(lch, 1),
};
holds<Equal<typeof sameSpace, Record<keyof typeof sameSpace, Color<'oklch'>>>>();
const given = {
	adjust: fn.adjust(loose, { s: 3 }, hsl), color: fn.color(hsl, [1, 2, 3]), convert: fn.convert(loose, hsl),
	fromChannels: fn.fromChannels(hsl, { h: 1, s: 2, l: 3 }), mix: fn.mix(loose, lch, 0.5, hsl, 'longer'),
};
holds<Equal<typeof given, Record<keyof typeof given, Color<'hsl'>>>>();
const ofSrgb = {
	filter: fn.filter(lch, 'sepia', 1), fromNumber: fn.fromNumber(1), fromTemperature: fn.fromTemperature(3000),
	mixPaint: fn.mixPaint(lch, loose), simulate: fn.simulate(lch, 'protanopia'), toGamut: fn.toGamut(lch, fn.srgb),
};
holds<Equal<typeof ofSrgb, Record<keyof typeof ofSrgb, Color<'srgb'>>>>();
const ramps = {
	interpolate: fn.interpolate([loose, lch], { space: cieLch }), spline: fn.spline([loose, lch], { space: cieLch }),
	withClasses: fn.withClasses(ramp, 3), withDomain: fn.withDomain(ramp, [1, 2]),
};
holds<Equal<typeof ramps, Record<keyof typeof ramps, Ramp<'lch'>>>>();
const bulk = { contrastAll: fn.contrastAll(bytes, loose), convertAll: fn.convertAll(bytes, fn.srgb, fn.lab) };
holds<Equal<typeof bulk, Record<keyof typeof bulk, Float64Array>>>();
const others = {
	defineSpace: fn.defineSpace({ id: 'gamma', channels: hsl.channels, base: fn.srgb, toBase: [], fromBase: [] }),
	inGamut: fn.inGamut(lch, fn.srgb), parse: fn.parse('red'), parseCss4: fn.parseCss4(0), parseHex: fn.parseHex('#fff'),
	parseIn: fn.parseIn('x', hsl), scale: fn.scale(lch), simulateAll: fn.simulateAll(bytes, 'protanopia'),
	toChannels: fn.toChannels(loose, hsl), toTemperature: fn.toTemperature(lch),
};
holds<Equal<typeof others.defineSpace.id, 'gamma'>>();
holds<Equal<typeof others.inGamut, boolean>>();
holds<Equal<typeof others.parse, Color | undefined>>();
holds<Equal<typeof others.parseCss4, Color | undefined>>();
holds<Equal<typeof others.parseHex, Color<'srgb'> | undefined>>();
holds<Equal<typeof others.parseIn, Color<'hsl'> | undefined>>();
holds<Equal<typeof others.scale, Scale>>();
holds<Equal<typeof others.simulateAll, Uint8ClampedArray>>();
holds<Equal<typeof others.toChannels, ChannelValues<'hsl'>>>();
holds<Equal<typeof others.toTemperature, number | undefined>>();

const rows = { ...numbers, ...texts, ...sameSpace, ...given, ...ofSrgb, ...ramps, ...bulk, ...others };
type FunctionsOf<M> = { [K in keyof M]: M[K] extends (...args: never) => unknown ? K : never }[keyof M];
holds<Equal<Exclude<FunctionsOf<typeof fn>, keyof typeof rows>, never>>();

// A space in a variable counts: the options of a ramp need not be a literal.
const words = { arc: 'longer', space: 'lch' } as const, options = { arc: 'longer', space: cieLch } as const;
const inVariables = {
	a: interpolate(['red', lch], words), b: spline(['red', lch], words), c: fn.interpolate([loose, lch], options),
	d: fn.spline([loose, lch], options),
};
holds<Equal<typeof inVariables, Record<keyof typeof inVariables, Ramp<'lch'>>>>();
declare const some: InterpolateOptions, plain: RampOptions, small: RampOptions & { readonly space?: fn.Space };
const unknowns = { a: interpolate(['red', lch], some), b: fn.interpolate([loose, lch], small), c: fn.spline([loose, lch], small) };
holds<Equal<typeof unknowns, Record<keyof typeof unknowns, Ramp>>>();
const usual = { a: interpolate(['red', lch], plain), b: fn.interpolate([loose, lch], plain), c: fn.spline([loose, lch]) };
holds<Equal<typeof usual, Record<keyof typeof usual, Ramp<'oklab'>>>>();

// A space that is one of several gives a color in one of them, and the channels of one of them.
const several = { convert: fn.convert(loose, either), mix: fn.mix(loose, lch, 0.5, either), color: fn.color(either, [1, 2, 3]) };
holds<Equal<typeof several, Record<keyof typeof several, Color<'hsl' | 'srgb'>>>>();
// @ts-expect-error
const wrongRed: number = toChannels(lch, id).r;
// @ts-expect-error
const wrongSmallRed: number = fn.toChannels(lch, either).r;

// What must not compile.
// @ts-expect-error
const wrongRamp: Ramp<'oklab'> = interpolate(['red', lch], words);
// @ts-expect-error
const wrongSmallRamp: Ramp<'oklab'> = fn.interpolate([loose, lch], options);
// @ts-expect-error
const wrongSpline: Ramp<'oklab'> = fn.spline([loose, lch], small);
// @ts-expect-error
const wrongEither: Color<'hsl'> = fn.convert(lch, either);
// @ts-expect-error
const wrongLighter: Color<'hsl'> = fn.lighten(lch);
// @ts-expect-error
const wrongMix: Color<'oklch'> = fn.mix(lch, lch);
// @ts-expect-error
const wrongGamut: Color<'srgb'> = fn.toGamut(lch, fn.displayP3);
// @ts-expect-error: a text may not be a color
const wrongParsed: Color = fn.parse('red');
// @ts-expect-error: channels of OKLCH have lower case
fn.adjust(lch, { L: 0.5 });
// @ts-expect-error: red is no channel of OKLCH
fn.adjust(loose, { r: 1 }, fn.oklch);
// @ts-expect-error
fn.fromChannels(hsl, { h: 1, s: 2, lightness: 3 });
// @ts-expect-error
fn.toChannels(lch, hsl).c;
// @ts-expect-error: ids are for the entry that explains
fn.convert(lch, 'hsl');
// @ts-expect-error
fn.interpolate([lch, lch], { space: cieLch, aRc: 'longer' });
// @ts-expect-error
interpolate(['red', 'blue'], { space: 'okl' });
