/*
 * Tests of types. Nothing here runs: the tests pass if the file compiles.
 */

import type { Color, ColorLike, FormatId, GamutId } from '../src/index.ts';
import * as fn from '../src/fn.ts';
import { adjust, average, convert, format, hct, interpolate, mix, okhsl, simulate, withAlpha } from '../src/index.ts';
import {
	checkContrast, compareColors, convertColor, mixColors, parseColor, simulateCvd, type ConvertColorResult, type ParseColorInput,
	type ParseColorResult,
} from '../src/operations.ts';
import type { ColorInput } from '../src/operations/fields.ts';
import { decodeJson } from '../src/schema/decode.ts';
import {
	choice, fallback, flag, integer, list, nullable, number, object, optional, record, text, textLike,
	type Accepts, type Infer, type Schema, type Structure, type Text,
} from '../src/schema/schema.ts';

/** The same type, and not only one that can be assigned to the other. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;

/** Compiles for `true` alone. */
const holds = <_ extends true>(): void => undefined;

// Infer and Accepts, kind by kind.

const word = text('', 1, 9);
const length: Text<number> = { kind: 'text', doc: '', min: 0, max: 9, read: (sent) => sent.length };
const space = choice('', ['oklab', 'oklch']);
const hue = nullable(number('', 0, 360));

holds<Equal<Infer<typeof word>, string>>();
holds<Equal<Accepts<typeof word>, string>>();
const pattern = textLike('', '.+');
holds<Equal<Infer<typeof pattern>, string>>();

// The caller sends a text; the operation gets the parsed value.
holds<Equal<Infer<typeof length>, number>>();
holds<Equal<Accepts<typeof length>, string>>();

const share = number('', 0, 1), steps = integer('', 1, 20), wide = flag('');
holds<Equal<Infer<typeof share>, number>>();
holds<Equal<Infer<typeof steps>, number>>();
holds<Equal<Infer<typeof wide>, boolean>>();
holds<Equal<Infer<typeof space>, 'oklab' | 'oklch'>>();
holds<Equal<Accepts<typeof space>, 'oklab' | 'oklch'>>();

holds<Equal<Infer<typeof hue>, number | null>>();
holds<Equal<Accepts<typeof hue>, number | null>>();

const words = list('', word, 1, 3), lengths = list('', length, 1, 3);
holds<Equal<Infer<typeof words>, readonly string[]>>();
holds<Equal<Infer<typeof lengths>, readonly number[]>>();
holds<Equal<Accepts<typeof lengths>, readonly string[]>>();

const sizes = record('', ['small', 'large'], length);
holds<Equal<Infer<typeof sizes>, { readonly small?: number; readonly large?: number }>>();
holds<Equal<Accepts<typeof sizes>, { readonly small?: string; readonly large?: string }>>();

const thing = object('', {
	needed: length,
	absent: optional(length),
	filled: fallback(space, 'oklab'),
	tokens: list('', object('', { color: length, name: optional(word) }), 1, 3),
});
holds<Equal<Infer<typeof thing>, {
	readonly needed: number;
	readonly filled: 'oklab' | 'oklch';
	readonly tokens: readonly { readonly color: number; readonly name?: string }[];
	readonly absent?: number;
}>>();
holds<Equal<Accepts<typeof thing>, {
	readonly needed: string;
	readonly tokens: readonly { readonly color: string; readonly name?: string }[];
	readonly absent?: string;
	readonly filled?: 'oklab' | 'oklch';
}>>();

// The value of an arbitrary schema is unknown, not never.
holds<Equal<Infer<Schema>, unknown>>();
holds<Equal<Accepts<Schema>, unknown>>();

// decodeJson returns the inferred type of its schema.
const decoded = decodeJson(thing, {});
holds<Equal<typeof decoded, Infer<typeof thing>>>();

// Everything that is returned is read-only.
// @ts-expect-error
decoded.needed = 1;
// @ts-expect-error
decoded.tokens.push({ color: 1 });

// A fallback is a value of its schema, and only a plain schema has one.
fallback(share, 0.5);
fallback(word, 'word');
// @ts-expect-error
fallback(space, 'srgb');
// @ts-expect-error
fallback(share, '0.5');
// @ts-expect-error: a parsed text has no fallback
fallback(length, 5);
// @ts-expect-error
fallback(length, 'length');
// @ts-expect-error
fallback(thing, {});

// A schema is of one of the eight kinds.
// @ts-expect-error
const stranger: Schema = { kind: 'date', doc: '' };
// @ts-expect-error
object('', { field: 'text' });

