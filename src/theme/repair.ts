/*
 * Repairs a theme: the fewest and smallest changes of lightness or opacity after which its pairs pass.
 *
 * A repair is a series of improvements. Each one is searched on a model of the file (`repair-places.ts`, `repair-search.ts`), written,
 * and then verified: the new text is read and judged like any other file. If a pair fails that did not fail before, such as one
 * whose color is computed from a place that moved, the places responsible are fixed and the search runs again. An improvement
 * depends on the text alone, and the series ends without an improvement, so a repaired file has no further one.
 *
 * First places move along lightness. If that does not help, references of failing pairs are replaced by separate colors, and at last
 * the opacity of translucent colors changes.
 *
 * Proof  test/theme/repair.test.ts; test/theme/repair-promises.test.ts with random themes.
 */

import { spend, workDone } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { deltaEOK } from '../metrics/difference.ts';
import type { Color } from '../spaces/color.ts';
import type { ThemeAudit } from './audit.ts';
import {
	findBroken, isAnyRepaired, judgePairs, type JudgedPairs, type Requested, type RequestedPair, type ThemePair,
} from './judge-pairs.ts';
import { rewrite, settle, type Literal } from './literal.ts';
import { findOpacity, writeOpacity } from './opacity.ts';
import { applyEdits, type Edit } from './place.ts';
import { findEqualColors, type EqualColors, type Member } from './repair-equals.ts';
import { FREEDOMS, restrict, type Freedom, type Wishes } from './repair-freedom.ts';
import { findInputs } from './repair-inputs.ts';
import {
	buildGraph, isReference, placeId, placesIn, quoteLike, type Link, type Place,
} from './repair-places.ts';
import { solve } from './repair-search.ts';
import { createResolver, isResolved, type Resolver } from './resolve.ts';
import type { Entry, Mode, Theme } from './theme.ts';

/** A color of the file that changed. */
interface Change {
	readonly entry: Entry;
	readonly mode: Mode;
	/** Start of its value in the original file, in UTF-16 units. */
	readonly start: number;
	readonly before: Color;
	readonly after: Color;
	readonly from: string;
	readonly to: string;
	/** Between both colors; the difference of opacity if that changed. */
	readonly deltaEOK: number;
}

export interface Repair {
	readonly text: string;
	readonly changes: readonly Change[];
	/** Colors that were equal and no longer are. */
	readonly split: readonly (readonly Member[])[];
	/** The pairs that fail in the repaired text. */
	readonly failing: readonly ThemePair[];
	/** True if the work budget ended the repair, so that a repair of the repaired text may go on. */
	readonly isStopped: boolean;
}

/** Reads the repaired text as the theme was read. */
type Reread = (text: string) => Steps<Theme>;

/** A text, read and judged. */
interface State {
	readonly theme: Theme;
	readonly resolver: Resolver;
	readonly judged: JudgedPairs;
	/** Number of listed pairs that fail. */
	readonly left: number;
}

/** A change by its place in the current text instead of the original one. */
interface OwnChange extends Omit<Change, 'start' | 'deltaEOK'> {
	/** 1 for the first color of `light-dark()`, otherwise 0. */
	readonly part: number;
}

/** An improved text and its changes. */
interface Improvement {
	readonly state: State;
	readonly changes: readonly OwnChange[];
}

/** Inputs of all improvements of a repair. */
interface Task {
	/** The pairs that were judged. */
	readonly requested: Requested;
	readonly reread: Reread;
	readonly wishes: Wishes;
	/** False once so much work is done that the rest is needed to read and judge the text again, and to write the answer. */
	readonly hasWork: () => boolean;
}

/** The work that is needed for the end of a repair, in units of that done before it. */
const RESERVE = 1.6;

/** Colors nearer than this are equal: notations round differently. */
const SAME = 2e-3;

/** Units of work to write or record a change, and to look a name up in a mode. */
const CHANGE_COST = 2, LOOKUP_COST = 0.3;

