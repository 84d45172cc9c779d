/*
 * Finds the moves of places after which pairs pass. A change costs one just noticeable difference plus its distance.
 *
 * Pairs that share a place are solved together. First each pair is solved in turn, and pairs at a common place by one move if that
 * costs less. If the pairs are few, a search over the color that moves in each pair then looks for a cheaper solution. Pairs that
 * passed before still pass.
 *
 * A place that moves away from the other color of a pair first fails and then passes, so bisection finds the first step that
 * passes; the other pairs of the place are checked from there on.
 *
 * Every measurement spends from the work budget (`isMet`, `Place.at`), and so do the loops over pairs.
 *
 * Proof  test/theme/repair.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { NEARLY_SAME } from './likeness.ts';
import { groupByPlace } from './repair-groups.ts';
import { isMet, placesIn, STEPS, type Link, type Place, type Placed } from './repair-places.ts';

/** Cost of a change in addition to its distance: one just noticeable difference. */
const CHANGE_COST = NEARLY_SAME;

/** Maximum number of pairs in a search, of states in a search, and of states in all searches. */
const MOST_SEARCHED = 16, MOST_STATES = 200, MOST_STATES_IN_ALL = 1500;

/** Maximum number of pairs whose colors are tried at several shares of the way; later pairs get the first share that works. */
const MOST_SHARED = 100;

/** Units of work to visit a pair in a loop. */
const VISIT_COST = 0.03;

/** Remaining tries of the searches of one repair. */
interface Tries {
	states: number;
	shared: number;
	/** False once the work that a repair may take is done. */
	readonly hasWork: () => boolean;
}

/** From this number of pairs on, a search that measures all of them pauses on the way. */
const MANY_PAIRS = 100;

/** Step of the coarse search, a hundredth of lightness; bisection then finds the exact step. */
const COARSE = STEPS / 100;

/** Moves the places of failing pairs so that as many pass as possible within the work. Sets `now` of each place. */
export function* solve(links: readonly Link[], hasWork: () => boolean): Steps<void> {
	const tries: Tries = { states: MOST_STATES_IN_ALL, shared: MOST_SHARED, hasWork };
	for (const failing of yield* groupByPlace(links.filter(({ passed }) => !passed))) {
		yield* solveTogether(failing, tries);
		for (const link of failing) for (const place of placesIn(link)) place.forget();
		yield;
	}
}

/** Places and their new colors. */
type Moves = ReadonlyMap<Place, Placed>;

interface Solution {
	readonly moves: Moves;
	/** Number of pairs that still fail. */
	readonly left: number;
	readonly cost: number;
}

function* solveTogether(links: readonly Link[], tries: Tries): Steps<void> {
	const places = new Set(links.flatMap(placesIn)), reset = (): void => places.forEach((place) => (place.now = undefined));
	yield* solveEach(links, tries);
	// For one pair all ways have been compared.
	if (links.length === 1 || links.length > MOST_SEARCHED) return;
	let best = summarize(places, links), open = links;
	reset();
	// A pair that no move helps is left out, and the others are tried again.
	while (open.length > 0 && links.length - open.length <= best.left && tries.states > 0 && tries.hasWork()) {
		const most = links.length - open.length < best.left ? Infinity : best.cost;
		const { moves, stuck }: Found = yield* search(open, most, tries);
		if (moves !== undefined) {
			for (const [place, to] of moves) place.now = to;
			best = summarize(places, links);
			reset();
			break;
		}
		open = open.filter((link) => link !== stuck);
	}
	for (const [place, to] of best.moves) place.now = to;
}

function summarize(places: ReadonlySet<Place>, links: readonly Link[]): Solution {
	const moves = new Map([...places].flatMap((place) => (place.now === undefined ? [] : [[place, place.now] as const])));
	return {
		moves,
		left: links.filter((link) => !isMet(link)).length,
		cost: [...moves.values()].reduce((sum, { distance }) => sum + CHANGE_COST + distance, 0),
	};
}

