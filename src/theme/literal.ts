/*
 * A color as a file writes it, and the same place with another color in the same notation: HEX stays HEX in its case, rgb() keeps
 * its commas, a channel its percent sign and at least its decimals, bare channels stay bare. Only channels that differ are
 * written.
 *
 * Proof  test/theme/literal.test.ts: what is written reads back to the color that it says.
 */

import { printHex } from '../formats/hex.ts';
import { printCss } from '../formats/css-print.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { decimal, round } from '../math/round.ts';
import { CSS_NOTATIONS, type Grammar } from '../reading/css-grammar.ts';
import { readCssText } from '../reading/css-text.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import type { Channel } from '../spaces/space.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import type { Edit, Span } from './place.ts';

/** A number of the file that stands for a channel. */
interface Written extends Span {
	readonly text: string;
	/** How many of what is written make one unit of the channel. */
	readonly scale: number;
	readonly isHue: boolean;
	/** Decimals that are written at least. */
	readonly digits: number;
}

/** A color in a file, and how to write another in its place. */
export interface Literal extends Span {
	readonly color: Color;
	/** As it stands in the file. */
	readonly text: string;
	/** `fixed` is for what cannot be written. */
	readonly form: 'hex' | 'word' | 'channels' | 'other' | 'fixed';
	/** Of `channels`, the three numbers, in the space of the color. */
	readonly channels: readonly Written[];
	/** HEX that stands beside the channels and says the same. */
	readonly hex: Span | undefined;
}

export interface Rewritten {
	/** The color as it reads once written. */
	readonly color: Color;
	readonly edits: readonly Edit[];
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** What a color can begin with: what begins otherwise needs no reading. */
const BEGINS = /^(?:#|[a-z-]+\(|[a-z]+$)/i;

/** The color of a text in CSS, or undefined for what is none. HEX needs its `#` here: a bare 500 is a weight. */
export function literalOf(text: string, start: number): Literal | undefined {
	if (!BEGINS.test(text)) return undefined;
	const isHex = text.startsWith('#');
	if (isHex && !HEX.test(text)) return undefined;
	const read = readCssText(opaque(text));
	if (read === undefined || (!isHex && read.form === 'hex')) return undefined;
	const plain = { color: read.color, text, start, end: start + text.length, channels: [], hex: undefined };
	if (isHex) return { ...plain, form: 'hex' };
	if (read.form === 'css-name') return { ...plain, form: 'word' };
	const call = FUNCTION.exec(text), grammar = call ? grammarOf(call[1]!, call[2]!) : undefined;
	const channels = call && grammar && grammar.space === read.color.space
		? channelsIn(call[2]!, start + call[1]!.length + 1, grammar) : undefined;
	return channels ? { ...plain, form: 'channels', channels } : { ...plain, form: 'other' };
}

/** Where Tailwind 3 puts the opacity that a class asks for: a color without such a class has all of it. */
const OPACITY = '<alpha-value>';

/** As it is without a class that asks for an opacity. */
export const opaque = (text: string): string => (text.includes(OPACITY) ? text.replace(OPACITY, '1') : text);

const FUNCTION = /^([\w-]+)\(([^()]*)\)$/;

function grammarOf(name: string, inside: string): Grammar | undefined {
	const found = CSS_NOTATIONS.functions.names.get(name.toLowerCase());
	if (found !== 'color') return found;
	const space = /^\s*([\w-]+)/.exec(inside)?.[1];
	return space === undefined ? undefined : CSS_NOTATIONS.spaces.names.get(space.toLowerCase());
}

const NUMBER = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)';
const GAP = '(\\s*,\\s*|\\s+)';
const THREE = new RegExp(
	`^(\\s*(?:[a-z][\\w-]*\\s+)?)(${NUMBER})(%|deg)?${GAP}(${NUMBER})(%)?${GAP}(${NUMBER})(%)?\\s*(?:[,/][^,/]*)?$`, 'i',
);

/** The three channels between the parentheses, where they are plain numbers; undefined else. */
function channelsIn(inside: string, start: number, { slots }: Grammar): readonly Written[] | undefined {
	const found = THREE.exec(inside);
	if (!found) return undefined;
	const [, lead, first, unit, gap, second, secondUnit, otherGap, third, thirdUnit] = found as unknown as string[];
	let at = start + lead!.length;
	return ([[first, unit, gap], [second, secondUnit, otherGap], [third, thirdUnit, '']] as const).map(([text, sign = '', after], i) => {
		const { isHue, number, percent } = slots[i]!, scale = sign === '%' ? percent : number, from = at;
		at += text!.length + sign.length + after!.length;
		const digits = digitsOf(text!, isHue ? 360 : scale * rangeOf(slots, i));
		return { start: from, end: from + text!.length, text: text!, scale, isHue, digits };
	});
}

/** How far a channel reaches, in its own unit: what 100 percent of it are. */
const rangeOf = (slots: Grammar['slots'], i: number): number => 100 / slots[i]!.percent;

/** Decimals as written, and as many as tell every step of a screen. */
function digitsOf(text: string, reach: number): number {
	const written = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
	return Math.min(6, Math.max(written, reach > 200 ? 0 : reach > 20 ? 1 : 3));
}

const BARE = {
	hsl: new RegExp(`^${NUMBER}(?:deg)?(?:\\s*,\\s*|\\s+)\\d*\\.?\\d+%(?:\\s*,\\s*|\\s+)\\d*\\.?\\d+%(?:\\s*/\\s*[\\d.]+%?)?$`),
	oklch: new RegExp(`^(?:\\d*\\.?\\d+%|[01]?\\.\\d+|[01])\\s+\\d*\\.?\\d+%?\\s+${NUMBER}(?:deg)?(?:\\s*/\\s*[\\d.]+%?)?$`),
	rgb: /^\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*\/\s*[\d.]+%?)?$/,
} as const;

