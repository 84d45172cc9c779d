/*
 * Cube roots of three numbers at once, in half the time of Math.cbrt.
 *
 * The bits of a float select one of many tangents of the curve, within 7e-6 of the root. One step of Halley's method cubes the error,
 * which leaves the last bits. Three at once, because reading a float's bits stalls on the store before it.
 *
 * Source  Halley's iteration.
 * Proof   test/math/cube-root.test.ts.
 */

import type { Vec3 } from './matrix.ts';

/** Range of the table: from 2^-20, far below one 8-bit step, to 2^4. */
const LOWEST = -20, OCTAVES = 24;

/** Tangents per octave: six bits of the mantissa, which follow the exponent in a float. */
const PER_OCTAVE = 64, SHIFT = 17, COUNT = OCTAVES * PER_OCTAVE, FIRST = (127 + LOWEST) * PER_OCTAVE;

/** Offset and slope of each tangent, which touches the curve in the middle of its interval. */
const TANGENTS = /*#__PURE__*/ tangents();

function tangents(): Float64Array {
	const all = new Float64Array(2 * COUNT);
	for (let i = 0; i < COUNT; i++) {
		const x = 2 ** (LOWEST + Math.floor(i / PER_OCTAVE)) * (1 + (i % PER_OCTAVE + 0.5) / PER_OCTAVE), slope = Math.cbrt(x) / x / 3;
		all.set([2 * x * slope, slope], 2 * i);
	}
	return all;
}

const FLOATS = /*#__PURE__*/ new Float32Array(3);
const BITS = /*#__PURE__*/ viewBits();

function viewBits(): Int32Array {
	return new Int32Array(FLOATS.buffer);
}

/** Replaces three numbers by their cube roots, within a relative 1e-13 of Math.cbrt. */
export function cubeRootsInto(v: Vec3): void {
	const x = v[0], y = v[1], z = v[2];
	FLOATS[0] = x;
	FLOATS[1] = y;
	FLOATS[2] = z;
	const i = BITS[0]!, j = BITS[1]!, k = BITS[2]!;
	v[0] = rootOf(x, i);
	v[1] = rootOf(y, j);
	v[2] = rootOf(z, k);
}

/** One step of Halley's method from the tangent; zero, negative, tiny and large numbers have none. */
function rootOf(x: number, bits: number): number {
	const i = (bits >> SHIFT) - FIRST;
	if (i < 0 || i >= COUNT) return Math.cbrt(x);
	const root = TANGENTS[2 * i]! + TANGENTS[2 * i + 1]! * x, cube = root * root * root;
	return root * (cube + x + x) / (cube + cube + x);
}
