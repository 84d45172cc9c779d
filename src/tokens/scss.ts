/*
 * Tokens as Sass: a variable each, then all of them in the map `$colors`.
 *
 * The keys of the map are quoted, since Sass reads a bare `red` as the color.
 *
 * Source  sass-lang.com/documentation/values/maps.
 */

import { namesWithout, type Token } from './token.ts';
import { writeValue, type ValueStyle } from './value.ts';

/** A token that is called so too keeps its key and gives up its variable. */
const MAP = 'colors';

export function writeScss(tokens: readonly Token[], style: ValueStyle): string {
	const variable = namesWithout(MAP, tokens).map((name) => `$${name}`);
	const values = tokens.map(({ color }, i) => `${variable[i]}: ${writeValue(color, style)};`);
	const entries = tokens.map(({ name }, i) => `  "${name}": ${variable[i]},`);
	return `${values.join('\n')}\n\n$${MAP}: (\n${entries.join('\n')}\n);\n`;
}
