/*
 * Curves read from tables of cubics.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitCubics } from '../../src/math/cubics.ts';

const cubics = suite('cubics');

cubics('are exact for a cubic', () => {
	const curve = (x: number): number => 2 - 3 * x + 5 * x * x - 7 * x * x * x;
	const table = fitCubics(8, 2, curve, (x) => -3 + 10 * x - 21 * x * x);
	for (let n = 0; n < 1000; n++) {
		const x = n / 500;
		assert.ok(Math.abs(table(x * 8) - curve(x)) < 1e-13, String(x));
	}
});

cubics('err by the fourth power of the length of a piece', () => {
	const worst = (pieces: number): number => {
		const table = fitCubics(pieces, 1, Math.exp, Math.exp);
		return Math.max(...Array.from({ length: 4001 }, (_, n) => Math.abs(table((n / 4002) * pieces) - Math.exp(n / 4002))));
	};
	for (const pieces of [4, 16, 64]) {
		// The error of Hermite interpolation: the fourth derivative times the fourth power of the length, by 384.
		const most = Math.E / 384 / pieces ** 4;
		assert.ok(worst(pieces) <= most * 1.001 && worst(pieces) > most / 4, `${pieces} pieces: ${worst(pieces)} of ${most}`);
	}
});

cubics('are computed one by one, each on first use', () => {
	const calls: number[] = [];
	const table = fitCubics(10, 1, (x) => {
		calls.push(x);
		return Math.exp(x);
	}, Math.exp);
	assert.equal(calls, []);
	assert.is(table(5), Math.exp(0.5));
	assert.is(table(5), Math.exp(0.5));
	assert.equal(calls, [0.5, 0.6]);
});

cubics.run();
