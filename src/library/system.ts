/*
 * Design systems and design tokens: from a brand color to all that an interface needs, and to files of code.
 */

import { buildSystem } from '../palette/system.ts';
import {
	colorOf as pickColor, ROLES, SCALE_NAMES, type AuditedPair, type Role, type ScaleName, type Scales, type Theme,
} from '../palette/system-shape.ts';
import type { Color } from '../spaces/color.ts';
import { systemTokens } from '../tokens/system.ts';
import { SYSTEM_FORMATS, TOKEN_FORMATS, WRITERS, type SystemFormat, type TokenFormat } from '../tokens/table.ts';
import { looseTokens } from '../tokens/token-set.ts';
import { tokensOf } from '../tokens/token.ts';
import { VALUE_STYLES, type ValueStyle } from '../tokens/value.ts';
import { colorOf, entriesOf, fault, optionsOf, textOf, wordOf, type ColorLike } from './arguments.ts';

/** The primary color, and what others of a system are to be; those that are absent are derived. */
export type Brand = { readonly primary: ColorLike } & Readonly<Partial<Record<Exclude<ScaleName, 'primary'>, ColorLike>>>;

export interface ColorSystem {
	/** Eleven steps each, lightest first. */
	readonly scales: Scales;
	/** The color of every role in both themes. */
	readonly roles: Readonly<Record<Theme, Readonly<Record<Role, Color>>>>;
	/** Every pair that a component makes, with its contrasts; all pass WCAG AA. */
	readonly audit: readonly AuditedPair[];
}

function built(brand: unknown) {
	const given = optionsOf(brand, SCALE_NAMES, 'brand');
	const colors = Object.fromEntries(Object.entries(given)
		.filter(([, color]) => color !== undefined)
		.map(([name, color]) => [name, colorOf(color, `brand.${name}`)]));
	// Where there is none, saying so is the matter of whoever reads colors.
	return buildSystem({ ...colors, primary: colors['primary'] ?? colorOf(given.primary, 'brand.primary') });
}

/**
 * A design system from one color: eight scales, and roles for a light and a dark theme in which every pair passes WCAG AA:
 * `system({ primary: '#3b82f6' }).roles.dark.background`. Throws InputError.
 */
export function system(brand: Brand): ColorSystem {
	const { scales, themes, audit } = built(brand);
	const shown = (theme: Theme): Record<Role, Color> =>
		// Every role is there.
		Object.fromEntries(ROLES.map((role) => [role, pickColor(scales, themes[theme][role])])) as Record<Role, Color>;
	return { scales, roles: { light: shown('light'), dark: shown('dark') }, audit };
}

export interface SystemCodeOptions {
	/** The kind of code; `tailwind` unless said otherwise. */
	readonly format?: SystemFormat;
	/** How values are written; `oklch` unless said otherwise. */
	readonly values?: ValueStyle;
	/** What the system is called, 1 to 60 characters; `Brand` unless said otherwise. */
	readonly name?: string;
}

const LONGEST_NAME = 60;

/** The same system as a file of code, of bytes as base64: `systemCode({ primary: '#3b82f6' }, { format: 'css' })`. Throws InputError. */
export function systemCode(brand: Brand, options: SystemCodeOptions = {}): string {
	const { format = 'tailwind', values = 'oklch', name = 'Brand' } = optionsOf(options, ['format', 'values', 'name'], 'options');
	const kind = wordOf(format, SYSTEM_FORMATS, 'options.format'), style = wordOf(values, VALUE_STYLES, 'options.values');
	return WRITERS[kind].write(systemTokens(built(brand), nameOf(name, 'options.name')), style);
}

export interface TokenOptions {
	/** The kind of file; `css` unless said otherwise. */
	readonly format?: TokenFormat;
	/** How values are written; `oklch` unless said otherwise. */
	readonly values?: ValueStyle;
}

/** More are no file that people read. */
const MOST_TOKENS = 1000;

/**
 * Colors by name as a file of design tokens: `tokens({ brand: '#3b82f6', ink: 'oklch(0.2 0.02 260)' })`. Names become slugs
 * of ASCII, unlike each other; 1 to 1000 of them. Throws InputError.
 */
export function tokens(colors: Readonly<Record<string, ColorLike>>, options: TokenOptions = {}): string {
	const named = entriesOf(colors, 1, MOST_TOKENS, 'colors')
		.map(([name, color]) => ({ name: nameOf(name, 'colors'), color: colorOf(color, `colors.${name}`) }));
	const { format = 'css', values = 'oklch' } = optionsOf(options, ['format', 'values'], 'options');
	const kind = wordOf(format, TOKEN_FORMATS, 'options.format');
	return WRITERS[kind].write(looseTokens(tokensOf(named)), wordOf(values, VALUE_STYLES, 'options.values'));
}

function nameOf(value: unknown, name: string): string {
	const text = textOf(value, name);
	if (text.length < 1 || text.length > LONGEST_NAME) throw fault(name, `must have names of 1 to ${LONGEST_NAME} characters`);
	return text;
}
