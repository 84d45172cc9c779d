/*
 * Plain JSON: colors as strings at any depth, named by their paths.
 *
 * Objects by mode are recognized by the key around them (`schemes`, `cssVars`, `modes`, `themes`) or by the keys light and dark. This
 * covers the files of Material's theme builder and of the registry of shadcn/ui.
 *
 * Proof  test/theme/json.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { addEntry, joinPath, type Draft } from './create-theme.ts';
import { contentSpan, MEMBER_COST, type JsonNode } from './json-tree.ts';
import { ALWAYS, type Alternatives } from './css-modes.ts';
import { trimSpan } from './place.ts';
import { createAlias } from './theme.ts';
import { readValue } from './value.ts';

/** Keys of objects with an object for each mode. */
const HOLDS_MODES = /^(?:schemes|cssVars|modes|themes|colorSchemes|colorModes)$/;

/** Keys that are modes by themselves. */
const IS_MODE = /^(?:light|dark)(?:[-_ ].*|(?:High|Medium)Contrast)?$/;

/** Keys for all modes, next to those of single modes. */
const IN_EVERY_MODE = /^(?:theme|base|shared|global|common)$/;

/** Keys of descriptions, in which a word such as `red` is not a color. */
const ABOUT = /^(?:\$.*|name|title|label|type|id|description|comment|group|category|author|license|version)$/i;

/** Reads the colors of a tree of JSON. */
export const readPlainJson = (draft: Draft, root: JsonNode): Steps<void> => addTree(root, (node, name, when, takesWords) =>
	addString(draft, node, name, when, { takesWords }));

/** Adds a value of a tree. `takesWords` is false for descriptions. */
type AddValue = (node: JsonNode, name: string, when: Alternatives, takesWords: boolean) => void;

/** Adds the values of a tree, named by their paths, with objects by mode recognized. */
export function* addTree(root: JsonNode, add: AddValue): Steps<void> {
	const walk = function* (node: JsonNode, path: readonly string[], when: Alternatives): Steps<void> {
		spend(node.members.size * MEMBER_COST);
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
			add(member, joinPath([...path, key], '.'), when, !ABOUT.test(key));
		}
	};
	yield* walk(root, [], ALWAYS);
}

interface StringReading {
	/** The name that it refers to, if it is a reference in the notation of its format. */
	readonly to?: string | undefined;
	/** False for a description. */
	readonly takesWords?: boolean;
}

/** Adds a string of JSON if it is a color or a reference. */
export function addString(
	draft: Draft, node: JsonNode, name: string, when: Alternatives, { to, takesWords = true }: StringReading = {},
): void {
	const place = contentSpan(draft.text, node);
	if (place === undefined) return;
	const { start, end } = trimSpan(draft.text, place), used = draft.uses().wrappers;
	const value = to === undefined ? readValue(draft.text.slice(start, end), { start, name, used, takesWords }) : createAlias(to);
	addEntry(draft, { name, start, end, when, value });
}
