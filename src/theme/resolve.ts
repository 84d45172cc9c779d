/*
 * What each name of a theme is in each mode: references followed, `light-dark()` by the scheme of the mode, expressions with the
 * values put in their places.
 *
 * A color that comes straight from one place of the file, through any number of names, knows that place: it is where a change would
 * go. Circles and chains that are too long give no color and say so.
 *
 * Source  CSS Custom Properties 1 §3 (var(), cycles); CSS Color 5 §6 (light-dark()).
 * Proof   test/theme/resolve.test.ts.
 */

import { readCssText } from '../reading/css-text.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import type { Alternatives } from './css-modes.ts';
import { opaque, type Literal } from './literal.ts';
import { DEFAULT_MODE, weightIn, type Entry, type Mode, type Theme, type Value } from './theme.ts';

export interface Resolved {
	readonly color: Color;
	/** The entry that the name stands for in this mode. */
	readonly entry: Entry;
	/** The one place of the file that decides; undefined for what is computed from several, or with numbers of its own. */
	readonly literal: Literal | undefined;
	/** The entry in which that place stands. */
	readonly source: Entry;
}

export interface Unresolved {
	readonly entry: Entry;
	/** The end of a sentence. */
	readonly why: string;
}

export type Outcome = Resolved | Unresolved;

/** Is it a color? */
export const isResolved = (outcome: Outcome | undefined): outcome is Resolved => outcome !== undefined && 'color' in outcome;

/** A chain of names is no longer. */
const DEEPEST = 24;

/** Text with values in the places of names; what is longer cannot be read as a color anyway. */
const LONGEST_EXPRESSION = 400;

/** What names stand for. */
export interface Resolver {
	/** The value of a name; undefined where there is none in this mode. Where the mode has no say in it, it is one outcome for all modes. */
	readonly named: (mode: Mode, key: string) => Outcome | undefined;
	/** May a name stand for something else in this mode than under no conditions? */
	readonly differs: (mode: Mode, key: string) => boolean;
	/** The value of an entry. */
	readonly of: (mode: Mode, entry: Entry) => Outcome;
}

/** What holds under no conditions, be it a mode of the theme or not. */
const PLAIN: Mode = { name: DEFAULT_MODE, conditions: [], isDark: false, isScope: false };

