/*
 * A design token: a color and the name it goes by in code.
 *
 * A name that came from a caller reaches code as a slug only: lower-case ASCII letters, digits and hyphens, a letter
 * first. Such a name means itself in CSS, Sass, JavaScript, JSON and XML and ends nothing there, so that no writer has
 * to escape one. Tailwind makes no utility for any other, and Sass refuses a digit in front.
 *
 * Proof  test/tokens/token.test.ts; test/tokens/hostile.test.ts for the names people should not send.
 */

import type { Color } from '../spaces/color.ts';
import { transliterate } from './transliterate.ts';

export interface Token {
	/** A slug, unlike every other of its list. */
	readonly name: string;
	readonly color: Color;
	/** Where it stands in a document that nests, as `['primary', '500']`; the name itself where absent. */
	readonly path?: readonly [string, ...string[]];
}

/** Words that Tailwind keeps for utilities of its own: `bg-current` is no color of the theme. */
const RESERVED: readonly string[] = ['current', 'inherit', 'transparent'];

/** What a name is called when nothing of it is left. */
const NAMELESS = 'color';

/** A name as a slug. Two names may have the same: see `uniqueSlugs`. */
export function slug(name: string): string {
	const words = transliterate(name)
		.normalize('NFKD')
		// A letter that only now came apart may be a capital: ℌ is H.
		.toLowerCase()
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	if (words === '') return NAMELESS;
	if (/^[0-9]/.test(words)) return `color-${words}`;
	return RESERVED.includes(words) ? `${words}-color` : words;
}

/** The slug of each name; one that an earlier name has taken gets the first free of `-2`, `-3` and on. */
export function uniqueSlugs(names: readonly string[]): string[] {
	const taken = new Set<string>();
	return names.map((name) => {
		const wanted = slug(name);
		let free = wanted;
		for (let n = 2; taken.has(free); n++) free = `${wanted}-${n}`;
		taken.add(free);
		return free;
	});
}

/** Tokens in the order of the colors, whatever their names hold. */
export function tokensOf(named: readonly { readonly name: string; readonly color: Color }[]): Token[] {
	const slugs = uniqueSlugs(named.map(({ name }) => name));
	return named.map(({ color }, i) => ({ name: slugs[i]!, color }));
}

/** A member of a group, as step 500 of `primary`: `primary-500` in flat code, a key of its own in the group's object. */
export const groupedToken = (group: string, key: string, color: Color): Token =>
	({ name: `${group}-${key}`, path: [group, key], color });

/**
 * What tokens are called in a format that has no room for a word: `word-color` for the one that is called so, or what
 * of that kind is free.
 */
export function namesWithout(word: string, tokens: readonly Token[]): string[] {
	const names = tokens.map(({ name }) => name);
	let other = `${word}-color`;
	while (names.includes(other)) other += '-color';
	return names.map((name) => (name === word ? other : name));
}
