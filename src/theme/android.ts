/*
 * Colors of Android: a resource file such as `values/colors.xml`, or several as JSON from path to text, as build-system writes them.
 *
 * The qualifiers of a folder are conditions: `values-night` is the dark theme. Values are HEX with alpha first, or `@color/name`.
 *
 * Source  developer.android.com/guide/topics/resources/more-resources#Color, /providing-resources.
 * Proof   test/theme/android.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { addEntry, type Draft } from './create-theme.ts';
import { ALWAYS, type Alternatives } from './css-modes.ts';
import type { JsonNode } from './json-tree.ts';
import { readArgb } from './literal.ts';
import { createAlias, type Value } from './theme.ts';

/** Units for one color, for one character of a file, and for one path. */
const COLOR_COST = 2, CHARACTER_COST = 0.005, PATH_COST = 0.1;

/** True for a resource file. */
export const isAndroidXml = (text: string): boolean => /^\s*<[?!r]/.test(text) && text.includes('<resources');

/** The qualifiers of the folder in a path such as `res/values-night/colors.xml`; undefined for any other path. */
function findQualifiers(path: string): readonly string[] | undefined {
	spend(PATH_COST);
	const [file = '', folder = ''] = path.split('/').reverse(), [type, ...qualifiers] = folder.split('-');
	return type === 'values' && file.endsWith('.xml') ? qualifiers : undefined;
}

/** True for an object from paths of resource files to their texts. */
export function isAndroid({ members }: JsonNode): boolean {
	return [...members].every(([path, { kind }]) => kind === 'string' && findQualifiers(path) !== undefined);
}

/** Reads the colors of one resource file. */
export const readAndroidXml = (draft: Draft): Steps<void> => addResources(draft, 0, draft.text.length, ALWAYS);

/** Reads the colors of several resource files. */
export function* readAndroid(draft: Draft, root: JsonNode): Steps<void> {
	for (const [path, { start, end }] of root.members) {
		// Paths without them are another form.
		const qualifiers = findQualifiers(path)!;
		yield* addResources(draft, start, end, [qualifiers.map((word) => (word === 'night' ? 'dark' : word)).sort()]);
	}
}

/** A comment, or a color. In a string of JSON a quote has a backslash; no value needs one. */
const COLOR = /<!--[^]*?(?:-->|$)|<color\s+name=\\?["']([\w.]+)\\?["']\s*>\s*([^\s<\\]+)\s*<\/color>/dg;

function* addResources(draft: Draft, from: number, to: number, when: Alternatives): Steps<void> {
	const part = draft.text.slice(from, to);
	spend(part.length * CHARACTER_COST);
	for (const { 1: name, 2: written, indices } of part.matchAll(COLOR)) {
		if (name === undefined || written === undefined) continue;
		yield;
		spend(COLOR_COST);
		const start = from + indices![2]![0];
		addEntry(draft, { name, start, end: start + written.length, when, value: readColor(written, start) });
	}
}

/** Reads HEX, or a reference to another color. */
function readColor(text: string, start: number): Value {
	const literal = readArgb(text, start), to = /^@color\/([\w.]+)$/.exec(text)?.[1];
	return literal !== undefined ? { kind: 'literal', literal }
		: to !== undefined ? createAlias(to)
		: { kind: 'unread', why: 'is neither a color nor a reference to one in the file' };
}
