/*
 * Configurations of Chakra UI 3: the tokens of its documents (chakra-ui.com/docs/theming/semantic-tokens, /customization/colors).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { colorsIn } from './colors-in.ts';

const chakra = suite('configurations of Chakra UI');

const theme = {
	tokens: { colors: { brand: { 500: { value: '#7dd3fc' }, 950: { value: '#082f49' } } } },
	semanticTokens: { colors: {
		fg: { DEFAULT: { value: { _light: '#94a3b8', _dark: '#475569' } }, muted: { value: { base: '#cbd5e1', _dark: '#334155' } } },
		bg: { value: { _light: '#ffffff', _dark: '{colors.brand.950}' } },
		brand: { solid: { value: '{colors.brand.500}' }, contrast: { value: 'white' } },
	} },
};
const json = JSON.stringify({ theme }, null, '\t');
const script = 'import { defineConfig } from "@chakra-ui/react"\n\n'
	+ `export const config = defineConfig(${json.replace(/"(\w+)":/g, '$1:')})\n`;

for (const [form, text] of [['json', json], ['script', script]] as const) {
	chakra(`tokens and modes of a ${form}`, () => {
		const read = readTheme(text);
		assert.is(read.form, form);
		const plain = {
			'colors.brand.500': '#7dd3fc', 'colors.brand.950': '#082f49', 'colors.brand.solid': '#7dd3fc', 'colors.brand.contrast': '#ffffff',
		};
		const colors = colorsIn(text);
		assert.equal(colors['light'], { ...plain, 'colors.fg': '#94a3b8', 'colors.fg.muted': '#cbd5e1', 'colors.bg': '#ffffff' });
		assert.equal(colors['dark'], { ...plain, 'colors.fg': '#475569', 'colors.fg.muted': '#334155', 'colors.bg': '#082f49' });
	});

	chakra(`a repair of a ${form} changes only colors, and all pairs pass`, () => {
		const { code = '', summary } = auditTheme({ theme: text, repair: true });
		assert.ok(summary.failing > 0);
		const withoutColors = (from: string): string => from.replace(/#[\da-f]{6}|white/g, '#');
		assert.is(withoutColors(code), withoutColors(text));
		assert.is(auditTheme({ theme: code }).summary.failing, 0);
	});
}

chakra('other objects with tokens are not such a configuration', () => {
	for (const text of ['{"tokens":{"a":{"value":"#111","type":"color"}}}', '{"theme":{"tokens":{"colors":{"a":"#111"}}}}'])
		assert.not(readTheme(text).entries.some(({ name }) => name === 'colors.a'), text);
});

chakra.run();
