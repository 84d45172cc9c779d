/*
 * JSON as a tree that knows where each value stands in the text.
 *
 * Proof  test/theme/json-tree.test.ts: the values are those of JSON.parse, and each span reads back to its value.
 */

import { scanJson } from '../schema/json-scan.ts';
import type { Span } from './place.ts';

/** Deeper than any theme nests. */
export const DEEPEST = 64;

/** A value of JSON; a scalar holds itself. */
export interface JsonNode extends Span {
	readonly kind: 'object' | 'list' | 'string' | 'number' | 'other';
	/** Of a string its text, of a number its value; null for the rest. */
	readonly value: string | number | null;
	/** Of an object, by key in the order of the text; of a list by its indices. */
	readonly members: ReadonlyMap<string, JsonNode>;
}

const NONE: ReadonlyMap<string, JsonNode> = new Map();

/** The tree of a text. Throws an InputError where it is no JSON, nests too deep or repeats a key. */
export function jsonTree(text: string): JsonNode {
	// Values end from the inside out: what waits at a level is inside the value that ends at the level around it.
	const waiting: (readonly [key: string | undefined, node: JsonNode])[][] = [];
	scanJson(text, {
		noun: 'The theme',
		levels: DEEPEST,
		sees: (start, end, level, key) => {
			const inside = waiting[level] ?? [];
			waiting[level] = [];
			(waiting[level - 1] ??= []).push([key, nodeOf(text, start, end, inside)]);
		},
	});
	return waiting[0]![0]![1];
}

function nodeOf(text: string, start: number, end: number, inside: readonly (readonly [string | undefined, JsonNode])[]): JsonNode {
	const first = text[start]!;
	if (first === '{') return { kind: 'object', start, end, value: null, members: new Map(inside.map(([key, node]) => [key!, node])) };
	if (first === '[') return { kind: 'list', start, end, value: null, members: new Map(inside.map(([, node], i) => [String(i), node])) };
	if (first === '"') {
		const raw = text.slice(start + 1, end - 1);
		const value = raw.includes('\\') ? JSON.parse(text.slice(start, end)) as string : raw;
		return { kind: 'string', start, end, value, members: NONE };
	}
	if (first === 't' || first === 'f' || first === 'n') return { kind: 'other', start, end, value: null, members: NONE };
	return { kind: 'number', start, end, value: Number(text.slice(start, end)), members: NONE };
}

/** The text of a string, or undefined for anything else. */
export const textOf = (node: JsonNode | undefined): string | undefined =>
	(node?.kind === 'string' ? node.value as string : undefined);

/** The value of a number, or undefined for anything else. */
export const numberOf = (node: JsonNode | undefined): number | undefined =>
	(node?.kind === 'number' ? node.value as number : undefined);

/** What stands between the quotes of a string, where nothing in it is escaped. */
export const contentOf = (text: string, { kind, start, end }: JsonNode): Span | undefined =>
	(kind === 'string' && !text.slice(start, end).includes('\\') ? { start: start + 1, end: end - 1 } : undefined);