// The operations as functions: input as in a POST body, result as in the answer.

const mixed = mixColors({ first: 'red', second: 'blue' });
holds<Equal<typeof mixed.hex, string>>();
holds<Equal<typeof mixed.amount, number>>();
holds<Equal<typeof mixed.space, 'oklab' | 'oklch' | 'srgb' | 'srgb-linear' | 'lab' | 'lch' | 'hsl' | 'hwb'>>();
holds<Equal<typeof mixed.first.input, string>>();
mixColors({ first: 'red', second: 'blue', amount: 25, space: 'oklch' });
// @ts-expect-error
mixColors({ first: 'red' });
// @ts-expect-error
mixColors({ first: 'red', second: 'blue', amuont: 25 });
// @ts-expect-error
mixColors({ first: 'red', second: 'blue', amount: '25' });
// @ts-expect-error
mixColors({ first: 'red', second: 'blue', space: 'hsv' });
// @ts-expect-error
mixColors({ first: 0xff0000, second: 'blue' });
// @ts-expect-error
mixed.hex = '#000000';
// @ts-expect-error
mixed.colour;

const parsed = parseColor({ color: 'teal' });
holds<Equal<typeof parsed.oklch.h, number | null>>();
holds<Equal<typeof parsed.readableText.color, 'black' | 'white'>>();

const converted = convertColor({ color: 'teal', formats: ['hex', 'android'] });
// The result has the requested formats and no others; by default those of the web.
holds<Equal<typeof converted.formats, { readonly hex: string; readonly android: string }>>();
// @ts-expect-error
converted.formats.lab;
const usual = convertColor({ color: 'teal' });
holds<Equal<keyof typeof usual.formats, 'hex' | 'rgb' | 'hsl' | 'oklch' | 'oklab' | 'display-p3'>>();
declare const some: FormatId[];
const anyFormats = convertColor({ color: 'teal', formats: some });
holds<Equal<typeof anyFormats.formats.lab, string | undefined>>();

// Inputs and results have names.
const named: ParseColorInput = { color: 'teal' };
const described: ParseColorResult = parseColor(named);
described.hex;
holds<Equal<ConvertColorResult<'lab'>['formats']['lab'], string>>();
holds<Equal<(typeof converted.gamutMapped)[number], FormatId>>();
// @ts-expect-error
convertColor({ color: 'teal', formats: ['pantone'] });
// @ts-expect-error
convertColor({ color: 'teal', formats: 'hex' });

const checked = checkContrast({ text: 'teal', background: 'white' });
holds<Equal<NonNullable<typeof checked.suggestions.aa>['ratio'], number>>();
// @ts-expect-error: it may be absent
checked.suggestions.aa.hex;
// @ts-expect-error: only translucent colors are composited
checked.composited.text;

holds<Equal<ReturnType<typeof compareColors>['verdict'], 'identical' | 'nearly' | 'similar' | 'different' | 'opposite'>>();

simulateCvd({ colors: ['red'] });
// @ts-expect-error
simulateCvd({ colors: 'red' });
// @ts-expect-error
simulateCvd({ colors: ['red'], kinds: ['blindness'] });

// The functions on colors: a color keeps its space.

const sea = convert('teal', 'oklch');
holds<Equal<typeof sea, Color<'oklch'>>>();
holds<Equal<typeof sea.coords, readonly [number, number, number]>>();
const halfway = mix(sea, 'white', 0.5, 'oklab');
holds<Equal<typeof halfway, Color<'oklab'>>>();
const seen = simulate(sea, 'protanopia');
holds<Equal<typeof seen, Color<'srgb'>>>();
holds<Equal<ReturnType<typeof format>, string>>();
// @ts-expect-error
convert('teal', 'pantone');
// @ts-expect-error
mix('teal', 'white', 0.5, 'pantone');
const clear = withAlpha(sea, 0.5), clearText = withAlpha('teal', 0.5);
holds<Equal<typeof clear, Color<'oklch'>>>();
holds<Equal<typeof clearText, Color>>();
// @ts-expect-error
sea.coords[0] = 1;

holds<Equal<ColorLike, Color<string> | string>>();
const picked = convert('teal', okhsl);
holds<Equal<typeof picked, Color<'okhsl'>>>();
const toned = mix(picked, 'white', 0.5, hct);
holds<Equal<typeof toned, Color<'hct'>>>();
// A further space is given as itself.
// @ts-expect-error
convert('teal', 'okhsl');
holds<Equal<GamutId, 'srgb' | 'display-p3' | 'rec2020'>>();

