/*
 * Any text as a theme: JSON where it begins as JSON, a swatch file where it is base64 of one, CSS otherwise; which form of JSON its
 * shape tells.
 *
 * Proof  test/theme/read-theme.test.ts, and any text at all in hostile.test.ts.
 */

import { InputError } from '../errors.ts';
import { whole, type Steps } from '../math/steps.ts';
import { readCss } from './css.ts';
import { isDtcg, readDtcg } from './dtcg.ts';
import { isFigma, readFigma } from './figma.ts';
import { readPlainJson } from './json.ts';
import { jsonTree, type JsonNode } from './json-tree.ts';
import { readSwatches } from './swatches.ts';
import { isTailwind3, readTailwind3 } from './tailwind3.ts';
import type { Theme } from './theme.ts';
import { isTokensStudio, readTokensStudio } from './tokens-studio.ts';

/** The longest theme, in UTF-16 units: a megabyte where it is ASCII. */
export const LONGEST_THEME = 1 << 20;

type Reader = readonly [isOf: (root: JsonNode) => boolean, read: (text: string, root: JsonNode) => Steps<Theme>];

/** In this order: what a shape says for sure comes first. */
const JSON_READERS: readonly Reader[] = [
	[isFigma, readFigma],
	[isTailwind3, readTailwind3],
	[(root) => root.members.has('$themes') || root.members.has('$metadata'), readTokensStudio],
	[isDtcg, readDtcg],
	[isTokensStudio, readTokensStudio],
	[() => true, readPlainJson],
];

/** CSS may begin with a bracket as well: `[data-theme=dark] { … }`. */
const BEGINS_JSON = /^\s*(?:\{|\[\s*(?:[[\]{"\d-]|true\b|false\b|null\b))/;

/** The theme in a text. Throws an InputError where the text is none, or holds no color. */
export const readTheme = (text: string): Theme => whole(readThemeInSteps(text));

/** The same in steps. */
export function* readThemeInSteps(text: string): Steps<Theme> {
	// A byte order mark is a blank here, so that every place stays where it is.
	const plain = text.startsWith('\ufeff') ? ` ${text.slice(1)}` : text;
	const theme: Theme = BEGINS_JSON.test(plain) ? yield* readJson(plain) : readSwatches(plain) ?? (yield* readCss(plain));
	const holdsColors = theme.entries.some(({ value }) => value.kind !== 'alias' && value.kind !== 'text');
	if (holdsColors) return plain === text ? theme : { ...theme, text };
	throw new InputError({
		code: 'invalid-parameter',
		path: [],
		detail: 'no color was found. Send a theme such as :root { --text: #111827; --surface: white }, or design tokens as JSON.',
	});
}

function* readJson(text: string): Steps<Theme> {
	const root = jsonTree(text);
	yield;
	return yield* JSON_READERS.find(([isOf]) => isOf(root))![1](text, root);
}
