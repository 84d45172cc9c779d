/*
 * A scale whose steps stand at given contrasts from a background: WCAG 2 ratios, or APCA Lc.
 *
 * Chroma and hue are those of the color's own scale at each lightness. What counts is the contrast of the 8-bit color: of
 * all lightnesses on the side of the background where there is more room, the step is the one that reaches the target and
 * exceeds it least.
 *
 * Proof  test/palette/scale-controls.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { apcaLc } from '../metrics/apca.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { readableOn } from './readable.ts';
import { colorAlong } from './scale-along.ts';
import { scaleOf, type ScaleOptions } from './scale.ts';

/** No ratio is larger; a larger target is an Lc. */
export const LARGEST_RATIO = 21;

/** What is asked for where nothing is: eleven ratios, as far as the background has room for them. */
export const DEFAULT_TARGETS: readonly number[] = [1.05, 1.15, 1.35, 1.7, 2.2, 3, 4.5, 6, 8, 11, 15];

export interface ContrastStep {
	readonly target: number;
	readonly color: Color;
	/** On the background, unrounded. */
	readonly ratio: number;
	/** Signed. */
	readonly lc: number;
}

/** Steps of lightness that are looked at: fine enough that no 8-bit color of the way is left out. */
const GRID = 2000;

/** The most that black or white reaches on a background, by the metric of a target. */
export function mostContrast(background: Color, target: number): number {
	const { black, white } = readableOn(toRgb24(background));
	return target <= LARGEST_RATIO ? Math.max(black.ratio, white.ratio) : Math.max(Math.abs(black.lc), Math.abs(white.lc));
}

/** One step for each target, in their order; the nearest there is where the background has no room for it. */
export function contrastScaleOf(
	input: Color,
	background: Color,
	targets: readonly number[],
	options: Pick<ScaleOptions,
	'hueShift' | 'chroma'> = {},
): ContrastStep[] {
	const behind = toRgb24(background), ground = convert(background, 'oklch').coords[0];
	const scale = scaleOf(input, options);
	const { black, white } = readableOn(behind);
	const end = black.ratio >= white.ratio ? 0 : 1;
	const seen = new Set<Rgb24>();
	const way = Array.from({ length: GRID + 1 }, (_, i) => colorAlong(scale, ground + (end - ground) * (i / GRID))).flatMap((color) => {
		const shown = toRgb24(color);
		if (seen.has(shown)) return [];
		seen.add(shown);
		return [{ color, ratio: contrastRatio(shown, behind), lc: apcaLc(shown, behind) }];
	});
	return targets.map((target) => {
		const valueOf = ({ ratio, lc }: (typeof way)[number]): number => (target <= LARGEST_RATIO ? ratio : Math.abs(lc));
		const reaching = way.filter((one) => valueOf(one) >= target);
		const pool = reaching.length > 0 ? reaching : way, sign = reaching.length > 0 ? 1 : -1;
		return { target, ...pool.reduce((one, other) => (sign * valueOf(other) < sign * valueOf(one) ? other : one)) };
	});
}
