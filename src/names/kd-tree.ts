/*
 * The nearest of many points: a flat k-d tree over OKLab.
 *
 * Points lie in leaf order, three doubles each, and a node is a half of its parent's range, so the tree itself is only
 * an axis and a cut for every inner node. Going down, the squared distance to a cell is carried along and corrected on
 * one axis at a time (Arya & Mount, "Algorithms for fast vector quantization", 1993): a far query meets few leaves,
 * where a grid would meet thousands of cells.
 *
 * Points take most of the room and follow from the colors they belong to, so a tree is kept as a plan, without them; a
 * leaf gets its points, and a cut its place, when a query first comes by. Until then they are NaN.
 *
 * Proof  test/names/nearest.test.ts: equal to looking at every point.
 */

import { numberColumn, type NumberColumn } from './columns.ts';

export type KdTree = {
	/** l, a, b of every point, leaf after leaf. */
	readonly points: Float64Array;
	/** Whose point it is. */
	readonly ids: NumberColumn;
	/** 0, 1 or 2, for every inner node; the children of node i are 2i + 1 and 2i + 2. */
	readonly axes: Uint8Array;
	/** Left of it or on it, right of it or on it. */
	readonly cuts: Float64Array;
	/** Whose point lies on each cut. */
	readonly pivots: NumberColumn;
	/** The point of an id. */
	readonly pointOf: (id: number) => readonly [number, number, number];
};

/** A tree without what follows from the points. */
export type TreePlan = Pick<KdTree, 'ids' | 'axes' | 'pivots'>;

/** What of a tree has to be kept, so that `treeOf` gives it again. */
export const planOf = ({ ids, axes, pivots }: KdTree): TreePlan => ({ ids, axes, pivots });

/** The tree of a plan; its points must be those that it was made over. */
export const treeOf = ({ ids, axes, pivots }: TreePlan, pointOf: KdTree['pointOf']): KdTree =>
	({ points: new Float64Array(3 * ids.length).fill(NaN), ids, axes, cuts: new Float64Array(axes.length).fill(NaN), pivots, pointOf });

function fillLeaf({ points, ids, pointOf }: KdTree, from: number, to: number): void {
	for (let i = from; i < to; i++) points.set(pointOf(ids[i]!), 3 * i);
}

const fillCut = ({ cuts, axes, pivots, pointOf }: KdTree, node: number): number => (cuts[node] = pointOf(pivots[node]!)[axes[node]!]!);

/** Points in a leaf, at most. */
const LEAF = 10;

/** A tree over points, l, a, b of each, that belong to these ids. The same input makes the same tree. */
export function buildTree(ids: readonly number[], points: Float64Array): KdTree {
	const count = ids.length;
	let inner = 0;
	while (count / (inner + 1) > LEAF) inner = 2 * inner + 1;
	const order = Uint32Array.from(ids.keys());
	const axes = new Uint8Array(inner), cuts = new Float64Array(inner), pivots = new Uint32Array(inner);
	const divide = (node: number, from: number, to: number): void => {
		if (node >= inner) return;
		const axis = widestAxis(points, order, from, to), middle = (from + to) >> 1;
		order.subarray(from, to).sort((i, j) => points[3 * i + axis]! - points[3 * j + axis]! || i - j);
		axes[node] = axis;
		cuts[node] = points[3 * order[middle]! + axis]!;
		pivots[node] = ids[order[middle]!]!;
		divide(2 * node + 1, from, middle);
		divide(2 * node + 2, middle, to);
	};
	divide(0, 0, count);
	const sorted = new Float64Array(3 * count);
	order.forEach((i, place) => sorted.set(points.subarray(3 * i, 3 * i + 3), 3 * place));
	const places = new Map(ids.map((id, i) => [id, i]));
	return {
		points: sorted, ids: numberColumn(Array.from(order, (i) => ids[i]!)), axes, cuts, pivots: numberColumn(pivots),
		pointOf: (id) => [points[3 * places.get(id)!]!, points[3 * places.get(id)! + 1]!, points[3 * places.get(id)! + 2]!],
	};
}

function widestAxis(points: Float64Array, order: Uint32Array, from: number, to: number): number {
	let widest = 0, spread = -1;
	for (let axis = 0; axis < 3; axis++) {
		let least = Infinity, most = -Infinity;
		for (let i = from; i < to; i++) {
			const x = points[3 * order[i]! + axis]!;
			if (x < least) least = x;
			if (x > most) most = x;
		}
		if (most - least > spread) {
			spread = most - least;
			widest = axis;
		}
	}
	return widest;
}

/** Which of two points at the same distance comes first. */
export type IsBefore = (id: number, other: number) => boolean;

/** Ascending; the first `count` of both arrays. */
export interface Nearest {
	readonly count: number;
	readonly ids: readonly number[];
	readonly distances: readonly number[];
}

