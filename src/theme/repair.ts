/*
 * The changes of a theme after which its pairs pass: few, small, and only of lightness.
 *
 * What can move is a place of the file that holds a color. A place that many names and modes lead to moves for all of them, so
 * whatever passed before still has to. Pairs that fail and share a place are solved together: a search over which of the two
 * colors of a pair moves, and how far, weighs each change like one just noticeable difference and adds how far it goes. What is
 * tried is what the file will hold: a color is written in its notation, read back, and measured in 8 bits.
 *
 * A pair whose two colors come from one place, or from an expression, has nothing to move. Then the name gets a color of its
 * own, written in the place of its reference.
 *
 * Idempotent: where every pair passes nothing moves; pairs that nothing can help are left as they are.
 *
 * Proof  test/theme/repair.test.ts.
 */

import { printCss } from '../formats/css-print.ts';
import { printHex } from '../formats/hex.ts';
import { fits } from '../gamut/fits.ts';
import { intoGamut } from '../gamut/into.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import type { TargetId } from '../palette/contrast-fix.ts';
import { color, withAlpha, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { measured, NEARLY_SAME, pairsOf, shownPair, type ThemePair, type WantedPair } from './audit.ts';
import { rewritten, settled, type Literal } from './literal.ts';
import { edited, type Edit } from './place.ts';
import { resolverOf, type Resolved } from './resolve.ts';
import type { Entry, Mode, Theme } from './theme.ts';

/** A color of the file that moved. */
export interface Change {
	readonly entry: Entry;
	readonly mode: Mode;
	/** Where its value begins in the file as it was, in UTF-16 units. */
	readonly start: number;
	readonly before: Color;
	readonly after: Color;
	readonly from: string;
	readonly to: string;
	readonly deltaEOK: number;
}

export interface Repair {
	readonly text: string;
	readonly changes: readonly Change[];
	/** How many pairs still fail. */
	readonly left: number;
}

/** A place that may move. */
interface Node {
	readonly literal: Literal;
	readonly entry: Entry;
	readonly mode: Mode;
	/** Is it a color of its own, to be written in the place of a reference? */
	readonly isDetached: boolean;
	readonly links: Link[];
}

/** One color of a pair: a place, with the alpha that the name gives it. */
interface Side {
	readonly node: Node | undefined;
	readonly color: Color;
	readonly alpha: number;
}

/** A pair that has to pass. */
interface Link {
	readonly text: Side;
	readonly background: Side;
	readonly target: TargetId;
	readonly page: Rgb24;
	readonly passed: boolean;
}

/** What places hold once they have moved. */
type Moved = ReadonlyMap<Node, Color>;

/** How many pairs are measured in a round: each begins anew, as it would for who repairs once more. */
const MOST_MEASURED = 40_000;

/** What a change costs besides its distance: one just noticeable difference. */
const CHANGE_COST = NEARLY_SAME;

/** How many states of one search are looked at. */
const MOST_STATES = 200;

/** Repairs of repairs: a place that got a color of its own may make others pass. */
const MOST_ROUNDS = 12;

/** Reads the repaired text as the theme was read. */
export type Reread = (text: string) => Theme;

/** The text after which every pair passes that can, and what moved. `pairs` are those of the theme as it is. */
export function repairOf(
	theme: Theme, pairs: readonly ThemePair[], wanted: readonly WantedPair[], target: TargetId, reread: Reread,
): Repair {
	let now = theme, text = theme.text, judged = pairs;
	const all = new Map<string, Change>();
	// First what is there moves; where nothing of it can, references give way. Done is where neither finds anything, as it would
	// for who repairs once more.
	let mayDetach = false, left = failingIn(judged);
	for (let round = 0; round < MOST_ROUNDS && left > 0; round++) {
		const { edits, changes } = changesFor(judged, mayDetach, { left: MOST_MEASURED }), next = edited(text, edits);
		const after = edits.length === 0 ? now : reread(next);
		const again = edits.length === 0 ? judged : pairsOf(after, resolverOf(after), wanted, target), failing = failingIn(again);
		// What helps no pair is not done: a color that gives way in one mode may be needed in another.
		if (failing >= left) {
			if (mayDetach) break;
			mayDetach = true;
			continue;
		}
		for (const change of changes) {
			// The same entry has the same place in the list each time the file is read.
			const index = now.entries.indexOf(change.entry), key = `${index} ${change.offset}`, before = all.get(key)?.before ?? change.before;
			const entry = theme.entries[index]!, mode = theme.modes[now.modes.indexOf(change.mode)]!, { after: then, to } = change;
			const from = all.get(key)?.from ?? change.from;
			all.set(key, { entry, mode, start: entry.start, before, after: then, from, to, deltaEOK: deltaEOK(before, then) });
		}
		[text, now, judged, left, mayDetach] = [next, after, again, failing, false];
	}
	return { text, changes: [...all.values()], left };
}

const failingIn = (pairs: readonly ThemePair[]): number => pairs.filter(({ passes }) => !passes).length;

interface Round {
	readonly edits: readonly Edit[];
	readonly changes: readonly (Omit<Change, 'start'> & { readonly offset: number })[];
}

function changesFor(pairs: readonly ThemePair[], mayDetach: boolean, budget: { left: number }): Round {
	const { nodes, links } = graphOf(pairs, mayDetach);
	const moved = new Map<Node, Color>();
	for (const failing of componentsOf(links.filter(({ passed }) => !passed))) {
		const solved = solve(failing, moved, budget);
		for (const [node, to] of solved) moved.set(node, to);
	}
	const edits: Edit[] = [], changes: Round['changes'][number][] = [];
	for (const node of nodes) {
		const to = moved.get(node);
		if (to === undefined) continue;
		const { literal, entry, mode, isDetached } = node, { color: after, edits: own } = rewritten(literal, to);
		const before = literal.color, text = edited(literal.text, shifted(own, literal.start));
		edits.push(...(isDetached ? [{ start: entry.start, end: entry.end, text }] : own));
		changes.push({
			// Of `light-dark()` either color may move, and each is a change.
			entry, mode, offset: literal === lightOf(entry) ? 1 : 0, before, after, deltaEOK: deltaEOK(before, after),
			from: isDetached ? entry.text : literal.text, to: text,
		});
	}
	return { edits, changes };
}

const lightOf = ({ value }: Entry): Literal | undefined =>
	(value.kind === 'scheme' && value.light?.kind === 'literal' ? value.light.literal : undefined);

/** Edits in a part of the text that begins there. */
const shifted = (edits: readonly Edit[], start: number): readonly Edit[] =>
	edits.map((edit) => ({ start: edit.start - start, end: edit.end - start, text: edit.text }));

interface Graph {
	readonly nodes: readonly Node[];
	readonly links: readonly Link[];
}

/** Places and the pairs between them. */
function graphOf(pairs: readonly ThemePair[], mayDetach: boolean): Graph {
	const byPlace = new Map<unknown, Node>(), links: Link[] = [];
	const nodeAt = (key: unknown, make: () => Node): Node => byPlace.get(key) ?? byPlace.set(key, make()).get(key)!;
	const stuck = mayDetach ? pairs.filter(({ passes, text, background }) => !passes && text.entry !== background.entry) : [];
	const detached = new Set(stuck.flatMap(({ text, background }) => [text.entry, background.entry]).filter(isReference));
	const sideOf = (resolved: Resolved, mode: Mode): Side => {
		const { literal, source, entry, color: of } = resolved;
		const node = detached.has(entry)
			? nodeAt(entry, () => ({ literal: copyOf(resolved), entry, mode, isDetached: true, links: [] }))
			: literal && nodeAt(literal, () => ({ literal, entry: source, mode, isDetached: false, links: [] }));
		return { node: of.alpha === 0 || literal?.form === 'fixed' ? undefined : node, color: of, alpha: of.alpha };
	};
	for (const { text, background, mode, target, page, passes } of pairs) {
		const link: Link = { text: sideOf(text, mode), background: sideOf(background, mode), target, page, passed: passes };
		links.push(link);
		link.text.node?.links.push(link);
		if (link.background.node !== link.text.node) link.background.node?.links.push(link);
	}
	return { nodes: [...byPlace.values()], links };
}

/** Is it a whole value of CSS that a color can stand in the place of? */
const isReference = ({ value }: Entry): boolean => value.kind === 'alias' || value.kind === 'expression';

/** What a reference is replaced by: the color in the notation of the place that it leads to, where that can stand there too. */
function copyOf({ literal, source, entry, color: of }: Resolved): Literal {
	const { value } = entry, isDirect = value.kind === 'alias' && value.to === source.key;
	// Bare channels are for who puts a function around them; an object of JSON for who refers to it with an object.
	const fitsThere = literal !== undefined && (/^[#a-z]/i.test(literal.text) || (isDirect && /^[-+.\d]/.test(literal.text))
		|| (/^\{\s*"/.test(literal.text) && /^\{\s*"/.test(entry.text)));
	return fitsThere && literal.color.alpha === of.alpha ? literal : madeUp(of, entry.start);
}

/** A color as if the file held it. */
function madeUp(of: Color, start: number): Literal {
	const text = fits(of, 'srgb') ? printHex(toRgb24(of), of.alpha) : printCss(of);
	return { color: of, text, start, end: start + text.length, form: fits(of, 'srgb') ? 'hex' : 'other', channels: [], hex: undefined };
}

/** Pairs that share a place, directly or by others, stand together. */
function componentsOf(links: readonly Link[]): readonly (readonly Link[])[] {
	const groupOf = new Map<Node, Link[]>(), groups = new Set<Link[]>();
	for (const link of links) {
		const own = [link.text.node, link.background.node].filter((node) => node !== undefined);
		let [group = [], other] = [...new Set(own.map((node) => groupOf.get(node)).filter((found) => found !== undefined))];
		// The smaller goes into the larger, so that no pair is moved often.
		if (other !== undefined && other.length > group.length) [group, other] = [other, group];
		for (const moved of other ?? []) {
			group.push(moved);
			for (const node of [moved.text.node, moved.background.node]) if (node !== undefined) groupOf.set(node, group);
		}
		if (other !== undefined) groups.delete(other);
		group.push(link);
		groups.add(group);
		for (const node of own) groupOf.set(node, group);
	}
	return [...groups];
}

const colorIn = ({ node, color: still, alpha }: Side, moved: Moved, node0?: Node, color0?: Color): Color => {
	if (node === undefined) return still;
	const now = node === node0 ? color0! : moved.get(node);
	return now === undefined ? still : now.alpha === alpha ? now : withAlpha(now, alpha);
};

function isMet({ text, background, target, page }: Link, moved: Moved, node?: Node, to?: Color): boolean {
	const { front, behind } = shownPair(colorIn(text, moved, node, to), colorIn(background, moved, node, to), page);
	return measured(target, front, behind);
}

/** The cheapest moves after which every one of these pairs passes, and all that passed still do; as many as can, where not all can. */
function solve(failing: readonly Link[], before: Moved, budget: { left: number }): Moved {
	let open = failing;
	while (open.length > 0) {
		const found = searched(open, before, budget);
		if (found.moves !== undefined) return found.moves;
		// The pair that no move helps is left, and the others get their turn.
		open = open.filter((link) => link !== found.stuck);
	}
	return new Map();
}

interface Searched {
	readonly moves: Moved | undefined;
	readonly stuck: Link;
}

/** A search as it stands: the pairs to be met, what has moved so far, and what may still be measured. */
interface Search {
	readonly open: readonly Link[];
	readonly moved: Moved;
	readonly budget: { left: number };
}

function searched(open: readonly Link[], before: Moved, budget: { left: number }): Searched {
	let best: Moved | undefined, least = Infinity, states = MOST_STATES, stuck = open[0]!, deepest = -1;
	const visit = (moves: Moved, cost: number, depth: number): void => {
		if (cost >= least) return;
		const moved = new Map([...before, ...moves]), link = open.find((one) => !isMet(one, moved));
		if (link === undefined) {
			best = moves;
			least = cost;
			return;
		}
		if (states-- <= 0 || budget.left <= 0) return;
		const ways = waysFor(link, moves, { open, moved, budget });
		if (ways.length === 0 && depth > deepest) {
			deepest = depth;
			stuck = link;
		}
		for (const way of ways.toSorted((one, other) => one.cost - other.cost))
			visit(new Map([...moves, ...way.moves]), cost + way.cost, depth + 1);
	};
	visit(new Map(), 0, 0);
	return { moves: best, stuck };
}

interface Way {
	readonly moves: Moved;
	readonly cost: number;
}

const wayOf = (...moves: readonly (readonly [Node, Color])[]): Way => ({
	moves: new Map(moves),
	cost: moves.reduce((sum, [node, to]) => sum + CHANGE_COST + deltaEOK(node.literal.color, to), 0),
});

/** How one pair can be made to pass: by either of its colors, alone or with what else fails at that place, or by both. */
function waysFor(link: Link, moves: Moved, search: Search): readonly Way[] {
	if (link.text.node === link.background.node) return [];
	const free = [link.text.node, link.background.node].filter((node): node is Node => node !== undefined && !moves.has(node));
	const ways = free.flatMap((node) => {
		const atNode = search.open.filter((one) => one.text.node === node || one.background.node === node);
		const alone = moveTo(node, [link], search), all = atNode.length > 1 ? moveTo(node, atNode, search) : undefined;
		return [all, alone].filter((to) => to !== undefined).map((to) => wayOf([node, to]));
	});
	const [first, second] = free;
	// Neither can do it alone: one goes a part of the way.
	return ways.length > 0 || first === undefined || second === undefined
		? ways
		: [...together(link, first, second, search), ...together(link, second, first, search)].toSorted((a, b) => a.cost - b.cost).slice(0, 2);
}

/** One color a part of its way, and the other as far as is needed then. */
function together(link: Link, near: Node, far: Node, search: Search): readonly Way[] {
	const ways: Way[] = [];
	for (let step = 1; step <= PARTS; step++) for (const sign of [1, -1]) {
		const to = stepped(near, (sign * step) / PARTS);
		if (to === undefined || !keeps(near, to, [], search, link)) continue;
		const there = moveTo(far, [link], { ...search, moved: new Map([...search.moved, [near, to]]) });
		if (there !== undefined) ways.push(wayOf([near, to], [far, there]));
	}
	return ways;
}

const PARTS = 20;

/** Steps of lightness in the search, and how often the last one is halved. */
const COARSE = 100, FINE = 6;

/** The color nearest to a place's own that makes pairs pass and spoils none; undefined where there is none. */
function moveTo(node: Node, needed: readonly Link[], search: Search): Color | undefined {
	let found: Color | undefined, least = Infinity;
	for (const sign of [1, -1]) {
		for (let step = 1; step <= COARSE; step++) {
			const to = stepped(node, (sign * step) / COARSE);
			if (to === undefined || deltaEOK(node.literal.color, to) >= least + 1 / COARSE) break;
			if (!keeps(node, to, needed, search)) continue;
			const finer = refined(node, (sign * (step - 1)) / COARSE, (sign * step) / COARSE, to, needed, search);
			const distance = deltaEOK(node.literal.color, finer);
			if (distance < least) {
				least = distance;
				found = finer;
			}
			break;
		}
	}
	return found;
}

/** Between a step that does not do and one that does: halved. */
function refined(node: Node, not: number, does: number, there: Color, needed: readonly Link[], search: Search): Color {
	let low = not, high = does, best = there;
	for (let i = 0; i < FINE; i++) {
		const middle = (low + high) / 2, to = stepped(node, middle);
		if (to !== undefined && keeps(node, to, needed, search)) {
			high = middle;
			best = to;
		} else {
			low = middle;
		}
	}
	return best;
}

/** Do the needed pairs pass with a place moved, and all others at that place that did or do? `but` may fail. */
function keeps(node: Node, to: Color, needed: readonly Link[], { open, moved, budget }: Search, but?: Link): boolean {
	budget.left -= needed.length;
	if (!needed.every((link) => isMet(link, moved, node, to))) return false;
	for (const link of node.links) {
		if (link === but || needed.includes(link)) continue;
		// What fails and is not asked for here may go on failing.
		if (!link.passed && !(open.includes(link) && isMet(link, moved))) continue;
		budget.left--;
		if (!isMet(link, moved, node, to)) return false;
	}
	return true;
}

/** A place's color with its OKLCH lightness moved, as it reads once it is written; undefined beyond black and white. */
function stepped({ literal }: Node, shift: number): Color | undefined {
	const { coords: [l, c, h], none } = convert(literal.color, 'oklch'), lightness = l + shift;
	// The last step ends at black or white itself.
	if (lightness <= -1 / COARSE || lightness >= 1 + 1 / COARSE) return undefined;
	const to = color('oklch', [Math.min(1, Math.max(0, lightness)), c, h], literal.color.alpha, none & ~1);
	const gamut = fits(literal.color, 'srgb') ? 'srgb' : fits(literal.color, 'display-p3') ? 'display-p3' : undefined;
	return settled(literal, gamut === undefined ? to : intoGamut(to, gamut));
}
