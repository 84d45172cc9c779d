/*
 * The functions of CSS Color 5 that derive colors from others, by name, and relative colors.
 *
 * Level 4 is parsed without this file. contrast-color() is white for equal ratios of WCAG 2; the draft leaves the algorithm to the
 * implementation, and this one matches Chromium 156, which treats the color as opaque and clips it to sRGB.
 *
 * Source  CSS Color 5 §4.10 (alpha), §7 (light-dark), §8 (contrast-color); WCAG 2.2, "contrast ratio".
 * Proof   test/reading/css-relative.test.ts, css-scheme.test.ts.
 */

import { clampToUnit } from '../math/clamp.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { BLACK, fromRgb24, WHITE } from '../spaces/rgb24.ts';
import { COMMA, MISSING, skips, skipsWord, SLASH, stop, unit } from './css-cursor.ts';
import type { Beyond, Within } from './css-grammar.ts';
import { readMix } from './css-mix.ts';
import { readNested } from './css-nested.ts';
import { useOrigin } from './css-origin.ts';
import { readRelative } from './css-relative.ts';

/** Reads the arguments of alpha(): `from teal / 50%`. The color stays in its space; without a slash it is unchanged. */
function readAlpha(within: Within): Color {
	if (!skipsWord('from')) stop('channels-from');
	const origin = readNested(within);
	if (!skips(SLASH)) return origin;
	useOrigin({ keywords: ['alpha'], values: [origin.alpha], none: origin.none / NONE_ALPHA });
	const alpha = within.readAlpha(), isMissing = unit === MISSING;
	useOrigin(undefined);
	return { ...origin, alpha, none: (origin.none & ~NONE_ALPHA) | (isMissing ? NONE_ALPHA : 0) };
}

/** Reads the colors of light-dark(), for light and dark pages. Both must be valid. */
function readLightDark(within: Within): Color {
	const light = readNested(within);
	if (!skips(COMMA)) stop('colors-second');
	const dark = readNested(within);
	return within.scheme === 'dark' ? dark : light;
}

/** Viewing flare in both terms of a ratio. */
const FLARE = 0.05;

function readContrast(within: Within): Color {
	const [r, g, b] = convert(readNested(within), 'srgb-linear').coords;
	const light = 0.2126 * clampToUnit(r) + 0.7152 * clampToUnit(g) + 0.0722 * clampToUnit(b) + FLARE;
	return fromRgb24(light / FLARE > (1 + FLARE) / light ? BLACK : WHITE);
}

export const CSS_COLOR_5: Beyond = {
	functions: { 'color-mix': readMix, 'alpha': readAlpha, 'light-dark': readLightDark, 'contrast-color': readContrast },
	relative: readRelative,
};
