/*
 * Shares of the terms of the survey, compared with a softmax over all terms.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { COLUMNS, quadratics, termRows, termShares } from '../../src/names/term-shares.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const shares = suite('shares of terms');

/** Share of every term: the softmax of its ten coefficients times the quadratics. */
function softmax(lab: readonly [number, number, number]): readonly number[] {
	const rows = termRows(), features = quadratics(lab);
	const weights = Array.from({ length: rows.length / COLUMNS }, (_, term) =>
		Math.exp(features.reduce((sum, x, i) => sum + rows[term * COLUMNS + i]! * x, 0)));
	const sum = weights.reduce((total, weight) => total + weight, 0);
	return weights.map((weight) => weight / sum);
}

shares('are those of a softmax, up to the terms that are ignored, and sum to 1', () => {
	const seed = 'shares: softmax', random = randomFrom(seed);
	for (let i = 0; i < 2000; i++) {
		const lab = convert(fromRgb24(Math.floor(random() * 0x1000000)), 'oklab').coords, all = softmax(lab);
		const { used, share } = termShares(lab), sum = used.reduce((total, term) => total + share[term]!, 0);
		// The softmax of the used terms alone: the others are left out of its sum.
		const usedSum = used.reduce((total, term) => total + all[term]!, 0);
		assert.ok(Math.abs(sum - 1) < 1e-12, `seed "${seed}", case ${i}: ${sum}`);
		for (const term of used) assert.ok(Math.abs(share[term]! - all[term]! / usedSum) < 1e-7, `seed "${seed}", case ${i}, term ${term}`);
		// e^-6.5 of the largest share for each of the 150 terms would be 0.23 together; few come near.
		assert.ok(usedSum > 0.95, `seed "${seed}", case ${i}: the used terms have ${usedSum}`);
	}
});

shares('are those of each color, although the color before differs in one coordinate only', () => {
	const from = convert(fromRgb24(0x6b8e8e), 'oklab').coords;
	for (const at of [0, 1, 2]) {
		const near = from.map((x, i) => (i === at ? x + 0.02 : x)) as [number, number, number];
		const [used, before] = [termShares(from).used, [...termShares(from).share]];
		const { share } = termShares(near), all = softmax(near);
		const [most] = [...used].sort((a, b) => all[b]! - all[a]!);
		assert.is.not(share[most!], before[most!], `coordinate ${at}`);
	}
});

shares('of terms that are not used are 0, whatever color came before', () => {
	const seed = 'shares: unused', random = randomFrom(seed);
	for (let i = 0; i < 500; i++) {
		const { used, share } = termShares(convert(fromRgb24(Math.floor(random() * 0x1000000)), 'oklab').coords);
		share.forEach((part, term) => assert.ok(part === 0 || used.includes(term), `seed "${seed}", case ${i}, term ${term}`));
	}
});

shares.run();
