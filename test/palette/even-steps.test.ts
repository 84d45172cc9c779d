/*
 * Even steps along polylines of three dimensions, compared with geometry.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printHex } from '../../src/formats/hex.ts';
import { around, evenly, inBytes, labToRgb24, pathLength, stepSize, toLab, unevenness, walk } from '../../src/palette/even-steps.ts';
import { oklab } from '../support/reference-math.ts';

const even = suite('even steps');

/** One unit along x, then one along y. */
const CORNER = [[0, 0, 0], [1, 0, 0], [1, 1, 0]] as const;

/*
 * Steps of the same chord s around the corner, for two steps: the middle is (s, 0), and its distance to (1, 1) is s too:
 * (1 - s)² + 1 = s², so s = 1, the corner itself. For four steps: (s, 0), (2s, 0) or beyond the corner.
 */
even('two steps meet at the corner', () => {
	assert.ok(Math.abs(stepSize(CORNER, 2) - 1) < 1e-5);
	const [, middle] = evenly(CORNER, 3);
	assert.ok(Math.hypot(middle![0] - 1, middle![1]) < 1e-5, middle!.join());
});

even('points lie on the polyline, at the step from the point before', () => {
	const points = walk(CORNER, 0.4, 4)!;
	// On the first line twice; then (1, y) with .2² + y² = .4²; then .4 further up.
	const y = Math.sqrt(0.4 ** 2 - 0.2 ** 2), expected = [[0, 0], [0.4, 0], [0.8, 0], [1, y], [1, y + 0.4]];
	points.forEach(([x, z], i) => assert.ok(Math.hypot(x - expected[i]![0]!, z - expected[i]![1]!) < 1e-12, `${i}: ${x} ${z}`));
	assert.is(walk(CORNER, 0.4, 5), undefined, 'the polyline ends');
});

even('steps of two points are those of the corner, and no steps have no size', () => {
	assert.is(stepSize(CORNER, 0), 0);
	assert.ok(Math.abs(pathLength(CORNER) - 2) < 1e-12 && pathLength([[3, 4, 5]]) === 0);
	// Four steps: two on the first line, one around the corner, one that ends at (1, 1): (1, 1 - s) is s from (2s, 0).
	const s = stepSize(CORNER, 4);
	assert.ok(Math.abs((1 - 2 * s) ** 2 + (1 - s) ** 2 - s * s) < 1e-5, `${s}`);
});

even('around a closed square, the corners are four even points', () => {
	const square = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 0, 0]] as const;
	around(square, 4).forEach((point, i) => point.forEach((x, k) => assert.ok(Math.abs(x - square[i]![k]!) < 1e-5, `${i}`)));
});

even('the unevenness is that of the largest step to the median one, in a ring with the step from the last color to the first', () => {
	for (const grays of [[0x000000, 0x555555, 0xffffff], [0x111111, 0x222222, 0x777777, 0xeeeeee, 0x999999]]) {
		const light = grays.map((gray) => oklab(printHex(gray, 1))[0]!), steps = light.slice(1).map((l, i) => Math.abs(l - light[i]!));
		for (const [isRing, all] of [[false, steps], [true, [...steps, Math.abs(light[0]! - light.at(-1)!)]]] as const) {
			const rising = [...all].sort((a, b) => a - b), half = (rising.length - 1) / 2;
			const median = (rising[Math.floor(half)]! + rising[Math.ceil(half)]!) / 2;
			assert.ok(Math.abs(unevenness(grays, isRing) - rising.at(-1)! / median) < 1e-6, `${grays.join()} ${isRing}`);
		}
	}
});

/** A color and the 26 around it. */
const neighborsOf = (of: number): string[] => [-1, 0, 1].flatMap((r) => [-1, 0, 1].flatMap((g) => [-1, 0, 1].map((b) =>
	[(of >> 16) + r, ((of >> 8) & 255) + g, (of & 255) + b]))).filter((bytes) => bytes.every((byte) => byte >= 0 && byte <= 255))
	.map((bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);

/*
 * The sum of the sixth powers of the errors of three steps is least, so that the largest error is at most 1.201 times (the sixth root
 * of 3) that of any other rounding.
 */
for (const [first, last] of [
	[0x000000, 0x140a1e], [0x0000ff, 0x0808ff], [0x2563eb, 0x3b82f6], [0xffffff, 0xf0f8ff], [0xffe000, 0xff8000], [0x0a0000, 0xc80000],
] as const) {
	even(`from ${printHex(first, 1)} to ${printHex(last, 1)}, no rounding of the points between is more even by a fifth`, () => {
		const points = evenly([toLab(first), toLab(last)], 4), step = pathLength(points) / 3;
		const toOwnLab = (of: number) => oklab(printHex(of, 1)), ends = [first, last].map(toOwnLab);
		const gap = (one: readonly number[], other: readonly number[]): number => Math.hypot(...one.map((x, k) => x - other[k]!));
		const error = (labs: readonly (readonly number[])[]): number =>
			labs.slice(1).reduce((all, lab, i) => all + (gap(lab, labs[i]!) / step - 1) ** 6, 0);
		const [seconds = [], thirds = []] = [points[1]!, points[2]!].map((point) => neighborsOf(labToRgb24(point)).map(oklab));
		const least = Math.min(...seconds.flatMap((second) => thirds.map((third) => error([ends[0]!, second, third, ends[1]!]))));
		const chosen = inBytes([first, points[1]!, points[2]!, last], step);
		assert.equal([chosen[0], chosen[3]], [first, last]);
		assert.ok(error(chosen.map(toOwnLab)) <= 1.05 * least + 1e-8, `${chosen.map((of) => printHex(of, 1)).join()}, of ${least}`);
	});
}

even.run();
