/*
 * When a block of a style sheet applies: never, or under sets of conditions, any one of which is enough.
 *
 * A condition is a word: `dark` for `.dark`, `[data-theme="dark"]` and `@media (prefers-color-scheme: dark)` alike, another word
 * for another theme, and `& .card` where the block speaks of a part of a page. What says nothing of themes,
 * `:root` or `@layer`, is no condition. So the conditions of a block are those of all around it, and a mode of a theme is a
 * set of conditions that some block asks for.
 *
 * Source  Media Queries 5 §11.5 (prefers-color-scheme); Selectors 4; Tailwind CSS 4 (`@theme`, `@variant`).
 * Proof   test/theme/css-modes.test.ts.
 */

/** Conditions that must hold together, sorted; none for what always applies. */
export type Conditions = readonly string[];

/** Each of these is enough; none at all for what never applies to a page as a whole. */
export type Alternatives = readonly Conditions[];

/** Nothing asks for more at once, so that conditions of deep nesting stay few. */
const MOST_CONDITIONS = 6, MOST_ALTERNATIVES = 24, MOST_COMBINED = 96, LONGEST_WORD = 60;

/** A list of selectors that is longer speaks of parts of pages, not of themes. */
const LONGEST_PRELUDE = 4000;

export const ALWAYS: Alternatives = [[]];
const NEVER: Alternatives = [];

/** When a block inside of another applies. */
export function within(outer: Alternatives, prelude: string): Alternatives {
	if (prelude.length > LONGEST_PRELUDE) return NEVER;
	const own = prelude.startsWith('@') ? ofAtRule(prelude) : ofSelectors(prelude);
	if (own === ALWAYS) return outer;
	if (outer === ALWAYS) return own;
	return smallest(outer.flatMap((one) => own.map((other) => union(one, other))).filter((all) => all.length <= MOST_CONDITIONS)
		.slice(0, MOST_COMBINED)).slice(0, MOST_ALTERNATIVES);
}

const union = (one: Conditions, other: Conditions): Conditions => [...new Set([...one, ...other])].sort();

/** Is every one of these among those? */
export const isWithin = (few: Conditions, many: Conditions): boolean => few.every((word) => many.includes(word));

/** Without those that ask for more than another of them. */
const smallest = (all: Alternatives): Alternatives => all.filter((one, i) => !all.some((other, j) =>
	j !== i && isWithin(other, one) && (other.length < one.length || j < i)));

function ofAtRule(prelude: string): Alternatives {
	const name = /^@([\w-]*)/.exec(prelude)![1]!.toLowerCase(), rest = prelude.slice(name.length + 1).trim();
	switch (name) {
		case 'theme':
		case 'layer': return ALWAYS;
		// What all browsers of today support, and what none does.
		case 'supports': return /^not\b/i.test(rest) ? NEVER : ALWAYS;
		case 'media': return splitAtCommas(rest).map(ofQuery);
		case 'container': return [[shortened(rest)]];
		case 'variant': return [[modeWord(rest)]];
		default: return NEVER;
	}
}

function ofQuery(query: string): Conditions {
	const words: string[] = [];
	const rest = query.replace(/\(\s*prefers-color-scheme\s*:\s*(\w+)\s*\)/gi, (_, scheme: string) => {
		words.push(scheme.toLowerCase());
		return ' ';
	}).replace(/\b(?:only|screen|all)\b/gi, ' ').replace(/\band\b/gi, ' ').trim();
	// What only holds where the scheme is another is a condition as it is written.
	if (/\bnot\b/i.test(query)) return [shortened(query.trim())];
	return rest === '' ? words : [...words, shortened(rest)].sort();
}

function ofSelectors(prelude: string): Alternatives {
	const all = smallest(splitAtCommas(prelude).flatMap(withoutLists).slice(0, MOST_ALTERNATIVES).map(ofSelector));
	return all.length === 1 && all[0]!.length === 0 ? ALWAYS : all;
}

