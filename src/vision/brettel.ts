/*
 * Color vision without one kind of cone, after Brettel, Viénot and Mollon. Colors that look the same to a dichromat are on a line
 * along the response of the missing cone; the simulation shows the color of this line that is on one of two half-planes. Both
 * contain the grays. One contains the shorter and the other the longer of two wavelengths that look the same to dichromats and to
 * everybody else: 475 and 575 nm for protanopia and deuteranopia, 485 and 660 nm for tritanopia.
 *
 * Source  H. Brettel, F. Viénot, J. D. Mollon, "Computerized simulation of color appearance for dichromats", Journal
 *         of the Optical Society of America A 14(10), 1997. The matrices on linear sRGB are those of libDaltonLens by
 *         Nicolas Burrus (public domain): cones of Smith and Pokorny 1975, white of sRGB as the neutral axis.
 * Proof   test/vision/brettel.test.ts rebuilds their effect from the cone responses to the sRGB primaries.
 */

import { applyInto, type Mat3, type Vec3 } from '../math/matrix.ts';
import type { Dichromacy } from './dichromacy.ts';

export interface HalfPlanes {
	/** Normal of the plane through black, white and the direction of the missing cone; selects the half-plane. */
	readonly normal: readonly [number, number, number];
	/** The matrix on the side of the normal, and on the plane itself. */
	readonly towards: Mat3;
	readonly away: Mat3;
}

export const BRETTEL: Readonly<Record<Dichromacy, HalfPlanes>> = {
	protanopia: {
		normal: [0.00048, 0.00393, -0.00441],
		// 575 nm
		towards: [
			0.14980, 1.19548, -0.34528,
			0.10764, 0.84864, 0.04372,
			0.00384, -0.00540, 1.00156,
		],
		// 475 nm
		away: [
			0.14570, 1.16172, -0.30742,
			0.10816, 0.85291, 0.03892,
			0.00386, -0.00524, 1.00139,
		],
	},
	deuteranopia: {
		normal: [-0.00281, -0.00611, 0.00892],
		// 475 nm
		towards: [
			0.36477, 0.86381, -0.22858,
			0.26294, 0.64245, 0.09462,
			-0.02006, 0.02728, 0.99278,
		],
		// 575 nm
		away: [
			0.37298, 0.88166, -0.25464,
			0.25954, 0.63506, 0.10540,
			-0.01980, 0.02784, 0.99196,
		],
	},
	tritanopia: {
		normal: [0.03901, -0.02788, -0.01113],
		// 660 nm
		towards: [
			1.01277, 0.13548, -0.14826,
			-0.01243, 0.86812, 0.14431,
			0.07589, 0.80500, 0.11911,
		],
		// 485 nm
		away: [
			0.93678, 0.18979, -0.12657,
			0.06154, 0.81526, 0.12320,
			-0.37562, 1.12767, 0.24796,
		],
	},
};

/** Simulates linear sRGB without the cone, in place; the result may leave 0..1. */
export function brettelInto(light: Vec3, kind: Dichromacy): void {
	const { normal, towards, away } = BRETTEL[kind];
	const side = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
	applyInto(side >= 0 ? towards : away, light);
}
