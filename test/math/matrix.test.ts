/*
 * Products of matrices and vectors, calculated by hand.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { applyInto, inverse, multiply, type Mat3, type Vec3 } from '../../src/math/matrix.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { nearAll } from '../support/near.ts';

const IDENTITY: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];

const A: Mat3 = [1, 2, 3, 4, 5, 6, 7, 8, 10];
const B: Mat3 = [2, 0, 1, 0, 3, 0, 1, 0, 4];

const drawn = (random: Random): Mat3 => {
	const x = (): number => random() * 2 - 1;
	return [x(), x(), x(), x(), x(), x(), x(), x(), x()];
};

const matrix = suite('matrices');

matrix('apply row by row', () => {
	const v: Vec3 = [1, 10, 100];
	applyInto(A, v);
	assert.equal(v, [321, 654, 1087]);
});

matrix('multiply as on paper', () => {
	assert.equal(multiply(A, B), [5, 6, 13, 14, 15, 28, 24, 24, 47]);
	assert.equal(multiply(B, A), [9, 12, 16, 12, 15, 18, 29, 34, 43]);
});

matrix('the identity leaves a vector unchanged', () => {
	assert.equal(multiply(A, IDENTITY), [...A]);
	assert.equal(multiply(IDENTITY, A), [...A]);
	const v: Vec3 = [1, 2, 3];
	applyInto(IDENTITY, v);
	assert.equal(v, [1, 2, 3]);
});

matrix('a product applies its right side first', () => {
	const seed = 'products', random = randomFrom(seed);
	for (let n = 0; n < 1_000; n++) {
		const a = drawn(random), b = drawn(random);
		const once: Vec3 = [random(), random(), random()], twice: Vec3 = [...once];
		applyInto(multiply(a, b), once);
		applyInto(b, twice);
		applyInto(a, twice);
		nearAll(once, twice, 1e-14, `seed "${seed}", product ${n}`);
	}
});

matrix('an inverse undoes its matrix, from both sides', () => {
	// On paper: determinant 1, cofactors whole numbers.
	assert.equal(inverse([1, 2, 3, 0, 1, 4, 5, 6, 0]), [-24, 18, 5, 20, -15, -4, -5, 4, 1]);
	for (const m of [A, B]) for (const product of [multiply(m, inverse(m)), multiply(inverse(m), m)]) nearAll(product, IDENTITY, 1e-13);
});

matrix.run();
