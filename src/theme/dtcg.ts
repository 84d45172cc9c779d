/*
 * Design tokens of the Design Tokens Community Group, 2025.10: groups and tokens, types that are inherited, groups that extend others,
 * colors as objects or HEX, aliases as `{group.token}` and as `$ref`, and modes, which come from the contexts of a resolver document
 * or from `$extensions.mode` of a token.
 *
 * Source  designtokens.org/tr/2025.10: format §5 to §7, color §4.
 * Proof   test/theme/dtcg.test.ts.
 */

import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { color, type Color } from '../spaces/color.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import { addEntry, createDraft, joinPath, type Draft } from './create-theme.ts';
import { ALWAYS, union, type Alternatives } from './css-modes.ts';
import { collectSources, pointerPath } from './dtcg-resolver.ts';
import { childrenAt, contentSpan, DEEPEST_JSON, MEMBER_COST, numberValue, stringValue, textAt, type JsonNode } from './json-tree.ts';
import { numbersLiteral } from './literal.ts';
import { partOf } from './place.ts';
import { tokenReference } from './references.ts';
import { createAlias, MOST_ENTRIES, type Value } from './theme.ts';
import { readValue } from './value.ts';

/** True if there is a token anywhere in the tree. */
export const isDtcg = (node: JsonNode): boolean =>
	node.members.has('$value') || node.members.has('resolutionOrder')
	|| [...node.members.values()].some((one) => one.kind === 'object' && isDtcg(one));

/** Reads the colors of a file of tokens, or of a resolver document that includes its tokens. */
export function* readDtcg(draft: Draft, root: JsonNode): Steps<void> {
	if (root.members.has('resolutionOrder')) return yield* readResolver(draft, root);
	const file = createFile([root]);
	for (const group of splitModes(root)) yield* readGroup(file, [group], [], draft, group.when);
}

/** Names of groups that are modes: both at the top of a file. */
const MODE_GROUPS = ['light', 'dark'] as const;

interface ModeGroup extends Group {
	readonly when: Alternatives;
}

/** The groups of a file by mode: the rest first, then light and dark if the file has both as groups. */
function splitModes(root: JsonNode): readonly ModeGroup[] {
	const type = textAt(root, '$type');
	const isGroup = (key: string): boolean => {
		const group = root.members.get(key);
		return group?.kind === 'object' && !group.members.has('$value') && isDtcg(group);
	};
	if (root.members.has('$value') || !MODE_GROUPS.every(isGroup)) return [{ node: root, type: undefined, when: ALWAYS }];
	const rest = new Map(root.members);
	for (const key of MODE_GROUPS) rest.delete(key);
	return [
		{ node: { ...root, members: rest }, type: undefined, when: ALWAYS },
		...MODE_GROUPS.map((key): ModeGroup => ({ node: root.members.get(key)!, type, when: [[key]] })),
	];
}

/** The name that an alias has if the group of its mode is not part of names. */
const withoutMode = (name: string, when: Alternatives): string => {
	const mode = when[0]![0];
	return mode !== undefined && name.startsWith(`${mode}.`) ? name.slice(mode.length + 1) : name;
};

function* readResolver(draft: Draft, root: JsonNode): Steps<void> {
	const { sources, modesLeftOut } = yield* collectSources(root), groups = new Map<JsonNode, Draft>();
	const file = createFile(sources.map(({ group }) => group));
	draft.modesLeftOut += modesLeftOut;
	for (const { group, when } of sources) {
		const tokens = groups.get(group) ?? createDraft(draft.text);
		if (!groups.has(group)) {
			groups.set(group, tokens);
			yield* readGroup(file, [{ node: group, type: undefined }], [], tokens);
		}
		yield;
		const room = MOST_ENTRIES - draft.entries.length, both = new Map<Alternatives, Alternatives>();
		for (const entry of tokens.entries.slice(0, room)) {
			const own = getOrCreate(both, entry.when, (): Alternatives =>
				(entry.when === ALWAYS ? when : [union(when[0]!, entry.when[0]!)]));
			addEntry(draft, { ...entry, when: own });
		}
		draft.leftOut += tokens.leftOut + Math.max(0, tokens.entries.length - room);
	}
}

/** What the reading of all groups of a file shares. */
interface File {
	/** Groups in which `$extends` looks for others, in order. */
	readonly roots: readonly JsonNode[];
	/** Values by their nodes: a token that several groups inherit is one place of the file. */
	readonly values: Map<JsonNode, Value | undefined>;
	/** The groups that groups extend, by their nodes: a chain of groups is followed from each of them. */
	readonly bases: Map<JsonNode, Group | undefined>;
}

/** A group, and the type that it inherits from the groups around it. */
interface Group {
	readonly node: JsonNode;
	readonly type: string | undefined;
}

const createFile = (roots: readonly JsonNode[]): File => ({ roots, values: new Map(), bases: new Map() });

/** Units for one group, and for one group that it extends. */
const GROUP_COST = 0.3;

/** Reads a group together with those that it extends; the first one that has a token wins. */
function* readGroup(file: File, own: readonly Group[], path: readonly string[], draft: Draft, when: Alternatives = ALWAYS): Steps<void> {
	yield;
	const groups = withBases(file, own), [first] = groups;
	const type = groups.map(findType).find((one) => one !== undefined);
	if (first!.node.members.has('$value')) return readToken(file, first!.node, path, type, draft, when);
	// A deeper path is that of a group that extends a group around it.
	if (path.length > DEEPEST_JSON) return;
	const inner = new Map<string, Group[]>();
	for (const { node } of groups) for (const [key, member] of node.members) {
		if (member.kind !== 'object' || (key.startsWith('$') && key !== '$root')) continue;
		getOrCreate(inner, key, (): Group[] => []).push({ node: member, type });
	}
	for (const [key, members] of inner) yield* readGroup(file, members, key === '$root' ? path : [...path, key], draft, when);
}

