/*
 * A theme in plain JSON: colors as texts at any depth, named by the way to them.
 *
 * Objects by mode are told by what holds them (`schemes`, `cssVars`, `modes`, `themes`) or by being called light and dark. This
 * covers what Material's theme builder and the registry of shadcn/ui write.
 *
 * Proof  test/theme/json.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { contentOf, textOf, type JsonNode } from './json-tree.ts';
import { keyOf, themeOf, type Entry, type Theme, type ThemeForm } from './theme.ts';
import type { Alternatives } from './css-modes.ts';
import { valueOf, wrappersIn } from './value.ts';

/** What holds an object for each mode. */
const HOLDS_MODES = /^(?:schemes|cssVars|modes|themes|colorSchemes|colorModes)$/;

/** A mode by its name alone. */
const IS_MODE = /^(?:light|dark)(?:[-_ ].*|(?:High|Medium)Contrast)?$/;

/** In `cssVars`, what holds in every mode. */
const IN_EVERY_MODE = /^(?:theme|base|shared|global|common)$/;

/** A word in one of these is said of the color, and is none. */
const ABOUT = /^(?:\$.*|name|title|label|type|id|description|comment|group|category|author|license|version)$/i;

/** The theme in a tree of JSON. */
export function* readPlainJson(text: string, root: JsonNode): Steps<Theme> {
	const entries: Entry[] = [];
	const used = wrappersIn(text);
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
			const entry = entryOf({ text, node: member, path: [...path, key], when, used, takesWords: !ABOUT.test(key) });
			if (entry !== undefined) entries.push(entry);
		}
	};
	yield* walk(root, [], [[]]);
	return yield* themeOf('json' satisfies ThemeForm, text, entries);
}

interface Found {
	readonly text: string;
	readonly node: JsonNode;
	readonly path: readonly string[];
	readonly when: Alternatives;
	readonly used: ReadonlyMap<string, string>;
	readonly takesWords: boolean;
}

/** What a text of JSON stands for, named by the way to it; undefined for what is no color. */
export function entryOf({ text, node, path, when, used, takesWords }: Found): Entry | undefined {
	const written = textOf(node), place = contentOf(text, node);
	if (written === undefined || place === undefined) return undefined;
	const name = path.join('.'), trimmed = written.trim();
	const start = place.start + (written.length - written.trimStart().length);
	const value = valueOf(trimmed, { start, name, used, takesWords });
	return value && { name, key: keyOf(name), text: trimmed, start, end: start + trimmed.length, when, value };
}
