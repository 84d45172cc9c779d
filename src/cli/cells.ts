/*
 * How many cells of a terminal a text takes, and texts made to take so many.
 *
 * A mark over a letter takes none, a letter of East Asia and an emoji two. Escapes of color take none.
 *
 * Source  Unicode Standard Annex 11 (East Asian Width); emoji by their presentation.
 * Proof   test/cli/print.test.ts.
 */

const ESCAPE = /\u001b\[[\d;]*m/g;

const NONE = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

const WIDE = new RegExp(
	'^(?:\\p{Emoji_Presentation}|[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua4cf\\ua960-\\ua97f'
	+ '\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18cff}\\u{1b000}-\\u{1b2ff}'
	+ '\\u{20000}-\\u{3fffd}])$', 'u',
);

const cellsOfCharacter = (character: string): 0 | 1 | 2 => (NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1);

/** Cells that a text takes. */
export function cellsOf(text: string): number {
	const bare = text.replace(ESCAPE, '');
	if (/^[\x20-\x7e]*$/.test(bare)) return bare.length;
	let cells = 0;
	for (const character of bare) cells += cellsOfCharacter(character);
	return cells;
}

/** The text with blanks behind it. */
export const padded = (text: string, cells: number): string => text + ' '.repeat(Math.max(0, cells - cellsOf(text)));

/** The text with blanks before it. */
export const paddedLeft = (text: string, cells: number): string => ' '.repeat(Math.max(0, cells - cellsOf(text))) + text;

/** The text in the middle; cut where it is too long. */
export function centered(text: string, cells: number): string {
	const fitting = cut(text, cells), space = cells - cellsOf(fitting);
	return ' '.repeat(Math.floor(space / 2)) + fitting + ' '.repeat(Math.ceil(space / 2));
}

/** A text without escapes, cut to so many cells, with an ellipsis where something is gone. */
export function cut(text: string, cells: number): string {
	if (cellsOf(text) <= cells) return text;
	let shown = '', taken = 0;
	for (const character of text) {
		const more = cellsOfCharacter(character);
		if (taken + more > cells - 1) break;
		shown += character;
		taken += more;
	}
	return cells <= 0 ? '' : `${shown}…`;
}

/** A text that cannot do anything to a terminal: what is not to be seen is shown as its code. */
export const harmless = (text: string): string => text.replace(
	/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Cn}\p{Co}]/gu,
	(character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
);

/** A text in lines, cut between its words. */
export function wrapped(text: string, width: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		if (line !== '' && cellsOf(line) + 1 + cellsOf(word) > width) {
			lines.push(line);
			line = word;
		} else {
			line = line === '' ? word : `${line} ${word}`;
		}
	}
	return [...lines, line];
}
