/*
 * Chooses the places that a repair may move for each pair: the caller's preference counts, and fills keep their look.
 *
 * A pale or vivid surface on which black or white text passes is kept (`repair-fills.ts`): its text changes instead. It moves in three
 * cases only: a little, if it is also the text of a failing pair (links and errors in the color of a button), or if its text is light
 * and readers prefer white on it; and if its own text cannot change. Gray surfaces move together as little: they
 * are most of an interface. A repair tries one freedom after the other, the strictest first.
 * Last it tries chains: moves after which other pairs fail until their other colors move as well.
 *
 * Units  deltaE OK.
 * Proof  test/theme/repair-freedom.test.ts.
 */

import { placesIn, type Link, type Place } from './repair-places.ts';

/** Sides of a pair that a caller may prefer to change. */
export const PREFERENCES = ['least', 'text', 'surface'] as const;

type Preference = (typeof PREFERENCES)[number];

/** Preferences of a caller. */
export interface Wishes {
	/** Keys of names whose colors stay. */
	readonly lock: readonly string[];
	readonly prefer: Preference;
}

/** Places that may move in one search. */
export interface Freedom {
	/** The side of a pair that may move; undefined for both. */
	readonly side?: 'text' | 'surface';
	/** Preservation of fills: their look, their look unless their own text cannot change, or nothing. */
	readonly keeps: 'fills' | 'fills-as-texts' | 'nothing';
	/** True if a pair that passed may fail on the way, because its other color moves as well. */
	readonly chains: boolean;
}

const KEEP_FILLS: readonly Freedom[] = [
	{ keeps: 'fills', chains: false }, { keeps: 'fills-as-texts', chains: false }, { keeps: 'fills-as-texts', chains: true },
];

/** The freedoms to try for a preference, the strictest first. */
export const FREEDOMS: Readonly<Record<Preference, readonly Freedom[]>> = {
	least: KEEP_FILLS,
	text: [{ side: 'text', keeps: 'fills', chains: false }, ...KEEP_FILLS],
	surface: [{ side: 'surface', keeps: 'nothing', chains: false }, { keeps: 'nothing', chains: false }, { keeps: 'nothing', chains: true }],
};

/** The largest move of a fill that keeps its look, as when a design system chooses text and fill together. */
const KEPT_WITHIN = 0.06;

/** The largest move in a chain: a quarter of the way from black to white. */
const CHAINED_WITHIN = 0.25;

/** The largest move of a surface. A longer one would turn a dark page into a light one, or a light page into a dark one. */
const SURFACE_WITHIN = 0.4;

/**
 * Sets `movable` of each link and the reach of each place.
 *
 * @returns true if more freedom could help
 */
export function restrict(links: readonly Link[], { side, keeps, chains }: Freedom): boolean {
	const farthest = chains ? CHAINED_WITHIN : SURFACE_WITHIN;
	const fills = new Set<Place>(), texts = new Set<Place>(), whites = new Set<Place>(), grays = new Set<Place>();
	for (const link of links) {
		for (const place of placesIn(link)) {
			place.reachAsText = chains ? CHAINED_WITHIN : Infinity;
			place.reachAsSurface = farthest;
		}
		for (const place of link.background.places) if (place.kind === 'grays') grays.add(place);
		if (!link.passed) for (const place of link.text.places) texts.add(place);
		if (keeps !== 'nothing' && link.isFillKept) for (const place of link.background.places) fills.add(place);
		if (!link.passed && link.isWhitePreferred) for (const place of link.background.places) whites.add(place);
	}
	for (const place of fills) {
		place.reachAsText = KEPT_WITHIN;
		place.reachAsSurface = keeps === 'fills' ? (texts.has(place) || whites.has(place) ? KEPT_WITHIN : 0) : farthest;
	}
	for (const place of grays) {
		place.reachAsText = Math.min(place.reachAsText, KEPT_WITHIN);
		place.reachAsSurface = Math.min(place.reachAsSurface, KEPT_WITHIN);
	}
	let isRestricted = false;
	for (const link of links) {
		const { passed, text, background, movable } = link;
		link.movable = movable.filter((place) => {
			const isText = text.places.includes(place), isSurface = background.places.includes(place);
			const isAllowed = side === undefined || (side === 'text' ? isText : isSurface);
			return isAllowed && Math.max(isText ? place.reachAsText : 0, isSurface ? place.reachAsSurface : 0) > 0;
		});
		isRestricted ||= !passed && (link.movable.length < movable.length || movable.some((place) => fills.has(place)));
	}
	return isRestricted;
}
