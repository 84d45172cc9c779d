/*
 * The named colors nearest to a color, by deltaE OK.
 *
 * Exact: same results as comparing every name in double precision. In `names` a common name wins over an extended one that is
 * not nearer by more than 0.03, which is left out then, so that the answer still ascends. Of several extended names at the same
 * distance the shortest comes first, because words become shorter with use (Zipf, "The Psycho-Biology of Language", 1935).
 * Distances are measured in OKLab to the color as published, which may be outside sRGB for Tailwind.
 *
 * Proof  test/names/nearest.test.ts, on every list, for colors inside and far outside sRGB.
 */

import { printHex } from '../formats/hex.ts';
import { spend } from '../math/budget.ts';
import { deltaEOK } from '../metrics/difference.ts';
import { convert } from '../spaces/convert.ts';
import type { Color } from '../spaces/color.ts';
import { pixelsToOklabInto } from '../spaces/pixels.ts';
import { blueOf, fromRgb24, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import type { TableSet } from './columns.ts';
import { buildTree, findNearest, planTree, type IsBefore, type KdTree, type Nearest, type PointsInto, type TreePlan } from './kd-tree.ts';
import { commonIn, getList, isSuggested, packedCommonTree, packedExtendedTree, packedTree } from './lists.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, type Translation } from './locales/ids.ts';
import { nearestToPixels } from './nearest-pixels.ts';
import { once } from './once.ts';
import type { Source } from './search.ts';

/**
 * `common` and `names-ru` are the common names in English and in Russian; `names` is the common names in English and
 * the extended names together.
 */
export type NearestList = NamesId | 'common' | 'css' | 'tailwind' | 'extended';

/** All names in a language. */
type NamesId = 'names' | `names-${Translation}`;

/** Id of all names in a language. */
export const namesIn = (locale: Locale): NamesId => (locale === DEFAULT_LOCALE ? 'names' : `names-${locale}`);

/** Id of the common names in a language. */
export const commonNamesIn = (locale: Locale): NearestList => (locale === DEFAULT_LOCALE ? 'common' : `names-${locale}`);

export const NEAREST_LISTS: readonly NearestList[] = [...LOCALES.map(namesIn), 'common', 'css', 'tailwind', 'extended'];

/** A named color near another color. */
export interface NamedColor {
	/** The name. */
	readonly name: string;
	/** 8-bit sRGB; gamut-mapped for Tailwind classes outside sRGB. */
	readonly hex: string;
	/** Distance in OKLab. */
	readonly deltaEOK: number;
	/** The list of the name. */
	readonly source: Source;
}

/** Ids from 0 on with a name and a color each. */
interface Named {
	readonly size: number;
	readonly name: (id: number) => string;
	/** 8-bit sRGB; gamut-mapped for Tailwind classes outside sRGB. */
	readonly rgb24: (id: number) => Rgb24;
	readonly color: (id: number) => Color;
}

/** Points of 8-bit colors. */
const bytePoints = ({ rgb24 }: Named): PointsInto => (out, ids) => {
	const bytes = new Uint8Array(4 * ids.length);
	for (let i = 0; i < ids.length; i++) {
		const rgb = rgb24(ids[i]!);
		bytes[4 * i] = redOf(rgb);
		bytes[4 * i + 1] = greenOf(rgb);
		bytes[4 * i + 2] = blueOf(rgb);
	}
	pixelsToOklabInto(out, bytes);
};

/** Points of any colors. */
const colorPoints = ({ color }: Named): PointsInto => (out, ids) =>
	ids.forEach((id, i) => out.set(convert(color(id), 'oklab').coords, 3 * i));

interface Tree {
	readonly plan: () => TreePlan;
	readonly tree: () => KdTree;
}

/** A tree over the names of a list, by default all; its plan may be packed. */
function treeOver(
	packed: () => TreePlan | undefined, named: () => Named, pointsOf: (named: Named) => PointsInto, isIncluded = isAny,
): Tree {
	const plan = once(() => packed() ?? planOver(named(), pointsOf(named()), isIncluded));
	return { plan, tree: once(() => buildTree(plan(), pointsOf(named()))) };
}

const isAny = (_: number): boolean => true;

const planOver = (named: Named, pointsInto: PointsInto, isIncluded: (id: number) => boolean): TreePlan =>
	planTree(Array.from({ length: named.size }, (_, id) => id).filter(isIncluded), named.size, pointsInto);

const COMMON = /*#__PURE__*/ treeOver(packedCommonTree, () => getList('common'), bytePoints);
const EXTENDED = /*#__PURE__*/ treeOver(packedExtendedTree, () => getList('extended'), bytePoints, isSuggested);
const CSS = /*#__PURE__*/ treeOver(packedTree('tree-css'), () => getList('css'), bytePoints);
const TAILWIND = /*#__PURE__*/ treeOver(packedTree('tree-tailwind'), () => getList('tailwind'), colorPoints);

/** The plans of the trees, by the name they are packed under. */
export const TREE_TABLES = {
	'tree-common': COMMON.plan,
	'tree-extended': EXTENDED.plan,
	'tree-css': CSS.plan,
	'tree-tailwind': TAILWIND.plan,
} as const satisfies TableSet;

interface SearchTarget extends Named {
	readonly source: (id: number) => Source;
	readonly find: (l: number, a: number, b: number, limit: number) => Nearest;
}

/** A list with its tree; the first of names at the same distance is that which `isBefore` says, by default alphabetical. */
function searchTarget(named: Named, source: Source, tree: KdTree, isBefore: IsBefore = alphabetical(named)): SearchTarget {
	return { ...named, source: () => source, find: (l, a, b, limit) => findNearest(tree, l, a, b, limit, isBefore) };
}

const alphabetical = ({ name }: Named): IsBefore => (id, other) => name(id) < name(other);

const shorterFirst = ({ name }: Named): IsBefore => (id, other) => {
	const one = name(id), two = name(other);
	return one.length === two.length ? one < two : one.length < two.length;
};

const extendedTarget = (): SearchTarget =>
	searchTarget(getList('extended'), 'extended', EXTENDED.tree(), shorterFirst(getList('extended')));

/** An extended name is left out if a common name follows within this distance. */
const PREFERENCE = 0.03;

/** Common names from id 0 on, followed by extended names. */
function joinTargets(): SearchTarget {
	const common = getList('common'), extended = getList('extended'), size = common.size;
	const isExtendedBefore = shorterFirst(extended), commonTarget = searchTarget(common, 'common', COMMON.tree());
	const choose = <T>(pick: (list: Named) => (id: number) => T) => (id: number): T =>
		(id < size ? pick(common)(id) : pick(extended)(id - size));
	return {
		size: size + extended.size, name: choose((list) => list.name), rgb24: choose((list) => list.rgb24), color: choose((list) => list.color),
		source: (id) => (id < size ? 'common' : 'extended'),
		find: (l, a, b, limit) => {
			const first = commonTarget.find(l, a, b, limit), within = (first.distances[limit - 1] ?? Infinity) - PREFERENCE;
			if (within <= 0) return first;
			const admits = (distance: number): boolean =>
				!first.distances.some((preferred) => preferred >= distance && preferred - PREFERENCE <= distance);
			const second = findNearest(EXTENDED.tree(), l, a, b, limit, isExtendedBefore, { within, admits });
			return second.count === 0 ? first : merge(first, second, size, limit);
		},
	};
}

/** Both results ascending by distance; ids of the second begin at `size`. */
function merge(first: Nearest, second: Nearest, size: number, limit: number): Nearest {
	const ids: number[] = [], distances: number[] = [];
	for (let i = 0, j = 0; ids.length < limit && (i < first.count || j < second.count);) {
		const isFirst = j >= second.count || (i < first.count && first.distances[i]! <= second.distances[j]!);
		ids.push(isFirst ? first.ids[i]! : size + second.ids[j]!);
		distances.push(isFirst ? first.distances[i++]! : second.distances[j++]!);
	}
	return { count: ids.length, ids, distances };
}

/** The common names in the language, usually all. */
function searchTargetIn(locale: Locale): SearchTarget {
	const list = getList(commonIn(locale)), isNamed = (i: number): boolean => list.name(i) !== '';
	const isWhole = Array.from({ length: list.size }, (_, i) => i).every(isNamed);
	return searchTarget(list, 'common', isWhole ? COMMON.tree() : buildTree(planOver(list, bytePoints(list), isNamed), bytePoints(list)));
}

// One for each language, which covers all their ids.
const IN_LANGUAGES = Object.fromEntries(LOCALES.map((locale) =>
	[namesIn(locale), once(() => (locale === DEFAULT_LOCALE ? joinTargets() : searchTargetIn(locale)))],
)) as Readonly<Record<NamesId, () => SearchTarget>>;

const SEARCHED: Readonly<Record<NearestList, () => SearchTarget>> = {
	...IN_LANGUAGES,
	'common': once(() => searchTarget(getList('common'), 'common', COMMON.tree())),
	'css': once(() => searchTarget(getList('css'), 'css', CSS.tree())),
	'tailwind': once(() => searchTarget(getList('tailwind'), 'tailwind', TAILWIND.tree())),
	'extended': once(extendedTarget),
};

/**
 * Beyond this distance from the origin of OKLab, no color is meaningful: all names lie in one direction, at distances that
 * are equal in double precision or overflow. Such a color is replaced by one at this distance in the same direction.
 */
const FARTHEST = 1e4;

/** The nearest names of a list, at most `limit` (1 on), ascending by distance; alpha is ignored. */
export function nearest(color: Color, list: NearestList, limit: number): readonly NamedColor[] {
	spend(1.5 + limit / 4);
	const { find, name, rgb24, source, color: colorAt } = SEARCHED[list]();
	const { coords } = convert(color, 'oklab'), l = coords[0], a = coords[1], b = coords[2];
	const farness = Math.max(Math.abs(l), Math.abs(a), Math.abs(b)) / FARTHEST;
	const isFar = farness > 1;
	const { count, ids, distances } = isFar ? find(l / farness, a / farness, b / farness, limit) : find(l, a, b, limit);
	const matches = new Array<NamedColor>(count);
	for (let i = 0; i < count; i++) {
		const id = ids[i]!;
		const distance = isFar ? farDeltaE(color, colorAt(id)) : distances[i]!;
		matches[i] = { name: name(id), hex: printHex(rgb24(id)), deltaEOK: distance, source: source(id) };
	}
	return matches;
}

/** The nearest id for each pixel, and the named color for an id, with the distance to a pixel. */
interface NearestOfPixels {
	readonly ids: Uint32Array;
	readonly size: number;
	readonly nameOf: (id: number, pixel: Rgb24) => NamedColor;
}

/** The nearest name for each pixel (red, green, blue, alpha); alpha is ignored. */
export function nearestOfPixels(bytes: Uint8Array | Uint8ClampedArray, list: NearestList): NearestOfPixels {
	const { find, name, rgb24, source, color, size } = SEARCHED[list]();
	return {
		ids: nearestToPixels(bytes, (l, a, b) => find(l, a, b, 1).ids[0]!),
		size,
		nameOf: (id, pixel) =>
			({ name: name(id), hex: printHex(rgb24(id)), deltaEOK: deltaEOK(fromRgb24(pixel), color(id)), source: source(id) }),
	};
}

/** deltaE OK without overflow. */
function farDeltaE(color: Color, other: Color): number {
	const [l, a, b] = convert(color, 'oklab').coords, [m, c, d] = convert(other, 'oklab').coords;
	return Math.min(Math.hypot(l - m, a - c, b - d), Number.MAX_VALUE);
}
