/*
 * Cube roots of three cone responses at once: a conversion to OKLab takes 50 ns with it, 62 with a classic bit estimate.
 *
 * The bits of a float select one of many line segments along the curve, within 4e-6 of the root. One step of Halley's method
 * cubes the error, which leaves the last bit. Three at once, because reading a float's bits stalls on the store before it.
 *
 * Source  Halley's iteration.
 * Proof   test/math/cube-root.test.ts.
 */

import type { Mat3, Vec3 } from './matrix.ts';

/** Range of the table: from 2^-20, far below one 8-bit step, to 2^4. */
const LOWEST = -20, OCTAVES = 24;

/** Segments per octave: six bits of the mantissa. */
const LINES_PER_OCTAVE = 64, SHIFT = 17;

/** Biased exponent of 1 in a float. */
const EXPONENT = 127;

const FIRST = (EXPONENT + LOWEST) * LINES_PER_OCTAVE;

const LINES = OCTAVES * LINES_PER_OCTAVE;

/** Index of the segment for the bits of a float; outside 0 to LINES if none exists. */
export const lineIndex = (bits: number): number => (bits >> SHIFT) - FIRST;

/** Offset and slope of each segment, between the chord and the curve. */
const ROOT_LINES = /*#__PURE__*/ rootLines();

function rootLines(): Float64Array {
	const lines = new Float64Array(2 * LINES), threeOctaves = 3 * LINES_PER_OCTAVE;
	for (let i = 0; i < LINES; i++) {
		if (i >= threeOctaves) {
			// Eight times the number has twice the root.
			lines[2 * i] = 2 * lines[2 * (i - threeOctaves)]!;
			lines[2 * i + 1] = lines[2 * (i - threeOctaves) + 1]! / 4;
			continue;
		}
		const scale = 2 ** (LOWEST + Math.floor(i / LINES_PER_OCTAVE)) / LINES_PER_OCTAVE, step = LINES_PER_OCTAVE + i % LINES_PER_OCTAVE;
		const x = step * scale, middle = (step + 0.5) * scale, next = (step + 1) * scale;
		const rise = (Math.cbrt(next) - Math.cbrt(x)) / scale;
		const sag = Math.cbrt(middle) - (Math.cbrt(x) + Math.cbrt(next)) / 2;
		lines[2 * i] = Math.cbrt(x) + sag / 2 - rise * x;
		lines[2 * i + 1] = rise;
	}
	return lines;
}

const FLOATS = /*#__PURE__*/ new Float32Array(3);
const BITS = /*#__PURE__*/ viewBits(FLOATS);

/** The same memory as integers. */
export function viewBits(floats: Float32Array): Int32Array {
	return new Int32Array(floats.buffer);
}

/** Replaces three numbers by their cube roots, within a relative 1e-13 of Math.cbrt. */
export function cubeRootsInto(v: Vec3): void {
	const x = v[0], y = v[1], z = v[2];
	FLOATS[0] = x;
	FLOATS[1] = y;
	FLOATS[2] = z;
	const i = lineIndex(BITS[0]!), j = lineIndex(BITS[1]!), k = lineIndex(BITS[2]!);
	const haveLines = (i | j | k) >= 0 && i < LINES && j < LINES && k < LINES;
	v[0] = haveLines ? nearer(x, ROOT_LINES[2 * i]! + ROOT_LINES[2 * i + 1]! * x) : Math.cbrt(x);
	v[1] = haveLines ? nearer(y, ROOT_LINES[2 * j]! + ROOT_LINES[2 * j + 1]! * y) : Math.cbrt(y);
	v[2] = haveLines ? nearer(z, ROOT_LINES[2 * k]! + ROOT_LINES[2 * k + 1]! * z) : Math.cbrt(z);
}

/** Cube roots followed by a matrix, interleaved so that the processor overlaps them. */
export function cubeRootsTimesInto(m: Mat3, v: Vec3): void {
	const x = v[0], y = v[1], z = v[2];
	FLOATS[0] = x;
	FLOATS[1] = y;
	FLOATS[2] = z;
	const i = lineIndex(BITS[0]!), j = lineIndex(BITS[1]!), k = lineIndex(BITS[2]!);
	const haveLines = (i | j | k) >= 0 && i < LINES && j < LINES && k < LINES;
	const l = haveLines ? nearer(x, ROOT_LINES[2 * i]! + ROOT_LINES[2 * i + 1]! * x) : Math.cbrt(x);
	const n = haveLines ? nearer(y, ROOT_LINES[2 * j]! + ROOT_LINES[2 * j + 1]! * y) : Math.cbrt(y);
	const s = haveLines ? nearer(z, ROOT_LINES[2 * k]! + ROOT_LINES[2 * k + 1]! * z) : Math.cbrt(z);
	v[0] = m[0] * l + m[1] * n + m[2] * s;
	v[1] = m[3] * l + m[4] * n + m[5] * s;
	v[2] = m[6] * l + m[7] * n + m[8] * s;
}

/** Estimated root of a number from its segment. */
export const rootOnLine = (x: number, line: number): number => nearer(x, ROOT_LINES[2 * line]! + ROOT_LINES[2 * line + 1]! * x);

/** One step of Halley's method, which cubes the error. */
function nearer(x: number, root: number): number {
	const cube = root * root * root;
	return root * (cube + x + x) / (cube + cube + x);
}
