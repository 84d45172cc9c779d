/*
 * Which places move, and how far, so that pairs pass: each change weighs one just noticeable difference and how far it goes.
 *
 * Pairs that share a place are solved together. First they are met one after the other, those at a common place by one move
 * where that is less; where they are few, a search over which color of each pair moves then looks for less. What passed before
 * still has to.
 *
 * A place that moves away from the other color of a pair first fails and then passes, so the first step that does is found by
 * halving; what else the place holds up is looked at from there on.
 *
 * Proof  test/theme/repair.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { NEARLY_SAME } from './audit.ts';
import { isMet, STEPS, type Link, type Place, type Placed } from './repair-places.ts';

/** What a change costs besides its distance: one just noticeable difference. */
const CHANGE_COST = NEARLY_SAME;

/** Pairs that share places are searched where they are no more; how many states of one search are looked at, and of all. */
const MOST_SEARCHED = 16, MOST_STATES = 200, MOST_STATES_IN_ALL = 1500;

/** How often both colors of a pair are tried at several shares of the way; then each pair gets the first that does. */
const MOST_SHARED = 100;

/** What may still be looked at. */
interface Budget {
	states: number;
	shared: number;
}

/** Steps between those that are tried before the last stretch is halved: a hundredth of lightness. */
const COARSE = STEPS / 100;

/** Moves the places of pairs that fail until as many pass as can; it stops between pairs. */
export function* solve(links: readonly Link[]): Steps<void> {
	const budget: Budget = { states: MOST_STATES_IN_ALL, shared: MOST_SHARED };
	for (const failing of componentsOf(links.filter(({ passed }) => !passed))) {
		yield* solveTogether(failing, budget);
		yield;
	}
}

/** Pairs that share a place, directly or by others, stand together. */
function componentsOf(links: readonly Link[]): readonly (readonly Link[])[] {
	const groupOf = new Map<Place, Link[]>(), groups = new Set<Link[]>();
	for (const link of links) {
		const own = placesOf(link);
		let [group = [], other] = [...new Set(own.map((place) => groupOf.get(place)).filter((found) => found !== undefined))];
		// The smaller goes into the larger, so that no pair is moved often.
		if (other !== undefined && other.length > group.length) [group, other] = [other, group];
		for (const moved of other ?? []) {
			group.push(moved);
			for (const place of placesOf(moved)) groupOf.set(place, group);
		}
		if (other !== undefined) groups.delete(other);
		group.push(link);
		groups.add(group);
		for (const place of own) groupOf.set(place, group);
	}
	return [...groups];
}

const placesOf = ({ text, background }: Link): readonly Place[] =>
	[text.place, background.place].filter((place) => place !== undefined);

/** Places and what they move to. */
type Moves = ReadonlyMap<Place, Placed>;

interface Solution {
	readonly moves: Moves;
	/** How many pairs still fail. */
	readonly left: number;
	readonly cost: number;
}

function* solveTogether(links: readonly Link[], budget: Budget): Steps<void> {
	const places = new Set(links.flatMap(placesOf)), reset = (): void => places.forEach((place) => (place.now = undefined));
	yield* meetEach(links, budget);
	// Of one pair all ways were compared.
	if (links.length === 1 || links.length > MOST_SEARCHED) return;
	let best = solutionAt(places, links), open = links;
	reset();
	// The pair that no move helps is left, and the others get their turn.
	while (open.length > 0 && links.length - open.length <= best.left && budget.states > 0) {
		const most = links.length - open.length < best.left ? Infinity : best.cost;
		const { moves, stuck }: Searched = yield* searched(open, most, budget);
		if (moves !== undefined) {
			for (const [place, to] of moves) place.now = to;
			best = solutionAt(places, links);
			reset();
			break;
		}
		open = open.filter((link) => link !== stuck);
	}
	for (const [place, to] of best.moves) place.now = to;
}

