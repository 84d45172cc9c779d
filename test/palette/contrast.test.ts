/*
 * Contrast of 8-bit colors, and its range over unknown backdrops.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { composite, toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { contrastRange } from '../../src/palette/contrast-range.ts';
import { measureContrast } from '../../src/palette/contrast.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { fromRgb24, type Rgb24 } from '../../src/spaces/rgb24.ts';
import { near } from '../support/near.ts';

const BLACK = fromRgb24(0x000000), WHITE = fromRgb24(0xffffff);

const contrast = suite('contrast of two colors');

contrast('black on white is 21 and Lc 106.04, white on black 21 and Lc -107.88', () => {
	// The extremes of APCA 0.0.98G-4g as published.
	near(measureContrast(BLACK, WHITE).ratio, 21, 1e-12);
	near(measureContrast(BLACK, WHITE).lc, 106.04, 0.005);
	near(measureContrast(WHITE, BLACK).ratio, 21, 1e-12);
	near(measureContrast(WHITE, BLACK).lc, -107.88, 0.005);
});

contrast('#777 on white just misses 4.5', () => {
	near(measureContrast(fromRgb24(0x777777), WHITE).ratio, 4.478, 0.0005);
});

contrast('is measured on 8 bits per channel: colors with one HEX have one contrast', () => {
	const almost = color('srgb', [0.4666, 0.4668, 0.4667]);
	assert.equal(measureContrast(almost, WHITE), measureContrast(fromRgb24(0x777777), WHITE));
});

contrast('a color outside sRGB is measured after mapping', () => {
	const wide = color('display-p3', [0, 1, 0]);
	assert.is(measureContrast(wide, BLACK).text, toRgb24(wide));
});

contrast('opaque colors are not composited', () => {
	assert.equal(measureContrast(BLACK, WHITE).isComposited, false);
});

contrast('translucent text lies over the background: half black on white is #808080', () => {
	const { text, background, isComposited } = measureContrast(fromRgb24(0, 0.5), WHITE);
	assert.is(text, 0x808080);
	assert.is(background, 0xffffff);
	assert.ok(isComposited);
});

contrast('a translucent background lies over white, translucent text over both', () => {
	// 0.6 of black over white leaves 0.4 * 255 = 102; a quarter of white over that 102 + 153 / 4 = 140.25.
	const { text, background, isComposited } = measureContrast(fromRgb24(0xffffff, 0.25), fromRgb24(0, 0.6));
	assert.is(background, 0x666666);
	assert.is(text, 0x8c8c8c);
	assert.ok(isComposited);
});

contrast('text of no opacity cannot be seen', () => {
	assert.is(measureContrast(fromRgb24(0xff0000, 0), fromRgb24(0x123456)).ratio, 1);
	assert.is(measureContrast(fromRgb24(0xff0000, 0), fromRgb24(0x123456)).lc, 0);
});

contrast('a missing alpha counts as 0', () => {
	assert.is(measureContrast(color('srgb', [0, 0, 0], 0, 8), WHITE).text, 0xffffff);
});

contrast.run();

const range = suite('the range over any backdrop');

/** The plain definition, for one backdrop. */
function ratioOver(text: Color, background: Color, backdrop: Rgb24): number {
	const behind = composite(background, backdrop);
	return contrastRatio(composite(text, behind), behind);
}

range('white on 60 % black: over black 21, over white as #666666', () => {
	const { least, largest } = contrastRange(WHITE, fromRgb24(0, 0.6));
	near(largest, 21, 1e-12);
	near(least, contrastRatio(0xffffff, 0x666666), 1e-12);
});

range('over a transparent background mid-gray text has from 1 to its larger contrast with black and white', () => {
	const { least, largest } = contrastRange(fromRgb24(0x777777), fromRgb24(0x123456, 0));
	assert.is(least, 1);
	near(largest, contrastRatio(0x777777, 0x000000), 1e-12);
});

