/*
 * Systems in Tailwind 4, and in Tailwind 3 by its command line.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { built, PREFIX, tailwindName } from './built.ts';
import { command, inFolder, isWide, ran, WIDE } from './in-folder.ts';

const require = createRequire(import.meta.url);

const PAGE = `<p class="bg-primary bg-primary/50 dark:text-danger bg-neutral-100 bg-${PREFIX}-neutral-100 fill-chart-6 border-overlay">`;

const tailwind = suite('Tailwind');

/** Compiled CSS of each major version. */
const compiled = {
	4: async (brand: string): Promise<string> => {
		const sheet = `@import "tailwindcss";\n${built(brand, 'tailwind', 'oklch').code}`;
		const loadStylesheet = (_: string, base: string): Promise<{ path: string; base: string; content: string }> =>
			Promise.resolve({ path: 'tailwind.css', base, content: readFileSync(require.resolve('tailwindcss/index.css'), 'utf8') });
		const { build } = await compile(sheet, { base: import.meta.dirname, loadStylesheet });
		return build(PAGE.split(/["\s<>]+/));
	},
	3: (brand: string): Promise<string> => Promise.resolve(inFolder({
		'in.css': '@tailwind base;\n@tailwind utilities;\n',
		'preset.mjs': built(brand, 'tailwind3', 'oklch').code,
		'config.mjs': 'import preset from \'./preset.mjs\';\nexport default { presets: [preset], content: [\'./page.html\'] };\n',
		'page.html': PAGE,
	}, (folder) => {
		ran(folder, command('tailwindcss-3', 'lib/cli.js'), '-c', 'config.mjs', '-i', 'in.css', '-o', 'out.css');
		return readFileSync(join(folder, 'out.css'), 'utf8');
	})),
} as const;

for (const version of [4, 3] as const) {
	tailwind(`${version}: the dark variant follows the class, every color is a utility, and neutral stays Tailwind's`, async () => {
		const css = await compiled[version]('#3b82f6');
		assert.match(css, version === 4 ? /\.dark\\:text-danger:where\(\.dark, \.dark \*\) \{/ : /\.dark\\:text-danger:is\(\.dark \*\) \{/);
		// The class alone decides, not the preference of the operating system.
		assert.not.match(css, /prefers-color-scheme/);
		const utilities = ['bg-primary', 'bg-primary\\/50', 'bg-neutral-100', `bg-${PREFIX}-neutral-100`, 'fill-chart-6', 'border-overlay'];
		for (const name of utilities) assert.ok(css.includes(`.${name} {`), name);
		for (const step of built('#3b82f6', 'tailwind', 'oklch').steps.keys()) {
			assert.match(css, `${version === 4 ? '--color' : '-'}-${tailwindName(step)}: oklch(`, step);
		}
		assert.match(css, /color-scheme: dark;/);
		assert.not.match(css, /color-gamut/);
	});

	tailwind(`${version}: a brand in Display P3 is in sRGB first, then wide for screens that show it`, async () => {
		const css = await compiled[version](WIDE), name = version === 4 ? '--color-primary-300' : '--primary-300';
		const values = [...css.matchAll(new RegExp(`${name}: (.*);`, 'g'))].map((match) => match[1]!);
		assert.equal(values.map(isWide), [false, true]);
		assert.ok(css.indexOf(values[1]!) > css.indexOf('@media (color-gamut: p3)'));
	});
}

tailwind.run();
