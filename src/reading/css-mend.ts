/*
 * Repairs a color that cannot be parsed: the same color in a valid spelling.
 *
 * The text is split without a grammar, each piece is adapted to its channel, and the result is printed in modern syntax. A
 * fix is suggested only if it parses; otherwise, an example. Runs only on failure.
 *
 * Proof  test/reading/css-mend.test.ts: every suggestion for a table of mistakes parses.
 */

import { advice, suggest, type Advice } from '../errors.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { ANGLE_UNITS } from '../math/angle-units.ts';
import { clampToUnit } from '../math/clamp.ts';
import { closest } from '../math/edit-distance.ts';
import { findClosing } from '../math/parentheses.ts';
import { decimal } from '../math/round.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { alphaByte, fromRgb24, isOpaque } from '../spaces/rgb24.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import { at, begin, lowerAscii, readNumber, startsNumber } from './css-cursor.ts';
import { anyFunction } from './css-explain.ts';
import { CSS_NOTATIONS, type Grammar } from './css-grammar.ts';
import { readCssFunction } from './css-levels.ts';
import { mendDerived, splitPieces, type Fix } from './css-mend-derived.ts';

/** Longer texts are not repaired, and longer fixes not suggested; derived colors may be longer. */
const LONGEST_TEXT = 240, LONGEST_FIX = 60, LONGEST_DERIVED = 100;

/** Advice for an invalid function: `Write "rgb(10 20 30)".` */
export const mendFunction = (text: string): Advice =>
	offer(mend(text)) ?? anyFunction(text);

