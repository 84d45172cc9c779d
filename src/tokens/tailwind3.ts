/*
 * Writes a system as a preset for a Tailwind CSS 3 config: `presets: [brand]`.
 *
 * A color mixes its variable with transparency, so `bg-primary/50` works in every notation and for colors with alpha; Tailwind 3 itself
 * only splits HEX, RGB and HSL. The preset includes the variables. `darkMode: 'class'` works in every Tailwind 3. The selector uses
 * `[class~=dark]`, because Tailwind removes base rules of a class that it finds in no file, and a script may set the class.
 *
 * Source  v3.tailwindcss.com/docs/presets, /docs/customizing-colors, /docs/dark-mode.
 * Proof   test/tokens/system.test.ts; compiled by Tailwind 3 in test/consumers.
 */

import { THEMES, type Theme } from '../palette/system-shape.ts';
import { WIDE_SCREENS } from './css.ts';
import { tailwindName } from './tailwind-names.ts';
import type { Token } from './token.ts';
import { roleValue, wideTokens, type TokenSet } from './token-set.ts';
import { safeValue, writeValue, type ValueStyle } from './value.ts';

/** The file of a Tailwind CSS 3 preset. */
export function writeTailwind3(set: TokenSet, style: ValueStyle): string {
	const variableName = (token: Token): string => tailwindName(set, token);
	const refer = (token: Token): string => `var(--${variableName(token)})`;
	const ofTheme = (theme: Theme): Entry[] => set.roles.map((role) => [`--${role.name}`, roleValue(role[theme], refer, style)]);
	const ofSteps = (tokens: readonly Token[], write: typeof writeValue): Entry[] =>
		tokens.map((token) => [`--${variableName(token)}`, write(token.color, style)]);
	const [light, dark] = THEMES.map((theme) => [['color-scheme', theme] as const, ...ofTheme(theme)]);
	const wide = ofSteps(wideTokens(set, style), writeValue);
	const names = [...set.tokens.map(variableName), ...set.roles.map(({ name }) => name)];
	return [
		'const color = (name) => `color-mix(in oklab, var(--${name}) calc(<alpha-value> * 100%), transparent)`;',
		'',
		`const names = [\n${names.map((name) => `  '${name}',\n`).join('')}];`,
		'',
		`const variables = ${writeObject([
			[':root', [...ofSteps(set.tokens, safeValue), ...light!]],
			['[class~="dark"]', dark!],
		], wide)};`,
		'',
		'/** In tailwind.config.js: `presets: [preset]`. */',
		'export default {',
		'  darkMode: \'class\',',
		'  theme: { extend: { colors: Object.fromEntries(names.map((name) => [name, color(name)])) } },',
		'  plugins: [({ addBase }) => addBase(variables)],',
		'};',
		'',
	].join('\n');
}

type Entry = readonly [property: string, value: string];

/** Rules as a JavaScript object; names and values have no quotes. */
function writeObject(rules: readonly (readonly [selector: string, entries: readonly Entry[]])[], wide: readonly Entry[]): string {
	const rule = (selector: string, entries: readonly Entry[], indent: string): string =>
		`${indent}'${selector}': {\n${entries.map(([property, value]) => `${indent}  '${property}': '${value}',\n`).join('')}${indent}},\n`;
	const layered = wide.length === 0 ? '' : `  '${WIDE_SCREENS}': {\n${rule(':root', wide, '    ')}  },\n`;
	return `{\n${rules.map(([selector, entries]) => rule(selector, entries, '  ')).join('')}${layered}}`;
}
