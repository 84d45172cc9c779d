/*
 * Which declaration wins, by the cascade: CSS Cascading and Inheritance 5 §6.1 (importance, then layers, then specificity, then order)
 * and §6.4 (order of layers).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTheme } from '../../src/theme/read-theme.ts';
import { auditTheme } from '../../src/operations.ts';
import { colorsIn } from './colors-in.ts';

const layers = suite('cascade layers');

/** The color of `--a` by mode. */
const a = (text: string): Readonly<Record<string, string | undefined>> =>
	Object.fromEntries(Object.entries(colorsIn(text)).map(([mode, colors]) => [mode, colors['a']]));

for (const [claim, text, expected] of [
	['a later layer wins', '@layer x{:root{--a:#111}}@layer y{:root{--a:#222}}@layer x{:root{--a:#333}}', '#222222'],
	['a statement sets the order', '@layer y, x;@layer x{:root{--a:#111}}@layer y{:root{--a:#222}}', '#111111'],
	['an import sets the order', '@import "y.css" layer(y);@layer x{:root{--a:#111}}@layer y{:root{--a:#222}}', '#111111'],
	['what is outside of layers wins', ':root{--a:#111}@layer x{:root{--a:#222}}', '#111111'],
	['a layer without a name is another one each time', '@layer{:root{--a:#111}}@layer x{:root{--a:#222}}@layer{:root{--a:#333}}', '#333333'],
	['a layer wins over the layers in it', '@layer x{:root{--a:#111}@layer y{:root{--a:#222}}}', '#111111'],
	['a name with points is a layer in a layer', '@layer x.y{:root{--a:#111}}@layer x{@layer z{:root{--a:#222}}}@layer x.y{:root{--a:#333}}', '#222222'],
	['importance wins over layers', '@layer x{:root{--a:#111!important}}:root{--a:#222}', '#111111'],
	['importance reverses the order of layers', '@layer x{:root{--a:#111!important}}@layer y{:root{--a:#222!important}}', '#111111'],
	['and that of layers and what is outside', ':root{--a:#111!important}@layer x{:root{--a:#222!important}}', '#222222'],
	['importance wins in the same block', ':root{--a:#111!important;--a:#222}', '#111111'],
	['@theme is a layer of Tailwind', ':root{--a:#111}@theme{--a:#222}', '#111111'],
	['which is before its base', '@layer base{:root{--a:#111}}@theme{--a:#222}', '#111111'],
	['an initial value is below all', '@property --a{syntax:"<color>";inherits:true;initial-value:#111}@layer x{:root{--a:#222}}', '#222222'],
] as const) layers(claim, () => assert.is(a(text)['default'], expected));

layers('layers win over selectors', () => {
	assert.equal(a('.dark{--a:#111}@layer x{:root{--a:#222}}'), { default: '#222222', dark: '#111111' });
	assert.equal(a('@layer x{.dark{--a:#111;--b:#111}}:root{--a:#222}'), { default: '#222222', dark: '#222222' });
	assert.equal(a('@layer x{:root{--a:#222}.dark{--a:#111}}'), { default: '#222222', dark: '#111111' });
	assert.equal(a('.dark{--a:#111}:root{--a:#222!important}'), { default: '#222222', dark: '#222222' });
});

layers('a repair writes where the color is that wins', () => {
	const text = '@layer x{:root{--card:#fff;--card-foreground:#000}}:root{--card-foreground:#999}', { code } = auditTheme({ theme: text, repair: true });
	assert.ok(code!.startsWith('@layer x{:root{--card:#fff;--card-foreground:#000}}:root{--card-foreground:#'), code);
	assert.is(auditTheme({ theme: code! }).summary.failing, 0);
});

layers('deep layers and long names are bounded', () => {
	for (const text of ['@layer a{'.repeat(20_000), `@layer ${'a.'.repeat(100_000)}a;`, `@layer ${'a,'.repeat(100_000)}a;`])
		assert.is(readTheme(`:root{--a:#111}${text}`).entries.length, 1);
});

layers.run();
