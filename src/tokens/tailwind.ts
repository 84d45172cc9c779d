/*
 * Writes tokens as a Tailwind v4 theme: each name becomes a color of every utility, `bg-brand`, `text-brand`, `ring-brand`.
 *
 * Loose   A theme is not allowed inside a media query, so a wide color is written once, wide if the style supports it.
 * System  `static` emits every step as a variable, used or not, so that roles and other CSS can refer to it. Roles are variables
 *         that change with the class `dark`. The file defines the `dark:` variant for this class, because by default it
 *         follows the system. Wide steps are outside of all layers, so they override the theme on screens that show them.
 * Source  tailwindcss.com/docs/theme, /docs/dark-mode.
 * Proof   test/tokens/tailwind.test.ts, test/tokens/system.test.ts; compiled by Tailwind in test/consumers.
 */

import { block, declaration, themeDeclarations, wideBlocks } from './css.ts';
import { DARK_VARIANT, tailwindName } from './tailwind-names.ts';
import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';
import { safeValue, writeValue, type ValueStyle } from './value.ts';

/** The file of a Tailwind v4 theme. */
export function writeTailwind(set: TokenSet, style: ValueStyle): string {
	const { tokens, roles } = set;
	const variableName = (token: Token): string => `color-${tailwindName(set, token)}`;
	if (roles.length === 0) return block('@theme', tokens.map((token) => declaration(variableName(token), writeValue(token.color, style))));
	const refer = (token: Token): string => `var(--${variableName(token)})`;
	return [
		DARK_VARIANT,
		block('@theme static', tokens.map((token) => declaration(variableName(token), safeValue(token.color, style)))),
		...wideBlocks(set, variableName, style),
		block(':root', ['color-scheme: light;', ...themeDeclarations(set, 'light', refer, style)]),
		block('.dark', ['color-scheme: dark;', ...themeDeclarations(set, 'dark', refer, style)]),
		block('@theme inline', roles.map(({ name }) => declaration(`color-${name}`, `var(--${name})`))),
	].join('\n');
}
