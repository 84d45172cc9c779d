/*
 * Measures, pads, cuts and wraps text in terminal cells, and escapes characters that control a terminal.
 *
 * A combining mark takes no cell, an East Asian character or an emoji two. Color escapes take none.
 *
 * Source  Unicode Standard Annex 11 (East Asian Width); emoji by their presentation.
 * Proof   test/cli/cells.test.ts.
 */

const ESCAPE = /\u001b\[[\d;]*m/g;

const NONE = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

const WIDE = new RegExp(
	'^(?:\\p{Emoji_Presentation}|[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua4cf\\ua960-\\ua97f'
	+ '\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18cff}\\u{1b000}-\\u{1b2ff}'
	+ '\\u{20000}-\\u{3fffd}])$', 'u',
);

const characterWidth = (character: string): 0 | 1 | 2 => (NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1);

/** Number of cells that a text takes. */
export function cellWidth(text: string): number {
	const bare = text.replace(ESCAPE, '');
	if (/^[\x20-\x7e]*$/.test(bare)) return bare.length;
	let cells = 0;
	for (const character of bare) cells += characterWidth(character);
	return cells;
}

/** Pads at the end. */
export const padEnd = (text: string, cells: number): string => text + ' '.repeat(Math.max(0, cells - cellWidth(text)));

/** Pads at the start. */
export const padStart = (text: string, cells: number): string => ' '.repeat(Math.max(0, cells - cellWidth(text))) + text;

/** Centers a text; cuts it if it is too long. */
export function center(text: string, cells: number): string {
	const fitting = truncate(text, cells), space = cells - cellWidth(fitting);
	return ' '.repeat(Math.floor(space / 2)) + fitting + ' '.repeat(Math.ceil(space / 2));
}

/** Cuts a text without escapes to this many cells; a cut text ends in an ellipsis. */
export function truncate(text: string, cells: number): string {
	if (cellWidth(text) <= cells) return text;
	let result = '', taken = 0;
	for (const character of text) {
		const more = characterWidth(character);
		if (taken + more > cells - 1) break;
		result += character;
		taken += more;
	}
	return cells <= 0 ? '' : `${result}…`;
}

/** Characters without a glyph, which may change what a terminal shows: controls, bidirectional marks, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Cn}\p{Co}]/gu;

const codeText = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** Makes one line of text safe to print: every invisible character becomes its code. */
export const escapeLine = (text: string): string => text.replace(INVISIBLE, codeText);

/** The same for several lines: tabs and line feeds stay, a carriage return only before a line feed. */
export const escapeLines = (text: string): string => text.replace(INVISIBLE, (character, at: number) =>
	(isBlank(character) && (character !== '\r' || text[at + 1] === '\n') ? character : codeText(character)));

/** The same for JSON text, with JSON escapes, so the value does not change. Blanks occur only outside its strings. */
export const escapeJson = (json: string): string =>
	json.replace(INVISIBLE, (character) => (isBlank(character) ? character : jsonEscape(character)));

/** A line of JSON: the text of the API, or on a terminal the same value with escapes. */
export function jsonLine(value: unknown, isTerminal: boolean): string {
	const json = JSON.stringify(value);
	return `${isTerminal ? escapeJson(json) : json}\n`;
}

const isBlank = (character: string): boolean => character === '\t' || character === '\r' || character === '\n';

const jsonEscape = (character: string): string =>
	Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** Wraps a text at its spaces. */
export function wrap(text: string, width: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		if (line !== '' && cellWidth(line) + 1 + cellWidth(word) > width) {
			lines.push(line);
			line = word;
		} else {
			line = line === '' ? word : `${line} ${word}`;
		}
	}
	return [...lines, line];
}
