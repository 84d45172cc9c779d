/*
 * Reads what people paste or drop: a color in the wrapping it was copied with, a list of colors, a theme file.
 *
 * Proof  test/page/paste.test.ts.
 */

import { readCssText } from '../reading/css-levels.ts';
import { splitList } from '../schema/query-text.ts';

export type Pasted =
	| { readonly is: 'color'; readonly color: string }
	| { readonly is: 'colors'; readonly colors: readonly string[] }
	| { readonly is: 'theme'; readonly theme: string };

/** Longer texts are files. */
const LONGEST_LIST = 4000;

/** Colors are searched in the beginning of a text, in characters. */
const LONGEST_SEARCH = 100_000;

const MOST_ITEMS = 24;

/** Removes semicolons, commas and spaces from the end. */
function withoutEnd(text: string): string {
	let end = text.length;
	while (end > 0 && ';, \n\t'.includes(text[end - 1]!)) end--;
	return text.slice(0, end);
}

/** Quotes and brackets, with the character that closes each. */
const WRAPPERS: { readonly [first: string]: string } = { '"': '"', '\'': '\'', '`': '`', '«': '»', '“': '”', '(': ')', '[': ']' };

/**
 * Removes list markers, quotes, brackets, a property before the value, and punctuation after it; of a reference to a variable its
 * fallback is left. Three numbers are red, green and blue, a fourth is alpha; `0xff3366` becomes `#ff3366`; of eight digits the first two
 * are alpha, as Flutter writes it.
 */
function unwrap(text: string): string {
	const item = text.trim().replace(/^(?:[-*•]|\d+[.)]) /, '');
	const value = withoutEnd(item.replace(/^(?:(?:const|let|var) )?["']?[-$@\p{L}\w.]+["']? ?[:=] ?/u, '').trim())
		.replace(/ ?!important$/i, '').replace(/^var\(\s*--[^,()]+,(.+)\)$/i, '$1').trim();
	const plain = value.length > 1 && value.endsWith(WRAPPERS[value[0]!] ?? '\0') ? withoutEnd(value.slice(1, -1).trim()) : value;
	const numbers = /^(\d{1,3})(?:, ?| )(\d{1,3})(?:, ?| )(\d{1,3})(?:(?:, ?| ?\/ ?)(0?\.\d+|[01]|\d{1,3}%))?$/.exec(plain);
	if (numbers !== null) {
		const [, red, green, blue, alpha] = numbers;
		return `rgb(${Number(red)} ${Number(green)} ${Number(blue)}${alpha === undefined ? '' : ` / ${alpha}`})`;
	}
	return plain.replace(/^0x(?=[\da-f]{6}$)/i, '#').replace(/^0x([\da-f]{2})([\da-f]{6})$/i, '#$2$1');
}

const readColor = (text: string): string | undefined => {
	const color = unwrap(text);
	return color !== '' && readCssText(color) !== undefined ? color : undefined;
};

/** The colors of a list; undefined if one of its items is not a color. */
function readColors(text: string): readonly string[] | undefined {
	const [, path = ''] = /(?:coolors|colorhunt|realtimecolors)\.com?\/(\S*)/i.exec(text) ?? [];
	const digits = path.split(/[^\da-f-]+/i).map((part) => part.replaceAll('-', '')).find(({ length }) => length > 0 && length % 6 === 0);
	if (digits !== undefined) return digits.match(/.{6}/g)!.map((hex) => `#${hex.toLowerCase()}`);
	// Paint Shop Pro writes its version and the number of colors first.
	const inner = text.trim().replace(/^JASC-PAL\s+\d+\s+\d+\s+/, '').replace(/^\[([^]*)\]$/, '$1');
	const lines = inner.split(/[\n;\t|]+/).flatMap((line) => splitList(line)).map((item) => item.trim()).filter((item) => item !== '');
	// Spaces separate colors too, but are also part of some.
	for (const items of [lines, lines.flatMap((line) => line.split(/\s+/))]) {
		const colors = items.slice(0, MOST_ITEMS).map(readColor).filter((color) => color !== undefined);
		if (colors.length > 1 && colors.length === Math.min(items.length, MOST_ITEMS)) return colors;
	}
	return undefined;
}

/** HEX and functions, also in the middle of code. */
const WRITTEN = new RegExp([
	/(?<![\w/&])#[\da-f]{3,8}\b/, /\b0x[\da-f]{6}(?:[\da-f]{2})?\b/,
	/\b(?!color\(0x)(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\((?:[^()]|\([^()]*\))*\)/,
].map(({ source }) => source).join('|'), 'gi');

/** A color or a gradient that is not finished: its parts are not what was meant. */
const UNFINISHED = /^\s*(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color(?:-mix)?|light-dark|[\w-]*gradient)\(/;

/** The different colors that code or prose contains, in their order. */
function findColors(text: string): readonly string[] {
	if (UNFINISHED.test(text)) return [];
	const found = text.slice(0, LONGEST_SEARCH).match(WRITTEN) ?? [];
	return [...new Set(found.map(readColor).filter((color) => color !== undefined))].slice(0, MOST_ITEMS);
}

/** True for the bytes of an Adobe Swatch Exchange file, and of Photoshop swatches, which begin with their version. */
export const isSwatchFile = (bytes: Uint8Array): boolean =>
	String.fromCharCode(...bytes.subarray(0, 4)) === 'ASEF' || (bytes[0] === 0 && (bytes[1] === 1 || bytes[1] === 2));

/** True for a style sheet or a script with several colors, a file of tokens or a palette of GIMP. */
const isTheme = (text: string): boolean => {
	if (/^\s*GIMP Palette\b/.test(text)) return true;
	const properties = text.split(/[;{}\n]/).filter((line) => line.trim().startsWith('--') && line.includes(':'));
	const isScript = /\b(?:module\.exports|export default)\b|\bcolors["']?\s*[:=]\s*\{/.test(text) && findColors(text).length > 1;
	return properties.length > 1 || isScript || /^\s*\{\s*"/.test(text);
};

/** Reads a text; undefined for any other text. */
export function readPasted(text: string): Pasted | undefined {
	if (isTheme(text)) return { is: 'theme', theme: text };
	const isShort = text.length <= LONGEST_LIST, color = isShort ? readColor(text) : undefined;
	if (color !== undefined) return { is: 'color', color };
	const [first, ...others] = (isShort ? readColors(text) : undefined) ?? findColors(text);
	if (first === undefined) return undefined;
	return others.length === 0 ? { is: 'color', color: first } : { is: 'colors', colors: [first, ...others] };
}
