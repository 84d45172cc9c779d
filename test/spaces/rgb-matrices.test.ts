/*
 * Every RGB matrix and the Bradford adaptation, rebuilt from primaries, whites and cone responses in exact fractions.
 *
 * Source  CSS Color 4 §10 prints the primaries and whites, §18 the matrices; the method is Bruce Lindbloom's "RGB/XYZ
 *         matrices" and "Chromatic adaptation". The Bradford cone responses are those of Lam 1985.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mat3 } from '../../src/math/matrix.ts';
import { a98RgbLinear } from '../../src/spaces/a98-rgb.ts';
import { displayP3Linear } from '../../src/spaces/display-p3.ts';
import { prophotoRgbLinear } from '../../src/spaces/prophoto-rgb.ts';
import { rec2020Linear } from '../../src/spaces/rec2020.ts';
import type { Step } from '../../src/spaces/space.ts';
import { srgbLinear } from '../../src/spaces/srgb.ts';
import { xyzD50 } from '../../src/spaces/xyz.ts';
import { nearAll } from '../support/near.ts';

// A fraction is [numerator, denominator] in lowest terms, the denominator positive.
type Fraction = readonly [bigint, bigint];
type Row = readonly [Fraction, Fraction, Fraction];
type Matrix = readonly [Row, Row, Row];

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

function fraction(n: bigint, d = 1n): Fraction {
	const shared = gcd(n, d) * (d < 0n ? -1n : 1n);
	return [n / shared, d / shared];
}

/** The decimal text as a fraction: exact("0.3127") is 3127 / 10000. */
function exact(text: string): Fraction {
	const digits = text.split('.')[1]?.length ?? 0;
	return fraction(BigInt(text.replace('.', '')), 10n ** BigInt(digits));
}

const ONE = fraction(1n);
const add = (a: Fraction, b: Fraction): Fraction => fraction(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);
const times = (a: Fraction, b: Fraction): Fraction => fraction(a[0] * b[0], a[1] * b[1]);
const over = (a: Fraction, b: Fraction): Fraction => fraction(a[0] * b[1], a[1] * b[0]);
const minus = (a: Fraction, b: Fraction): Fraction => add(a, [-b[0], b[1]]);

const dot = (a: Row, b: Row): Fraction => add(add(times(a[0], b[0]), times(a[1], b[1])), times(a[2], b[2]));
const transposed = ([a, b, c]: Matrix): Matrix => [[a[0], b[0], c[0]], [a[1], b[1], c[1]], [a[2], b[2], c[2]]];
const apply = (m: Matrix, v: Row): Row => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

function product(a: Matrix, b: Matrix): Matrix {
	const columns = transposed(b);
	return [apply(columns, a[0]), apply(columns, a[1]), apply(columns, a[2])];
}

const cross = (a: Row, b: Row): Row => [
	minus(times(a[1], b[2]), times(a[2], b[1])),
	minus(times(a[2], b[0]), times(a[0], b[2])),
	minus(times(a[0], b[1]), times(a[1], b[0])),
];

/** The columns of the inverse are the cross products of the rows over the determinant. */
function inverse(m: Matrix): Matrix {
	const determinant = dot(m[0], cross(m[1], m[2]));
	const column = (a: Row, b: Row): Row => {
		const c = cross(a, b);
		return [over(c[0], determinant), over(c[1], determinant), over(c[2], determinant)];
	};
	return transposed([column(m[1], m[2]), column(m[2], m[0]), column(m[0], m[1])]);
}

const diagonal = (v: Row): Matrix => {
	const zero = fraction(0n);
	return [[v[0], zero, zero], [zero, v[1], zero], [zero, zero, v[2]]];
};

/** The double nearest to a fraction: 40 decimals are read back correctly rounded. */
function double([n, d]: Fraction): number {
	const scaled = ((n < 0n ? -n : n) * 10n ** 40n) / d;
	const digits = scaled.toString().padStart(41, '0');
	return Number(`${n < 0n ? '-' : ''}${digits.slice(0, -40)}.${digits.slice(-40)}`);
}

