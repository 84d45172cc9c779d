/*
 * Replaces the references in texts of values, as `var()` of CSS does.
 *
 * Each value is parsed once, and each name is expanded once in each mode; a text never grows beyond what can be read as a color.
 *
 * Source  CSS Custom Properties 1 §3 (var(), fallbacks, cycles).
 * Proof   test/theme/resolve.test.ts.
 */

import { spend } from '../math/budget.ts';
import { joinTokens } from '../reading/css-variables.ts';
import { need, type Cell, type Computation } from './cells.ts';
import { parseReferences, type Part } from './references.ts';

/** Longest text of a value with its references replaced, in UTF-16 units. No color is longer. */
export const LONGEST_EXPRESSION = 400;

/** Units for one part of a value, and to parse one character. */
const PART_COST = 0.2, CHARACTER_COST = 0.02;

/** Finds the text that replaces a name; undefined if there is no such name. */
type TextLookup = (name: string) => Cell<Substitution> | undefined;

/** A parser of values that remembers their parts; undefined for a value that is too long, or has an open `var()`. */
export function createPartsParser(): (text: string) => readonly Part[] | undefined {
	const parsed = new Map<string, readonly Part[] | undefined>();
	return (text) => {
		if (text.length > LONGEST_EXPRESSION) return undefined;
		if (!parsed.has(text)) {
			spend(PART_COST + text.length * CHARACTER_COST);
			parsed.set(text, parseReferences(text));
		}
		return parsed.get(text);
	};
}

export interface Substitution {
	/** Undefined if a reference has no value, or the text is too long. */
	readonly text: string | undefined;
	/** The first name without a value and without a fallback. */
	readonly missing: string | undefined;
}

/** The text of some parts, with the text of each name in place of its reference, or else its fallback. */
export function* substitute(parts: readonly Part[], textFor: TextLookup): Computation<Substitution> {
	let text = '', missing: string | undefined;
	spend(PART_COST * (1 + parts.length));
	for (const [i, part] of parts.entries()) {
		// CSS substitutes tokens (CSS Custom Properties 1 §3), the formats of tokens text.
		const join = isVariable(part) || isVariable(parts[i - 1]) ? joinTokens : (before: string, after: string): string => before + after;
		if (typeof part === 'string') text = join(text, part);
		else {
			const cell = textFor(part.name);
			let value = cell && (yield* need(cell)).text;
			if (value === undefined && part.fallback !== undefined) {
				const inner = yield* substitute(part.fallback, textFor);
				value = inner.text;
				missing ??= inner.missing;
			} else if (value === undefined) missing ??= part.name;
			if (value === undefined) return { text: undefined, missing };
			text = join(text, value.trim());
		}
		if (text.length > LONGEST_EXPRESSION) return { text: undefined, missing };
	}
	return { text, missing };
}

const isVariable = (part: Part | undefined): boolean => typeof part === 'object' && part.kind === 'variable';

/** Every name that a value refers to, in fallbacks too. */
export const namesIn = (parts: readonly Part[]): readonly string[] =>
	parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name, ...namesIn(part.fallback ?? [])]));
