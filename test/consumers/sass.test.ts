/*
 * Sass variables, compiled by Sass.
 */

import { compileString } from 'sass';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exported, isColor, SENT, STYLES } from './exported.ts';

const sass = suite('Sass');

/** The CSS of a stylesheet that uses the tokens; a warning is a fault. */
function compiled(tokens: string, stylesheet: string): string {
	const url = new URL('memory:tokens');
	return compileString(`@use "sass:list";\n@use "sass:map";\n@use "sass:meta";\n@use "tokens";\n${stylesheet}`, {
		importers: [{ canonicalize: (name) => (name === 'tokens' ? url : null), load: () => ({ contents: tokens, syntax: 'scss' }) }],
		logger: { warn: (message) => { throw new Error(message); }, debug: () => {} },
	}).css;
}

/** The value of `--i` in compiled CSS. */
const readValue = (css: string, i: number): string => new RegExp(`--${i}: (.*);`).exec(css)?.[1] ?? 'no value';

for (const style of STYLES) {
	sass(`finds every color in the map, exact, in ${style}`, () => {
		const { tokens, code } = exported('scss', style);
		const css = compiled(code, `a {\n${tokens.map(({ name }, i) => `--${i}: #{map.get(tokens.$colors, "${name}")};`).join('\n')}\n}`);
		tokens.forEach((_, i) => isColor(readValue(css, i), SENT[i]!, style));
	});

	sass(`has a variable for every color, exact, in ${style}`, () => {
		const { tokens, code } = exported('scss', style);
		const css = compiled(
			code,
			`a {\n${tokens.map(({ name }, i) => `--${i}: #{tokens.$${name === 'colors' ? 'colors-color' : name}};`).join('\n')}\n}`,
		);
		tokens.forEach((_, i) => isColor(readValue(css, i), SENT[i]!, style));
	});

	sass(`reads every value as a color, not as text, in ${style}`, () => {
		const { code } = exported('scss', style);
		compiled(code, '@each $name, $value in tokens.$colors { @if meta.type-of($value) != color { @error "#{$name} is #{$value}"; } }');
	});
}

sass('has as many keys as tokens', () => {
	const { tokens, code } = exported('scss', 'oklch');
	assert.match(compiled(code, 'a { b: list.length(map.keys(tokens.$colors)) }'), `b: ${tokens.length};`);
});

sass.run();
