/*
 * Seeded random themes in every form: literals in many notations, translucent colors, chains of references with and without
 * fallbacks, relative colors, color-mix(), light-dark(), several modes and parts of pages, and pairs declared at random.
 *
 * The colors are drawn without regard to contrast, so most pairs fail and nearly every place is shared.
 */

import type { Random } from '../../src/math/random.ts';
import type { TargetId } from '../../src/palette/contrast-fix.ts';
import type { DeclaredPair } from '../../src/theme/judge-pairs.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { anyColor } from './samples.ts';

export interface RandomTheme {
	readonly text: string;
	readonly declared: readonly DeclaredPair[];
	readonly target: TargetId;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

const SURFACES = ['background', 'card', 'primary', 'muted', 'accent', 'popover', 'a', 'b'] as const;
const PALETTE = ['brand', 'gray', 'ink', 'paper'] as const;

/** A surface's text, by the naming of shadcn/ui or of Material. */
const textFor = (surface: string, separator: string): string =>
	(surface === 'background' ? 'foreground' : surface === 'a' ? `on${separator}a` : `${surface}${separator}foreground`);

const namesFor = (separator: string): readonly string[] => [...PALETTE, ...SURFACES.flatMap((name) => [name, textFor(name, separator)])];

const TARGETS: readonly TargetId[] = ['aa', 'aa', 'aa', 'aa-large', 'aaa', 'apca-body', 'apca-large'];

const hexByte = (random: Random): string => Math.floor(random() * 256).toString(16).padStart(2, '0');
const hex = (random: Random): string => `#${hexByte(random)}${hexByte(random)}${hexByte(random)}`;
const share = (random: Random): string => (Math.round(random() * 100) / 100).toString();

/** A random theme of any form, with its declared pairs. */
export function randomTheme(random: Random): RandomTheme {
	const write = pick(random, [cssTheme, cssTheme, cssTheme, tailwind3Theme, dtcgTheme, resolverTheme, studioTheme, figmaTheme, plainTheme]);
	const text = write(random), keys = readTheme(text).entries.map(({ key }) => key);
	const declared = random() < 0.4 ? Array.from({ length: Math.floor(random() * 4) }, () =>
		({ text: pick(random, keys), background: pick(random, keys), target: pick(random, TARGETS) })) : [];
	return { text, declared, target: pick(random, TARGETS) };
}

/** A value of CSS. References to names that exist nowhere, and circles, are among them. */
function cssValue(random: Random, depth = 2): string {
	const name = (): string => `var(--${random() < 0.02 ? 'nowhere' : pick(random, namesFor('-'))})`;
	const inner = (): string => (depth > 0 && random() < 0.3 ? cssValue(random, depth - 1) : random() < 0.5 ? name() : hex(random));
	const factor = (): string => (0.3 + random() * 1.4).toFixed(2);
	const space = (): string => pick(random, ['oklch', 'oklab', 'srgb', 'hsl', 'lab']);
	const roll = random();
	if (roll < 0.45) return anyColor(random);
	if (roll < 0.53) return `${hex(random)}${hexByte(random)}`;
	if (roll < 0.58) return `rgb(${[0, 1, 2].map(() => Math.floor(random() * 256)).join(' ')} / ${share(random)})`;
	if (roll < 0.70) return name();
	if (roll < 0.73) return `var(--${pick(random, namesFor('-'))}, ${inner()})`;
	if (roll < 0.80) return `oklch(from ${name()} calc(l * ${factor()}) c h)`;
	if (roll < 0.83) return `hsl(from ${inner()} h s calc(l + ${Math.floor(random() * 60 - 30)}))`;
	if (roll < 0.86) return `rgb(from ${name()} r g b / ${share(random)})`;
	if (roll < 0.92) return `color-mix(in ${space()}, ${inner()} ${Math.floor(random() * 100)}%, ${inner()})`;
	if (roll < 0.94) return `color-mix(in srgb, ${name()}, transparent ${Math.floor(random() * 100)}%)`;
	if (roll < 0.98) return `light-dark(${inner()}, ${inner()})`;
	return pick(random, [`hsl(${name()})`, `hsl(${name()} / ${share(random)})`]);
}

const BLOCKS: readonly (readonly [open: string, close: string, share: number])[] = [
	[':root {', '}', 0.9], ['.dark {', '}', 0.4], ['@media (prefers-color-scheme: dark) { :root {', '} }', 0.25],
	['[data-theme="ocean"] {', '}', 0.3], ['@media (min-width: 800px) { :root {', '} }', 0.15],
	['.notice {', '}', 0.15], ['.dark .notice {', '}', 0.1],
];

function cssTheme(random: Random): string {
	const opening = random() < 0.2 ? '@theme {' : ':root {';
	return BLOCKS.map(([open, close, amount]) => {
		const lines = namesFor('-').filter(() => random() < amount * 0.8).map((name) => `\t--${name}: ${cssValue(random)};`);
		if (lines.length === 0 || (open !== ':root {' && random() < 0.4)) return '';
		return `${open === ':root {' ? opening : open}\n${lines.join('\n')}\n${close}\n`;
	}).join('') + ':root { --ink: #444; }\n';
}

/** A tree of objects with `leaf` at each name. */
function nested(names: readonly string[], separator: string, leaf: (name: string) => unknown): object {
	const tree: Record<string, unknown> = {};
	for (const name of names) {
		const path = name.split(separator), value = leaf(name);
		if (value === undefined) continue;
		let at = tree;
		for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Record<string, unknown>;
		const last = path.at(-1)!;
		at[last] = typeof at[last] === 'object' && typeof value === 'object' ? { ...at[last], ...value } : value;
	}
	return tree;
}

const written = (random: Random, tree: unknown): string => JSON.stringify(tree, null, pick(random, [0, 1, '\t']));

function tailwind3Theme(random: Random): string {
	const value = (): string => pick(random, [
		() => anyColor(random), () => anyColor(random), () => `${hex(random)}${hexByte(random)}`,
		() => `rgb(${Math.floor(random() * 256)} 90 120 / <alpha-value>)`,
	])();
	const names = namesFor('-').filter(() => random() < 0.8);
	const colors = Object.fromEntries(names.map((name) => [name, random() < 0.2 ? { DEFAULT: value(), foreground: value() } : value()]));
	const some = (): object => Object.fromEntries(names.filter(() => random() < 0.4).map((name) => [name, value()]));
	const themes = random() < 0.3 ? { daisyui: { themes: [{ night: some() }] } } : {};
	return written(random, { theme: random() < 0.5 ? { colors } : { extend: { colors } }, ...themes });
}

const dtcgName = (random: Random): string => pick(random, namesFor('.'));

function dtcgValue(random: Random): unknown {
	const alpha = random() < 0.25 ? { alpha: Number(share(random)) } : {}, unit = (): number => Math.round(random() * 1000) / 1000;
	return pick(random, [
		() => hex(random), () => hex(random).toUpperCase(), () => `{${dtcgName(random)}}`, () => `${hex(random)}${hexByte(random)}`,
		() => ({ colorSpace: 'srgb', components: [unit(), unit(), unit()], ...alpha }),
		() => ({ colorSpace: 'oklch', components: [unit(), Math.round(random() * 25) / 100, Math.round(random() * 360)], ...alpha }),
		() => ({ colorSpace: 'display-p3', components: [unit(), unit(), unit()], ...alpha, hex: '#336699' }),
		() => ({ $ref: `#/${dtcgName(random).split('.').join('/')}` }),
	])();
}

/** The separator of tokens is a point, but a token cannot hold another one: surfaces are written as groups with `$root`. */
const dtcgTokens = (random: Random, amount: number): object => nested(namesFor('.').filter(() => random() < amount), '.', (name) => {
	const token = {
		$value: dtcgValue(random),
		...(random() < 0.3 && { $extensions: { mode: { light: dtcgValue(random), ...(random() < 0.6 && { dark: dtcgValue(random) }) } } }),
	};
	return name.includes('.') ? token : { $root: token };
});

const dtcgTheme = (random: Random): string => written(random, { $type: 'color', ...dtcgTokens(random, 0.85) });

const resolverTheme = (random: Random): string => written(random, {
	version: '2025.10',
	sets: { base: { sources: [{ $type: 'color', ...dtcgTokens(random, 0.8) }] } },
	modifiers: {
		theme: {
			default: 'light',
			contexts: {
				light: [],
				dark: [{ $type: 'color', ...dtcgTokens(random, 0.3) }],
				ocean: [{ $type: 'color', ...dtcgTokens(random, 0.2) }],
			},
		},
	},
	resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
});

function studioTheme(random: Random): string {
	const value = (): string => pick(random, [
		() => hex(random), () => hex(random), () => `{${dtcgName(random)}}`, () => `rgba({${dtcgName(random)}}, ${share(random)})`,
		() => `${hex(random)}${hexByte(random)}`, () => `hsl(${Math.floor(random() * 360)}, 40%, ${Math.floor(random() * 100)}%)`,
	])();
	// A token cannot contain another one here either, and `$root` is missing: surfaces are called `card.default`.
	const set = (amount: number): object => nested(namesFor('.').filter(() => random() < amount)
		.map((name) => (name.includes('.') ? name : `${name}.default`)), '.', () => ({ value: value(), type: 'color' }));
	const sets = { core: set(0.85), light: set(0.3), dark: set(0.3) };
	const theme = (name: string): object => ({ id: name, name, selectedTokenSets: { core: 'enabled', [name]: 'enabled' } });
	const $themes = random() < 0.6 ? [theme('light'), theme('dark')] : [];
	return written(random, { ...sets, $themes, $metadata: { tokenSetOrder: Object.keys(sets) } });
}

function figmaTheme(random: Random): string {
	const names = namesFor('-').filter(() => random() < 0.85), unit = (): number => Math.round(random() * 1e4) / 1e4;
	const value = (): object => (random() < 0.25
		? { type: 'VARIABLE_ALIAS', id: pick(random, names) }
		: { r: unit(), g: unit(), b: unit(), a: random() < 0.8 ? 1 : unit() });
	const modes = random() < 0.5 ? ['Light'] : ['default', 'Dark'];
	const variables = Object.fromEntries(names.map((name) => [name, {
		id: name, name, resolvedType: 'COLOR', variableCollectionId: 'c', valuesByMode: Object.fromEntries(modes.map((mode) => [mode, value()])),
	}]));
	const variableCollections = { c: { id: 'c', name: 'c', modes: modes.map((mode) => ({ modeId: mode, name: mode })) } };
	return written(random, random() < 0.5 ? { meta: { variableCollections, variables } } : { variableCollections, variables });
}

function jsonTheme(random: Random): string {
	const colors = (amount: number): object => Object.fromEntries(namesFor('-').filter(() => random() < amount)
		.map((name) => [name, random() < 0.8 ? anyColor(random) : `${hex(random)}${hexByte(random)}`]));
	return written(random, random() < 0.5 ? { colors: colors(0.9) } : { schemes: { light: colors(0.9), dark: colors(0.7) } });
}

const plainTheme = (random: Random): string => pick(random, [jsonTheme, sassTheme, sassTheme, scriptTheme])(random);

/** Variables, references, functions of Sass, and a map of roles for each theme. */
function sassTheme(random: Random): string {
	const names = namesFor('-').filter(() => random() < 0.85), name = (): string => `$${pick(random, names)}`;
	const value = (): string => pick(random, [
		() => anyColor(random), () => hex(random), name, () => `rgba(${name()}, ${share(random)})`, () => `darken(${name()}, ${Math.floor(random() * 40)}%)`,
		() => `mix(${hex(random)}, ${name()}, ${Math.floor(random() * 100)}%)`,
	])();
	const map = (amount: number): string => `(${names.filter(() => random() < amount).map((key) => `"${key}": ${value()}`).join(', ')}, "ink": #444)`;
	const themes = random() < 0.5 ? `$themes: ("light": ${map(0.4)}, "dark": ${map(0.4)});\n` : '';
	return `// Colors\n${names.map((one) => `$${one}: ${value()}${random() < 0.2 ? ' !default' : ''};\n`).join('')}$ink: #444;\n${themes}`;
}

/** A configuration as a module, or custom properties in an object. */
function scriptTheme(random: Random): string {
	if (random() < 0.5) return `/** @type {import('tailwindcss').Config} */\nmodule.exports = ${tailwind3Theme(random)};\n`;
	const rule = (amount: number): string => namesFor('-').filter(() => random() < amount)
		.map((name) => `    '--${name}': '${cssValue(random)}',\n`).join('');
	return `const variables = {\n  ':root': {\n${rule(0.8)}    '--ink': '#444',\n  },\n  '.dark': {\n${rule(0.3)}  },\n};\nexport default variables;\n`;
}
