/*
 * The contrast of two colors as a screen shows them: 8 bits a channel, nothing translucent.
 *
 * Translucent text is laid over the background, a translucent background over white, before anything is measured. What other
 * backdrops than white would give is in `contrast-range.ts`.
 *
 * Proof  test/palette/contrast.test.ts.
 */

import { composite, toRgb24 } from '../gamut/screen.ts';
import { apcaLc } from '../metrics/apca.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';

export interface Contrast {
	/** WCAG 2, unrounded, 1 to 21. */
	readonly ratio: number;
	/** APCA, unrounded, signed. */
	readonly lc: number;
	/** What was measured. */
	readonly text: Rgb24;
	readonly background: Rgb24;
	/** Was either of the two translucent? */
	readonly isComposited: boolean;
}

/** What is behind everything. */
export const WHITE: Rgb24 = 0xffffff;

/** The contrast of a text on a background, by both metrics. */
export function contrastOf(text: Color, background: Color): Contrast {
	const behind = shownOver(background, WHITE), front = shownOver(text, behind);
	return {
		ratio: contrastRatio(front, behind),
		lc: apcaLc(front, behind),
		text: front,
		background: behind,
		isComposited: text.alpha < 1 || background.alpha < 1,
	};
}

/** The 8-bit color that a color gives over another. */
export const shownOver = (color: Color, under: Rgb24): Rgb24 =>
	color.alpha < 1 ? composite(color, under) : toRgb24(color);
