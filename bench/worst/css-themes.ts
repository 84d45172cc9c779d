/*
 * Themes as style sheets, seeded: custom properties, Tailwind 4 and shadcn/ui, with variables, nested fallbacks, expressions of CSS
 * Color 5, modes as classes and media queries, comments and rules of other kinds.
 */

import type { Random } from '../../src/math/random.ts';
import { expression } from './colors.ts';
import { below, pick } from './tape.ts';
import { drawTokens, type Token, type Value } from './tokens.ts';

const nameIn = (path: readonly string[], prefix: string): string => `--${prefix}${path.join('-')}`;

/** A value as CSS writes it; references become var(), in a row, nested as fallbacks, or inside expressions. */
function cssValue(value: Value, style: number, random: Random, prefix: string): string {
	if (value.kind === 'blank') return '';
	if (value.kind === 'color') return style === 3 ? expression(random, 1 + below(random, 4)) : value.hex;
	const names = value.paths.map((path) => nameIn(path, prefix));
	if (style === 0) return names.map((name) => `var(${name})`).join(' ');
	if (style === 1) return names.reduce((fallback, name) => `var(${name}${fallback === '' ? '' : `,${fallback}`})`, '');
	if (style === 2) return `rgb(${names.map((name) => `var(${name})`).join(' ')} 0 0)`;
	return expression(random, 1 + below(random, 3), () => pick(random, names));
}

const SELECTORS = [
	'.dark', '[data-theme="x"]', ':root[data-mode=dark] .a', '@media (prefers-color-scheme: dark)', '.a, .b, .c, .d', ':is(.a,.b,.c) :is(.d,.e,.f)',
	'@media (prefers-contrast: more) and (prefers-color-scheme: dark)', '.dark .high-contrast', '@supports (color: oklch(0 0 0))',
];

function block(selector: string, declarations: readonly string[]): string {
	const text = declarations.join('');
	return selector.startsWith('@') && !selector.startsWith('@theme') ? `${selector}{:root{${text}}}` : `${selector}{${text}}`;
}

/** A rule without colors that must be parsed: comments, strings, @property, nesting. */
const clutter = (random: Random, size: number): string => pick(random, [
	() => `/*${'*'.repeat(size)}*/`,
	() => `@property${' '.repeat(size)}x{syntax:a;}`,
	() => `@property --p{${'syntax:a;'.repeat(size / 9)}}`,
	() => '{'.repeat(size),
	() => `.a{${'.b &{'.repeat(size / 10)}${'}'.repeat(size / 10)}}`,
	() => `.a{--s:"${'\\"'.repeat(size / 2)}";}`,
	() => `${'.a,'.repeat(size / 3)}.b{--x:red;}`,
	() => `@media ${'(min-width:1px) and '.repeat(size / 20)}(a){:root{--y:red}}`,
	() => `:root{--z:${'('.repeat(size / 2)}${')'.repeat(size / 2)};}`,
	() => `:root{--z:${'/**/'.repeat(size / 4)};}`,
])();

function sheet(random: Random, size: number, root: string, prefix: string): string {
	const style = below(random, 4), shareOfClutter = pick(random, [0, 0, 0, 0.3, 0.9]);
	const { modes, tokens } = drawTokens(random, size * (1 - shareOfClutter), style === 3 ? 60 : 26);
	const declare = ({ path, values }: Token, mode: number): string => {
		const value = values[mode];
		return value === undefined ? '' : `${nameIn(path, prefix)}:${cssValue(value, style, random, prefix)};`;
	};
	const blocks = modes.map((_, mode) => block(
		mode === 0 ? root : mode < SELECTORS.length ? SELECTORS[mode - 1]! : `.m${mode}`,
		tokens.map((token) => declare(token, mode)),
	));
	return (shareOfClutter === 0 ? '' : clutter(random, Math.floor(size * shareOfClutter))) + blocks.join('\n');
}

/** Custom properties of a style sheet. */
export const cssTheme = (random: Random, size: number): string => sheet(random, size, ':root', '');

/** Tailwind 4. */
export const tailwindTheme = (random: Random, size: number): string => sheet(random, size, pick(random, ['@theme', '@theme inline']), 'color-');

/** shadcn/ui: variables of channels, and a theme of Tailwind that refers to them. */
export function shadcnTheme(random: Random, size: number): string {
	const { tokens } = drawTokens(random, size, 60), own = (path: readonly string[]): string => path.join('-');
	const channels = (): string => `${below(random, 360)} ${below(random, 101)}% ${below(random, 101)}%`;
	const lines = tokens.map(({ path, values: [value] }) => `--${own(path)}:${value?.kind === 'references' ? `var(--${own(value.paths[0]!)})` : channels()};`);
	const uses = tokens.map(({ path }) => `--color-${own(path)}:hsl(var(--${own(path)}));`);
	return `:root{--background:0 0% 100%;--foreground:0 0% 0%;${lines.join('')}}.dark{${lines.slice(0, lines.length >> 2).join('')}}@theme inline{${uses.join('')}}`;
}
