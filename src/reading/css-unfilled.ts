/*
 * Errors for texts whose variables cannot be expanded, and what to write instead.
 *
 * Proof  test/reading/css-variables.test.ts.
 */

import { advice, phrase, quote, unreadable, type Advice } from '../errors.ts';
import { nearWord } from '../math/near-word.ts';
import { WRITE_ITSELF } from './css-context.ts';
import type { CssFault } from './css-faults.ts';
import { LONGEST_EXPANDED } from './css-text.ts';
import { expand, type Variables } from './css-variables.ts';

/** Expands every var() in a text. Throws InputError `unreadable-color`. */
export function expandOrThrow(text: string, variables: Variables | undefined): string {
	const read = expand(text, variables);
	if (typeof read === 'string') {
		if (read.trim() === '') throw unreadable(phrase`${quote(text)} is empty with its variables`, WRITE_ITSELF);
		return read;
	}
	const [why, ...about] = read, [name = ''] = about;
	const claim = why === 'variable-value'
		? variables === undefined
			? phrase`depends on ${name}, which the page gives, and no variables are given`
			: phrase`depends on ${name}, which is not among the variables`
		: why === 'variable-cycle' ? phrase`depends on itself: ${about.join(' → ')}`
		: why === 'variable-unbalanced' ? phrase`depends on ${name}, which opens or closes a parenthesis or a comment that is not its own`
		: why === 'variable-name' ? phrase`has a var() of ${quote(name)}, which is not a name like --brand`
		: why === 'variable-open' ? 'has a var() that does not close'
		: phrase`grows beyond ${LONGEST_EXPANDED} characters with its variables`;
	throw unreadable(phrase`${quote(text)} ${claim}`, adviceFor(why, name, variables));
}

function adviceFor(why: CssFault, name: string, variables: Variables | undefined): Advice {
	if (why === 'variable-cycle') return advice`Give ${name} a plain value, such as ${'teal'}.`;
	if (why !== 'variable-value') return WRITE_ITSELF;
	const near = variables && nearWord(name, Object.keys(variables));
	// A variable may have no value: `initial`.
	return near === undefined || near === name
		? advice`Write the color itself, like ${'#3b82f6'}, or give it in variables.`
		: advice`Did you mean ${`var(${near})`}?`;
}
