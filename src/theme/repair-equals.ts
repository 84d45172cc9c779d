/*
 * Colors of a theme that are equal and stay equal in a repair: one brand color under several names.
 *
 * Only opaque colors count. Many names are white or gray by chance, so equal grays may become different if a common one would change
 * more; the two names of one color in Bootstrap may not (`body-color` and `body-color-rgb`). Colors under different conditions, such as
 * those of a light and a dark theme, are independent.
 *
 * Proof  test/theme/repair-freedom.test.ts.
 */

import type { GamutId } from '../gamut/gamut.ts';
import { hasChroma } from '../gamut/max-chroma.ts';
import { bisect } from '../math/bisect.ts';
import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Alternatives } from './css-modes.ts';
import type { Literal } from './literal.ts';
import type { Entry, Theme, Value } from './theme.ts';

/** A color of the file and its entry. */
export interface Member {
	readonly literal: Literal;
	readonly entry: Entry;
}

/** By each color of a group of several, its group in the order of the file. */
type Groups = ReadonlyMap<Literal, readonly Member[]>;

export interface EqualColors {
	/** All of one color. */
	readonly all: Groups;
	/** Those that always move together. */
	readonly tied: Groups;
}

/** Maximum number of equal grays that may move together: each pair of all of them is measured. */
export const MOST_EQUAL = 100;

/** OKLCH chroma of the grayest color that counts. */
const LEAST_CHROMA = 0.03;

/** Bounds of OKLCH lightness. */
export type Bounds = readonly [least: number, most: number];

/**
 * The bounds within which a color stays colorful in a gamut, if it has equals: gray, the next improvement would not know them. They are
 * computed on first use.
 */
export function createBounds(members: readonly Member[], [lightness, chroma, hue]: Color['coords'], gamut: GamutId): () => Bounds {
	let bounds: Bounds | undefined = members.length > 1 ? undefined : [0, 1];
	const isColorful = (at: number): boolean => hasChroma(Math.min(chroma, LEAST_CHROMA), at, hue, gamut);
	const findEnd = (extreme: 0 | 1): number => bisect(lightness, extreme, TOLERANCE, isColorful);
	return () => {
		if (bounds !== undefined) return bounds;
		spend(BOUNDS_COST);
		return bounds = [findEnd(0), findEnd(1)];
	};
}

/** A step of lightness, and units of work for both ends. */
const TOLERANCE = 1e-3, BOUNDS_COST = 12;

/** Units of work for one color. */
const COLOR_COST = 0.5;

/** The colors in a value: both of `light-dark()`. */
const literalsIn = (value: Value): readonly (Literal | undefined)[] => (value.kind === 'literal' ? [value.literal]
	: value.kind === 'scheme' ? [value.light, value.dark].map((one) => (one?.kind === 'literal' ? one.literal : undefined)) : []);

/** Groups the equal colors of a theme, without those of locked names. */
export function findEqualColors({ entries }: Theme, locked: ReadonlySet<string>): EqualColors {
	const tied = new Map<Alternatives, Map<string, Member[]>>(), all: typeof tied = new Map();
	const add = (groups: typeof tied, key: string, member: Member): void =>
		void getOrCreate(getOrCreate(groups, member.entry.when, () => new Map()), key, (): Member[] => []).push(member);
	for (const entry of entries) {
		if (locked.has(entry.key)) continue;
		for (const [part, literal] of literalsIn(entry.value).entries()) {
			if (literal === undefined || literal.form === 'fixed' || literal.color.alpha < 1) continue;
			spend(COLOR_COST);
			const { coords } = convert(literal.color, 'oklab'), isGray = Math.hypot(coords[1], coords[2]) < LEAST_CHROMA;
			// Notations round differently.
			const key = `${coords.map((coord) => coord.toFixed(3)).join(' ')} ${part}`;
			add(all, key, { literal, entry });
			add(tied, isGray ? `${key} ${entry.key.replace(/-rgb$/, '')}` : key, { literal, entry });
		}
	}
	return { all: byLiteral(all), tied: byLiteral(tied) };
}

const byLiteral = (groups: ReadonlyMap<Alternatives, ReadonlyMap<string, readonly Member[]>>): Groups =>
	new Map([...groups.values()].flatMap((byColor) => [...byColor.values()])
		.filter(({ length }) => length > 1).flatMap((group) => group.map(({ literal }) => [literal, group] as const)));
