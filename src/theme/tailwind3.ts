/*
 * Configurations of Tailwind CSS 3 as JSON: `theme.colors` and `theme.extend.colors`, `DEFAULT` for a color that has shades, and the
 * themes of daisyUI 4.
 *
 * Source  v3.tailwindcss.com/docs/customizing-colors; v4.daisyui.com/docs/themes.
 * Proof   test/theme/tailwind3.test.ts.
 */

import type { Steps } from '../math/steps.ts';
import { joinPath, type Draft } from './create-theme.ts';
import { ALWAYS, type Alternatives } from './css-modes.ts';
import { addString } from './json.ts';
import { nodeAt, type JsonNode } from './json-tree.ts';

/** Paths of the colors in a configuration. */
const COLORS = [['theme', 'colors'], ['theme', 'extend', 'colors']] as const;

/** True for a configuration with colors. */
export const isTailwind3 = (root: JsonNode): boolean =>
	COLORS.some((path) => nodeAt(root, ...path)?.kind === 'object') || nodeAt(root, 'daisyui', 'themes')?.kind === 'list';

/** Reads the colors of a configuration. */
export function* readTailwind3(draft: Draft, root: JsonNode): Steps<void> {
	const walk = function* (node: JsonNode, path: readonly string[], when: Alternatives): Steps<void> {
		for (const [key, member] of node.members) {
			const here = key === 'DEFAULT' ? path : [...path, key];
			yield;
			if (member.kind === 'object') yield* walk(member, here, when);
			else addString(draft, member, joinPath(here, '-'), when);
		}
	};
	for (const path of COLORS) {
		const colors = nodeAt(root, ...path);
		if (colors !== undefined) yield* walk(colors, [], ALWAYS);
	}
	for (const [, theme] of nodeAt(root, 'daisyui', 'themes')?.members ?? [])
		for (const [name, colors] of theme.members) yield* walk(colors, [], [[name]]);
}
