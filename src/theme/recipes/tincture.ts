/*
 * Files of build-system: the pairs of its audit, from the table of its roles.
 */

import { ROLE_USES, ROLES, TEXT_STATUSES, UNDER_BRAND, UNDER_STATUSES } from '../../palette/system-shape.ts';
import { vividName } from '../../tokens/tailwind-names.ts';
import type { Recipe, RecipeRow } from './recipe.ts';

const rows = (isText: boolean): readonly RecipeRow[] => ROLES
	.filter((role) => (ROLE_USES[role].isText ?? false) === isText)
	.flatMap((role) => [(name: string) => name, vividName].map((rename): RecipeRow =>
		[rename(role), (ROLE_USES[role].on ?? []).map(rename).join(' ')]));

export const tincture = {
	id: 'tincture',
	marks: 'selected-foreground hover-foreground primary-subtle-foreground',
	isComplete: true,
	texts: [...rows(true), [TEXT_STATUSES.light.join(' '), UNDER_STATUSES.join(' ')]],
	darkTexts: [[TEXT_STATUSES.dark.join(' '), UNDER_STATUSES.join(' ')]],
	parts: rows(false),
	darkParts: [['primary', UNDER_BRAND.join(' ')]],
	outlines: [['primary-border', 'primary', UNDER_BRAND.join(' ')]],
	page: 'background',
} as const satisfies Recipe;
