/*
 * The named colors nearest to a color, by deltaE OK.
 *
 * Exact: same results as comparing every name in double precision; names at the same distance are ordered by code units.
 * Distances are measured in OKLab to the color as published, which may be outside sRGB for Tailwind.
 *
 * Proof  test/names/nearest.test.ts, on every list, for colors inside and far outside sRGB.
 */

import { printHex } from '../formats/hex.ts';
import { spend } from '../math/budget.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import { convert } from '../spaces/convert.ts';
import type { Color } from '../spaces/color.ts';
import { pixelsToOklabInto } from '../spaces/lanes/pixels.ts';
import { blueOf, fromRgb24, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import type { TableSet } from './columns.ts';
import { fold } from './fold.ts';
import { buildTree, findNearest, planTree, type KdTree, type PointsInto, type TreePlan } from './kd-tree.ts';
import { commonIn, getList, packedCommonTree, packedNamesTree, packedTree } from './lists.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, type Translation } from './locale.ts';
import { nearestToPixels } from './nearest-pixels.ts';
import { once } from './once.ts';

/**
 * `common` and `names-ru` are the common names in English and in Russian; `names` is the common names in English and
 * the extended names together, the same name at the same color once.
 */
export type NearestList = NamesId | 'common' | 'css' | 'tailwind';

/** All names in a language. */
type NamesId = 'names' | `names-${Translation}`;

/** Id of all names in a language. */
export const namesIn = (locale: Locale): NamesId => (locale === DEFAULT_LOCALE ? 'names' : `names-${locale}`);

/** Id of the common names in a language. */
export const commonNamesIn = (locale: Locale): NearestList => (locale === DEFAULT_LOCALE ? 'common' : `names-${locale}`);

export const NEAREST_LISTS: readonly NearestList[] = [...LOCALES.map(namesIn), 'common', 'css', 'tailwind'];

export interface NamedColor {
	readonly name: string;
	/** 8-bit sRGB; gamut-mapped for Tailwind classes outside sRGB. */
	readonly hex: string;
	readonly deltaEOK: number;
}

/** Ids from 0 on with a name and a color each. */
interface Named {
	readonly size: number;
	readonly name: (id: number) => string;
	/** 8-bit sRGB; gamut-mapped for Tailwind classes outside sRGB. */
	readonly rgb24: (id: number) => Rgb24;
	readonly color: (id: number) => Color;
}

/** Common names from id 0 on, followed by extended names. */
function joinLists(): Named {
	const common = getList('common'), extended = getList('extended'), size = common.size;
	return {
		size: size + extended.size,
		name: (id) => (id < size ? common.name(id) : extended.name(id - size)),
		rgb24: (id) => (id < size ? common.rgb24(id) : extended.rgb24(id - size)),
		color: (id) => (id < size ? common.color(id) : extended.color(id - size)),
	};
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

/** A tree over the names that `isIncluded` accepts; its plan may be packed. */
function treeOver(
	packed: () => TreePlan | undefined, named: () => Named, pointsOf: (named: Named) => PointsInto, isIncluded?: () => IsIncluded,
): Tree {
	const plan = once(() => packed() ?? planOver(named(), pointsOf(named()), isIncluded?.()));
	return { plan, tree: once(() => buildTree(plan(), pointsOf(named()))) };
}

type IsIncluded = (id: number) => boolean;

const planOver = (named: Named, pointsInto: PointsInto, isIncluded: IsIncluded = () => true): TreePlan =>
	planTree(Array.from({ length: named.size }, (_, id) => id).filter(isIncluded), named.size, pointsInto);

const names = once(joinLists);

/** Excludes extended names that repeat a common one with the same color. */
function notRepeated(): IsIncluded {
	const common = getList('common'), all = names(), words = new Map<string, Rgb24>();
	for (let i = 0; i < common.size; i++) words.set(fold(common.name(i)), common.rgb24(i));
	return (id) => id < common.size || words.get(fold(all.name(id))) !== all.rgb24(id);
}

const NAMES = /*#__PURE__*/ treeOver(packedNamesTree, names, bytePoints, notRepeated);
const COMMON = /*#__PURE__*/ treeOver(packedCommonTree, () => getList('common'), bytePoints);
const CSS = /*#__PURE__*/ treeOver(packedTree('tree-css'), () => getList('css'), bytePoints);
const TAILWIND = /*#__PURE__*/ treeOver(packedTree('tree-tailwind'), () => getList('tailwind'), colorPoints);

/** The plans of the trees, by the name they are packed under. */
export const TREE_TABLES = {
	'tree-names': NAMES.plan,
	'tree-common': COMMON.plan,
	'tree-css': CSS.plan,
	'tree-tailwind': TAILWIND.plan,
} as const satisfies TableSet;

interface SearchTarget extends Named {
	readonly tree: KdTree;
	readonly isBefore: (id: number, other: number) => boolean;
}

const searchTarget = (named: Named, tree: KdTree): SearchTarget =>
	({ ...named, tree, isBefore: (id, other) => named.name(id) < named.name(other) });

/** The common names in the language, usually all. */
function searchTargetIn(locale: Locale): SearchTarget {
	const list = getList(commonIn(locale)), isNamed = (i: number): boolean => list.name(i) !== '';
	const isWhole = Array.from({ length: list.size }, (_, i) => i).every(isNamed);
	if (isWhole) return searchTarget(list, COMMON.tree());
	return searchTarget(list, buildTree(planOver(list, bytePoints(list), isNamed), bytePoints(list)));
}

// One for each language, which covers all their ids.
const IN_LANGUAGES = Object.fromEntries(LOCALES.map((locale) =>
	[namesIn(locale), once(() => (locale === DEFAULT_LOCALE ? searchTarget(names(), NAMES.tree()) : searchTargetIn(locale)))],
)) as Readonly<Record<NamesId, () => SearchTarget>>;

const SEARCHED: Readonly<Record<NearestList, () => SearchTarget>> = {
	...IN_LANGUAGES,
	'common': once(() => searchTarget(getList('common'), COMMON.tree())),
	'css': once(() => searchTarget(getList('css'), CSS.tree())),
	'tailwind': once(() => searchTarget(getList('tailwind'), TAILWIND.tree())),
};

/**
 * Beyond this distance from the origin of OKLab, no color is meaningful: all names lie in one direction, at distances that
 * are equal in double precision or overflow. Such a color is replaced by one at this distance in the same direction.
 */
const FARTHEST = 1e4;

/** The nearest names of a list, at most `limit` (1 on), ascending by distance; alpha is ignored. */
export function nearest(color: Color, list: NearestList, limit: number): readonly NamedColor[] {
	spend(1.5 + limit / 4);
	const { tree, name, rgb24, isBefore, color: colorAt } = SEARCHED[list]();
	const { coords } = convert(color, 'oklab'), l = coords[0], a = coords[1], b = coords[2];
	const farness = Math.max(Math.abs(l), Math.abs(a), Math.abs(b)) / FARTHEST;
	const isFar = farness > 1;
	const { count, ids, distances } = isFar
		? findNearest(tree, l / farness, a / farness, b / farness, limit, isBefore)
		: findNearest(tree, l, a, b, limit, isBefore);
	const found = new Array<NamedColor>(count);
	for (let i = 0; i < count; i++) {
		const id = ids[i]!;
		found[i] = { name: name(id), hex: printHex(rgb24(id)), deltaEOK: isFar ? farDeltaE(color, colorAt(id)) : distances[i]! };
	}
	return found;
}

/** The nearest id for each pixel, and the named color for an id, with the distance to a pixel. */
interface NearestOfPixels {
	readonly ids: Uint32Array;
	readonly size: number;
	readonly nameOf: (id: number, pixel: Rgb24) => NamedColor;
}

/** The nearest name for each pixel (red, green, blue, alpha); alpha is ignored. */
export function nearestOfPixels(bytes: Uint8Array | Uint8ClampedArray, list: NearestList): NearestOfPixels {
	const { tree, name, rgb24, isBefore, color, size } = SEARCHED[list]();
	return {
		ids: nearestToPixels(bytes, tree, isBefore),
		size,
		nameOf: (id, pixel) => ({ name: name(id), hex: printHex(rgb24(id)), deltaEOK: deltaEOK(fromRgb24(pixel), color(id)) }),
	};
}

/** deltaE OK without overflow. */
function farDeltaE(color: Color, other: Color): number {
	const [l, a, b] = convert(color, 'oklab').coords, [m, c, d] = convert(other, 'oklab').coords;
	return Math.min(Math.hypot(l - m, a - c, b - d), Number.MAX_VALUE);
}
