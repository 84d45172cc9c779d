/*
 * theme.json of WordPress: presets and styles as in its handbook (developer.wordpress.org, Global Settings & Styles).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { colorsIn } from './colors-in.ts';

const wordpress = suite('theme.json of WordPress');

const palette = [
	{ slug: 'base', color: '#FFFFFF', name: 'Base' }, { slug: 'contrast', color: '#B0B0B0', name: 'Contrast' },
	{ slug: 'red', color: '#FFEE58', name: 'White' },
];
const text = JSON.stringify({
	$schema: 'https://schemas.wp.org/trunk/theme.json',
	version: 3,
	settings: { color: { palette } },
	styles: {
		color: { background: 'var(--wp--preset--color--base)', text: 'var:preset|color|contrast' },
		elements: { button: { color: { background: 'var:preset|color|red', text: '#ffffff' }, ':hover': { color: { text: '#fafafa' } } } },
	},
}, null, '\t');

wordpress('colors have the names of their custom properties, styles their paths; slugs and names are not colors', () => {
	assert.equal(colorsIn(text), { default: {
		'wp--preset--color--base': '#ffffff', 'wp--preset--color--contrast': '#b0b0b0', 'wp--preset--color--red': '#ffee58',
		'styles.color.background': '#ffffff', 'styles.color.text': '#b0b0b0',
		'styles.elements.button.color.background': '#ffee58', 'styles.elements.button.color.text': '#ffffff',
		'styles.elements.button.:hover.color.text': '#fafafa',
	} });
});

wordpress('text is judged on the background of the page, and that of a button on its own', () => {
	const { pairs } = auditTheme({ theme: text });
	const judged = pairs.map((pair) => `${pair.text.name} ${pair.background.name} ${pair.by}`);
	const button = 'styles.elements.button.color.';
	for (const one of ['styles.color.text styles.color.background', `${button}text ${button}background`])
		assert.ok(judged.includes(`${one} wordpress`), judged.join(', '));
});

wordpress('a palette without styles is judged by its slugs', () => {
	const { pairs } = auditTheme({ theme: JSON.stringify({ version: 2, settings: { color: { palette } } }) });
	const judged = pairs.map((pair) => [pair.text.name, pair.background.name]);
	assert.equal(judged, [['--wp--preset--color--contrast', '--wp--preset--color--base']]);
});

wordpress('a repair changes only colors, and all pairs pass', () => {
	const { code = '', summary } = auditTheme({ theme: text, repair: true });
	assert.ok(summary.failing > 0);
	JSON.parse(code);
	const withoutColors = (from: string): string => from.replace(/#[\da-f]{6}/gi, '#');
	assert.is(withoutColors(code), withoutColors(text));
	assert.is(auditTheme({ theme: code }).summary.failing, 0);
});

wordpress.run();