// Decoded input contains the sent text and the color.
declare const run: (input: { readonly color: ColorInput }) => void;
declare const colorSchema: Structure<{ readonly color: Text<ColorInput> }>;
run(decodeJson(colorSchema, { color: 'teal' }));

// Both entries infer spaces from arguments, and never from the expected type.

declare const oklchColor: Color<'oklch'>;
declare const anyColor: Color;

const small = fn.convert(anyColor, fn.oklch);
holds<Equal<typeof small, Color<'oklch'>>>();
const readAny = fn.parse('teal'), readHex = fn.parseHex('#008080');
holds<Equal<typeof readAny, Color | undefined>>();
holds<Equal<typeof readHex, Color<'srgb'> | undefined>>();
const halves = fn.mix(oklchColor, anyColor), lchMix = fn.mix(oklchColor, anyColor, 0.5, fn.lch);
holds<Equal<typeof halves, Color<'oklab'>>>();
holds<Equal<typeof lchMix, Color<'lch'>>>();
const plainRamp = fn.interpolate([anyColor, oklchColor]);
const lchRamp = fn.interpolate([anyColor, oklchColor], { space: fn.lch, arc: 'longer' });
holds<Equal<typeof plainRamp, fn.Ramp<'oklab'>>>();
holds<Equal<typeof lchRamp, fn.Ramp<'lch'>>>();
const mapped = fn.toGamut(anyColor, fn.displayP3), madeColor = fn.color(fn.hct, [20, 30, 40]);
holds<Equal<typeof mapped, Color<'display-p3'>>>();
holds<Equal<typeof madeColor, Color<'hct'>>>();
const adjusted = fn.adjust(oklchColor, { l: 0.5, h: (h) => h + 30 }), moved = fn.adjust(anyColor, { h: 'none' }, fn.hsl);
holds<Equal<typeof adjusted, Color<'oklch'>>>();
holds<Equal<typeof moved, Color<'hsl'>>>();
const seenSmall = fn.simulate(oklchColor, 'protanopia');
holds<Equal<typeof seenSmall, Color<'srgb'>>>();
// @ts-expect-error: a text is not a Color
fn.convert('teal', fn.oklch);
// @ts-expect-error: an id is not a space
fn.convert(anyColor, 'oklch');
// @ts-expect-error: OKLCH has no red
fn.adjust(oklchColor, { r: 0.5 });
// @ts-expect-error: HSL has no chroma
fn.adjust(anyColor, { c: 0.1 }, fn.hsl);
// @ts-expect-error
const wrongRamp: fn.Ramp<'oklch'> = fn.interpolate([anyColor, oklchColor]);
// @ts-expect-error
const wrongMix: Color<'oklch'> = fn.mix(anyColor, anyColor);
// @ts-expect-error
const wrongSpace: Color<'hsl'> = fn.adjust(oklchColor, { l: 0.5 });

const mean = average(['red', 'blue']), srgbMean = average(['red', 'blue'], 'srgb');
holds<Equal<typeof mean, Color<'oklab'>>>();
holds<Equal<typeof srgbMean, Color<'srgb'>>>();
const keptToo = adjust(oklchColor, { l: 0.5 }), inHsl = adjust('teal', { s: 50 }, 'hsl'), inHct = adjust('teal', { t: 50 }, hct);
holds<Equal<typeof keptToo, Color<'oklch'>>>();
holds<Equal<typeof inHsl, Color<'hsl'>>>();
holds<Equal<typeof inHct, Color<'hct'>>>();
const ramp = interpolate(['red', 'blue'], { space: 'lch' });
const furtherRamp = interpolate(['red', 'blue'], { space: okhsl });
holds<Equal<typeof ramp, fn.Ramp<'lch'>>>();
holds<Equal<typeof furtherRamp, fn.Ramp<'okhsl'>>>();
const halfMix = mix('red', 'blue');
holds<Equal<typeof halfMix, Color<'oklab'>>>();
// @ts-expect-error
const wrongMean: Color<'srgb'> = average(['red', 'blue']);
// @ts-expect-error
const wrongTextRamp: fn.Ramp<'oklch'> = interpolate(['red', 'blue']);
// @ts-expect-error
const wrongAdjusted: Color<'hsl'> = adjust(sea, { l: 0.5 });
// @ts-expect-error: a typo
adjust('teal', { hue: 1 }, 'oklch');
// @ts-expect-error: capitals
adjust(sea, { L: 0.5 });
