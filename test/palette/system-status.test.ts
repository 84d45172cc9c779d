/*
 * Status colors next to brands of their own hue: they move, and stay colors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printHex } from '../../src/formats/hex.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { pickColor, THEMES } from '../../src/palette/system-shape.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24, rgb24 } from '../../src/spaces/rgb24.ts';
import { channels, deltaEOk, oklchOf, wcagRatio } from '../support/reference-math.ts';

const statuses = suite('statuses of systems');

/** OKLCH chroma between amber-200 and amber-300 of Tailwind 4, .12 and .169; paler ambers look white on black. */
const LEAST_AMBER = 0.12;

statuses('a warning next to a yellow or golden brand is amber or orange, not cream', () => {
	for (const brand of [0xffc72c, 0xffd700, 0xfacc15, 0xffda1a, 0xffcc00, 0xe5a127]) {
		const { scales, themes } = buildSystem({ primary: fromRgb24(brand) });
		for (const theme of THEMES) {
			const [, chroma] = convert(pickColor(scales, themes[theme].warning), 'oklch').coords;
			assert.ok(chroma >= LEAST_AMBER, `#${brand.toString(16)} ${theme}: chroma ${chroma}`);
		}
	}
});

statuses('a warning next to an orange or amber brand is a clear amber or yellow, not mustard', () => {
	// Lightness between that of amber-500 and of amber-600 of Tailwind 4, .769 and .666.
	for (const brand of [0xff9900, 0xf59e0b, 0xffa500, 0xff8c00, 0xfaa61a, 0xf37021, 0xe09f3e, 0xd4a373]) {
		const { scales, themes } = buildSystem({ primary: fromRgb24(brand) });
		for (const theme of THEMES) {
			const [lightness] = convert(pickColor(scales, themes[theme].warning), 'oklch').coords;
			assert.ok(lightness >= 0.76, `#${brand.toString(16)} ${theme}: lightness ${lightness}`);
		}
	}
});

/** OKLCH chroma between green-200 and green-300 of Tailwind 4, .084 and .15; paler greens look white on black. */
const LEAST_GREEN = 0.1;

statuses('success next to a light green brand is green on dark, not a near-white', () => {
	for (const brand of [0x9be9a6, 0xa4e3a4, 0x86efac, 0xa7f3d0, 0xb5e853, 0x9ce495, 0x98e5a2]) {
		const { scales, themes } = buildSystem({ primary: fromRgb24(brand) });
		const [success, fill] = (['success', 'primary'] as const)
			.map((role) => printHex(toRgb24(pickColor(scales, themes.dark[role])), 1)) as [string, string];
		assert.ok(oklchOf(success)[1] >= LEAST_GREEN, `#${brand.toString(16)}: ${success}`);
		assert.ok(deltaEOk(success, fill) >= 0.08 - 0.002, `#${brand.toString(16)}: ${success} and ${fill}`);
	}
});

/** Red brands, among them those whose fill is itself a clear red that is readable as text. */
const REDS = [
	'#f40009', '#e50914', '#ff0000', '#bd081c', '#ff4500', '#ff4f40', '#ff5a5f', '#f24e1e', '#da2729', '#e7072a', '#c21725', '#d02b31',
	'#c04448', '#dc2626', '#ef4444', '#b91c1c', '#8b0000', '#e11d48',
];

/** Every third byte of the reds that danger may be: lightness from .54, chroma from .2, hue 18 to 32. */
const CLEAR_REDS: string[] = [];
for (let red = 190; red < 225; red += 3) for (let green = 0; green < 60; green += 3) for (let blue = 0; blue < 80; blue += 3) {
	const hex = printHex(rgb24(red, green, blue), 1), [lightness, chroma, hue] = oklchOf(hex);
	if (lightness >= 0.54 && chroma >= 0.2 && hue >= 18 && hue <= 32) CLEAR_REDS.push(hex);
}

statuses('danger is .08 from a red brand, or nearly as far as a clear red can be that is readable on the page and on its own tint', () => {
	for (const brand of REDS) {
		const made = buildSystem({ primary: fromRgb24(Number.parseInt(brand.slice(1), 16)) });
		const [fill, danger, page] = (['primary', 'danger', 'background'] as const)
			.map((role) => printHex(toRgb24(pickColor(made.scales, made.themes.light[role])), 1)) as [string, string, string];
		const tinted = (red: string): string =>
			`#${channels(red).map((c, i) => Math.round(25.5 * c + 229.5 * channels(page)[i]!).toString(16).padStart(2, '0')).join('')}`;
		const farthest = Math.max(...CLEAR_REDS
			.filter((red) => wcagRatio(red, page) >= 4.5 && wcagRatio(red, tinted(red)) >= 4.5)
			.map((red) => deltaEOk(red, fill)));
		assert.ok(deltaEOk(danger, fill) >= Math.min(0.08, farthest) - 0.012, `${brand}: ${fill} and ${danger}, of ${farthest}`);
	}
});

statuses.run();
