/*
 * What is told of a text whose variables cannot be put in, and what to write instead.
 *
 * Proof  test/reading/css-variables.test.ts.
 */

import { advice, quote, unreadable, type Advice } from '../errors.ts';
import { nearWord } from '../math/near-word.ts';
import { CIRCLE, NO_VARIABLE, OPEN_CALL, UNBALANCED, VARIABLE_VALUE } from './css-faults.ts';
import { filled, LONGEST_FILLED, type Variables } from './css-variables.ts';

/** The text with every var() put in. Throws InputError `unreadable-color`. */
export function filledOrRefused(text: string, variables: Variables | undefined): string {
	const read = filled(text, variables);
	if (typeof read === 'string') return read;
	const [why, ...about] = read, [name = ''] = about;
	const claim = why === VARIABLE_VALUE
		? `depends on ${name}, which ${variables === undefined ? 'the page gives, and no variables are given' : 'is not among the variables'}`
		: why === CIRCLE ? `depends on itself: ${about.join(' → ')}`
		: why === UNBALANCED ? `depends on ${name}, which opens or closes a parenthesis or a comment that is not its own`
		: why === NO_VARIABLE ? `has a var() of ${quote(name)}, which is no name like --brand`
		: why === OPEN_CALL ? 'has a var() that does not close'
		: `grows beyond ${LONGEST_FILLED} characters with its variables`;
	throw unreadable(`${quote(text)} ${claim}`, adviceFor(why, name, variables));
}

/** What is offered here can be read without any variable. */
const WRITE_COLOR = /*#__PURE__*/ advice`Write the color itself, like ${'#3b82f6'}.`;

function adviceFor(why: number, name: string, variables: Variables | undefined): Advice {
	if (why === CIRCLE) return advice`Give ${name} a value of its own, such as ${'teal'}.`;
	if (why !== VARIABLE_VALUE) return WRITE_COLOR;
	const near = variables && nearWord(name, Object.keys(variables));
	return near === undefined
		? advice`Give it in variables. Write the color itself, like ${'#3b82f6'}.`
		: advice`Did you mean ${`var(${near})`}?`;
}
