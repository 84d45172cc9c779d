/*
 * The color of each name of a theme in each mode: follows references, chooses a side of `light-dark()` by the scheme of the mode,
 * and computes expressions.
 *
 * A color that comes unchanged from one place of the file, through any number of names, keeps that place: a repair writes there.
 * Names that refer to one another in a cycle have no color.
 *
 * Source  CSS Custom Properties 1 §3 (var(), cycles); CSS Color 5 §6 (light-dark()).
 * Proof   test/theme/resolve.test.ts.
 */

import { phrase, quote, type Phrase } from '../errors.ts';
import { mapToGamut } from '../gamut/map.ts';
import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { readCssText } from '../reading/css-levels.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { createCell, evaluate, need, type Cell, type Computation } from './cells.ts';
import { makeOpaque, type Literal } from './literal.ts';
import { createModeTables, type ModeTables } from './mode-table.ts';
import type { Part } from './references.ts';
import { createPartsParser, LONGEST_EXPRESSION, namesIn, substitute, type Substitution } from './substitute.ts';
import { DEFAULT_MODE, type Entry, type Mode, type Theme, type Value } from './theme.ts';

export interface Resolved {
	readonly color: Color;
	/** The same mapped into sRGB. */
	readonly mapped: Color;
	/** The entry of the name in this mode. */
	readonly entry: Entry;
	/** The only place of the file with the color; undefined if it is computed from several. */
	readonly literal: Literal | undefined;
	/** The entry of `literal`. */
	readonly source: Entry;
	/** The name that the entry refers to, if its color is that of one other name, with or without another alpha. */
	readonly target?: Resolved;
}

interface Unresolved {
	readonly entry: Entry;
	/** The end of a sentence that begins with the name. */
	readonly why: string | Phrase;
}

type Outcome = Resolved | Unresolved;

/** True if the outcome is a color. */
export const isResolved = (outcome: Outcome | undefined): outcome is Resolved => outcome !== undefined && 'color' in outcome;

export interface Resolver {
	/**
	 * The value of a name in a mode; undefined if it has none there. A name that a mode does not change has one outcome for all
	 * modes. In steps, because a value may depend on all others. Callers spend for the request itself.
	 */
	readonly resolveName: (mode: Mode, key: string) => Steps<Outcome | undefined>;
	/** The value of an entry in a mode. */
	readonly resolveEntry: (mode: Mode, entry: Entry) => Steps<Outcome>;
	/** True if the value of a name may differ between this mode and no conditions. */
	readonly differs: (mode: Mode, key: string) => boolean;
}

/** No conditions. Used for everything that modes do not change, even if the theme has no such mode. */
const PLAIN: Mode = { name: DEFAULT_MODE, conditions: [], isDark: false, isScope: false };

const NO_TEXT: Substitution = { text: undefined, missing: undefined };

/** The text of every entry of a cycle. */
const CYCLE: Substitution = { ...NO_TEXT };

const mapped = (color: Color): Pick<Resolved, 'color' | 'mapped'> => ({ color, mapped: mapToGamut(color, 'srgb') });

/** Units to read an expression, and for each of its characters: nested mixes take the longest. */
const EXPRESSION_COST = 1, CHARACTER_COST = 0.1;

