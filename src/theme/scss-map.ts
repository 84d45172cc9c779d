/*
 * Maps of Sass, `("primary": $blue, "dark": ("text": white))`, as trees like those of JSON.
 *
 * Source  sass-lang.com/documentation/values/maps.
 * Proof   test/theme/scss.test.ts.
 */

import { spend } from '../math/budget.ts';
import { createLeaf, type JsonNode } from './json-tree.ts';
import { trimSpan, type Span } from './place.ts';

/** Deeper maps are not read. */
const DEEPEST_MAP = 12;

/** Units for one character of a map, at each level. */
const CHARACTER_COST = 0.02;

/** The map in a range of a text without comments; undefined for any other value. */
export function parseMap(text: string, start: number, end: number, levels = DEEPEST_MAP): JsonNode | undefined {
	if (text[start] !== '(' || text[end - 1] !== ')' || levels === 0) return undefined;
	spend((end - start) * CHARACTER_COST);
	const members = new Map<string, JsonNode>();
	let depth = 0, from = start + 1, colon = -1;
	for (let at = start + 1; at < end; at++) {
		const character = text[at]!;
		if (character === '"' || character === '\'') at = afterString(text, at, end) - 1;
		else if (character === '(' || character === '[' || character === '{') depth++;
		else if (depth > 0 && (character === ')' || character === ']' || character === '}')) depth--;
		else if (depth === 0 && character === ':' && colon < 0) colon = at;
		else if (depth === 0 && (character === ',' || at === end - 1)) {
			if (colon > 0) addMember(text, members, { start: from, end: colon }, { start: colon + 1, end: at }, levels);
			from = at + 1;
			colon = -1;
		}
	}
	return members.size === 0 ? undefined : { kind: 'object', start, end, value: null, members };
}

function addMember(text: string, members: Map<string, JsonNode>, name: Span, value: Span, levels: number): void {
	const key = unquote(text.slice(name.start, name.end).trim()), { start, end } = trimSpan(text, value);
	if (key === '' || start === end) return;
	members.set(key, parseMap(text, start, end, levels - 1) ?? createLeaf({ start, end }, text.slice(start, end)));
}

/** The content of a string; any other text unchanged. */
export const unquote = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2');

/** Offset after the string that begins at `from`. */
function afterString(text: string, from: number, end: number): number {
	const quote = text[from];
	for (let at = from + 1; at < end; at++) {
		if (text[at] === quote || text[at] === '\n') return at + 1;
		if (text[at] === '\\') at++;
	}
	return end;
}