/** Solves one pair after the other, after pairs at a common place for which one move of it costs less. */
function* solveEach(links: readonly Link[], tries: Tries): Steps<void> {
	const open = new Set(links), byPlace = new Map<Place, Link[]>();
	for (const link of links) for (const place of link.movable) {
		const own = byPlace.get(place);
		if (own === undefined) byPlace.set(place, [link]);
		else own.push(link);
	}
	for (const [place, own] of [...byPlace].toSorted(([, one], [, other]) => other.length - one.length)) {
		if (own.length < 2 || !tries.hasWork()) break;
		const failing = own.filter((link) => !isMet(link)), to = failing.length < 2 ? undefined : yield* findMove(place, failing, open);
		yield;
		if (to === undefined) continue;
		let others = 0;
		for (const link of failing) {
			let least = Infinity;
			for (const other of link.movable) {
				const alone = other === place ? undefined : yield* findMove(other, [link], open);
				least = Math.min(least, alone?.distance ?? Infinity);
				yield;
			}
			others += CHANGE_COST + least;
			if (others >= CHANGE_COST + to.distance) break;
		}
		if (others >= CHANGE_COST + to.distance) place.now = to;
	}
	for (const link of links) {
		if (!tries.hasWork()) return;
		if (isMet(link)) continue;
		const [way] = yield* findWays(link, links, open, tries);
		for (const [place, to] of way?.moves ?? []) place.now = to;
		yield;
	}
}

interface Found {
	readonly moves: Moves | undefined;
	readonly stuck: Link;
}

