/*
 * Themes as code, seeded: variables and maps of Sass, and object literals of a script, with other code around them.
 */

import type { Random } from '../../src/math/random.ts';
import { tailwind3Theme } from './json-themes.ts';
import { below, pick } from './tape.ts';
import { drawTokens, type Token, type Value } from './tokens.ts';

/** Functions of Sass around a color. */
const CALLS: readonly ((color: string, other: string) => string)[] = [
	(color) => color,
	(color) => `darken(${color}, 8%)`,
	(color, other) => `mix(${color}, ${other}, 30%)`,
	(color) => `color.scale(${color}, $lightness: -12%, $saturation: 4%)`,
	(color) => `rgba(${color}, .4)`,
	(color, other) => `tint-color(mix(${color}, shade-color(${other}, 20%)), 10%)`,
];

const nameIn = (path: readonly string[]): string => `$${path.join('-')}`;

function sassValue(value: Value, call: number): string {
	if (value.kind === 'blank') return '';
	if (value.kind === 'color') return value.hex;
	const [first = '', other = first] = value.paths.map(nameIn);
	return CALLS[call]!(first, other);
}

/** Code of Sass without colors. */
const sassClutter = (random: Random, size: number): string => pick(random, [
	() => `//${'/'.repeat(size)}\n`,
	() => `/*${'*'.repeat(size)}*/`,
	() => '@mixin a($b: red) {'.repeat(size / 19),
	() => `$m: ${'("a": '.repeat(size / 7)}red${')'.repeat(size / 7)};`,
	() => `$l: ${'"\\'.repeat(size / 2)}`,
	() => `$i: ${'#{$'.repeat(size / 3)};`,
	() => `$d: red${' !default'.repeat(size / 9)};`,
	() => 'url('.repeat(size / 4),
])();

/** Variables of Sass, or one map of them with the modes as keys. */
export function sassTheme(random: Random, size: number): string {
	const call = below(random, CALLS.length), shareOfClutter = pick(random, [0, 0, 0.3, 0.9]), isMap = random() < 0.4;
	const { modes, tokens } = drawTokens(random, size * (1 - shareOfClutter), 30 + CALLS[call]!('', '').length);
	const clutter = shareOfClutter === 0 ? '' : sassClutter(random, Math.floor(size * shareOfClutter));
	const write = ({ path, values }: Token, mode: number, end: string): string =>
		(values[mode] === undefined ? '' : `${isMap ? `"${path.join('-')}"` : nameIn(path)}: ${sassValue(values[mode], call)}${end}`);
	const plain = tokens.map((token) => write(token, 0, isMap ? ', ' : ';\n')).join('');
	if (!isMap) return `$start: white;\n${clutter}${plain}`;
	const others = modes.slice(1).map((name, i) => `"${name}": (${tokens.map((token) => write(token, i + 1, ', ')).join('')})`);
	return `$theme: (${plain}${others.join(', ')});\n${clutter}`;
}

/** Code of a script without literals of colors. */
const scriptClutter = (random: Random, size: number): string => pick(random, [
	() => '{x'.repeat(size / 4) + '};'.repeat(size / 4),
	() => `x = {a: ${'['.repeat(size / 2)}${']'.repeat(size / 2)}};`,
	() => `x = ${'{a: '.repeat(size / 6)}1${'}'.repeat(size / 6)};`,
	() => `/*${'*'.repeat(size)}*/`,
	() => '//\n'.repeat(size / 3),
	() => '`${'.repeat(size / 3),
	() => '\'\n'.repeat(size / 2),
	() => 'const a = {b: c(d)};'.repeat(size / 20),
	() => '{a:1;'.repeat(size / 5),
])();

/** Literals of a script: a configuration of Tailwind, styles with custom properties, or nested objects. */
export function scriptTheme(random: Random, size: number): string {
	const shareOfClutter = pick(random, [0, 0, 0.3, 0.9]), room = Math.floor(size * (1 - shareOfClutter));
	const clutter = shareOfClutter === 0 ? '' : scriptClutter(random, Math.floor(size * shareOfClutter));
	return `const a = 1;\n${pick(random, [
		() => `module.exports = ${tailwind3Theme(random, room)};\n`,
		() => `export default ${styles(random, room)};\n`,
		() => `export const theme = ${nested(random, room)};\n`,
	])()}${clutter}`;
}

function styles(random: Random, size: number): string {
	const { modes, tokens } = drawTokens(random, size, 30);
	const name = (path: readonly string[]): string => `--${path.join('-')}`;
	const write = (value: Value): string => (value.kind === 'references' ? value.paths.map((path) => `var(${name(path)})`).join(' ')
		: value.kind === 'color' ? value.hex : '');
	const blocks = modes.map((selector, mode) => {
		const declarations = tokens.map(({ path, values: { [mode]: value } }) => (value && `'${name(path)}': '${write(value)}',`) ?? '');
		return `'${mode === 0 ? ':root' : `.${selector}`}': {${declarations.join('')}}`;
	});
	return `{${blocks.join(',')}}`;
}

/** Objects by group, each mode an object of its own. */
function nested(random: Random, size: number): string {
	const { modes, tokens } = drawTokens(random, size, 30);
	const of = (mode: number): string => tokens.map(({ path, values }) => {
		const value = values[mode];
		if (value === undefined) return '';
		const keys = path.map((part) => `'${part}'`).join(': {'), written = value.kind === 'color' ? `'${value.hex}'` : 'compute()';
		return `${keys}: ${written}${'}'.repeat(path.length - 1)},`;
	}).join('');
	return `{${modes.map((name, mode) => `'${name}': {${of(mode)}}`).join(',')}}`;
}
