/*
 * Systems in shadcn/ui by its schema, and in Sass by compiling.
 */

import { compileString } from 'sass';
import { registryItemSchema } from 'shadcn/schema';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BRANDS, built } from './built.ts';
import { toHex, STYLES } from './exported.ts';
import { isWide, WIDE } from './in-folder.ts';

const shadcn = suite('shadcn/ui');

shadcn('takes the code and the answer itself as an item of a registry, with every variable', () => {
	for (const brand of [...BRANDS, WIDE]) {
		for (const style of STYLES) {
			const answer = built(brand, 'shadcn-registry', style);
			for (const item of [answer, JSON.parse(answer.code)] as unknown[]) {
				const { success, data } = registryItemSchema.safeParse(item);
				assert.ok(success, `${brand} ${style}`);
				assert.is(data.type, 'registry:theme');
				assert.is(toHex(data.cssVars!.light!['primary']!), answer.roles.light.primary);
				assert.is(toHex(data.cssVars!.dark!['primary']!), answer.roles.dark.primary);
				assert.equal(Object.keys(data.cssVars!.light!).filter((name) => /^(?:--|color-)/.test(name)), []);
			}
		}
	}
});

shadcn('refuses the answer in another format', () => {
	assert.not.ok(registryItemSchema.safeParse(built('teal', 'shadcn', 'oklch')).success);
});

shadcn.run();

const sass = suite('Sass');

for (const style of STYLES) {
	sass(`compiles a system: each theme as custom properties, in ${style}`, () => {
		for (const brand of [...BRANDS, WIDE]) {
			const { code, shown, steps } = built(brand, 'scss', style);
			const url = new URL('memory:tokens');
			const sheet = `@use "tokens";
				:root { a: tokens.$primary-500; @include tokens.theme("light"); }
				.dark { @include tokens.theme("dark"); }`;
			const { css } = compileString(sheet, {
				importers: [{ canonicalize: (name) => (name === 'tokens' ? url : null), load: () => ({ contents: code, syntax: 'scss' }) }],
				logger: { warn: (message) => { throw new Error(message); }, debug: () => {} },
			});
			const [light = '', dark = ''] = [...css.matchAll(/^(?::root|\.dark) \{([^}]*)\}/gm)].map((match) => match[1]!);
			for (const [text, theme] of [[light, 'light'], [dark, 'dark']] as const) {
				assert.match(text, `color-scheme: ${theme};`);
				for (const [role, hex] of shown[theme]) {
					assert.is(toHex(new RegExp(`--${role}: (.*);`).exec(text)![1]!), hex, `${brand} ${role}`);
				}
			}
			assert.is(toHex(/ a: (.*);/.exec(css)![1]!), steps.get('primary-500'));
			assert.is(/color-gamut/.test(css), (style === 'oklch' || style === 'display-p3') && isWide(brand), brand);
		}
	});
}

sass.run();
