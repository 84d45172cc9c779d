/*
 * Distances of colors for four kinds of color vision, from HEX alone: an independent calculation.
 *
 * Source  IEC 61966-2-1 for the curve; Björn Ottosson, "A perceptual color space for image processing", 2020, for OKLab from
 *         linear sRGB; Machado, Oliveira & Fernandes 2009, severity 1.0.
 */

type Triple = readonly [number, number, number];
type Rows = readonly [Triple, Triple, Triple];

const SIGHTS: { readonly [sight: string]: Rows } = {
	normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
	protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
	deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
	tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
};

const times = (rows: Rows, v: Triple): Triple =>
	rows.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as unknown as Triple;

const toLinear = (hex: string): Triple => [1, 3, 5].map((at) => {
	const x = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
	return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
}) as unknown as Triple;

/** OKLab of linear sRGB, by the single-precision matrices of the paper: within 1e-6 of the specification. */
const toOklab = (light: Triple): Triple => times(
	[[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]],
	times(
		[[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]],
		light,
	).map(Math.cbrt) as unknown as Triple,
);

const seen = (hex: string, rows: Rows): Triple =>
	toOklab(times(rows, toLinear(hex)).map((x) => Math.min(1, Math.max(0, x))) as unknown as Triple);

const gap = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The deltaE OK of the two closest of all pairs, by sight. */
export const leastGaps = (hexes: readonly string[]): { readonly [sight: string]: number } =>
	Object.fromEntries(Object.entries(SIGHTS).map(([sight, rows]) => {
		const all = hexes.map((hex) => seen(hex, rows));
		return [sight, Math.min(...all.flatMap((one, i) => all.slice(0, i).map((other) => gap(one, other))))];
	}));

/** The deltaE OK from each to the next; in a ring also from the last to the first. */
export function stepSizes(hexes: readonly string[], isRing = false): number[] {
	const labs = (isRing ? [...hexes, hexes[0]!] : hexes).map((hex) => toOklab(toLinear(hex)));
	return labs.slice(1).map((lab, i) => gap(lab, labs[i]!));
}

/** The largest step over the median one. */
export function stepRatio(hexes: readonly string[], isRing = false): number {
	const steps = stepSizes(hexes, isRing).sort((a, b) => a - b), middle = (steps.length - 1) / 2;
	return steps.at(-1)! / ((steps[Math.floor(middle)]! + steps[Math.ceil(middle)]!) / 2);
}

/** OKLab lightness by sight, and luminance, of a color. */
export function lightnesses(hex: string): number[] {
	const [r, g, b] = toLinear(hex);
	return [...Object.values(SIGHTS).map((rows) => seen(hex, rows)[0]), 0.2126 * r + 0.7152 * g + 0.0722 * b];
}
