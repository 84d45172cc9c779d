/*
 * The changes of a theme after which its pairs pass: few, small, and only of lightness.
 *
 * What can move is a place of the file that holds a color (`repair-places.ts`). A place that many names and modes lead to moves for
 * all of them, so whatever passed before still has to. Which places move, and how far, is searched in `repair-search.ts`.
 *
 * A pair whose two colors come from one place, or from an expression, has nothing to move. Then the name gets a color of its
 * own, written in the place of its reference.
 *
 * Idempotent: where every pair passes nothing moves; pairs that nothing can help are left as they are.
 *
 * Proof  test/theme/repair.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { pairsOf, type Asked, type ThemePair } from './audit.ts';
import { rewritten, type Literal } from './literal.ts';
import { edited, type Edit } from './place.ts';
import { graphOf } from './repair-places.ts';
import { solve } from './repair-search.ts';
import { resolverOf } from './resolve.ts';
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

/** Repairs of repairs: a place that got a color of its own may make others pass. */
const MOST_ROUNDS = 12;

/** Reads the repaired text as the theme was read. */
export type Reread = (text: string) => Steps<Theme>;

/** The text after which every pair passes that can, and what moved. `pairs` are those of the theme as it is. */
export function* repairOf(
	theme: Theme, pairs: readonly ThemePair[], asked: Asked, reread: Reread,
): Steps<Repair> {
	let now = theme, text = theme.text, judged = pairs;
	const all = new Map<string, Change>();
	// First what is there moves; where nothing of it can, references give way. Done is where neither finds anything, as it would
	// for who repairs once more.
	let mayDetach = false, left = failingIn(judged);
	for (let round = 0; round < MOST_ROUNDS && left > 0; round++) {
		const { edits, changes }: Round = yield* changesFor(judged, mayDetach), next = edited(text, edits);
		yield;
		const after: Theme = edits.length === 0 ? now : yield* reread(next);
		yield;
		const again: readonly ThemePair[] = edits.length === 0 ? judged : (yield* pairsOf(after, resolverOf(after), asked)).pairs;
		const failing = failingIn(again);
		// What helps no pair is not done: a color that gives way in one mode may be needed in another.
		if (failing >= left) {
			if (mayDetach) break;
			mayDetach = true;
			continue;
		}
		const indices = new Map(now.entries.map((entry, i) => [entry, i]));
		for (const change of changes) {
			// The same entry has the same place in the list each time the file is read.
			const index = indices.get(change.entry)!, key = `${index} ${change.offset}`, before = all.get(key)?.before ?? change.before;
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

function* changesFor(pairs: readonly ThemePair[], mayDetach: boolean): Steps<Round> {
	const { places, links } = yield* graphOf(pairs, mayDetach);
	yield* solve(links);
	const edits: Edit[] = [], changes: Round['changes'][number][] = [];
	for (const { literal, entry, mode, isDetached, now } of places) {
		if (now === undefined) continue;
		const { color: after, edits: own } = rewritten(literal, now.color);
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
