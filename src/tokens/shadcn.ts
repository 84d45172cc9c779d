/*
 * A system as a theme of shadcn/ui: its variables for light and dark, handed on to Tailwind v4.
 *
 * Only the blocks are printed, ready to replace those of a globals.css, whose imports and `dark` variant stay. Secondary and
 * accent of shadcn/ui are quiet surfaces, so that the vivid ones of the system stand beside them as `vivid-secondary` and
 * `vivid-accent`. What is wide stands in a media query once more, in both themes: `:root` there would win over `.dark`
 * before it.
 *
 * Source  ui.shadcn.com/docs/theming, August 2026.
 * Proof   test/tokens/shadcn.test.ts; compiled by Tailwind in test/consumers.
 */

import type { Color } from '../spaces/color.ts';
import type { Role, Theme } from '../palette/system-shape.ts';
import { block, declaration, WIDE_SCREENS } from './css.ts';
import { tailwindName } from './tailwind-names.ts';
import type { TokenSet } from './token-set.ts';
import { safeValue, staysWide, writeValue, type ValueStyle } from './value.ts';

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

/** Where a variable takes its color that is no role of the same name. */
const FROM: Partial<Readonly<Record<ShadcnName, Role>>> = {
	'secondary': 'muted', 'secondary-foreground': 'foreground',
	'accent': 'hover', 'accent-foreground': 'hover-foreground',
	'destructive': 'danger',
	'sidebar': 'card', 'sidebar-foreground': 'card-foreground',
	'sidebar-primary': 'primary', 'sidebar-primary-foreground': 'primary-foreground',
	'sidebar-accent': 'hover', 'sidebar-accent-foreground': 'hover-foreground',
	'sidebar-border': 'border', 'sidebar-ring': 'ring',
};

export const RADIUS = '0.625rem';

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

/** A variable with its colors; a step has no other in the dark. */
export interface ShadcnVariable extends Readonly<Record<Theme, Color>> {
	readonly name: string;
	readonly isStep: boolean;
}

/** The 31 variables, then the other roles, then the steps of the scales. */
export function shadcnVariables(set: TokenSet): ShadcnVariable[] {
	const shown = (name: string, role: string): ShadcnVariable => {
		const { light, dark } = set.roles.find((one) => one.name === role)!;
		return { name, light: light.color, dark: dark.color, isStep: false };
	};
	const isQuietHere = (name: string): boolean => /^(?:secondary|accent)(?:-|$)/.test(name);
	const further = set.roles.filter(({ name }) => isQuietHere(name) || !SHADCN_NAMES.some((known) => known === name));
	return [
		...SHADCN_NAMES.map((name) => shown(name, FROM[name] ?? name)),
		...further.map(({ name }) => shown(isQuietHere(name) ? `vivid-${name}` : name, name)),
		...set.tokens.map((token) => ({ name: tailwindName(set, token), light: token.color, dark: token.color, isStep: true })),
	];
}

/** The variables that a theme declares: the dark one those that are no steps. */
export const declaredIn = (variables: readonly ShadcnVariable[], theme: Theme): readonly ShadcnVariable[] =>
	(theme === 'light' ? variables : variables.filter(({ isStep }) => !isStep));

/** The variables that are wide in one of the themes. */
export const wideVariables = (variables: readonly ShadcnVariable[], style: ValueStyle): ShadcnVariable[] =>
	variables.filter(({ light, dark }) => staysWide(light, style) || staysWide(dark, style));

/** The file of a shadcn/ui theme: its variables, light and dark, and what Tailwind makes utilities of. */
export function writeShadcn(set: TokenSet, style: ValueStyle): string {
	const variables = shadcnVariables(set), wide = wideVariables(variables, style);
	const lines = (of: readonly ShadcnVariable[], theme: Theme, write: typeof writeValue): string[] =>
		declaredIn(of, theme).map((variable) => declaration(variable.name, write(variable[theme], style)));
	return [
		block(':root', ['color-scheme: light;', declaration('radius', RADIUS), ...lines(variables, 'light', safeValue)]),
		block('.dark', ['color-scheme: dark;', ...lines(variables, 'dark', safeValue)]),
		...(wide.length === 0 ? [] : [block(WIDE_SCREENS, [
			block(':root', lines(wide, 'light', writeValue)),
			block('.dark', lines(wide, 'dark', writeValue)).trimEnd(),
		])]),
		block('@theme inline', [
			...variables.map(({ name }) => declaration(`color-${name}`, `var(--${name})`)),
			...RADII.map(([name, expression]) => declaration(name, expression)),
		]),
	].join('\n');
}
