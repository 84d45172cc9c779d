/*
 * The interface that previews a result: its texts are readable with any colors, and it uses the page and the text of a palette.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printHex } from '../../src/formats/hex.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { previewRoles } from '../../src/page/preview-roles.ts';
import { readCssText } from '../../src/reading/css-levels.ts';
import { color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const preview = suite('roles of the preview');

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
	const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
		.map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const ratio = (one: string, other: string): number => {
	const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
	return (light + 0.05) / (dark + 0.05);
};

preview('every text reaches 4.5 on its surface, for any colors, in both themes', () => {
	const seed = 'preview', random = randomFrom(seed);
	for (let i = 0; i < 400; i++) {
		const colors = Array.from({ length: 1 + Math.floor(random() * 12) }, () => fromRgb24(Math.floor(random() * 0x1000000) as never));
		for (const theme of ['light', 'dark'] as const) {
			const roles = previewRoles(colors, theme);
			for (const [text, surface] of [
				['foreground', 'background'], ['muted-foreground', 'background'], ['link', 'background'], ['card-foreground', 'card'],
				['primary-foreground', 'primary'], ['secondary-foreground', 'secondary'], ['accent-foreground', 'accent'],
				['selected-foreground', 'selected'],
			] as const) {
				const reached = ratio(roles[text]!, roles[surface]!);
				assert.ok(reached >= 4.5, `seed ${seed}, ${i}: ${text} on ${surface} in ${theme} has ${reached}`);
			}
		}
	}
});

preview('a palette with page, text and brand is shown in them', () => {
	const colors = ['#fdfaf5', '#1b1b2f', '#e43f5a'].map((text) => readCssText(text)!.color);
	const light = previewRoles(colors, 'light'), dark = previewRoles(colors, 'dark');
	assert.equal([light['background'], light['foreground'], light['primary']], ['#fdfaf5', '#1b1b2f', '#e43f5a']);
	assert.equal([dark['background'], dark['foreground'], dark['primary']], ['#1b1b2f', '#fdfaf5', '#e43f5a']);
});

preview('a page is white or nearly, or dark: a lightness of 84 % and more, or of 36 % and less', () => {
	for (const [theme, lightness, isPage] of [
		['light', 0.84, true], ['light', 0.83, false], ['dark', 0.36, true], ['dark', 0.37, false],
	] as const) {
		const gray = color('oklch', [lightness, 0, 0]), roles = previewRoles([gray], theme);
		assert.is(roles['background'] === printHex(toRgb24(gray), 1), isPage, `${theme} ${lightness}`);
	}
});

preview('six colors of charts repeat the colors that are no page and no text', () => {
	const colors = ['#fdfaf5', '#1b1b2f', '#e43f5a', '#0f7173'].map((text) => readCssText(text)!.color), roles = previewRoles(colors, 'light');
	assert.equal([1, 2, 3, 4, 5, 6].map((i) => roles[`chart-${i}`]), ['#e43f5a', '#0f7173', '#e43f5a', '#0f7173', '#e43f5a', '#0f7173']);
	assert.not.ok('chart-0' in roles || 'chart-7' in roles);
});

preview.run();
