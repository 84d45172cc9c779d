/*
 * Colors as ECMA-48 escapes: translucent colors over white and black, gradients cell by cell, and the palette of
 * 256 colors.
 *
 * Expected bytes are those of source over: alpha times the color plus the rest of what is behind, rounded.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { gradientBar } from '../../src/cli/blocks.ts';
import { nearestPaletteColor, painter, paletteColor } from '../../src/cli/paint.ts';
import { deltaE, fromRgb8 } from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';

const paint = suite('painting in a terminal');

const { on, chip } = painter(24);

/** The backgrounds of blocks with their texts. */
const backgrounds = (text: string): (readonly [string, string])[] =>
	// eslint-disable-next-line no-control-regex: an escape begins with one.
	[...text.matchAll(/\u001b\[48;2;([\d;]+);38;2;[\d;]+m([^\u001b]*)\u001b\[0m/g)].map((match) => [match[1]!, match[2]!]);

for (const [claim, text, expected] of [
	['an opaque color is itself', on('#ff8040', 'x'), [['255;128;64', 'x']]],
	// Alpha 0x80 is 128 / 255: 127 of white remain, and of each channel 128, 64.25, 32.1.
	['a translucent background is over white', on('#ff804080', 'x'), [['255;191;159', 'x']]],
	['an opaque patch is one color', chip('#ff8040', 3), [['255;128;64', '   ']]],
	['a translucent patch is over white, then over black', chip('#ff804080', 3), [['255;191;159', '  '], ['128;64;32', ' ']]],
] as const) paint(claim, () => assert.equal(backgrounds(text), expected));

paint('translucent text is over its background', () => {
	// Half of white over #ff8040.
	assert.match(on('#ff8040', 'x', '#ffffff80'), '38;2;255;192;160m');
});

const SHARP = [0, 50, 50, 100].map((position, i) => ({ position, hex: i < 2 ? '#ff0000' : '#0000ff' }));

const RED_TO_BLUE = [{ position: 0, hex: '#ff0000' }, { position: 100, hex: '#0000ff' }];

for (const [claim, stops, cells, expected] of [
	['from its first color to its last', RED_TO_BLUE, 3, ['255;0;0', '128;0;128', '0;0;255']],
	['in one cell', RED_TO_BLUE, 1, ['255;0;0']],
	['between stops, and plain outside of them', [{ position: 25, hex: '#ff0000' }, { position: 75, hex: '#0000ff' }], 5,
		['255;0;0', '255;0;0', '128;0;128', '0;0;255', '0;0;255']],
	['sharp where two stops have one place', SHARP, 3, ['255;0;0', '255;0;0', '0;0;255']],
] as const) {
	paint(`a gradient is painted ${claim}, in three equal lines`, () => {
		const lines = gradientBar(stops, cells, painter(24));
		assert.equal(lines.map(backgrounds), Array(3).fill(expected.map((channels) => [channels, ' '])));
	});
}

// CSS Images 4 §3.4.2: colors are interpolated premultiplied, so a transparent stop has no hue of its own.
paint('a gradient to a transparent color keeps the hue of the other', () => {
	const [line] = gradientBar([{ position: 0, hex: '#ff0000' }, { position: 100, hex: '#0000ff00' }], 3, painter(24));
	// A translucent cell is wholly over white, as it is one cell wide.
	assert.equal(backgrounds(line!).map(([channels]) => channels), ['255;0;0', '255;127;127', '255;255;255']);
});

paint('without colors there is no gradient', () => assert.equal(gradientBar(RED_TO_BLUE, 3, painter(0)), []));

paint('uses the nearest of the 240 fixed palette colors by deltaE OK; each is nearest to itself', () => {
	const random = randomFrom('palette');
	const color = (rgb: number) => fromRgb8(rgb >> 16, (rgb >> 8) & 255, rgb & 255);
	for (let i = 0; i < 60; i++) {
		const rgb = Math.floor(random() * 0x1000000);
		const distances = Array.from({ length: 240 }, (_, n) => deltaE(color(rgb), color(paletteColor(n + 16)), 'ok'));
		assert.is(distances[nearestPaletteColor(rgb) - 16], Math.min(...distances));
	}
	for (let n = 16; n < 256; n++) assert.is(paletteColor(nearestPaletteColor(paletteColor(n))), paletteColor(n));
	// xterm's 256colres: the corners of the cube and the ends of the grays.
	assert.equal([16, 21, 196, 231, 232, 255].map((n) => paletteColor(n)), [0x000000, 0x0000ff, 0xff0000, 0xffffff, 0x080808, 0xeeeeee]);
});

paint.run();
