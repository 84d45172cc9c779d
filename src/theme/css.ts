/*
 * A theme in CSS: custom properties under `:root`, classes, attributes and media queries, Tailwind's `@theme`, the variables of
 * shadcn/ui.
 *
 * Proof  test/theme/css.test.ts.
 */

import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { addEntry, type Draft } from './create-theme.ts';
import { ALWAYS, modeWord, within, type Alternatives } from './css-modes.ts';
import { rankLayers } from './css-layers.ts';
import { DEEPEST_BLOCK, scanCss, type CssBlock, type StyleSheet } from './css-scan.ts';
import { DEFAULT_MODE, normalizeName, type Entry } from './theme.ts';
import { LONGEST_PART, readValue } from './value.ts';

/** Units for one character of a style sheet, and for one block. */
const CHARACTER_COST = 0.04, BLOCK_COST = 0.12;

/** Variables that only shadcn/ui has together. */
const SHADCN = ['background', 'foreground', 'primary', 'primary-foreground', 'muted-foreground']
	.map((name) => new RegExp(`--${name}\\s{0,9}:`));

/** True for a style sheet with the variables of shadcn/ui. */
export const isShadcn = (text: string): boolean => SHADCN.every((variable) => variable.test(text));

/** True for a style sheet with a theme of Tailwind CSS 4. */
export const isTailwind4 = (text: string): boolean => /@theme\b/i.test(text);

/** Reads the custom properties that a style sheet declares. */
export function* readCss(draft: Draft, text: string): Steps<void> {
	spend(text.length * CHARACTER_COST);
	const sheet = scanCss(text), { blocks, declarations } = sheet;
	// A variable in use may be part of a color, such as its hue or alpha.
	const { names: parts, wrappers: used } = draft.uses();
	const whens = yield* findConditions(blocks, daisyThemes(text, sheet));
	const registered = registeredColors(text, sheet), rank = yield* rankLayers(blocks);
	// Initial values come first, so that every declaration wins over them.
	for (const { name: key, block, start, end } of declarations) {
		const name = key === 'initial-value' ? registered.get(block) : undefined;
		if (name === undefined) continue;
		yield;
		addEntry(draft, { name, start, end, value: readValue(text.slice(start, end), { start, name, used, takesWords: true }) });
	}
	for (const { name, block, start, end, isImportant } of declarations) {
		const when = block < 0 ? ALWAYS : whens[block]!;
		if (when.length === 0) continue;
		if (name === 'color-scheme' && /^(?:only\s+)?dark$/i.test(text.slice(start, end)))
			for (const one of when) if (one.length <= 1) draft.darkWords.add(one[0] ?? DEFAULT_MODE);
		if (!name.startsWith('--')) continue;
		yield;
		const written = text.slice(start, end), value = readValue(written, { start, name, used, takesWords: true })
			?? (parts.has(normalizeName(name)) && written.length <= LONGEST_PART ? { kind: 'text', text: written } : undefined);
		addEntry(draft, { name, start, end, when, rank: rank(block, isImportant), value });
	}
	draft.entries = withThemes(draft.entries);
}

/** When each block applies; `named` has the conditions of blocks that are not those of their preludes. */
export function* findConditions(
	blocks: readonly CssBlock[], named: ReadonlyMap<number, Alternatives> = new Map(),
): Steps<readonly Alternatives[]> {
	const whens: Alternatives[] = [];
	spend(blocks.length * BLOCK_COST);
	// A block comes after the one around it.
	for (const [i, { prelude, parent, level }] of blocks.entries()) {
		yield;
		whens.push(named.get(i) ?? (level > DEEPEST_BLOCK ? [] : within(parent < 0 ? ALWAYS : whens[parent]!, prelude)));
	}
	return whens;
}

const DAISY = /^@plugin\s+["']daisyui\/theme["']$/i;

/** Conditions of each theme that is passed to daisyUI 5 as a plug-in: its name, none for the default theme, or the dark scheme. */
function daisyThemes(text: string, { blocks, declarations }: StyleSheet): ReadonlyMap<number, Alternatives> {
	const options = new Map<number, Map<string, string>>();
	blocks.forEach(({ prelude }, i) => DAISY.test(prelude) && options.set(i, new Map()));
	for (const { name, block, start, end } of declarations)
		options.get(block)?.set(name, text.slice(start, end).replace(/^["'](.*)["']$/, '$1').toLowerCase());
	return new Map([...options].map(([i, own]) => [i, own.get('default') === 'true' ? ALWAYS : [
		[modeWord(own.get('name') ?? '')], ...(own.get('prefersdark') === 'true' ? [['dark']] : []),
	]]));
}

const PROPERTY = /^@property\s+(--\S+)$/i;

/** Names of the properties registered as colors, by block (CSS Properties and Values 1 §2). */
function registeredColors(text: string, { blocks, declarations }: StyleSheet): ReadonlyMap<number, string> {
	const colorBlocks = new Set<number>(), names = new Map<number, string>();
	for (const { name, block, start, end } of declarations)
		if (name === 'syntax' && block >= 0 && /<color>/i.test(text.slice(start, end))) colorBlocks.add(block);
	for (const block of colorBlocks) {
		const property = PROPERTY.exec(blocks[block]!.prelude)?.[1];
		if (property !== undefined) names.set(block, property);
	}
	return names;
}

/** A class that sets this many of the colors that others set is a theme. */
const LEAST_OF_THEME = 4;

const CLASS_ALONE = /^& \.[\w-]+$/;

/** Recognizes classes that are themes, such as `.rose { --primary: … }`, among classes of parts of a page. */
function withThemes(entries: Entry[]): Entry[] {
	const setBy = new Map<string, Set<string>>();
	for (const { key, when, value } of entries) {
		if (value.kind === 'text') continue;
		const word = when.length === 1 && when[0]!.length <= 1 ? when[0]![0] ?? '' : undefined;
		if (word === undefined || (word !== '' && !CLASS_ALONE.test(word))) continue;
		getOrCreate(setBy, word, () => new Set()).add(key);
	}
	// If no block sets colors of the whole page, classes that set the same colors are themes.
	const base = setBy.get(''), shared = new Map<string, number>();
	for (const keys of setBy.values()) for (const key of keys) shared.set(key, (shared.get(key) ?? 0) + 1);
	const isShared = (key: string): boolean => (base === undefined ? shared.get(key)! > 1 : base.has(key));
	const themes = new Set([...setBy].filter(([word, keys]) =>
		word !== '' && [...keys].filter(isShared).length >= LEAST_OF_THEME).map(([word]) => word));
	if (themes.size === 0) return entries;
	const named = (word: string): string => (themes.has(word) ? word.slice('& .'.length) : word);
	const renamed = new Map<Alternatives, Alternatives>();
	return entries.map((entry) => {
		return { ...entry, when: getOrCreate(renamed, entry.when, () => entry.when.map((all) => all.map(named).sort())) };
	});
}
