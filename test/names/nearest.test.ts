/*
 * The nearest names: equal to a search of all names, on every list, for colors inside and far outside sRGB.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/delta-e-ok.ts';
import { fold } from '../../src/names/fold.ts';
import { buildTree, findNearest, planTree, type PointsInto } from '../../src/names/kd-tree.ts';
import { getList } from '../../src/names/lists.ts';
import { nearest, NEAREST_LISTS, type NearestList } from '../../src/names/nearest.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const names = suite('nearest names');

interface Entry {
	readonly name: string;
	readonly color: Color;
}

const listEntries = (id: Parameters<typeof getList>[0]): Entry[] => {
	const list = getList(id);
	return Array.from({ length: list.size }, (_, i) => ({ name: list.name(i), color: list.color(i) }));
};

/** The declared contents of each list, built the plain way. */
function entries(list: NearestList): Entry[] {
	switch (list) {
		case 'names-ru': return listEntries('common-ru');
		case 'names': {
			const key = (entry: Entry): string => `${fold(entry.name)} ${toRgb24(entry.color)}`;
			const common = listEntries('common'), seen = new Set(common.map(key));
			return [...common, ...listEntries('extended').filter((entry) => !seen.has(key(entry)))];
		}
		default: return listEntries(list);
	}
}

interface Plain {
	readonly entries: readonly Entry[];
	readonly points: Float64Array;
}

const plain = (list: NearestList): Plain => {
	const all = entries(list);
	return { entries: all, points: Float64Array.from(all.flatMap((entry) => convert(entry.color, 'oklab').coords)) };
};

/** Every distance measured; those up to the one at `limit` sorted by distance, then by name. */
function lookAtAll({ entries: all, points }: Plain, of: Color, limit: number): { readonly name: string; readonly deltaEOK: number }[] {
	const [l, a, b] = convert(of, 'oklab').coords;
	const least = new Float64Array(limit).fill(Infinity), candidates: number[] = [];
	let reach = Infinity;
	for (let i = 0; i < points.length; i += 3) {
		const dl = points[i]! - l, da = points[i + 1]! - a, db = points[i + 2]! - b;
		const squared = dl * dl + da * da + db * db;
		if (squared > reach) continue;
		candidates.push(i);
		let place = limit - 1;
		if (squared >= least[place]!) continue;
		for (; place > 0 && least[place - 1]! > squared; place--) least[place] = least[place - 1]!;
		least[place] = squared;
		// Roots may be equal where squares are not quite.
		reach = least[limit - 1]! * (1 + 1e-9);
	}
	return candidates
		.map((i) => {
			const dl = points[i]! - l, da = points[i + 1]! - a, db = points[i + 2]! - b;
			return { name: all[i / 3]!.name, deltaEOK: Math.sqrt(dl * dl + da * da + db * db) };
		})
		.sort((one, other) => one.deltaEOK - other.deltaEOK || (one.name < other.name ? -1 : 1))
		.slice(0, limit);
}

/** One in three outside sRGB, some of these where no screen will ever be. */
function anyColor(random: Random): Color {
	const kind = random();
	if (kind < 0.6) return fromRgb24(Math.floor(random() * 0x1000000));
	if (kind < 0.7) return color('display-p3', [random(), random(), random()]);
	if (kind < 0.8) return color('prophoto-rgb', [random(), random(), random()]);
	if (kind < 0.95) return color('oklch', [random(), 0.25 + 0.25 * random(), 360 * random()]);
	return color('oklab', [4 * random() - 2, 4 * random() - 2, 4 * random() - 2]);
}

const CASES: readonly (readonly [list: NearestList, colors: number, limit: number])[] = [
	['names', 4_000, 1], ['names', 1_000, 10], ['common', 10_000, 5], ['names-ru', 10_000, 1], ['css', 10_000, 5], ['tailwind', 10_000, 5],
];

for (const [list, colors, limit] of CASES) {
	names(`${list}: the ${limit} nearest of ${colors} colors are those of a search of all`, () => {
		const all = plain(list), seed = `nearest ${list} ${limit}`, random = randomFrom(seed);
		for (let i = 0; i < colors; i++) {
			const of = anyColor(random);
			const results = nearest(of, list, limit).map(({ name, deltaEOK: distance }) => ({ name, deltaEOK: distance }));
			const expected = lookAtAll(all, of, limit);
			const isSame = results.length === expected.length
				&& results.every(({ name, deltaEOK: distance }, k) => name === expected[k]!.name && distance === expected[k]!.deltaEOK);
			if (!isSame) assert.equal(results, expected, `seed "${seed}", color ${i}: ${JSON.stringify(of)}`);
		}
	});
}