const LIST = /:(?:is|where)\(/gi;

/** `:is(.a, .b) .c` → `.a .c` and `.b .c`: the first list in it that has several. */
function withoutLists(selector: string): readonly string[] {
	for (const { index, 0: opening } of selector.matchAll(LIST)) {
		const from = index + opening.length, to = closingIn(selector, from), parts = splitAtCommas(selector.slice(from, to));
		if (parts.length > 1) return parts.map((part) => `${selector.slice(0, index)}${part.trim()}${selector.slice(to + 1)}`);
	}
	return [selector];
}

/** Where a parenthesis closes, from inside of it; the end where it does not. */
function closingIn(text: string, from: number): number {
	let depth = 1;
	for (let at = from; at < text.length; at++) {
		if (text[at] === '(') depth++;
		else if (text[at] === ')' && --depth === 0) return at;
	}
	return text.length;
}

/** Parts of a selector that say nothing of themes. */
const NEUTRAL =
	/^(?::root|:host(?:-context)?|:where|:is|html|body|&|\*|::?(?:before|after|backdrop|selection|-[\w-]+)(?![\w-])|[\s(),])/i;
const NOT = /^:not\([^()]*(?:\([^()]*\)[^()]*)*\)/i;
const HAS = /^:has\(([^()]*)\)/i;
const ATTRIBUTE = /^\[\s*([\w-]+)\s*(?:[~|^$*]?=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]"']+))\s*[is]?\s*)?\]/i;
const CLASS = /^\.((?:[\w\u0080-\uffff-]|\\.)+)/;
const ANY = /^(?:[^\s.[:(]+|[^])/;

/** What an attribute or a class is called that speaks of themes. */
const OF_THEMES = /(?:^|-)(?:theme|themes|mode|scheme|palette|flavou?r|skin)(?:-|$)/i;

/** What the reader chose, which says nothing by itself. */
const NO_CHOICE = /^(?:auto|system|default|user|)$/i;

function ofSelector(selector: string): Conditions {
	const words = new Set<string>();
	let rest = selector.trim(), part = '';
	const add = (word: string): void => void (NO_CHOICE.test(word) || words.add(modeWord(word)));
	while (rest !== '') {
		const neutral = NOT.exec(rest) ?? NEUTRAL.exec(rest), has = HAS.exec(rest), attribute = ATTRIBUTE.exec(rest), named = CLASS.exec(rest);
		// A switch on the page, as `:has(input.theme-controller[value=dark]:checked)`.
		const chosen = has && /theme|mode|scheme/i.test(has[1]!) ? /=\s*["']?([\w-]+)/.exec(has[1]!)?.[1] : undefined;
		const value = attribute?.[2] ?? attribute?.[3] ?? attribute?.[4];
		const taken = neutral ?? has ?? attribute ?? named ?? ANY.exec(rest)!;
		if (neutral !== null) part += /^\s/.test(taken[0]) ? ' ' : '';
		else if (chosen !== undefined) add(chosen);
		else if (attribute !== null && (OF_THEMES.test(attribute[1]!) || isScheme(value ?? ''))) add(value ?? '');
		else if (named !== null && (OF_THEMES.test(named[1]!) || isScheme(named[1]!))) add(named[1]!);
		else part += taken[0];
		rest = rest.slice(taken[0].length);
	}
	const scope = part.trim();
	return [...words, ...(scope === '' ? [] : [shortened(SCOPE + scope)])].sort();
}

/** What a condition begins with that is a part of a page, and no theme of it. */
export const SCOPE = '& ';

const SCHEME = /^(?:(?:theme|mode|scheme|color-scheme)-)?(light|dark)(?:-(?:theme|mode|scheme))?$/i;

const isScheme = (word: string): boolean => SCHEME.test(word);

/** `dark` for dark, dark-mode, theme-dark and the like; any other word as it is. */
export const modeWord = (word: string): string => SCHEME.exec(word)?.[1]!.toLowerCase() ?? shortened(word);

const shortened = (text: string): string => {
	const plain = text.slice(0, 4 * LONGEST_WORD).replace(/\s+/g, ' ');
	return plain.length > LONGEST_WORD ? `${plain.slice(0, LONGEST_WORD - 1)}…` : plain;
};

/** The parts between commas outside of parentheses and brackets. */
function splitAtCommas(text: string): readonly string[] {
	const parts: string[] = [];
	let depth = 0, from = 0;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === '(' || character === '[') depth++;
		else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
		else if (character === ',' && depth === 0) {
			parts.push(text.slice(from, at));
			from = at + 1;
		}
	}
	parts.push(text.slice(from));
	return parts;
}