/** The functions whose channels stand bare in a variable, `222 47% 11%`, for a function elsewhere to put around them. */
export type Wrapper = keyof typeof BARE;

const WRAPPERS: readonly Wrapper[] = ['hsl', 'oklch', 'rgb'];

/**
 * The color of three bare channels. `used` is the function that the file puts around them, where it does; what is not
 * used so is read as HSL where two of its channels are percentages, as RGB where its name says so.
 */
export function bareLiteralOf(text: string, start: number, name: string, used: string | undefined): Literal | undefined {
	// Three numbers with blanks or commas between: a look at the ends spares the rest.
	if (text.length > 60 || !/^[-+.\d]/.test(text) || !/[\d%g]$/.test(text)) return undefined;
	const isLikely = (one: Wrapper): boolean =>
		(one === 'rgb' ? /rgb$/i.test(name) : one === 'hsl' || /^[\d.]+%\s+0?\.\d/.test(text));
	const wrapper = WRAPPERS.find((one) => BARE[one].test(text) && (used === undefined ? isLikely(one) : used === one));
	if (wrapper === undefined) return undefined;
	const inFunction = literalOf(`${wrapper}(${text})`, start - wrapper.length - 1);
	return inFunction?.form === 'channels' ? { ...inFunction, text, start, end: start + text.length } : undefined;
}

/** A number of JSON that is a channel. */
export interface ChannelNumber extends Span {
	readonly text: string;
}

/** A color of three numbers in the units of its space, or so many of them to one, with the HEX beside it. */
export const numbersLiteral = (
	{ start, end }: Span,
	text: string,
	of: Color,
	numbers: readonly ChannelNumber[],
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
		return { ...number, scale, isHue, digits: digitsOf(number.text, isHue ? 360 : most * scale) };
	}),
	hex,
});

/** Another color in the place of a literal, as it reads once it is written there: alpha as it was, channels rounded as written. */
export function settled(literal: Literal, to: Color): Color {
	const { form, color: { alpha, space } } = literal;
	switch (form) {
		case 'hex':
		case 'word': return fromRgb24(toRgb24(to), alpha);
		case 'channels': return channelsOf(literal, to).color;
		case 'other': return { ...convert(to, space), alpha };
		case 'fixed': return literal.color;
		default: return form satisfies never;
	}
}

/** Another color in the place of a literal, alpha as it is. */
export function rewritten(literal: Literal, to: Color): Rewritten {
	const { form, text, start, end, color: { alpha, none } } = literal;
	switch (form) {
		case 'hex':
		case 'word': {
			const rgb = printHex(toRgb24(to));
			// Alpha as it was, digit by digit.
			const opacity = form === 'word' ? '' : text.length === 9 ? text.slice(7) : text.length === 5 ? text.slice(4).repeat(2) : '';
			const hex = /[A-F]/.test(text) && form === 'hex' ? `${rgb.toUpperCase()}${opacity}` : `${rgb}${opacity}`;
			return { color: settled(literal, to), edits: [{ start, end, text: hex }] };
		}
		case 'channels': return inChannels(literal, to);
		case 'other': {
			// Nothing of an expression can be kept; its value is written in its own space.
			const written = printCss({ ...convert(to, literal.color.space), alpha, none: none & 8 });
			return { color: settled(literal, to), edits: [{ start, end, text: written }] };
		}
		case 'fixed': return { color: literal.color, edits: [] };
		default: return form satisfies never;
	}
}

interface Settled {
	readonly color: Color;
	/** The number to write in the place of each channel; undefined where what stands there stays. */
	readonly values: readonly (number | undefined)[];
}

function channelsOf({ color: from, channels }: Literal, to: Color): Settled {
	const { space, alpha, none } = from, { coords, none: missing } = convert(to, space);
	const values = channels.map(({ scale, digits, isHue }, i) => {
		const apart = Math.abs(coords[i]! - from.coords[i]!), shift = isHue ? Math.min(apart % 360, 360 - (apart % 360)) : apart;
		// What rounds to what stands there stays as it is written, and so does the hue of a gray.
		return shift * scale <= 0.5 * 10 ** -digits || (missing & (1 << i)) !== 0 ? undefined : round(coords[i]! * scale, digits);
	});
	const coord = (i: 0 | 1 | 2): number => (values[i] === undefined ? from.coords[i] : values[i] / channels[i]!.scale);
	return { color: color<SpaceId>(space, [coord(0), coord(1), coord(2)], alpha, none & 8), values };
}

function inChannels(literal: Literal, to: Color): Rewritten {
	const { color: after, values } = channelsOf(literal, to), { channels, hex, text } = literal;
	const edits = channels.flatMap(({ start, end, text: before, digits }, i): Edit[] =>
		(values[i] === undefined ? [] : [{ start, end, text: likeWritten(decimal(values[i], digits), before) }]));
	const beside = hex !== undefined && edits.length > 0 ? [{ ...hex, text: likeHex(printHex(toRgb24(after)), text) }] : [];
	return { color: after, edits: [...edits, ...beside] };
}

/** Without the zero before the point where there was none. */
const likeWritten = (value: string, before: string): string => (/^[-+]?\./.test(before) ? value.replace(/^(-?)0\./, '$1.') : value);

const likeHex = (hex: string, before: string): string => (/#[\da-f]*[A-F]/.test(before) ? hex.toUpperCase() : hex);