/** A resolver of the names of a theme. Parses the references of all values. */
export function* createResolver({ entries, modes }: Theme): Steps<Resolver> {
	const tables = createModeTables(entries, modes), parse = createPartsParser();
	const changes = yield* createChangeTest(entries, tables, parse);
	const colors = new Map<Mode, Map<Entry, Cell<Outcome>>>(), texts = new Map<Mode, Map<Entry, Cell<Substitution>>>();

	const findEntry = (mode: Mode, key: string): Entry | undefined =>
		(mode === PLAIN ? undefined : tables.specific(mode).get(key)) ?? tables.plain.get(key);

	const differs = (mode: Mode, key: string): boolean => mode !== PLAIN && changes(mode).has(key);

	/** The mode under which a name is computed, so that names that the mode does not change are computed once. */
	const modeFor = (mode: Mode, key: string): Mode => (differs(mode, key) ? mode : PLAIN);

	const colorCell = (mode: Mode, entry: Entry): Cell<Outcome> => getOrCreate(getOrCreate(colors, mode, () => new Map()), entry, () =>
		createCell<Outcome>({ entry, why: 'refers to itself' }, () => computeColor(mode, entry, entry.value)));

	const textCell = (mode: Mode, entry: Entry): Cell<Substitution> => getOrCreate(getOrCreate(texts, mode, () => new Map()), entry, () =>
		createCell<Substitution>(CYCLE, () => computeText(mode, entry.value)));

	function* computeColor(mode: Mode, entry: Entry, value: Value | undefined): Computation<Outcome> {
		switch (value?.kind) {
			case undefined:
			case 'text': return { entry, why: 'is not a color in this mode' };
			case 'unread': return { entry, why: value.why };
			case 'literal': return { entry, source: entry, literal: value.literal, ...mapped(value.literal.color) };
			case 'scheme': return yield* computeColor(mode, entry, mode.isDark ? value.dark : value.light);
			case 'alias': {
				const target = yield* needName(mode, value.to);
				if (target !== undefined) return isResolved(target) ? { ...target, entry, target } : { ...target, entry };
				return value.otherwise === undefined
					? { entry, why: phrase`refers to ${quote(value.to)}, which is not in the file` }
					: yield* computeColor(mode, entry, value.otherwise);
			}
			case 'expression': return yield* computeExpression(mode, entry, value.text);
			default: return value satisfies never;
		}
	}

	function* needName(mode: Mode, key: string): Computation<Outcome | undefined> {
		const entry = findEntry(mode, key);
		return entry && (yield* need(colorCell(modeFor(mode, key), entry)));
	}

	const textFor = (mode: Mode) => (name: string): Cell<Substitution> | undefined => {
		const entry = findEntry(mode, name);
		return entry && textCell(modeFor(mode, name), entry);
	};

	function* computeExpression(mode: Mode, entry: Entry, text: string): Computation<Outcome> {
		const parts = parse(text);
		if (parts === undefined) return { entry, why: 'is not a readable color' };
		const token = parseTokenWithAlpha(text, parts);
		if (token !== undefined) return yield* computeWithAlpha(mode, entry, token);
		// The text of the entry is that of the expression. An entry whose text is part of a cycle has no color, even with a fallback.
		const filled = yield* need(textCell(mode, entry));
		if (filled === CYCLE) return { entry, why: 'refers to itself' };
		if (filled.text !== undefined) spend(EXPRESSION_COST + filled.text.length * CHARACTER_COST);
		const { missing } = filled;
		const read = filled.text === undefined ? undefined : readCssText(makeOpaque(filled.text), undefined, LONGEST_EXPRESSION);
		if (read === undefined) {
			const why = missing === undefined ? 'is not a readable color' : phrase`refers to ${quote(missing)}, which has no value in the file`;
			return { entry, why };
		}
		// `hsl(var(--x) / 50%)`: a function around one name changes nothing else, so the place is that of the name.
		const only = onlyVariable(parts), target = only === undefined ? undefined : yield* needName(mode, only);
		return isResolved(target)
			? { entry, source: target.source, literal: target.literal, ...mapped(read.color), target }
			: { entry, source: entry, literal: undefined, ...mapped(read.color) };
	}

	/** `rgba({name}, alpha)` of Tokens Studio. */
	function* computeWithAlpha(mode: Mode, entry: Entry, { name, alpha: text }: TokenWithAlpha): Computation<Outcome> {
		const target = yield* needName(mode, name), parts = parse(text);
		if (!isResolved(target)) return { entry, why: phrase`refers to ${quote(name)}, which is not a color in the file` };
		const filled = parts && (yield* substitute(parts, textFor(mode))).text;
		if (filled !== undefined) spend(EXPRESSION_COST + filled.length * CHARACTER_COST);
		const alpha = filled === undefined ? undefined : readAlpha(filled);
		if (alpha === undefined) return { entry, why: 'has an alpha that is not a number' };
		return { ...target, entry, ...mapped(withAlpha(target.color, alpha)), target };
	}

	/** The text that replaces `var()` of a name. */
	function* computeText(mode: Mode, value: Value | undefined): Computation<Substitution> {
		switch (value?.kind) {
			case undefined:
			case 'unread': return NO_TEXT;
			case 'literal': return { text: value.literal.text, missing: undefined };
			case 'scheme': return yield* computeText(mode, mode.isDark ? value.dark : value.light);
			case 'alias': {
				const cell = textFor(mode)(value.to), target = cell && (yield* need(cell));
				return target?.text === undefined ? yield* computeText(mode, value.otherwise) : target;
			}
			case 'text':
			case 'expression': {
				const parts = parse(value.text);
				return parts === undefined ? NO_TEXT : yield* substitute(parts, textFor(mode));
			}
			default: return value satisfies never;
		}
	}

	return {
		resolveName: function* (mode, key) {
			const entry = findEntry(mode, key);
			return entry && (yield* evaluate(colorCell(modeFor(mode, key), entry)));
		},
		resolveEntry: (mode, entry) => evaluate(colorCell(mode, entry)),
		differs,
	};
}

