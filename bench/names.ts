/*
 * The exact nearest named color, among the names of the service and in random lists of growing size.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest as nearestColordx } from '@colordx/core';
import { differenceEuclidean, nearest as nearestCulori, type Color as CuloriColor } from 'culori';
import { KDTree } from 'mnemonist';
import { randomFrom } from '../src/math/random.ts';
import type { Color } from '../src/index.ts';
import type * as kdTree from '../src/names/kd-tree.ts';
import type { PointsInto } from '../src/names/kd-tree.ts';
import type { getList } from '../src/names/lists.ts';
import { built, CURRENT, type Engine } from './engine.ts';
import { converted, eightBit, inCulori, type Triple } from './inputs.ts';
import { contender, quantile, type Contest, type Outcome } from './measure.ts';

const { buildTree, findNearest, planTree } = await built<typeof kdTree>('names/kd-tree');
const lists = await built<{ readonly getList: typeof getList }>('names/lists');

const QUERIES = 4096;
const SIZES = [1000, 4000, 31_881, 131_072];

/** The colors of the extended names except rare ones. Among all names a common one may win over a nearer one, which no peer does. */
function points(): Triple[] {
	const rare = new Set(readFileSync(join(import.meta.dirname, '../data/rare-names.txt'), 'utf8').split('\n').map((line) => line.slice(7)));
	const list = lists.getList('extended'), ids = Array.from({ length: list.size }, (_, id) => id).filter((id) => !rare.has(list.name(id)));
	return ids.map((id) => CURRENT.library.convert(list.color(id), 'oklab').coords);
}

/** Sixteen million colors and no more: the large lists would hold many twice. */
function randomPoints(count: number): Triple[] {
	const random = randomFrom(`points ${count}`);
	return converted(Array.from({ length: count }, () => [random(), random(), random()] as const), 'srgb', 'oklab');
}

const mutable = (coords: Triple): number[] => [...coords];
const theirTreeOf = (list: readonly Triple[]): KDTree<number> => KDTree.from(list.map((coords, i): [number, number[]] => [i, mutable(coords)]), 3);

export function namesContests(engines: readonly Engine[]): Contest[] {
	const queries = converted(eightBit(QUERIES, 'queries'), 'srgb', 'oklab');
	const all = points(), theirs = theirTreeOf(all);
	const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
	const culoriList = all.map((coords) => inCulori('oklab', 'lab', coords));
	const oklabOf = ({ l, a, b }: CuloriColor): Triple => [l as number, a as number, b as number];
	const first = nearestCulori(culoriList, differenceEuclidean('oklab'), (color) => color);
	const colordxList = all.map(([l, a, b]) => ({ l, a, b }));
	const ours = engines.map(({ name, library }) => contender(
		name, queries.map((coords) => library.color('oklab', coords)), (color) => library.nearest(color, 'extended', 1), ([found]) => [found!.deltaEOK],
	));
	return [
		{
			title: `nearest of ${all.length.toLocaleString('en')} extended names`,
			inputs: QUERIES,
			compared: 24,
			aims: [{ over: 'mnemonist', by: 2 }, { over: 'culori', by: 10_000 }, { over: '@colordx/core', by: 10_000 }],
			contenders: [
				...ours,
				contender('mnemonist', queries.map(mutable), (coords) => theirs.nearestNeighbor(coords), (id, i) => [distance(all[id]!, queries[i]!)]),
				contender('culori', queries.map((coords) => inCulori('oklab', 'lab', coords)), (color) => first(color, 1), ([found], i) => [distance(oklabOf(found!), queries[i]!)], 1e-6),
				contender('@colordx/core', queries.map(([l, a, b]) => ({ l, a, b })), (color) => nearestColordx(color, colordxList) as { l: number; a: number; b: number }, ({ l, a, b }, i) =>
					[distance([l, a, b], queries[i]!)], 1e-6),
			],
		},
		...SIZES.map((size): Contest => {
			const list = randomPoints(size), other = theirTreeOf(list);
			const pointsInto: PointsInto = (out, ids) => ids.forEach((id, i) => out.set(list[id]!, 3 * i));
			const tree = buildTree(planTree([...list.keys()], size, pointsInto), pointsInto);
			return {
				title: `nearest of ${size.toLocaleString('en')} random points`,
				inputs: QUERIES,
				aims: [{ over: 'mnemonist', by: 2 }],
				contenders: [
					contender('tincture', queries, ([l, a, b]) => findNearest(tree, l, a, b, 1, (id, than) => id < than), ({ distances }) => [distances[0]!]),
					contender('mnemonist', queries.map(mutable), (coords) => other.nearestNeighbor(coords), (id, i) => [distance(list[id]!, queries[i]!)]),
				],
			};
		}),
	];
}

const TRIES = 7;

/** Times of single queries, each the least of a few tries, to compare the worst with the median. */
export function tail(note: (what: string) => void): Outcome[] {
	note('single queries');
	const { library } = CURRENT;
	const random = randomFrom('wide');
	const inside = converted(eightBit(20_000, 'tail'), 'srgb', 'oklab').map((coords) => library.color('oklab', coords));
	const wide = inside.map(() => library.color('oklch', [random(), 0.25 + random() * 0.15, random() * 360])).map((color) => library.convert(color, 'oklab'));
	const timesOf = (colors: readonly Color<'oklab'>[]): number[] => colors.map((color) => {
		let least = Infinity;
		for (let i = 0; i < TRIES; i++) {
			const start = process.hrtime.bigint();
			library.nearest(color, 'names', 1);
			least = Math.min(least, Number(process.hrtime.bigint() - start));
		}
		return least;
	});
	const usual = timesOf(inside), far = timesOf(wide);
	const base = quantile(usual, 0.5);
	const row = (name: string, times: readonly number[], share: number): Outcome['results'][number] => ({
		name, median: quantile(times, share), least: Math.min(...times), spread: 0, ratio: quantile(times, share) / base, isPeer: false,
	});
	return [{
		title: 'nearest name, single queries (target: at most 40x the first value)',
		inputs: inside.length,
		results: [row('inside sRGB, median', usual, 0.5), row('inside sRGB, 99.9 %', usual, 0.999), row('wide gamut, median', far, 0.5), row('wide gamut, 99.9 %', far, 0.999)],
		aims: [],
	}];
}
