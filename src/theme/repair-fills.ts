/*
 * The fills that a repair keeps: pale or vivid ones on which black or white text passes.
 *
 * Units   OKLCH. The pastels of Tailwind CSS 4 (steps 50 to 300) are pale, and its steps 400 to 600 of all colors but grays are
 *         vivid.
 * Proof   test/theme/repair-freedom.test.ts.
 */

import { apcaLc, lcFor } from '../metrics/apca.ts';
import type { TargetId } from '../palette/contrast-fix.ts';
import { convert } from '../spaces/convert.ts';
import { BLACK, fromRgb24, WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { reachesTarget } from './judge-pairs.ts';

/** Pale from this lightness, vivid from this chroma. */
const PALE = 0.7, VIVID = 0.1;

/** True for a pale or vivid surface on which black or white passes. */
export function isKept(surface: Rgb24, target: TargetId): boolean {
	const { coords: [lightness, chroma] } = convert(fromRgb24(surface), 'oklch');
	return (lightness >= PALE || chroma >= VIVID) && [BLACK, WHITE].some((text) => reachesTarget(target, text, surface));
}

/**
 * True for a surface on which readers clearly prefer white to black (APCA), although black may have the higher ratio: a middle violet
 * or blue. Designers darken it a little for white text.
 */
export const prefersWhite = (surface: Rgb24): boolean =>
	Math.abs(apcaLc(WHITE, surface)) - Math.abs(apcaLc(BLACK, surface)) > lcFor('non-text');