/** The nearest so far. */
interface Kept {
	count: number;
	readonly ids: number[];
	readonly distances: number[];
	readonly wanted: number;
	readonly isBefore: IsBefore;
}

/** Distances are compared as they are told, after the root; this keeps a rounding error from hiding an equal one. */
const SLACK = 1 + 1e-12;

// The cells still to be seen: node, range, squared distance and its three parts before squaring. A tree over all the
// atoms there are would need less depth. One stack serves all, because no search begins within another.
const DEPTH = 64;
const NODES = new Int32Array(DEPTH), FROM = new Int32Array(DEPTH), TO = new Int32Array(DEPTH);
const OUTSIDE = new Float64Array(DEPTH), PARTS = new Float64Array(3 * DEPTH);
const CENTER = new Float64Array(3);

/** The `wanted` nearest (at least one), or all where there are fewer, by distance, then as `isBefore` says. */
export function nearestIn(tree: KdTree, l: number, a: number, b: number, wanted: number, isBefore: IsBefore): Nearest {
	const { points, ids, axes, cuts } = tree;
	const kept: Kept = { count: 0, ids: new Array<number>(wanted), distances: new Array<number>(wanted), wanted, isBefore };
	// Whatever lies further, squared, is of no interest.
	let reach = Infinity;
	CENTER[0] = l;
	CENTER[1] = a;
	CENTER[2] = b;
	NODES[0] = FROM[0] = OUTSIDE[0] = PARTS[0] = PARTS[1] = PARTS[2] = 0;
	TO[0] = ids.length;
	for (let top = 0; top >= 0; top--) {
		const outside = OUTSIDE[top]!;
		if (outside > reach) continue;
		let node = NODES[top]!, from = FROM[top]!, to = TO[top]!;
		const dl = PARTS[3 * top]!, da = PARTS[3 * top + 1]!, db = PARTS[3 * top + 2]!;
		// Down to the leaf on our side of every cut; the other sides go on the stack, over the cell just taken.
		while (node < axes.length) {
			let cut = cuts[node]!;
			if (cut !== cut) cut = fillCut(tree, node);
			const axis = axes[node]!, middle = (from + to) >> 1, beyond = CENTER[axis]! - cut;
			const parts = 3 * top;
			PARTS[parts] = dl;
			PARTS[parts + 1] = da;
			PARTS[parts + 2] = db;
			const before = PARTS[parts + axis]!, across = outside - before * before + beyond * beyond;
			PARTS[parts + axis] = beyond;
			OUTSIDE[top] = across;
			if (beyond < 0) {
				NODES[top] = 2 * node + 2;
				FROM[top] = middle;
				TO[top] = to;
				node = 2 * node + 1;
				to = middle;
			} else {
				NODES[top] = 2 * node + 1;
				FROM[top] = from;
				TO[top] = middle;
				node = 2 * node + 2;
				from = middle;
			}
			if (across <= reach) top++;
		}
		if (points[3 * from] !== points[3 * from]) fillLeaf(tree, from, to);
		for (let i = from; i < to; i++) {
			const x = points[3 * i]! - l, y = points[3 * i + 1]! - a, z = points[3 * i + 2]! - b;
			const squared = x * x + y * y + z * z;
			if (squared <= reach) reach = wanted === 1 ? keepOne(kept, ids[i]!, Math.sqrt(squared)) : keep(kept, ids[i]!, Math.sqrt(squared));
		}
	}
	return kept;
}

/** The nearer of two; gives the reach from then on. */
function keepOne(kept: Kept, id: number, distance: number): number {
	const { ids, distances } = kept, other = kept.count === 0 ? Infinity : distances[0]!;
	if (distance > other || (distance === other && !kept.isBefore(id, ids[0]!))) return other * other * SLACK;
	kept.count = 1;
	ids[0] = id;
	distances[0] = distance;
	return distance * distance * SLACK;
}

/** Put where it belongs, the last one falling out; gives the reach from then on. Fastest up to some twenty-five. */
function keep(kept: Kept, id: number, distance: number): number {
	const { ids, distances, wanted } = kept;
	let place = kept.count;
	while (place > 0) {
		const other = distances[place - 1]!;
		if (other < distance || (other === distance && !kept.isBefore(id, ids[place - 1]!))) break;
		place--;
	}
	if (place < wanted) {
		if (kept.count < wanted) kept.count++;
		for (let i = kept.count - 1; i > place; i--) {
			ids[i] = ids[i - 1]!;
			distances[i] = distances[i - 1]!;
		}
		ids[place] = id;
		distances[place] = distance;
	}
	const last = distances[wanted - 1]!;
	return kept.count < wanted ? Infinity : last * last * SLACK;
}
