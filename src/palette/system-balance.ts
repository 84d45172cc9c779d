/*
 * Scales of equal contrast: the same step of every scale of a system has the same contrast on white.
 *
 * Method  The contrasts are those of the neutral, moved so that the brand is on its scale: the step nearest in contrast gets that of
 *         the brand, and the steps on both sides follow in proportion, by logarithms, up to the ends. The steps of every other scale
 *         are the colors of its path with these contrasts, as 8-bit colors.
 * Proof   test/palette/system-look.test.ts.
 */

import { bisect } from '../math/bisect.ts';
import { spend } from '../math/budget.ts';
import { indexOfLeast, leastBy } from '../math/least.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { blueOf, fromRgb24, greenOf, redOf, rgb24, WHITE } from '../spaces/rgb24.ts';
import { scalePath } from './scale-along.ts';
import { anchorColor, SCALE_STEPS, type Scale } from './scale.ts';
import { toDisplay } from './system-display.ts';

/** Common property of the steps of scales: OKLCH lightness by hue, or contrast. */
export const BALANCES = ['lightness', 'contrast'] as const;
export type Balance = (typeof BALANCES)[number];

/** Contrasts on white by step, and the step of the brand. */
export interface Contrasts {
	readonly ratios: readonly number[];
	readonly anchor: number;
}

const onWhite = (color: Color): number => contrastRatio(toDisplay(color), WHITE);

/** Contrasts for a neutral and a brand. */
export function commonContrasts(neutral: Scale, brand: Color): Contrasts {
	const own = Math.log(onWhite(brand)), usual = neutral.colors.map((color) => Math.log(onWhite(color)));
	const anchor = nearest(usual, own);
	const ratios = usual.map((ratio, i) => {
		if (i === anchor) return Math.exp(own);
		const end = i < anchor ? usual[0]! : usual.at(-1)!;
		return Math.exp(end + (ratio - end) * ((own - end) / (usual[anchor]! - end)));
	});
	return { ratios, anchor };
}

/** The scale with the given contrasts; the brand keeps its own color. */
export function balanceScale(scale: Scale, { ratios, anchor }: Contrasts, isBrand = false): Scale {
	// Each step takes about fourteen colors of the path.
	spend(60 * ratios.length);
	const path = scalePath(scale), own = anchorColor(scale);
	const colors = ratios.map((ratio, i) => (isBrand && i === anchor ? own : withContrast(path, ratio)));
	return { anchor: SCALE_STEPS[isBrand ? anchor : nearest(ratios.map(Math.log), Math.log(onWhite(own)))]!, colors };
}

const TOLERANCE = 1e-4;

/** Chroma of grays, which stay gray. */
const GRAY_BELOW = 0.003;

/** Changes of a byte. */
const NEARBY = [0, -1, 1], NONE = [0];

/** The 8-bit color nearest to a contrast on white: of a path, with red and blue changed by at most a byte. */
function withContrast(path: (lightness: number) => Color<'oklch'>, ratio: number): Color {
	const lightness = bisect(0, 1, TOLERANCE, (l) => onWhite(path(l)) >= ratio);
	const bytes = [path(lightness), path(lightness + 2 * TOLERANCE)].flatMap((color) => {
		const bytes24 = toDisplay(color), [red, green, blue] = [redOf(bytes24), greenOf(bytes24), blueOf(bytes24)];
		const changes = color.coords[1] < GRAY_BELOW ? NONE : NEARBY;
		const nearby = changes.flatMap((r) => changes.map((b) => [red + r, blue + b] as const));
		return nearby.filter((channels) => channels.every((byte) => byte >= 0 && byte <= 255)).map(([r, b]) => rgb24(r, green, b));
	});
	return fromRgb24(leastBy(bytes, (rgb) => Math.abs(contrastRatio(rgb, WHITE) - ratio)));
}

const nearest = (numbers: readonly number[], wanted: number): number => indexOfLeast(numbers.map((x) => Math.abs(x - wanted)));