range('text of no opacity is hidden over everything', () => {
	assert.equal(contrastRange(fromRgb24(0xffffff, 0), fromRgb24(0x777777, 0.3)), { least: 1, largest: 1 });
});

range('the ratio over white lies in it, and so does the ratio over each of many backdrops', () => {
	const seed = 'backdrops', random = randomFrom(seed);
	for (let n = 0; n < 150; n++) {
		const any = (): Rgb24 => Math.floor(random() * 0x1000000);
		const text = fromRgb24(any(), n % 3 ? random() : 1), background = fromRgb24(any(), random());
		const { least, largest } = contrastRange(text, background);
		const what = (backdrop: Rgb24): string => `${seed}, ${n}: ${JSON.stringify([text, background])} over #${backdrop.toString(16)}`;
		const isIn = (backdrop: Rgb24): void => {
			const ratio = ratioOver(text, background, backdrop);
			assert.ok(ratio >= least - 1e-12 && ratio <= largest + 1e-12, `${what(backdrop)}: ${ratio} not in ${least} to ${largest}`);
		};
		assert.ok(least >= 1 && largest >= least && largest <= 21);
		isIn(0xffffff);
		for (let corner = 0; corner < 8; corner++) isIn((corner & 1 ? 0xff : 0) | (corner & 2 ? 0xff00 : 0) | (corner & 4 ? 0xff0000 : 0));
		for (let gray = 0; gray < 256; gray += 5) isIn(gray * 0x010101);
		for (let backdrop = 0; backdrop < 200; backdrop++) isIn(any());
	}
});

range('both ends are reached: with every backdrop of a coarse background tried', () => {
	// So opaque that each channel of the background takes few values: then few backdrops are all there are.
	const seed = 'reached', random = randomFrom(seed);
	for (let n = 0; n < 30; n++) {
		const text = fromRgb24(Math.floor(random() * 0x1000000), n % 2 ? random() : 1);
		const background = fromRgb24(Math.floor(random() * 0x1000000), 0.985 + 0.01 * random());
		let least = Infinity, largest = 0;
		for (let r = 0; r < 256; r += 15) for (let g = 0; g < 256; g += 15) for (let b = 0; b < 256; b += 15) {
			const ratio = ratioOver(text, background, (r << 16) | (g << 8) | b);
			least = Math.min(least, ratio);
			largest = Math.max(largest, ratio);
		}
		const measured = contrastRange(text, background);
		const what = `${seed}, ${n}: ${JSON.stringify([text, background])}`;
		near(measured.largest, largest, 1e-9, what);
		// If the text can vanish, one step of a byte may be missing to 1.
		if (measured.least === 1) assert.ok(least < 1.01, `${what}: ${least}`);
		else near(measured.least, least, 1e-9, what);
	}
});

range('the ends of opaque text are reached over black and over white, or it vanishes in between', () => {
	const seed = 'opaque', random = randomFrom(seed);
	for (let n = 0; n < 300; n++) {
		const text = fromRgb24(Math.floor(random() * 0x1000000));
		const background = fromRgb24(Math.floor(random() * 0x1000000), random());
		const ends = [ratioOver(text, background, 0x000000), ratioOver(text, background, 0xffffff)];
		const { least, largest } = contrastRange(text, background);
		const what = `${seed}, ${n}: ${JSON.stringify([text, background])}`;
		near(largest, Math.max(...ends), 1e-9, what);
		if (least > 1) {
			near(least, Math.min(...ends), 1e-9, what);
			continue;
		}
		// From black to white a byte at a time: somewhere the ratio all but disappears.
		let closest = Infinity;
		for (let step = 0; step <= 765; step++) {
			const [r, g, b] = [0, 1, 2].map((late) => Math.floor((step + late) / 3)) as [number, number, number];
			closest = Math.min(closest, ratioOver(text, background, (Math.min(255, r) << 16) | (Math.min(255, g) << 8) | Math.min(255, b)));
		}
		assert.ok(closest < 1.01, `${what}: ${closest}`);
	}
});

range.run();