/** Advice for a text that begins with `#` and is not HEX. Missing or surplus digits are not guessed. */
export function mendHex(text: string): Advice {
	const digits = [...text.slice(1, LONGEST_TEXT).replace(/[\s#]|^0x(?=[\da-f]{6}$)/gi, '')]
		.map((character) => LOOK_ALIKES.get(character) ?? character.toLowerCase())
		.join('');
	return /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits) ? suggest`Write ${`#${digits}`}.` : advice`Write it like ${'#3b82f6'}.`;
}

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([['o', '0'], ['O', '0'], ['l', '1'], ['I', '1'], ['i', '1']]);

/** Advice for a function without parentheses; undefined for words. */
export const mendText = (text: string): Advice | undefined => (/^[a-z].*\d/is.test(text) ? offer(mend(text)) : undefined);

function offer(fix: Fix | undefined): Advice | undefined {
	if (fix === undefined) return undefined;
	return fix.isGuess ? advice`Write it like ${fix.text}.` : suggest`Write ${fix.text}.`;
}

function mend(text: string): Fix | undefined {
	if (text.length > LONGEST_TEXT) return undefined;
	const derived = mendDerived(withoutComments(text), mend);
	if (derived !== undefined && isPlain(derived.text, LONGEST_DERIVED)) return derived;
	// Constructors of other languages: their arguments have names or another order.
	const dense = text.replace(/\s/g, '');
	if (/^\w+\.\w+\(/.test(dense) || /\(\w+[:=]/.test(dense)) return undefined;
	const parts = splitCall(text);
	if (parts.name === 'color' && !text.includes('(')) return undefined;
	const called = findCall(parts);
	const fix = asHex(parts) ?? (called && rebuild(called));
	return fix !== undefined && (fix.text.startsWith('#') || isReadable(fix.text)) ? fix : undefined;
}

const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\//g, ' ');

const isPlain = (text: string, most: number): boolean => text.length <= most && /^[\x20-\x7e]*$/.test(text);

const isReadable = (text: string): boolean => isPlain(text, LONGEST_FIX) && readCssFunction(text) !== undefined;

interface Parts {
	/** The text before the first parenthesis, space or digit, in lower case. */
	readonly name: string;
	/** The parts between spaces, commas and slashes; math with its parentheses is one part. */
	readonly pieces: readonly string[];
}

function splitCall(text: string): Parts {
	// A space before a percent sign is removed.
	const plain = withoutComments(text).replace('/*', ' ').replace(/(\d)\s+%/g, '$1%').trim();
	const name = /^[a-z][a-z\d-]*/i.exec(plain)?.[0] ?? '', inside = plain.slice(name.length).replace(/^\s*[:=]?\s*\(?/, '');
	const end = findClosing(inside), list = withDecimalPoints((end < 0 ? inside : inside.slice(0, end)).trim());
	return { name: lowerAscii(name), pieces: splitPieces(list, /[\s,/;]/) };
}

const NUMBER = /^[-+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:%|°|[a-z]+)?,?$/i;

/** Writes decimal commas as points, if spaces or semicolons separate the numbers: `10,5; 20; 30`, `0,7 0,1 200`, `10, 20, 30, 0,5`. */
export function withDecimalPoints(list: string): string {
	const pieces = list.split('/', 1)[0]!.trim().split(/[\s;]+/);
	// color() begins with a space.
	const numbers = /^[a-z]/i.test(pieces[0]!) ? pieces.slice(1) : pieces, areChannels = numbers.length === 3 || numbers.length === 4;
	return areChannels && numbers.every((number) => NUMBER.test(number)) ? list.replace(/,(?=\d)/g, '.') : list;
}

const { functions: FUNCTIONS, spaces: COLOR_SPACES } = CSS_NOTATIONS;

/** Alphabetical, so that the first of equally near names is chosen. */
const SPACE_NAMES = [...COLOR_SPACES.keys()].sort();

const FUNCTION_NAMES = [...FUNCTIONS.keys()];

/** Common names for functions and spaces with other names in CSS. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
	['hwba', 'hwb'], ['laba', 'lab'], ['lcha', 'lch'], ['oklaba', 'oklab'], ['oklcha', 'oklch'],
	['p3', 'display-p3'], ['displayp3', 'display-p3'],
	['linear-srgb', 'srgb-linear'], ['srgb-lin', 'srgb-linear'], ['linear', 'srgb-linear'],
	['adobe-rgb', 'a98-rgb'], ['adobergb', 'a98-rgb'], ['a98', 'a98-rgb'],
	['prophoto', 'prophoto-rgb'], ['bt2020', 'rec2020'], ['bt.2020', 'rec2020'], ['rec-2020', 'rec2020'],
]);

interface Call {
	readonly grammar: Grammar;
	/** The function, for color() with its space: the text before the channels. */
	readonly opening: string;
	readonly pieces: readonly string[];
	/** True if the space is a guess. */
	readonly isGuess: boolean;
}

const call = (name: string, pieces: readonly string[], isGuess = false): Call | undefined => {
	const grammar = FUNCTIONS.get(name);
	if (grammar !== undefined && grammar !== 'color') return { grammar, opening: `${name}(`, pieces, isGuess };
	const space = COLOR_SPACES.get(name);
	return space && { grammar: space, opening: `color(${name} `, pieces, isGuess };
};

/** The intended function: its name may be misspelt, or a space of color(), which may be missing. */
function findCall({ name, pieces }: Parts): Call | undefined {
	const intended = intendedName(name, [...FUNCTION_NAMES, ...SPACE_NAMES]);
	if (intended !== 'color') return intended === undefined ? undefined : call(intended, pieces);
	const first = pieces[0] ?? '';
	begin(first);
	if (startsNumber()) return call(areBytes(pieces) ? 'rgb' : 'srgb', pieces, true);
	const space = intendedName(lowerAscii(first), [...SPACE_NAMES, ...FUNCTION_NAMES]);
	return call(space ?? 'srgb', pieces.slice(1), space === undefined);
}

/** True if one of three numbers is above 1, so that they are not shares. */
const areBytes = (pieces: readonly string[]): boolean => pieces.slice(0, 3).some((piece) => !piece.endsWith('%') && toNumber(piece) > 1);

/** Models without a CSS function, however near their names are to one: the same numbers mean another color there. */
const OTHER_MODELS: ReadonlySet<string> = new Set([
	'okhsl', 'okhsv', 'okhwb', 'okhsla', 'okhsva', 'hsluv', 'hpluv', 'luv', 'lchuv', 'lchab', 'hcl', 'hcy', 'hsi', 'hsia', 'hsp',
	'hct', 'cam16', 'cam02',
	'jzazbz', 'jzczhz', 'ictcp', 'itp', 'oklrab', 'oklrch', 'ycbcr', 'ycc', 'yuv', 'yiq', 'xyy', 'lms', 'cmy', 'ryb', 'ral', 'ncs',
	'hsv', 'hsb', 'cmyk',
]);

const intendedName = (name: string, known: readonly string[]): string | undefined => {
	if (known.includes(name)) return name;
	return OTHER_MODELS.has(name) ? undefined : OTHER_NAMES.get(name) ?? closest(name, known);
};

/** Prints three channels and an alpha in modern syntax; invalid pieces are replaced by an example. */
function rebuild({ opening, grammar, pieces: given, isGuess }: Call): Fix {
	// The last comma of `10,20,30,0,5` is decimal: the function has no fifth number.
	const pieces = given.length === 5 && given[3] === '0' ? [...given.slice(0, 3), `0.${given[4]}`] : given;
	const examples = exampleChannels(grammar), scaled = opening.startsWith('hsl') ? withPercents(pieces) : pieces;
	const fitting = [0, 1, 2, 3].map((i) => {
		const piece = scaled[i];
		return piece === undefined ? undefined
			: spellings(piece, grammar.slots[i]?.isHue ?? false).find((spelling) => isReadable(joinParts(opening, examples, i, spelling)));
	});
	const channels = examples.map((example, i) => fitting[i] ?? example);
	return {
		text: joinParts(opening, channels, 3, fitting[3]),
		isGuess: isGuess || pieces.length < 3 || pieces.some((_, i) => fitting[i] === undefined),
	};
}

/** Saturation and lightness from 0 to 1 as percentages, and with them a hue up to 1 in degrees; any other pieces unchanged. */
function withPercents([h, s, l, ...rest]: readonly string[]): readonly string[] {
	const areShares = [s, l].every((piece) => /^(?:[01]|[01]?\.\d+)$/.test(piece ?? '')) && `${s}${l}`.includes('.');
	if (!areShares) return [h, s, l, ...rest].filter((piece) => piece !== undefined);
	const hue = /^0?\.\d+$/.test(h!) ? decimal(Number(h) * 360, 3) : h!;
	return [hue, ...[s, l].map((piece) => `${decimal(Number(piece) * 100, 3)}%`), ...rest];
}

/** Shorter numbers of a similar blue. */
const SHORTER: Readonly<Record<string, readonly string[]>> = { lab: ['42', '-3', '-32'], lch: ['42', '32', '264'] };

/** Short channels of #336699; for color(), another color with the same numbers. */
function exampleChannels({ form, space, slots }: Grammar): readonly string[] {
	if (form === 'color') return ['0.2', '0.4', '0.6'];
	if (SHORTER[form] !== undefined) return SHORTER[form];
	const { channels } = SPACES[space as SpaceId], { coords } = convert(fromRgb24(0x336699), space as SpaceId);
	return slots.map(({ isHue, number }, i) => decimal(coords[i]! * number, isHue ? 0 : 2) + (channels[i]!.unit ?? ''));
}

/** The function with one of its parts replaced; the fourth is alpha. */
function joinParts(opening: string, channels: readonly string[], at: number, part: string | undefined): string {
	const [x, y, z] = channels.map((channel, i) => (i === at ? part : channel));
	return `${opening}${x} ${y} ${z}${at === 3 && part !== undefined ? ` / ${part}` : ''})`;
}

/** Spellings of a piece, the likeliest first: unchanged, with its unit corrected, without unit. */
function spellings(piece: string, isHue: boolean): string[] {
	const word = lowerAscii(piece);
	if (/^0x[\da-f]{1,2}$/.test(word)) return [String(Number.parseInt(word, 16))];
	if (closest(word, ['none']) !== undefined) return ['none'];
	begin(word);
	if (!startsNumber()) return [piece];
	const value = readNumber(), number = word.slice(0, at), unit = word.slice(at);
	// A digit of HEX, or one that was mistyped.
	if (/^[a-f]$/.test(unit)) return [piece];
	if (unit === '%' && isHue) return [decimal(value * 3.6, 3)];
	return [piece, `${number}${closest(unit, Object.keys(ANGLE_UNITS)) ?? ''}`, number];
}

/** HEX for notations without a CSS function: hsv() and, by the naive formula, CMYK. */
function asHex({ name, pieces }: Parts): Fix | undefined {
	// Each branch uses no more of them than there are.
	const [x, y, z, k] = pieces.map(toShare) as [number, number, number, number];
	if (/^hs[vb]a?$/.test(name) && pieces.length >= 3) {
		return toHexFix(color('hsv', [toNumber(pieces[0]!), y * 100, z * 100]), pieces[3]);
	}
	if (/^(?:device-)?cmyka?$/.test(name) && pieces.length >= 4) {
		return toHexFix(color('srgb', [(1 - x) * (1 - k), (1 - y) * (1 - k), (1 - z) * (1 - k)]), pieces[4]);
	}
	return undefined;
}

function toHexFix(opaque: Color, written: string | undefined): Fix {
	const alpha = written === undefined ? 1 : toShare(written);
	return { text: `#${hexDigits(toRgb24(opaque), 6)}${isOpaque(alpha) ? '' : hexDigits(alphaByte(alpha), 2)}`, isGuess: false };
}

const hexDigits = (value: number, count: number): string => value.toString(16).padStart(count, '0');

const toNumber = (piece: string): number => {
	begin(piece);
	return startsNumber() ? readNumber() : 0;
};

/** Converts a percentage, a share, or a percentage without its sign to 0..1. */
const toShare = (piece: string): number => {
	const value = toNumber(piece);
	return clampToUnit(piece.endsWith('%') || value > 1 ? value / 100 : value);
};
