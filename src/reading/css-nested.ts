/*
 * A color within a function: a keyword, HEX with its `#`, or another function, at the cursor.
 *
 * Source  CSS Color 5 §3 and §4: `<color>` as an argument. What depends on the page is told apart by `css-explain.ts`.
 * Proof   test/reading/css-mix.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { at, code, HASH, moveTo, OPEN, readHash, readWord, skipSpace, stop, word } from './css-cursor.ts';
import { NO_COLOR } from './css-faults.ts';
import type { Within } from './css-grammar.ts';
import { cssKeywords } from './css-keywords.ts';
import { parseHex } from './hex.ts';

/** The color that begins at the cursor, which is left behind it and the blanks that follow; black where there is none. */
export function readNested({ readFunction }: Within): Color {
	const from = at;
	let read: Color | undefined;
	if (code === HASH) {
		read = parseHex(readHash());
	} else if (readWord()) {
		if (code === OPEN) {
			moveTo(from);
			read = readFunction().color;
		} else {
			read = keywordColor(word);
		}
	}
	if (read === undefined) stop(NO_COLOR, from, word);
	skipSpace();
	return read ?? BLACK;
}

const BLACK = /*#__PURE__*/ fromRgb24(0);

/** The color of a keyword of CSS in lower case, `transparent` among them. */
export function keywordColor(keyword: string): Color | undefined {
	const rgb = cssKeywords().get(keyword);
	return rgb !== undefined ? fromRgb24(rgb) : keyword === 'transparent' ? fromRgb24(0, 0) : undefined;
}
