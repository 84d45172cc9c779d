/*
 * A color of a screen as four kinds of eyes see it: with all cones, and with the long-, the middle- or the short-wave ones
 * missing. What is far apart for all four is far apart for nearly everybody.
 *
 * Values  OKLab; deltaE OK between them.
 * Source  Machado, Oliveira & Fernandes 2009 at severity 1, in linear sRGB and clamped to it, as in `vision/deficiency.ts`.
 * Proof   test/palette/data-colors.test.ts holds it equal to `simulate`.
 */

import type { Vec3 } from '../math/matrix.ts';
import { convertInto } from '../spaces/convert.ts';
import { blueOf, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import { srgbByteToLinear } from '../spaces/srgb.ts';
import { lightSeenInto } from '../vision/deficiency.ts';
import { DICHROMACIES } from '../vision/dichromacy.ts';

/** How colors are seen: as they are, and with each dichromacy. */
export const SIGHTS = ['normal', ...DICHROMACIES] as const;

export type Sight = (typeof SIGHTS)[number];

/** OKLab by sight, in the order of SIGHTS: twelve numbers. */
export type Seen = Float64Array;

/** An 8-bit color as all four see it. */
export function seenOf(of: Rgb24): Seen {
	const seen = new Float64Array(3 * SIGHTS.length), v: Vec3 = [0, 0, 0];
	const red = srgbByteToLinear(redOf(of)), green = srgbByteToLinear(greenOf(of)), blue = srgbByteToLinear(blueOf(of));
	for (let i = 0; i < SIGHTS.length; i++) {
		const sight = SIGHTS[i]!;
		v[0] = red;
		v[1] = green;
		v[2] = blue;
		if (sight !== 'normal') lightSeenInto(v, sight, 'machado');
		convertInto(v, 'srgb-linear', 'oklab');
		seen.set(v, 3 * i);
	}
	return seen;
}

/** The square of the deltaE OK of two colors under one sight, counted from 0. */
export function squareGap(one: Seen, other: Seen, sight: number): number {
	const at = 3 * sight, l = one[at]! - other[at]!, a = one[at + 1]! - other[at + 1]!, b = one[at + 2]! - other[at + 2]!;
	return l * l + a * a + b * b;
}

/** The deltaE OK of two colors under the sight to which they are closest. */
export const leastGap = (one: Seen, other: Seen): number =>
	Math.sqrt(Math.min(squareGap(one, other, 0), squareGap(one, other, 1), squareGap(one, other, 2), squareGap(one, other, 3)));

/** How close the two closest are, by sight, in deltaE OK: of all pairs, or of neighbours alone, in a ring the ends too. */
export function closest(all: readonly Seen[], among: 'pairs' | 'neighbours' | 'ring'): Record<Sight, number> {
	const [normal, protanopia, deuteranopia, tritanopia] = SIGHTS.map((_, sight) => {
		let least = among === 'ring' ? squareGap(all[0]!, all.at(-1)!, sight) : Infinity;
		for (let i = 1; i < all.length; i++) {
			for (let j = among === 'pairs' ? 0 : i - 1; j < i; j++) least = Math.min(least, squareGap(all[i]!, all[j]!, sight));
		}
		return Math.sqrt(least);
	});
	return { normal: normal!, protanopia: protanopia!, deuteranopia: deuteranopia!, tritanopia: tritanopia! };
}
