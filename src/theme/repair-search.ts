/*
 * Finds the moves of places after which pairs pass. A change costs one just noticeable difference plus its distance.
 *
 * Pairs that share a place are solved together. First each pair is solved in turn, and pairs at a common place by one move if that
 * costs less. If the pairs are few, a search over the color that moves in each pair then looks for a cheaper solution. Pairs that
 * passed before still pass. In a chain they may fail on the way: then the search moves their other colors.
 *
 * Every measurement spends from the work budget (`isMet`, `Place.at`), and so do the loops over pairs.
 *
 * Proof  test/theme/repair-search.test.ts, repair.test.ts.
 */

import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { NEARLY_SAME } from './likeness.ts';
import { findHeld, findMove, firstStep, isHeld, maxStep, reachFor, VISIT_COST } from './repair-moves.ts';
import { isMet, placesIn, STEPS, type Link, type Place, type Placed } from './repair-places.ts';

/** Cost of a change in addition to its distance: one just noticeable difference. */
const CHANGE_COST = NEARLY_SAME;

/** Cost of a move. One that splits equal grays costs a change more. */
const moveCost = ({ kind }: Place, { distance }: Placed): number => (kind === 'gray' ? 2 : 1) * CHANGE_COST + distance;

const sumCosts = (moves: readonly (readonly [Place, Placed])[]): number =>
	moves.reduce((sum, [place, to]) => sum + moveCost(place, to), 0);

/** Maximum number of pairs in a search, of states in a search, and of states in all searches. */
const MOST_SEARCHED = 16, MOST_STATES = 200, MOST_STATES_IN_ALL = 1500;

/** Maximum number of states in the search of a chain. */
const MOST_CHAINED = 40;

/** Maximum number of pairs whose colors are tried at several shares of the way; later pairs get the first share that works. */
const MOST_SHARED = 100;

/** Remaining tries of the searches of one repair. */
interface Tries {
	states: number;
	shared: number;
	/** False once the work that a repair may take is done. */
	readonly hasWork: () => boolean;
}

/** Moves the places of failing pairs, or chains of places, so that as many pass as possible within the work. Sets `now` of each place. */
export function* solve(links: readonly Link[], chains: boolean, hasWork: () => boolean): Steps<void> {
	const tries: Tries = { states: MOST_STATES_IN_ALL, shared: MOST_SHARED, hasWork };
	for (const failing of yield* groupByPlace(links.filter(({ passed }) => !passed))) {
		yield* chains ? solveInChains(failing, tries) : solveTogether(failing, tries);
		for (const link of failing) for (const place of placesIn(link)) place.forget();
		yield;
	}
}

