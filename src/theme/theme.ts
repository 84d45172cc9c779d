/*
 * A theme as it was read, whatever form it was written in: values by name, each under the conditions it holds under, and the
 * modes that there are.
 */

import type { Steps } from '../math/steps.ts';
import { isWithin, SCOPE, type Alternatives, type Conditions } from './css-modes.ts';
import type { Literal } from './literal.ts';

/** The forms of a theme. */
export const THEME_FORMS = [
	'css', 'tailwind', 'shadcn', 'tailwind3', 'dtcg', 'tokens-studio', 'figma', 'json', 'ase', 'aco', 'gpl',
] as const;

export type ThemeForm = (typeof THEME_FORMS)[number];

/** What a name stands for. */
export type Value =
	| { readonly kind: 'literal'; readonly literal: Literal }
	/** Another name; `otherwise` where there is none of that name. */
	| { readonly kind: 'alias'; readonly to: string; readonly otherwise: Value | undefined }
	/** What is no color by itself, and a part of some expression. */
	| { readonly kind: 'text'; readonly text: string }
	/** CSS with references in it. */
	| { readonly kind: 'expression'; readonly text: string }
	/** `light-dark()`. */
	| { readonly kind: 'scheme'; readonly light: Value | undefined; readonly dark: Value | undefined }
	/** Meant as a color, and none that can be told. */
	| { readonly kind: 'unread'; readonly why: string };

/** A value in the file. */
export interface Entry {
	/** As the file has it. */
	readonly name: string;
	/** By which others refer to it: without the hyphens of a custom property. */
	readonly key: string;
	readonly text: string;
	/** Where its text stands, in UTF-16 units. */
	readonly start: number;
	readonly end: number;
	readonly when: Alternatives;
	readonly value: Value;
}

/** What a page looks like under some conditions. */
export interface Mode {
	/** What it is called: its conditions; `default` for none. */
	readonly name: string;
	readonly conditions: Conditions;
	readonly isDark: boolean;
	/** Is it a part of a page, as a card, and no theme of the whole? */
	readonly isScope: boolean;
}

export interface Theme {
	readonly form: ThemeForm;
	/** The file. */
	readonly text: string;
	/** In the order of the file; the later one stands where both apply and neither asks for more. */
	readonly entries: readonly Entry[];
	readonly modes: readonly Mode[];
	/** What is read of a file where it holds more. */
	readonly leftOut: number;
}

/** What a theme is called under no conditions. */
export const DEFAULT_MODE = 'default';

/** More modes than any theme has; a whole framework may have a block for each of its components. */
export const MOST_MODES = 64;

/** More values than any theme has. */
export const MOST_ENTRIES = 6000;

/** Without the hyphens of a custom property, the braces of a token, the dollar of Sass. */
export const keyOf = (name: string): string => (name.startsWith('--') ? name.slice(2)
	: name.startsWith('$') ? name.slice(1)
	: name.startsWith('{') && name.endsWith('}') ? name.slice(1, -1) : name);

/** The theme of entries, with the modes that they make. */
export function* themeOf(
	form: ThemeForm, text: string, all: readonly Entry[], darkWords: ReadonlySet<string> = new Set(),
): Steps<Theme> {
	const entries = withSharedConditions(all.slice(0, MOST_ENTRIES)), found = new Map<string, Mode>();
	const add = (conditions: Conditions): void => {
		const name = conditions.length === 0 ? DEFAULT_MODE : conditions.join(' ');
		const words = conditions.length === 0 ? [DEFAULT_MODE] : conditions;
		if (found.has(name)) return;
		const isDark = words.some((word) => isDarkWord(word) || darkWords.has(word)), isScope = words.some((word) => word.startsWith(SCOPE));
		found.set(name, { name, conditions, isDark, isScope });
	};
	const whens = new Set(entries.filter(({ value }) => value.kind !== 'text').map(({ when }) => when));
	yield;
	for (const when of whens) when.forEach(add);
	yield;
	// What depends on the scheme has a mode for the other one.
	if (entries.some(({ value }) => value.kind === 'scheme') && ![...found.values()].some(({ isDark }) => isDark)) add(['dark']);
	const modes = [...found.values()].toSorted((one, other) => Number(one.isScope) - Number(other.isScope)).slice(0, MOST_MODES);
	yield;
	const held = new Map(entries.map(({ when }) => [when, false]));
	for (const when of held.keys()) held.set(when, modes.some(({ conditions }) => when.some((one) => isWithin(one, conditions))));
	const seen = entries.filter(({ when }) => held.get(when));
	return { form, text, entries: seen, modes, leftOut: all.length - seen.length };
}

/** The same conditions are one list in all entries, so that what is asked of them is asked once. */
function withSharedConditions(entries: readonly Entry[]): readonly Entry[] {
	const byText = new Map<string, Alternatives>(), shared = new Map<Alternatives, Alternatives>();
	return entries.map((entry) => {
		const { when } = entry;
		let one = shared.get(when);
		if (one === undefined) {
			const text = JSON.stringify(when);
			byText.set(text, one = byText.get(text) ?? when);
			shared.set(when, one);
		}
		return one === when ? entry : { ...entry, when: one };
	});
}

const isDarkWord = (word: string): boolean => /(?:^|[-_\s.])(?:dark|night|black)(?:$|[-_\s.])/i.test(word);

/** How much is asked for by the alternative that holds in a mode and asks for most, which wins over less; -1 where none holds. */
export const weightIn = ({ conditions }: Mode, when: Alternatives): number =>
	when.reduce((weight, one) => (isWithin(one, conditions) ? Math.max(weight, one.length) : weight), -1);
