/*
 * Status colors next to brands of their own hue: they move, and stay colors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSystem } from '../../src/palette/system.ts';
import { pickColor, THEMES } from '../../src/palette/system-shape.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const statuses = suite('statuses of systems');

/** OKLCH chroma between amber-200 and amber-300 of Tailwind 4, .12 and .169; paler ambers look white on black. */
const LEAST_AMBER = 0.12;

statuses('a warning next to a yellow or golden brand is amber or orange, not cream', () => {
	for (const brand of [0xffc72c, 0xffd700, 0xfacc15, 0xffda1a, 0xffcc00]) {
		const { scales, themes } = buildSystem({ primary: fromRgb24(brand) });
		for (const theme of THEMES) {
			const [, chroma] = convert(pickColor(scales, themes[theme].warning), 'oklch').coords;
			assert.ok(chroma >= LEAST_AMBER, `#${brand.toString(16)} ${theme}: chroma ${chroma}`);
		}
	}
});

statuses.run();