const findType = ({ node, type }: Group): string | undefined => textAt(node, '$type') ?? type;

/** Groups, and those that they extend, directly or through others. A group that leads back to itself ends the list. */
function withBases(file: File, groups: readonly Group[]): readonly Group[] {
	const all = new Map(groups.map((group) => [group.node, group]));
	for (const { node } of all.values()) {
		spend(GROUP_COST + MEMBER_COST * node.members.size);
		const base = getOrCreate(file.bases, node, () => findBase(file, node));
		if (base !== undefined && !all.has(base.node)) all.set(base.node, base);
	}
	return [...all.values()];
}

/** The group that a group extends itself, if any. */
function findBase({ roots }: File, { members }: JsonNode): Group | undefined {
	const ref = members.has('$value') ? undefined : stringValue(members.get('$extends') ?? members.get('$ref'));
	if (ref === undefined) return undefined;
	const path = ref.startsWith('#/') ? pointerPath(ref) : (tokenReference(ref) ?? ref).split('.');
	return roots.map((root) => findGroup(root, path)).find((one) => one !== undefined);
}

function findGroup(root: JsonNode, path: readonly string[]): Group | undefined {
	let node: JsonNode | undefined = root, type: string | undefined;
	for (const key of path) {
		spend(GROUP_COST);
		type = findType({ node, type });
		node = node.members.get(key);
		if (node === undefined) return undefined;
	}
	return { node, type };
}

/** Reads a token, a node with a `$value`. */
function readToken(
	{ values }: File, node: JsonNode, path: readonly string[], type: string | undefined, draft: Draft, own: Alternatives,
): void {
	if (type !== undefined && type !== 'color') return;
	const { text } = draft, name = joinPath(path, '.');
	const add = (value: JsonNode, when: Alternatives): void => {
		if (!values.has(value)) values.set(value, tokenValue(draft, value, type === 'color'));
		const token = values.get(value);
		const read = token?.kind === 'alias' ? { ...token, to: withoutMode(token.to, own) } : token;
		const { start, end } = contentSpan(text, value) ?? value;
		addEntry(draft, { name, start, end, when, value: read });
	};
	add(node.members.get('$value')!, own);
	for (const [mode, value] of findTokenModes(node)?.members ?? [])
		add(value.members.get('$value') ?? value, [union(own[0]!, [mode])]);
}

/** Finds the values of a token by mode, which the format does not define but tools write. */
function findTokenModes(node: JsonNode): JsonNode | undefined {
	const extensions = node.members.get('$extensions');
	for (const holder of [extensions, ...extensions?.members.values() ?? []]) {
		const modes = holder?.members.get('mode') ?? holder?.members.get('modes');
		if (modes?.kind === 'object') return modes;
	}
	return undefined;
}

/** Reads the value of a token. `isColor` is true if its type is color. */
export function tokenValue({ text, uses }: Draft, node: JsonNode, isColor: boolean): Value | undefined {
	if (node.kind === 'object') return objectValue(text, node);
	const alias = tokenReference(stringValue(node) ?? '');
	if (alias !== undefined) return createAlias(alias.replace(/\.\$(?:root|value)$/, ''));
	const place = contentSpan(text, node);
	const read = place
		&& readValue(text.slice(place.start, place.end), { start: place.start, name: '', used: uses().wrappers, takesWords: isColor });
	if (read !== undefined && (isColor || read.kind !== 'unread')) return read;
	return isColor ? { kind: 'unread', why: 'is neither a color nor an alias' } : undefined;
}

const isSpace = (id: string): id is SpaceId => Object.hasOwn(SPACES, id);

/** Units for a color with components. */
const OBJECT_COST = 6;

function objectValue(text: string, node: JsonNode): Value | undefined {
	spend(OBJECT_COST);
	const ref = textAt(node, '$ref');
	if (ref?.startsWith('#/')) {
		return createAlias(pointerPath(ref).filter((part) => part !== '$value' && part !== '$root').join('.'));
	}
	const space = textAt(node, 'colorSpace'), components = childrenAt(node, 'components');
	if (space === undefined) return undefined;
	const values = components.map((one) => (stringValue(one) === 'none' ? 0 : numberValue(one)));
	const alpha = numberValue(node.members.get('alpha')) ?? 1, hex = node.members.get('hex');
	if (!isSpace(space)) return { kind: 'unread', why: 'names a color space that is not known' };
	if (values.length !== 3 || !values.every((x): x is number => x !== undefined && Math.abs(x) <= MOST) || !(alpha >= 0 && alpha <= 1))
		return { kind: 'unread', why: 'must have three components that are numbers or "none", and an alpha of 0 to 1' };
	const none = components.reduce((bits, one, i) => (stringValue(one) === 'none' ? bits | (1 << i) : bits), 0);
	const of: Color = color(space, [values[0]!, values[1]!, values[2]!], alpha, none);
	const numbers = components.map((one) => partOf(text, one));
	return { kind: 'literal', literal: numbersLiteral(node, text.slice(node.start, node.end), of, numbers, hex && contentSpan(text, hex)) };
}

/** Largest absolute value of a component, so that all math stays finite. */
const MOST = 1e6;
