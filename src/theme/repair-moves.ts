/*
 * The nearest move of a place after which pairs pass.
 *
 * A place that moves away from the other color of a pair first fails and then passes, so bisection finds the first step that
 * passes; the other pairs of the place are checked from there on.
 *
 * Proof  test/theme/repair-moves.test.ts, repair.test.ts.
 */

import { firstFrom } from '../math/bisect.ts';
import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { isMet, STEPS, type Link, type Place, type Placed } from './repair-places.ts';

/** Units of work to visit a pair in a loop. */
export const VISIT_COST = 0.03;

/** From this number of pairs on, a search that measures all of them pauses on the way. */
const MANY_PAIRS = 100;

/** Step of the coarse search, a hundredth of lightness; bisection then finds the exact step. */
const COARSE = STEPS / 100;

/**
 * The pairs of a place that must go on passing. Pairs that fail and are not needed may go on failing, and with `chains` also those
 * whose other color can still move.
 */
export const findHeld = (place: Place, needed: readonly Link[], open: ReadonlySet<Link>, chains = false): readonly Link[] => {
	const isNeeded = new Set(needed);
	spend(place.links.length * VISIT_COST);
	const canMove = ({ movable }: Link): boolean => chains && movable.some((other) => other !== place && other.now === undefined);
	const isOpenAndMet = (link: Link): boolean => open.has(link) && isMet(link);
	return place.links.filter((link) => !isNeeded.has(link)
		&& (link.passed ? !canMove(link) : link.least > 0 || isOpenAndMet(link)));
};

/** True if a pair of `findHeld` keeps what it must: a failing pair that passes meanwhile has to go on passing. */
export const isHeld = (link: Link): boolean => isMet(link, link.least || 1);

/** Number of steps from a place to either end. The last one may go beyond, which gives the end itself. */
export function maxStep({ position, bounds }: Place, sign: number): number {
	const [least, most] = bounds();
	return COARSE * (Math.ceil((sign > 0 ? most - position : position - least) * (STEPS / COARSE) + 1) - 1);
}

/** How far a place may move for some pairs. */
export function reachFor(place: Place, needed: readonly Link[]): number {
	const { reachAsText, reachAsSurface } = place;
	if (reachAsText === reachAsSurface) return reachAsText;
	return Math.min(...needed.map(({ text }) => (text.places.includes(place) ? reachAsText : reachAsSurface)));
}

/** The nearest move of a place after which the needed pairs pass and no other fails; undefined if no move does. */
export function* findMove(place: Place, needed: readonly Link[], open: ReadonlySet<Link>, chains = false): Steps<Placed | undefined> {
	const held = findHeld(place, needed, open, chains), { now } = place;
	const pass = (step: number): boolean => {
		place.now = place.at(step);
		return needed.every((link) => isMet(link));
	};
	const holds = (step: number): boolean => {
		place.now = place.at(step);
		return held.every(isHeld);
	};
	const isLong = needed.length + held.length > MANY_PAIRS;
	let nearest: Placed | undefined;
	for (const sign of [1, -1]) {
		// No change of color is smaller than that of its lightness or opacity.
		const most = nearest === undefined ? STEPS : nearest.distance * STEPS + COARSE;
		const last = Math.min(maxStep(place, sign), COARSE * Math.ceil(most / COARSE));
		if (last <= 0 || !pass(sign * last)) continue;
		let step = firstStep(0, last, COARSE, (by) => pass(sign * by));
		if (isLong) yield;
		while (step <= last && !holds(sign * step)) {
			step += COARSE;
			if (isLong) yield;
		}
		if (step > last) continue;
		step = firstStep(step - COARSE, step, 1, (by) => pass(sign * by) && holds(sign * by));
		const to = place.at(sign * step);
		if (nearest === undefined || to.distance < nearest.distance) nearest = to;
		if (isLong) yield;
	}
	place.now = now;
	return nearest !== undefined && nearest.distance <= reachFor(place, needed) ? nearest : undefined;
}

/** The first position on a grid after `low` that passes; `high` passes, and so does everything after the first. */
export const firstStep = (low: number, high: number, grid: number, passes: (at: number) => boolean): number =>
	Math.min(high, low + grid * (1 + firstFrom(Math.ceil((high - low) / grid) - 1, (i) => passes(low + grid * (i + 1)))));
