/*
 * Mixes two colors like paint: blue and yellow give green.
 *
 * A color gets the smoothest spectrum of its linear light (paint-spectra.ts). Absorption K and scattering S of the paints mix in each
 * band: K/S = (1 - R)² / 2R, from which R follows. Pigments differ in strength, and black would drown everything; so the share of a
 * paint is weighted by its luminance. The surface of paint reflects 4 % of the light, which also keeps K/S of black finite.
 *
 * Values  Linear light of sRGB, 0 to 1.
 * Source  P. Kubelka, F. Munk, Z. tech. Phys. 12, 1931; D. R. Duncan, Proc. Phys. Soc. 52, 1940 (mixtures); J. L. Saunderson, JOSA 32,
 *         1942 (surface: refractive index 1.5).
 * Proof   test/compositing/paint.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { luminanceOfLight } from '../spaces/srgb-transfer.ts';
import { PRIMARIES, WEIGHTS } from './paint-spectra.ts';

const SURFACE = 0.04;

/** Absorption by scattering of a reflectance. */
const toRatio = (reflectance: number): number => (1 - reflectance) ** 2 / (2 * reflectance);

const toReflectance = (ratio: number): number => 1 + ratio - Math.sqrt(ratio * (ratio + 2));

const addSurface = (x: number): number => SURFACE + (1 - SURFACE) * x;

/** Strength of a paint: its luminance with the light of its surface. */
const strengthOf = ([r, g, b]: Readonly<Vec3>): number => addSurface(luminanceOfLight(r, g, b));

/** Mixes linear light by parts of each paint, which are 0 or more and not both 0. The result may be slightly outside 0 to 1. */
export function mixPaints(first: Readonly<Vec3>, firstPart: number, second: Readonly<Vec3>, secondPart: number): Vec3 {
	const a = firstPart * strengthOf(first), b = secondPart * strengthOf(second), share = b / (a + b);
	const light: Vec3 = [0, 0, 0];
	for (const [band, [red, green, blue]] of PRIMARIES.entries()) {
		const ratioOf = ([r, g, b]: Readonly<Vec3>): number => toRatio(addSurface(red * r + green * g + blue * b));
		const mixed = toReflectance((1 - share) * ratioOf(first) + share * ratioOf(second));
		for (let i = 0; i < 3; i++) light[i] = light[i]! + WEIGHTS[band]![i]! * ((mixed - SURFACE) / (1 - SURFACE));
	}
	return light;
}
