/*
 * Parses JSON to a tree with the position of each value in the text.
 *
 * Proof  test/theme/json-tree.test.ts: the values are those of JSON.parse, and each span reads back to its value.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { scanJson } from '../schema/json-scan.ts';
import type { Span } from './place.ts';

/** Maximum number of levels; no theme nests deeper. */
export const DEEPEST_JSON = 64;

export interface JsonNode extends Span {
	readonly kind: 'object' | 'list' | 'string' | 'number' | 'other';
	/** The text of a string or the value of a number; otherwise null. */
	readonly value: string | number | null;
	/** The members of an object by key, in the order of the text, or those of a list by index. */
	readonly members: ReadonlyMap<string, JsonNode>;
}

const NONE: ReadonlyMap<string, JsonNode> = new Map();

/** Units for scanning one value, and for building its node. */
const SCAN_COST = 0.1, NODE_COST = 0.7;

/** Units for looking at one member of a node. */
export const MEMBER_COST = 0.1;

/** Number of nodes between two pauses. */
const NODES_A_STEP = 256;

/** Parses a text into a tree. Throws an InputError if it is not JSON, nests too deep or repeats a key. */
export function* parseJsonTree(text: string): Steps<JsonNode> {
	// The scan cannot pause, so it only records where values are.
	const values: (Span & { readonly level: number; readonly key: string | undefined })[] = [];
	scanJson(text, {
		noun: 'The theme',
		levels: DEEPEST_JSON,
		sees: (start, end, level, key) => void values.push({ start, end, level, key }),
	});
	spend(values.length * SCAN_COST);
	// Values end from the inside out: the members of a level belong to the next value that ends at the level around it.
	const members: (Map<string, JsonNode> | undefined)[] = [];
	for (const [i, { start, end, level, key }] of values.entries()) {
		if (i % NODES_A_STEP === 0) yield;
		spend(NODE_COST);
		const node = createNode(text, start, end, members[level] ?? NONE);
		const siblings = members[level - 1] ??= new Map<string, JsonNode>();
		members[level] = undefined;
		siblings.set(key ?? String(siblings.size), node);
	}
	// The outermost value is the only one of its level.
	return members[0]!.get('0')!;
}

function createNode(text: string, start: number, end: number, members: ReadonlyMap<string, JsonNode>): JsonNode {
	const first = text[start]!;
	if (first === '{') return { kind: 'object', start, end, value: null, members };
	if (first === '[') return { kind: 'list', start, end, value: null, members };
	if (first === '"') {
		const raw = text.slice(start + 1, end - 1);
		return createLeaf({ start, end }, raw.includes('\\') ? JSON.parse(text.slice(start, end)) as string : raw);
	}
	return createLeaf({ start, end }, first === 't' || first === 'f' || first === 'n' ? null : Number(text.slice(start, end)));
}

/** A text, a number, or any other value without members. */
export const createLeaf = ({ start, end }: Span, value: string | number | null): JsonNode =>
	({ kind: typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'other', start, end, value, members: NONE });

/** The text of a string; undefined for any other value. */
export const stringValue = (node: JsonNode | undefined): string | undefined =>
	(node?.kind === 'string' ? node.value as string : undefined);

/** The value of a number; undefined for any other value. */
export const numberValue = (node: JsonNode | undefined): number | undefined =>
	(node?.kind === 'number' ? node.value as number : undefined);

/** The node at a path of keys; undefined if a key is absent. */
export const nodeAt = (root: JsonNode | undefined, ...path: readonly string[]): JsonNode | undefined =>
	path.reduce<JsonNode | undefined>((node, key) => node?.members.get(key), root);

/** The members of the node at a key, if any. */
export const childrenAt = (node: JsonNode | undefined, key: string): readonly JsonNode[] => [...nodeAt(node, key)?.members.values() ?? []];

/** The text at a key; undefined for any other value. */
export const textAt = (node: JsonNode | undefined, key: string): string | undefined => stringValue(nodeAt(node, key));

/** The range between the quotes of a string without escapes; undefined for any other value. */
export const contentSpan = (text: string, { kind, start, end }: JsonNode): Span | undefined =>
	(kind === 'string' && !text.slice(start, end).includes('\\') ? { start: start + 1, end: end - 1 } : undefined);
