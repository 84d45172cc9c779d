/*
 * A theme in CSS: custom properties under `:root`, classes, attributes and media queries, Tailwind's `@theme`, the variables of
 * shadcn/ui.
 *
 * Proof  test/theme/css.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { ALWAYS, modeWord, within, type Alternatives } from './css-modes.ts';
import { scanCss, type StyleSheet } from './css-scan.ts';
import { DEFAULT_MODE, keyOf, themeOf, type Entry, type Theme, type ThemeForm } from './theme.ts';
import { valueOf, wrappersIn } from './value.ts';

/** Blocks nested deeper hold no theme. */
const DEEPEST = 12;

/** The theme that a style sheet declares. */
export function* readCss(text: string): Steps<Theme> {
	const sheet = scanCss(text), { blocks, declarations } = sheet, used = wrappersIn(text);
	const whens: Alternatives[] = [];
	const named = daisyThemes(text, sheet);
	// A block stands behind the one around it.
	for (const [i, { prelude, parent, level }] of blocks.entries()) {
		yield;
		whens.push(named.get(i) ?? (level > DEEPEST ? [] : within(parent < 0 ? ALWAYS : whens[parent]!, prelude)));
	}
	const parts = partsIn(text), registered = registeredColors(text, sheet);
	const entries: Entry[] = [], initial: Entry[] = [], dark = new Set<string>();
	for (const { name, block, start, end } of declarations) {
		const when = block < 0 ? ALWAYS : whens[block]!;
		const property = name === 'initial-value' ? registered.get(block) : undefined;
		if (property !== undefined) {
			const written = text.slice(start, end), value = valueOf(written, { start, name: property, used, takesWords: true });
			if (value !== undefined) initial.push({ name: property, key: keyOf(property), text: written, start, end, when: ALWAYS, value });
		}
		if (when.length === 0) continue;
		if (name === 'color-scheme' && /^(?:only\s+)?dark$/i.test(text.slice(start, end)))
			for (const one of when) if (one.length <= 1) dark.add(one[0] ?? DEFAULT_MODE);
		if (!name.startsWith('--')) continue;
		yield;
		const written = text.slice(start, end);
		const key = keyOf(name);
		const value = valueOf(written, { start, name, used, takesWords: true })
			?? (parts.has(key) && written.length <= LONGEST_PART ? { kind: 'text', text: written } : undefined);
		if (value !== undefined) entries.push({ name, key, text: written, start, end, when, value });
	}
	// What a property is registered with stands where nothing else is said of it.
	const themed = withThemes([...initial, ...entries]);
	yield;
	return yield* themeOf(formOf(entries, blocks.some(({ prelude }) => /^@theme\b/i.test(prelude))), text, themed, dark);
}

const DAISY = /^@plugin\s+["']daisyui\/theme["']$/i;

/** When each theme holds that is given to daisyUI 5 as a plug-in: by its name, as the usual one, or where the scheme is dark. */
function daisyThemes(text: string, { blocks, declarations }: StyleSheet): ReadonlyMap<number, Alternatives> {
	const said = new Map<number, Map<string, string>>();
	blocks.forEach(({ prelude }, i) => DAISY.test(prelude) && said.set(i, new Map()));
	for (const { name, block, start, end } of said.size === 0 ? [] : declarations)
		said.get(block)?.set(name, text.slice(start, end).replace(/^["'](.*)["']$/, '$1').toLowerCase());
	return new Map([...said].map(([i, options]) => [i, options.get('default') === 'true' ? ALWAYS : [
		[modeWord(options.get('name') ?? '')], ...(options.get('prefersdark') === 'true' ? [['dark']] : []),
	]]));
}

const PROPERTY = /^@property\s+(--\S+)$/i;

/** By the block of it, each property that is registered as a color (CSS Properties and Values 1 §2). */
function registeredColors(text: string, { blocks, declarations }: StyleSheet): ReadonlyMap<number, string> {
	const found = new Map<number, string>();
	for (const { name, block, start, end } of declarations) {
		const property = name === 'syntax' ? PROPERTY.exec(blocks[block]?.prelude ?? '')?.[1] : undefined;
		if (property !== undefined && /<color>/i.test(text.slice(start, end))) found.set(block, property);
	}
	return found;
}

/** A class that sets as many of the colors that others set is a theme. */
const LEAST_OF_THEME = 4;

const CLASS_ALONE = /^& \.[\w-]+$/;

/** The entries with classes that are themes, as `.rose { --primary: … }`, told from those that are parts of a page. */
function withThemes(entries: readonly Entry[]): readonly Entry[] {
	const setBy = new Map<string, Set<string>>();
	for (const { key, when, value } of entries) {
		if (value.kind === 'text') continue;
		const word = when.length === 1 && when[0]!.length <= 1 ? when[0]![0] ?? '' : undefined;
		if (word === undefined || (word !== '' && !CLASS_ALONE.test(word))) continue;
		const keys = setBy.get(word);
		if (keys === undefined) setBy.set(word, new Set([key]));
		else keys.add(key);
	}
	// Where nothing is said of the page as a whole, themes are known by setting the same.
	const base = setBy.get(''), shared = new Map<string, number>();
	for (const keys of setBy.values()) for (const key of keys) shared.set(key, (shared.get(key) ?? 0) + 1);
	const isShared = (key: string): boolean => (base === undefined ? shared.get(key)! > 1 : base.has(key));
	const themes = new Set([...setBy].filter(([word, keys]) =>
		word !== '' && [...keys].filter(isShared).length >= LEAST_OF_THEME).map(([word]) => word));
	if (themes.size === 0) return entries;
	const named = (word: string): string => (themes.has(word) ? word.slice('& .'.length) : word);
	const renamed = new Map<Alternatives, Alternatives>();
	return entries.map((entry) => {
		const when = renamed.get(entry.when) ?? entry.when.map((all) => all.map(named).sort());
		renamed.set(entry.when, when);
		return { ...entry, when };
	});
}

/** No hue, lightness or alpha takes more characters. */
const LONGEST_PART = 120;

const REFERENCES = /var\(\s*--((?:[\w-]|[^\0-\x7f])+)/g;

/** The names of all variables that are used: a hue or an alpha is a part of a color. */
const partsIn = (text: string): ReadonlySet<string> => new Set(Array.from(text.matchAll(REFERENCES), ([, name]) => name!));

/** The words of shadcn/ui that no other set of variables has together. */
const SHADCN = ['background', 'foreground', 'primary', 'primary-foreground', 'muted-foreground'];

function formOf(entries: readonly Entry[], hasThemeBlock: boolean): ThemeForm {
	const keys = new Set(entries.map(({ key }) => key));
	return SHADCN.every((word) => keys.has(word)) ? 'shadcn' : hasThemeBlock ? 'tailwind' : 'css';
}
