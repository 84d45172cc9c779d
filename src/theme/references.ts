/*
 * References in the text of a value: `var()` of CSS and `{name}` of design tokens.
 *
 * Both scanners read each character a bounded number of times. They keep no state between calls.
 *
 * Source  CSS Custom Properties 1 §3 (var()); designtokens.org/tr/2025.10, format §7 (aliases).
 * Proof   test/theme/references.test.ts.
 */

import { isBlank } from './css-scan.ts';

/** The name of a token in braces, `{name}`; undefined for any other text. */
export const tokenReference = (text: string): string | undefined => /^\s*\{([^{}]+)\}\s*$/.exec(text)?.[1]!.trim();

interface Reference {
	/** Without hyphens or braces. */
	readonly name: string;
	readonly kind: 'variable' | 'token';
	/** The second argument of `var()`. */
	readonly fallback: readonly Part[] | undefined;
	/** Offset after the reference, in UTF-16 units. */
	readonly end: number;
}

/** Text between references, or a reference. */
export type Part = string | Reference;

const OPEN_BRACE = 123, CLOSE_BRACE = 125, OPEN = 40, CLOSE = 41, COMMA = 44, MINUS = 45, BACKSLASH = 92, UNDERSCORE = 95;

/** True for a character of a CSS name; false after the end of the text. */
const isNameCode = (code: number): boolean => code >= 0x80 || code === MINUS || code === UNDERSCORE
	|| (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

function skipBlanks(text: string, from: number): number {
	let at = from;
	while (isBlank(text.charCodeAt(at))) at++;
	return at;
}

/** Offset after the name that begins at `from`, with its escapes. */
function skipName(text: string, from: number): number {
	let at = from;
	for (;;) {
		const code = text.charCodeAt(at);
		if (isNameCode(code)) at++;
		else if (code === BACKSLASH) at += 2;
		else return at;
	}
}

/** Offset of the name in a `var(--name` whose parenthesis is at `open`, after the hyphens; -1 for any other call. */
function variableAt(text: string, open: number): number {
	if (open < 3 || text.slice(open - 3, open).toLowerCase() !== 'var') return -1;
	const at = skipBlanks(text, open + 1);
	return text.startsWith('--', at) && skipName(text, at + 2) > at + 2 ? at + 2 : -1;
}

/** The parts of a value; undefined if a `var()` has no closing parenthesis. Nesting is as deep as the text allows: give short texts. */
export function parseReferences(text: string): readonly Part[] | undefined {
	let at = 0;

	/** Parts up to the end, or up to the closing parenthesis of the call around them. */
	const parse = (isInCall: boolean): readonly Part[] | undefined => {
		const parts: Part[] = [];
		let from = at, depth = 0;
		const add = (start: number, reference: Reference): void => {
			if (start > from) parts.push(text.slice(from, start));
			parts.push(reference);
			from = at;
		};
		for (; at < text.length;) {
			const code = text.charCodeAt(at);
			if (code === OPEN) {
				const name = variableAt(text, at), start = at - 3;
				if (name < 0) {
					depth++;
					at++;
					continue;
				}
				const reference = variable(name);
				if (reference === undefined) return undefined;
				add(start, reference);
			} else if (code === CLOSE && isInCall && depth-- === 0) break;
			else if (code === OPEN_BRACE) {
				const start = at, end = endOfToken(text, at);
				at = Math.max(at + 1, end);
				if (end > 0) add(start, { name: text.slice(start + 1, end - 1).trim(), kind: 'token', fallback: undefined, end });
			} else at++;
		}
		if (isInCall && at >= text.length) return undefined;
		if (at > from) parts.push(text.slice(from, at));
		return parts;
	};

	/** The `var()` whose name begins at `start`. Anything between its name and its end that is not a fallback is skipped. */
	const variable = (start: number): Reference | undefined => {
		const end = skipName(text, start);
		at = skipBlanks(text, end);
		const hasFallback = text.charCodeAt(at) === COMMA;
		if (hasFallback) at++;
		const inside = parse(true);
		if (inside === undefined) return undefined;
		at++;
		return { name: text.slice(start, end), kind: 'variable', fallback: hasFallback ? inside : undefined, end: at };
	};

	return parse(false);
}

/** Offset after a `{name}` that begins at `from`; 0 if absent. */
function endOfToken(text: string, from: number): number {
	for (let at = from + 1; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === CLOSE_BRACE) return at > from + 1 ? at + 1 : 0;
		if (code === OPEN_BRACE) return 0;
	}
	return 0;
}

export interface VariableUses {
	/** Every name that some `var()` in the text has. */
	readonly names: ReadonlySet<string>;
	/** The color function directly around a variable, by the variable's name: `hsl` for `hsl(var(--name))`. */
	readonly wrappers: ReadonlyMap<string, string>;
}

/** How a file uses its variables. */
export function findVariableUses(text: string): VariableUses {
	const names = new Set<string>(), wrappers = new Map<string, string>();
	for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', open + 1)) {
		const start = variableAt(text, open);
		if (start < 0) continue;
		const end = skipName(text, start), name = text.slice(start, end), after = text.charAt(skipBlanks(text, end));
		names.add(name);
		const wrapper = after !== '' && '),/'.includes(after) ? wrapperBefore(text, open - 3) : undefined;
		if (wrapper !== undefined && !wrappers.has(name)) wrappers.set(name, wrapper);
	}
	return { names, wrappers };
}

const WRAPPERS: ReadonlyMap<string, string> = new Map(['rgb', 'hsl', 'oklch'].flatMap((name) => [[name, name], [`${name}a`, name]]));

/** The color function that begins right before `end`: `rgb(` or `rgb(from`. */
function wrapperBefore(text: string, end: number): string | undefined {
	let at = skipBlanksBack(text, end);
	if (at < end && text.slice(at - 4, at).toLowerCase() === 'from') at = skipBlanksBack(text, at - 4);
	if (text.charCodeAt(at - 1) !== OPEN) return undefined;
	let start = at - 1;
	// No wrapper is longer, and a longer name is not one.
	while (start > at - 8 && isNameCode(text.charCodeAt(start - 1)) && text.charCodeAt(start - 1) !== MINUS) start--;
	return WRAPPERS.get(text.slice(start, at - 1).toLowerCase());
}

function skipBlanksBack(text: string, from: number): number {
	let at = from;
	while (isBlank(text.charCodeAt(at - 1))) at--;
	return at;
}
