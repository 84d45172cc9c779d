/*
 * Tests of types: functions that keep the space of a color return that space, in both entries. Nothing here runs: the tests pass if the
 * file compiles.
 */

import * as fn from '../src/fn.ts';
import {
	convert, darken, desaturate, grayscale, invert, lighten, mix, parseIn, rotate, saturate, toGamut, withLuminance, type Color,
} from '../src/index.ts';

/** The same type, and not only one that can be assigned to the other. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;

/** Compiles for `true` alone. */
const holds = <_ extends true>(): void => undefined;

declare const oklchColor: Color<'oklch'>;
declare const anyColor: Color;
declare const lchOrHsl: Color<'oklch'> | Color<'hsl'>;
declare const anySpace: fn.Space;
declare const lchOrHslSpace: fn.Space<'oklch'> | fn.Space<'hsl'>;

// Spaces of a program keep their id.
declare const definition: Omit<fn.SpaceDefinition, 'id'>;
const mine = fn.defineSpace({ ...definition, id: 'mine' }), inMine = fn.parseIn('color(--mine 1 0 0)', mine);
holds<Equal<typeof inMine, Color<'mine'> | undefined>>();
const converted = convert('teal', mine), mixed = mix(converted, 'white', 0.5, mine), lighter = lighten(mixed);
const ofMine = [converted, mixed, lighter, parseIn('x', mine)] as const;
holds<Equal<(typeof ofMine)[number], Color<'mine'>>>();
// @ts-expect-error
const wrongMine: Color<'oklch'> = parseIn('x', mine);
// @ts-expect-error: a definition has a base
fn.defineSpace({ id: 'mine', channels: mine.channels, toBase: [], fromBase: [] });

const changes = [
	lighten(oklchColor), darken(oklchColor), saturate(oklchColor), desaturate(oklchColor), rotate(oklchColor, 30), grayscale(oklchColor),
	invert(oklchColor), withLuminance(oklchColor, 0.5),
] as const;
holds<Equal<(typeof changes)[number], Color<'oklch'>>>();
const smallChanges = [
	fn.lighten(oklchColor), fn.darken(oklchColor), fn.saturate(oklchColor), fn.desaturate(oklchColor), fn.rotate(oklchColor, 30),
	fn.grayscale(oklchColor), fn.invert(oklchColor), fn.withLuminance(oklchColor, 0.5),
] as const;
holds<Equal<(typeof smallChanges)[number], Color<'oklch'>>>();
// @ts-expect-error: the expected type does not choose the space
const wrongLighter: Color<'hsl'> = lighten(oklchColor);
// @ts-expect-error
const wrongInverse: Color<'hsl'> = fn.invert(oklchColor);
// @ts-expect-error: a text may be in any space
const wrongDarker: Color<'srgb'> = darken('teal');
// @ts-expect-error: the color may be in HSL
const wrongEither: Color<'oklch'> = lighten(lchOrHsl);
// @ts-expect-error
const wrongEitherAdjusted: Color<'oklch'> = fn.adjust(lchOrHsl, { l: 0.5 });
// @ts-expect-error: the space may be any
const wrongWide: Color<'oklch'> = fn.convert(anyColor, anySpace);
// @ts-expect-error
const wrongEitherSpace: Color<'oklch'> = fn.convert(anyColor, lchOrHslSpace);
// @ts-expect-error: a type argument does not rename the space
fn.adjust<'hsl'>(oklchColor, { l: 0.5 });
// @ts-expect-error: a text may be in any space
const wrongParsed: Color<'oklch'> | undefined = fn.parse('teal');
// @ts-expect-error
const wrongGamut: Color<'oklch'> = toGamut(oklchColor, 'srgb');
// @ts-expect-error
const wrongSight: Color<'oklch'> = fn.simulate(oklchColor, 'protanopia');
