import { compile } from 'tailwindcss';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { SHADCN_NAMES, writeShadcn, type ShadcnColors } from '../../src/tokens/shadcn.ts';
import { groupedToken } from '../../src/tokens/token.ts';
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
	const all = (from: number): ShadcnColors => Object.fromEntries(SHADCN_NAMES.map((name, i) => [name, fromRgb24(from + i)])) as unknown as ShadcnColors;
	for (const style of STYLES) {
		const code = writeShadcn({ light: all(0xf0f000), dark: all(0x000f00), more: { light: [groupedToken('primary', '500', fromRgb24(0x3b82f6))], dark: [] } }, style);
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

tailwind.run();
