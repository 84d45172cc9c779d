/*
 * Even steps along polylines of three dimensions, compared with geometry.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evenly, stepSize, walk } from '../../src/palette/even-steps.ts';

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

even.run();
