/*
 * What to write instead of a color that cannot be read: the same color in a spelling that can.
 *
 * The text is taken apart without grammar, each piece is made to fit the channel it stands for, and the result is put
 * together in modern syntax. A fix is offered only after it was read without a fault; where none is found, an example
 * stands for it. Runs on failure alone.
 *
 * Proof  test/reading/css-mend.test.ts: every fix offered for a table of mistakes can be read.
 */

import { advice, type Advice } from '../errors.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { closest } from '../math/edit-distance.ts';
import { decimal } from '../math/round.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { alphaByte, fromRgb24, isOpaque } from '../spaces/rgb24.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import { at, begin, lowerAscii, readNumber, startsNumber } from './css-cursor.ts';
import { anyFunction } from './css-explain.ts';
import { CSS_NOTATIONS, type Grammar, type Notations } from './css-grammar.ts';
import { mendDerived, type Fix } from './css-mend-derived.ts';
import { readCssFunction } from './css-read.ts';
import { parseHex } from './hex.ts';

/** Longer texts are not worth repairing, longer fixes not worth reading; of several colors they are longer. */
const LONGEST_TEXT = 240, LONGEST_FIX = 60, LONGEST_DERIVED = 100;

/** `Write "rgb(10 20 30)".`: for a text that was meant to be a function. */
export const mendFunction = (text: string): Advice =>
	offer(mended(text)) ?? anyFunction(text);

/** The same for a text that begins with `#` and is no HEX. */
export function mendHex(text: string): Advice {
	const digits = [...text.slice(1, LONGEST_TEXT)]
		.map((character) => LOOK_ALIKES.get(character) ?? character.toLowerCase())
		.filter((character) => /[\da-f]/.test(character))
		.join('');
	return advice`Write it like ${`#${ofFullLength(digits)}`}.`;
}

/** As many digits as HEX has, from however many. */
function ofFullLength(digits: string): string {
	switch (digits.length) {
		case 0: return '3b82f6';
		case 1: case 2: return digits.repeat(6 / digits.length);
		case 3: case 4: case 6: case 8: return digits;
		case 5: return `${digits}0`;
		default: return digits.slice(0, 6);
	}
}

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([['o', '0'], ['O', '0'], ['l', '1'], ['I', '1'], ['i', '1']]);

/** For any other text: numbers without a function, a function without parentheses, 0xrrggbb; undefined for words. */
export function mendText(text: string): Advice | undefined {
	const hex = /^0x(?:[\da-f]{6}|[\da-f]{8})$/i.test(text) ? `#${text.slice(2).toLowerCase()}` : undefined;
	if (hex !== undefined && parseHex(hex) !== undefined) return advice`Write ${hex}.`;
	return /\d/.test(text) ? offer(/^[a-z]/i.test(text) ? mended(text) : mended(`rgb(${text})`)) : undefined;
}

function offer(fix: Fix | undefined): Advice | undefined {
	if (fix === undefined) return undefined;
	return fix.isGuess ? advice`Write it like ${fix.text}.` : advice`Write ${fix.text}.`;
}

