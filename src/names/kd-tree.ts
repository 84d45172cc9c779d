/*
 * Nearest-neighbor search: a flat k-d tree over OKLab.
 *
 * Points lie in leaf order, three doubles each, and a node is one half of its parent's range, so the tree itself is only
 * an axis and a cut for every inner node. On the way down, the squared distance to a cell is updated one axis at a time
 * (Arya & Mount, "Algorithms for fast vector quantization", 1993): a distant query visits few leaves, while a grid would
 * visit thousands of cells.
 *
 * Points take most of the memory but follow from their colors, as do their positions. So a tree is stored as a plan: the
 * bucket of each id (up to 64 buckets), and the cuts between buckets. A bucket computes its points on the first query that
 * reaches it, and is subdivided then, node by node; until then its cuts are NaN.
 *
 * Proof  test/names/nearest.test.ts: same results as comparing every point.
 */

import { numberColumn, type NumberColumn } from './columns.ts';

export interface KdTree {
	/** l, a, b of every point, leaf after leaf. */
	readonly points: Float64Array;
	/** Id of each point. */
	readonly ids: Uint32Array;
	/** 0, 1 or 2, for every inner node; the children of node i are 2i + 1 and 2i + 2. */
	readonly axes: Uint8Array;
	/** Points on the left are at most this, on the right at least. */
	readonly cuts: Float64Array;
	readonly plan: TreePlan;
	readonly pointsInto: PointsInto;
}

/** The stored part of a tree, from which `buildTree` rebuilds it. A type, not an interface, so that it is a `Table` too. */
export type TreePlan = {
	/** Bucket of each id from 0 on; an id without a point has the number of buckets. */
	readonly buckets: Uint8Array;
	/** Offset of each bucket's points, and the end of the last. */
	readonly begins: NumberColumn;
	/** For each node above the buckets (one less than buckets): its axis, and the id of the point on its cut. */
	readonly axes: Uint8Array;
	readonly pivots: NumberColumn;
};

/** Writes l, a, b of the points with these ids. */
export type PointsInto = (out: Float64Array, ids: Uint32Array) => void;

/** Points in a bucket, at most, except with the most buckets allowed. A query should compute few buckets. */
const BUCKET = 40, MOST_BUCKETS = 64;

/** Points in a leaf, at most. */
const LEAF = 10;

/** Least number of inner nodes, one less than a power of two, that leaves at most `most` points per part. */
function nodesOver(count: number, most: number): number {
	let inner = 0;
	while (count / (inner + 1) > most) inner = 2 * inner + 1;
	return inner;
}

/** Rebuilds a tree; `pointsInto` must write the points that it was planned for. */
export function buildTree(plan: TreePlan, pointsInto: PointsInto): KdTree {
	const top = plan.axes, count = plan.begins[top.length + 1]!, inner = Math.max(nodesOver(count, LEAF), top.length);
	const axes = new Uint8Array(inner), cuts = new Float64Array(inner).fill(NaN);
	axes.set(top);
	const tree: KdTree = { points: new Float64Array(3 * count), ids: new Uint32Array(count), axes, cuts, plan, pointsInto };
	// Buckets that are leaves have no cut to mark whether their points are computed.
	if (inner === top.length) for (let bucket = 0; bucket <= top.length; bucket++) fillBucket(tree, bucket);
	return tree;
}

/** Plans a tree over the points of some of `count` ids. Deterministic. */
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

/** Computes the ids and points of a bucket. */
function fillBucket({ points, ids, plan: { buckets, begins }, pointsInto }: KdTree, bucket: number): void {
	const from = begins[bucket]!, to = begins[bucket + 1]!;
	// indexOf from the last match on: the runtime compares many bytes at once.
	for (let i = from, id = -1; i < to; i++) ids[i] = id = buckets.indexOf(bucket, id + 1);
	pointsInto(points.subarray(3 * from, 3 * to), ids.subarray(from, to));
}