const doubles = (m: Matrix): number[] => m.flat().map((x) => double(x));

type Chromaticity = readonly [x: string, y: string];

/** X, Y, Z of a chromaticity, Y being 1. */
function xyz([x, y]: Chromaticity): Row {
	const fx = exact(x), fy = exact(y);
	return [over(fx, fy), ONE, over(minus(minus(ONE, fx), fy), fy)];
}

const D65: Chromaticity = ['0.3127', '0.3290'];
const D50: Chromaticity = ['0.3457', '0.3585'];

/** RGB to XYZ: the primaries as columns, scaled so that r = g = b = 1 is the white. */
function fromPrimaries(primaries: readonly [Chromaticity, Chromaticity, Chromaticity], white: Chromaticity): Matrix {
	const direction = ([x, y]: Chromaticity): Row => [exact(x), exact(y), minus(minus(ONE, exact(x)), exact(y))];
	const columns = transposed([direction(primaries[0]), direction(primaries[1]), direction(primaries[2])]);
	return product(columns, diagonal(apply(inverse(columns), xyz(white))));
}

function matrixIn(steps: readonly Step[]): Mat3 {
	const matrixStep = steps.find((step) => 'matrix' in step);
	if (matrixStep === undefined || !('matrix' in matrixStep)) throw new Error('no matrix among these steps');
	return matrixStep.matrix;
}

const matrices = suite('RGB matrices');

const RATIONAL = [
	[srgbLinear, [['0.640', '0.330'], ['0.300', '0.600'], ['0.150', '0.060']]],
	[displayP3Linear, [['0.680', '0.320'], ['0.265', '0.690'], ['0.150', '0.060']]],
	[rec2020Linear, [['0.708', '0.292'], ['0.170', '0.797'], ['0.131', '0.046']]],
	[a98RgbLinear, [['0.640', '0.330'], ['0.210', '0.710'], ['0.150', '0.060']]],
] as const;

for (const [space, primaries] of RATIONAL) {
	const expected = fromPrimaries(primaries, D65);

	matrices(`${space.id} to XYZ is what its primaries and D65 give, to the last bit`, () => {
		assert.equal([...matrixIn(space.toBase)], doubles(expected));
	});

	matrices(`XYZ to ${space.id} is the exact inverse, to the last bit`, () => {
		assert.equal([...matrixIn(space.fromBase)], doubles(inverse(expected)));
	});
}

// ProPhoto and Bradford are printed as decimals that were computed in doubles: right to the last place, and to two.
matrices('prophoto-rgb and its inverse are what its primaries and D50 give, within 2.3e-16', () => {
	const expected = fromPrimaries([['0.734699', '0.265301'], ['0.159597', '0.840403'], ['0.036598', '0.000105']], D50);
	nearAll(matrixIn(prophotoRgbLinear.toBase), doubles(expected), 2.3e-16, 'to XYZ D50');
	nearAll(matrixIn(prophotoRgbLinear.fromBase), doubles(inverse(expected)), 2.3e-16, 'from XYZ D50');
});

matrices('the Bradford adaptation is what the two whites and the cone responses give, within 4e-16', () => {
	const cones: Matrix = [
		[exact('0.8951'), exact('0.2664'), exact('-0.1614')],
		[exact('-0.7502'), exact('1.7135'), exact('0.0367')],
		[exact('0.0389'), exact('-0.0685'), exact('1.0296')],
	];
	const from = apply(cones, xyz(D65)), to = apply(cones, xyz(D50));
	const gain: Row = [over(to[0], from[0]), over(to[1], from[1]), over(to[2], from[2])];
	const expected = product(inverse(cones), product(diagonal(gain), cones));
	nearAll(matrixIn(xyzD50.fromBase), doubles(expected), 4e-16, 'D65 to D50');
	nearAll(matrixIn(xyzD50.toBase), doubles(inverse(expected)), 4e-16, 'D50 to D65');
});

matrices.run();
