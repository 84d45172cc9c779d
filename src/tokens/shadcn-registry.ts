/*
 * Writes a system as a shadcn/ui registry item: `shadcn add URL` adds its variables to a project.
 *
 * The variables are those of the format `shadcn`, without leading hyphens; the tool passes each to Tailwind itself. Everything else
 * is under `css`: the color scheme of each theme, and wide colors.
 *
 * Source  ui.shadcn.com/schema/registry-item.json; ui.shadcn.com/docs/registry.
 * Proof   test/tokens/system.test.ts; validated by the schema of the tool in test/consumers.
 */

import type { Theme } from '../palette/system-shape.ts';
import { WIDE_SCREENS } from './css.ts';
import { jsonText } from './json-text.ts';
import { themeVariables, RADIUS, SHADCN_RULES, shadcnVariables, wideVariables, type ShadcnVariable } from './shadcn.ts';
import type { TokenSet } from './token-set.ts';
import { safeValue, writeValue, type ValueStyle } from './value.ts';

type Texts = Readonly<Record<string, string>>;

/** An item without its name. */
export interface RegistryTheme {
	readonly type: 'registry:theme';
	readonly cssVars: Readonly<Record<Theme, Texts>>;
	readonly css: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
}

/** Variables and styles of an item, as texts. */
export function registryTheme(set: TokenSet, style: ValueStyle): RegistryTheme {
	const variables = shadcnVariables(set), wide = wideVariables(variables, style);
	const texts = (of: readonly ShadcnVariable[], theme: Theme, write: typeof writeValue, hyphens = ''): Texts =>
		Object.fromEntries(themeVariables(of, theme).map((variable) => [`${hyphens}${variable.name}`, write(variable[theme], style)]));
	return {
		type: 'registry:theme',
		cssVars: {
			light: { radius: RADIUS, ...texts(variables, 'light', safeValue) },
			dark: texts(variables, 'dark', safeValue),
		},
		css: {
			'@layer base': { ':root': { 'color-scheme': 'light' }, '.dark': { 'color-scheme': 'dark' } },
			// Outside of layers, so that it overrides utilities.
			'@media screen': SHADCN_RULES,
			...(
				wide.length > 0
					&& { [WIDE_SCREENS]: { ':root': texts(wide, 'light', writeValue, '--'), '.dark': texts(wide, 'dark', writeValue, '--') } }
			),
		},
	};
}

/** The file of a registry item. */
export const writeRegistryItem = (set: TokenSet, style: ValueStyle): string =>
	jsonText({ $schema: 'https://ui.shadcn.com/schema/registry-item.json', name: set.name, ...registryTheme(set, style) });