/** Computes the cut of a node on its first visit: stored between buckets, selected below them. */
function newCut(tree: KdTree, node: number, from: number, to: number): number {
	const { points, axes, cuts, plan: { pivots }, pointsInto } = tree;
	if (node < pivots.length) {
		const point = new Float64Array(3);
		pointsInto(point, Uint32Array.of(pivots[node]!));
		return (cuts[node] = point[axes[node]!]!);
	}
	// The first nodes below are one bucket each.
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

/** Partitions around the middle element by an axis (Hoare, "Algorithm 65: find", 1961). */
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

/** Breaks ties: which of two points at the same distance comes first. */
export type IsBefore = (id: number, other: number) => boolean;

/** The nearest points, ascending by distance; the first `count` entries of both arrays. */
export interface Nearest {
	readonly count: number;
	readonly ids: readonly number[];
	readonly distances: readonly number[];
}

/** The nearest points so far. */
interface Candidates {
	count: number;
	readonly ids: number[];
	readonly distances: number[];
	readonly limit: number;
	readonly isBefore: IsBefore;
	/** Squared distance beyond which points are ignored while there are fewer than `limit`. */
	readonly farthest: number;
}

/** Points that a search considers: up to a distance, and at admitted distances only. */
interface Bounds {
	readonly within: number;
	readonly admits: (distance: number) => boolean;
}

const UNBOUNDED: Bounds = { within: Infinity, admits: () => true };

/** Distances are compared as reported, after the root; this keeps a rounding error from hiding an equal one. */
const SLACK = 1 + 1e-12;

// Stack of cells to visit: node, range, squared distance and its three parts before squaring. A depth of 64 exceeds every
// possible tree. One stack serves all searches, because they do not nest.
const DEPTH = 64;
const NODES = new Int32Array(DEPTH), FROM = new Int32Array(DEPTH), TO = new Int32Array(DEPTH);
const OUTSIDE = new Float64Array(DEPTH), PARTS = new Float64Array(3 * DEPTH);
const CENTER = new Float64Array(3);

/** The nearest `limit` points (at least one) within the bounds, or all if there are fewer, by distance, then by `isBefore`. */
export function findNearest(
	tree: KdTree, l: number, a: number, b: number, limit: number, isBefore: IsBefore, { within, admits }: Bounds = UNBOUNDED,
): Nearest {
	const { points, ids, axes, cuts } = tree, farthest = within * within * SLACK;
	const candidates: Candidates = {
		count: 0, ids: new Array<number>(limit), distances: new Array<number>(limit), limit, isBefore, farthest,
	};
	// Squared distance beyond which points are ignored.
	let reach = farthest;
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
		// Descend to the leaf on our side of every cut; push the other sides over the popped cell.
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
			if (squared > reach) continue;
			const distance = Math.sqrt(squared);
			if (admits(distance)) reach = limit === 1 ? insertOnly(candidates, ids[i]!, distance) : insert(candidates, ids[i]!, distance);
		}
	}
	return candidates;
}

/** Keeps the nearer of two points; returns the new reach. */
function insertOnly(candidates: Candidates, id: number, distance: number): number {
	const { ids, distances } = candidates, other = candidates.count === 0 ? Infinity : distances[0]!;
	if (distance > other || (distance === other && !candidates.isBefore(id, ids[0]!))) return other * other * SLACK;
	candidates.count = 1;
	ids[0] = id;
	distances[0] = distance;
	return distance * distance * SLACK;
}

/** Inserts a point in order and drops the last; returns the new reach. Insertion is fastest up to about 25 points. */
function insert(candidates: Candidates, id: number, distance: number): number {
	const { ids, distances, limit } = candidates;
	let place = candidates.count;
	while (place > 0) {
		const other = distances[place - 1]!;
		if (other < distance || (other === distance && !candidates.isBefore(id, ids[place - 1]!))) break;
		place--;
	}
	if (place < limit) {
		if (candidates.count < limit) candidates.count++;
		for (let i = candidates.count - 1; i > place; i--) {
			ids[i] = ids[i - 1]!;
			distances[i] = distances[i - 1]!;
		}
		ids[place] = id;
		distances[place] = distance;
	}
	const last = distances[limit - 1]!;
	return candidates.count < limit ? candidates.farthest : last * last * SLACK;
}
