/*
 * A design system as code: the steps of its scales once, and roles that point at them, light and dark.
 *
 * In CSS a role is a variable that refers to a step, so that changing a step changes what uses it. Tailwind takes the
 * steps as its theme and the roles through `@theme inline`. Design tokens nest a group for each scale and refer to the
 * steps by alias.
 *
 * Proof  test/tokens/system.test.ts; compiled by its real consumers in test/consumers.
 */

import {
	colorOf, isStep, pickName, ROLES, SCALE_NAMES, THEMES, type Role, type System, type Theme,
} from '../palette/system-shape.ts';
import { SCALE_STEPS } from '../palette/scale.ts';
import type { Color } from '../spaces/color.ts';
import { block, declaration } from './css.ts';
import { writeDtcg } from './dtcg.ts';
import { writeShadcn, type ShadcnColors } from './shadcn.ts';
import { groupedToken, slug, type Token } from './token.ts';
import { writeValue, type ValueStyle } from './value.ts';

export const SYSTEM_FORMATS = ['tailwind', 'css', 'shadcn', 'dtcg'] as const;
export type SystemFormat = (typeof SYSTEM_FORMATS)[number];

export interface SystemWriter {
	readonly extension: string;
	readonly mediaType: string;
	readonly write: (system: System, style: ValueStyle) => string;
}

/** Every step of every scale. */
const stepTokens = ({ scales }: System): Token[] => SCALE_NAMES.flatMap((scale) =>
	scales[scale].colors.map((color, i) => groupedToken(scale, String(SCALE_STEPS[i]!), color)));

const stepDeclarations = (system: System, prefix: string, style: ValueStyle): string[] =>
	stepTokens(system).map(({ name, color }) => declaration(`${prefix}${name}`, writeValue(color, style)));

/** A role refers to its step; a color that is no step is written out. */
const roleDeclarations = (system: System, theme: Theme, prefix: string, style: ValueStyle): string[] => ROLES.map((role) => {
	const pick = system.themes[theme][role];
	return declaration(role, isStep(pick) ? `var(--${prefix}${pickName(pick)})` : writeValue(pick.color, style));
});

const writeCss = (system: System, style: ValueStyle): string => [
	block(':root', ['color-scheme: light;', ...stepDeclarations(system, '', style), ...roleDeclarations(system, 'light', '', style)]),
	block('.dark', ['color-scheme: dark;', ...roleDeclarations(system, 'dark', '', style)]),
].join('\n');

const writeTailwind = (system: System, style: ValueStyle): string => [
	block('@theme', stepDeclarations(system, 'color-', style)),
	block(':root', roleDeclarations(system, 'light', 'color-', style)),
	block('.dark', roleDeclarations(system, 'dark', 'color-', style)),
	block('@theme inline', ROLES.map((role) => declaration(`color-${role}`, `var(--${role})`))),
].join('\n');

/** Where a variable of shadcn/ui takes its color, beside the roles of the same name: its secondary and accent are quiet surfaces. */
const SHADCN_FROM = {
	'secondary': 'muted', 'secondary-foreground': 'foreground',
	'accent': 'hover', 'accent-foreground': 'hover-foreground',
	'destructive': 'danger',
	'sidebar': 'card', 'sidebar-foreground': 'card-foreground',
	'sidebar-primary': 'primary', 'sidebar-primary-foreground': 'primary-foreground',
	'sidebar-accent': 'hover', 'sidebar-accent-foreground': 'hover-foreground',
	'sidebar-border': 'border', 'sidebar-ring': 'ring',
} as const satisfies Record<string, Role>;

function shadcnColors({ scales, themes }: System, theme: Theme): ShadcnColors {
	const shown = (role: Role): Color => colorOf(scales, themes[theme][role]);
	const roles = [...ROLES.map((role) => [role, role] as const), ...Object.entries(SHADCN_FROM)];
	// ROLES and SHADCN_FROM hold every name of SHADCN_NAMES between them; the test of this file counts them.
	return Object.fromEntries(roles.map(([name, role]) => [name, shown(role)])) as unknown as ShadcnColors;
}

const writeShadcnTheme = (system: System, style: ValueStyle): string => writeShadcn({
	light: shadcnColors(system, 'light'),
	dark: shadcnColors(system, 'dark'),
	more: { light: stepTokens(system), dark: [] },
}, style);

const writeTokens = (system: System, style: ValueStyle): string => writeDtcg([
	...stepTokens(system),
	...THEMES.flatMap((theme) => ROLES.map((role): Token => {
		const pick = system.themes[theme][role];
		const token = { name: `${theme}-${role}`, path: [theme, role] as const, color: colorOf(system.scales, pick) };
		return isStep(pick) ? { ...token, alias: `${pick.scale}.${SCALE_STEPS[pick.index]!}` } : token;
	})),
], style);

export const SYSTEM_WRITERS: Readonly<Record<SystemFormat, SystemWriter>> = {
	tailwind: { extension: 'css', mediaType: 'text/css', write: writeTailwind },
	css: { extension: 'css', mediaType: 'text/css', write: writeCss },
	shadcn: { extension: 'css', mediaType: 'text/css', write: writeShadcnTheme },
	dtcg: { extension: 'tokens.json', mediaType: 'application/design-tokens+json', write: writeTokens },
};

/** What the file of a system is called: the slug of its name and the ending of the format. */
export const systemFilename = (name: string, format: SystemFormat): string => `${slug(name)}.${SYSTEM_WRITERS[format].extension}`;
