/*
 * A theme in a script: the object literals of a configuration of Tailwind CSS 3, of styles with custom properties, or of any other
 * theme of JavaScript or TypeScript. The script is not run: values that it computes are not read.
 *
 * Proof  test/theme/script.test.ts; files of build-system in test/theme/recipes.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { addColorGroups, findColorGroups } from './chakra.ts';
import { addEntry, createEntryList, createTheme, type EntryList } from './create-theme.ts';
import { ALWAYS, within, type Alternatives } from './css-modes.ts';
import { addTree, readEntry } from './json.ts';
import { MEMBER_COST, type JsonNode } from './json-tree.ts';
import { findVariableUses } from './references.ts';
import { findObjects, type NamedObject } from './script-objects.ts';
import { addConfiguration, isTailwind3 } from './tailwind3.ts';
import type { FormedTheme } from './theme.ts';

/** The beginning of a statement of a module. */
const MODULE = /(?:^|[;\n])(?:export (?:default|const|let|var)\b|module\.exports\b|(?:const|let|var) [\w$]{1,60} ?[=:])/;

/** True for a text that looks like a module of JavaScript or TypeScript. */
export const isScript = (text: string): boolean => MODULE.test(text);

/** Reads the theme of a script. */
export function* readScript(text: string): Steps<FormedTheme<'script'>> {
	const list = createEntryList(), objects = yield* findObjects(text), config = objects.find(({ node }) => isTailwind3(node));
	if (config !== undefined) yield* addConfiguration(list, text, config.node);
	const { wrappers: used } = findVariableUses(text), styles = objects.filter(({ node }) => hasProperties(node));
	for (const { node } of styles) yield* addStyles(list, text, node, ALWAYS, used);
	const groups = objects.flatMap(({ node }) => findColorGroups(node));
	yield* addColorGroups(list, text, groups);
	if (config === undefined && styles.length === 0 && groups.length === 0) {
		const root = objects.length === 1 ? objects[0]!.node : asMembers(objects);
		if (root !== undefined)
			yield* addTree(list, root, (node, name, when, takesWords) => readEntry({ text, node, name, when, used, takesWords }));
	}
	return { form: 'script', ...yield* createTheme(text, list) };
}

const isProperty = (key: string): boolean => key.startsWith('--');

/** True for an object with custom properties, or with such objects. */
function hasProperties({ members }: JsonNode): boolean {
	spend(members.size * MEMBER_COST);
	return [...members].some(([key, member]) => (member.kind === 'object' ? hasProperties(member) : isProperty(key)));
}

/** Adds the custom properties of an object, whose keys are selectors and at-rules. */
function* addStyles(
	list: EntryList, text: string, node: JsonNode, when: Alternatives, used: ReadonlyMap<string, string>,
): Steps<void> {
	for (const [key, member] of node.members) {
		yield;
		if (member.kind === 'object') yield* addStyles(list, text, member, within(when, key), used);
		if (!isProperty(key) || when.length === 0) continue;
		const entry = readEntry({ text, node: member, name: key, when, used, takesWords: true });
		if (entry !== undefined) addEntry(list, entry);
	}
}

/** Several objects as the members of one, by their names. */
function asMembers(objects: readonly NamedObject[]): JsonNode | undefined {
	const [first] = objects;
	spend(objects.length * MEMBER_COST);
	return first && { ...first.node, members: new Map(objects.map(({ name, node }, i) => [name ?? `object-${i + 1}`, node])) };
}
