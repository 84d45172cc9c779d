/*
 * Black or white text on a color: the one that reaches WCAG 2 AA; if both do, the one with the larger |Lc|.
 *
 * At least one of them always reaches AA: if white is just below 4.5, black has 21 / 4.5 = 4.67. AA has priority because
 * law requires it; APCA, which rates light text on mid-tones higher, decides if both qualify.
 *
 * Source  WCAG 2.2, success criterion 1.4.3; CSS Color 5, contrast-color().
 * Proof   test/palette/readable.test.ts.
 */

import { apcaLc } from '../metrics/apca.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { BLACK, WHITE, type Rgb24 } from '../spaces/rgb24.ts';

/** Contrast by both metrics, unrounded: the ratio 1 to 21, Lc signed. */
export interface TextContrast {
	readonly ratio: number;
	readonly lc: number;
}

interface ReadableText {
	/** The better of the two, as a CSS keyword. */
	readonly color: 'black' | 'white';
	readonly rgb24: Rgb24;
	readonly black: TextContrast;
	readonly white: TextContrast;
}

/** Contrast of two displayed colors by both metrics. */
export const contrastOn = (text: Rgb24, background: Rgb24): TextContrast =>
	({ ratio: contrastRatio(text, background), lc: apcaLc(text, background) });

/** Chooses black or white text for an opaque 8-bit color, with the contrast of both. Black on a tie. */
export function readableOn(background: Rgb24): ReadableText {
	const black = contrastOn(BLACK, background), white = contrastOn(WHITE, background);
	const isBlack = moreReadable(black, white) === black;
	return { color: isBlack ? 'black' : 'white', rgb24: isBlack ? BLACK : WHITE, black, white };
}

/** Chooses the text that reaches AA; if both do, the larger |Lc|; if neither does, the larger ratio; the first on a tie. */
export function moreReadable<T extends TextContrast>(one: T, other: T): T {
	if (reachesAa(one) !== reachesAa(other)) return reachesAa(one) ? one : other;
	const isLess = reachesAa(one) ? Math.abs(one.lc) < Math.abs(other.lc) : one.ratio < other.ratio;
	return isLess ? other : one;
}

const reachesAa = ({ ratio }: TextContrast): boolean => ratio >= WCAG_LEAST.aa.normal;