/** Repairs the theme of an audit, in which the requested pairs were judged. */
export function* repairTheme(
	{ theme, resolver, judged }: Pick<ThemeAudit, 'theme' | 'resolver' | 'judged'>, requested: Requested, reread: Reread,
	wishes: Wishes,
): Steps<Repair> {
	let state: State = { theme, resolver, judged, left: countFailing(judged) };
	const all = new Map<string, Change>(), reserve = RESERVE * workDone().spent, hasWork = (): boolean => workDone().left > reserve;
	const task: Task = { requested, reread, wishes, hasWork };
	while (state.left > 0 && hasWork()) {
		const improvement: Improvement | undefined = yield* improve(state, task);
		if (improvement === undefined) break;
		const { entries, modes } = state.theme, indices = new Map(entries.map((entry, i) => [entry, i]));
		spend(entries.length * 0.2);
		for (const { entry, mode, part, before, after, from, to } of improvement.changes) {
			yield;
			spend(CHANGE_COST);
			// Every reading lists the same entries and modes.
			const index = indices.get(entry)!, key = `${index} ${part}`, earlier = all.get(key);
			const first = earlier?.before ?? before, own = theme.entries[index]!;
			all.set(key, {
				entry: own, mode: theme.modes[modes.indexOf(mode)]!, start: own.start,
				before: first, after, from: earlier?.from ?? from, to,
				deltaEOK: Math.max(deltaEOK(first, after), Math.abs(first.alpha - after.alpha)),
			});
		}
		({ state } = improvement);
	}
	const changes = [...all.values()].filter(({ from, to }) => from !== to);
	const failing = findFailing(state.judged), isStopped = state.left > 0 && !hasWork();
	return { text: state.theme.text, changes, split: findSplit(theme, all), failing, isStopped };
}

/** The groups of equal colors that changed in part or to different colors. `changes` by the index of an entry and its part. */
function findSplit(theme: Theme, changes: ReadonlyMap<string, Change>): Repair['split'] {
	const indices = new Map(theme.entries.map((entry, i) => [entry, i]));
	const findChange = ({ literal, entry }: Member): Change | undefined => changes.get(`${indices.get(entry)} ${findPart(literal, entry)}`);
	return [...new Set(findEqualColors(theme, new Set()).all.values())].filter((group) => {
		spend(group.length * LOOKUP_COST);
		const moved = group.map(findChange), first = moved[0]?.after;
		return moved.some((change) => (first && change ? deltaEOK(first, change.after) >= SAME : first !== change?.after));
	});
}

const findFailing = ({ pairs }: JudgedPairs): readonly ThemePair[] => pairs.filter(({ passes }) => !passes);

const countFailing = (judged: JudgedPairs): number => findFailing(judged).length;

/** From the smallest intervention to the largest. */
const STAGES = [
	{ detaches: false, moves: 'lightness' },
	{ detaches: true, moves: 'lightness' },
	{ detaches: true, moves: 'opacity' },
] as const;

/** The next text in which a pair passes that failed, and none fails that passed; undefined if the search finds none. */
function* improve(before: State, task: Task): Steps<Improvement | undefined> {
	const { lock, prefer } = task.wishes;
	const locked = lock.length === 0 ? new Set<string>() : findInputs(before.theme, lock), equals = findEqualColors(before.theme, locked);
	let isRestricted = true;
	for (const freedom of FREEDOMS[prefer]) {
		if (!isRestricted && !freedom.chains) continue;
		const attempt = yield* improveWithin(freedom, before, task, locked, equals);
		if (attempt.improvement !== undefined) return attempt.improvement;
		({ isRestricted } = attempt);
	}
	return undefined;
}

/** Tries one freedom. `isRestricted` is true if more freedom could help. */
function* improveWithin(
	freedom: Freedom, before: State, { requested, reread, hasWork }: Task, locked: ReadonlySet<string>, equals: EqualColors,
): Steps<{ readonly improvement: Improvement | undefined; readonly isRestricted: boolean }> {
	const fixed = new Set<string>(), held = new Set<RequestedPair>();
	let isRestricted = false;
	for (const { detaches, moves } of STAGES) {
		const idle = new Set<string>();
		const detached = detaches ? yield* findDetachable(before) : new Set<Entry>();
		while (hasWork()) {
			const { places, links } = yield* buildGraph(before.judged.pairs, {
				detached, fixed: new Set([...fixed, ...idle]), held, locked, equals, moves,
			});
			isRestricted = restrict(links, freedom) || isRestricted;
			yield* solve(links, freedom.chains, hasWork);
			const moved = places.filter(({ now }) => now !== undefined);
			if (moved.length === 0) break;
			const { edits, changes } = yield* writeMoves(moved);
			const theme = yield* reread(applyEdits(before.theme.text, edits));
			const resolver = yield* createResolver(theme);
			const judged = yield* judgePairs(theme, resolver, requested);
			yield;
			const broken = findBroken(before.judged, judged);
			if (broken.length === 0 && hasSameShape(before.theme, theme)) {
				if (isAnyRepaired(before.judged, judged))
					return { improvement: { state: { theme, resolver, judged, left: countFailing(judged) }, changes }, isRestricted };
				// Both colors of a pair moved, since one is computed from the other: the stage goes on without these places.
				for (const place of moved) idle.add(placeId(place));
				continue;
			}
			const worse = links.filter((link) => !link.passed && link.least === 0 && broken.includes(link.requested));
			for (const { requested: pair } of worse) held.add(pair);
			if (worse.length > 0) continue;
			for (const place of findResponsible(before.theme, broken, moved, links, requested)) fixed.add(placeId(place));
		}
	}
	return { improvement: undefined, isRestricted };
}

