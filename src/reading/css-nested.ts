/*
 * Reads a color argument at the cursor: a keyword, HEX with its `#`, or a function.
 *
 * Source  CSS Color 5 §3 and §4: `<color>` as an argument. `css-explain.ts` explains colors that depend on the page.
 * Proof   test/reading/css-mix.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { at, code, HASH, moveTo, OPEN, readHash, readWord, skipSpace, stop, word } from './css-cursor.ts';
import { cssKeywords } from './css-keywords.ts';
import { readFunction } from './css-read.ts';
import { parseHex } from './hex.ts';

/** Reads the color at the cursor and skips white space after it; black on a fault. */
export function readNested(): Color {
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
	if (read === undefined) stop('colors-unknown', from, word);
	skipSpace();
	return read ?? BLACK;
}

const BLACK = /*#__PURE__*/ fromRgb24(0);

/** The color of a CSS keyword in lower case, including `transparent`. */
export function keywordColor(keyword: string): Color | undefined {
	const rgb = cssKeywords().get(keyword);
	return rgb !== undefined ? fromRgb24(rgb) : keyword === 'transparent' ? fromRgb24(0, 0) : undefined;
}
