/*
 * Plain JSON: colors as strings at any depth, named by their paths.
 *
 * Objects by mode are recognized by the key around them (`schemes`, `cssVars`, `modes`, `themes`) or by the keys light and dark. This
 * covers the files of Material's theme builder and of the registry of shadcn/ui.
 *
 * Proof  test/theme/json.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { addEntry, createEntryList, createTheme, joinPath, type EntryList } from './create-theme.ts';
import { contentSpan, stringValue, type JsonNode } from './json-tree.ts';
import { findVariableUses } from './references.ts';
import { normalizeName, type Entry, type Theme } from './theme.ts';
import type { Alternatives } from './css-modes.ts';
import { readValue } from './value.ts';

/** Keys of objects with an object for each mode. */
const HOLDS_MODES = /^(?:schemes|cssVars|modes|themes|colorSchemes|colorModes)$/;

/** Keys that are modes by themselves. */
const IS_MODE = /^(?:light|dark)(?:[-_ ].*|(?:High|Medium)Contrast)?$/;

/** Keys for all modes, next to those of single modes. */
const IN_EVERY_MODE = /^(?:theme|base|shared|global|common)$/;

/** Keys of descriptions, in which a word such as `red` is not a color. */
const ABOUT = /^(?:\$.*|name|title|label|type|id|description|comment|group|category|author|license|version)$/i;

/** Reads the theme of a tree of JSON. */
export function* readPlainJson(text: string, root: JsonNode): Steps<Theme> {
	const list = createEntryList(), used = findVariableUses(text).wrappers;
	yield* addTree(list, root, (node, name, when, takesWords) => readEntry({ text, node, name, when, used, takesWords }));
	return yield* createTheme(text, list);
}

/** Reads a value of a tree; undefined if it is not a color. `takesWords` is false for descriptions. */
type ValueReader = (node: JsonNode, name: string, when: Alternatives, takesWords: boolean) => Entry | undefined;

/** Adds the values of a tree, named by their paths, with objects by mode recognized. */
export function* addTree(list: EntryList, root: JsonNode, read: ValueReader): Steps<void> {
	const walk = function* (node: JsonNode, path: readonly string[], when: Alternatives): Steps<void> {
		const isOfModes = path.length > 0 && HOLDS_MODES.test(path.at(-1)!);
		const hasModes = isOfModes || [...node.members].filter(([key, { kind }]) => kind === 'object' && IS_MODE.test(key)).length > 1;
		for (const [key, member] of node.members) {
			if (member.kind === 'object' || member.kind === 'list') {
				const isMode = hasModes && member.kind === 'object' && (isOfModes || IS_MODE.test(key));
				const base = isMode && IN_EVERY_MODE.test(key);
				yield* walk(member, isMode ? (isOfModes ? path.slice(0, -1) : path) : [...path, key], isMode && !base ? [[key]] : when);
				continue;
			}
			yield;
			const entry = read(member, joinPath([...path, key], '.'), when, !ABOUT.test(key));
			if (entry !== undefined) addEntry(list, entry);
		}
	};
	yield* walk(root, [], [[]]);
}

interface JsonText {
	readonly text: string;
	readonly node: JsonNode;
	readonly name: string;
	readonly when: Alternatives;
	readonly used: ReadonlyMap<string, string>;
	readonly takesWords: boolean;
}

/** Reads the entry of a string in JSON; undefined if it is not a color. */
export function readEntry({ text, node, name, when, used, takesWords }: JsonText): Entry | undefined {
	const written = stringValue(node), place = contentSpan(text, node);
	if (written === undefined || place === undefined) return undefined;
	const trimmed = written.trim(), start = place.start + (written.length - written.trimStart().length);
	const value = readValue(trimmed, { start, name, used, takesWords });
	return value && { name, key: normalizeName(name), text: trimmed, start, end: start + trimmed.length, when, value };
}
