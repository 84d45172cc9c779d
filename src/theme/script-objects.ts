/*
 * Finds the object literals of a script as trees like those of JSON, and skips everything that is not a literal.
 *
 * Total and linear: a brace that begins no object literal is skipped, and so is the rest of a text in which a bracket stays open.
 *
 * Source  ECMA-262, 13.2.5 (object initializer), 12.9.4 (string literals), 12.4 (comments).
 * Proof   test/theme/script.test.ts, with arbitrary texts too.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { createLeaf, type JsonNode } from './json-tree.ts';

/** An object literal. */
export interface NamedObject {
	/** The name of the variable that it is assigned to, if any. */
	readonly name: string | undefined;
	readonly node: JsonNode;
}

/** Deeper objects are skipped. */
const DEEPEST_OBJECT = 32;

/** Units for one token with its part of a path, and for one character of a string. */
const TOKEN_COST = 0.25, CHARACTER_COST = 0.01;

/** White space, comments and `as const`. Each begins differently, so there is no backtracking. */
const GAP = /(?:\s|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|as const\b)+/y;
const WORD = /[\w$\u0080-\uffff]+/y, NUMBER = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)/y;

/** The outermost object literals with members, in order; without any, the variables that are strings as one object. */
export function* findObjects(text: string): Steps<readonly NamedObject[]> {
	const objects: NamedObject[] = [], strings = new Map<string, JsonNode>(), reader = createReader(text);
	// In `name: Type = { … }` the name is the word before the first colon or equals sign.
	let word: string | undefined, typed: string | undefined, name: string | undefined;
	for (let at = 0; at < text.length && !reader.isOver();) {
		yield;
		spend(TOKEN_COST);
		const gap = matchLength(GAP, text, at) || reader.stringLength(at), letters = gap > 0 ? 0 : matchLength(WORD, text, at);
		if (letters > 0) word = text.slice(at, at + letters);
		at += gap + letters;
		if (gap + letters > 0) continue;
		const character = text[at]!;
		if (character === ':') typed ??= word;
		else if (character === '=') name ??= typed ?? word;
		const node = character === '{' ? reader.readObject(at, 0) : character === '=' ? reader.readPlain(reader.skipGap(at + 1)) : undefined;
		if (node?.kind === 'string' && name !== undefined) strings.set(name, node);
		else if (node !== undefined && node.members.size > 0) objects.push({ name, node });
		if (character === ';' || node !== undefined) word = typed = name = undefined;
		at = node?.end ?? at + 1;
	}
	if (objects.length === 0)
		objects.push({ name: undefined, node: { kind: 'object', start: 0, end: text.length, value: null, members: strings } });
	return objects;
}

/** Length of the match of a sticky pattern at an offset; 0 without one. */
export function matchLength(pattern: RegExp, text: string, at: number): number {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex - at : 0;
}

function createReader(text: string) {
	let isOver = false, isUnclosed = false;

	/** Length of the string or template at an offset; 0 without one, or if it has no end. A template may have plain expressions. */
	const stringLength = (from: number): number => {
		const quote = text[from];
		if (quote !== '"' && quote !== '\'' && quote !== '`') return 0;
		for (let at = from + 1; at < text.length; at++) {
			const character = text[at];
			if (character === quote) {
				spend((at - from) * CHARACTER_COST);
				return at + 1 - from;
			}
			if (character === '\n' && quote !== '`') return 0;
			if (character === '\\') at++;
		}
		isOver = quote === '`';
		return 0;
	};

	const skipGap = (at: number): number => at + matchLength(GAP, text, at);

	/** Offset of the comma or bracket that ends an expression; -1 if it is a statement, or the text ends in it. */
	const skipExpression = (from: number): number => {
		let depth = 0, at = from;
		// The brackets around an unclosed one are unclosed too.
		for (; at < text.length && !isUnclosed;) {
			spend(TOKEN_COST);
			const length = matchLength(GAP, text, at) || stringLength(at) || matchLength(WORD, text, at), character = text[at]!;
			if (length === 0 && depth === 0 && (character === ',' || character === '}' || character === ']')) return at;
			if (length === 0 && depth === 0 && (character === ';' || character === ')')) return -1;
			if (length === 0) depth += '([{'.includes(character) ? 1 : ')]}'.includes(character) ? -1 : 0;
			at += length || 1;
		}
		isUnclosed = true;
		return -1;
	};

	const readKey = (at: number): { readonly key: string; readonly end: number } | undefined => {
		const quoted = stringLength(at);
		if (quoted > 0) return { key: text.slice(at + 1, at + quoted - 1), end: at + quoted };
		const word = matchLength(WORD, text, at);
		return word === 0 ? undefined : { key: text.slice(at, at + word), end: at + word };
	};

	/** The literal at an offset if a comma or bracket follows it. */
	const readValue = (at: number, level: number): JsonNode | undefined => {
		const node = text[at] === '{' || text[at] === '[' ? readObject(at, level) : readPlain(at);
		return node !== undefined && ',}]'.includes(text[skipGap(node.end)] ?? ' ') ? node : undefined;
	};

	const readPlain = (at: number): JsonNode | undefined => {
		const quoted = stringLength(at), number = quoted > 0 ? 0 : matchLength(NUMBER, text, at), end = at + (quoted || number);
		if (end === at) return undefined;
		const written = text.slice(at, end), isPlain = quoted > 0 && !written.includes('\\') && !(written.startsWith('`') && written.includes('${'));
		return createLeaf({ start: at, end }, isPlain ? written.slice(1, -1) : number > 0 ? Number(written) : null);
	};

	/** The object or list at an offset; undefined for a block of statements. Members that are not literals are left out. */
	function readObject(start: number, level: number): JsonNode | undefined {
		if (level > DEEPEST_OBJECT) return undefined;
		const isList = text[start] === '[', close = isList ? ']' : '}', members = new Map<string, JsonNode>();
		for (let at = skipGap(start + 1), index = 0; at < text.length; index++) {
			spend(TOKEN_COST);
			if (text[at] === close) return { kind: isList ? 'list' : 'object', start, end: at + 1, value: null, members };
			const named = isList ? { key: String(index), end: at } : readKey(at), colon = named && (isList ? at : skipGap(named.end));
			const from = named !== undefined && (isList || text[colon!] === ':') ? skipGap(isList ? at : colon! + 1) : undefined;
			const value = from === undefined ? undefined : readValue(from, level + 1);
			if (value !== undefined) members.set(named!.key, value);
			const end = value === undefined ? skipExpression(from ?? at) : skipGap(value.end);
			if (end < 0) return undefined;
			at = text[end] === ',' ? skipGap(end + 1) : end;
			if (text[end] !== ',' && text[end] !== close) return undefined;
		}
		isUnclosed = true;
		return undefined;
	}

	return { skipGap, stringLength, readPlain, readObject, isOver: () => isOver || isUnclosed };
}
