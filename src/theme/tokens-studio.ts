/*
 * Tokens of Tokens Studio for Figma, and of Style Dictionary before version 4: tokens with `value` and `type`, in sets that themes
 * enable. References do not name the set. Tokens with `$extensions` that lighten or mix colors are reported as unread.
 *
 * Source  docs.tokens.studio: Token values with references, Themes, JSON schema.
 * Proof   test/theme/tokens-studio.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { addEntry, createEntryList, createTheme, joinPath, type EntryList } from './create-theme.ts';
import type { Alternatives } from './css-modes.ts';
import { tokenValue } from './dtcg.ts';
import { contentSpan, stringValue, type JsonNode } from './json-tree.ts';
import { LONGEST_EXPRESSION } from './substitute.ts';
import type { Entry, Theme, Value } from './theme.ts';

/** True for a document with the keys of Tokens Studio, or with a token: a `value` next to a `type`. */
export const isTokensStudio = (root: JsonNode): boolean => hasStudioKeys(root) || hasToken(root);

/** True for a document with keys that only Tokens Studio writes. */
export const hasStudioKeys = (root: JsonNode): boolean => root.members.has('$themes') || root.members.has('$metadata');

const hasToken = (node: JsonNode): boolean => (node.members.has('value') && isScalar(node.members.get('value')!)
	&& (stringValue(node.members.get('type')) !== undefined
		|| /^\s*(?:#|\{|rgba?\(|hsla?\()/.test(stringValue(node.members.get('value')) ?? '')))
	|| [...node.members.values()].some((one) => one.kind === 'object' && hasToken(one));

const isScalar = ({ kind }: JsonNode): boolean => kind === 'string' || kind === 'number';

/** Reads the theme of a document of Tokens Studio. */
export function* readTokensStudio(text: string, root: JsonNode): Steps<Theme> {
	const list = createEntryList(), hasSets = hasStudioKeys(root);
	const modes = modesBySet(root);
	for (const [key, node] of root.members) {
		if (node.kind !== 'object' || key.startsWith('$')) continue;
		const scheme = /^(?:.*\/)?(light|dark)$/i.exec(key)?.[1];
		const when = modes?.get(key) ?? (modes === undefined && scheme !== undefined ? [[scheme]] : [[]]);
		const isSet = hasSets || scheme !== undefined;
		yield* readGroup(text, node, isSet ? [] : [key], isSet ? key : undefined, when, list);
	}
	return yield* createTheme(text, { ...list, entries: withoutSets(list.entries) });
}

/** The themes that enable each set; undefined without themes. */
function modesBySet(root: JsonNode): ReadonlyMap<string, Alternatives> | undefined {
	const themes = [...root.members.get('$themes')?.members.values() ?? []].filter(({ kind }) => kind === 'object');
	if (themes.length === 0) return undefined;
	const bySet = new Map<string, string[][]>();
	for (const theme of themes) {
		const name = stringValue(theme.members.get('name')) ?? stringValue(theme.members.get('id'));
		if (name === undefined) continue;
		for (const [set, state] of theme.members.get('selectedTokenSets')?.members ?? []) {
			const all = bySet.get(set) ?? [];
			if (stringValue(state) !== 'disabled') all.push([name]);
			bySet.set(set, all);
		}
	}
	// A set that every theme enables always applies; one that none enables never does.
	return new Map([...bySet].map(([set, all]) => [set, all.length >= themes.length ? [[]] : all]));
}

function* readGroup(
	text: string, node: JsonNode, path: readonly string[], set: string | undefined, when: Alternatives, list: EntryList,
): Steps<void> {
	yield;
	const value = node.members.get('value') ?? node.members.get('$value');
	if (value !== undefined && (isScalar(value) || node.members.has('$value'))) {
		const type = stringValue(node.members.get('type')) ?? stringValue(node.members.get('$type'));
		if (type !== undefined && type !== 'color' && !PARTS.has(type)) return;
		const { start, end } = contentSpan(text, value) ?? value;
		const isPart = type !== undefined && PARTS.has(type);
		const read = isPart ? partValue(text.slice(start, end)) : studioValue(text, node, value, type === 'color');
		if (read === undefined) return;
		const key = joinPath(path, '.');
		addEntry(list, { name: set === undefined ? key : `${set}.${key}`, key, text: text.slice(start, end), start, end, when, value: read });
		return;
	}
	// A token with a value for light and one for dark, as modes.
	const hasModes = ['light', 'dark'].every((mode) => node.members.get(mode)?.members.has('value') === true);
	for (const [key, member] of node.members) {
		if (member.kind !== 'object' || key.startsWith('$')) continue;
		if (hasModes) yield* readGroup(text, member, path.at(-1) === 'sets' ? path.slice(0, -1) : path, set, [[key]], list);
		else yield* readGroup(text, member, [...path, key], set, when, list);
	}
}

/** Types that can be part of a color, such as an alpha or a hue. */
const PARTS: ReadonlySet<string> = new Set(['opacity', 'number', 'other']);

/** Reads a number, or math on numbers, as part of an expression. */
function partValue(written: string): Value | undefined {
	if (written.length > LONGEST_PART || !/^[\d\s.%+*/(){}$\w-]+$/.test(written)) return undefined;
	return { kind: 'text', text: /^(?:\d+(?:\.\d+)?|\.\d+)%?$|^\{[^{}]+\}$/.test(written.trim()) ? written : `calc(${written})` };
}

const LONGEST_PART = 120;

/** True for a function with a reference in it, such as `rgba({a.b}, 0.5)`. */
const isCallWithToken = (text: string): boolean => /^[a-z]+\(/i.test(text) && text.endsWith(')') && /\{[^{}]+\}/.test(text);

function studioValue(text: string, node: JsonNode, value: JsonNode, isColor: boolean): Value | undefined {
	const extensions = node.members.get('$extensions')?.members.get('studio.tokens')?.members.get('modify');
	if (extensions !== undefined) return { kind: 'unread', why: 'is computed by Tokens Studio, which is not read' };
	const written = stringValue(value)?.trim() ?? '';
	// The older notation of a reference.
	if (/^\$[\w.-]+$/.test(written)) return { kind: 'alias', to: written.slice(1), otherwise: undefined };
	if (isColor && isCallWithToken(written)) {
		return written.length <= LONGEST_EXPRESSION
			? { kind: 'expression', text: written }
			: { kind: 'unread', why: 'is not a readable color' };
	}
	const read = tokenValue(text, value, isColor);
	return read?.kind === 'alias' ? { ...read, to: read.to.replace(/\.value$/, '') } : read;
}

/** In a file without a list of sets: if references leave out the first key of a path, that key is a set. */
function withoutSets(entries: Entry[]): Entry[] {
	const keys = new Set(entries.map(({ key }) => key)), shorter = (key: string): string => key.slice(key.indexOf('.') + 1);
	const short = new Set([...keys].map(shorter));
	const isLoose = entries.some(({ value }) => value.kind === 'alias' && !keys.has(value.to) && short.has(value.to));
	return isLoose ? entries.map((entry) => (entry.key.includes('.') ? { ...entry, key: shorter(entry.key) } : entry)) : entries;
}