names('every name is nearest to itself, at no distance, or shares its color with a name before it', () => {
	for (const list of NEAREST_LISTS) {
		const all = entries(list);
		for (let i = 0; i < all.length; i += Math.ceil(all.length / 2000)) {
			const [first] = nearest(all[i]!.color, list, 1);
			assert.is(first!.deltaEOK, 0, all[i]!.name);
			assert.ok(first!.name <= all[i]!.name, `${list}: ${all[i]!.name}, ${first!.name}`);
		}
	}
});

names('names at the same distance come in the order of their code units', () => {
	const cyan = nearest(fromRgb24(0x00ffff), 'css', 2);
	assert.equal(cyan, [{ name: 'aqua', hex: '#00ffff', deltaEOK: 0 }, { name: 'cyan', hex: '#00ffff', deltaEOK: 0 }]);
	assert.equal(nearest(fromRgb24(0x808080), 'css', 2).map(({ name }) => name), ['gray', 'grey']);
});

names('the same name at the same color is returned once', () => {
	for (const rgb of [0xff0000, 0x008080, 0xffffff, 0x30d5c8]) {
		const results = nearest(fromRgb24(rgb), 'names', 50).map(({ name, hex }) => `${name.toLowerCase()} ${hex}`);
		assert.is(new Set(results).size, results.length);
	}
});

names('a distance is the deltaE OK between the two colors', () => {
	const seed = 'distance', random = randomFrom(seed);
	for (let i = 0; i < 200; i++) {
		const of = anyColor(random), [first] = nearest(of, 'tailwind', 1), list = getList('tailwind');
		const place = Array.from({ length: list.size }, (_, k) => k).find((k) => list.name(k) === first!.name)!;
		assert.is(first!.deltaEOK, deltaEOK(of, list.color(place)), `seed "${seed}", case ${i}`);
	}
});

names('Tailwind is measured to the published color and shown as the mapped one', () => {
	const list = getList('tailwind');
	for (let i = 0; i < list.size; i++) {
		const [first] = nearest(list.color(i), 'tailwind', 1);
		assert.is(first!.deltaEOK, 0, list.name(i));
		assert.is(Number.parseInt(first!.hex.slice(1), 16), toRgb24(list.color(i)));
	}
});

names('a list has no more than it has', () => {
	const all = nearest(fromRgb24(0x123456), 'css', 1000);
	assert.is(all.length, 148);
	assert.ok(all.every(({ deltaEOK: distance }, i) => i === 0 || distance >= all[i - 1]!.deltaEOK));
});

names('alpha does not count, and the space of a color does not', () => {
	assert.equal(nearest(fromRgb24(0x123456, 0.1), 'names', 3), nearest(fromRgb24(0x123456), 'names', 3));
});

names('from any distance there is an answer in finite numbers', () => {
	for (const far of [1e3, 1e5, 1e10, 1e100, 1e300, Number.MAX_VALUE]) {
		for (const coords of [[0.5, far, 0], [0.5, 0, -far], [-far, far, far]] as const) {
			for (const list of NEAREST_LISTS) {
				const results = nearest(color('oklab', coords), list, 3);
				assert.is(results.length, 3);
				assert.ok(results.every(({ deltaEOK: distance }) => Number.isFinite(distance)), `${coords}`);
			}
		}
	}
});

names('a tree of any size finds the nearest points', () => {
	const seed = 'trees', random = randomFrom(seed);
	for (const size of [1, 2, 3, 10, 11, 12, 20, 21, 100, 333, 550, 551, 640, 2500]) {
		// A coarse grid: many points are equal, and many equally far.
		const points = Float64Array.from({ length: 3 * size }, () => Math.floor(random() * 4) / 4);
		const pointsInto: PointsInto = (out, ids) => ids.forEach((id, i) => out.set(points.subarray(3 * id, 3 * id + 3), 3 * i));
		// Not every id has a point.
		const among = Array.from({ length: size }, (_, id) => id).filter((id) => id % 5 !== 3);
		const tree = buildTree(planTree(among, size, pointsInto), pointsInto);
		for (let i = 0; i < 50; i++) {
			const [l, a, b] = [Math.floor(random() * 8) / 8, Math.floor(random() * 8) / 8, Math.floor(random() * 8) / 8] as const;
			const distance = (id: number): number =>
				Math.sqrt((points[3 * id]! - l) ** 2 + (points[3 * id + 1]! - a) ** 2 + (points[3 * id + 2]! - b) ** 2);
			const expected = [...among].sort((one, other) => distance(one) - distance(other) || one - other);
			for (const most of [1, 5, size]) {
				const { count, ids } = findNearest(tree, l, a, b, most, (one, other) => one < other);
				assert.equal(ids.slice(0, count), expected.slice(0, most), `seed "${seed}", ${size} points, case ${i}, ${most} at most`);
			}
		}
	}
});

names.run();
