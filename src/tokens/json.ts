/*
 * Writes tokens as JSON: loose tokens as one flat object from name to value, a system as its scales and themes.
 *
 * Loose tokens are serialized entry by entry, because a JavaScript object moves numeric keys to the front. Values of a system are
 * inside sRGB; wide ones are repeated under `wide` in the same structure, so a program can merge them over the rest for wide
 * screens.
 *
 * Proof  test/tokens/json.test.ts.
 */

import { THEMES } from '../palette/system-shape.ts';
import { jsonText } from './json-text.ts';
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
	return jsonText({
		name,
		...groupColors(tokens, roles, safeValue, style),
		...(wide.length > 0 && { wide: groupColors(wide, wideRoles(set, style), writeValue, style) }),
	});
}

type Nested = { readonly [key: string]: Nested | string };

function groupColors(tokens: readonly Token[], roles: readonly RoleToken[], write: typeof writeValue, style: ValueStyle): Nested {
	const groups = [...new Set(tokens.map(groupName))];
	const inGroup = (group: string): Nested =>
		Object.fromEntries(
			tokens.filter((token) => groupName(token) === group).map((token) => [token.path?.[1] ?? token.name, write(token.color, style)]),
		);
	return {
		scales: Object.fromEntries(groups.map((group) => [group, inGroup(group)])),
		themes: Object.fromEntries(
			THEMES.map((theme) => [theme, Object.fromEntries(roles.map((role) => [role.name, write(role[theme].color, style)]))]),
		),
	};
}

const groupName = ({ name, path }: Token): string => path?.[0] ?? name;
