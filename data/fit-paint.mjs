/*
 * Reflectance of the sRGB primaries, for mixing like paint.
 *
 *   node data/fit-paint.mjs    prints the numbers of src/compositing/paint-spectra.ts
 *
 * Visible light in 16 bands of 20 nm from 400 to 720 nm. A color of linear light r, g, b has the spectrum r R + g G + b B. R, G and B are
 * the smoothest curves (least sum of squared slopes) that are at least 0, add up to 1 in each band, and have the colors of the primaries.
 *
 * Source  Colorimetry: CIE 15:2004, tables T.1 (D65) and T.4 (observer of 1931, 2 degrees), each 10 nm.
 *         Primaries that add up to 1: I. Mallett, C. Yuksel, "Spectral Primary Decomposition for Rendering with sRGB Reflectance", 2019.
 *         Least slope squared: S. A. Burns, "Numerical methods for smoothest reflectance reconstruction", Color Res. Appl. 45(1), 2020.
 * Proof   test/compositing/paint.test.ts.
 */

import { pathToFileURL } from 'node:url';

/** D65 and the observer's x, y and z at 400, 410 … 710 nm. */
export const D65 = [
	82.7549, 91.486, 93.4318, 86.6823, 104.865, 117.008, 117.812, 114.861, 115.923, 108.811, 109.354, 107.802, 104.79, 107.689, 104.405, 104.046,
	100, 96.3342, 95.788, 88.6856, 90.0062, 89.5991, 87.6987, 83.2886, 83.6992, 80.0268, 80.2146, 82.2778, 78.2842, 69.7213, 71.6091, 74.349,
];
export const X = [
	0.01431, 0.04351, 0.13438, 0.2839, 0.34828, 0.3362, 0.2908, 0.19536, 0.09564, 0.03201, 0.0049, 0.0093, 0.06327, 0.1655, 0.2904, 0.43345,
	0.5945, 0.7621, 0.9163, 1.0263, 1.0622, 1.0026, 0.85445, 0.6424, 0.4479, 0.2835, 0.1649, 0.0874, 0.04677, 0.0227, 0.011359, 0.00579,
];
export const Y = [
	0.000396, 0.00121, 0.004, 0.0116, 0.023, 0.038, 0.06, 0.09098, 0.13902, 0.20802, 0.323, 0.503, 0.71, 0.862, 0.954, 0.99495,
	0.995, 0.952, 0.87, 0.757, 0.631, 0.503, 0.381, 0.265, 0.175, 0.107, 0.061, 0.032, 0.017, 0.00821, 0.004102, 0.002091,
];
export const Z = [
	0.06785, 0.2074, 0.6456, 1.3856, 1.74706, 1.77211, 1.6692, 1.28764, 0.81295, 0.46518, 0.272, 0.1582, 0.07825, 0.04216, 0.0203, 0.00875,
	0.0039, 0.0021, 0.00165, 0.0011, 0.0008, 0.00034, 0.00019, 0.00005, 0.00002, 0, 0, 0, 0, 0, 0, 0,
];

const BANDS = 16;

// IEC 61966-2-1.
const XYZ_TO_LINEAR = [[3.2406, -1.5372, -0.4986], [-0.9689, 1.8758, 0.0415], [0.0557, -0.2040, 1.0570]];

/** Linear light of each band, scaled so that all bands together are white, 1 each. */
export function fitWeights() {
	const lights = Array.from({ length: BANDS }, (_, band) => XYZ_TO_LINEAR.map((row) => [2 * band, 2 * band + 1].reduce((sum, i) =>
		sum + D65[i] * (row[0] * X[i] + row[1] * Y[i] + row[2] * Z[i]), 0)));
	const white = [0, 1, 2].map((i) => lights.reduce((sum, light) => sum + light[i], 0));
	return lights.map((light) => light.map((x, i) => x / white[i]));
}

/** Solves a system of linear equations by elimination with pivots; a row that is a combination of others is left out. */
function solve(rows, right) {
	const m = rows.map((row, i) => [...row, right[i]]), n = rows.length, places = [];
	for (let column = 0, top = 0; column < n; column++) {
		const best = m.slice(top).reduce((at, row, i) => (Math.abs(row[column]) > Math.abs(m[at][column]) ? top + i : at), top);
		if (Math.abs(m[best]?.[column] ?? 0) < 1e-12) continue;
		[m[top], m[best]] = [m[best], m[top]];
		m[top] = m[top].map((x) => x / m[top][column]);
		for (let i = 0; i < n; i++) {
			const factor = m[i][column];
			if (i !== top && factor !== 0) m[i] = m[i].map((x, j) => x - factor * m[top][j]);
		}
		places[column] = top++;
	}
	return Array.from({ length: n }, (_, column) => (places[column] === undefined ? 0 : m[places[column]][n]));
}

/** Reflectance of red, green and blue in each band. Values below 0 are fixed at 0 until none is left. */
export function fitPrimaries() {
	const weights = fitWeights(), size = 3 * BANDS, fixed = new Set();
	const slopes = Array.from({ length: size }, () => new Array(size).fill(0));
	for (let curve = 0; curve < 3; curve++) for (let i = curve * BANDS; i < (curve + 1) * BANDS - 1; i++) {
		slopes[i][i] += 2;
		slopes[i + 1][i + 1] += 2;
		slopes[i][i + 1] -= 2;
		slopes[i + 1][i] -= 2;
	}
	for (;;) {
		const limits = [], values = [];
		const limit = (entries, value) => {
			const row = new Array(size).fill(0);
			for (const [i, x] of entries) row[i] = x;
			limits.push(row);
			values.push(value);
		};
		for (let curve = 0; curve < 2; curve++) for (let channel = 0; channel < 3; channel++)
			limit(weights.map((light, band) => [curve * BANDS + band, light[channel]]), curve === channel ? 1 : 0);
		for (let band = 0; band < BANDS; band++) limit([0, 1, 2].map((curve) => [curve * BANDS + band, 1]), 1);
		for (const i of fixed) limit([[i, 1]], 0);
		const rows = [
			...slopes.map((row, i) => [...row, ...limits.map((one) => one[i])]),
			...limits.map((row) => [...row, ...new Array(limits.length).fill(0)]),
		];
		const result = solve(rows, [...new Array(size).fill(0), ...values]).slice(0, size);
		const least = result.reduce((at, x, i) => (x < result[at] ? i : at), 0);
		if (result[least] > -1e-9) return weights.map((_, band) => [0, 1, 2].map((curve) => Math.max(0, result[curve * BANDS + band])));
		fixed.add(least);
	}
}

/** The numbers as source. */
export const print = (name, rows) => `${name} = [\n${rows.map((row) => `\t[${row.map((x) => Number(x.toFixed(9))).join(', ')}],`).join('\n')}\n]`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	console.log(print('PRIMARIES', fitPrimaries()));
	console.log(print('WEIGHTS', fitWeights()));
}
