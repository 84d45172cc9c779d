/*
 * var(): the custom properties that a caller gives, put in their places in a text before it is read.
 *
 * A variable is worked out once, so the time is that of the variables' texts, and no text grows beyond LONGEST_FILLED: a chain
 * of variables that each name the last one twice ends there. A variable that is not given is its fallback; a circle of
 * variables is refused. What is put in does not grow together with what stands beside it, as in CSS. What cannot be put in is
 * noted; `css-unfilled.ts` makes a sentence of it.
 *
 * Source  CSS Custom Properties 1 §3 (var()), §2.3 (cycles), §2 (`initial` is no value).
 * Proof   test/reading/css-variables.test.ts.
 */

import { CIRCLE, NO_VARIABLE, OPEN_CALL, TOO_LONG, UNBALANCED, VARIABLE_VALUE } from './css-faults.ts';
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

/** Why variables cannot be put in: the first fault that was met, and the names that it is about. */
export type Unfilled = readonly [why: number, ...about: readonly string[]];

/** The text with every var() put in. */
export function filled(text: string, variables: Variables | undefined): string | Unfilled {
	const work: Work = { variables, known: new Map(), open: [], fault: undefined }, whole = fill(text, work);
	return work.fault ?? whole;
}

/** Notes the first fault, and goes on without what cannot be put in. */
function refuse(work: Work, ...fault: Unfilled): string {
	work.fault ??= fault;
	return '';
}

interface Work {
	readonly variables: Variables | undefined;
	/** Those that were worked out: undefined for one without a value. */
	readonly known: Map<string, string | undefined>;
	/** Those that are being worked out, each named by the one before it. */
	readonly open: string[];
	fault: Unfilled | undefined;
}

function fill(text: string, work: Work): string {
	let out = '', from = 0;
	const add = (part: string): void => {
		// Two tokens stay two: 1 and 2 beside each other are no 12.
		const glue = /[^\s(,]$/.test(out) && /^[^\s),]/.test(part) ? '/**/' : '';
		// What has grown too long once grows no more.
		if (out.length + glue.length + part.length > LONGEST_FILLED) out = refuse(work, TOO_LONG);
		else out += glue + part;
	};
	for (const { 0: found, index } of text.matchAll(CALL)) {
		if (work.fault !== undefined) return '';
		if (found.startsWith('/*') || index < from) continue;
		const start = index + found.length, end = closing(text, start);
		if (end < 0) return refuse(work, OPEN_CALL);
		if (index > from) add(text.slice(from, index));
		add(valueOf(text.slice(start, end), work));
		from = end + 1;
	}
	if (from < text.length) add(text.slice(from));
	return out;
}

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
	if (name === undefined) return refuse(work, NO_VARIABLE, inside.trim());
	const value = worked(name, work);
	if (value !== undefined) return value;
	if (fallback !== undefined && work.variables !== undefined) return fill(fallback.trim(), work);
	return refuse(work, VARIABLE_VALUE, name);
}

/** The text of a variable, its own variables put in. */
function worked(name: string, work: Work): string | undefined {
	const { variables, known, open } = work;
	if (known.has(name)) return known.get(name);
	const circle = open.indexOf(name);
	if (circle >= 0) return refuse(work, CIRCLE, ...open.slice(circle), name);
	const text = variables !== undefined && Object.hasOwn(variables, name) ? variables[name]!.trim() : undefined;
	if (text === undefined || text.toLowerCase() === 'initial') {
		known.set(name, undefined);
		return undefined;
	}
	if (closing(`${text})`, 0) !== text.length || /\/\*(?![^]*\*\/)/.test(text)) return refuse(work, UNBALANCED, name);
	open.push(name);
	const value = fill(text, work);
	open.pop();
	known.set(name, value);
	return value;
}