function mended(text: string): Fix | undefined {
	if (text.length > LONGEST_TEXT) return undefined;
	const derived = mendDerived(text.replace(/\/\*[^]*?\*\//g, ' '), mended);
	if (derived !== undefined && isPlain(derived.text, LONGEST_DERIVED)) return derived;
	const parts = takenApart(text);
	const called = callOf(parts);
	const fix = asHex(parts) ?? (called && rebuilt(called));
	return fix !== undefined && (fix.text.startsWith('#') || isReadable(fix.text)) ? fix : undefined;
}

const isPlain = (text: string, most: number): boolean => text.length <= most && /^[\x20-\x7e]*$/.test(text);

const isReadable = (text: string): boolean => isPlain(text, LONGEST_FIX) && readCssFunction(text) !== undefined;

interface Parts {
	/** What stands before the first parenthesis, blank or digit, in lower case. */
	readonly name: string;
	/** What stands between blanks, commas and slashes; math with its parentheses is one piece. */
	readonly pieces: readonly string[];
}

function takenApart(text: string): Parts {
	// A sign of percent that a blank cuts off belongs to its number.
	const plain = text.replace(/\/\*[^]*?\*\//g, ' ').replace('/*', ' ').replace(/(\d)\s+%/g, '$1%').trim();
	const name = /^[a-z][a-z\d-]*/i.exec(plain)?.[0] ?? '';
	const inside = plain.slice(name.length).trimStart();
	return { name: lowerAscii(name), pieces: piecesOf(inside.startsWith('(') ? inside.slice(1) : inside) };
}

/** Up to the parenthesis that closes the function. */
function piecesOf(inside: string): string[] {
	const pieces: string[] = [''];
	let depth = 0;
	for (const character of inside) {
		if (character === '(') depth++;
		if (character === ')' && --depth < 0) break;
		if (depth === 0 && /[\s,/;]/.test(character)) pieces.push('');
		else pieces[pieces.length - 1] += character;
	}
	return pieces.filter((piece) => piece !== '');
}

const { functions: FUNCTIONS, spaces: COLOR_SPACES } = CSS_NOTATIONS;

/** In the order of the alphabet: of names equally near the first is meant. */
const SPACE_NAMES = /*#__PURE__*/ namesOf(COLOR_SPACES).sort();

const FUNCTION_NAMES = /*#__PURE__*/ namesOf(FUNCTIONS);

function namesOf({ names }: Notations['functions' | 'spaces']): string[] {
	return [...names.keys()];
}

/** Names people give to functions and spaces that CSS calls otherwise. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
	['hwba', 'hwb'], ['laba', 'lab'], ['lcha', 'lch'], ['oklaba', 'oklab'], ['oklcha', 'oklch'],
	['p3', 'display-p3'], ['displayp3', 'display-p3'],
	['linear-srgb', 'srgb-linear'], ['srgb-lin', 'srgb-linear'], ['linear', 'srgb-linear'],
	['adobe-rgb', 'a98-rgb'], ['adobergb', 'a98-rgb'], ['a98', 'a98-rgb'],
	['prophoto', 'prophoto-rgb'], ['bt2020', 'rec2020'], ['bt.2020', 'rec2020'], ['rec-2020', 'rec2020'],
]);

interface Call {
	readonly grammar: Grammar;
	/** The function as it was called, with color() the space too: what is printed before the channels. */
	readonly opening: string;
	readonly pieces: readonly string[];
	/** The space had to be made up. */
	readonly isGuess: boolean;
}

const call = (name: string, pieces: readonly string[], isGuess = false): Call | undefined => {
	const grammar = FUNCTIONS.names.get(name);
	if (grammar !== undefined && grammar !== 'color') return { grammar, opening: `${name}(`, pieces, isGuess };
	const space = COLOR_SPACES.names.get(name);
	return space && { grammar: space, opening: `color(${name} `, pieces, isGuess };
};

/** The function that was meant, whether its name is misspelt, a space of color(), or missing in color(). */
function callOf({ name, pieces }: Parts): Call | undefined {
	const meant = meantName(name, [...FUNCTION_NAMES, ...SPACE_NAMES]);
	if (meant !== 'color') return meant === undefined ? undefined : call(meant, pieces);
	const first = pieces[0] ?? '';
	begin(first);
	if (startsNumber()) return call('srgb', pieces, true);
	const space = meantName(lowerAscii(first), [...SPACE_NAMES, ...FUNCTION_NAMES]);
	return call(space ?? 'srgb', pieces.slice(1), space === undefined);
}

/** Models that CSS has no function for, however near their names are to one it has: the numbers mean another color there. */
const OTHER_MODELS: ReadonlySet<string> = new Set([
	'okhsl', 'okhsv', 'okhwb', 'okhsla', 'okhsva', 'hsluv', 'hpluv', 'luv', 'lchuv', 'lchab', 'hcl', 'hcy', 'hsi', 'hsia', 'hsp',
	'hct', 'cam16', 'cam02',
	'jzazbz', 'jzczhz', 'ictcp', 'itp', 'oklrab', 'oklrch', 'ycbcr', 'ycc', 'yuv', 'yiq', 'xyy', 'lms', 'cmy', 'ryb', 'ral', 'ncs',
	'hsv', 'hsb', 'cmyk',
]);

const meantName = (name: string, known: readonly string[]): string | undefined => {
	if (known.includes(name)) return name;
	return OTHER_MODELS.has(name) ? undefined : OTHER_NAMES.get(name) ?? closest(name, known);
};

/** Three channels and an alpha in modern syntax; what fits no channel is replaced by the example's. */
function rebuilt({ opening, grammar, pieces, isGuess }: Call): Fix {
	const examples = exampleOf(grammar);
	const fitting = [0, 1, 2, 3].map((i) => {
		const piece = pieces[i];
		return piece === undefined ? undefined
			: spellings(piece, grammar.slots[i]?.isHue ?? false).find((spelling) => isReadable(joined(opening, examples, i, spelling)));
	});
	const channels = examples.map((example, i) => fitting[i] ?? example);
	return {
		text: joined(opening, channels, 3, fitting[3]),
		isGuess: isGuess || pieces.length < 3 || pieces.length > 4 || pieces.some((_, i) => fitting[i] === undefined),
	};
}

/** Of a blue beside #336699, whose numbers are shorter. */
const SHORTER: Readonly<Record<string, readonly string[]>> = { lab: ['42', '-3', '-32'], lch: ['42', '32', '264'] };

/** The channels of #336699, as short as they are written; of a space of color() a color with the same numbers. */
function exampleOf({ form, space, slots }: Grammar): readonly string[] {
	if (form === 'color') return ['0.2', '0.4', '0.6'];
	if (SHORTER[form] !== undefined) return SHORTER[form];
	const { channels } = SPACES[space as SpaceId], { coords } = convert(fromRgb24(0x336699), space as SpaceId);
	return slots.map(({ isHue, number, percent }, i) =>
		decimal(coords[i]! * number, isHue || number * 100 / percent >= 100 ? 0 : 2) + (channels[i]!.unit ?? ''));
}

/** The function with one of its parts replaced; the fourth is alpha. */
function joined(opening: string, channels: readonly string[], at: number, part: string | undefined): string {
	const [x, y, z] = channels.map((channel, i) => (i === at ? part : channel));
	return `${opening}${x} ${y} ${z}${at === 3 && part !== undefined ? ` / ${part}` : ''})`;
}

const ANGLE_UNITS = ['deg', 'grad', 'rad', 'turn'];

/** Ways to write a piece, the likeliest first: as it is, with its unit put right, without. */
function spellings(piece: string, isHue: boolean): string[] {
	const word = lowerAscii(piece);
	if (closest(word, ['none']) !== undefined) return ['none'];
	begin(word);
	if (!startsNumber()) return [piece];
	const value = readNumber(), number = word.slice(0, at), unit = word.slice(at);
	if (unit === '%' && isHue) return [decimal(value * 3.6, 3)];
	return [piece, `${number}${closest(unit, ANGLE_UNITS) ?? ''}`, number];
}

/** Notations that CSS has no function for are offered as HEX: hsv() and, by the naive formula, CMYK. */
function asHex({ name, pieces }: Parts): Fix | undefined {
	const [x = 0, y = 0, z = 0, k = 0] = pieces.map(shareOf);
	if (/^hs[vb]a?$/.test(name) && pieces.length >= 3) {
		return hexOf(color('hsv', [numberOf(pieces[0] ?? ''), y * 100, z * 100]), pieces[3]);
	}
	if (/^(?:device-)?cmyka?$/.test(name) && pieces.length >= 4) {
		return hexOf(color('srgb', [(1 - x) * (1 - k), (1 - y) * (1 - k), (1 - z) * (1 - k)]), pieces[4]);
	}
	return undefined;
}

function hexOf(opaque: Color, written: string | undefined): Fix {
	const alpha = written === undefined ? 1 : shareOf(written);
	return { text: `#${hexDigits(toRgb24(opaque), 6)}${isOpaque(alpha) ? '' : hexDigits(alphaByte(alpha), 2)}`, isGuess: false };
}

const hexDigits = (value: number, count: number): string => value.toString(16).padStart(count, '0');

const numberOf = (piece: string): number => {
	begin(piece);
	return startsNumber() ? readNumber() : 0;
};

/** 0..1, of a percentage, a share, or a percentage without its sign. */
const shareOf = (piece: string): number => {
	const value = numberOf(piece);
	return Math.min(1, Math.max(0, piece.endsWith('%') || value > 1 ? value / 100 : value));
};
