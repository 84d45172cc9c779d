/*
 * Names that a theme refers to and does not declare, and the files that it imports: why its colors may be unknown.
 *
 * Source  CSS Cascading and Inheritance 5 §2 (@import); sass-lang.com/documentation/at-rules/use.
 * Proof   test/theme/missing.test.ts.
 */

import { phrase, type Phrase } from '../errors.ts';
import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { createPartsParser, namesIn } from './substitute.ts';
import type { Entry, Value } from './theme.ts';

interface Missing {
	/** Names as values refer to them, in the order of the file. */
	readonly names: readonly string[];
	/** Paths of imports. */
	readonly imports: readonly string[];
}

/** Units for one value, and for one character of the file. */
const VALUE_COST = 0.3, CHARACTER_COST = 0.005;

/** The gaps have a limit, so that there is no backtracking. */
const IMPORT = /@(?:import|use|forward)\s{1,9}(?:url\(\s{0,9})?["']?([^"')\s;]{1,120})/g;

/** Names and files that a theme needs and does not have. */
export function* findMissing(text: string, entries: readonly Entry[], prefix: string): Steps<Missing> {
	const keys = new Set(entries.map(({ key }) => key)), names = new Set<string>(), parse = createPartsParser();
	const visit = (value: Value | undefined): void => {
		spend(VALUE_COST);
		if (value?.kind === 'alias') {
			if (!keys.has(value.to) && value.otherwise === undefined) names.add(value.to);
			visit(value.otherwise);
		} else if (value?.kind === 'scheme') [value.light, value.dark].forEach(visit);
		else if (value?.kind === 'expression') {
			for (const name of namesIn(parse(value.text) ?? [])) if (!keys.has(name)) names.add(name);
		}
	};
	for (const { value } of entries) {
		yield;
		visit(value);
	}
	spend(text.length * CHARACTER_COST);
	const imports = new Set([...text.matchAll(IMPORT)].map(([, path]) => path!).filter((path) => !path.startsWith('sass:')));
	return { names: [...names].map((name) => prefix + name), imports: [...imports] };
}

/** Maximum number of names in a sentence; the others are only counted. */
const MOST_NAMED = 4;

/** `--a, --b and 7 more` */
export const listNames = (names: readonly (string | Phrase)[]): Phrase => (names.length <= MOST_NAMED ? join(names)
	: phrase`${join(names.slice(0, MOST_NAMED))} and ${names.length - MOST_NAMED} more`);

const join = (values: readonly (string | Phrase)[]): Phrase =>
	({ words: ['', ...values.map((_, i) => (i < values.length - 1 ? ', ' : ''))], values });
