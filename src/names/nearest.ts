/*
 * The named colors nearest to a color, by deltaE OK.
 *
 * Exact: what looking at every name in double precision would give, names at the same distance in order of their code
 * units. Distances are measured in OKLab to the color as published, which for Tailwind may lie outside sRGB.
 *
 * Proof  test/names/nearest.test.ts, on every list, for colors inside and far outside sRGB.
 */

import { printHex } from '../formats/hex.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import { convert } from '../spaces/convert.ts';
import type { Color } from '../spaces/color.ts';
import { pixelsToOklabInto } from '../spaces/lanes/pixels.ts';
import { blueOf, fromRgb24, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import type { TableSet } from './columns.ts';
import { fold } from './fold.ts';
import { nearestIn, planTree, treeOf, type KdTree, type PointsInto, type TreePlan } from './kd-tree.ts';
import { commonIn, listOf, packedCommonTree, packedNamesTree, packedTree } from './lists.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, type Translation } from './locale.ts';
import { pixelsNearest } from './nearest-pixels.ts';
import { once } from './once.ts';

/**
 * `common` and `names-ru` are the common names in English and in Russian; `names` is the common names in English and
 * the extended names together, the same name at the same color once.
 */
export type NearestList = NamesId | 'common' | 'css' | 'tailwind';

/** All names there are in a language. */
type NamesId = 'names' | `names-${Translation}`;

/** All names in a language. */
export const namesIn = (locale: Locale): NamesId => (locale === DEFAULT_LOCALE ? 'names' : `names-${locale}`);

/** The names in a language that people say. */
export const commonNamesIn = (locale: Locale): NearestList => (locale === DEFAULT_LOCALE ? 'common' : `names-${locale}`);

export const NEAREST_LISTS: readonly NearestList[] = [...LOCALES.map(namesIn), 'common', 'css', 'tailwind'];

export interface NamedColor {
	readonly name: string;
	/** 8-bit sRGB; of a Tailwind class outside sRGB, the gamut-mapped color. */
	readonly hex: string;
	readonly deltaEOK: number;
}

/** What a search needs to know: ids with a name and a color each, and a tree over them. */
interface Named {
	readonly size: number;
	readonly name: (id: number) => string;
	/** 8-bit sRGB; of a Tailwind class outside sRGB, the gamut-mapped color. */
	readonly rgb24: (id: number) => Rgb24;
	readonly color: (id: number) => Color;
}

/** Common names count from 0, extended names go on after them. */
function together(): Named {
	const common = listOf('common'), extended = listOf('extended'), size = common.size;
	return {
		size: size + extended.size,
		name: (id) => (id < size ? common.name(id) : extended.name(id - size)),
		rgb24: (id) => (id < size ? common.rgb24(id) : extended.rgb24(id - size)),
		color: (id) => (id < size ? common.color(id) : extended.color(id - size)),
	};
}

/** Of colors of 8 bits. */
const pointsOfBytes = ({ rgb24 }: Named): PointsInto => (out, ids) => {
	const bytes = new Uint8Array(4 * ids.length);
	for (let i = 0; i < ids.length; i++) {
		const rgb = rgb24(ids[i]!);
		bytes[4 * i] = redOf(rgb);
		bytes[4 * i + 1] = greenOf(rgb);
		bytes[4 * i + 2] = blueOf(rgb);
	}
	pixelsToOklabInto(out, bytes);
};

/** Of any colors. */
const pointsOfColors = ({ color }: Named): PointsInto => (out, ids) =>
	ids.forEach((id, i) => out.set(convert(color(id), 'oklab').coords, 3 * i));

interface Planted {
	readonly plan: () => TreePlan;
	readonly tree: () => KdTree;
}

/** A tree over the names that are wanted, of which the plan may be packed. */
function planted(
	packed: () => TreePlan | undefined, named: () => Named, pointsOf: (named: Named) => PointsInto, isWanted?: () => IsWanted,
): Planted {
	const plan = once(() => packed() ?? planOver(named(), pointsOf(named()), isWanted?.()));
	return { plan, tree: once(() => treeOf(plan(), pointsOf(named()))) };
}

type IsWanted = (id: number) => boolean;

const planOver = (named: Named, pointsInto: PointsInto, isWanted: IsWanted = () => true): TreePlan =>
	planTree(Array.from({ length: named.size }, (_, id) => id).filter(isWanted), named.size, pointsInto);

const names = once(together);

/** An extended name that repeats a common one at its color is none. */
function isNews(): IsWanted {
	const common = listOf('common'), all = names(), words = new Map<string, Rgb24>();
	for (let i = 0; i < common.size; i++) words.set(fold(common.name(i)), common.rgb24(i));
	return (id) => id < common.size || words.get(fold(all.name(id))) !== all.rgb24(id);
}

const NAMES = /*#__PURE__*/ planted(packedNamesTree, names, pointsOfBytes, isNews);
const COMMON = /*#__PURE__*/ planted(packedCommonTree, () => listOf('common'), pointsOfBytes);
const CSS = /*#__PURE__*/ planted(packedTree('tree-css'), () => listOf('css'), pointsOfBytes);
const TAILWIND = /*#__PURE__*/ planted(packedTree('tree-tailwind'), () => listOf('tailwind'), pointsOfColors);

/** The plans of the trees, by the name they are packed under. */
export const TREE_TABLES = {
	'tree-names': NAMES.plan,
	'tree-common': COMMON.plan,
	'tree-css': CSS.plan,
	'tree-tailwind': TAILWIND.plan,
} as const satisfies TableSet;

interface Searched extends Named {
	readonly tree: KdTree;
	readonly isBefore: (id: number, other: number) => boolean;
}

const searched = (named: Named, tree: KdTree): Searched =>
	({ ...named, tree, isBefore: (id, other) => named.name(id) < named.name(other) });

/** Over the common names that there are in the language; mostly all. */
function searchedIn(locale: Locale): Searched {
	const list = listOf(commonIn(locale)), isNamed = (i: number): boolean => list.name(i) !== '';
	const isWhole = Array.from({ length: list.size }, (_, i) => i).every(isNamed);
	if (isWhole) return searched(list, COMMON.tree());
	return searched(list, treeOf(planOver(list, pointsOfBytes(list), isNamed), pointsOfBytes(list)));
}

// One for each language, which is what all their ids are.
const IN_LANGUAGES = Object.fromEntries(LOCALES.map((locale) =>
	[namesIn(locale), once(() => (locale === DEFAULT_LOCALE ? searched(names(), NAMES.tree()) : searchedIn(locale)))],
)) as Readonly<Record<NamesId, () => Searched>>;

const SEARCHED: Readonly<Record<NearestList, () => Searched>> = {
	...IN_LANGUAGES,
	'common': once(() => searched(listOf('common'), COMMON.tree())),
	'css': once(() => searched(listOf('css'), CSS.tree())),
	'tailwind': once(() => searched(listOf('tailwind'), TAILWIND.tree())),
};

/**
 * No color one could mean is farther out on an axis of OKLab. From beyond, all names lie in one direction and their
 * distances are equal in double precision or no numbers at all: it is looked from this far in that direction instead.
 */
const FARTHEST = 1e4;

/** The nearest of a list, as many as wanted (1 on) and there are, ascending; alpha does not count. */
export function nearest(color: Color, list: NearestList, limit: number): readonly NamedColor[] {
	const { tree, name, rgb24, isBefore, color: colorAt } = SEARCHED[list]();
	const { coords } = convert(color, 'oklab'), l = coords[0], a = coords[1], b = coords[2];
	const farness = Math.max(Math.abs(l), Math.abs(a), Math.abs(b)) / FARTHEST;
	const isFar = farness > 1;
	const { count, ids, distances } = isFar
		? nearestIn(tree, l / farness, a / farness, b / farness, limit, isBefore)
		: nearestIn(tree, l, a, b, limit, isBefore);
	const found = new Array<NamedColor>(count);
	for (let i = 0; i < count; i++) {
		const id = ids[i]!;
		found[i] = { name: name(id), hex: printHex(rgb24(id)), deltaEOK: isFar ? farDeltaE(color, colorAt(id)) : distances[i]! };
	}
	return found;
}

/** The nearest to each pixel as an id, and what an id stands for, told of a pixel that has it. */
export interface NearestOfPixels {
	readonly ids: Uint32Array;
	readonly size: number;
	readonly nameOf: (id: number, pixel: Rgb24) => NamedColor;
}

/** The first of `nearest` for each pixel: red, green, blue and alpha, of which alpha does not count. */
export function nearestOfPixels(bytes: Uint8Array | Uint8ClampedArray, list: NearestList): NearestOfPixels {
	const { tree, name, rgb24, isBefore, color, size } = SEARCHED[list]();
	return {
		ids: pixelsNearest(bytes, tree, isBefore),
		size,
		nameOf: (id, pixel) => ({ name: name(id), hex: printHex(rgb24(id)), deltaEOK: deltaEOK(fromRgb24(pixel), color(id)) }),
	};
}

/** Without overflow. */
function farDeltaE(color: Color, other: Color): number {
	const [l, a, b] = convert(color, 'oklab').coords, [m, c, d] = convert(other, 'oklab').coords;
	return Math.min(Math.hypot(l - m, a - c, b - d), Number.MAX_VALUE);
}
