/*
 * Design systems and design tokens: everything that an interface needs from a brand color, and files of code.
 */

import { buildSystem } from '../palette/system.ts';
import { BALANCES, type Balance } from '../palette/system-balance.ts';
import { ON_PRIMARY, type OnPrimary } from '../palette/system-fills.ts';
import { LOOKS, type Look } from '../palette/system-look.ts';
import { NEUTRAL_TINTS, readFixed, type NeutralTint } from '../palette/system-scales.ts';
import {
	pickColor, ROLES, SCALE_NAMES, type Adjustment, type AuditedPair, type Role, type ScaleName, type Scales, type Theme,
} from '../palette/system-shape.ts';
import type { ScaleStep } from '../palette/scale.ts';
import type { Color } from '../spaces/color.ts';
import { systemTokens } from '../tokens/system.ts';
import { SYSTEM_FORMATS, TOKEN_FORMATS, WRITERS, type SystemFormat, type TokenFormat } from '../tokens/table.ts';
import { looseTokens } from '../tokens/token-set.ts';
import { LONGEST_TOKEN_NAME, toTokens } from '../tokens/token.ts';
import { VALUE_STYLES, type ValueStyle } from '../tokens/value.ts';
import { fault, readEntries, readOptions, readText, readWord, type Unread } from './arguments.ts';
import { readColor, type ColorLike } from './read-color.ts';
import { checkPins, readPins, readStep } from './scale.ts';

/** The primary color and optional others of a system; absent ones are derived. */
export type Brand = { readonly primary: ColorLike } & Readonly<Partial<Record<Exclude<ScaleName, 'primary'>, ColorLike>>>;

/** A design system. */
export interface ColorSystem {
	/** Eleven steps per scale, lightest first. */
	readonly scales: Scales;
	/** Color of every role in both themes. */
	readonly roles: Readonly<Record<Theme, Readonly<Record<Role, Color>>>>;
	/** Every pair that a component uses, with its contrasts; all pass WCAG AA. */
	readonly audit: readonly AuditedPair[];
	/** Given colors that a theme uses changed, how far and why. */
	readonly adjustments: readonly Adjustment[];
}

/** Options of `system`. */
export interface SystemOptions {
	/** Text on the brand; `exact` never moves the fill for it. Default `auto`. */
	readonly onPrimary?: OnPrimary;
	/** Contrast: `soft` and `standard` pass AA, `high` passes AAA. Default `standard`. */
	readonly look?: Look;
	/** Common property of a step in all scales: `lightness` as suits its hue (default), or `contrast` with white. */
	readonly balance?: Balance;
	/** Hue of the brand in derived grays. Default `subtle`. */
	readonly tint?: NeutralTint;
	/** Step of the primary color: 50, 100, 200 … 900, 950; by default the nearest in lightness. Not with balance `contrast`. */
	readonly anchor?: ScaleStep;
	/** Fixed colors of other steps, of scales whose color is given: `{ primary: { 900: '#1e1b4b' } }`. Not with balance `contrast`. */
	readonly pins?: Readonly<Partial<Record<ScaleName, Readonly<Partial<Record<ScaleStep, ColorLike>>>>>>;
}

const OPTIONS = ['onPrimary', 'look', 'balance', 'tint', 'anchor', 'pins'] as const;

type Given = Unread<(typeof OPTIONS)[number]>;

function buildFrom(brand: unknown, { onPrimary = 'auto', look = 'standard', balance = 'lightness', tint = 'subtle', anchor, pins }: Given) {
	const given = readOptions(brand, SCALE_NAMES, 'brand');
	const colors = Object.fromEntries(Object.entries(given)
		.filter(([, color]) => color !== undefined)
		.map(([name, color]) => [name, readColor(color, `brand.${name}`)]));
	// A missing primary is reported when the color is read.
	const all = { ...colors, primary: colors['primary'] ?? readColor(given.primary, 'brand.primary') };
	const scalePins = readOptions(pins, SCALE_NAMES, 'options.pins'), step = readStep(anchor);
	if (balance === 'contrast' && (pins ?? anchor) !== undefined) {
		throw fault(pins === undefined ? 'options.anchor' : 'options.pins', 'does not apply to balance "contrast". Leave it out');
	}
	return buildSystem(all, {
		anchor: step,
		pins: Object.fromEntries(Object.entries(scalePins).map(([scale, value]) => {
			const name = `options.pins.${scale}`, color = (all as Readonly<Partial<Record<string, Color>>>)[scale], read = readPins(value, name);
			if (!color) throw fault(name, `needs the color of its scale. Send brand.${scale} as well`);
			checkPins(...readFixed(color, { anchor: scale === 'primary' ? step : undefined, pins: read }), name);
			return [scale, read];
		})),
		onPrimary: readWord(onPrimary, ON_PRIMARY, 'options.onPrimary'),
		look: readWord(look, LOOKS, 'options.look'),
		balance: readWord(balance, BALANCES, 'options.balance'),
		tint: readWord(tint, NEUTRAL_TINTS, 'options.tint'),
	});
}

