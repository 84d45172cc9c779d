/*
 * var(): the custom properties that a caller gives, put in their places in a text before it is read.
 *
 * A variable is worked out once, so the time is that of the variables' texts, and no text grows beyond LONGEST_FILLED: a chain
 * of variables that each name the last one twice ends there. A variable that is not given is its fallback; a circle of
 * variables is refused, with its names. What is put in does not grow together with what stands beside it, as in CSS.
 *
 * Source  CSS Custom Properties 1 §3 (var()), §2.3 (cycles), §2 (`initial` is no value).
 * Proof   test/reading/css-variables.test.ts.
 */

import { advice, quote, unreadable, type Advice, type InputError } from '../errors.ts';
import { nearWord } from '../math/near-word.ts';
import type { Scheme } from './css-grammar.ts';

/** Texts by names that begin with `--`. */
export type Variables = Readonly<Record<string, string>>;

/** What a text is read with: of the page that it stands in, as much as the caller tells. */
export interface Page {
	readonly variables?: Variables | undefined;
	/** Light, unless told. */
	readonly scheme?: Scheme | undefined;
}

/** The most variables of one page. */
export const MOST_VARIABLES = 200;

/** What the name of a variable may be; the whole of it matches. */
export const VARIABLE_NAME = String.raw`--[^\s(),;:{}"'\\/]+`;

/** What a text may grow to, in UTF-16 units. */
export const LONGEST_FILLED = 4096;

/** A comment, which holds no call, or the beginning of a call that is the end of no other name. */
const CALL = /\/\*[^]*?(?:\*\/|$)|(?<![\w\\\x80-\uffff-])var\(/gi;

/** Does a text call var()? */
export const callsVar = (text: string): boolean => text.replace(CALL, (found) => (found.startsWith('/*') ? '' : '\0')).includes('\0');

/** The text with every var() put in. Throws InputError `unreadable-color`. */
export function filled(text: string, variables: Variables | undefined): string {
	return fill(text, { text, variables, known: new Map(), open: [] });
}

interface Work {
	/** The whole text, for messages. */
	readonly text: string;
	readonly variables: Variables | undefined;
	/** Those that were worked out: undefined for one without a value. */
	readonly known: Map<string, string | undefined>;
	/** Those that are being worked out, each named by the one before it. */
	readonly open: string[];
}

function fill(text: string, work: Work): string {
	let out = '', from = 0;
	const add = (part: string): void => {
		// Two tokens stay two: 1 and 2 beside each other are no 12.
		const glue = /[^\s(,]$/.test(out) && /^[^\s),]/.test(part) ? '/**/' : '';
		out += glue + part;
		if (out.length > LONGEST_FILLED) throw refusal(work, `grows beyond ${LONGEST_FILLED} characters with its variables`, WRITE_COLOR);
	};
	for (const { 0: found, index } of text.matchAll(CALL)) {
		if (found.startsWith('/*') || index < from) continue;
		const start = index + found.length, end = closing(text, start);
		if (end < 0) throw refusal(work, 'has a var() that does not close', WRITE_COLOR);
		if (index > from) add(text.slice(from, index));
		add(valueOf(text.slice(start, end), work));
		from = end + 1;
	}
	if (from < text.length) add(text.slice(from));
	return out;
}

/** What is offered here can be read without any variable. */
const WRITE_COLOR = /*#__PURE__*/ advice`Write the color itself, like ${'#3b82f6'}.`;

const refusal = ({ text }: Work, claim: string, what: Advice): InputError => unreadable(`${quote(text)} ${claim}`, what);

/** The place of the parenthesis that closes the one before `from`, or -1. */
function closing(text: string, from: number): number {
	let depth = 1;
	for (const { 0: found, index } of text.slice(from).matchAll(/\/\*[^]*?(?:\*\/|$)|[()]/g)) {
		if (found === '(') depth++;
		else if (found === ')' && --depth === 0) return from + index;
	}
	return -1;
}

const ARGUMENTS = new RegExp(`^(?:\\s|/\\*[^]*?\\*/)*(${VARIABLE_NAME})(?:\\s|/\\*[^]*?\\*/)*(?:,([^]*))?$`);

/** What stands for a call, from what is between its parentheses. */
function valueOf(inside: string, work: Work): string {
	const [, name, fallback] = ARGUMENTS.exec(inside) ?? [];
	if (name === undefined) throw refusal(work, `has a var() of ${quote(inside.trim())}, which is no name like --brand`, WRITE_COLOR);
	const value = worked(name, work);
	if (value !== undefined) return value;
	if (fallback !== undefined && work.variables !== undefined) return fill(fallback.trim(), work);
	throw missing(name, work);
}

function missing(name: string, work: Work): InputError {
	const near = work.variables && nearWord(name, Object.keys(work.variables));
	return refusal(
		work,
		`depends on ${name}, which ${work.variables === undefined ? 'the page gives, and no variables are given' : 'is not among the variables'}`,
		near === undefined
			? { ...WRITE_COLOR, words: [`Give it in variables. ${WRITE_COLOR.words[0]}`, ...WRITE_COLOR.words.slice(1)] }
			: advice`Did you mean ${`var(${near})`}?`,
	);
}

/** The text of a variable, its own variables put in. */
function worked(name: string, work: Work): string | undefined {
	const { variables, known, open } = work;
	if (known.has(name)) return known.get(name);
	const circle = open.indexOf(name);
	if (circle >= 0) {
		throw refusal(work, `depends on itself: ${[...open.slice(circle), name].join(' → ')}`, advice`Give ${name} a value of its own, such as ${'teal'}.`);
	}
	const text = variables !== undefined && Object.hasOwn(variables, name) ? variables[name]!.trim() : undefined;
	if (text === undefined || text.toLowerCase() === 'initial') {
		known.set(name, undefined);
		return undefined;
	}
	if (closing(`${text})`, 0) !== text.length || /\/\*(?![^]*\*\/)/.test(text)) {
		throw refusal(work, `depends on ${name}, which opens or closes a parenthesis or a comment that is not its own`, WRITE_COLOR);
	}
	open.push(name);
	const value = fill(text, work);
	open.pop();
	known.set(name, value);
	return value;
}
