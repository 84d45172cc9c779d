/*
 * Products of OKLab coordinates, in which the models of color words are linear.
 *
 * Lightness is centered at 0.65 and scaled by 4, the opponent axes by 8, so that all of sRGB lies within about ±2.
 */

type Lab = readonly [number, number, number];
export type Quadratics = readonly [number, number, number, number, number, number, number, number, number, number];

/** Ten products of up to two coordinates: the logarithm of a bell curve around a color, up to a constant. */
export function quadratics(lab: Lab): Quadratics {
	const x = (lab[0] - 0.65) * 4, y = lab[1] * 8, z = lab[2] * 8;
	return [1, x, y, z, x * x, y * y, z * z, x * y, x * z, y * z];
}

/** Twenty products of up to three coordinates, for curved borders. */
export function cubics(lab: Lab): number[] {
	const f = quadratics(lab), x = f[1], y = f[2], z = f[3], xx = f[4], yy = f[5], zz = f[6];
	return [
		f[0], x, y, z, xx, yy, zz, f[7], f[8], f[9],
		xx * x, xx * y, xx * z, x * yy, x * y * z, x * zz, yy * y, yy * z, y * zz, zz * z,
	];
}
