/*
 * Tokens as a theme of Tailwind v4: each name becomes a color of every utility, `bg-brand`, `text-brand`, `ring-brand`.
 *
 * Loose   A theme cannot stand inside a media query, so a wide color is written once, wide where the style can hold it.
 * System  `static` keeps every step, used or not, as a variable that roles and people's own CSS may refer to. Roles are
 *         variables that change under the class `dark`, which the `dark:` variant follows too: without a variant of its own
 *         it would follow the system. Wide steps stand outside of all layers and so win over the theme, where a screen
 *         shows them.
 * Source  tailwindcss.com/docs/theme, /docs/dark-mode.
 * Proof   test/tokens/tailwind.test.ts, test/tokens/system.test.ts; compiled by Tailwind in test/consumers.
 */

import { block, declaration, themeDeclarations, wideBlocks } from './css.ts';
import { tailwindName } from './tailwind-names.ts';
import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';
import { safeValue, writeValue, type ValueStyle } from './value.ts';

/** The file of a Tailwind v4 theme. */
export function writeTailwind(set: TokenSet, style: ValueStyle): string {
	const { tokens, roles } = set;
	const nameOf = (token: Token): string => `color-${tailwindName(set, token)}`;
	if (roles.length === 0) return block('@theme', tokens.map((token) => declaration(nameOf(token), writeValue(token.color, style))));
	const refer = (token: Token): string => `var(--${nameOf(token)})`;
	return [
		'@custom-variant dark (&:where(.dark, .dark *));\n',
		block('@theme static', tokens.map((token) => declaration(nameOf(token), safeValue(token.color, style)))),
		...wideBlocks(set, nameOf, style),
		block(':root', ['color-scheme: light;', ...themeDeclarations(set, 'light', refer, style)]),
		block('.dark', ['color-scheme: dark;', ...themeDeclarations(set, 'dark', refer, style)]),
		block('@theme inline', roles.map(({ name }) => declaration(`color-${name}`, `var(--${name})`))),
	].join('\n');
}
