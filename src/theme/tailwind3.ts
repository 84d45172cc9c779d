/*
 * Configurations of Tailwind CSS 3 as JSON: `theme.colors` and `theme.extend.colors`, `DEFAULT` for a color that has shades, and the
 * themes of daisyUI 4.
 *
 * Source  v3.tailwindcss.com/docs/customizing-colors; v4.daisyui.com/docs/themes.
 * Proof   test/theme/tailwind3.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { addEntry, createEntryList, createTheme, joinPath, type EntryList } from './create-theme.ts';
import type { Alternatives } from './css-modes.ts';
import { readEntry } from './json.ts';
import type { JsonNode } from './json-tree.ts';
import { findVariableUses } from './references.ts';
import type { Theme } from './theme.ts';

const objectAt = (node: JsonNode | undefined, ...path: readonly string[]): JsonNode | undefined =>
	path.reduce<JsonNode | undefined>((at, key) => at?.members.get(key), node);

/** Paths of the colors in a configuration. */
const COLORS = [['theme', 'colors'], ['theme', 'extend', 'colors']] as const;

/** True for a configuration with colors. */
export const isTailwind3 = (root: JsonNode): boolean =>
	COLORS.some((path) => objectAt(root, ...path)?.kind === 'object') || objectAt(root, 'daisyui', 'themes')?.kind === 'list';

/** Reads the theme of a configuration. */
export function* readTailwind3(text: string, root: JsonNode): Steps<Theme> {
	const list = createEntryList();
	yield* addConfiguration(list, text, root);
	return yield* createTheme(text, list);
}

/** Adds the colors of a configuration. */
export function* addConfiguration(list: EntryList, text: string, root: JsonNode): Steps<void> {
	const { wrappers: used } = findVariableUses(text);
	const walk = function* (node: JsonNode, path: readonly string[], when: Alternatives): Steps<void> {
		for (const [key, member] of node.members) {
			const here = key === 'DEFAULT' ? path : [...path, key];
			yield;
			if (member.kind === 'object') yield* walk(member, here, when);
			const entry = readEntry({ text, node: member, name: joinPath(here, '-'), when, used, takesWords: true });
			if (entry !== undefined) addEntry(list, entry);
		}
	};
	for (const path of COLORS) {
		const colors = objectAt(root, ...path);
		if (colors !== undefined) yield* walk(colors, [], [[]]);
	}
	for (const [, theme] of objectAt(root, 'daisyui', 'themes')?.members ?? [])
		for (const [name, colors] of theme.members) yield* walk(colors, [], [[name]]);
}
