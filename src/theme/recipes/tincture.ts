/*
 * Files of build-system: the pairs of its audit, from the table of its roles. Statuses are texts too: danger in both
 * themes, the others in the dark one.
 */

import { ROLE_USES, ROLES } from '../../palette/system-shape.ts';
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
	texts: [...rows(true), ['danger', 'background card popover']],
	darkTexts: [['success warning info', 'background card popover']],
	parts: rows(false),
	darkParts: [['primary', 'background card']],
	outlines: [['primary-border', 'primary', 'background card']],
	page: 'background',
} as const satisfies Recipe;
