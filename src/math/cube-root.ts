/*
 * Cube roots, three at once, for cone responses: OKLab whole takes 50 ns with it, 62 with two steps from the bits.
 *
 * The bits of a number as a float tell which of many lines lies next to the curve: within 4e-6 of the root. One step of
 * Halley takes the error to its cube, which leaves the last bit. Three at once, because reading a number as bits waits
 * for it to be written.
 *
 * Source  Halley's iteration.
 * Proof   test/math/cube-root.test.ts.
 */

import type { Mat3, Vec3 } from './matrix.ts';

/** From 2^-20, which is far darker than a step of 8 bits, to 2^4. */
const LOWEST = -20, OCTAVES = 24;

/** Six bits of the mantissa. */
const LINES_PER_OCTAVE = 64, SHIFT = 17;

/** The exponent of 1 as a float has it. */
const EXPONENT = 127;

const FIRST = (EXPONENT + LOWEST) * LINES_PER_OCTAVE;

const LINES = OCTAVES * LINES_PER_OCTAVE;

/** The number of the line for a float with these bits; outside of 0 to LINES where there is none. */
export const lineOf = (bits: number): number => (bits >> SHIFT) - FIRST;

/** Of each line, where it begins and how it rises: between the chord of its piece and the curve. */
const ROOT_LINES = /*#__PURE__*/ rootLines();

function rootLines(): Float64Array {
	const lines = new Float64Array(2 * LINES), threeOctaves = 3 * LINES_PER_OCTAVE;
	for (let i = 0; i < LINES; i++) {
		if (i >= threeOctaves) {
			// Eight times the number is twice the root.
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
const BITS = /*#__PURE__*/ bitsOf(FLOATS);

/** The same memory as whole numbers. */
export function bitsOf(floats: Float32Array): Int32Array {
	return new Int32Array(floats.buffer);
}

/** Within 1e-13 of their size of the roots of the platform. */
export function cubeRootsInto(v: Vec3): void {
	const x = v[0], y = v[1], z = v[2];
	FLOATS[0] = x;
	FLOATS[1] = y;
	FLOATS[2] = z;
	const i = lineOf(BITS[0]!), j = lineOf(BITS[1]!), k = lineOf(BITS[2]!);
	const haveLines = (i | j | k) >= 0 && i < LINES && j < LINES && k < LINES;
	v[0] = haveLines ? nearer(x, ROOT_LINES[2 * i]! + ROOT_LINES[2 * i + 1]! * x) : Math.cbrt(x);
	v[1] = haveLines ? nearer(y, ROOT_LINES[2 * j]! + ROOT_LINES[2 * j + 1]! * y) : Math.cbrt(y);
	v[2] = haveLines ? nearer(z, ROOT_LINES[2 * k]! + ROOT_LINES[2 * k + 1]! * z) : Math.cbrt(z);
}

/** The roots, and then a matrix of them: half of what follows from a root is done while the next is on its way. */
export function cubeRootsTimesInto(m: Mat3, v: Vec3): void {
	const x = v[0], y = v[1], z = v[2];
	FLOATS[0] = x;
	FLOATS[1] = y;
	FLOATS[2] = z;
	const i = lineOf(BITS[0]!), j = lineOf(BITS[1]!), k = lineOf(BITS[2]!);
	const haveLines = (i | j | k) >= 0 && i < LINES && j < LINES && k < LINES;
	const l = haveLines ? nearer(x, ROOT_LINES[2 * i]! + ROOT_LINES[2 * i + 1]! * x) : Math.cbrt(x);
	const n = haveLines ? nearer(y, ROOT_LINES[2 * j]! + ROOT_LINES[2 * j + 1]! * y) : Math.cbrt(y);
	const s = haveLines ? nearer(z, ROOT_LINES[2 * k]! + ROOT_LINES[2 * k + 1]! * z) : Math.cbrt(z);
	v[0] = m[0] * l + m[1] * n + m[2] * s;
	v[1] = m[3] * l + m[4] * n + m[5] * s;
	v[2] = m[6] * l + m[7] * n + m[8] * s;
}

/**
 * Roots within 4e-6 of their size, which `nearer` makes exact. False where a number has no line, being 0, negative, no
 * number, very small or very large: the roots are then those of the platform.
 */
export function nearRootsInto(v: Vec3): boolean {
	const x = v[0], y = v[1], z = v[2];
	FLOATS[0] = x;
	FLOATS[1] = y;
	FLOATS[2] = z;
	const i = lineOf(BITS[0]!), j = lineOf(BITS[1]!), k = lineOf(BITS[2]!);
	const haveLines = (i | j | k) >= 0 && i < LINES && j < LINES && k < LINES;
	v[0] = haveLines ? ROOT_LINES[2 * i]! + ROOT_LINES[2 * i + 1]! * x : Math.cbrt(x);
	v[1] = haveLines ? ROOT_LINES[2 * j]! + ROOT_LINES[2 * j + 1]! * y : Math.cbrt(y);
	v[2] = haveLines ? ROOT_LINES[2 * k]! + ROOT_LINES[2 * k + 1]! * z : Math.cbrt(z);
	return haveLines;
}

/** The root of a number that has a line, from its number of the line. */
export const rootOnLine = (x: number, line: number): number => nearer(x, ROOT_LINES[2 * line]! + ROOT_LINES[2 * line + 1]! * x);

/** Halley: from a root nearly right to one with the cube of its error. */
export function nearer(x: number, root: number): number {
	const cube = root * root * root;
	return root * (cube + x + x) / (cube + cube + x);
}
