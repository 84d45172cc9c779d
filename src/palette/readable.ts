/*
 * Black or white text on a color: the one that reaches AA of WCAG 2; where both do, the one with the larger |Lc|.
 *
 * One of the two always reaches it: where white just misses 4.5, black has 21 / 4.5 = 4.67. AA decides first because
 * law asks for it; APCA, which finds light text on mid-tones easier to read, decides where the law leaves a choice.
 *
 * Source  WCAG 2.2, success criterion 1.4.3; CSS Color 5, contrast-color().
 * Proof   test/palette/readable.test.ts.
 */

import { apcaLc } from '../metrics/apca.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';

export const BLACK: Rgb24 = 0x000000;
export const WHITE: Rgb24 = 0xffffff;

/** Contrast by both metrics, unrounded: the ratio 1 to 21, Lc signed. */
export interface TextContrast {
	readonly ratio: number;
	readonly lc: number;
}

export interface ReadableText {
	/** The better of the two, as the keyword of CSS. */
	readonly color: 'black' | 'white';
	readonly rgb24: Rgb24;
	readonly black: TextContrast;
	readonly white: TextContrast;
}

/** Which of black and white to write on an opaque 8-bit color, with the contrast of both. Black where nothing decides. */
export function readableOn(background: Rgb24): ReadableText {
	const black = contrastOn(BLACK, background), white = contrastOn(WHITE, background);
	const isBlack = moreReadable(black, white) === black;
	return { color: isBlack ? 'black' : 'white', rgb24: isBlack ? BLACK : WHITE, black, white };
}

/** The rule: who reaches AA before who does not; of two that do the larger |Lc|, else the larger ratio; the first where nothing decides. */
export function moreReadable<T extends TextContrast>(one: T, other: T): T {
	if (reachesAa(one) !== reachesAa(other)) return reachesAa(one) ? one : other;
	const isLess = reachesAa(one) ? Math.abs(one.lc) < Math.abs(other.lc) : one.ratio < other.ratio;
	return isLess ? other : one;
}

const contrastOn = (text: Rgb24, background: Rgb24): TextContrast =>
	({ ratio: contrastRatio(text, background), lc: apcaLc(text, background) });

const reachesAa = ({ ratio }: TextContrast): boolean => ratio >= WCAG_LEAST.aa.normal;
