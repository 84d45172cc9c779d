/*
 * Writes tokens as Sass variables, and all of them in the map `$colors`.
 *
 * Map keys are quoted, because Sass reads a bare `red` as the color. A system also has a map of roles for each theme, and a mixin that
 * writes a theme as custom properties. Variables are inside sRGB; wide colors are in a media query for screens that show them.
 *
 * Source  sass-lang.com/documentation/values/maps.
 * Proof   test/tokens/scss.test.ts; compiled by Sass in test/consumers.
 */

import { THEMES, type Theme } from '../palette/system-shape.ts';
import { WIDE_SCREENS } from './css.ts';
import { namesWithout } from './token.ts';
import { roleValue, wideRoles, type TokenSet } from './token-set.ts';
import { safeValue, writeValue, type ValueStyle } from './value.ts';

/** A token with this name keeps its key and gets no variable. */
const MAP = 'colors';

/** The file of Sass variables and their map. */
export function writeScss(set: TokenSet, style: ValueStyle): string {
	const { tokens, roles } = set;
	const variable = namesWithout(MAP, tokens).map((name) => `$${name}`);
	const write = roles.length === 0 ? writeValue : safeValue;
	const values = tokens.map(({ color }, i) => `${variable[i]}: ${write(color, style)};`);
	const colors = printMap(MAP, tokens.map(({ name }, i) => entry(name, variable[i]!)));
	const loose = `${values.join('\n')}\n\n${colors}`;
	return roles.length === 0 ? loose : `@use "sass:map";\n\n${loose}\n${printThemes(set, style)}`;
}

const entry = (key: string, value: string): string => `"${key}": ${value},`;

const printMap = (name: string, lines: readonly string[]): string => `$${name}: (\n${lines.map((line) => `  ${line}\n`).join('')});\n`;

function printThemes(set: TokenSet, style: ValueStyle): string {
	const wide = wideRoles(set, style);
	const ofTheme = (theme: Theme): string[] =>
		set.roles.map((role) => entry(role.name, roleValue(role[theme], ({ name }) => `$${name}`, style)));
	const byTheme = (lines: (theme: Theme) => readonly string[]): string[] =>
		THEMES.flatMap((theme) => [`"${theme}": (`, ...lines(theme).map((line) => `  ${line}`), '),']);
	const each = (map: string, indent: string): string => [
		`@each $role, $color in map.get($${map}, $theme) {`, '  --#{$role}: #{$color};', '}',
	].map((line) => `${indent}${line}\n`).join('');
	return [
		printMap('themes', byTheme(ofTheme)),
		...wide.length === 0 ? [] : [
			printMap('wide', byTheme((theme) => wide.map((role) => entry(role.name, writeValue(role[theme].color, style))))),
		],
		`/// The roles of a theme as custom properties: \`.dark { @include theme("dark"); }\`.\n@mixin theme($theme) {\n  color-scheme: #{$theme};\n${each('themes', '  ')}`
			+ `${wide.length === 0 ? '' : `  ${WIDE_SCREENS} {\n${each('wide', '    ')}  }\n`}}\n`,
	].join('\n');
}
