/*
 * A theme as design tokens of the Design Tokens Community Group, 2025.10: groups and tokens, types that are inherited, colors as
 * objects or HEX, aliases as `{group.token}` and as `$ref`, and modes, which come from the contexts of a resolver document or
 * from `$extensions.mode` of a token.
 *
 * Source  designtokens.org/tr/2025.10: format §5 to §7, color §4, resolver §4.
 * Proof   test/theme/dtcg.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { color, type Color } from '../spaces/color.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import type { Alternatives } from './css-modes.ts';
import { contentOf, numberOf, textOf, type JsonNode } from './json-tree.ts';
import { numbersLiteral } from './literal.ts';
import { keyOf, themeOf, type Entry, type Theme, type Value } from './theme.ts';
import { valueOf } from './value.ts';

/** Is there a token anywhere in it? */
export const isDtcg = (node: JsonNode): boolean =>
	node.members.has('$value') || node.members.has('resolutionOrder')
	|| [...node.members.values()].some((one) => one.kind === 'object' && isDtcg(one));

/** The theme in a file of tokens, or in a resolver document that holds its tokens itself. */
export function* readDtcg(text: string, root: JsonNode): Steps<Theme> {
	const entries: Entry[] = [];
	if (root.members.has('resolutionOrder')) yield* readResolver(text, root, entries);
	else yield* readGroup(text, root, [], undefined, [[]], entries);
	return yield* themeOf('dtcg', text, entries);
}

/** How far sets of a resolver may refer to one another. */
const DEEPEST = 6;

function* readResolver(text: string, root: JsonNode, entries: Entry[]): Steps<void> {
	const sourcesIn = function* (list: JsonNode | undefined, when: Alternatives, depth: number): Steps<void> {
		for (const [, source] of list?.members ?? []) {
			const ref = textOf(source.members.get('$ref'));
			if (ref === undefined) yield* readGroup(text, source, [], undefined, when, entries);
			else if (depth > 0) yield* sourcesIn(at(root, ref)?.members.get('sources'), when, depth - 1);
		}
	};
	for (const [, step] of root.members.get('resolutionOrder')!.members) {
		const ref = textOf(step.members.get('$ref')), part = ref === undefined ? step : at(root, ref);
		yield* sourcesIn(part?.members.get('sources'), [[]], DEEPEST);
		const usual = textOf(part?.members.get('default'));
		for (const [context, sources] of part?.members.get('contexts')?.members ?? [])
			yield* sourcesIn(sources, context === usual ? [[]] : [[context]], DEEPEST);
	}
}

/** What a JSON Pointer in the same document points to. */
const at = (root: JsonNode, ref: string): JsonNode | undefined => (ref.startsWith('#/')
	? pointerPath(ref).reduce<JsonNode | undefined>((node, key) => node?.members.get(key), root)
	: undefined);

const pointerPath = (ref: string): readonly string[] =>
	ref.slice(2).split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

function* readGroup(
	text: string, node: JsonNode, path: readonly string[], type: string | undefined, when: Alternatives, entries: Entry[],
): Steps<void> {
	yield;
	const own = textOf(node.members.get('$type')) ?? type, value = node.members.get('$value');
	if (value !== undefined) return readToken(text, node, path, own, when, entries);
	for (const [key, member] of node.members) {
		if (member.kind !== 'object' || (key.startsWith('$') && key !== '$root')) continue;
		yield* readGroup(text, member, key === '$root' ? path : [...path, key], own, when, entries);
	}
}

function readToken(
	text: string, node: JsonNode, path: readonly string[], type: string | undefined, when: Alternatives, entries: Entry[],
): void {
	if (type !== undefined && type !== 'color') return;
	const name = path.join('.');
	const add = (value: JsonNode | undefined, under: Alternatives): void => {
		const read = value && tokenValue(text, value, type === 'color');
		if (value === undefined || read === undefined) return;
		const { start, end } = contentOf(text, value) ?? value;
		entries.push({ name, key: keyOf(name), text: text.slice(start, end), start, end, when: under, value: read });
	};
	add(node.members.get('$value'), when);
	for (const [mode, value] of modesOf(node)?.members ?? [])
		add(value.members.get('$value') ?? value, when.map((conditions) => [...new Set([...conditions, mode])].sort()));
}

/** The values of a token by mode: no part of the format itself, but what tools write. */
function modesOf(node: JsonNode): JsonNode | undefined {
	const extensions = node.members.get('$extensions');
	for (const holder of [extensions, ...extensions?.members.values() ?? []]) {
		const modes = holder?.members.get('mode') ?? holder?.members.get('modes');
		if (modes?.kind === 'object') return modes;
	}
	return undefined;
}

const ALIAS = /^\{([^{}]+)\}$/;

/** A value of a token; `isColor` where its type says that it must be one. */
export function tokenValue(text: string, node: JsonNode, isColor: boolean): Value | undefined {
	if (node.kind === 'object') return objectValue(text, node);
	const written = textOf(node)?.trim();
	if (written === undefined) return isColor ? { kind: 'unread', why: 'is neither a color nor an alias' } : undefined;
	const alias = ALIAS.exec(written);
	if (alias) return { kind: 'alias', to: alias[1]!.trim().replace(/\.\$(?:root|value)$/, ''), otherwise: undefined };
	const place = contentOf(text, node);
	const read = place && valueOf(text.slice(place.start, place.end), { start: place.start, name: '', used: UNUSED, takesWords: isColor });
	if (read !== undefined && (isColor || read.kind !== 'unread')) return read;
	return isColor ? { kind: 'unread', why: 'is neither a color nor an alias' } : undefined;
}

/** Tokens put no function around a value. */
const UNUSED: ReadonlyMap<string, string> = new Map();

const isSpace = (id: string): id is SpaceId => Object.hasOwn(SPACES, id);

function objectValue(text: string, node: JsonNode): Value | undefined {
	const ref = textOf(node.members.get('$ref'));
	if (ref?.startsWith('#/')) {
		const path = pointerPath(ref).filter((part) => part !== '$value' && part !== '$root');
		return { kind: 'alias', to: path.join('.'), otherwise: undefined };
	}
	const space = textOf(node.members.get('colorSpace')), components = [...node.members.get('components')?.members.values() ?? []];
	if (space === undefined) return undefined;
	const values = components.map((one) => (textOf(one) === 'none' ? 0 : numberOf(one)));
	const alpha = numberOf(node.members.get('alpha')) ?? 1, hex = node.members.get('hex');
	if (!isSpace(space)) return { kind: 'unread', why: 'names a color space that is not known' };
	if (values.length !== 3 || !values.every((x): x is number => x !== undefined && Math.abs(x) <= MOST) || !(alpha >= 0 && alpha <= 1))
		return { kind: 'unread', why: 'must have three components that are numbers or "none", and an alpha of 0 to 1' };
	const none = components.reduce((bits, one, i) => (textOf(one) === 'none' ? bits | (1 << i) : bits), 0);
	const of: Color = color(space, [values[0]!, values[1]!, values[2]!], alpha, none);
	const numbers = components.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
	return { kind: 'literal', literal: numbersLiteral(node, text.slice(node.start, node.end), of, numbers, hex && contentOf(text, hex)) };
}

/** No component is larger, so that all math stays finite. */
const MOST = 1e6;
