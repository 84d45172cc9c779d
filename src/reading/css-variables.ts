/*
 * var(): replaces references to custom properties before a text is read as a color.
 *
 * Each variable is expanded once for each set of variables, so the colors of one request share the work. The time is linear in the
 * texts, and no expansion is longer than LONGEST_EXPANDED. Open expansions are a list and not a recursion, so chains of any depth
 * fit the stack. A variable without a value gives the fallback of its reference; a cycle is refused. An inserted text never joins
 * the tokens next to it, as in CSS. The first fault is returned as data; `css-unfilled.ts` renders it.
 *
 * Source  CSS Custom Properties 1 §3 (var()), §2.3 (cycles), §2 (`initial` removes the value).
 * Proof   test/reading/css-variables.test.ts, test/faults/colors.test.ts.
 */

import { findClosing } from '../math/parentheses.ts';
import type { CssFault } from './css-faults.ts';
import type { Scheme } from './css-grammar.ts';
import { LONGEST_EXPANDED } from './css-text.ts';

/** Texts by names that begin with `--`. The object never changes: its expansions are cached under it. */
export type Variables = Readonly<Record<string, string>>;

/** Definitions of the page around a text. */
export interface Page {
	readonly variables?: Variables | undefined;
	/** Default: light. */
	readonly scheme?: Scheme | undefined;
}

/** Maximum number of variables of a page. */
export const MOST_VARIABLES = 200;

/** Pattern of a whole variable name. */
export const VARIABLE_NAME = String.raw`--[^\s(),;:{}"'\\/]+`;

/** The text with each comment replaced by as many blanks, so that indices stay; a comment without an end reaches the end. */
const blankComments = (text: string): string =>
	text.replace(/\/\*[^]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length));

/** The beginning of a call, unless it is the end of a longer name. */
const CALL = String.raw`(?<![\w\\\x80-\uffff-])var\(`;

const FIRST_CALL = /*#__PURE__*/ new RegExp(CALL, 'i');

/** True if a text calls var(). */
export const callsVar = (text: string): boolean => FIRST_CALL.test(blankComments(text));

/** Why a text cannot be expanded: the first fault and the names it is about. */
export type Unfilled = readonly [why: CssFault, ...about: readonly string[]];

/** Expansions of variables by name: a text, a fault, or undefined for a variable without a value. */
type Expansions = Map<string, string | Unfilled | undefined>;

const EXPANSIONS = /*#__PURE__*/ new WeakMap<Variables, Expansions>();

/** A text that is being expanded: a variable, a fallback, or the text of the caller. */
interface Open {
	readonly text: string;
	/** Name of the variable, if it is one. */
	readonly name: string | undefined;
	/** The same without comments. */
	readonly bare: string;
	readonly calls: Iterator<{ readonly index: number }>;
	/** Start of the part that is not expanded yet; beyond the end once all is. */
	at: number;
	out: string;
}

function openText(text: string, name?: string): Open {
	const bare = blankComments(text);
	return { text, name, bare, calls: bare.matchAll(new RegExp(CALL, 'gi')), at: 0, out: '' };
}

/** The text with every var() replaced, or why that is not possible. */
export function expand(text: string, variables: Variables | undefined): string | Unfilled {
	const expansions: Expansions = (variables && EXPANSIONS.get(variables)) ?? new Map(), open = [openText(text)];
	if (variables !== undefined) EXPANSIONS.set(variables, expansions);
	for (;;) {
		const top = open.at(-1)!, below = open.at(-2);
		let fault = advance(top, open, expansions, variables);
		if (fault === undefined && top.at > top.text.length && top === open.at(-1)) {
			open.pop();
			if (top.name !== undefined) expansions.set(top.name, top.out);
			if (below === undefined) return top.out;
			fault = add(below, top.out);
		}
		if (fault !== undefined) return noteFault(fault, open, expansions);
	}
}

/** Expands up to the next reference, or to the end. */
function advance(top: Open, open: Open[], expansions: Expansions, variables: Variables | undefined): Unfilled | undefined {
	const { text, bare, at } = top, call = nextCall(top), end = call < 0 ? text.length : findClosing(bare, call + 4);
	if (end < 0) return ['variable-open'];
	top.at = end + 1;
	const tooLong = add(top, text.slice(at, call < 0 ? end : call));
	if (tooLong !== undefined || call < 0) return tooLong;
	const inside = text.slice(call + 4, end), [, name, comma] = ARGUMENTS.exec(bare.slice(call + 4, end)) ?? [];
	if (name === undefined) return ['variable-name', inside.trim()];
	if (!expansions.has(name)) {
		const circle = open.findIndex((one) => one.name === name);
		if (circle >= 0) return ['variable-cycle', ...namesIn(open.slice(circle)), name];
		const value = variables !== undefined && Object.hasOwn(variables, name) ? variables[name]!.trim() : 'initial';
		if (value.toLowerCase() !== 'initial') {
			if (findClosing(blankComments(`${value})`)) !== value.length) return ['variable-unbalanced', name];
			open.push(openText(value, name));
			return undefined;
		}
		expansions.set(name, undefined);
	}
	const value = expansions.get(name);
	if (value !== undefined) return typeof value === 'string' ? add(top, value) : value;
	if (comma === undefined || variables === undefined) return ['variable-value', name];
	open.push(openText(inside.slice(inside.length - comma.length).trim()));
	return undefined;
}

/** Name and fallback of a reference, from the text between its parentheses without comments. */
const ARGUMENTS = /*#__PURE__*/ new RegExp(`^\\s*(${VARIABLE_NAME})\\s*(?:,([^]*))?$`);

/** Index of the next var( that is not expanded yet; -1 without one. */
function nextCall({ calls, at }: Open): number {
	for (;;) {
		const { done, value } = calls.next();
		if (done === true) return -1;
		if (value.index >= at) return value.index;
	}
}

/** Joins two texts without merging their tokens: 1 and 2 next to each other are not 12. */
export const joinTokens = (before: string, after: string): string =>
	before + (/[^\s(,]/.test(before.slice(-1)) && /^[^\s),]/.test(after) ? '/**/' : '') + after;

/** Appends a part, unless the result is too long. */
function add(to: Open, part: string): Unfilled | undefined {
	const joined = joinTokens(to.out, part);
	if (joined.length > LONGEST_EXPANDED) return ['variable-length'];
	to.out = joined;
	return undefined;
}

const namesIn = (open: readonly Open[]): string[] => open.flatMap(({ name }) => name ?? []);

/** Records a fault for every open variable; a variable in a cycle names the cycle from itself on. */
function noteFault(fault: Unfilled, open: readonly Open[], expansions: Expansions): Unfilled {
	const [why, , ...ring] = fault;
	for (const name of namesIn(open)) {
		const at = why === 'variable-cycle' ? ring.indexOf(name) : -1;
		expansions.set(name, at < 0 ? fault : ['variable-cycle', ...ring.slice(at), ...ring.slice(0, at + 1)]);
	}
	return fault;
}