/** Groups of pairs that share places, directly or through other pairs. */
function* groupByPlace(links: readonly Link[]): Steps<readonly (readonly Link[])[]> {
	const groupAt = new Map<Place, Link[]>(), groups = new Set<Link[]>();
	for (const link of links) {
		yield;
		spend(1);
		const own = placesIn(link);
		// The smaller groups go into the largest, so that no pair is moved often.
		const [group = [], ...others] = [...new Set(own.map((place) => groupAt.get(place)).filter((one) => one !== undefined))]
			.toSorted((one, other) => other.length - one.length);
		for (const other of others) {
			spend(other.length * 0.5);
			for (const moved of other) {
				group.push(moved);
				for (const place of placesIn(moved)) groupAt.set(place, group);
			}
			groups.delete(other);
		}
		group.push(link);
		groups.add(group);
		for (const place of own) groupAt.set(place, group);
	}
	return [...groups];
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
	yield* solveEach(links, tries);
	// For one pair all ways have been compared.
	if (links.length === 1 || links.length > MOST_SEARCHED) return;
	const places = new Set(links.flatMap(placesIn)), reset = (): void => places.forEach((place) => (place.now = undefined));
	let best = summarize(places, links), open = links;
	reset();
	// A pair that no move helps is left out, and the others are tried again.
	while (open.length > 0 && links.length - open.length <= best.left && tries.hasWork()) {
		const least = links.length - open.length < best.left ? Infinity : best.cost;
		const { moves, stuck }: Found = yield* search(open, { chains: false, least, states: MOST_STATES }, tries);
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

/** Solves one pair after the other, each by a chain of moves. */
function* solveInChains(links: readonly Link[], tries: Tries): Steps<void> {
	for (const link of links) {
		if (!tries.hasWork()) return;
		if (isMet(link)) continue;
		const { moves = [] } = yield* search([link], { chains: true, least: Infinity, states: MOST_CHAINED }, tries);
		for (const [place, to] of moves) place.now = to;
	}
}

function summarize(places: ReadonlySet<Place>, links: readonly Link[]): Solution {
	const moves = new Map([...places].flatMap((place) => (place.now === undefined ? [] : [[place, place.now] as const])));
	return {
		moves,
		left: links.filter((link) => !isMet(link)).length,
		cost: sumCosts([...moves]),
	};
}

/** Solves one pair after the other, after pairs at a common place for which one move of it costs less. */
function* solveEach(links: readonly Link[], tries: Tries): Steps<void> {
	const open = new Set(links), byPlace = new Map<Place, Link[]>();
	for (const link of links) for (const place of link.movable) getOrCreate(byPlace, place, (): Link[] => []).push(link);
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
				if (alone !== undefined) least = Math.min(least, moveCost(other, alone));
				yield;
			}
			others += least;
			if (others >= moveCost(place, to)) break;
		}
		if (others >= moveCost(place, to)) place.now = to;
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

interface SearchOptions {
	/** True if pairs that passed may fail on the way, because other moves let them pass again. */
	readonly chains: boolean;
	/** The cost that moves must not reach. */
	readonly least: number;
	readonly states: number;
}

/** Searches the cheapest moves below a cost after which all of these pass, and all that passed before. */
function* search(open: readonly Link[], { chains, least: most, states }: SearchOptions, tries: Tries): Steps<Found> {
	const isOpen = new Set(open);
	let best: Moves | undefined, least = most, own = states, stuck = open[0]!, deepest = -1;
	const moves = new Map<Place, Placed>();
	const visit = function* (cost: number, depth: number): Steps<void> {
		if (cost >= least) return;
		const link = open.find((one) => !isMet(one)) ?? (chains ? findBrokenBy(moves) : undefined);
		if (link === undefined) {
			best = new Map(moves);
			least = cost;
			return;
		}
		if (own-- <= 0 || tries.states-- <= 0 || !tries.hasWork()) return;
		const strict = yield* findWays(link, open, isOpen, tries);
		const ways = chains && strict.length === 0 ? yield* findWays(link, [link], isOpen, tries, true) : strict;
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

/** The first pair that passed before some moves and fails after them. */
function findBrokenBy(moves: Moves): Link | undefined {
	for (const { links } of moves.keys()) {
		spend(links.length * VISIT_COST);
		const broken = links.find((link) => link.passed && !isMet(link));
		if (broken !== undefined) return broken;
	}
	return undefined;
}

interface Way {
	readonly moves: Moves;
	readonly cost: number;
}

const createWay = (...moves: readonly (readonly [Place, Placed])[]): Way =>
	({ moves: new Map(moves), cost: sumCosts(moves) });

const cheapestFirst = (ways: readonly Way[]): readonly Way[] => ways.toSorted((one, other) => one.cost - other.cost);

/** The ways to make one pair pass, the cheapest first: by one color, alone or with other failing pairs of its place, or by both. */
function* findWays(
	link: Link, links: readonly Link[], open: ReadonlySet<Link>, tries: Tries, chains = false,
): Steps<readonly Way[]> {
	const { movable, text, background } = link, ways: Way[] = [];
	// Two colors from one place stay alike.
	if (text.places.length === 1 && background.places.length === 1 && text.places[0] === background.places[0]) return [];
	for (const place of movable.filter(({ now }) => now === undefined)) {
		const failing = links.length > MOST_SEARCHED ? [] : place.links.filter((one) => open.has(one) && !isMet(one));
		for (const needed of failing.length > 1 ? [failing, [link]] : [[link]]) {
			const to = yield* findMove(place, needed, open, chains);
			if (to !== undefined) ways.push(createWay([place, to]));
		}
	}
	const [first, second] = [text, background].map(({ places }) => places[0]);
	if (ways.length > 0 || chains || first === second || first?.now !== undefined || second?.now !== undefined || !first || !second
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
		const least = reach > 0 && isEnough(reach) ? firstStep(0, reach, PART, isEnough) : Infinity;
		far.now = undefined;
		for (const share of shares) {
			const by = least + share * PART;
			if (by > reach) break;
			const to = near.now = near.at(sign * by);
			if (to.distance > reachFor(near, [link])) break;
			const rest = held.every(isHeld) ? yield* findMove(far, [link], open) : undefined;
			if (rest !== undefined) ways.push(createWay([near, to], [far, rest]));
		}
		near.now = undefined;
	}
	return ways;
}

/** A twentieth of lightness, and the numbers of them beyond the least that are tried. */
const PART = STEPS / 20, SHARES: readonly number[] = [0, 1, 2, 4, 8];
