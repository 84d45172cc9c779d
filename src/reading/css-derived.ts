/*
 * What CSS Color 5 adds: the functions that make a color of others, by name, and colors relative to one.
 *
 * Everything that reads level 4 reads without this file; it comes in through `css-notations.ts`.
 */

import { readAlphaFunction } from './css-alpha.ts';
import { readContrast } from './css-contrast.ts';
import type { Beyond } from './css-grammar.ts';
import { readMix } from './css-mix.ts';
import { readRelative } from './css-relative.ts';
import { readLightDark } from './css-scheme.ts';

export const CSS_COLOR_5: Beyond = {
	functions: { 'color-mix': readMix, 'alpha': readAlphaFunction, 'light-dark': readLightDark, 'contrast-color': readContrast },
	relative: readRelative,
};
