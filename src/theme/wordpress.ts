/*
 * theme.json of WordPress: the palette, whose colors are custom properties named by their slugs, and the styles that refer to them.
 *
 * Source  developer.wordpress.org/block-editor/how-to-guides/themes/global-settings-and-styles (presets, styles).
 * Proof   test/theme/wordpress.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import type { Draft } from './create-theme.ts';
import { ALWAYS } from './css-modes.ts';
import { addString, addTree } from './json.ts';
import { MEMBER_COST, nodeAt, stringValue, type JsonNode } from './json-tree.ts';

/** `var:preset|color|slug`, the short form of `var(--wp--preset--color--slug)`. */
const PRESET = /^var:preset\|color\|([\w-]+)$/;

const PREFIX = 'wp--preset--color--';

const findPalette = (root: JsonNode): readonly JsonNode[] => {
	const palette = nodeAt(root, 'settings', 'color', 'palette');
	if (palette?.kind !== 'list') return [];
	spend(palette.members.size * MEMBER_COST);
	return [...palette.members.values()].filter(({ members }) => members.has('slug'));
};

/** True for a document with a palette of slugs. */
export const isWordPress = (root: JsonNode): boolean => findPalette(root).length > 0;

/** Reads the colors of such a document. */
export function* readWordPress(draft: Draft, root: JsonNode): Steps<void> {
	for (const { members } of findPalette(root)) {
		yield;
		const node = members.get('color'), slug = stringValue(members.get('slug'));
		if (node !== undefined && slug !== undefined) addString(draft, node, `--${PREFIX}${slug}`, ALWAYS);
	}
	const styles = [...root.members].filter(([key]) => key === 'styles');
	yield* addTree({ ...root, members: new Map(styles) }, (node, name, when, takesWords) => {
		const slug = PRESET.exec(stringValue(node) ?? '')?.[1];
		addString(draft, node, name, when, { to: slug && PREFIX + slug, takesWords });
	});
}
