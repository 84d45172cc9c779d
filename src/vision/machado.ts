/*
 * Color vision without one kind of cone, after Machado, Oliveira and Fernandes: one matrix a kind, on linear sRGB.
 *
 * Source  G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color
 *         Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009: the published
 *         matrices of severity 1.0. Every row sums to one within the six printed decimals, so grays stay gray. The
 *         one for tritanopia is milder than the real thing: it bends the short-wave cones and does not drop them.
 * Proof   test/vision/machado.test.ts.
 */

import { applyInto, type Mat3, type Vec3 } from '../math/matrix.ts';
import type { Dichromacy } from './dichromacy.ts';

export const MACHADO: Readonly<Record<Dichromacy, Mat3>> = {
	protanopia: [
		0.152286, 1.052583, -0.204868,
		0.114503, 0.786281, 0.099216,
		-0.003882, -0.048116, 1.051998,
	],
	deuteranopia: [
		0.367322, 0.860646, -0.227968,
		0.280085, 0.672501, 0.047413,
		-0.011820, 0.042940, 0.968881,
	],
	tritanopia: [
		1.255528, -0.076749, -0.178779,
		-0.078411, 0.930809, 0.147602,
		0.004733, 0.691367, 0.303900,
	],
};

/** Linear sRGB as seen without the cone, in place; it may leave 0..1. */
export const machadoInto = (light: Vec3, kind: Dichromacy): void => applyInto(MACHADO[kind], light);
