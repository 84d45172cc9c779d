/*
 * A design token: a color with its name in code.
 *
 * Names of callers reach code only as slugs: lower-case ASCII letters, digits and hyphens, starting with a letter. Slugs need no escapes
 * in CSS, Sass, JavaScript, JSON and XML, so writers do not escape. Tailwind creates utilities only for such names, and Sass
 * rejects a leading digit.
 *
 * Proof  test/tokens/token.test.ts; hostile names in test/tokens/hostile.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { transliterate } from './transliterate.ts';

export interface Token {
	/** A slug, unique in its list. */
	readonly name: string;
	readonly color: Color;
	/** Path in a nested document, such as `['primary', '500']`; by default the name. */
	readonly path?: readonly [string, ...string[]];
}

/** Most characters of the name of a token or a system, before it becomes a slug. */
export const LONGEST_TOKEN_NAME = 60;

/** Keywords of Tailwind utilities: `bg-current` is not a theme color. */
const RESERVED: readonly string[] = ['current', 'inherit', 'transparent'];

/** Slug of a name without any usable character. */
const NAMELESS = 'color';

/** Converts a name to a slug. Different names may have the same slug: see `uniqueSlugs`. */
export function slug(name: string): string {
	const words = transliterate(name)
		.normalize('NFKD')
		// Decomposition may produce a capital: ℌ becomes H.
		.toLowerCase()
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	if (words === '') return NAMELESS;
	if (/^[0-9]/.test(words)) return `color-${words}`;
	return RESERVED.includes(words) ? `${words}-color` : words;
}

/** The slug of each name; duplicates get the first free number: `-2`, `-3` and so on. */
export function uniqueSlugs(names: readonly string[]): string[] {
	const taken = new Set<string>(), nextNumber = new Map<string, number>();
	return names.map((name) => {
		const base = slug(name);
		let unique = base, n = nextNumber.get(base) ?? 2;
		for (; taken.has(unique); n++) unique = `${base}-${n}`;
		taken.add(unique);
		// Numbers are never freed, so the next duplicate continues from here.
		nextNumber.set(base, n);
		return unique;
	});
}

/** Tokens in the order of the colors, with slugs as names. */
export function toTokens(named: readonly { readonly name: string; readonly color: Color }[]): Token[] {
	const slugs = uniqueSlugs(named.map(({ name }) => name));
	return named.map(({ color }, i) => ({ name: slugs[i]!, color }));
}

/** A member of a group, such as step 500 of `primary`: `primary-500` in flat code, a nested key in objects. */
export const groupedToken = (group: string, key: string, color: Color): Token =>
	({ name: `${group}-${key}`, path: [group, key], color });

/**
 * Token names for a format in which `word` is reserved: the token with that name becomes `word-color`, or the first free variant
 * of it.
 */
export function namesWithout(word: string, tokens: readonly Token[]): string[] {
	const names = tokens.map(({ name }) => name);
	let other = `${word}-color`;
	while (names.includes(other)) other += '-color';
	return names.map((name) => (name === word ? other : name));
}
