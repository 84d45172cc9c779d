/*
 * Tokens of Tokens Studio for Figma, and of Style Dictionary before version 4: tokens with `value` and `type`, in sets that themes
 * enable. References do not name the set. Tokens with `$extensions` that lighten or mix colors are reported as unread.
 *
 * Source  docs.tokens.studio: Token values with references, Themes, JSON schema.
 * Proof   test/theme/tokens-studio.test.ts.
 */

import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { addEntry, joinPath, type Draft } from './create-theme.ts';
import { ALWAYS, type Alternatives } from './css-modes.ts';
import { tokenValue } from './dtcg.ts';
import { childrenAt, contentSpan, nodeAt, stringValue, textAt, type JsonNode } from './json-tree.ts';
import { LONGEST_EXPRESSION } from './substitute.ts';
import { createAlias, type Entry, type Value } from './theme.ts';
import { LONGEST_PART } from './value.ts';

/** True for a document with keys that only Tokens Studio writes. */
export const hasStudioKeys = (root: JsonNode): boolean => root.members.has('$themes') || root.members.has('$metadata');

/** True for a document with a token: a `value` next to a `type`, or a `value` that is a color or a reference. */
export const hasToken = (node: JsonNode): boolean => (node.members.has('value') && isScalar(node.members.get('value')!)
	&& (textAt(node, 'type') !== undefined
		|| /^\s*(?:#|\{|rgba?\(|hsla?\()/.test(textAt(node, 'value') ?? '')))
	|| [...node.members.values()].some((one) => one.kind === 'object' && hasToken(one));

const isScalar = ({ kind }: JsonNode): boolean => kind === 'string' || kind === 'number';

/** Reads the tokens of a document. */
export function* readTokensStudio(draft: Draft, root: JsonNode): Steps<void> {
	const hasSets = hasStudioKeys(root);
	const modes = modesBySet(root);
	for (const [key, node] of root.members) {
		if (node.kind !== 'object' || key.startsWith('$')) continue;
		const scheme = /^(?:.*\/)?(light|dark)$/i.exec(key)?.[1];
		const when = modes?.get(key) ?? (modes === undefined && scheme !== undefined ? [[scheme]] : ALWAYS);
		const isSet = hasSets || scheme !== undefined;
		yield* readGroup(draft, node, isSet ? [] : [key], isSet ? key : undefined, when);
	}
	draft.entries = withoutSets(draft.entries);
}

/** The themes that enable each set; undefined without themes. */
function modesBySet(root: JsonNode): ReadonlyMap<string, Alternatives> | undefined {
	const themes = childrenAt(root, '$themes').filter(({ kind }) => kind === 'object');
	if (themes.length === 0) return undefined;
	const bySet = new Map<string, string[][]>();
	for (const theme of themes) {
		const name = textAt(theme, 'name') ?? textAt(theme, 'id');
		if (name === undefined) continue;
		for (const [set, state] of theme.members.get('selectedTokenSets')?.members ?? []) {
			const all = getOrCreate(bySet, set, (): string[][] => []);
			if (stringValue(state) !== 'disabled') all.push([name]);
		}
	}
	// A set that every theme enables always applies; one that none enables never does.
	return new Map([...bySet].map(([set, all]) => [set, all.length >= themes.length ? ALWAYS : all]));
}

function* readGroup(draft: Draft, node: JsonNode, path: readonly string[], set: string | undefined, when: Alternatives): Steps<void> {
	yield;
	const value = node.members.get('value') ?? node.members.get('$value');
	if (value !== undefined && (isScalar(value) || node.members.has('$value'))) {
		const type = textAt(node, 'type') ?? textAt(node, '$type');
		if (type !== undefined && type !== 'color' && !PARTS.has(type)) return;
		const { start, end } = contentSpan(draft.text, value) ?? value, isPart = type !== undefined && PARTS.has(type);
		const read = isPart ? partValue(draft.text.slice(start, end)) : studioValue(draft, node, value, type === 'color');
		const key = joinPath(path, '.');
		addEntry(draft, { name: set === undefined ? key : `${set}.${key}`, key, start, end, when, value: read });
		return;
	}
	// A token with a value for light and one for dark, as modes.
	const hasModes = ['light', 'dark'].every((mode) => node.members.get(mode)?.members.has('value') === true);
	for (const [key, member] of node.members) {
		if (member.kind !== 'object' || key.startsWith('$')) continue;
		if (hasModes) yield* readGroup(draft, member, path.at(-1) === 'sets' ? path.slice(0, -1) : path, set, [[key]]);
		else yield* readGroup(draft, member, [...path, key], set, when);
	}
}

/** Types that can be part of a color, such as an alpha or a hue. */
const PARTS: ReadonlySet<string> = new Set(['opacity', 'number', 'other']);

/** Reads a number, or math on numbers, as part of an expression. */
function partValue(written: string): Value | undefined {
	if (written.length > LONGEST_PART || !/^[\d\s.%+*/(){}$\w-]+$/.test(written)) return undefined;
	return { kind: 'text', text: /^(?:\d+(?:\.\d+)?|\.\d+)%?$|^\{[^{}]+\}$/.test(written.trim()) ? written : `calc(${written})` };
}

/** True for a function with a reference in it, such as `rgba({a.b}, 0.5)`. */
const isCallWithToken = (text: string): boolean => /^[a-z]+\(/i.test(text) && text.endsWith(')') && /\{[^{}]+\}/.test(text);

function studioValue(draft: Draft, node: JsonNode, value: JsonNode, isColor: boolean): Value | undefined {
	const extensions = nodeAt(node, '$extensions', 'studio.tokens', 'modify');
	if (extensions !== undefined) return { kind: 'unread', why: 'is computed by Tokens Studio, which is not read' };
	const written = stringValue(value)?.trim() ?? '';
	// The older notation of a reference.
	if (/^\$[\w.-]+$/.test(written)) return createAlias(written.slice(1));
	if (isColor && isCallWithToken(written)) {
		return written.length <= LONGEST_EXPRESSION
			? { kind: 'expression', text: written }
			: { kind: 'unread', why: 'is not a readable color' };
	}
	const read = tokenValue(draft, value, isColor);
	return read?.kind === 'alias' ? { ...read, to: read.to.replace(/\.value$/, '') } : read;
}

/** In a file without a list of sets: if references leave out the first key of a path, that key is a set. */
function withoutSets(entries: Entry[]): Entry[] {
	const keys = new Set(entries.map(({ key }) => key)), shorter = (key: string): string => key.slice(key.indexOf('.') + 1);
	const short = new Set([...keys].map(shorter));
	const isLoose = entries.some(({ value }) => value.kind === 'alias' && !keys.has(value.to) && short.has(value.to));
	return isLoose ? entries.map((entry) => (entry.key.includes('.') ? { ...entry, key: shorter(entry.key) } : entry)) : entries;
}
