/*
 * Finds regular expressions whose time grows exponentially or as a power of the length of the text.
 *
 * Exponential: a state comes back to itself in two ways over one text. Power: one loop can hand over to another anywhere in a
 * text that both go over; the search for a place to begin is such a loop too, unless the expression is anchored or sticky.
 * Once the expression has matched, an engine never goes back before that.
 *
 * Source  Weideman, van der Merwe, Berglund, Watson, "Analyzing matching time behavior of backtracking regular expression matchers
 *         by using ambiguity of NFA", CIAA 2016: exponential and infinite degree of ambiguity.
 */

import { ANY, automatonFor, characterIn, type Automaton, type Symbols } from './regex-syntax.ts';

/** How time grows, and a text that shows it if it is repeated. */
export interface Growth {
	/** `search` is a power that comes from the search for a beginning alone. */
	readonly kind: 'exponential' | 'power' | 'search';
	readonly pump: string;
}

/** The growth of an expression; undefined if its time is linear. */
export function findGrowth(source: string, flags: string): Growth | undefined {
	const automaton = automatonFor(source, flags);
	for (const inner of automaton.lookarounds) {
		const growth = findGrowth(inner, `${flags.replace('y', '')}y`);
		if (growth !== undefined) return growth;
		// Lookaheads from each position.
		if (!automaton.isAnchored && !flags.includes('y') && /[*+]|,\}/.test(inner.replace(/\\.|\[[^\]]*\]/g, 'x'))) {
			const { sets } = automatonFor(inner, flags);
			return { kind: 'search', pump: characterIn(automaton.sets[0] ?? sets[0]!) };
		}
	}
	return growthIn(automaton, automaton.isAnchored || flags.includes('y'));
}

function growthIn({ sets, follows, first, last }: Automaton, isAnchored: boolean): Growth | undefined {
	const count = sets.length, start = count;
	// After a match, a later failure only backtracks to its end.
	const next = (state: number): readonly number[] => (last.has(state) ? [] : [...follows[state]!.keys()]);
	const reach = Array.from({ length: count }, (_, i) => reachable([i], next));
	// A loop over everything up to the end of the text has matched there.
	const endsAnywhere = (state: number): boolean =>
		sets[state] === ANY && next(state).some((to) => last.has(to) && (sets[to]! & ANY) === 0n);
	const isLoop = (state: number): boolean => reach[state]!.has(state) && !endsAnywhere(state);
	const loops = Array.from({ length: count }, (_, i) => i).filter(isLoop);
	for (const from of loops) {
		const isHere = (state: number): boolean => reach[from]!.has(state) && reach[state]!.has(from);
		for (const [to, ways] of follows[from]!) if (ways > 1 && isHere(to)) return { kind: 'exponential', pump: characterIn(sets[to]!) };
		const pump = wordTo([from, from], ([a, b]) => pairs([a!, b!].map((state) => next(state).filter(isHere)), sets), ([a, b], seen) =>
			a === b && seen.some(([x, y]) => x !== y));
		if (pump !== undefined) return { kind: 'exponential', pump };
	}
	const all = [...sets, ANY], after = (state: number): readonly number[] => (state === start ? [start, ...first.keys()] : next(state));
	for (const kind of ['power', 'search'] as const) {
		if (kind === 'search' && isAnchored) continue;
		for (const to of loops) for (const from of kind === 'search' ? [start] : loops) {
			if (from === to || (from !== start && !reach[from]!.has(to))) continue;
			const pump = wordTo([from, from, to], (states) => pairs(states.map((state, i) => after(state)
				.filter((one) => i !== 0 || from !== start || one === start)), all), ([a, b, c]) => a === from && b === to && c === to);
			if (pump !== undefined) return { kind, pump };
		}
	}
	return undefined;
}

function reachable(from: readonly number[], next: (state: number) => readonly number[]): ReadonlySet<number> {
	const seen = new Set<number>(), open = [...from];
	for (let state = open.pop(); state !== undefined; state = open.pop()) for (const one of next(state)) if (!seen.has(one)) {
		seen.add(one);
		open.push(one);
	}
	return seen;
}

interface Step {
	readonly states: readonly number[];
	readonly set: Symbols;
}

/** The next states of several runs over the same character. */
function pairs(nexts: readonly (readonly number[])[], sets: readonly Symbols[]): Step[] {
	return nexts.reduce<Step[]>((steps, states) => steps.flatMap((step) => states.flatMap((state) => {
		const set = step.set & sets[state]!;
		return set === 0n ? [] : [{ states: [...step.states, state], set }];
	})), [{ states: [], set: ANY }]);
}

/** The shortest text that leads several runs from their states to an end; undefined without one. */
function wordTo(
	from: readonly number[], next: (states: readonly number[]) => readonly Step[],
	isEnd: (states: readonly number[], before: readonly (readonly number[])[]) => boolean,
): string | undefined {
	interface Run { readonly states: readonly number[]; readonly text: string; readonly before: readonly (readonly number[])[] }
	const seen = new Set<string>();
	let open: readonly Run[] = [{ states: from, text: '', before: [] }];
	while (open.length > 0) {
		const further: Run[] = [];
		for (const run of open) for (const { states, set } of next(run.states)) {
			const text = run.text + characterIn(set), before = [...run.before, states], isApart = before.some(([a, b]) => a !== b);
			if (isEnd(states, before)) return text;
			const key = `${states.join()} ${isApart}`;
			if (!seen.has(key)) further.push({ states, text, before });
			seen.add(key);
		}
		open = further;
	}
	return undefined;
}

/** Steps that a backtracking engine takes for an ASCII text at most: the ways through the automaton. Counts up to `most`. */
export function stepsFor(source: string, flags: string, text: string, most: number): number {
	const { sets, follows, first, isAnchored } = automatonFor(source, flags), begins = isAnchored || flags.includes('y') ? 1 : text.length;
	let steps = 0;
	for (let from = 0; from < begins; from++) {
		const open = [...first.keys()].map((state) => [state, from] as const);
		for (let one = open.pop(); one !== undefined && steps < most; one = open.pop()) {
			const [state, at] = one;
			steps++;
			if (at >= text.length || (sets[state]! & (1n << BigInt(text.charCodeAt(at)))) === 0n) continue;
			for (const [to, ways] of follows[state]!) for (let n = 0; n < ways; n++) open.push([to, at + 1]);
		}
	}
	return steps;
}
