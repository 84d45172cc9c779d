/*
 * Contrast of two colors as displayed: 8 bits a channel, opaque.
 *
 * Translucent text is composited over the background, a translucent background over white. `contrast-range.ts` covers other
 * backdrops.
 *
 * Proof  test/palette/contrast.test.ts.
 */

import { composite, toRgb24 } from '../gamut/screen.ts';
import type { Color } from '../spaces/color.ts';
import { WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { contrastOn, type TextContrast } from './readable.ts';

interface Contrast extends TextContrast {
	/** The displayed colors. */
	readonly text: Rgb24;
	readonly background: Rgb24;
	/** True if either of the two was translucent. */
	readonly isComposited: boolean;
}

/** Contrast of a text on a background, by both metrics. */
export function measureContrast(text: Color, background: Color): Contrast {
	const behind = compositeOver(background, WHITE), front = compositeOver(text, behind);
	return {
		...contrastOn(front, behind),
		text: front,
		background: behind,
		isComposited: text.alpha < 1 || background.alpha < 1,
	};
}

/** Composites a color over another, in 8 bits. */
export const compositeOver = (color: Color<string>, under: Rgb24): Rgb24 =>
	color.alpha < 1 ? composite(color, under) : toRgb24(color);
