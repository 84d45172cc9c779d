/*
 * What CSS Color 5 adds: the functions that make a color of others, by name, and colors relative to one.
 *
 * Everything that reads level 4 reads without this file; it comes in through `css-notations.ts`.
 */

import type { Beyond } from './css-grammar.ts';
import { readMix } from './css-mix.ts';
import { readRelative } from './css-relative.ts';

export const CSS_COLOR_5: Beyond = {
	functions: { 'color-mix': readMix },
	relative: readRelative,
};
