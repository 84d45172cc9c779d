/*
 * Cells are computed once, in any order, and a cell has no value exactly if it is part of a cycle. The second calculation of
 * that is a search from each cell for itself.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBudget, isTooComplex, withBudget } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { createCell, evaluate, need, type Cell } from '../../src/theme/cells.ts';
import { cases } from './effort.ts';

const cells = suite('cells');

/** A cell for each list of indices: its value is its index and the values of these cells; `computed` counts computations. */
function graph(edges: readonly (readonly number[])[]): { readonly nodes: readonly Cell<string>[]; readonly computed: number[] } {
	const computed = edges.map(() => 0);
	const nodes: readonly Cell<string>[] = edges.map((own, i) => createCell('cycle', function* () {
		computed[i]!++;
		const values: string[] = [];
		for (const other of own) values.push(yield* need(nodes[other]!));
		return values.includes('cycle') ? 'above' : 'fine';
	}));
	return { nodes, computed };
}

const reaches = (edges: readonly (readonly number[])[], from: number, to: number): boolean => {
	const seen = new Set<number>(edges[from]);
	for (const next of seen) for (const other of edges[next]!) seen.add(other);
	return seen.has(to);
};

cells('in random graphs, exactly the cells of cycles are refused, independent of the order of requests', () => {
	const random = randomFrom('cells');
	for (let round = 0; round < cases(500); round++) {
		const size = 1 + Math.floor(random() * 9);
		const edges = Array.from({ length: size }, () =>
			Array.from({ length: Math.floor(random() * 3) }, () => Math.floor(random() * size)));
		const { nodes, computed } = graph(edges);
		for (const i of nodes.keys()) {
			const at = (i + round) % size;
			assert.is(whole(evaluate(nodes[at]!)) === 'cycle', reaches(edges, at, at), `${JSON.stringify(edges)} at ${at}`);
		}
		assert.equal(computed, edges.map(() => 1));
	}
});

cells('a chain of 100,000 cells needs no deep recursion', () => {
	const { nodes } = graph(Array.from({ length: 100_000 }, (_, i) => (i < 99_999 ? [i + 1] : [])));
	assert.is(whole(evaluate(nodes[0]!)), 'fine');
});

cells('a budget that is used up leaves no cell open', () => {
	const { nodes } = graph([[1], [2], [3], []]);
	assert.throws(() => withBudget(createBudget(2), () => whole(evaluate(nodes[0]!))), isTooComplex);
	assert.is(whole(evaluate(nodes[0]!)), 'fine');
});

cells.run();
