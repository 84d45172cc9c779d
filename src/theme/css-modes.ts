/*
 * When a block of a style sheet applies: never, or under sets of conditions, any one of which is enough.
 *
 * A condition is a word: `dark` for `.dark`, `[data-theme="dark"]` and `@media (prefers-color-scheme: dark)` alike, the name of any
 * other theme, and `& .card` for a part of a page. Selectors and rules that do not choose a theme, such as `:root` and `@layer`,
 * add no condition. A block has its own conditions and those of the blocks around it. A mode of a theme is a set of conditions that
 * some block has.
 *
 * Source  Media Queries 5 §11.5 (prefers-color-scheme); Selectors 4; Tailwind CSS 4 (`@theme`, `@variant`).
 * Proof   test/theme/css-modes.test.ts.
 */

import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import { findClosing } from '../math/parentheses.ts';

/** Conditions that must all hold, sorted; empty if the block always applies. */
export type Conditions = readonly string[];

/** Alternatives, any of which is enough; empty if the block never applies to a whole page. */
export type Alternatives = readonly Conditions[];

/** Bounds for one block: words that must hold together, alternatives, and combinations before the redundant ones are removed. */
const MOST_CONDITIONS = 6, MOST_ALTERNATIVES = 24, MOST_COMBINED = 96;

/** Longest word for a condition, in UTF-16 units. */
export const LONGEST_WORD = 60;

/** A longer list of selectors styles parts of pages, not themes. */
const LONGEST_PRELUDE = 4000;

export const ALWAYS: Alternatives = [[]];
const NEVER: Alternatives = [];

/** Units for one character of a prelude, and for one combination of conditions. */
const CHARACTER_COST = 0.05, COMBINATION_COST = 0.7;

/** When a block inside of another applies. */
export function within(outer: Alternatives, prelude: string): Alternatives {
	if (prelude.length > LONGEST_PRELUDE) return NEVER;
	spend(1 + prelude.length * CHARACTER_COST);
	const own = prelude.startsWith('@') ? readAtRule(prelude) : readSelectors(prelude);
	if (own === ALWAYS) return outer;
	if (outer === ALWAYS) return own;
	return smallest(combine(outer, own)).slice(0, MOST_ALTERNATIVES);
}

/** Both conditions at once, for each pair of them: the first MOST_COMBINED with at most MOST_CONDITIONS words. */
function combine(outer: Alternatives, own: Alternatives): Alternatives {
	const combined: Conditions[] = [];
	for (const one of outer) {
		spend(COMBINATION_COST * own.length);
		for (const other of own) {
			const all = union(one, other);
			if (all.length <= MOST_CONDITIONS && combined.push(all) === MOST_COMBINED) return combined;
		}
	}
	return combined;
}

/** The words of two sorted lists, sorted. */
export function union(one: Conditions, other: Conditions): Conditions {
	const words: string[] = [];
	for (let i = 0, j = 0; i < one.length || j < other.length;) {
		const first = one[i], second = other[j], isFirst = second === undefined || (first !== undefined && first <= second);
		words.push(isFirst ? first! : second);
		if (first === words.at(-1)) i++;
		if (second === words.at(-1)) j++;
	}
	return words;
}

const isWithin = (few: Conditions, many: Conditions): boolean => few.every((word) => many.includes(word));

/** The alternatives without those that include another one. */
function smallest(all: Alternatives): Alternatives {
	if (all.length < 2) return all;
	// With a bit for each word, most pairs differ without a comparison of texts.
	const bits = new Map<string, number>();
	const bitFor = (word: string): number => getOrCreate(bits, word, () => 1 << (bits.size % 32));
	const signatures = all.map((one) => one.reduce((signature, word) => signature | bitFor(word), 0));
	return all.filter((one, i) => !all.some((other, j) => (signatures[j]! & ~signatures[i]!) === 0 && j !== i
		&& (other.length < one.length || (other.length === one.length && j < i)) && isWithin(other, one)));
}

function readAtRule(prelude: string): Alternatives {
	const name = /^@([\w-]*)/.exec(prelude)![1]!.toLowerCase(), rest = prelude.slice(name.length + 1).trim();
	switch (name) {
		case 'theme':
		case 'layer': return ALWAYS;
		// Assumes that browsers support every feature.
		case 'supports': return /^not\b/i.test(rest) ? NEVER : ALWAYS;
		case 'media': return splitAtCommas(rest, MOST_ALTERNATIVES).map(readQuery);
		case 'container': return [[shorten(rest)]];
		case 'variant': return [[modeWord(rest)]];
		default: return NEVER;
	}
}

function readQuery(query: string): Conditions {
	const words = new Set<string>();
	const rest = query.replace(/\(\s*prefers-color-scheme\s*:\s*(\w+)\s*\)/gi, (_, scheme: string) => {
		words.add(scheme.toLowerCase());
		return ' ';
	}).replace(/\b(?:only|screen|all)\b/gi, ' ').replace(/\band\b/gi, ' ').trim();
	// A negated query is one condition, verbatim.
	if (/\bnot\b/i.test(query)) return [shorten(query.trim())];
	if (rest !== '') words.add(shorten(rest));
	return [...words].sort();
}

function readSelectors(prelude: string): Alternatives {
	const selectors: string[] = [];
	for (const selector of splitAtCommas(prelude, MOST_ALTERNATIVES)) {
		selectors.push(...expandList(selector));
		if (selectors.length >= MOST_ALTERNATIVES) break;
	}
	const all = smallest(selectors.slice(0, MOST_ALTERNATIVES).map(readSelector));
	return all.length === 1 && all[0]!.length === 0 ? ALWAYS : all;
}