/**
 * A design system from one color: eight scales, and roles of a light and a dark theme in which every pair passes WCAG AA: `system({
 * primary: '#3b82f6' }).roles.dark.background`.
 * @param brand The primary color and optional others.
 * @param options Optional settings.
 * @returns Scales, roles, audit and adjustments.
 * @throws InputError
 * @example
 * Object.keys(system({ primary: '#3b82f6' }).roles); // ['light', 'dark']
 */
export function system(brand: Brand, options: SystemOptions = {}): ColorSystem {
	const { scales, themes, audit, adjustments } = buildFrom(brand, readOptions(options, OPTIONS, 'options'));
	const rolesIn = (theme: Theme): Record<Role, Color> =>
		// The result has every role.
		Object.fromEntries(ROLES.map((role) => [role, pickColor(scales, themes[theme][role])])) as Record<Role, Color>;
	return { scales, roles: { light: rolesIn('light'), dark: rolesIn('dark') }, audit, adjustments };
}

/** Options of `systemCode`. */
export interface SystemCodeOptions extends SystemOptions {
	/** Format of the code; default `tailwind`. */
	readonly format?: SystemFormat;
	/** Notation of values; default `oklch`. */
	readonly values?: ValueStyle;
	/** Name of the system, 1 to 60 characters; default `Brand`. */
	readonly name?: string;
}

/**
 * The system as a file of code, binary formats as base64: `systemCode({ primary: '#3b82f6' }, { format: 'css' })`.
 * @param brand The primary color and optional others.
 * @param options Optional settings.
 * @returns The file.
 * @throws InputError
 * @example
 * systemCode({ primary: '#3b82f6' }, { format: 'css' }).includes('--primary'); // true
 */
export function systemCode(brand: Brand, options: SystemCodeOptions = {}): string {
	const { format = 'tailwind', values = 'oklch', name = 'Brand', ...choices } =
		readOptions(options, ['format', 'values', 'name', ...OPTIONS], 'options');
	const kind = readWord(format, SYSTEM_FORMATS, 'options.format'), style = readWord(values, VALUE_STYLES, 'options.values');
	return WRITERS[kind].write(systemTokens(buildFrom(brand, choices), readName(name, 'options.name')), style);
}

/** Options of `tokens`. */
export interface TokenOptions {
	/** Format of the file; default `css`. */
	readonly format?: TokenFormat;
	/** Notation of values; default `oklch`. */
	readonly values?: ValueStyle;
}

const MOST_TOKENS = 1000;

/**
 * Named colors as a file of design tokens: `tokens({ brand: '#3b82f6', ink: 'oklch(0.2 0.02 260)' })`. Names become unique ASCII slugs;
 * 1 to 1000 colors, at most 30 for `procreate`.
 * @param colors The colors.
 * @param options Optional settings.
 * @returns The file.
 * @throws InputError
 * @example
 * tokens({ brand: '#3b82f6' }, { values: 'hex' }).includes('--brand: #3b82f6;'); // true
 */
export function tokens(colors: Readonly<Record<string, ColorLike>>, options: TokenOptions = {}): string {
	const named = readEntries(colors, 1, MOST_TOKENS, 'colors')
		.map(([name, color]) => ({ name: readName(name, 'colors'), color: readColor(color, `colors.${name}`) }));
	const { format = 'css', values = 'oklch' } = readOptions(options, ['format', 'values'], 'options');
	const kind = readWord(format, TOKEN_FORMATS, 'options.format'), { room = MOST_TOKENS, write } = WRITERS[kind];
	if (named.length > room) {
		throw fault('colors', `must have at most ${room} fields for "${kind}", got ${named.length}. Send fewer, or write another format`);
	}
	return write(looseTokens(toTokens(named)), readWord(values, VALUE_STYLES, 'options.values'));
}

function readName(value: unknown, name: string): string {
	const text = readText(value, name, 'Brand');
	if (text.length < 1 || text.length > LONGEST_TOKEN_NAME) throw fault(name, `must have names of 1 to ${LONGEST_TOKEN_NAME} characters`);
	return text;
}
