/*
 * The functions of CSS Color 5 that derive colors from others, by name, and relative colors.
 *
 * Level 4 is parsed without this file. contrast-color() is white for equal ratios of WCAG 2; the draft leaves the algorithm to the
 * implementation, and this one matches Chromium 156, which treats the color as opaque and clips it to sRGB.
 *
 * Source  CSS Color 5 §4.10 (alpha), §7 (light-dark), §8 (contrast-color), §11 (computed forms); WCAG 2.2, "contrast ratio".
 * Proof   test/reading/css-relative.test.ts, css-mix.test.ts, css-scheme.test.ts.
 */

import { clampToUnit } from '../math/clamp.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { BLACK, fromRgb24, WHITE } from '../spaces/rgb24.ts';
import { luminanceOfLight } from '../spaces/srgb-transfer.ts';
import { COMMA, MISSING, skips, skipsWord, SLASH, stop, unit } from './css-cursor.ts';
import type { Level5 } from './css-grammar.ts';
import { readMix } from './css-mix.ts';
import { readNested } from './css-nested.ts';
import { useOrigin } from './css-origin.ts';
import { readAlpha as readChannelAlpha, scheme } from './css-read.ts';
import { readRelative } from './css-relative.ts';

/** Reads the arguments of alpha(): `from teal / 50%`. The color stays in its space; without a slash it is unchanged. */
function readAlpha(): Color {
	if (!skipsWord('from')) stop('channels-from');
	const origin = readNested();
	if (!skips(SLASH)) return origin;
	useOrigin({ keywords: ['alpha'], values: [origin.alpha], none: origin.none / NONE_ALPHA });
	const alpha = readChannelAlpha(), isMissing = unit === MISSING;
	useOrigin(undefined);
	return { ...origin, alpha, none: (origin.none & ~NONE_ALPHA) | (isMissing ? NONE_ALPHA : 0) };
}

/** Reads the colors of light-dark(), for light and dark pages. Both must be valid. */
function readLightDark(): Color {
	const light = readNested();
	if (!skips(COMMA)) stop('colors-second');
	const dark = readNested();
	return scheme === 'dark' ? dark : light;
}

/** Viewing flare in both terms of a ratio. */
const FLARE = 0.05;

function readContrast(): Color {
	const [r, g, b] = convert(readNested(), 'srgb-linear').coords;
	const light = luminanceOfLight(clampToUnit(r), clampToUnit(g), clampToUnit(b)) + FLARE;
	return fromRgb24(light / FLARE > (1 + FLARE) / light ? BLACK : WHITE);
}

/**
 * The computed form: hsl(), hwb() and rgb() become color(srgb …), which keeps values outside sRGB. hsl() and hwb() with a missing
 * component stay unchanged, because sRGB cannot represent it.
 */
const toComputed = (color: Color): Color =>
	(color.none === 0 && (color.space === 'hsl' || color.space === 'hwb') ? convert(color, 'srgb') : color);

export const CSS_COLOR_5: Level5 = {
	functions: {
		'color-mix': () => toComputed(readMix()), 'alpha': readAlpha, 'light-dark': readLightDark, 'contrast-color': readContrast,
	},
	relative: (notation) => toComputed(readRelative(notation)),
};
