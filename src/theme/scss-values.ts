/*
 * Values of Sass as CSS: references as those of design tokens, `{name}`, and color functions by `reading/sass-functions.ts`. Other
 * functions stay, so that a value with one is reported as unreadable.
 *
 * Source  sass-lang.com/documentation: variables, syntax/special-functions (rgb() with var()).
 * Proof   test/theme/scss.test.ts, with values of Dart Sass.
 */

import { spend } from '../math/budget.ts';
import { findClosing, splitOutside } from '../math/parentheses.ts';
import { SASS_FUNCTIONS } from '../reading/sass-functions.ts';
import { unquote } from './scss-map.ts';
import { LONGEST_VALUE } from './value.ts';

/** Deepest call that is translated. */
const DEEPEST = 6;

/** Units for one character, at each level of calls, and to search it for references. */
const CHARACTER_COST = 0.05, SEARCH_COST = 0.01;

/** `#{$name}`, `$name`, or a word, which may be the module of the variable after it. */
const TOKEN = /#\{([^{}]*)\}|\$([\w-]+)|[\w-]+\.?/g;

const replaceReferences = (text: string): string =>
	text.replace(TOKEN, (match, inner: string | undefined, name: string | undefined, at: number) => {
		if (inner !== undefined) return `{${inner.trim().replace(/^[\w-]*\.?\$/, '')}}`;
		if (name !== undefined) return `{${name}}`;
		return match.endsWith('.') && text[at + match.length] === '$' ? '' : match;
	});

/** Names of variables that a text refers to. */
export function findSassUses(text: string): ReadonlySet<string> {
	const uses = new Set<string>();
	spend(text.length * SEARCH_COST);
	for (const [, name] of text.matchAll(/\$([\w-]+)(?!\s{0,9}:|[\w-])/g)) uses.add(name!);
	return uses;
}

/** A value of Sass as CSS with references in braces; the same text if it has neither. */
export function translateSass(text: string, depth = DEEPEST): string {
	if (text.length > LONGEST_VALUE || depth === 0 || !/[$(]/.test(text)) return text;
	spend(text.length * CHARACTER_COST);
	const call = /^([\w.-]+)\(/.exec(text);
	if (call === null || findClosing(text, call[0].length) !== text.length - 1)
		return replaceReferences(text);
	const name = call[1]!.replace(/^(?:color|map)\./, (module) => (module === 'map.' ? 'map-' : '')), inside = text.slice(call[0].length, -1);
	const written = splitOutside(inside, /,/).map((part) => part.trim());
	if (name === 'map-get' && written.length > 1) return readPath(written);
	const named = new Map<string, string>(), args: string[] = [];
	for (const part of written) {
		const match = /^\$([\w-]+)\s*:(.*)$/s.exec(part);
		if (match !== null) named.set(match[1]!.toLowerCase(), match[2]!.trim());
		else args.push(translateSass(part, depth - 1));
	}
	const translated = keepsColor(name, args) ? undefined : SASS_FUNCTIONS.get(name.toLowerCase())?.(args, named);
	return translated ?? (args.join() === written.join() || named.size > 0 ? text : `${name}(${args.join(', ')})`);
}

/** `map.get($colors, "dark", "text")` as a reference to a value of the map. */
const readPath = ([map = '', ...keys]: readonly string[]): string =>
	`{${[map.replace(/^.*\$/, ''), ...keys.map(unquote)].join('.')}}`;

/** True for `rgba({name}, alpha)`, whose color is at the place of the name, and for `rgba(var(--name), alpha)`, which Sass copies. */
const keepsColor = (name: string, [color = '']: readonly string[]): boolean =>
	/^rgba?$/i.test(name) && /^(?:\{[^{}]+\}$|var\()/i.test(color);
