/*
 * A theme from the entries that a reader finds: bounds them, and derives the modes from their conditions.
 *
 * Proof  test/theme/read-theme.test.ts, and test/theme/heavy-themes.test.ts for the bounds.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { ALWAYS, LONGEST_WORD, SCOPE, shorten, type Alternatives, type Conditions } from './css-modes.ts';
import { createWeights } from './mode-table.ts';
import { findVariableUses, type VariableUses } from './references.ts';
import {
	DEFAULT_MODE, LONGEST_NAME, MOST_ENTRIES, MOST_MODES, normalizeName, type Entry, type Mode, type Theme, type Value,
} from './theme.ts';

/** A theme while its file is read: at most MOST_ENTRIES, with names of at most LONGEST_NAME. The others are only counted. */
export interface Draft {
	readonly text: string;
	entries: Entry[];
	leftOut: number;
	/** Modes whose entries are not added. */
	modesLeftOut: number;
	/** Conditions of dark modes, in addition to those whose names say so. */
	readonly darkWords: Set<string>;
	/** How the file uses variables; computed on first use. */
	readonly uses: () => VariableUses;
}

/** A format of files, for one kind of content: a text, bytes or an object. */
export interface Format<Content> {
	readonly id: string;
	/** True for a file of the format. */
	readonly matches: (content: Content) => boolean;
	/** Adds the colors of a file. */
	readonly read: (draft: Draft, content: Content) => Steps<void>;
}

/** Creates a draft without entries. */
export function createDraft(text: string): Draft {
	let uses: VariableUses | undefined;
	return { text, entries: [], leftOut: 0, modesLeftOut: 0, darkWords: new Set(), uses: () => uses ??= findVariableUses(text) };
}

/** Units for one entry, in all of `createTheme`. */
const ENTRY_COST = 0.7;

/** An entry whose key is its name, whose text is that of the file, and which always applies, unless given otherwise. */
interface NewEntry extends Pick<Entry, 'name' | 'start' | 'end'>, Partial<Pick<Entry, 'key' | 'text' | 'when' | 'rank'>> {
	/** Undefined if it is not related to a color. */
	readonly value: Value | undefined;
}

/** Adds an entry if it has a value, or counts it if the draft is full or its name is too long. */
export function addEntry(draft: Draft, { value, ...entry }: NewEntry): void {
	if (value === undefined) return;
	spend(ENTRY_COST);
	const { name, start, end } = entry;
	if (draft.entries.length < MOST_ENTRIES && name.length <= LONGEST_NAME)
		draft.entries.push({ key: normalizeName(name), text: draft.text.slice(start, end), when: ALWAYS, ...entry, value });
	else draft.leftOut++;
}

/**
 * The keys on the way to a value as one name. If it is too long, another name that is too long for `addEntry`: a long key is not
 * copied for every value below it.
 */
export function joinPath(path: readonly string[], separator: string): string {
	let length = path.length - 1;
	for (const key of path) length += key.length;
	return length <= LONGEST_NAME ? path.join(separator) : TOO_LONG_NAME;
}

const TOO_LONG_NAME = ' '.repeat(LONGEST_NAME + 1);

/** The theme of a draft, with the modes of its conditions. */
export function* createTheme(draft: Draft): Steps<Theme> {
	const entries = withSharedConditions(draft.entries);
	yield;
	const { modes, modesLeftOut } = findModes(entries, draft.darkWords);
	yield;
	const weigh = createWeights(modes), seen = entries.filter(({ when }) => weigh(when).some((weight) => weight >= 0));
	return {
		text: draft.text,
		entries: seen,
		modes,
		leftOut: draft.leftOut + entries.length - seen.length,
		modesLeftOut: draft.modesLeftOut + modesLeftOut,
	};
}

/** Units for one list of conditions. */
const CONDITIONS_COST = 0.5;

/** The modes of the entries: themes of whole pages first, each in the order of the file, and no more than MOST_MODES. */
function findModes(entries: readonly Entry[], darkWords: ReadonlySet<string>): Pick<Theme, 'modes' | 'modesLeftOut'> {
	const whole = new Map<string, Mode>(), parts = new Map<string, Mode>(), beyond = new Set<string>();
	const add = (conditions: Conditions): void => {
		const words = conditions.length === 0 ? [DEFAULT_MODE] : conditions, isScope = words.some((word) => word.startsWith(SCOPE));
		const modes = isScope ? parts : whole;
		const name = words.join(' ');
		if (modes.has(name)) return;
		if (modes.size >= MOST_MODES) {
			beyond.add(name);
			return;
		}
		modes.set(name, { name, conditions, isDark: words.some((word) => isDarkWord(word) || darkWords.has(word)), isScope });
	};
	const whens = new Set(entries.filter(({ value }) => value.kind !== 'text').map(({ when }) => when));
	for (const when of whens) {
		spend(CONDITIONS_COST * when.length);
		when.forEach(add);
	}
	// A value that depends on the scheme has a second color in the other one.
	const hasDark = [...whole.values(), ...parts.values()].some(({ isDark }) => isDark);
	if (!hasDark && entries.some(({ value }) => value.kind === 'scheme')) add(['dark']);
	const modes = [...whole.values(), ...parts.values()];
	return { modes: modes.slice(0, MOST_MODES), modesLeftOut: Math.max(0, modes.length - MOST_MODES) + beyond.size };
}

/** Entries with the same conditions share one list of them, and the names of modes are short. */
function withSharedConditions(entries: readonly Entry[]): readonly Entry[] {
	const byText = new Map<string, Alternatives>(), shared = new Map<Alternatives, Alternatives>();
	return entries.map((entry) => {
		const { when } = entry;
		let one = shared.get(when);
		if (one === undefined) {
			spend(CONDITIONS_COST * (1 + when.length));
			const isLong = when.some((conditions) => conditions.some((word) => word.length > LONGEST_WORD));
			const short = isLong ? when.map((conditions) => conditions.map(shorten)) : when, text = JSON.stringify(short);
			byText.set(text, one = byText.get(text) ?? short);
			shared.set(when, one);
		}
		return one === when ? entry : { ...entry, when: one };
	});
}

const isDarkWord = (word: string): boolean => /(?:^|[-_\s.])(?:dark|night|black)(?:$|[-_\s.])/i.test(word);
