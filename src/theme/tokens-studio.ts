/*
 * A theme as Tokens Studio for Figma writes it, and as Style Dictionary before version 4 read it: tokens with `value` and `type`,
 * in sets, which themes switch on. A reference does not name the set. What is computed (`$extensions` that lighten or mix)
 * is told and not read.
 *
 * Source  docs.tokens.studio: Token values with references, Themes, JSON schema.
 * Proof   test/theme/tokens-studio.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import type { Alternatives } from './css-modes.ts';
import { tokenValue } from './dtcg.ts';
import { contentOf, textOf, type JsonNode } from './json-tree.ts';
import { themeOf, type Entry, type Theme, type Value } from './theme.ts';

/** Is it of this form? A `value` beside a `type` is a token. */
export const isTokensStudio = (root: JsonNode): boolean =>
	root.members.has('$themes') || root.members.has('$metadata') || hasToken(root);

const hasToken = (node: JsonNode): boolean => (node.members.has('value') && isScalar(node.members.get('value')!)
	&& (textOf(node.members.get('type')) !== undefined || /^\s*(?:#|\{|rgba?\(|hsla?\()/.test(textOf(node.members.get('value')) ?? '')))
	|| [...node.members.values()].some((one) => one.kind === 'object' && hasToken(one));

const isScalar = ({ kind }: JsonNode): boolean => kind === 'string' || kind === 'number';

/** The theme in a document of Tokens Studio. */
export function* readTokensStudio(text: string, root: JsonNode): Steps<Theme> {
	const entries: Entry[] = [], hasSets = root.members.has('$themes') || root.members.has('$metadata');
	const modes = modesBySet(root);
	for (const [key, node] of root.members) {
		if (node.kind !== 'object' || key.startsWith('$')) continue;
		const scheme = /^(?:.*\/)?(light|dark)$/i.exec(key)?.[1];
		const when = modes?.get(key) ?? (modes === undefined && scheme !== undefined ? [[scheme]] : [[]]);
		const isSet = hasSets || scheme !== undefined;
		yield* readGroup(text, node, isSet ? [] : [key], isSet ? key : undefined, when, entries);
	}
	return yield* themeOf('tokens-studio', text, withoutSets(entries));
}

/** The themes in which each set is on; undefined where there are no themes. */
function modesBySet(root: JsonNode): ReadonlyMap<string, Alternatives> | undefined {
	const themes = [...root.members.get('$themes')?.members.values() ?? []].filter(({ kind }) => kind === 'object');
	if (themes.length === 0) return undefined;
	const bySet = new Map<string, string[][]>();
	for (const theme of themes) {
		const name = textOf(theme.members.get('name')) ?? textOf(theme.members.get('id'));
		if (name === undefined) continue;
		for (const [set, state] of theme.members.get('selectedTokenSets')?.members ?? []) {
			const all = bySet.get(set) ?? [];
			if (textOf(state) !== 'disabled') all.push([name]);
			bySet.set(set, all);
		}
	}
	// What is on in every theme holds always; what is on in none is not seen.
	return new Map([...bySet].map(([set, all]) => [set, all.length >= themes.length ? [[]] : all]));
}

function* readGroup(
	text: string, node: JsonNode, path: readonly string[], set: string | undefined, when: Alternatives, entries: Entry[],
): Steps<void> {
	yield;
	const value = node.members.get('value') ?? node.members.get('$value');
	if (value !== undefined && (isScalar(value) || node.members.has('$value'))) {
		const type = textOf(node.members.get('type')) ?? textOf(node.members.get('$type'));
		if (type !== undefined && type !== 'color' && !PARTS.has(type)) return;
		const { start, end } = contentOf(text, value) ?? value;
		const isPart = type !== undefined && PARTS.has(type);
		const read = isPart ? partValue(text.slice(start, end)) : studioValue(text, node, value, type === 'color');
		if (read === undefined) return;
		const key = path.join('.');
		entries.push({ name: set === undefined ? key : `${set}.${key}`, key, text: text.slice(start, end), start, end, when, value: read });
		return;
	}
	// A token of several values: those of light and dark are modes of it, whatever the list of them is called.
	const hasModes = ['light', 'dark'].every((mode) => node.members.get(mode)?.members.has('value') === true);
	for (const [key, member] of node.members) {
		if (member.kind !== 'object' || key.startsWith('$')) continue;
		if (hasModes) yield* readGroup(text, member, path.at(-1) === 'sets' ? path.slice(0, -1) : path, set, [[key]], entries);
		else yield* readGroup(text, member, [...path, key], set, when, entries);
	}
}

/** What can be a part of a color: an alpha or a hue. */
const PARTS: ReadonlySet<string> = new Set(['opacity', 'number', 'other']);

/** A number, or what is computed of some, as a part of an expression. */
function partValue(written: string): Value | undefined {
	if (written.length > LONGEST_PART || !/^[\d\s.%+*/(){}$\w-]+$/.test(written)) return undefined;
	return { kind: 'text', text: /^\d*\.?\d+%?$|^\{[^{}]+\}$/.test(written.trim()) ? written : `calc(${written})` };
}

const LONGEST_PART = 120;

/** `rgba({a.b}, 0.5)`: a color with another alpha. */
const WITH_REFERENCE = /^[a-z]+\(.*\{[^{}]+\}.*\)$/i;

function studioValue(text: string, node: JsonNode, value: JsonNode, isColor: boolean): Value | undefined {
	const extensions = node.members.get('$extensions')?.members.get('studio.tokens')?.members.get('modify');
	if (extensions !== undefined) return { kind: 'unread', why: 'is computed by Tokens Studio, which is not read' };
	const written = textOf(value)?.trim() ?? '';
	// The older spelling of a reference.
	if (/^\$[\w.-]+$/.test(written)) return { kind: 'alias', to: written.slice(1), otherwise: undefined };
	if (isColor && WITH_REFERENCE.test(written)) return { kind: 'expression', text: written };
	const read = tokenValue(text, value, isColor);
	return read?.kind === 'alias' ? { ...read, to: read.to.replace(/\.value$/, '') } : read;
}

/** A file without a list of its sets: where references leave out the first name of the way, that name is a set. */
function withoutSets(entries: readonly Entry[]): readonly Entry[] {
	const keys = new Set(entries.map(({ key }) => key)), shorter = (key: string): string => key.slice(key.indexOf('.') + 1);
	const short = new Set([...keys].map(shorter));
	const isLoose = entries.some(({ value }) => value.kind === 'alias' && !keys.has(value.to) && short.has(value.to));
	return isLoose ? entries.map((entry) => (entry.key.includes('.') ? { ...entry, key: shorter(entry.key) } : entry)) : entries;
}