/**
 * The references of failing pairs that separate colors can replace. They must be colors in every mode in which they apply, so that no
 * mode gets a color that it did not have.
 */
function* findDetachable({ theme: { modes }, resolver, judged }: State): Steps<ReadonlySet<Entry>> {
	const detachable = new Set<Entry>();
	for (const { passes, text, background } of judged.pairs) {
		if (passes || text.entry === background.entry) continue;
		for (const { entry } of [text, background]) {
			if (!isReference(entry) || detachable.has(entry)) continue;
			yield;
			spend(modes.length * LOOKUP_COST);
			let isColor = true;
			for (const mode of modes) {
				const outcome = yield* resolver.resolveName(mode, entry.key);
				isColor &&= outcome?.entry !== entry || isResolved(outcome);
			}
			if (isColor) detachable.add(entry);
		}
	}
	return detachable;
}

/** True if a repaired theme has the same values and modes as before, and no value stopped being a color. */
const hasSameShape = (one: Theme, other: Theme): boolean => one.entries.length === other.entries.length
	&& one.modes.length === other.modes.length && one.modes.every(({ name }, i) => name === other.modes[i]!.name)
	&& one.entries.every(({ key, value }, i) =>
		key === other.entries[i]!.key && (value.kind !== 'literal' || other.entries[i]!.value.kind === 'literal'));

/**
 * The moved places to blame for pairs that fail now: those that the pairs' colors are computed from. The search measured their own
 * places, so these are blamed only if there are no others. At least one place is returned.
 */
function findResponsible(
	theme: Theme, broken: readonly RequestedPair[], moved: readonly Place[], links: readonly Link[], { page }: Requested,
): readonly Place[] {
	const inputs = findInputs(theme, [...broken.flatMap(({ text, background }) => [text, background]), ...(page === undefined ? [] : [page])]);
	const isBroken = new Set(broken), own = new Set<Place>();
	for (const link of links) if (isBroken.has(link.requested)) for (const place of placesIn(link)) own.add(place);
	const possible = moved.filter(({ members }) => members.some(({ entry }) => inputs.has(entry.key)));
	const others = possible.filter((place) => !own.has(place));
	return others.length > 0 ? others : possible.length > 0 ? possible : moved;
}

interface Written {
	readonly edits: readonly Edit[];
	readonly changes: readonly OwnChange[];
}

/** The edits that write moved places into the file. A color that moved alone does not move with the grays that were equal to it. */
function* writeMoves(moved: readonly Place[]): Steps<Written> {
	const edits: Edit[] = [], changes: OwnChange[] = [], written = new Set<number>();
	for (const { members, mode, kind, now } of moved.toSorted((one, other) => one.members.length - other.members.length)) {
		const isDetached = kind === 'reference';
		for (const { literal, entry } of members) {
			const start = isDetached ? entry.start : literal.start;
			if (written.has(start)) continue;
			written.add(start);
			yield;
			spend(CHANGE_COST);
			const { color: to, alpha } = now!, after = alpha === undefined ? settle(literal, to) : to;
			const own = alpha === undefined ? rewrite(literal, to) : [writeOpacity(findOpacity(literal)!, alpha)];
			const plain = applyEdits(literal.text, shift(own, literal.start)), text = isDetached ? quoteLike(entry.text, plain) : plain;
			const from = isDetached ? entry.text : literal.text;
			edits.push(...(isDetached ? [{ start, end: entry.end, text }] : own));
			changes.push({ entry, mode, part: findPart(literal, entry), before: literal.color, after, from, to: text });
		}
	}
	return { edits, changes };
}

/** 1 for the first color of `light-dark()`: both are separate changes. */
const findPart = (literal: Literal, { value }: Entry): number =>
	(value.kind === 'scheme' && value.light?.kind === 'literal' && value.light.literal === literal ? 1 : 0);

/** Edits in a part of a text that begins at an offset. */
const shift = (edits: readonly Edit[], start: number): readonly Edit[] =>
	edits.map((edit) => ({ start: edit.start - start, end: edit.end - start, text: edit.text }));
