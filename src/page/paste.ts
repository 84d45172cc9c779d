/*
 * Reads what people paste or drop: a color in the wrapping it was copied with, a list of colors, a theme file.
 *
 * Proof  test/page/paste.test.ts.
 */

import { readPrinted } from '../names/printed.ts';
import { colorsMeant, linkedColors, listInner } from '../names/wrappers.ts';
import { readCssText } from '../reading/css-levels.ts';
import { splitList } from '../schema/query-text.ts';
import { MOST_IN_TRAY } from './tray.ts';

export type PasteContent =
	| { readonly is: 'color'; readonly color: string }
	| { readonly is: 'colors'; readonly colors: readonly string[] }
	| { readonly is: 'theme'; readonly theme: string };

/** Longer texts are files. */
const LONGEST_LIST = 4000;

/** Colors are searched in the beginning of a text, in characters. */
const LONGEST_SEARCH = 100_000;

/** A class of Tailwind. Only the service knows which exist. */
const CLASS = /^(?:[a-z]+-)*[a-z]+-(?:50|[1-9]00|950)(?:\/\S+)?$/;

const isReadable = (text: string): boolean => (readCssText(text) ?? readPrinted(text)) !== undefined || CLASS.test(text);

/** The color of a text, without its wrappers; undefined for any other text. */
function readColor(text: string): string | undefined {
	for (const inner of listInner(text.trim())) {
		const color = [inner, ...colorsMeant(inner)].find(isReadable);
		if (color !== undefined) return color;
	}
	return undefined;
}

/** The colors of a list; undefined if one of its items is not a color. */
function readColors(text: string): readonly string[] | undefined {
	const linked = [...listInner(text.trim())].map(linkedColors).find((colors) => colors !== undefined);
	if (linked !== undefined) return linked.slice(0, MOST_IN_TRAY);
	// Paint Shop Pro writes its version and the number of colors first; lists of channels may be in a list.
	const channels = text.trim().replace(/^JASC-PAL\s+\d+\s+\d+\s+/, '').replace(/\[([\d\s.,%]*)\]/g, '($1)');
	const lines = channels.replace(/^\[([^]*)\]$/, '$1')
		.split(/[\n;\t|]+|\s(?:and|и)\s/).flatMap((line) => splitList(line)).map((item) => item.trim()).filter((item) => item !== '');
	// Spaces separate colors too, but are also part of some.
	for (const items of [lines, lines.flatMap((line) => line.split(/\s+/))]) {
		const colors = items.slice(0, MOST_IN_TRAY).map(readColor).filter((color) => color !== undefined);
		if (colors.length > 1 && colors.length === Math.min(items.length, MOST_IN_TRAY)) return colors;
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
	return [...new Set(found.map(readColor).filter((color) => color !== undefined))].slice(0, MOST_IN_TRAY);
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
export function readPasted(text: string): PasteContent | undefined {
	if (isTheme(text)) return { is: 'theme', theme: text };
	const isShort = text.length <= LONGEST_LIST, color = isShort ? readColor(text) : undefined;
	if (color !== undefined) return { is: 'color', color };
	const [first, ...others] = (isShort ? readColors(text) : undefined) ?? findColors(text);
	if (first === undefined) return undefined;
	return others.length === 0 ? { is: 'color', color: first } : { is: 'colors', colors: [first, ...others] };
}
