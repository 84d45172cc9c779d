/*
 * Themes for Tailwind and shadcn/ui, compiled by Tailwind v4.
 */

import { compile } from 'tailwindcss';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { SHADCN_NAMES, writeShadcn, type ShadcnColors } from '../../src/tokens/shadcn.ts';
import { groupedToken } from '../../src/tokens/token.ts';
import { BRANDS, built, resolved, variablesOf } from './built.ts';
import { exported, hexOf, isColor, SENT, STYLES } from './exported.ts';

const tailwind = suite('Tailwind v4');

const UTILITIES = [
	['bg', 'background-color'], ['text', 'color'], ['border', 'border-color'], ['fill', 'fill'], ['stroke', 'stroke'],
	['outline', 'outline-color'], ['accent', 'accent-color'], ['caret', 'caret-color'], ['decoration', 'text-decoration-color'],
] as const;

/** The declarations of every rule of a class in compiled CSS. */
const rulesOf = (css: string, name: string): string =>
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
				assert.match(rulesOf(css, `${utility}-${name}`), `${property}: var(--color-${name})`, `${utility}-${name}`);
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

tailwind('gives every variable of shadcn/ui a utility, in light and dark, and the radii theirs', async () => {
	const all = (from: number): ShadcnColors =>
		Object.fromEntries(SHADCN_NAMES.map((name, i) => [name, fromRgb24(from + i)])) as unknown as ShadcnColors;
	for (const style of STYLES) {
		const code = writeShadcn(
			{ light: all(0xf0f000), dark: all(0x000f00), more: { light: [groupedToken('primary', '500', fromRgb24(0x3b82f6))], dark: [] } },
			style,
		);
		const { build } = await compile(`${code}@tailwind utilities;`);
		const css = build([...SHADCN_NAMES, 'primary-500'].map((name) => `bg-${name}`).concat('rounded-sm', 'rounded-lg', 'rounded-4xl'));
		for (const name of [...SHADCN_NAMES, 'primary-500']) assert.match(rulesOf(css, `bg-${name}`), `background-color: var(--${name})`, name);
		for (const size of ['sm', 'lg', '4xl']) assert.match(rulesOf(css, `rounded-${size}`), 'var(--radius)', size);
		SHADCN_NAMES.forEach((name, i) => {
			const values = [...css.matchAll(new RegExp(`^ +--${name}: (.*);$`, 'gm'))].map((match) => hexOf(match[1]!));
			assert.equal(values, [0xf0f000 + i, 0x000f00 + i].map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`), name);
		});
	}
});

for (const style of STYLES) {
	tailwind(`makes a utility of every step and role of a design system, with its color in light and in dark, in ${style}`, async () => {
		for (const brand of BRANDS) {
			const { code, steps, shown } = built(brand, 'tailwind', style);
			const names = [...steps.keys(), ...shown.light.keys()];
			const { build } = await compile(`${code}@tailwind utilities;`);
			const css = build(names.flatMap((name) => [`bg-${name}`, `text-${name}`]));
			const { light, dark } = variablesOf(css);
			for (const [utility, property] of [['bg', 'background-color'], ['text', 'color']] as const) {
				for (const name of steps.keys())
					assert.match(rulesOf(css, `${utility}-${name}`), `${property}: var(--color-${name})`, `${utility}-${name}`);
				for (const name of shown.light.keys())
					assert.match(rulesOf(css, `${utility}-${name}`), `${property}: var(--${name})`, `${utility}-${name}`);
			}
			for (const [name, hex] of steps) assert.is(hexOf(resolved(`color-${name}`, light)), hex, `${brand} ${name}`);
			for (const [name, hex] of shown.light) assert.is(hexOf(resolved(name, light)), hex, `${brand} ${name}`);
			for (const [name, hex] of shown.dark) assert.is(hexOf(resolved(name, dark)), hex, `${brand} ${name} in dark`);
		}
	});
}

tailwind('keeps the steps that only roles refer to', async () => {
	const { code, themes } = built('#3b82f6', 'tailwind', 'oklch');
	const { build } = await compile(`${code}@tailwind utilities;`);
	const css = build(['bg-background', 'text-muted-foreground']);
	for (const step of [...Object.values(themes.light), ...Object.values(themes.dark)]) assert.match(css, `  --color-${step}: oklch(`, step);
	assert.match(rulesOf(css, 'bg-background'), 'background-color: var(--background)');
	assert.match(rulesOf(css, 'text-muted-foreground'), 'color: var(--muted-foreground)');
});

tailwind('compiles the shadcn/ui theme of a design system, steps and roles alike', async () => {
	for (const brand of BRANDS) {
		const { code, steps, shown } = built(brand, 'shadcn', 'oklch');
		const { build } = await compile(`${code}@tailwind utilities;`);
		const names = [...SHADCN_NAMES, ...steps.keys()];
		const css = build(names.map((name) => `bg-${name}`));
		const { light, dark } = variablesOf(css);
		for (const name of names) assert.match(rulesOf(css, `bg-${name}`), `background-color: var(--${name})`, name);
		for (const [name, hex] of steps) assert.is(hexOf(resolved(name, light)), hex, `${brand} ${name}`);
		for (const name of SHADCN_NAMES) {
			const role = name === 'destructive' ? 'danger' : name;
			if (!shown.light.has(role)) continue;
			assert.is(hexOf(resolved(name, light)), shown.light.get(role), `${brand} ${name}`);
			assert.is(hexOf(resolved(name, dark)), shown.dark.get(role), `${brand} ${name} in dark`);
		}
	}
});

tailwind.run();