function solutionAt(places: ReadonlySet<Place>, links: readonly Link[]): Solution {
	const moves = new Map([...places].flatMap((place) => (place.now === undefined ? [] : [[place, place.now] as const])));
	return {
		moves,
		left: links.filter((link) => !isMet(link)).length,
		cost: [...moves.values()].reduce((sum, { distance }) => sum + CHANGE_COST + distance, 0),
	};
}

/** One pair after the other, those at a common place first by one move of it where that is less. */
function* meetEach(links: readonly Link[], budget: Budget): Steps<void> {
	const open = new Set(links), byPlace = new Map<Place, Link[]>();
	for (const link of links) for (const place of placesOf(link)) {
		const own = byPlace.get(place);
		if (own === undefined) byPlace.set(place, [link]);
		else own.push(link);
	}
	for (const [place, own] of [...byPlace].toSorted(([, one], [, other]) => other.length - one.length)) {
		if (own.length < 2) break;
		const failing = own.filter((link) => !isMet(link)), to = failing.length < 2 ? undefined : moveTo(place, failing, open);
		yield;
		if (to === undefined) continue;
		let others = 0;
		for (const link of failing) {
			const other = placesOf(link).find((one) => one !== place), alone = other && moveTo(other, [link], open);
			others += alone === undefined ? Infinity : CHANGE_COST + alone.distance;
			yield;
			if (others >= CHANGE_COST + to.distance) break;
		}
		if (others >= CHANGE_COST + to.distance) place.now = to;
	}
	for (const link of links) {
		if (isMet(link)) continue;
		const [way] = waysFor(link, links, open, budget);
		for (const [place, to] of way?.moves ?? []) place.now = to;
		yield;
	}
}

interface Searched {
	readonly moves: Moves | undefined;
	readonly stuck: Link;
}

/** The cheapest moves below a cost after which all of these pass. */
function* searched(open: readonly Link[], most: number, budget: Budget): Steps<Searched> {
	const isOpen = new Set(open);
	let best: Moves | undefined, least = most, own = MOST_STATES, stuck = open[0]!, deepest = -1;
	const moves = new Map<Place, Placed>();
	const visit = function* (cost: number, depth: number): Steps<void> {
		if (cost >= least) return;
		const link = open.find((one) => !isMet(one));
		if (link === undefined) {
			best = new Map(moves);
			least = cost;
			return;
		}
		if (own-- <= 0 || budget.states-- <= 0) return;
		const ways = waysFor(link, open, isOpen, budget);
		yield;
		if (ways.length === 0 && depth > deepest) {
			deepest = depth;
			stuck = link;
		}
		for (const way of ways) {
			for (const [place, to] of way.moves) {
				place.now = to;
				moves.set(place, to);
			}
			yield* visit(cost + way.cost, depth + 1);
			for (const place of way.moves.keys()) {
				place.now = undefined;
				moves.delete(place);
			}
		}
	};
	yield* visit(0, 0);
	return { moves: best, stuck };
}

interface Way {
	readonly moves: Moves;
	readonly cost: number;
}

const wayOf = (...moves: readonly (readonly [Place, Placed])[]): Way =>
	({ moves: new Map(moves), cost: moves.reduce((sum, [, { distance }]) => sum + CHANGE_COST + distance, 0) });

const cheapestFirst = (ways: readonly Way[]): readonly Way[] => ways.toSorted((one, other) => one.cost - other.cost);

/** How one pair can be made to pass: by either of its colors, alone or with what else fails at that place, or by both. */
function waysFor(link: Link, links: readonly Link[], open: ReadonlySet<Link>, budget: Budget): readonly Way[] {
	if (link.text.place === link.background.place) return [];
	const free = placesOf(link).filter(({ now }) => now === undefined);
	const ways = free.flatMap((place) => {
		const failing = links.length > MOST_SEARCHED ? [] : place.links.filter((one) => open.has(one) && !isMet(one));
		const alone = moveTo(place, [link], open), all = failing.length > 1 ? moveTo(place, failing, open) : undefined;
		return [all, alone].filter((to) => to !== undefined).map((to) => wayOf([place, to]));
	});
	const [first, second] = free;
	if (ways.length > 0 || first === undefined || second === undefined) return cheapestFirst(ways);
	// Neither can do it alone: one goes a part of the way.
	const shares = budget.shared-- > 0 ? SHARES : SHARES.slice(0, 1);
	return cheapestFirst([...together(link, first, second, open, shares), ...together(link, second, first, open, shares)]).slice(0, 2);
}

