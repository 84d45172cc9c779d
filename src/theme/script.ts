/*
 * A theme in a script: the object literals of a configuration of Tailwind CSS 3, of styles with custom properties, or of any other
 * theme of JavaScript or TypeScript. The script is not run: values that it computes are not read.
 *
 * Proof  test/theme/script.test.ts; files of build-system in test/theme/recipes.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import type { Draft } from './create-theme.ts';
import { ALWAYS, within, type Alternatives } from './css-modes.ts';
import { addString, readPlainJson } from './json.ts';
import { MEMBER_COST, type JsonNode } from './json-tree.ts';
import { OBJECT_FORMATS } from './object-formats.ts';
import { findObjects, type NamedObject } from './script-objects.ts';

/** The beginning of a statement of a module. */
const MODULE = /(?:^|[;\n][\t ]*)(?:export (?:default|const|let|var)\b|module\.exports\b|(?:const|let|var) [\w$]{1,60} ?[=:])/;

/** An object without a statement, as in JSON5: JSON has names in double quotes only. */
export const BEGINS_OBJECT = /^\s*\{\s*['\w$]/;

/** True for a text that looks like JavaScript or TypeScript. */
export const isScript = (text: string): boolean => MODULE.test(text) || BEGINS_OBJECT.test(text);

/**
 * Reads the objects of a script, each in the first format of objects that it has. If no object has one, all are read as plain objects.
 */
export function* readScript(draft: Draft, text: string): Steps<void> {
	const objects = yield* findObjects(text);
	let isPlain = true;
	for (const { node } of objects) {
		const format = OBJECT_FORMATS.find(({ matches }) => matches(node));
		if (hasProperties(node)) yield* addStyles(draft, node, ALWAYS);
		else if (format !== undefined) yield* format.read(draft, node);
		else continue;
		isPlain = false;
	}
	if (isPlain) yield* readPlainJson(draft, objects.length === 1 ? objects[0]!.node : asMembers(objects));
}

const isProperty = (key: string): boolean => key.startsWith('--');

/** True for an object with custom properties, or with such objects. */
function hasProperties({ members }: JsonNode): boolean {
	spend(members.size * MEMBER_COST);
	return [...members].some(([key, member]) => (member.kind === 'object' ? hasProperties(member) : isProperty(key)));
}

/** Adds the custom properties of an object, whose keys are selectors and at-rules. */
function* addStyles(draft: Draft, node: JsonNode, when: Alternatives): Steps<void> {
	for (const [key, member] of node.members) {
		yield;
		if (member.kind === 'object') yield* addStyles(draft, member, within(when, key));
		else if (isProperty(key) && when.length > 0) addString(draft, member, key, when);
	}
}

/** Several objects as the members of one, by their names. */
function asMembers(objects: readonly NamedObject[]): JsonNode {
	spend(objects.length * MEMBER_COST);
	return { ...objects[0]!.node, members: new Map(objects.map(({ name, node }, i) => [name ?? `object-${i + 1}`, node])) };
}
