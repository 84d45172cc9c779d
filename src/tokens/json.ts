/*
 * Tokens as JSON: loose ones as one flat object, name to value; a system as its scales and themes.
 *
 * The text of loose tokens is put together entry by entry: an object of JavaScript would move keys that look like numbers to
 * the front. In a system every value is inside sRGB; what is wide stands once more under `wide`, in the same places, so that
 * a program merges it over the rest where the screen shows it.
 */

import { THEMES } from '../palette/system-shape.ts';
import { wideRoles, wideTokens, type RoleToken, type TokenSet } from './token-set.ts';
import type { Token } from './token.ts';
import { safeValue, writeValue, type ValueStyle } from './value.ts';

/** The file of JSON, values by name. */
export function writeJson(set: TokenSet, style: ValueStyle): string {
	const { name, tokens, roles } = set;
	if (roles.length === 0) {
		return `{\n${tokens.map(({ name, color }) => `  ${JSON.stringify(name)}: ${JSON.stringify(writeValue(color, style))}`).join(',\n')}\n}\n`;
	}
	const wide = wideTokens(set, style);
	return `${JSON.stringify({
		name,
		...colorsOf(tokens, roles, safeValue, style),
		...(wide.length > 0 && { wide: colorsOf(wide, wideRoles(set, style), writeValue, style) }),
	}, null, 2)}\n`;
}

type Nested = { readonly [key: string]: Nested | string };

function colorsOf(tokens: readonly Token[], roles: readonly RoleToken[], write: typeof writeValue, style: ValueStyle): Nested {
	const groups = [...new Set(tokens.map(groupOf))];
	const inGroup = (group: string): Nested =>
		Object.fromEntries(
			tokens.filter((token) => groupOf(token) === group).map((token) => [token.path?.[1] ?? token.name, write(token.color, style)]),
		);
	return {
		scales: Object.fromEntries(groups.map((group) => [group, inGroup(group)])),
		themes: Object.fromEntries(
			THEMES.map((theme) => [theme, Object.fromEntries(roles.map((role) => [role.name, write(role[theme].color, style)]))]),
		),
	};
}

const groupOf = ({ name, path }: Token): string => path?.[0] ?? name;
