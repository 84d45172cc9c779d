/*
 * Themes for Tailwind and shadcn/ui, compiled by Tailwind v4.
 */

import { compile } from 'tailwindcss';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SHADCN_NAMES } from '../../src/tokens/shadcn.ts';
import { BRANDS, built, PREFIX, resolved, tailwindName, readVariables } from './built.ts';
import { exported, toHex, isColor, SENT, STYLES } from './exported.ts';

const tailwind = suite('Tailwind v4');

const UTILITIES = [
	['bg', 'background-color'], ['text', 'color'], ['border', 'border-color'], ['fill', 'fill'], ['stroke', 'stroke'],
	['outline', 'outline-color'], ['accent', 'accent-color'], ['caret', 'caret-color'], ['decoration', 'text-decoration-color'],
] as const;

/** The declarations of every rule of a class in compiled CSS. */
const readRules = (css: string, name: string): string =>
	[...css.matchAll(new RegExp(`^ *\\.${name} \\{([^}]*)`, 'gm'))].map((match) => match[1]!).join('');

for (const style of STYLES) {
	tailwind(`makes every utility from every name, with the exact color, in ${style}`, async () => {
		const { tokens, code } = exported('tailwind', style);
		const { build } = await compile(`${code}@tailwind utilities;`);
		const css = build(tokens.flatMap(({ name }) => UTILITIES.map(([utility]) => `${utility}-${name}`)));
		tokens.forEach(({ name, color }, i) => {
			assert.ok(css.includes(`  --color-${name}: ${color};\n`), `--color-${name}: ${color} in ${css.slice(0, 2000)}`);
			isColor(color, SENT[i]!, style);
			for (const [utility, property] of UTILITIES) {
				assert.match(readRules(css, `${utility}-${name}`), `${property}: var(--color-${name})`, `${utility}-${name}`);
			}
		});
	});

	tailwind(`mixes a share of every color in ${style}`, async () => {
		const { tokens, code } = exported('tailwind', style);
		const { build } = await compile(`${code}@tailwind utilities;`);
		const css = build(tokens.map(({ name }) => `bg-${name}/50`));
		for (const { name } of tokens) assert.ok(css.includes(`color-mix(in oklab, var(--color-${name}) 50%, transparent)`), name);
	});
}

tailwind('makes no utility from a name that is not there', async () => {
	const { code } = exported('tailwind', 'oklch');
	const { build } = await compile(`${code}@tailwind utilities;`);
	assert.is(build(['bg-nothing']).includes('bg-nothing'), false);
});

for (const style of STYLES) {
	tailwind(`makes a utility of every step and role of a design system, with its color in light and in dark, in ${style}`, async () => {
		for (const brand of BRANDS) {
			const { code, steps, shown } = built(brand, 'tailwind', style);
			const names = [...[...steps.keys()].map(tailwindName), ...shown.light.keys()];
			const { build } = await compile(`${code}@tailwind utilities;`);
			const css = build(names.flatMap((name) => [`bg-${name}`, `text-${name}`]));
			const { light, dark } = readVariables(css);
			for (const [utility, property] of [['bg', 'background-color'], ['text', 'color']] as const) {
				const isMade = (name: string, variable: string): void =>
					assert.match(readRules(css, `${utility}-${name}`), `${property}: var(--${variable})`, `${utility}-${name}`);
				for (const name of [...steps.keys()].map(tailwindName)) isMade(name, `color-${name}`);
				for (const name of shown.light.keys()) isMade(name, name);
			}
			for (const [name, hex] of steps) assert.is(toHex(resolved(`color-${tailwindName(name)}`, light)), hex, `${brand} ${name}`);
			for (const [name, hex] of shown.light) assert.is(toHex(resolved(name, light)), hex, `${brand} ${name}`);
			for (const [name, hex] of shown.dark) assert.is(toHex(resolved(name, dark)), hex, `${brand} ${name} in dark`);
		}
	});
}

tailwind('keeps all 88 steps, used or not', async () => {
	const { code, steps } = built('#3b82f6', 'tailwind', 'oklch');
	const css = (await compile(`${code}@tailwind utilities;`)).build([]);
	assert.is(steps.size, 88);
	for (const step of steps.keys()) assert.match(css, `  --color-${tailwindName(step)}: oklch(`, step);
});

tailwind('follows the class with its dark variant, and keeps its own neutral', async () => {
	const { code } = built('#3b82f6', 'tailwind', 'oklch');
	const { build } = await compile(`@theme { --color-neutral-500: #737373; }\n${code}@tailwind utilities;`);
	const css = build(['dark:bg-primary', 'bg-neutral-500', `bg-${PREFIX}-neutral-500`]);
	assert.match(css, /\.dark\\:bg-primary:where\(\.dark, \.dark \*\) \{\s*background-color: var\(--primary\);/);
	assert.not.match(css, 'prefers-color-scheme');
	assert.match(css, '--color-neutral-500: #737373;');
	assert.match(readRules(css, 'bg-neutral-500'), 'background-color: var(--color-neutral-500)');
	assert.match(readRules(css, `bg-${PREFIX}-neutral-500`), `background-color: var(--color-${PREFIX}-neutral-500)`);
});

tailwind('compiles the shadcn/ui theme of a design system, every variable a utility, radii too', async () => {
	for (const brand of BRANDS) {
		for (const style of STYLES) {
			const { code, steps, shown } = built(brand, 'shadcn', style);
			const { build } = await compile(`${code}@tailwind utilities;`);
			const vivid = (role: string): string => (/^(?:secondary|accent)/.test(role) ? `vivid-${role}` : role);
			const names = [...SHADCN_NAMES, ...[...shown.light.keys()].map(vivid), ...[...steps.keys()].map(tailwindName).map(vivid)];
			const css = build([...names.map((name) => `bg-${name}`), 'rounded-sm', 'rounded-lg', 'rounded-4xl']);
			const { light, dark } = readVariables(css);
			for (const name of names) assert.match(readRules(css, `bg-${name}`), `background-color: var(--${name})`, name);
			for (const size of ['sm', 'lg', '4xl']) assert.match(readRules(css, `rounded-${size}`), 'var(--radius)', size);
			for (const [name, hex] of steps) assert.is(toHex(resolved(vivid(tailwindName(name)), light)), hex, `${brand} ${name}`);
			for (const [role, hex] of shown.light) assert.is(toHex(resolved(vivid(role), light)), hex, `${brand} ${role}`);
			for (const [role, hex] of shown.dark) assert.is(toHex(resolved(vivid(role), dark)), hex, `${brand} ${role} in dark`);
		}
	}
});

tailwind.run();