/** Searches the cheapest moves below a cost after which all of these pass. */
function* search(open: readonly Link[], most: number, tries: Tries): Steps<Found> {
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
		if (own-- <= 0 || tries.states-- <= 0 || !tries.hasWork()) return;
		const ways = yield* findWays(link, open, isOpen, tries);
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

const createWay = (...moves: readonly (readonly [Place, Placed])[]): Way =>
	({ moves: new Map(moves), cost: moves.reduce((sum, [, { distance }]) => sum + CHANGE_COST + distance, 0) });

const cheapestFirst = (ways: readonly Way[]): readonly Way[] => ways.toSorted((one, other) => one.cost - other.cost);

/** The ways to make one pair pass, the cheapest first: by one color, alone or with other failing pairs of its place, or by both. */
function* findWays(link: Link, links: readonly Link[], open: ReadonlySet<Link>, tries: Tries): Steps<readonly Way[]> {
	const { movable, text, background } = link, ways: Way[] = [];
	// Two colors from one place stay alike.
	if (text.places.length === 1 && background.places.length === 1 && text.places[0] === background.places[0]) return [];
	for (const place of movable.filter(({ now }) => now === undefined)) {
		const failing = links.length > MOST_SEARCHED ? [] : place.links.filter((one) => open.has(one) && !isMet(one));
		for (const needed of failing.length > 1 ? [failing, [link]] : [[link]]) {
			const to = yield* findMove(place, needed, open);
			if (to !== undefined) ways.push(createWay([place, to]));
		}
	}
	const [first, second] = [text, background].map(({ places }) => places[0]);
	if (ways.length > 0 || first === second || first?.now !== undefined || second?.now !== undefined || !first || !second
		|| !movable.includes(first) || !movable.includes(second)) return cheapestFirst(ways);
	// Neither color suffices alone, so one goes a part of the way.
	const shares = tries.shared-- > 0 ? SHARES : SHARES.slice(0, 1);
	const both = [...yield* moveBoth(link, first, second, open, shares), ...yield* moveBoth(link, second, first, open, shares)];
	return cheapestFirst(both).slice(0, 2);
}

/** Moves one color a part of its way, from the least part after which the other can do the rest, and the other as far as needed. */
function* moveBoth(link: Link, near: Place, far: Place, open: ReadonlySet<Link>, shares: readonly number[]): Steps<readonly Way[]> {
	const ways: Way[] = [], held = findHeld(near, [link], open);
	for (const sign of [1, -1]) {
		const reach = maxStep(near, sign), end = -sign * maxStep(far, -sign);
		const isEnough = (by: number): boolean => {
			[near.now, far.now] = [near.at(sign * by), far.at(end)];
			return isMet(link);
		};
		const least = reach > 0 && isEnough(reach) ? bisect(0, reach, PART, isEnough) : Infinity;
		far.now = undefined;
		for (const share of shares) {
			const by = least + share * PART;
			if (by > reach) break;
			const to = near.now = near.at(sign * by);
			if (to.distance > reachFor(near, [link])) break;
			const rest = held.every(isMet) ? yield* findMove(far, [link], open) : undefined;
			if (rest !== undefined) ways.push(createWay([near, to], [far, rest]));
		}
		near.now = undefined;
	}
	return ways;
}

/** A twentieth of lightness, and the numbers of them beyond the least that are tried. */
const PART = STEPS / 20, SHARES: readonly number[] = [0, 1, 2, 4, 8];

/** The pairs of a place that must go on passing. Pairs that fail and are not needed may go on failing. */
const findHeld = (place: Place, needed: readonly Link[], open: ReadonlySet<Link>): readonly Link[] => {
	const isNeeded = new Set(needed);
	spend(place.links.length * VISIT_COST);
	return place.links.filter((link) => !isNeeded.has(link) && (link.passed || (open.has(link) && isMet(link))));
};

/** Number of steps from a place to either end. The last one may go beyond, which gives the end itself. */
function maxStep({ position, bounds }: Place, sign: number): number {
	const [least, most] = bounds();
	return COARSE * (Math.ceil((sign > 0 ? most - position : position - least) * (STEPS / COARSE) + 1) - 1);
}

/** How far a place may move for some pairs. */
const reachFor = (place: Place, needed: readonly Link[]): number => (place.reachAsText === Infinity && place.reachAsSurface === Infinity
	? Infinity : Math.min(...needed.map(({ text }) => (text.places.includes(place) ? place.reachAsText : place.reachAsSurface))));

/** The nearest move of a place after which the needed pairs pass and no other fails; undefined if no move does. */
function* findMove(place: Place, needed: readonly Link[], open: ReadonlySet<Link>): Steps<Placed | undefined> {
	const held = findHeld(place, needed, open), { now } = place;
	const pass = (links: readonly Link[], step: number): boolean => {
		place.now = place.at(step);
		return links.every(isMet);
	};
	const isLong = needed.length + held.length > MANY_PAIRS;
	let nearest: Placed | undefined;
	for (const sign of [1, -1]) {
		// No change of color is smaller than that of its lightness or opacity.
		const most = nearest === undefined ? STEPS : nearest.distance * STEPS + COARSE;
		const last = Math.min(maxStep(place, sign), COARSE * Math.ceil(most / COARSE));
		if (last <= 0 || !pass(needed, sign * last)) continue;
		let step = bisect(0, last, COARSE, (by) => pass(needed, sign * by));
		if (isLong) yield;
		while (step <= last && !pass(held, sign * step)) {
			step += COARSE;
			if (isLong) yield;
		}
		if (step > last) continue;
		step = bisect(step - COARSE, step, 1, (by) => pass(needed, sign * by) && pass(held, sign * by));
		const to = place.at(sign * step);
		if (nearest === undefined || to.distance < nearest.distance) nearest = to;
		if (isLong) yield;
	}
	place.now = now;
	return nearest !== undefined && nearest.distance <= reachFor(place, needed) ? nearest : undefined;
}

/** The first position on a grid after `low` that passes; `high` passes, and so does everything after the first. */
function bisect(low: number, high: number, grid: number, passes: (at: number) => boolean): number {
	while (high - low > grid) {
		const middle = low + grid * Math.max(1, Math.floor((high - low) / grid / 2));
		if (passes(middle)) high = middle;
		else low = middle;
	}
	return high;
}
