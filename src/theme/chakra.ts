/*
 * The colors of a configuration of Chakra UI 3 or Panda CSS: tokens and semantic tokens, with a value for each color mode. References
 * such as `{colors.red.500}` do not say which of the two they mean.
 *
 * Source  chakra-ui.com/docs/theming/semantic-tokens and /tokens.
 * Proof   test/theme/chakra.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { joinPath, type Draft } from './create-theme.ts';
import { ALWAYS, type Alternatives } from './css-modes.ts';
import { addString } from './json.ts';
import { MEMBER_COST, stringValue, type JsonNode } from './json-tree.ts';
import { tokenReference } from './references.ts';

/** Objects around the two groups of tokens. */
const AROUND = ['theme', 'extend'], GROUPS = ['tokens', 'semanticTokens'];

/** When the members of a value apply. Others depend on the state of a component. */
const WHEN: Readonly<Record<string, Alternatives>> = { base: ALWAYS, _light: [['light']], _dark: [['dark']] };

/** The groups of colors in a configuration; none in any other object. */
const findColorGroups = ({ members }: JsonNode): readonly JsonNode[] => [
	...GROUPS.flatMap((key) => members.get(key)?.members.get('colors') ?? []).filter((group) => hasTokens(group)),
	...AROUND.flatMap((key) => members.get(key) ?? []).flatMap(findColorGroups),
];

/** True for a configuration with colors. */
export const isChakra = (root: JsonNode): boolean => findColorGroups(root).length > 0;

/** True for a group with a `value`: one text, or a text for each mode. */
function hasTokens({ members }: JsonNode): boolean {
	spend(members.size * MEMBER_COST);
	return [...members].some(([key, one]) => (one.kind === 'object' ? hasTokens(one) : key === 'value' || Object.hasOwn(WHEN, key)));
}

/** Reads the colors of a configuration. */
export function* readChakra(draft: Draft, root: JsonNode): Steps<void> {
	const add = (node: JsonNode | undefined, name: string, when: Alternatives): void =>
		node && addString(draft, node, name, when, { to: tokenReference(stringValue(node) ?? '') });
	const walk = function* (node: JsonNode, path: readonly string[]): Steps<void> {
		yield;
		const value = node.members.get('value'), name = joinPath(path, '.');
		if (value?.kind === 'string') add(value, name, ALWAYS);
		else if (value !== undefined) for (const [key, when] of Object.entries(WHEN)) add(value.members.get(key), name, when);
		else for (const [key, member] of node.members) yield* walk(member, key === 'DEFAULT' ? path : [...path, key]);
	};
	for (const group of findColorGroups(root)) yield* walk(group, ['colors']);
}
