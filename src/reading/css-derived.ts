/*
 * The functions of CSS Color 5 that derive colors from others, by name, and relative colors.
 *
 * Level 4 is parsed without this file, which is included through `css-notations.ts`.
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
