/*
 * A scale whose steps have given contrasts with a background: WCAG 2 ratios, or APCA Lc.
 *
 * Chroma and hue at each lightness are those of the color's scale. The contrast of the 8-bit color counts: on the side of
 * the background with more room, a step is the color that reaches the target and exceeds it least.
 *
 * Proof  test/palette/scale-controls.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { spend } from '../math/budget.ts';
import { leastBy } from '../math/least.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { contrastOn, readableOn } from './readable.ts';
import { scalePath } from './scale-along.ts';
import { buildScale, type Tint } from './scale.ts';

/** The largest ratio; larger targets are Lc. */
export const LARGEST_RATIO = 21;

/** Contrasts that one scale can be built for. */
export const MOST_TARGETS = 20;

/** Default targets: eleven ratios, as far as the background allows. */
export const DEFAULT_TARGETS: readonly number[] = [1.05, 1.15, 1.35, 1.7, 2.2, 3, 4.5, 6, 8, 11, 15];

/** A step with a given contrast. */
export interface ContrastStep {
	/** The requested contrast. */
	readonly target: number;
	/** The color of the step. */
	readonly color: Color;
	/** On the background, unrounded. */
	readonly ratio: number;
	/** Signed. */
	readonly lc: number;
}

/** Number of lightness steps to evaluate: fine enough to include every 8-bit color of the path. */
const GRID = 2000;

/** The largest contrast of black or white on a background, in the metric of a target. */
export function mostContrast(background: Color, target: number): number {
	const { black, white } = readableOn(toRgb24(background));
	return target <= LARGEST_RATIO ? Math.max(black.ratio, white.ratio) : Math.max(Math.abs(black.lc), Math.abs(white.lc));
}

/** One step for each target, in order; the nearest possible one if the target is out of reach. */
export function buildContrastScale(input: Color, background: Color, targets: readonly number[], tint: Tint = {}): ContrastStep[] {
	// Each step is converted, mapped into sRGB and measured.
	spend(1.2 * GRID + 0.05 * GRID * targets.length);
	const behind = toRgb24(background), ground = convert(background, 'oklch').coords[0];
	const scale = buildScale(input, tint);
	const { black, white } = readableOn(behind);
	const end = black.ratio >= white.ratio ? 0 : 1;
	const path = scalePath(scale);
	const way = Array.from({ length: GRID + 1 }, (_, i) => path(ground + (end - ground) * (i / GRID))).map((color) => {
		const rgb24 = toRgb24(color);
		return { color, ...contrastOn(rgb24, behind) };
	});
	return targets.map((target) => {
		const contrastValue = ({ ratio, lc }: (typeof way)[number]): number => (target <= LARGEST_RATIO ? ratio : Math.abs(lc));
		const reaching = way.filter((one) => contrastValue(one) >= target);
		const pool = reaching.length > 0 ? reaching : way, sign = reaching.length > 0 ? 1 : -1;
		return { target, ...leastBy(pool, (one) => sign * contrastValue(one)) };
	});
}