interface SelectorList {
	/** Offset of `:is(` or `:where(`; -1 for any other parenthesis or bracket. */
	readonly start: number;
	/** Offset after the parenthesis. */
	readonly from: number;
	readonly commas: number[];
}

/** `:is(.a, .b) .c` → `.a .c` and `.b .c`: the first list that has several selectors, and at most MOST_ALTERNATIVES of them. */
function expandList(selector: string): readonly string[] {
	const open: SelectorList[] = [], closed: (SelectorList & { readonly to: number })[] = [];
	const close = (list: SelectorList, to: number): void => {
		if (list.start >= 0 && list.commas.length > 0) closed.push({ ...list, to });
	};
	for (let at = 0; at < selector.length; at++) {
		const character = selector[at];
		if (character === '(' || character === '[') {
			const name = character === '(' ? /:(?:is|where)$/i.exec(selector.slice(Math.max(0, at - 6), at)) : null;
			open.push({ start: name === null ? -1 : at - name[0].length, from: at + 1, commas: [] });
		} else if (character === ')' || character === ']') {
			const list = open.pop();
			if (list !== undefined) close(list, at);
		} else if (character === ',') open.at(-1)?.commas.push(at);
	}
	for (const list of open) close(list, selector.length);
	if (closed.length === 0) return [selector];
	const first = closed.reduce((one, other) => (other.start < one.start ? other : one));
	const { start, from, commas, to } = first, before = selector.slice(0, start), after = selector.slice(to + 1);
	const bounds = [from - 1, ...commas.slice(0, MOST_ALTERNATIVES), to];
	return bounds.slice(1).map((end, i) => `${before}${selector.slice(bounds[i]! + 1, end).trim()}${after}`);
}

/** Parts of a selector that do not choose a theme. */
const NEUTRAL =
	/^(?::root|:host(?:-context)?|:where|:is|html|body|&|\*|::?(?:before|after|backdrop|selection|-[\w-]+)(?![\w-])|[\s(),])/i;
const HAS = /^:has\(([^()]*)\)/i;
const ATTRIBUTE = /^\[\s*([\w-]+)\s*(?:[~|^$*]?=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]"']+))\s*(?:[is]\s*)?)?\]/i;
const CLASS = /^\.((?:[\w\u0080-\uffff-]|\\.)+)/;
const ANY = /^(?:[^\s.[:(]+|[^])/;

/** Words in the name of an attribute or a class that chooses a theme. */
const OF_THEMES = /(?:^|-)(?:theme|themes|mode|scheme|palette|flavou?r|skin)(?:-|$)/i;

/** Values with which the system of the reader chooses the theme. */
const NO_CHOICE = /^(?:auto|system|default|user|)$/i;

function readSelector(selector: string): Conditions {
	spend(1 + selector.length * CHARACTER_COST);
	const words = new Set<string>();
	let rest = selector.trim(), part = '';
	const add = (word: string): void => void (NO_CHOICE.test(word) || words.add(modeWord(word)));
	while (rest !== '') {
		const neutral = NEUTRAL.exec(rest);
		let length: number;
		if (neutral !== null) {
			part += /^\s/.test(rest) ? ' ' : '';
			length = neutral[0].length;
		} else if (/^:not\(/i.test(rest)) length = findClosing(rest, ':not('.length) + 1 || rest.length;
		else {
			const has = HAS.exec(rest), named = CLASS.exec(rest), attribute = ATTRIBUTE.exec(rest);
			const value = attribute?.[2] ?? attribute?.[3] ?? attribute?.[4] ?? '';
			const [taken] = has ?? attribute ?? named ?? ANY.exec(rest)!;
			// A switch on the page, as `:has(input.theme-controller[value=dark]:checked)`.
			const chosen = has && /theme|mode|scheme/i.test(has[1]!) ? /=\s*["']?([\w-]+)/.exec(has[1]!)?.[1] : undefined;
			if (chosen !== undefined) add(chosen);
			else if (attribute !== null && (OF_THEMES.test(attribute[1]!) || isScheme(value))) add(value);
			else if (named !== null && (OF_THEMES.test(named[1]!) || isScheme(named[1]!))) add(named[1]!);
			else part += taken;
			length = taken.length;
		}
		rest = rest.slice(length);
	}
	const scope = part.trim();
	return [...words, ...(scope === '' ? [] : [shorten(SCOPE + scope)])].sort();
}

/** Prefix of a condition that is a part of a page, not a theme. */
export const SCOPE = '& ';

const SCHEME = /^(?:(?:theme|mode|scheme|color-scheme)-)?(light|dark)(?:-(?:theme|mode|scheme))?$/i;

const isScheme = (word: string): boolean => SCHEME.test(word);

/** `dark` for dark, dark-mode, theme-dark and the like; any other word unchanged. */
export const modeWord = (word: string): string => SCHEME.exec(word)?.[1]!.toLowerCase() ?? shorten(word);

/** A word for a condition: with single blanks, and cut if it is long. */
export const shorten = (text: string): string => {
	const plain = text.slice(0, 4 * LONGEST_WORD).replace(/\s+/g, ' ');
	return plain.length > LONGEST_WORD ? `${plain.slice(0, LONGEST_WORD - 1)}…` : plain;
};

/** The first parts between commas outside of parentheses and brackets. */
function splitAtCommas(text: string, most: number): readonly string[] {
	const parts: string[] = [];
	let depth = 0, from = 0;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === '(' || character === '[') depth++;
		else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
		else if (character === ',' && depth === 0) {
			parts.push(text.slice(from, at));
			if (parts.length === most) return parts;
			from = at + 1;
		}
	}
	parts.push(text.slice(from));
	return parts;
}
