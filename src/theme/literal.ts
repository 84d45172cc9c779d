/*
 * Reads a color of a file, and replaces it with another one in the same notation: HEX keeps its case, rgb() its commas, a channel its
 * percent sign and at least its decimals, and bare channels stay bare. Only channels that differ are written. Android and Dart write
 * HEX with alpha first.
 *
 * Proof  test/theme/literal.test.ts; repair.test.ts reads the repaired files again.
 */

import { printHex } from '../formats/hex.ts';
import { printCss } from '../formats/css-print.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { decimal, round } from '../math/round.ts';
import { CSS_NOTATIONS, type Grammar } from '../reading/css-grammar.ts';
import { readCssText } from '../reading/css-levels.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import type { Channel } from '../spaces/space.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import type { Edit, Part, Span } from './place.ts';

/** A number of the file that is a channel. */
interface Written extends Part {
	/** Written units for one unit of the channel. */
	readonly scale: number;
	readonly isHue: boolean;
	/** Minimum number of decimals. */
	readonly digits: number;
}

/** A color in a file, with everything needed to replace it. */
export interface Literal extends Span {
	readonly color: Color;
	/** The text in the file. */
	readonly text: string;
	/** `fixed` for colors that cannot be replaced. */
	readonly form: 'hex' | 'argb' | 'word' | 'channels' | 'other' | 'fixed';
	/** The three numbers of the form `channels`, in the space of the color. */
	readonly channels: readonly Written[];
	/** The same color as HEX, next to the channels. */
	readonly hex: Span | undefined;
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** A color that is not replaced. */
export const fixedLiteral = (of: Color, { start, end }: Span, text: string): Literal =>
	({ color: of, text, start, end, form: 'fixed', channels: [], hex: undefined });

/** A color that is written as one text, without separate channels. */
export const textLiteral = (of: Color, text: string, start: number, form: Literal['form']): Literal =>
	({ color: of, text, start, end: start + text.length, form, channels: [], hex: undefined });

/** Beginning of a color. Any other text is not read. */
const BEGINS = /^(?:#|[a-z-]+\(|[a-z]+$)/i;

/** Reads a color of CSS; undefined for any other text. HEX needs its `#`: a bare 500 is a weight. */
export function readLiteral(text: string, start: number): Literal | undefined {
	if (!BEGINS.test(text)) return undefined;
	const isHex = text.startsWith('#');
	if (isHex && !HEX.test(text)) return undefined;
	const read = readCssText(makeOpaque(text));
	if (read === undefined || (!isHex && read.form === 'hex')) return undefined;
	const plain = textLiteral(read.color, text, start, isHex ? 'hex' : read.form === 'css-name' ? 'word' : 'other');
	if (plain.form !== 'other') return plain;
	const [grammar, inside] = findGrammar(text);
	const channels = grammar?.space === read.color.space ? readChannels(text, inside, start, grammar) : undefined;
	return channels ? { ...plain, form: 'channels', channels } : plain;
}

/** `Color(0xAARRGGBB)` of Dart. */
const NUMBER_OF_DART = /^Color\(\s*0x([\da-f]{1,8})\s*\)$/i;

/** Reads HEX with alpha first: `#AARRGGBB` and its short forms (Android), or Dart; undefined for any other text. */
export function readArgb(text: string, start: number): Literal | undefined {
	const number = NUMBER_OF_DART.exec(text)?.[1];
	if (number === undefined) return HEX.test(text) ? textLiteral(fromArgb(toEightDigits(text.slice(1))), text, start, 'argb') : undefined;
	// Digits that a number omits are 0: without those of alpha it is transparent.
	if (number.length < 8) return fixedLiteral(fromArgb(number.padStart(8, '0')), { start, end: start + text.length }, text);
	return textLiteral(fromArgb(number), text, start, 'argb');
}

const fromArgb = (digits: string): Color => fromRgb24(Number.parseInt(digits.slice(2), 16), Number.parseInt(digits.slice(0, 2), 16) / 255);

/** Writes short forms in full, opaque without alpha. */
const toEightDigits = (digits: string): string => (digits.length < 6 ? digits.replace(/./g, '$&$&') : digits).padStart(8, 'f');

/** What precedes the digits of the forms `hex` and `argb`, and the digits. */
const DIGITS = /^(#|Color\(\s*0x)([\da-f]+)/i;

/** All digits of the forms `hex` and `argb`, and those of alpha, if any. */
export function readDigits({ form, text, start }: Literal): { readonly all: Part; readonly alpha: Part } {
	const [, before = '', digits = ''] = DIGITS.exec(text)!, from = start + before.length, { length } = digits;
	const count = length === 4 ? 1 : length === 8 ? 2 : 0, skipped = form === 'argb' ? 0 : length - count;
	return {
		all: { start: from, end: from + length, text: digits },
		alpha: { start: from + skipped, end: from + skipped + count, text: digits.slice(skipped, skipped + count) },
	};
}

/** True for a color that is written in 8 bits for each channel. */
export const isEightBit = ({ form }: Literal): boolean => form === 'hex' || form === 'argb' || form === 'word';

/** Placeholder of Tailwind 3 for the opacity of a class. Without such a class the color is opaque. */
const OPACITY = '<alpha-value>';

/** Replaces the placeholder for opacity with 1. */
export const makeOpaque = (text: string): string => (text.includes(OPACITY) ? text.replace(OPACITY, '1') : text);

/** The grammar of a color function without other functions in it, and the offset of its channels. */
function findGrammar(text: string): readonly [grammar: Grammar | undefined, inside: number] {
	const inside = text.indexOf('(') + 1, isPlain = text.indexOf('(', inside) < 0 && text.endsWith(')');
	const grammar = isPlain ? CSS_NOTATIONS.functions.get(text.slice(0, inside - 1).toLowerCase()) : undefined;
	if (grammar !== 'color') return [grammar, inside];
	const [space] = /^\s*[\w-]*/.exec(text.slice(inside))!;
	return [CSS_NOTATIONS.spaces.get(space.trim().toLowerCase()), inside + space.length];
}

/** A channel that is a plain number, after its gap. */
const CHANNEL = /[\s,]*([-+]?[\d.]+)(%|deg)?(?=[\s,/)])/iy;

/** The three channels of a valid color function that begins at `start` in its file; undefined if they are not plain numbers. */
function readChannels(text: string, inside: number, start: number, { slots }: Grammar): readonly Written[] | undefined {
	const channels: Written[] = [];
	let at = inside;
	for (const { isHue, number, percent } of slots.slice(0, 3)) {
		CHANNEL.lastIndex = at;
		const [match, written = '', unit = ''] = CHANNEL.exec(text) ?? [];
		if (match === undefined) return undefined;
		at += match.length;
		const end = start + at - unit.length;
		// The range of a channel is 100 percent.
		const scale = unit === '%' ? percent : number, digits = countDigits(written, isHue ? 360 : scale * (100 / percent));
		channels.push({ start: end - written.length, end, text: written, scale, isHue, digits });
	}
	return channels;
}

/** Number of decimals of a number in a file. */
export const countDecimals = (text: string): number => (text.includes('.') ? text.length - text.indexOf('.') - 1 : 0);

/** Number of decimals: those in the file, and enough to distinguish the 256 steps of a screen. */
function countDigits(text: string, reach: number): number {
	return Math.min(6, Math.max(countDecimals(text), reach > 200 ? 0 : reach > 20 ? 1 : 3));
}

/** Each text matches in one way only, so there is no backtracking. */
const UNSIGNED = '(?:\\d+(?:\\.\\d+)?|\\.\\d+)', NUMBER = '[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)';

const BARE = {
	hsl: new RegExp(`^${NUMBER}(?:deg)?(?:\\s*,\\s*|\\s+)${UNSIGNED}%(?:\\s*,\\s*|\\s+)${UNSIGNED}%(?:\\s*/\\s*[\\d.]+%?)?$`),
	oklch: new RegExp(`^(?:${UNSIGNED}%|[01]?\\.\\d+|[01])\\s+${UNSIGNED}%?\\s+${NUMBER}(?:deg)?(?:\\s*/\\s*[\\d.]+%?)?$`),
	rgb: /^\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*\/\s*[\d.]+%?)?$/,
} as const;

/** Functions whose channels may be bare in a variable, such as `222 47% 11%`; the function is around its `var()`. */
type Wrapper = keyof typeof BARE;

const WRAPPERS: readonly Wrapper[] = ['hsl', 'oklch', 'rgb'];

/** Names of colors in RGB. */
const RGB_NAME = /^--colors?-|rgb$/i;

/**
 * Reads three bare channels. `used` is the function around them in the file, if any. Without one they are HSL if two are
 * percentages, and RGB if commas part whole numbers, or the name begins with color, as in Tailwind 3, or ends with rgb.
 */
export function readBareLiteral(text: string, start: number, name: string, used: string | undefined): Literal | undefined {
	// The ends of the text rule out most values.
	if (text.length > 60 || !/^[-+.\d]/.test(text) || !/[\d%g]$/.test(text)) return undefined;
	const isLikely = (one: Wrapper): boolean =>
		(one === 'rgb' ? text.includes(',') || RGB_NAME.test(name) : one === 'hsl' || /^[\d.]+%\s+0?\.\d/.test(text));
	const wrapper = WRAPPERS.find((one) => BARE[one].test(text) && (used === undefined ? isLikely(one) : used === one));
	if (wrapper === undefined) return undefined;
	const inFunction = readLiteral(`${wrapper}(${text})`, start - wrapper.length - 1);
	return inFunction?.form === 'channels' ? { ...inFunction, text, start, end: start + text.length } : undefined;
}

/** A literal of three numbers, `scale` of them to one unit of the space, and of the same color as HEX, if any. */
export const numbersLiteral = (
	{ start, end }: Span,
	text: string,
	of: Color,
	numbers: readonly Part[],
	hex: Span | undefined,
	scale = 1,
): Literal => ({
	color: of,
	text,
	start,
	end,
	form: 'channels',
	channels: numbers.map((number, i) => {
		const { kind, range: [, most] }: Channel = SPACES[of.space].channels[i]!, isHue = kind === 'hue';
		return { ...number, scale, isHue, digits: countDigits(number.text, isHue ? 360 : most * scale) };
	}),
	hex,
});

/** The color that a file has after `rewrite`: alpha unchanged, channels rounded. */
export function settle(literal: Literal, to: Color): Color {
	const { form, color: { alpha, space } } = literal;
	switch (form) {
		case 'hex':
		case 'argb':
		case 'word': return fromRgb24(toRgb24(to), alpha);
		case 'channels': return settleChannels(literal, to).color;
		case 'other': return { ...convert(to, space), alpha };
		case 'fixed': return literal.color;
		default: return form satisfies never;
	}
}

/** The edits that replace a literal with another color; alpha stays. The file then has the color of `settle`. */
export function rewrite(literal: Literal, to: Color): readonly Edit[] {
	const { form, start, end, color: { alpha, none, space } } = literal;
	switch (form) {
		case 'hex':
		case 'argb': {
			const { all, alpha: { text: own } } = readDigits(literal), rgb = likeDigits(printHex(toRgb24(to)).slice(1), all.text);
			// Alpha keeps its digits.
			const opacity = own.length === 1 ? own.repeat(2) : own;
			return [{ ...all, text: form === 'argb' ? opacity + rgb : rgb + opacity }];
		}
		case 'word': return [{ start, end, text: printHex(toRgb24(to)) }];
		case 'channels': return rewriteChannels(literal, to);
		// No part of an expression can stay; its value is written in its space.
		case 'other': return [{ start, end, text: printCss({ ...convert(to, space), alpha, none: none & 8 }) }];
		case 'fixed': return [];
		default: return form satisfies never;
	}
}

interface Settled {
	readonly color: Color;
	/** The number to write for each channel; undefined if the text stays. */
	readonly values: readonly (number | undefined)[];
}

function settleChannels({ color: from, channels }: Literal, to: Color): Settled {
	const { space, alpha, none } = from, { coords, none: missing } = convert(to, space);
	const values = channels.map(({ scale, digits, isHue }, i) => {
		const apart = Math.abs(coords[i]! - from.coords[i]!), shift = isHue ? Math.min(apart % 360, 360 - (apart % 360)) : apart;
		// A channel that rounds to the number in the file stays, and so does the hue of a gray.
		return shift * scale <= 0.5 * 10 ** -digits || (missing & (1 << i)) !== 0 ? undefined : round(coords[i]! * scale, digits);
	});
	const coord = (i: 0 | 1 | 2): number => (values[i] === undefined ? from.coords[i] : values[i] / channels[i]!.scale);
	return { color: color<SpaceId>(space, [coord(0), coord(1), coord(2)], alpha, none & 8), values };
}

function rewriteChannels(literal: Literal, to: Color): readonly Edit[] {
	const { color: after, values } = settleChannels(literal, to), { channels, hex, text, start: from } = literal;
	const edits = channels.flatMap(({ start, end, text: before, digits }, i): Edit[] =>
		(values[i] === undefined ? [] : [{ start, end, text: likeWritten(decimal(values[i], digits), before) }]));
	if (hex === undefined || edits.length === 0) return edits;
	return [...edits, { ...hex, text: likeDigits(printHex(toRgb24(after)), text.slice(hex.start - from, hex.end - from)) }];
}

/** Omits the zero before the point if the file does. */
export const likeWritten = (value: string, before: string): string => (/^[-+]?\./.test(before) ? value.replace(/^(-?)0\./, '$1.') : value);

/** Digits of HEX in capitals if those of the file are. */
export const likeDigits = (hex: string, before: string): string => (/[A-F]/.test(before) ? hex.toUpperCase() : hex);
