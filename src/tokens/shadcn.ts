/*
 * A theme of shadcn/ui: its variables for light and dark, handed on to Tailwind v4.
 *
 * Only the blocks are printed, ready to replace those of a globals.css, whose imports and `dark` variant stay.
 *
 * Source  ui.shadcn.com/docs/theming, August 2026.
 * Proof   test/tokens/shadcn.test.ts; compiled by Tailwind in test/consumers.
 */

import type { Color } from '../spaces/color.ts';
import { block, declaration } from './css.ts';
import type { Token } from './token.ts';
import { writeValue, type ValueStyle } from './value.ts';

/** The 31 color variables, in the order of the documentation. `destructive-foreground` is no longer among them. */
export const SHADCN_NAMES = [
	'background', 'foreground', 'card', 'card-foreground', 'popover', 'popover-foreground',
	'primary', 'primary-foreground', 'secondary', 'secondary-foreground', 'muted', 'muted-foreground',
	'accent', 'accent-foreground', 'destructive', 'border', 'input', 'ring',
	'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5',
	'sidebar', 'sidebar-foreground', 'sidebar-primary', 'sidebar-primary-foreground',
	'sidebar-accent', 'sidebar-accent-foreground', 'sidebar-border', 'sidebar-ring',
] as const;

export type ShadcnName = (typeof SHADCN_NAMES)[number];

export type ShadcnColors = Readonly<Record<ShadcnName, Color>>;

export interface ShadcnTheme {
	readonly light: ShadcnColors;
	readonly dark: ShadcnColors;
	/** Variables beside the 31, such as the steps of scales; in `dark` those that change there. */
	readonly more?: { readonly light: readonly Token[]; readonly dark: readonly Token[] };
}

const RADIUS = '0.625rem';

/** The radii that utilities know, as shares of `--radius`. */
const RADII: readonly (readonly [name: string, value: string])[] = [
	['radius-sm', 'calc(var(--radius) * 0.6)'],
	['radius-md', 'calc(var(--radius) * 0.8)'],
	['radius-lg', 'var(--radius)'],
	['radius-xl', 'calc(var(--radius) * 1.4)'],
	['radius-2xl', 'calc(var(--radius) * 1.8)'],
	['radius-3xl', 'calc(var(--radius) * 2.2)'],
	['radius-4xl', 'calc(var(--radius) * 2.6)'],
];

export function writeShadcn({ light, dark, more = { light: [], dark: [] } }: ShadcnTheme, style: ValueStyle): string {
	const value = ({ name, color }: Token): string => declaration(name, writeValue(color, style));
	const colors = (of: ShadcnColors): Token[] => SHADCN_NAMES.map((name) => ({ name, color: of[name] }));
	const names = [...SHADCN_NAMES, ...new Set([...more.light, ...more.dark].map(({ name }) => name))];
	return [
		block(':root', [declaration('radius', RADIUS), ...[...colors(light), ...more.light].map(value)]),
		block('.dark', [...colors(dark), ...more.dark].map(value)),
		block('@theme inline', [
			...names.map((name) => declaration(`color-${name}`, `var(--${name})`)),
			...RADII.map(([name, expression]) => declaration(name, expression)),
		]),
	].join('\n');
}
