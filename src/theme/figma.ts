/*
 * Variables of Figma: the response of GET /v1/files/:key/variables/local, the request body of POST /v1/files/:key/variables, and
 * lists of variables as plugins export them. Modes are those of the collections. An alias has the id of a variable, or its name in
 * a list. Channels are in the profile of the file, which variables do not have: Display P3 if a mode has that name, as build-system
 * writes it, otherwise sRGB.
 *
 * Source  developers.figma.com/docs/rest-api/variables-endpoints.
 * Proof   test/theme/figma.test.ts.
 */

import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { color } from '../spaces/color.ts';
import { DISPLAY_P3_MODE } from '../tokens/figma.ts';
import { addEntry, type Draft } from './create-theme.ts';
import { ALWAYS, type Alternatives } from './css-modes.ts';
import { childrenAt, nodeAt, numberValue, textAt, type JsonNode } from './json-tree.ts';
import { numbersLiteral } from './literal.ts';
import { partOf } from './place.ts';
import { createAlias, DEFAULT_MODE, normalizeName, type Value } from './theme.ts';

const findVariables = (root: JsonNode): JsonNode | undefined => nodeAt(root, 'meta', 'variables') ?? nodeAt(root, 'variables');

/** True for a document or list of variables. */
export function isFigma(root: JsonNode): boolean {
	if (root.kind === 'list') return [...root.members.values()].some(isListed);
	const meta = root.members.get('meta') ?? root, variables = findVariables(root);
	return meta.members.has('variableCollections')
		|| (variables?.kind === 'object' && [...variables.members.values()].some((one) => one.members.has('valuesByMode')));
}

/** True for a variable of a list, which has its name and value together. */
const isListed = (variable: JsonNode): boolean =>
	textAt(variable, 'name') !== undefined && ['resolvedType', 'type'].some((key) => textAt(variable, key) === 'COLOR');

/** Reads the variables of a document or list. */
export function* readFigma(draft: Draft, root: JsonNode): Steps<void> {
	if (root.kind === 'list') return yield* readList(draft, root);
	const meta = root.members.get('meta') ?? root, modes = modeNames(meta), profile = findProfile(meta);
	const names = new Map<string, string>();
	for (const [key, variable] of findVariables(root)?.members ?? []) {
		const id = textAt(variable, 'id') ?? key, name = textAt(variable, 'name');
		if (name !== undefined) names.set(id, name);
	}
	const add = (id: string, mode: string, node: JsonNode): void => {
		const name = names.get(id), word = modes.get(mode), when = word === undefined || word === DEFAULT_MODE ? ALWAYS : [[word]];
		if (name !== undefined) addVariable(draft, name, node, when, names, profile);
	};
	for (const [key, variable] of findVariables(root)?.members ?? []) {
		const id = textAt(variable, 'id') ?? key;
		yield;
		for (const [mode, node] of variable.members.get('valuesByMode')?.members ?? []) add(id, mode, node);
	}
	// A request body has its values in a separate list.
	for (const one of childrenAt(meta, 'variableModeValues')) {
		yield;
		const id = textAt(one, 'variableId'), mode = textAt(one, 'modeId'), node = one.members.get('value');
		if (id !== undefined && mode !== undefined && node !== undefined) add(id, mode, node);
	}
}

function* readList(draft: Draft, root: JsonNode): Steps<void> {
	const variables = [...root.members.values()].filter(isListed);
	const names = new Map(variables.map((variable) => [textAt(variable, 'name')!, textAt(variable, 'name')!]));
	const modes = new Set(variables.map((variable) => textAt(variable, 'mode')));
	for (const variable of variables) {
		yield;
		const node = nodeAt(variable, 'value'), mode = modes.size > 1 ? textAt(variable, 'mode') : undefined;
		if (node !== undefined) addVariable(draft, textAt(variable, 'name')!, node, mode === undefined ? ALWAYS : [[mode]], names, 'srgb');
	}
}

/** The color space of the channels. */
function findProfile(meta: JsonNode): Profile {
	const modes = [meta, ...childrenAt(meta, 'variableCollections')]
		.flatMap((holder) => ['variableModes', 'modes'].flatMap((key) => childrenAt(holder, key)));
	spend(modes.length * MODE_COST);
	return modes.some((mode) => textAt(mode, 'name') === DISPLAY_P3_MODE) ? 'display-p3' : 'srgb';
}

/** Units for one mode. */
const MODE_COST = 0.2;

type Profile = 'srgb' | 'display-p3';

/** Names of the modes by id. The mode of a collection with one mode is the default mode. */
function modeNames(meta: JsonNode): ReadonlyMap<string, string> {
	const names = new Map<string, string>(), byCollection = new Map<string | undefined, JsonNode[]>();
	const addModes = (modes: readonly JsonNode[], key: string): void => {
		for (const mode of modes) {
			const id = textAt(mode, key), name = textAt(mode, 'name');
			if (id !== undefined && name !== undefined) names.set(id, modes.length === 1 ? DEFAULT_MODE : name);
		}
	};
	for (const collection of childrenAt(meta, 'variableCollections')) addModes(childrenAt(collection, 'modes'), 'modeId');
	// A request body lists its modes separately from its collections.
	for (const mode of childrenAt(meta, 'variableModes'))
		getOrCreate(byCollection, textAt(mode, 'variableCollectionId'), (): JsonNode[] => []).push(mode);
	for (const modes of byCollection.values()) addModes(modes, 'id');
	return names;
}

/** Units for one value. */
const VALUE_COST = 2;

function addVariable(
	draft: Draft, name: string, node: JsonNode, when: Alternatives, names: ReadonlyMap<string, string>, profile: Profile,
): void {
	const { start, end } = node;
	addEntry(draft, { name, start, end, when, value: readVariable(draft.text, node, names, profile) });
}

function readVariable(text: string, node: JsonNode, names: ReadonlyMap<string, string>, profile: Profile): Value | undefined {
	if (textAt(node, 'type') === 'VARIABLE_ALIAS') {
		const to = names.get(textAt(node, 'id') ?? '');
		return to === undefined ? { kind: 'unread', why: 'is an alias of a variable that is not in the file' } : createAlias(normalizeName(to));
	}
	spend(VALUE_COST);
	const parts = ['r', 'g', 'b'].map((key) => node.members.get(key));
	const [r, g, b] = parts.map(numberValue), alpha = numberValue(node.members.get('a')) ?? 1;
	if (r === undefined || g === undefined || b === undefined) return undefined;
	if (![r, g, b, alpha].every((x) => x >= 0 && x <= 1)) return { kind: 'unread', why: 'has channels outside of 0 to 1' };
	const numbers = parts.map((one) => partOf(text, one!));
	const of = color(profile, [r, g, b], alpha);
	return { kind: 'literal', literal: numbersLiteral(node, text.slice(node.start, node.end), of, numbers, undefined) };
}
