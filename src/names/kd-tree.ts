/*
 * The nearest of many points: a flat k-d tree over OKLab.
 *
 * Points lie in leaf order, three doubles each, and a node is a half of its parent's range, so the tree itself is only
 * an axis and a cut for every inner node. Going down, the squared distance to a cell is carried along and corrected on
 * one axis at a time (Arya & Mount, "Algorithms for fast vector quantization", 1993): a far query meets few leaves,
 * where a grid would meet thousands of cells.
 *
 * Points take most of the room and follow from the colors they belong to, and so does where they lie. A tree is kept as a
 * plan: of each id, in which bucket its point lies, up to 64 buckets in all; and the cuts between buckets. A bucket gets its
 * points when a query first comes by, and what lies below it is divided then, node by node: until then its cuts are NaN.
 *
 * Proof  test/names/nearest.test.ts: equal to looking at every point.
 */

import { numberColumn, type NumberColumn } from './columns.ts';

export interface KdTree {
	/** l, a, b of every point, leaf after leaf. */
	readonly points: Float64Array;
	/** Whose point it is. */
	readonly ids: Uint32Array;
	/** 0, 1 or 2, for every inner node; the children of node i are 2i + 1 and 2i + 2. */
	readonly axes: Uint8Array;
	/** Left of it or on it, right of it or on it. */
	readonly cuts: Float64Array;
	readonly plan: TreePlan;
	readonly pointsInto: PointsInto;
}

/** What of a tree has to be kept, so that `treeOf` gives it again. (A type and not an interface, like all tables.) */
export type TreePlan = {
	/** Of each id from 0 on, its bucket; one more than there are for an id without a point. */
	readonly buckets: Uint8Array;
	/** Where the points of each bucket begin, and where those of the last end. */
	readonly begins: NumberColumn;
	/** Of the nodes above the buckets, one less than there are buckets: the axis, and whose point lies on the cut. */
	readonly axes: Uint8Array;
	readonly pivots: NumberColumn;
};

/** Writes l, a, b of the points of these ids. */
export type PointsInto = (out: Float64Array, ids: Uint32Array) => void;

/** Points in a bucket, at most, unless there are as many buckets as may be. A query should meet few of them for the first time. */
const BUCKET = 40, MOST_BUCKETS = 64;

/** Points in a leaf, at most. */
const LEAF = 10;

/** So many inner nodes, one less than a power of two, that no part of so many points has more than `most`. */
function nodesOver(count: number, most: number): number {
	let inner = 0;
	while (count / (inner + 1) > most) inner = 2 * inner + 1;
	return inner;
}

/** The tree of a plan; the points must be those that it was made over. */
export function treeOf(plan: TreePlan, pointsInto: PointsInto): KdTree {
	const top = plan.axes, count = plan.begins[top.length + 1]!, inner = Math.max(nodesOver(count, LEAF), top.length);
	const axes = new Uint8Array(inner), cuts = new Float64Array(inner).fill(NaN);
	axes.set(top);
	const tree: KdTree = { points: new Float64Array(3 * count), ids: new Uint32Array(count), axes, cuts, plan, pointsInto };
	// Buckets that are leaves have no cut that could tell whether they have their points.
	if (inner === top.length) for (let bucket = 0; bucket <= top.length; bucket++) fillBucket(tree, bucket);
	return tree;
}

/** The plan of a tree over the points of these among so many ids. The same input makes the same plan. */
export function planTree(ids: readonly number[], count: number, pointsInto: PointsInto): TreePlan {
	const sorted = Uint32Array.from(ids), points = new Float64Array(3 * ids.length), part = { points, ids: sorted };
	pointsInto(points, sorted);
	const inner = Math.min(nodesOver(ids.length, BUCKET), MOST_BUCKETS - 1);
	const buckets = new Uint8Array(count).fill(inner + 1), axes = new Uint8Array(inner), pivots = new Uint32Array(inner);
	const begins = [0];
	const divide = (node: number, from: number, to: number): void => {
		if (node >= inner) {
			begins.push(to);
			for (let i = from; i < to; i++) buckets[sorted[i]!] = node - inner;
			return;
		}
		const middle = (from + to) >> 1;
		axes[node] = widestAxis(points, from, to);
		selectMiddle(part, from, to, axes[node]!);
		pivots[node] = sorted[middle]!;
		divide(2 * node + 1, from, middle);
		divide(2 * node + 2, middle, to);
	};
	divide(0, 0, ids.length);
	return { buckets, begins: numberColumn(begins), axes, pivots: numberColumn(pivots) };
}

/** The ids and points of a bucket. */
function fillBucket({ points, ids, plan: { buckets, begins }, pointsInto }: KdTree, bucket: number): void {
	const from = begins[bucket]!, to = begins[bucket + 1]!;
	// One after the other from where the last one was found: the runtime looks at many bytes in one step.
	for (let i = from, id = -1; i < to; i++) ids[i] = id = buckets.indexOf(bucket, id + 1);
	pointsInto(points.subarray(3 * from, 3 * to), ids.subarray(from, to));
}

/** The cut of a node that no query came by before: known between buckets, to be found below them. */
function newCut(tree: KdTree, node: number, from: number, to: number): number {
	const { points, axes, cuts, plan: { pivots }, pointsInto } = tree;
	if (node < pivots.length) {
		const point = new Float64Array(3);
		pointsInto(point, Uint32Array.of(pivots[node]!));
		return (cuts[node] = point[axes[node]!]!);
	}
	// The first nodes below are a bucket each.
	if (node <= 2 * pivots.length) fillBucket(tree, node - pivots.length);
	axes[node] = widestAxis(points, from, to);
	selectMiddle(tree, from, to, axes[node]!);
	return (cuts[node] = points[3 * ((from + to) >> 1) + axes[node]!]!);
}

function widestAxis(points: Float64Array, from: number, to: number): number {
	let widest = 0, spread = -1;
	for (let axis = 0; axis < 3; axis++) {
		let least = Infinity, most = -Infinity;
		for (let i = from; i < to; i++) {
			const x = points[3 * i + axis]!;
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

/** Puts at the middle what belongs there by an axis, and nothing beyond it on either side (Hoare, "Algorithm 65: find", 1961). */
function selectMiddle(part: Pick<KdTree, 'points' | 'ids'>, from: number, to: number, axis: number): void {
	const { points } = part, middle = (from + to) >> 1;
	for (let low = from, high = to - 1; low < high;) {
		const pivot = points[3 * ((low + high) >> 1) + axis]!;
		let i = low, j = high;
		while (i <= j) {
			while (points[3 * i + axis]! < pivot) i++;
			while (points[3 * j + axis]! > pivot) j--;
			if (i <= j) swap(part, i++, j--);
		}
		if (middle <= j) high = j;
		else if (middle >= i) low = i;
		else return;
	}
}

function swap({ points, ids }: Pick<KdTree, 'points' | 'ids'>, i: number, j: number): void {
	const id = ids[i]!;
	ids[i] = ids[j]!;
	ids[j] = id;
	for (let axis = 0; axis < 3; axis++) {
		const x = points[3 * i + axis]!;
		points[3 * i + axis] = points[3 * j + axis]!;
		points[3 * j + axis] = x;
	}
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
			if (cut !== cut) cut = newCut(tree, node, from, to);
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
