/*
 * The colors of a plane, and the edges of the gamuts across it, against conversion of single colors.
 *
 * A pixel shows the color at its center. Its bytes may be off by 1, because the curve of the screen is a table of 4,096 steps.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GAMUT_IDS, type GamutId } from '../../src/gamut/gamut.ts';
import { MOST_CHROMA, type PickerColor } from '../../src/page/picker/oklch.ts';
import { ENDS, findEdges, paintPlane, paintTrack, PLANES, type PlaneId, type ScreenSpace } from '../../src/page/picker/plane-colors.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';

const planes = suite('planes of the picker');

type Channels = Pick<PickerColor, 'l' | 'c' | 'h'>;

const AT: readonly PickerColor[] = [
	{ l: 0.6, c: 0.1, h: 30, alpha: 1 }, { l: 0.85, c: 0.05, h: 145, alpha: 1 }, { l: 0.35, c: 0.2, h: 264, alpha: 1 },
];
const IDS: readonly PlaneId[] = ['lc', 'ch', 'lh'];
const SPACES: readonly ScreenSpace[] = ['srgb', 'display-p3'];

/** Least answer of the three cones, as the cube root that OKLab has (Ottosson 2020). Colors below 0 are not visible. */
function leastCone({ l, c, h }: Channels): number {
	const a = c * Math.cos(h * Math.PI / 180), b = c * Math.sin(h * Math.PI / 180);
	return Math.min(
		l + 0.3963377774 * a + 0.2158037573 * b, l - 0.1055613458 * a - 0.0638541728 * b, l - 0.0894841775 * a - 1.2914855480 * b,
	);
}

/** Checks a pixel; colors within 0.001 of the surface of the gamut may be on either side. Returns true if the color is shown. */
function checkPixel(pixel: readonly number[], channels: Channels, space: ScreenSpace): boolean {
	const { coords } = convert(color('oklch', [channels.l, channels.c, channels.h]), space), cone = leastCone(channels);
	const room = Math.min(cone, ...coords.map((x) => Math.min(x, 1 - x))), label = JSON.stringify({ ...channels, space, pixel });
	if (room < -0.001) assert.equal(pixel, [0, 0, 0, 0], label);
	if (room <= 0.001) return false;
	coords.forEach((x, i) => assert.ok(Math.abs(pixel[i]! - 255 * x) <= 1.5, label));
	assert.is(pixel[3], 255, label);
	return true;
}

planes('every pixel of a plane has the color at its center, if the screen can show it', () => {
	const width = 30, height = 20;
	for (const id of IDS) for (const space of SPACES) for (const at of AT) {
		const pixels = new Uint8ClampedArray(4 * width * height).fill(7), { x, y } = PLANES[id];
		paintPlane(pixels, width, height, id, at, space);
		let shown = 0;
		for (let row = 0; row < height; row++) for (let column = 0; column < width; column++) {
			const place = 4 * (row * width + column);
			const channels = { ...at, [x]: ENDS[x] * (column + 0.5) / width, [y]: ENDS[y] * (height - row - 0.5) / height };
			if (checkPixel([...pixels.subarray(place, place + 4)], channels, space)) shown++;
		}
		assert.ok(shown > 20, `${id} in ${space}: ${shown} pixels`);
	}
});

planes('every pixel of a track has the color at its center, and the other channels of the picked color', () => {
	for (const channel of ['l', 'c', 'h'] as const) for (const space of SPACES) for (const at of AT) {
		const width = 50, pixels = new Uint8ClampedArray(4 * width).fill(7);
		paintTrack(pixels, width, channel, at, space);
		for (let column = 0; column < width; column++) {
			const channels = { ...at, [channel]: ENDS[channel] * (column + 0.5) / width };
			checkPixel([...pixels.subarray(4 * column, 4 * column + 4)], channels, space);
		}
	}
});

planes('white is white, and black is black', () => {
	for (const space of SPACES) for (const [l, byte] of [[1, 255], [0, 0]] as const) {
		const pixels = new Uint8ClampedArray(4);
		paintTrack(pixels, 1, 'h', { l, c: 0, h: 0, alpha: 1 }, space);
		assert.equal([...pixels], [byte, byte, byte, 255]);
	}
});

