/*
 * A design system as tokens: the steps of its scales, and roles that refer to them.
 *
 * Proof  test/tokens/system.test.ts.
 */

import { SCALE_STEPS } from '../palette/scale.ts';
import { isStep, pickColor, ROLE_USES, ROLES, SCALE_NAMES, type Pick, type System } from '../palette/system-shape.ts';
import { groupedToken, slug } from './token.ts';
import type { RoleColor, TokenSet } from './token-set.ts';

/** Converts a system; the name of the set is the slug of `name`. */
export function systemTokens({ scales, themes }: System, name: string): TokenSet {
	const tokens = SCALE_NAMES.flatMap((scale) => scales[scale].colors.map((color, i) => groupedToken(scale, String(SCALE_STEPS[i]!), color)));
	const toRoleColor = (pick: Pick): RoleColor => {
		const color = pickColor(scales, pick);
		return isStep(pick) ? { color, step: tokens[SCALE_NAMES.indexOf(pick.scale) * SCALE_STEPS.length + pick.index]! } : { color };
	};
	const roles = ROLES.map((role) =>
		({ name: role, doc: ROLE_USES[role].doc, light: toRoleColor(themes.light[role]), dark: toRoleColor(themes.dark[role]) }));
	return { name: slug(name), tokens, roles };
}