/** Units for one name of one mode that the mode may change, or one reference to it; and for the references of one entry. */
const CHANGE_COST = 0.1, REFERENCES_COST = 0.5;

/** The names that a mode may change: those it has entries for, those with a dark side if it is dark, and all that refer to them. */
function* createChangeTest(
	entries: readonly Entry[], { specific }: ModeTables, parse: (text: string) => readonly Part[] | undefined,
): Steps<(mode: Mode) => ReadonlySet<string>> {
	const changes = new Map<Mode, ReadonlySet<string>>(), users = new Map<string, Set<string>>(), withSchemes: string[] = [];
	for (const { key, value } of entries) {
		yield;
		spend(REFERENCES_COST);
		if (hasSchemes(value)) withSchemes.push(key);
		for (const name of referencesIn(value, parse)) getOrCreate(users, name, () => new Set()).add(key);
	}
	return (mode) => getOrCreate(changes, mode, () => {
		const changed = new Set([...specific(mode).keys(), ...(mode.isDark ? withSchemes : [])]);
		// A set is iterated to its end, which includes what is added on the way.
		for (const key of changed) {
			const own = users.get(key);
			spend(CHANGE_COST * (1 + (own?.size ?? 0)));
			for (const user of own ?? []) changed.add(user);
		}
		return changed;
	});
}

const hasSchemes = (value: Value | undefined): boolean =>
	value?.kind === 'scheme' || (value?.kind === 'alias' && hasSchemes(value.otherwise));

/** The keys that a value refers to, with those of its fallbacks and of both sides of `light-dark()`. */
export function referencesIn(value: Value | undefined, parse: (text: string) => readonly Part[] | undefined): readonly string[] {
	switch (value?.kind) {
		case undefined:
		case 'unread':
		case 'literal': return [];
		case 'alias': return [value.to, ...referencesIn(value.otherwise, parse)];
		case 'scheme': return [...referencesIn(value.light, parse), ...referencesIn(value.dark, parse)];
		case 'text':
		case 'expression': return namesIn(parse(value.text) ?? []);
		default: return value satisfies never;
	}
}

interface TokenWithAlpha {
	readonly name: string;
	readonly alpha: string;
}

/** The parts of `rgba({name}, alpha)`; undefined for anything else. */
function parseTokenWithAlpha(text: string, [before, token]: readonly Part[]): TokenWithAlpha | undefined {
	if (typeof before !== 'string' || !/^rgba?\(\s*$/i.test(before) || typeof token !== 'object' || token.kind !== 'token') return undefined;
	const rest = text.slice(token.end).trim(), alpha = rest.slice(1, -1).trim();
	return rest.startsWith(',') && rest.endsWith(')') && alpha !== '' && !alpha.includes(',') ? { name: token.name, alpha } : undefined;
}

/** Alpha from 0 to 1, from a number or from math on numbers. */
function readAlpha(text: string): number | undefined {
	const isNumber = /^(?:\d+(?:\.\d+)?|\.\d+)%?$/.test(text);
	return readCssText(`rgb(0 0 0 / ${isNumber ? text : `calc(${text})`})`)?.color.alpha;
}

/** The variable in a function around bare channels, with an alpha or none; undefined for anything else. */
function onlyVariable(parts: readonly Part[]): string | undefined {
	const [before, variable, after] = parts;
	return parts.length === 3 && typeof variable === 'object' && variable.kind === 'variable' && variable.fallback === undefined
		&& typeof before === 'string' && /^(?:rgb|hsl|oklch)a?\(\s*$/i.test(before)
		&& typeof after === 'string' && /^\s*(?:[,/][^()]*)?\)$/.test(after) ? variable.name : undefined;
}
