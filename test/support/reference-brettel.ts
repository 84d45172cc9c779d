/*
 * Color vision of dichromats by the definition of Brettel, Viénot & Mollon 1997, written apart from the product.
 *
 * A color moves along the axis of the missing cone to the half-plane through the neutral axis and an anchor wavelength.
 *
 * Source  Cones of linear sRGB: F. Viénot, H. Brettel, J. D. Mollon, 1999, equation 4. Chromaticities of wavelengths: CIE 1931, 2°.
 */

type Triple = readonly [number, number, number];

const RGB_TO_LMS: readonly Triple[] = [[17.8824, 43.5161, 4.11935], [3.45565, 27.1554, 3.86714], [0.0299566, 0.184309, 1.46709]];

const times = (rows: readonly Triple[], v: Triple): Triple => rows.map((row) => dot(row, v)) as unknown as Triple;
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** Solves three equations by Cramer's rule. */
function solve([a, b, c]: readonly Triple[], v: Triple): Triple {
	const columns = [0, 1, 2].map((i) => [a![i]!, b![i]!, c![i]!] as unknown as Triple);
	const det = (x: Triple, y: Triple, z: Triple): number => dot(x, cross(y, z)), [x, y, z] = columns, all = det(x!, y!, z!);
	return [det(v, y!, z!) / all, det(x!, v, z!) / all, det(x!, y!, v) / all];
}

/** XYZ to linear sRGB, IEC 61966-2-1. */
const XYZ_TO_RGB: readonly Triple[] = [[3.2406, -1.5372, -0.4986], [-0.9689, 1.8758, 0.0415], [0.0557, -0.204, 1.057]];

/** The cones of a light with chromaticity x, y. */
const cones = (x: number, y: number): Triple => times(RGB_TO_LMS, times(XYZ_TO_RGB, [x / y, 1, (1 - x - y) / y]));

const WHITE = times(RGB_TO_LMS, [1, 1, 1]);

/** The missing cone, and anchors: one on each side. */
const KINDS = {
	protanopia: [0, cones(0.1096, 0.0868), cones(0.4788, 0.5202)],
	deuteranopia: [1, cones(0.1096, 0.0868), cones(0.4788, 0.5202)],
	tritanopia: [2, cones(0.0687, 0.2007), cones(0.73, 0.27)],
} as const;

const toByte = (light: number): number => {
	const inside = Math.min(1, Math.max(0, light));
	return Math.round(255 * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055));
};

/** A color as a dichromat sees it. */
export function seenByBrettel(kind: keyof typeof KINDS, hex: string): string {
	const [missing, ...anchors] = KINDS[kind];
	const light = [1, 3, 5].map((at) => {
		const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
	}) as unknown as Triple;
	const seen = times(RGB_TO_LMS, light), axis = [0, 1, 2].map((i) => (i === missing ? 1 : 0)) as unknown as Triple;
	// The plane through black, white and the axis separates the two half-planes.
	const between = cross(WHITE, axis), anchor = anchors.find((one) => dot(one, between) * dot(seen, between) >= 0) ?? anchors[0]!;
	const normal = cross(WHITE, anchor), moved = seen.map((cone, i) => (i === missing
		? -[0, 1, 2].filter((j) => j !== i).reduce((sum, j) => sum + normal[j]! * seen[j]!, 0) / normal[i]!
		: cone)) as unknown as Triple;
	return `#${solve(RGB_TO_LMS, moved).map((x) => toByte(x).toString(16).padStart(2, '0')).join('')}`;
}