/** The resolver of a theme. */
export function resolverOf({ entries }: Theme): Resolver {
	const memory = new Map<Mode, Map<Entry, Outcome>>(), tables = new Map<Mode, ReadonlyMap<string, Entry>>();
	const standing = standingIn(entries), plain = standing(PLAIN);
	const own = (mode: Mode): ReadonlyMap<string, Entry> => {
		let table = tables.get(mode);
		if (table === undefined) tables.set(mode, table = standing(mode));
		return table;
	};
	const differing = differingKeys(entries, own);

	const entryOf = (mode: Mode, key: string): Entry | undefined => (mode === PLAIN ? undefined : own(mode).get(key)) ?? plain.get(key);

	const differs = (mode: Mode, key: string): boolean => mode.conditions.length + Number(mode.isDark) > 0 && differing(mode).has(key);

	/** What a name stands for: what no mode changes is resolved once. */
	const resolveNamed = (mode: Mode, key: string, target: Entry, depth: number): Outcome =>
		resolve(differs(mode, key) ? mode : PLAIN, target, depth);

	const resolve = (mode: Mode, entry: Entry, depth: number): Outcome => {
		const known = emplaced(memory, mode), before = known.get(entry);
		if (before !== undefined) return before;
		// Whoever asks for it while it is being resolved goes in a circle.
		known.set(entry, { entry, why: 'refers to itself' });
		const outcome = depth === 0 ? { entry, why: 'is a chain of too many names' } : valued(mode, entry, entry.value, depth);
		known.set(entry, outcome);
		return outcome;
	};

	const valued = (mode: Mode, entry: Entry, value: Value | undefined, depth: number): Outcome => {
		switch (value?.kind) {
			case undefined:
			case 'text': return { entry, why: 'is no color in this mode' };
			case 'unread': return { entry, why: value.why };
			case 'literal': return { entry, source: entry, literal: value.literal, color: value.literal.color };
			case 'scheme': return valued(mode, entry, mode.isDark ? value.dark : value.light, depth);
			case 'alias': {
				const target = entryOf(mode, value.to);
				if (target !== undefined) return { ...resolveNamed(mode, value.to, target, depth - 1), entry };
				return value.otherwise === undefined
					? { entry, why: `refers to "${value.to}", which is not in the file` }
					: valued(mode, entry, value.otherwise, depth);
			}
			case 'expression': return computed(mode, entry, value.text, depth);
			default: return value satisfies never;
		}
	};

	const computed = (mode: Mode, entry: Entry, text: string, depth: number): Outcome => {
		const ofToken = RGBA_OF_TOKEN.exec(text);
		if (ofToken) {
			const name = ofToken[1]!.trim(), target = entryOf(mode, name), of = target && resolveNamed(mode, name, target, depth - 1);
			if (!isResolved(of)) return { entry, why: `refers to "${name}", which is no color in the file` };
			const alpha = alphaOf(mode, ofToken[2]!, depth);
			if (alpha === undefined) return { entry, why: 'has an alpha that is no number' };
			return { ...of, entry, color: withAlpha(of.color, alpha) };
		}
		const named: string[] = [];
		let missing: string | undefined;
		const filled = substituted(text, (name, isOptional) => {
			named.push(name);
			const found = textNamed(mode, name, depth - 1);
			if (found === undefined && !isOptional) missing ??= name;
			return found;
		});
		const read = filled === undefined ? undefined : readCssText(opaque(filled));
		if (read === undefined) {
			const why = missing === undefined ? 'is no color that can be read' : `refers to "${missing}", which has no value in the file`;
			return { entry, why };
		}
		// `hsl(var(--x) / 50%)`: one name and nothing else is that name's place.
		const only = PASSED_ON.test(text) ? entryOf(mode, named[0]!) : undefined, of = only && resolveNamed(mode, named[0]!, only, depth - 1);
		return isResolved(of)
			? { entry, source: of.source, literal: of.literal, color: read.color }
			: { entry, source: entry, literal: undefined, color: read.color };
	};

	/** The alpha beside a token, a number or what is computed of some: 0 to 1. */
	const alphaOf = (mode: Mode, text: string, depth: number): number | undefined => {
		const filled = substituted(text, (name) => textNamed(mode, name, depth - 1));
		return filled === undefined ? undefined : readCssText(`rgb(0 0 0 / ${IS_NUMBER.test(filled) ? filled : `calc(${filled})`})`)?.color.alpha;
	};

	/** What `var()` of a name puts into an expression; undefined where there is nothing to put. */
	const textNamed = (mode: Mode, name: string, depth: number): string | undefined => {
		const entry = entryOf(mode, name);
		return entry === undefined || depth <= 0 ? undefined : textOfValue(mode, entry.value, depth);
	};

	const textOfValue = (mode: Mode, value: Value | undefined, depth: number): string | undefined => {
		switch (value?.kind) {
			case undefined:
			case 'unread': return undefined;
			case 'literal': return value.literal.text;
			case 'scheme': return textOfValue(mode, mode.isDark ? value.dark : value.light, depth);
			case 'alias': return textNamed(mode, value.to, depth - 1) ?? textOfValue(mode, value.otherwise, depth - 1);
			case 'text':
			case 'expression': return substituted(value.text, (name) => textNamed(mode, name, depth - 1));
			default: return value satisfies never;
		}
	};

	return {
		named: (mode, key) => {
			const entry = entryOf(mode, key);
			return entry && resolveNamed(mode, key, entry, DEEPEST);
		},
		differs,
		of: (mode, entry) => resolve(mode, entry, DEEPEST),
	};
}

/** Where an entry stands in the file, and how much it asks for. */
interface Standing {
	readonly entry: Entry;
	readonly index: number;
	readonly weight: number;
}

/** Tells the entries that a mode gives a say: those that ask for something and hold; under no conditions those that hold always. */
function standingIn(entries: readonly Entry[]): (mode: Mode) => ReadonlyMap<string, Entry> {
	// All entries of a block have the same conditions, which are compared once.
	const blocks = new Map<Alternatives, number[]>();
	entries.forEach(({ when }, index) => {
		const block = blocks.get(when);
		if (block === undefined) blocks.set(when, [index]);
		else block.push(index);
	});
	return (mode) => {
		const best = new Map<string, Standing>();
		for (const [when, indices] of blocks) {
			const weight = weightIn(mode, when);
			if (weight < 0 || (weight === 0 && mode !== PLAIN)) continue;
			for (const index of indices) {
				const entry = entries[index]!, before = best.get(entry.key);
				if (before === undefined || weight > before.weight || (weight === before.weight && index > before.index))
					best.set(entry.key, { entry, index, weight });
			}
		}
		return new Map([...best].map(([key, { entry }]) => [key, entry]));
	};
}

