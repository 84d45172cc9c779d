/*
 * Other notations of CSS: the text has the requested form and reads back to the same color.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CSS_FORMAT_IDS, LEGACY_FORMAT_IDS, printVariant } from '../../src/formats/css-variants.ts';
import { format } from '../../src/formats/table.ts';
import { mapToGamut } from '../../src/gamut/map.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { parseCss } from '../../src/reading/css-parse.ts';
import { color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const variants = suite('other ways to write CSS');

/** rebeccapurple is 102 51 153 of 255: 40, 20 and 60 percent; CSS Color 4 §6.1. Its hsl() is 270 50% 40%. */
for (const [text, id, options, expected] of [
	['rebeccapurple', 'rgb', { legacy: true }, 'rgb(102, 51, 153)'],
	['rebeccapurple', 'rgb', { percent: true }, 'rgb(40% 20% 60%)'],
	['rebeccapurple', 'rgb', { percent: true, legacy: true }, 'rgb(40%, 20%, 60%)'],
	['rgb(102 51 153 / 0.5)', 'rgb', { legacy: true }, 'rgba(102, 51, 153, 0.5)'],
	['rebeccapurple', 'hsl', { legacy: true }, 'hsl(270, 50%, 40%)'],
	['rgb(102 51 153 / 50%)', 'hsl', { legacy: true }, 'hsla(270, 50%, 40%, 0.5)'],
	['rgb(127.5 0 0)', 'rgb', { digits: 1 }, 'rgb(127.5 0 0)'],
	['oklch(0.5 0.1 250.55)', 'oklch', { percent: true }, 'oklch(50% 25% 250.55)'],
	['oklch(0.512 0.123 250.55)', 'oklch', { digits: 1 }, 'oklch(0.5 0.1 250.6)'],
	['lab(50 62.5 -125)', 'lab', { percent: true }, 'lab(50% 50% -100%)'],
	['oklch(0.5 0.1 none)', 'oklch', { digits: 2 }, 'oklch(0.5 0.1 none)'],
	['hsl(none 50% 40%)', 'hsl', { legacy: true }, 'hsl(0, 50%, 40%)'],
	['color(display-p3 0.25 0.5 1)', 'display-p3', { percent: true }, 'color(display-p3 25% 50% 100%)'],
] as const) {
	variants(`${text} in ${id} with ${JSON.stringify(options)} is ${expected}`, () => {
		assert.is(printVariant(parseCss(text), id, options), expected);
	});
}

variants('without options it is what the format writes, for colors of 8 bits and of wide gamuts', () => {
	const seed = 'variants', random = randomFrom(seed);
	for (let i = 0; i < 300; i++) {
		const sent = i % 2 === 0
			? fromRgb24(Math.floor(random() * 0x1000000), random() < 0.5 ? 1 : random())
			: color('oklch', [random(), random() * 0.4, random() * 360], random());
		for (const id of CSS_FORMAT_IDS) assert.is(printVariant(sent, id, {}), format(sent, id), `${seed} ${i} ${id}`);
	}
});

variants('texts with commas or percentages read back to the same color', () => {
	const seed = 'variants back', random = randomFrom(seed);
	for (let i = 0; i < 300; i++) {
		// Nothing that a reader clamps.
		const sent = color('oklch', [0.2 + random() * 0.7, random() * 0.3, random() * 360], Math.round(random() * 100) / 100);
		for (const id of CSS_FORMAT_IDS) {
			if (id === 'hsv') continue;
			const isBounded = id === 'rgb' || id === 'hsl' || id === 'hwb';
			const target = isBounded ? mapToGamut(sent, 'srgb') : sent;
			const isLegacy = (LEGACY_FORMAT_IDS as readonly string[]).includes(id);
			for (const options of [{ percent: true, digits: 6 }, ...isLegacy ? [{ legacy: true, digits: 6 }] : []]) {
				const text = printVariant(sent, id, options), read = parseCss(text);
				// Six decimals of anything are far below what one can see.
				assert.ok(deltaEOK(read, target) < 1e-4 && read.alpha === sent.alpha, `${seed} ${i} ${id}: ${text}`);
			}
		}
	}
});

variants.run();
