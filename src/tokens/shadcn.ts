/*
 * Writes a system as a shadcn/ui theme: its variables for light and dark, registered with Tailwind v4.
 *
 * Writes the blocks to replace in a globals.css, which keeps its imports, and the `dark` variant, so that utilities follow the class as
 * the roles do. Secondary and accent of shadcn/ui are subdued surfaces, so the vivid roles and steps of the system are called
 * `vivid-secondary` and `vivid-accent`. A switch that is off is outlined, and so always lighter than one that is on. Wide colors are
 * repeated in a media query, in both themes, because `:root` there would override an earlier `.dark`.
 *
 * Source  ui.shadcn.com/docs/theming, August 2026.
 * Proof   test/tokens/shadcn.test.ts; compiled by Tailwind in test/consumers.
 */

import type { Color } from '../spaces/color.ts';
import type { Role, Theme } from '../palette/system-shape.ts';
import { block, declaration, WIDE_SCREENS } from './css.ts';
import { DARK_VARIANT, tailwindName, vividName } from './tailwind-names.ts';
import type { TokenSet } from './token-set.ts';
import { safeValue, staysWide, writeValue, type ValueStyle } from './value.ts';

/** The 31 color variables, in the order of the documentation, which no longer lists `destructive-foreground`. */
export const SHADCN_NAMES = [
	'background', 'foreground', 'card', 'card-foreground', 'popover', 'popover-foreground',
	'primary', 'primary-foreground', 'secondary', 'secondary-foreground', 'muted', 'muted-foreground',
	'accent', 'accent-foreground', 'destructive', 'border', 'input', 'ring',
	'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5',
	'sidebar', 'sidebar-foreground', 'sidebar-primary', 'sidebar-primary-foreground',
	'sidebar-accent', 'sidebar-accent-foreground', 'sidebar-border', 'sidebar-ring',
] as const;

type ShadcnName = (typeof SHADCN_NAMES)[number];

/** Roles of the variables that have no role of the same name. */
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

/** Radii of the utilities, relative to `--radius`. */
const RADII: readonly (readonly [name: string, value: string])[] = [
	['radius-sm', 'calc(var(--radius) * 0.6)'],
	['radius-md', 'calc(var(--radius) * 0.8)'],
	['radius-lg', 'var(--radius)'],
	['radius-xl', 'calc(var(--radius) * 1.4)'],
	['radius-2xl', 'calc(var(--radius) * 1.8)'],
	['radius-3xl', 'calc(var(--radius) * 2.2)'],
	['radius-4xl', 'calc(var(--radius) * 2.6)'],
];

const SWITCH_OFF = '[data-slot="switch"]:is([data-state="unchecked"], [data-unchecked])';

/** Rules by selector: components of shadcn/ui fill a switch that is off with the color of outlines, which is too heavy for 3:1. */
export const SHADCN_RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	[SWITCH_OFF]: { 'background-color': 'var(--muted)', 'border-color': 'var(--input)' },
	[`${SWITCH_OFF} [data-slot="switch-thumb"]`]: { 'background-color': 'var(--input)' },
};

/** A variable with its colors; a step has the same color in both themes. */
export interface ShadcnVariable extends Readonly<Record<Theme, Color>> {
	readonly name: string;
	readonly isStep: boolean;
}

/** The 31 variables, the other roles, and the steps of the scales. */
export function shadcnVariables(set: TokenSet): ShadcnVariable[] {
	const toVariable = (name: string, role: string): ShadcnVariable => {
		const { light, dark } = set.roles.find((one) => one.name === role)!;
		return { name, light: light.color, dark: dark.color, isStep: false };
	};
	const further = set.roles.filter(({ name }) => !SHADCN_NAMES.some((variable) => variable === vividName(name)));
	return [
		...SHADCN_NAMES.map((name) => toVariable(name, FROM[name] ?? name)),
		...further.map(({ name }) => toVariable(vividName(name), name)),
		...set.tokens.map((token) =>
			({ name: vividName(tailwindName(set, token)), light: token.color, dark: token.color, isStep: true })),
	];
}

/** Variables that a theme declares; the dark theme omits steps. */
export const themeVariables = (variables: readonly ShadcnVariable[], theme: Theme): readonly ShadcnVariable[] =>
	(theme === 'light' ? variables : variables.filter(({ isStep }) => !isStep));

/** Variables that are wide in one of the themes. */
export const wideVariables = (variables: readonly ShadcnVariable[], style: ValueStyle): ShadcnVariable[] =>
	variables.filter(({ light, dark }) => staysWide(light, style) || staysWide(dark, style));

/** The file of a shadcn/ui theme: its variables, light and dark, and their registration with Tailwind. */
export function writeShadcn(set: TokenSet, style: ValueStyle): string {
	const variables = shadcnVariables(set), wide = wideVariables(variables, style);
	const lines = (of: readonly ShadcnVariable[], theme: Theme, write: typeof writeValue): string[] =>
		themeVariables(of, theme).map((variable) => declaration(variable.name, write(variable[theme], style)));
	return [
		DARK_VARIANT,
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
		...Object.entries(SHADCN_RULES).map(([selector, rules]) =>
			block(selector, Object.entries(rules).map(([property, value]) => `${property}: ${value};`))),
	].join('\n');
}
