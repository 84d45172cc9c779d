/*
 * A theme as variables of Figma: what its REST API answers at GET /v1/files/:key/variables/local, the body that it takes at
 * POST /v1/files/:key/variables, and a list of variables as plugins export it. Modes are those of the collections; an alias is the
 * id of a variable, in a list its name.
 *
 * Source  developers.figma.com/docs/rest-api/variables-endpoints.
 * Proof   test/theme/figma.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { color } from '../spaces/color.ts';
import { numberOf, textOf, type JsonNode } from './json-tree.ts';
import { numbersLiteral } from './literal.ts';
import { DEFAULT_MODE, themeOf, type Entry, type Theme, type Value } from './theme.ts';

const variablesOf = (root: JsonNode): JsonNode | undefined =>
	root.members.get('meta')?.members.get('variables') ?? root.members.get('variables');

/** Is it such a document? */
export function isFigma(root: JsonNode): boolean {
	const meta = root.members.get('meta') ?? root;
	if (root.kind === 'list') return [...root.members.values()].some(isListed);
	return meta.members.has('variableCollections') || (variablesOf(root)?.kind === 'object' && [...variablesOf(root)!.members.values()]
		.some((one) => one.members.has('valuesByMode')));
}

/** A variable of a list, with its value beside its name. */
const isListed = ({ members }: JsonNode): boolean =>
	textOf(members.get('name')) !== undefined && [members.get('resolvedType'), members.get('type')].some((type) => textOf(type) === 'COLOR');

/** The theme in a document of Figma. */
export function* readFigma(text: string, root: JsonNode): Steps<Theme> {
	if (root.kind === 'list') return yield* readList(text, root);
	const meta = root.members.get('meta') ?? root, modes = modeNames(meta), entries: Entry[] = [];
	const names = new Map<string, string>();
	for (const [key, variable] of variablesOf(root)?.members ?? []) {
		const id = textOf(variable.members.get('id')) ?? key, name = textOf(variable.members.get('name'));
		if (name !== undefined) names.set(id, name);
	}
	const add = (id: string, mode: string, node: JsonNode): void => {
		const name = names.get(id), value = name === undefined ? undefined : figmaValue(text, node, names);
		if (name === undefined || value === undefined) return;
		const word = modes.get(mode);
		entries.push({
			name, key: name, text: text.slice(node.start, node.end), start: node.start, end: node.end,
			when: [word === undefined || word === DEFAULT_MODE ? [] : [word]], value,
		});
	};
	for (const [key, variable] of variablesOf(root)?.members ?? []) {
		const id = textOf(variable.members.get('id')) ?? key;
		yield;
		for (const [mode, node] of variable.members.get('valuesByMode')?.members ?? []) add(id, mode, node);
	}
	// The values of a body to send stand in a list of their own.
	for (const [, one] of meta.members.get('variableModeValues')?.members ?? []) {
		yield;
		const id = textOf(one.members.get('variableId')), mode = textOf(one.members.get('modeId')), node = one.members.get('value');
		if (id !== undefined && mode !== undefined && node !== undefined) add(id, mode, node);
	}
	return yield* themeOf('figma', text, entries);
}

function* readList(text: string, root: JsonNode): Steps<Theme> {
	const listed = [...root.members.values()].filter(isListed), entries: Entry[] = [];
	const names = new Map(listed.map(({ members }) => [textOf(members.get('name'))!, textOf(members.get('name'))!]));
	const modes = new Set(listed.map(({ members }) => textOf(members.get('mode'))));
	for (const { members } of listed) {
		yield;
		const name = textOf(members.get('name'))!, node = members.get('value'), value = node && figmaValue(text, node, names);
		if (node === undefined || value === undefined) continue;
		const mode = modes.size > 1 ? textOf(members.get('mode')) : undefined;
		const { start, end } = node;
		entries.push({ name, key: name, text: text.slice(start, end), start, end, when: [mode === undefined ? [] : [mode]], value });
	}
	return yield* themeOf('figma', text, entries);
}

/** What each mode is called, by its id; a collection of one mode holds in all. */
function modeNames(meta: JsonNode): ReadonlyMap<string, string> {
	const names = new Map<string, string>();
	for (const [, collection] of meta.members.get('variableCollections')?.members ?? []) {
		const modes = [...collection.members.get('modes')?.members.values() ?? []];
		for (const mode of modes) {
			const id = textOf(mode.members.get('modeId')), name = textOf(mode.members.get('name'));
			if (id !== undefined && name !== undefined) names.set(id, modes.length === 1 ? DEFAULT_MODE : name);
		}
	}
	const sent = [...meta.members.get('variableModes')?.members.values() ?? []];
	const collectionOf = (mode: JsonNode): string | undefined => textOf(mode.members.get('variableCollectionId'));
	for (const mode of sent) {
		const id = textOf(mode.members.get('id')), name = textOf(mode.members.get('name'));
		const isAlone = sent.filter((other) => collectionOf(other) === collectionOf(mode)).length === 1;
		if (id !== undefined && name !== undefined) names.set(id, isAlone ? DEFAULT_MODE : name);
	}
	return names;
}

function figmaValue(text: string, node: JsonNode, names: ReadonlyMap<string, string>): Value | undefined {
	if (textOf(node.members.get('type')) === 'VARIABLE_ALIAS') {
		const id = textOf(node.members.get('id')) ?? '', to = names.get(id);
		return to === undefined
			? { kind: 'unread', why: 'is an alias of a variable that is not in the file' }
			: { kind: 'alias', to, otherwise: undefined };
	}
	const parts = ['r', 'g', 'b'].map((key) => node.members.get(key));
	const [r, g, b] = parts.map(numberOf), alpha = numberOf(node.members.get('a')) ?? 1;
	if (r === undefined || g === undefined || b === undefined) return undefined;
	if (![r, g, b, alpha].every((x) => x >= 0 && x <= 1)) return { kind: 'unread', why: 'has channels outside of 0 to 1' };
	const numbers = parts.map((one) => ({ start: one!.start, end: one!.end, text: text.slice(one!.start, one!.end) }));
	const of = color('srgb', [r, g, b], alpha);
	return { kind: 'literal', literal: numbersLiteral(node, text.slice(node.start, node.end), of, numbers, undefined) };
}