/** Tells the names that may stand for something else in a mode: its own, those of both schemes where it is dark, and whatever refers to them. */
function differingKeys(
	entries: readonly Entry[], own: (mode: Mode) => ReadonlyMap<string, Entry>,
): (mode: Mode) => ReadonlySet<string> {
	const known = new Map<Mode, ReadonlySet<string>>();
	let users: ReadonlyMap<string, readonly string[]> | undefined;
	const bySchemes = entries.filter(({ value }) => hasSchemes(value)).map(({ key }) => key);
	return (mode) => {
		const before = known.get(mode);
		if (before !== undefined) return before;
		users ??= usersIn(entries);
		const found = new Set([...own(mode).keys(), ...(mode.isDark ? bySchemes : [])]);
		// A set is walked to its end, which is where what is found is added.
		for (const key of found) for (const user of users.get(key) ?? []) found.add(user);
		known.set(mode, found);
		return found;
	};
}

const hasSchemes = (value: Value | undefined): boolean =>
	value?.kind === 'scheme' || (value?.kind === 'alias' && hasSchemes(value.otherwise));

/** By each name, those whose values refer to it. */
function usersIn(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
	const users = new Map<string, string[]>();
	for (const { key, value } of entries) {
		for (const name of namesIn(value)) {
			const all = users.get(name);
			if (all === undefined) users.set(name, [key]);
			else all.push(key);
		}
	}
	return users;
}

function namesIn(value: Value | undefined): readonly string[] {
	switch (value?.kind) {
		case undefined:
		case 'unread':
		case 'literal': return [];
		case 'alias': return [value.to, ...namesIn(value.otherwise)];
		case 'scheme': return [...namesIn(value.light), ...namesIn(value.dark)];
		case 'text':
		case 'expression': return Array.from(value.text.matchAll(REFERENCE), ([, name, , token]) => (name ?? token!).trim());
		default: return value satisfies never;
	}
}

const emplaced = <K, A, B>(maps: Map<K, Map<A, B>>, key: K): Map<A, B> => {
	const known = maps.get(key);
	if (known !== undefined) return known;
	const fresh = new Map<A, B>();
	maps.set(key, fresh);
	return fresh;
};

const RGBA_OF_TOKEN = /^rgba?\(\s*\{([^{}]+)\}\s*,\s*([^,]*[^,\s])\s*\)$/i;

const IS_NUMBER = /^\d*\.?\d+%?$/;

/** A function around one variable of bare channels, with an alpha or none. */
const PASSED_ON = /^(?:rgb|hsl|oklch)a?\(\s*var\(\s*--[^\s,()]+\s*\)\s*(?:[,/]\s*[^()]*)?\)$/i;

const REFERENCE = /var\(\s*--((?:[\w-]|[^\0-\x7f])+)\s*(,)?|\{([^{}]+)\}/gi;

type Lookup = (name: string, isOptional: boolean) => string | undefined;

/** The text with values in the places of references; undefined where one has none. */
function substituted(text: string, valueOf: Lookup): string | undefined {
	let out = '', from = 0;
	REFERENCE.lastIndex = 0;
	for (let found = REFERENCE.exec(text); found !== null; found = REFERENCE.exec(text)) {
		const end = found[3] === undefined ? closing(text, found.index + 'var('.length) : REFERENCE.lastIndex;
		if (end < 0) return undefined;
		const value = valueOf((found[1] ?? found[3]!).trim(), found[2] !== undefined)
			?? (found[2] === undefined ? undefined : substitutedAgain(text.slice(found.index + found[0].length, end - 1), valueOf));
		if (value === undefined) return undefined;
		out += text.slice(from, found.index) + value.trim();
		if (out.length > LONGEST_EXPRESSION) return undefined;
		from = end;
		REFERENCE.lastIndex = end;
	}
	return out + text.slice(from);
}

/** A fallback, whose references are looked up by a search of their own. */
function substitutedAgain(text: string, valueOf: Lookup): string | undefined {
	const { lastIndex } = REFERENCE, value = substituted(text, valueOf);
	REFERENCE.lastIndex = lastIndex;
	return value;
}

/** Behind the parenthesis that closes, from inside of it; -1 where none does. */
function closing(text: string, from: number): number {
	let depth = 1;
	for (let at = from; at < text.length; at++) {
		const character = text[at];
		if (character === '(') depth++;
		else if (character === ')' && --depth === 0) return at + 1;
	}
	return -1;
}
