/*
 * The colors of a configuration of Chakra UI 3 or Panda CSS: tokens and semantic tokens, with a value for each color mode. References
 * such as `{colors.red.500}` do not say which of the two they mean.
 *
 * Source  chakra-ui.com/docs/theming/semantic-tokens and /tokens.
 * Proof   test/theme/chakra.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { addEntry, createEntryList, createTheme, joinPath, type EntryList } from './create-theme.ts';
import { ALWAYS, type Alternatives } from './css-modes.ts';
import { readEntry } from './json.ts';
import { contentSpan, MEMBER_COST, stringValue, type JsonNode } from './json-tree.ts';
import type { Entry, Theme } from './theme.ts';

/** Objects around the two groups of tokens. */
const AROUND = ['theme', 'extend'], GROUPS = ['tokens', 'semanticTokens'];

/** When the members of a value apply. Others depend on the state of a component. */
const WHEN: Readonly<Record<string, Alternatives>> = { base: ALWAYS, _light: [['light']], _dark: [['dark']] };

/** The groups of colors in a configuration; none in any other object. */
export const findColorGroups = ({ members }: JsonNode): readonly JsonNode[] => [
	...GROUPS.flatMap((key) => members.get(key)?.members.get('colors') ?? []).filter((group) => hasTokens(group)),
	...AROUND.flatMap((key) => members.get(key) ?? []).flatMap(findColorGroups),
];

/** True for a group with a `value`: one text, or a text for each mode. */
function hasTokens({ members }: JsonNode): boolean {
	spend(members.size * MEMBER_COST);
	return [...members].some(([key, one]) => (one.kind === 'object' ? hasTokens(one) : key === 'value' || Object.hasOwn(WHEN, key)));
}

/** Reads the theme of a configuration in JSON. */
export function* readChakra(text: string, root: JsonNode): Steps<Theme> {
	const list = createEntryList();
	yield* addColorGroups(list, text, findColorGroups(root));
	return yield* createTheme(text, list);
}

/** Adds the colors of the groups. */
export function* addColorGroups(list: EntryList, text: string, groups: readonly JsonNode[]): Steps<void> {
	const add = (node: JsonNode | undefined, name: string, when: Alternatives): void => {
		const entry = node && readTokenEntry(text, node, name, when);
		if (entry !== undefined) addEntry(list, entry);
	};
	const walk = function* (node: JsonNode, path: readonly string[]): Steps<void> {
		yield;
		const value = node.members.get('value'), name = joinPath(path, '.');
		if (value?.kind === 'string') add(value, name, ALWAYS);
		else if (value !== undefined) for (const [key, when] of Object.entries(WHEN)) add(value.members.get(key), name, when);
		else for (const [key, member] of node.members) yield* walk(member, key === 'DEFAULT' ? path : [...path, key]);
	};
	for (const group of groups) yield* walk(group, ['colors']);
}

function readTokenEntry(text: string, node: JsonNode, name: string, when: Alternatives): Entry | undefined {
	const written = stringValue(node) ?? '', to = /^\s*\{([^{}]+)\}\s*$/.exec(written)?.[1], place = contentSpan(text, node);
	if (to === undefined || place === undefined) return readEntry({ text, node, name, when, used: new Map(), takesWords: true });
	return { name, key: name, text: written, ...place, when, value: { kind: 'alias', to: to.trim(), otherwise: undefined } };
}
