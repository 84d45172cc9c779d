/*
 * The audit of a design system: the contrast of every pair of roles that components use.
 *
 * Proof  test/palette/system.test.ts.
 */

import type { Rgb24 } from '../spaces/rgb24.ts';
import { contrastOn } from './readable.ts';
import { toDisplay } from './system-display.ts';
import {
	pickColor, ROLE_USES, ROLES, TEXT_STATUSES, UNDER_BRAND, UNDER_STATUSES, type AuditedPair, type Needs, type Picks, type Role,
	type Scales, type Theme,
} from './system-shape.ts';

/** The brand as a fill is visible in the dark theme; in the light one its outline is, if it differs. */
const OUTLINED = ['primary', 'primary-border'] as const;

/** Contrast of every pair that components use. */
export function auditRoles(theme: Theme, picks: Picks, scales: Scales, { text: forText, nonText }: Needs): AuditedPair[] {
	const colors = new Map<Role, Rgb24>(ROLES.map((role) => [role, toDisplay(pickColor(scales, picks[role]))]));
	// Every role has a color.
	const display = (role: Role): Rgb24 => colors.get(role)!;
	const pair = (text: Role, surface: Role, least: number): AuditedPair => {
		const front = display(text), behind = display(surface);
		return { theme, text, surface, least, ...contrastOn(front, behind) };
	};
	return [
		...ROLES.flatMap((role) => {
			const { on = [], isText } = ROLE_USES[role];
			return on.map((surface) => pair(role, surface, isText ? forText : nonText));
		}),
		...TEXT_STATUSES[theme].flatMap((status) =>
			UNDER_STATUSES.map((surface) => pair(status, surface, forText))),
		...OUTLINED.flatMap((role) => UNDER_BRAND.map((surface) => pair(role, surface, nonText)))
			.filter(({ text }) => theme === 'dark' || text !== 'primary' && display('primary-border') !== display('primary')),
	];
}
