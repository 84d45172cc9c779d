/*
 * The nearest names: equal to a search of all names, on every list, for colors inside and far outside sRGB.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { buildTree, findNearest, planTree, type PointsInto } from '../../src/names/kd-tree.ts';
import { furtherWords, getList, isSuggested } from '../../src/names/lists.ts';
import { nearest, NEAREST_LISTS, type NearestList } from '../../src/names/nearest.ts';
import { parse } from '../../src/names/parse-color.ts';
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
	return Array.from({ length: list.size }, (_, i) => i).filter((i) => id !== 'extended' || isSuggested(i))
		.map((i) => ({ name: list.name(i), color: list.color(i) }));
};

/** The contents of each list; `names` is compared separately, from two of them. */
const entries = (list: NearestList): Entry[] => listEntries(list === 'names-ru' ? 'common-ru' : list === 'names' ? 'common' : list);

interface Plain {
	readonly entries: readonly Entry[];
	readonly points: Float64Array;
	readonly isBefore: (one: string, other: string) => boolean;
}

const alphabetical = (one: string, other: string): boolean => one < other;
const shortest = (one: string, other: string): boolean => (one.length === other.length ? one < other : one.length < other.length);

const plain = (list: NearestList): Plain => {
	const all = entries(list);
	const points = Float64Array.from(all.flatMap((entry) => convert(entry.color, 'oklab').coords));
	return { entries: all, points, isBefore: list === 'extended' ? shortest : alphabetical };
};

interface Answer {
	readonly name: string;
	readonly deltaEOK: number;
}

/** Every distance measured; those up to the one at `limit` sorted by distance, then by name. */
function lookAtAll({ entries: all, points, isBefore }: Plain, of: Color, limit: number): Answer[] {
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
		.sort((one, other) => one.deltaEOK - other.deltaEOK || (isBefore(one.name, other.name) ? -1 : 1))
		.slice(0, limit);
}

/** Common and extended names by the rule: no extended name that a common one follows within 0.03. */
function lookAtBoth(common: Plain, extended: Plain, of: Color, limit: number): Answer[] {
	const preferred = lookAtAll(common, of, limit);
	const [l, a, b] = convert(of, 'oklab').coords, { entries: all, points } = extended;
	const rest = all
		.map(({ name }, i) => {
			const dl = points[3 * i]! - l, da = points[3 * i + 1]! - a, db = points[3 * i + 2]! - b;
			return { name, deltaEOK: Math.sqrt(dl * dl + da * da + db * db) };
		})
		.filter(({ deltaEOK: distance }) =>
			distance < preferred.at(-1)!.deltaEOK
			&& !preferred.some((one) => one.deltaEOK >= distance && one.deltaEOK - 0.03 <= distance))
		.sort((one, other) => (shortest(one.name, other.name) ? -1 : 1));
	return [...preferred, ...rest].sort((one, other) => one.deltaEOK - other.deltaEOK).slice(0, limit);
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
	['extended', 4_000, 1], ['extended', 1_000, 10], ['common', 10_000, 5], ['names-ru', 10_000, 1], ['css', 10_000, 5],
	['tailwind', 10_000, 5],
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

names('names: common and extended ones are those of a search of all, by the rule', () => {
	const common = plain('common'), extended = plain('extended');
	for (const [colors, limit] of [[150, 1], [150, 10]] as const) {
		const seed = `both ${limit}`, random = randomFrom(seed);
		for (let i = 0; i < colors; i++) {
			const of = anyColor(random);
			const results = nearest(of, 'names', limit).map(({ name, deltaEOK: distance }) => ({ name, deltaEOK: distance }));
			assert.equal(results, lookAtBoth(common, extended, of, limit), `seed "${seed}", color ${i}: ${JSON.stringify(of)}`);
		}
	}
});

names('every common name comes first for its own color, in every language', () => {
	for (const list of ['names', 'common', 'names-ru'] as const) {
		for (const { name, color: own } of entries(list)) assert.is(nearest(own, list, 1)[0]!.name, name);
	}
});

names('an extended name comes first only where every common name is more than 0.03 farther', () => {
	const seed = 'common first', random = randomFrom(seed);
	for (let i = 0; i < 3000; i++) {
		const of = fromRgb24(Math.floor(random() * 0x1000000)), [first] = nearest(of, 'names', 1), [common] = nearest(of, 'common', 1);
		if (first!.source === 'common') assert.equal(first, common);
		else assert.ok(common!.deltaEOK - first!.deltaEOK > 0.03, `seed "${seed}", color ${i}`);
	}
});

names('a rare name is found by parsing and is no answer for its color', () => {
	const rare = parse('Angry Flamingo');
	for (const list of ['names', 'extended'] as const)
		assert.not(nearest(rare, list, 50).some(({ name }) => name === 'Angry Flamingo'), list);
});

names('every name parses back to its own color', () => {
	for (const id of ['css', 'common', 'common-ru', 'tailwind', 'extended'] as const) {
		const list = getList(id), other = Array.from({ length: list.size }, (_, i) => i)
			.filter((i) => toRgb24(parse(list.name(i))) !== list.rgb24(i)).map(list.name);
		assert.equal(other, []);
	}
	for (const { word, entry } of furtherWords()) assert.is(toRgb24(parse(word)), getList('common').rgb24(entry), word);
});

names('every name is nearest to itself, at no distance, or shares its color with a name before it', () => {
	for (const list of NEAREST_LISTS) {
		const all = entries(list), { isBefore } = plain(list);
		for (let i = 0; i < all.length; i += Math.ceil(all.length / 2000)) {
			const [first] = nearest(all[i]!.color, list, 1);
			assert.is(first!.deltaEOK, 0, all[i]!.name);
			assert.ok(!isBefore(all[i]!.name, first!.name), `${list}: ${all[i]!.name}, ${first!.name}`);
		}
	}
});

names('keywords at the same distance come in the order of their code units', () => {
	const cyan = nearest(fromRgb24(0x00ffff), 'css', 2);
	assert.equal(cyan, [
		{ name: 'aqua', hex: '#00ffff', deltaEOK: 0, source: 'css' }, { name: 'cyan', hex: '#00ffff', deltaEOK: 0, source: 'css' },
	]);
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

names('far away, the nearest name is the one that reaches farthest in that direction', () => {
	const entries = listEntries('css').map((entry) => convert(entry.color, 'oklab').coords);
	for (let corner = 0; corner < 8; corner++) {
		const [l, a, b] = [corner & 1, corner & 2, corner & 4].map((bit) => (bit === 0 ? -1 : 1)) as [number, number, number];
		const reach = (coords: readonly number[]): number => l * coords[0]! + a * coords[1]! + b * coords[2]!;
		const [first] = nearest(color('oklab', [1e5 * l, 1e5 * a, 1e5 * b]), 'css', 1);
		const coords = convert(parse(first!.hex), 'oklab').coords;
		// At a distance of 1e4 the sphere around the color is a plane within 1e-4.
		assert.ok(reach(coords) >= Math.max(...entries.map(reach)) - 1e-4, `${first!.name} for ${l} ${a} ${b}`);
	}
});

names.run();
