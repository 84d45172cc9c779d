/*
 * Simulates four kinds of vision: normal, and without long-, middle- or short-wave cones. Colors that differ in all four
 * differ for nearly everybody.
 *
 * Values  OKLab; deltaE OK between them.
 * Source  Machado, Oliveira & Fernandes 2009 at severity 1, in linear sRGB and clamped to it, as in `vision/deficiency.ts`.
 * Proof   test/palette/data-colors.test.ts compares it with `simulate`.
 */

import type { Vec3 } from '../math/matrix.ts';
import { cam16UcsInto } from '../metrics/cam16-ucs.ts';
import { convertInto } from '../spaces/convert.ts';
import { blueOf, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import { srgbByteToLinear } from '../spaces/srgb-transfer.ts';
import { lightSeenInto } from '../vision/deficiency.ts';
import { DICHROMACIES } from '../vision/dichromacy.ts';

/** Kinds of vision: normal, and each dichromacy. */
export const SIGHTS = ['normal', ...DICHROMACIES] as const;

export type Sight = (typeof SIGHTS)[number];

/** OKLab per kind of vision, in the order of SIGHTS: twelve numbers. */
export type Seen = readonly number[];

/** Three numbers for each kind of vision, into which `seeInto` turns linear sRGB. */
function simulateFor<S extends Sight>(sights: readonly S[], of: Rgb24, seeInto: (light: Vec3, sight: S) => void): Seen {
	const seen: number[] = [];
	const red = srgbByteToLinear(redOf(of)), green = srgbByteToLinear(greenOf(of)), blue = srgbByteToLinear(blueOf(of));
	for (const sight of sights) {
		const v: Vec3 = [red, green, blue];
		seeInto(v, sight);
		seen.push(v[0], v[1], v[2]);
	}
	return seen;
}

/** Simulates an 8-bit color for all four. */
export const simulateAll = (of: Rgb24): Seen => simulateFor(SIGHTS, of, (light, sight) => {
	if (sight !== 'normal') lightSeenInto(light, sight, 'machado');
	convertInto(light, 'srgb-linear', 'oklab');
});

/** Simulates an 8-bit color for the three dichromacies by Brettel's model: CAM16-UCS of each, nine numbers. */
export const simulateInUcs = (of: Rgb24): Seen => simulateFor(DICHROMACIES, of, (light, sight) => {
	lightSeenInto(light, sight, 'brettel');
	convertInto(light, 'srgb-linear', 'xyz-d65');
	cam16UcsInto(light);
});

/** Squared deltaE OK of two colors in one kind of vision, by its index. */
export function squareGap(one: Seen, other: Seen, sight: number): number {
	const at = 3 * sight, l = one[at]! - other[at]!, a = one[at + 1]! - other[at + 1]!, b = one[at + 2]! - other[at + 2]!;
	return l * l + a * a + b * b;
}

/** Least squared deltaE OK of two colors over all kinds of vision. */
export const leastSquareGap = (one: Seen, other: Seen): number =>
	Math.min(squareGap(one, other, 0), squareGap(one, other, 1), squareGap(one, other, 2), squareGap(one, other, 3));

/** Least deltaE OK of two colors over all kinds of vision. */
export const leastGap = (one: Seen, other: Seen): number => Math.sqrt(leastSquareGap(one, other));

/** Least deltaE OK per kind of vision: over all pairs, or over neighbors only, in a ring including the ends. */
export function closest(all: readonly Seen[], among: 'pairs' | 'neighbors' | 'ring'): Record<Sight, number> {
	const [normal, protanopia, deuteranopia, tritanopia] = SIGHTS.map((_, sight) => {
		let least = among === 'ring' ? squareGap(all[0]!, all.at(-1)!, sight) : Infinity;
		for (let i = 1; i < all.length; i++) {
			for (let j = among === 'pairs' ? 0 : i - 1; j < i; j++) least = Math.min(least, squareGap(all[i]!, all[j]!, sight));
		}
		return Math.sqrt(least);
	});
	return { normal: normal!, protanopia: protanopia!, deuteranopia: deuteranopia!, tritanopia: tritanopia! };
}
