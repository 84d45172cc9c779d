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
 * Removes quotes, brackets, a property before the value, and punctuation after it. Three numbers are red, green and blue; `0xff3366`
 * becomes `#ff3366`; of eight digits the first two are alpha, as Flutter writes it.
 */
function unwrap(text: string): string {
	const value = withoutEnd(text.trim().replace(/^(?:(?:const|let|var) )?["']?[-$@\p{L}\w.]+["']? ?[:=] ?/u, '').trim())
		.replace(/ ?!important$/i, '');
	const plain = value.length > 1 && value.endsWith(WRAPPERS[value[0]!] ?? '\0') ? withoutEnd(value.slice(1, -1).trim()) : value;
	if (/^\d{1,3}(?:, ?| )\d{1,3}(?:, ?| )\d{1,3}$/.test(plain)) return `rgb(${plain.split(/[, ]+/).map(Number).join(' ')})`;
	return plain.replace(/^0x(?=[\da-f]{6}$)/i, '#').replace(/^0x([\da-f]{2})([\da-f]{6})$/i, '#$2$1');
}

const readColor = (text: string): string | undefined => {
	const color = unwrap(text);
	return color !== '' && readCssText(color) !== undefined ? color : undefined;
};

/** The colors of a list; undefined if one of its items is not a color. */
function readColors(text: string): readonly string[] | undefined {
	const link = /coolors\.co\/(?:palette\/)?((?:[\da-f]{6}-)+[\da-f]{6})(?![\da-f-])/i.exec(text);
	if (link !== null) return link[1]!.split('-').map((hex) => `#${hex.toLowerCase()}`);
	const inner = text.trim().replace(/^\[([^]*)\]$/, '$1');
	const lines = inner.split(/[\n;\t]+/).flatMap((line) => splitList(line)).map((item) => item.trim()).filter((item) => item !== '');
	// Spaces separate colors too, but are also part of some.
	for (const items of [lines, lines.flatMap((line) => line.split(/\s+/))]) {
		const colors = items.slice(0, MOST_ITEMS).map(readColor).filter((color) => color !== undefined);
		if (colors.length > 1 && colors.length === Math.min(items.length, MOST_ITEMS)) return colors;
	}
	return undefined;
}

/** True for the bytes of an Adobe Swatch Exchange file, and of Photoshop swatches, which begin with their version. */
export const isSwatchFile = (bytes: Uint8Array): boolean =>
	String.fromCharCode(...bytes.subarray(0, 4)) === 'ASEF' || (bytes[0] === 0 && (bytes[1] === 1 || bytes[1] === 2));

/** True for a style sheet, a file of tokens or a palette of GIMP. */
const isTheme = (text: string): boolean => {
	if (/^\s*GIMP Palette\b/.test(text)) return true;
	const properties = text.split(/[;{}\n]/).filter((line) => line.trim().startsWith('--') && line.includes(':'));
	return properties.length > 1 || (text.trim().startsWith('{') && text.includes('"'));
};

/** Reads a text; undefined if it is none of these. */
export function readPasted(text: string): Pasted | undefined {
	if (isTheme(text)) return { is: 'theme', theme: text };
	if (text.length > LONGEST_LIST) return undefined;
	const color = readColor(text);
	if (color !== undefined) return { is: 'color', color };
	const colors = readColors(text);
	return colors && { is: 'colors', colors };
}
