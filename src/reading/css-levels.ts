/*
 * The CSS parsers by level: level 4 alone, and level 4 with the derived colors of level 5.
 *
 * Proof  test/reading/css-levels.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { CSS_COLOR_5 } from './css-derived.ts';
import { CSS_NOTATIONS, type CssColor, type Notations, type Scheme } from './css-grammar.ts';
import { readFunctionWith } from './css-read.ts';
import { readTextWith, type CssText } from './css-text.ts';

const ALL_NOTATIONS: Notations = /*#__PURE__*/ withBeyond(CSS_NOTATIONS);

function withBeyond(notations: Notations): Notations {
	return { ...notations, level5: CSS_COLOR_5 };
}

/** Parses a color of CSS Color 4; undefined for any other text. */
export const parseCss4 = (text: string): Color | undefined => readTextWith(CSS_NOTATIONS, text)?.color;

/**
 * Parses a CSS color of any level and its form; undefined for any other text. `scheme` defaults to light; `most` is the maximum
 * length in characters, which is larger for a text with expanded variables.
 */
export const readCssText = (text: string, scheme?: Scheme, most?: number): CssText | undefined =>
	readTextWith(ALL_NOTATIONS, text, scheme, most);

/** Parses a whole text that is a color function of any level, without a bound on its length; undefined for any other text. */
export const readCssFunction = (text: string): CssColor | undefined => readFunctionWith(ALL_NOTATIONS, text);
