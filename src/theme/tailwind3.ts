/*
 * A theme as the configuration of Tailwind CSS 3, written as JSON: `theme.colors` and `theme.extend.colors`, `DEFAULT` for a color
 * that has shades, and the themes of daisyUI 4.
 *
 * Source  v3.tailwindcss.com/docs/customizing-colors; v4.daisyui.com/docs/themes.
 * Proof   test/theme/tailwind3.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import type { Alternatives } from './css-modes.ts';
import { entryOf } from './json.ts';
import type { JsonNode } from './json-tree.ts';
import { themeOf, type Entry, type Theme } from './theme.ts';
import { wrappersIn } from './value.ts';

const objectAt = (node: JsonNode | undefined, ...path: readonly string[]): JsonNode | undefined =>
	path.reduce<JsonNode | undefined>((at, key) => at?.members.get(key), node);

/** Where a configuration holds its colors. */
const COLORS = [['theme', 'colors'], ['theme', 'extend', 'colors']] as const;

/** Is it such a configuration? */
export const isTailwind3 = (root: JsonNode): boolean =>
	COLORS.some((path) => objectAt(root, ...path)?.kind === 'object') || objectAt(root, 'daisyui', 'themes')?.kind === 'list';

/** The theme in a configuration. */
export function* readTailwind3(text: string, root: JsonNode): Steps<Theme> {
	const entries: Entry[] = [], used = wrappersIn(text);
	const walk = function* (node: JsonNode, path: readonly string[], when: Alternatives): Steps<void> {
		for (const [key, member] of node.members) {
			const here = key === 'DEFAULT' ? path : [...path, key];
			yield;
			if (member.kind === 'object') yield* walk(member, here, when);
			const entry = entryOf({ text, node: member, path: [here.join('-')], when, used, takesWords: true });
			if (entry !== undefined) entries.push(entry);
		}
	};
	for (const path of COLORS) {
		const colors = objectAt(root, ...path);
		if (colors !== undefined) yield* walk(colors, [], [[]]);
	}
	for (const [, theme] of objectAt(root, 'daisyui', 'themes')?.members ?? [])
		for (const [name, colors] of theme.members) yield* walk(colors, [], [[name]]);
	return yield* themeOf('tailwind3', text, entries);
}