/** One color a part of its way, from the least after which the other can do the rest, and the other as far as is needed then. */
function together(link: Link, near: Place, far: Place, open: ReadonlySet<Link>, shares: readonly number[]): readonly Way[] {
	const ways: Way[] = [], held = heldBy(near, [link], open);
	for (const sign of [1, -1]) {
		const reach = reachOf(near, sign), end = -sign * reachOf(far, -sign);
		const canDo = (by: number): boolean => {
			[near.now, far.now] = [near.at(sign * by), far.at(end)];
			return isMet(link);
		};
		const least = reach > 0 && canDo(reach) ? firstOf(0, reach, PART, canDo) : Infinity;
		far.now = undefined;
		for (const share of shares) {
			const by = least + share * PART;
			if (by > reach) break;
			const to = near.now = near.at(sign * by);
			const there = held.every(isMet) ? moveTo(far, [link], open) : undefined;
			if (there !== undefined) ways.push(wayOf([near, to], [far, there]));
		}
		near.now = undefined;
	}
	return ways;
}

/** A twentieth of lightness, and how many of them further than the least are tried. */
const PART = STEPS / 20, SHARES: readonly number[] = [0, 1, 2, 4, 8];

/** The pairs at a place that pass and must go on passing; those that fail and are not asked for may go on failing. */
const heldBy = (place: Place, needed: readonly Link[], open: ReadonlySet<Link>): readonly Link[] => {
	const asked = new Set(needed);
	return place.links.filter((link) => !asked.has(link) && (link.passed || (open.has(link) && isMet(link))));
};

/** How many steps there are from a place to black or white; the last one may end beyond them, and is black or white itself. */
const reachOf = ({ lightness }: Place, sign: number): number =>
	COARSE * (Math.ceil((sign > 0 ? 1 - lightness : lightness) * (STEPS / COARSE) + 1) - 1);

/** The nearest that a place can move to make pairs pass that fail, and spoil none; undefined where there is none. */
function moveTo(place: Place, needed: readonly Link[], open: ReadonlySet<Link>): Placed | undefined {
	const held = heldBy(place, needed, open), { now } = place;
	const does = (links: readonly Link[], step: number): boolean => {
		place.now = place.at(step);
		return links.every(isMet);
	};
	let found: Placed | undefined;
	for (const sign of [1, -1]) {
		// No change of color is smaller than that of its lightness.
		const most = found === undefined ? STEPS : found.distance * STEPS + COARSE, reach = reachOf(place, sign);
		const last = Math.min(reach, COARSE * Math.ceil(most / COARSE));
		if (last <= 0 || !does(needed, sign * last)) continue;
		let step = firstOf(0, last, COARSE, (by) => does(needed, sign * by));
		while (step <= last && !does(held, sign * step)) step += COARSE;
		if (step > last) continue;
		step = firstOf(step - COARSE, step, 1, (by) => does(needed, sign * by) && does(held, sign * by));
		const to = place.at(sign * step);
		if (found === undefined || to.distance < found.distance) found = to;
	}
	place.now = now;
	return found;
}

/** The first of the places on a grid behind `not` that does, where `does` is one that does and so are all behind the first. */
function firstOf(not: number, does: number, grid: number, test: (at: number) => boolean): number {
	let low = not, high = does;
	while (high - low > grid) {
		const middle = low + grid * Math.max(1, Math.floor((high - low) / grid / 2));
		if (test(middle)) high = middle;
		else low = middle;
	}
	return high;
}
