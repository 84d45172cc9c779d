/*
 * Maps of Sass, `("primary": $blue, "dark": ("text": white))`, as trees like those of JSON.
 *
 * Source  sass-lang.com/documentation/values/maps.
 * Proof   test/theme/scss.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { JsonNode } from './json-tree.ts';

/** Deeper maps are not read. */
const DEEPEST_MAP = 12;

/** Units for one character of a map, at each level. */
const CHARACTER_COST = 0.02;

const NONE: ReadonlyMap<string, JsonNode> = new Map();

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
			if (colon > 0) addMember(text, members, [from, colon], [colon + 1, at], levels);
			from = at + 1;
			colon = -1;
		}
	}
	return members.size === 0 ? undefined : { kind: 'object', start, end, value: null, members };
}

type Range = readonly [start: number, end: number];

function addMember(text: string, members: Map<string, JsonNode>, [keyStart, keyEnd]: Range, [from, to]: Range, levels: number): void {
	const key = text.slice(keyStart, keyEnd).trim().replace(/^(["'])(.*)\1$/, '$2');
	const raw = text.slice(from, to), value = raw.trim(), start = from + (raw.length - raw.trimStart().length), end = start + value.length;
	if (key === '' || value === '') return;
	members.set(key, parseMap(text, start, end, levels - 1) ?? { kind: 'string', start, end, value, members: NONE });
}

/** Offset after the string that begins at `from`. */
function afterString(text: string, from: number, end: number): number {
	const quote = text[from];
	for (let at = from + 1; at < end; at++) {
		if (text[at] === quote || text[at] === '\n') return at + 1;
		if (text[at] === '\\') at++;
	}
	return end;
}
