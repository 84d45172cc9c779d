/*
 * theme.json of WordPress: the palette, whose colors are custom properties named by their slugs, and the styles that refer to them.
 *
 * Source  developer.wordpress.org/block-editor/how-to-guides/themes/global-settings-and-styles (presets, styles).
 * Proof   test/theme/wordpress.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { addEntry, createEntryList, createTheme } from './create-theme.ts';
import { ALWAYS } from './css-modes.ts';
import { addTree, readEntry } from './json.ts';
import { contentSpan, MEMBER_COST, stringValue, type JsonNode } from './json-tree.ts';
import type { Theme } from './theme.ts';

/** `var:preset|color|slug`, the short form of `var(--wp--preset--color--slug)`. */
const PRESET = /^var:preset\|color\|([\w-]+)$/;

const PREFIX = 'wp--preset--color--';

const findPalette = (root: JsonNode): readonly JsonNode[] => {
	const palette = root.members.get('settings')?.members.get('color')?.members.get('palette');
	if (palette?.kind !== 'list') return [];
	spend(palette.members.size * MEMBER_COST);
	return [...palette.members.values()].filter(({ members }) => members.has('slug'));
};

/** True for a document with a palette of slugs. */
export const isWordPress = (root: JsonNode): boolean => findPalette(root).length > 0;

/** Reads the theme of such a document. */
export function* readWordPress(text: string, root: JsonNode): Steps<Theme> {
	const list = createEntryList(), used = new Map<string, string>();
	for (const { members } of findPalette(root)) {
		yield;
		const node = members.get('color'), slug = stringValue(members.get('slug'));
		const entry = node && readEntry({ text, node, name: `--${PREFIX}${slug}`, when: ALWAYS, used, takesWords: true });
		if (entry !== undefined && slug !== undefined) addEntry(list, entry);
	}
	const styles = [...root.members].filter(([key]) => key === 'styles');
	yield* addTree(list, { ...root, members: new Map(styles) }, (node, name, when, takesWords) => {
		const slug = PRESET.exec(stringValue(node) ?? '')?.[1], place = contentSpan(text, node);
		if (slug === undefined || place === undefined) return readEntry({ text, node, name, when, used, takesWords });
		return { name, key: name, text: stringValue(node)!, ...place, when, value: { kind: 'alias', to: PREFIX + slug, otherwise: undefined } };
	});
	return yield* createTheme(text, list);
}
