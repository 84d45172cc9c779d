/*
 * A theme in Sass: variables, maps of colors, and custom properties.
 *
 * A map is read as JSON is: keys such as `light` and `dark` are modes, other keys are parts of the name. References become those of
 * design tokens, `{name}`, because a Sass name is replaced by its value as text. Variables inside of mixins and loops are not read.
 *
 * Source  sass-lang.com/documentation/variables (flags), /values/maps, /interpolation, /syntax/comments.
 * Proof   test/theme/scss.test.ts; files of build-system in test/theme/recipes.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { addEntry, type Draft } from './create-theme.ts';
import { findConditions } from './css.ts';
import { ALWAYS, type Alternatives } from './css-modes.ts';
import { scanCss } from './css-scan.ts';
import { addTree } from './json.ts';
import { findVariableUses, tokenReference } from './references.ts';
import { blankComments } from './scss-comments.ts';
import { parseMap } from './scss-map.ts';
import { findSassUses, translateSass } from './scss-values.ts';
import { createAlias, normalizeName, type Value } from './theme.ts';
import { COLOR_START, LONGEST_PART, readValue, type Reading } from './value.ts';

/** Units for one character. */
const CHARACTER_COST = 0.04;

/** A variable of Sass at the beginning of a statement. The gaps have a limit, so that there is no backtracking. */
const DECLARES = /(?:^|[;{}\s])\$[a-z_][\w-]*\s{0,9}:/i;

/** True for a text that declares variables of Sass. */
export const isScss = (text: string): boolean => DECLARES.test(text);

/** Reads the theme of a file of Sass. */
export function* readScss(draft: Draft, text: string): Steps<void> {
	spend(text.length * CHARACTER_COST);
	const plain = blankComments(text), { blocks, declarations } = scanCss(plain), whens = yield* findConditions(blocks);
	const used = findVariableUses(plain).wrappers, parts = findSassUses(plain), defined = new Set<string>();
	const add = (name: string, start: number, end: number, when: Alternatives, takesWords: boolean): void => {
		const written = plain.slice(start, end);
		const value = readSassValue(written, { start, name, used, takesWords })
			?? (parts.has(normalizeName(name)) && written.length <= LONGEST_PART ? { kind: 'text', text: translateSass(written) } : undefined);
		// `--card: #{$card}` is the variable itself.
		if (value?.kind !== 'alias' || value.to !== normalizeName(name)) addEntry(draft, { name, start, end, when, value });
	};
	for (const { name, block, start, end } of declarations) {
		const when = block < 0 ? ALWAYS : whens[block]!;
		if (when.length === 0 || !/^(?:\$|--)[\w-]+$/.test(name)) continue;
		yield;
		const { isDefault, end: valueEnd } = withoutFlags(plain, start, end), key = normalizeName(name);
		// A default counts only if the variable has no value.
		if (isDefault && defined.has(key)) continue;
		defined.add(key);
		const map = name.startsWith('$') ? parseMap(plain, start, valueEnd) : undefined;
		if (map === undefined) {
			add(name, start, valueEnd, when, true);
			continue;
		}
		const root = { ...map, members: new Map([[key, map]]) };
		yield* addTree(root, (node, path, conditions, takesWords) =>
			add(path, node.start, node.end, conditions[0]!.length === 0 ? when : conditions, takesWords));
	}
}

const FLAG = /!(default|global)$/i, LONGEST_FLAG = '!default'.length;

/** The end of a value before `!default` and `!global`. */
function withoutFlags(text: string, start: number, end: number): { readonly isDefault: boolean; readonly end: number } {
	let isDefault = false, rest = end;
	for (;;) {
		const flag = FLAG.exec(text.slice(Math.max(start, rest - LONGEST_FLAG), rest));
		if (flag === null) return { isDefault, end: rest };
		isDefault ||= flag[1]!.toLowerCase() === 'default';
		rest = start + text.slice(start, rest - flag[0].length).trimEnd().length;
	}
}

/** Reads a value of Sass; undefined if it is not related to a color. */
function readSassValue(text: string, reading: Reading): Value | undefined {
	const css = translateSass(text);
	if (css === text) return readValue(text, reading);
	const reference = tokenReference(css);
	if (reference !== undefined) return createAlias(reference);
	return COLOR_START.test(css) ? { kind: 'expression', text: css } : undefined;
}
