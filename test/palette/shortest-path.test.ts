/*
 * The shortest path through points: optimal for few, near the best known for many.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { shortestPath } from '../../src/palette/shortest-path.ts';

const paths = suite('shortest path');

type Point = readonly [number, number, number];

const pointsOf = (random: Random, count: number): readonly Point[] =>
	Array.from({ length: count }, () => [random(), random() * 0.4, random() * 0.4]);

const distanceIn = (points: readonly Point[]) => (i: number, j: number): number =>
	Math.hypot(points[i]![0] - points[j]![0], points[i]![1] - points[j]![1], points[i]![2] - points[j]![2]);

type Distance = ReturnType<typeof distanceIn>;

const lengthOf = (path: readonly number[], distance: Distance): number =>
	path.slice(1).reduce((sum, point, i) => sum + distance(path[i]!, point), 0);

/** The least length over all permutations. */
function leastLength(count: number, distance: Distance): number {
	let least = Infinity;
	const visit = (path: readonly number[], length: number): void => {
		if (length >= least) return;
		if (path.length === count) least = length;
		for (let i = 0; i < count; i++) if (!path.includes(i)) visit([...path, i], length + (path.length === 0 ? 0 : distance(path.at(-1)!, i)));
	};
	visit([], 0);
	return least;
}

/** The best of simulated annealing that reverses sections; an independent search with far more steps. */
function annealedLength(count: number, distance: Distance, random: Random): number {
	const path = [...Array(count).keys()], steps = 400_000;
	const edge = (i: number, j: number): number => (i < 0 || j >= count ? 0 : distance(path[i]!, path[j]!));
	let length = lengthOf(path, distance), least = length;
	for (let step = 0; step < steps; step++) {
		const [i, j] = [Math.floor(random() * count), Math.floor(random() * count)].sort((a, b) => a - b) as [number, number];
		const gain = edge(i - 1, i) + edge(j, j + 1) - (i > 0 ? edge(i - 1, j) : 0) - (j < count - 1 ? edge(i, j + 1) : 0);
		if (i === j || random() >= Math.exp(gain / (0.3 * 1e-4 ** (step / steps)))) continue;
		path.splice(i, j - i + 1, ...path.slice(i, j + 1).reverse());
		least = Math.min(least, length -= gain);
	}
	return least;
}

paths('up to ten points the path is the shortest of all', () => {
	const random = randomFrom('few points');
	for (let count = 1; count <= 10; count++) for (let round = 0; round < 3; round++) {
		const distance = distanceIn(pointsOf(random, count)), path = whole(shortestPath(count, distance));
		assert.equal([...path].sort((a, b) => a - b), [...Array(count).keys()]);
		if (count <= 9) assert.ok(Math.abs(lengthOf(path, distance) - leastLength(count, distance)) < 1e-9, `${count} points, round ${round}`);
	}
});

for (const count of [11, 20, 40, 80]) {
	paths(`${count} points: within 5 % of the best that a longer search finds`, () => {
		for (let round = 0; round < 3; round++) {
			const seed = `points ${count} ${round}`, random = randomFrom(seed), distance = distanceIn(pointsOf(random, count));
			const path = whole(shortestPath(count, distance)), least = annealedLength(count, distance, random);
			assert.equal([...path].sort((a, b) => a - b), [...Array(count).keys()], seed);
			assert.ok(lengthOf(path, distance) <= least * 1.05, `${seed}: ${lengthOf(path, distance)} and ${least}`);
		}
	});
}

paths('points at one place are all visited', () => assert.is(new Set(whole(shortestPath(50, () => 0))).size, 50));

paths.run();