/** True for visible colors inside a gamut. The bound is narrower than that of `fits`, within which near black all colors are. */
const isInside = (channels: Channels, gamut: GamutId): boolean => leastCone(channels) >= 0
	&& convert(color('oklch', [channels.l, channels.c, channels.h]), gamut).coords.every((x) => x >= -1e-5 && x <= 1 + 1e-5);

planes('an edge over chroma has colors of the gamut below it, and none above', () => {
	for (const id of ['lc', 'ch'] as const) for (const gamut of GAMUT_IDS) for (const at of AT) {
		const edges = findEdges(id, at, gamut), { x } = PLANES[id];
		assert.is(edges.length, 1);
		assert.is(edges[0]!.length, 73);
		for (const [i, [across, up]] of edges[0]!.entries()) {
			const channels = { ...at, [x]: ENDS[x] * across, c: MOST_CHROMA * up }, label = JSON.stringify({ id, gamut, ...channels });
			assert.is(across, i / 72);
			// The ends of lightness have no chroma at all.
			if (channels.c > 0.005) assert.ok(isInside({ ...channels, c: channels.c - 0.002 }, gamut), `${label} is outside`);
			// Near black no channel is far enough from 0 to decide.
			if (channels.l > 0.1) assert.not.ok(isInside({ ...channels, c: channels.c + 0.002 }, gamut), `${label} is inside`);
		}
	}
});

planes('the edges over lightness enclose the colors of a hue that have the chroma', () => {
	for (const gamut of GAMUT_IDS) for (const at of AT) {
		const points = findEdges('lh', at, gamut).flat();
		for (let i = 0; i <= 72; i++) {
			const hue = 5 * i;
			const inside = Array.from({ length: 499 }, (_, n) => (n + 1) / 500).filter((l) => isInside({ l, c: at.c, h: hue }, gamut));
			const ends = points.filter(([x]) => Math.abs(x - i / 72) < 1e-9).map(([, y]) => y).sort((a, b) => a - b);
			// A hue alone makes no line.
			if (ends.length === 0) continue;
			const label = `${gamut}, chroma ${at.c}, hue ${hue}: ${ends.join(' ')}`;
			assert.is(ends.length, 2, label);
			assert.ok(Math.abs(ends[0]! - inside[0]!) <= 0.006, `${label}; the darkest is ${inside[0]}`);
			assert.ok(Math.abs(ends[1]! - inside.at(-1)!) <= 0.006, `${label}; the lightest is ${inside.at(-1)}`);
		}
		const reached = Array.from({ length: 73 }, (_, i) => 5 * i).filter((hue) =>
			Array.from({ length: 99 }, (_, n) => (n + 1) / 100).some((l) => isInside({ l, c: at.c, h: hue }, gamut))).length;
		assert.ok(points.length >= 2 * reached - 4, `${gamut}, chroma ${at.c}: ${points.length} points for ${reached} hues`);
	}
});

planes('near black no edge leaves the colors that the cones can answer to', () => {
	for (const gamut of GAMUT_IDS) for (let h = 0; h < 360; h += 20) {
		for (const [l, up] of findEdges('lc', { l: 0, c: 0, h, alpha: 1 }, gamut)[0]!) {
			const channels = { l, c: MOST_CHROMA * up, h };
			assert.ok(leastCone(channels) >= -1e-6, JSON.stringify({ gamut, ...channels }));
		}
	}
});

planes('without chroma the edges are black and white', () => {
	for (const gamut of GAMUT_IDS) {
		const [upper, lower] = findEdges('lh', { l: 0.5, c: 0, h: 0, alpha: 1 }, gamut);
		assert.equal([upper!.length, lower!.length], [73, 73]);
		for (const [, y] of upper!) assert.ok(y > 0.99 && y <= 1, `${gamut}: ${y}`);
		for (const [, y] of lower!) assert.ok(y >= 0 && y < 0.01, `${gamut}: ${y}`);
	}
});

planes.run();
