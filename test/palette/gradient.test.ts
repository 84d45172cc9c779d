/*
 * Stops of a gradient: their places, and how near straight lines between them come to the mixture.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mapToGamut } from '../../src/gamut/map.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { computeStops, FEWEST_STOPS, MOST_STOPS, type Stop } from '../../src/palette/gradient.ts';
import { gradient as gradientOf } from '../../src/index.ts';
import { makeGradient } from '../../src/operations.ts';
import { declareGradient } from '../../src/palette/gradient-declared.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { mix, type MixSpace } from '../../src/spaces/mix.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { near, nearAll } from '../support/near.ts';

const gradient = suite('gradient stops');

const SPACES = ['oklab', 'oklch', 'srgb'] as const satisfies readonly MixSpace[];
const SEED = 'gradients';

function forGradients(count: number, most: number, check: (colors: Color[], space: MixSpace) => void): void {
	const random = randomFrom(SEED);
	for (let n = 0; n < count; n++) {
		const rgb = Array.from({ length: 2 + Math.floor(random() * (most - 1)) }, () => Math.floor(random() * 0x1000000));
		const space = SPACES[n % SPACES.length]!;
		try {
			check(rgb.map((c) => fromRgb24(c)), space);
		} catch (error) {
			throw new Error(`seed "${SEED}", case ${n}, ${rgb.map((c) => c.toString(16))} in ${space}: ${String(error)}`);
		}
	}
}

/** Color in a browser without gradient color spaces: adjacent 8-bit stops mixed in sRGB. */
function painted(stops: readonly Stop[], at: number): Color {
	const right = Math.max(1, stops.findIndex(({ position }) => position >= at));
	const from = stops[right - 1]!, to = stops[right]!;
	const share = (at - from.position) / (to.position - from.position);
	return mix(fromRgb24(toRgb24(from.color)), fromRgb24(toRgb24(to.color)), share, 'srgb');
}

/** Color of the smooth gradient at the same position. */
function mixtureAt(colors: readonly Color[], at: number, space: MixSpace): Color {
	const segment = Math.min(colors.length - 2, Math.floor(at * (colors.length - 1)));
	return mapToGamut(mix(colors[segment]!, colors[segment + 1]!, at * (colors.length - 1) - segment, space), 'srgb');
}

gradient('between two or three colors the painted fallback stays within deltaE OK 0.02 of the smooth gradient',
	() => forGradients(120, 3, (colors, space) => {
	const stops = computeStops(colors, space);
	for (let i = 0; i <= 200; i++) {
		const gap = deltaEOK(painted(stops, i / 200), mixtureAt(colors, i / 200, space));
		assert.ok(gap <= 0.02, `${gap} at ${i / 2} %`);
	}
}));

gradient('between up to six colors, too, it does in OKLab and sRGB', () => forGradients(90, 6, (colors, space) => {
	if (space === 'oklch') return;
	const stops = computeStops(colors, space);
	for (let i = 0; i <= 200; i++) {
		const gap = deltaEOK(painted(stops, i / 200), mixtureAt(colors, i / 200, space));
		assert.ok(gap <= 0.02, `${gap} at ${i / 2} %`);
	}
}));

gradient('there are 9 to 33 stops, the first at 0 and the last at 1, rising', () => forGradients(60, 12, (colors, space) => {
	const stops = computeStops(colors, space);
	assert.ok(stops.length >= FEWEST_STOPS && stops.length <= MOST_STOPS, `${stops.length} stops`);
	assert.is(stops[0]!.position, 0);
	assert.is(stops.at(-1)!.position, 1);
	for (let i = 1; i < stops.length; i++) assert.ok(stops[i]!.position > stops[i - 1]!.position);
}));

gradient('every input color is a stop, at its own place', () => forGradients(60, 12, (colors, space) => {
	const stops = computeStops(colors, space);
	colors.forEach((wanted, i) => {
		const stop = stops.find(({ position }) => Math.abs(position - i / (colors.length - 1)) < 1e-12);
		assert.equal(stop?.color, wanted);
	});
}));

gradient('steps stay under 0.05 if 33 stops are enough for that', () => forGradients(60, 3, (colors, space) => {
	const stops = computeStops(colors, space);
	if (stops.length === MOST_STOPS) return;
	const mapped = stops.map((stop) => mapToGamut(stop.color, 'srgb'));
	for (let i = 1; i < mapped.length; i++) assert.ok(deltaEOK(mapped[i - 1]!, mapped[i]!) < 0.05);
}));

gradient('a count is kept, but never below one stop for each color', () => {
	const colors = [0xff0000, 0x00ff00, 0x0000ff].map((c) => fromRgb24(c));
	for (const [count, length] of [[2, 3], [3, 3], [10, 10], [64, 64]] as const) {
		assert.is(computeStops(colors, 'oklab', count).length, length);
	}
});

gradient('a count of stops is spread evenly', () => {
	const stops = computeStops([fromRgb24(0xff0000), fromRgb24(0x0000ff)], 'oklch', 5);
	assert.equal(stops.map(({ position }) => position), [0, 0.25, 0.5, 0.75, 1]);
	assert.equal(
		computeStops([0xff0000, 0x00ff00, 0x0000ff].map((c) => fromRgb24(c)), 'oklab', 5).map(({ position }) => position),
		[0, 0.25, 0.5, 0.75, 1],
	);
});

gradient('what an end misses is that of its neighbour all the way', () => {
	const stops = computeStops([color('oklch', [0.7, 0.15, 0], 1, 4), color('oklch', [0.7, 0.15, 150])], 'oklch');
	for (const stop of stops) nearAll(stop.color.coords, [0.7, 0.15, 150], 1e-12);
});

gradient('what a color in the middle misses is that of either neighbour, at two stops in one place', () => {
	const [first, last] = [color('oklch', [0.7, 0.1, 20]), color('oklch', [0.7, 0.1, 200])];
	const hues = (count?: number): [number, number][] => computeStops([first, color('oklch', [0.7, 0.1, 0], 1, 4), last], 'oklch', count)
		.map((stop) => [stop.position, Math.round(stop.color.coords[2])]);
	assert.equal(hues(4), [[0, 20], [0.5, 20], [0.5, 200], [1, 200]]);
	assert.equal(hues(2), hues(4));
	assert.is(hues(9).length, 9);
	assert.equal(hues().filter(([position]) => position === 0.5), [[0.5, 20], [0.5, 200]]);
	assert.is(hues().length, FEWEST_STOPS);
});

gradient('a gray, whose hue is powerless, is one stop of the same color', () => {
	const stops = computeStops([fromRgb24(0xff0000), fromRgb24(0x808080), fromRgb24(0x0000ff)], 'oklch', 3);
	assert.equal(stops.map((stop) => toRgb24(stop.color)), [0xff0000, 0x808080, 0x0000ff]);
});

gradient('next to black, where no number of stops keeps steps small, they do not crowd', () => {
	for (const space of SPACES) {
		const positions = computeStops([fromRgb24(0x000000), fromRgb24(0xffffff)], space).map(({ position }) => position);
		for (let i = 1; i < positions.length; i++) assert.ok(positions[i]! - positions[i - 1]! >= 1 / 64, `${space}: ${positions.join(' ')}`);
	}
});

gradient('hue goes by the shorter arc: red to blue in OKLCH passes magenta, never green', () => {
	for (const stop of computeStops([fromRgb24(0xff0000), fromRgb24(0x0000ff)], 'oklch')) {
		const hue = convert(stop.color, 'oklch').coords[2];
		assert.ok(hue > 260 || hue < 30, `hue ${hue}`);
	}
});

gradient('alpha runs evenly', () => {
	const stops = computeStops([fromRgb24(0xff0000, 0), fromRgb24(0x0000ff, 1)], 'oklab');
	for (const stop of stops) near(stop.color.alpha, stop.position, 1e-12);
});

// --- The CSS declaration ----------------------------------------------------------------------------------------------

const RED = fromRgb24(0xff0000), BLUE = fromRgb24(0x0000ff), GRAY = fromRgb24(0x808080);

/** Each stop as its input text or as a color, with its position, if any. */
const declare = (colors: readonly Color[], space: MixSpace, places?: readonly number[]): [string, (number | string)[]] => {
	const { space: by, stops } = declareGradient(colors, space, places);
	return [by, stops.map(({ input = 'own', position = '' }) => `${input} ${position}`.trim())];
};

gradient('declares the colors and the space if all browsers mix them alike', () => {
	for (const space of SPACES) assert.equal(declare([RED, BLUE, RED], space), [space, ['0', '1', '2']]);
	for (const space of ['oklab', 'srgb'] as const) assert.equal(declare([RED, GRAY], space, [0.1, 0.6]), [space, ['0 0.1', '1 0.6']]);
});

gradient('declares the path to a gray in OKLCH in OKLab, in which it is straight', () => {
	assert.equal(declare([RED, GRAY], 'oklch'), ['oklab', ['0', '1']]);
	assert.equal(declare([RED, GRAY, BLUE], 'oklch'), ['oklab', ['0 0', '1 0.5', '2 1']]);
	assert.equal(declare([RED, GRAY, BLUE], 'oklch', [0, 0.2, 0.2]), ['oklab', ['0 0', '1 0.2', '2 0.2']]);
});

gradient('declares a path that turns with intermediate stops, each on the arc', () => {
	const green = fromRgb24(0x669977), { space, stops } = declareGradient([fromRgb24(0x996677), green, GRAY], 'oklch', [0, 0.8, 1]);
	assert.is(space, 'oklab');
	assert.ok(stops.length > 6);
	for (const { color: made, position = 0 } of stops.slice(0, -1)) {
		assert.ok(deltaEOK(made, mix(fromRgb24(0x996677), green, position / 0.8, 'oklch')) < 1e-9);
	}
	assert.equal(stops.map(({ position }) => position), stops.map(({ position }) => position!).sort((a, b) => a - b));
	assert.equal(stops.slice(-2).map(({ input, position }) => [input, position]), [[1, 0.8], [2, 1]]);
});

gradient('a hard edge has both colors at its place, and needs no further stops', () => {
	const stops = computeStops([GRAY, GRAY, RED, RED], 'oklab', undefined, [0, 0.5, 0.5, 1]);
	assert.is(stops.length, FEWEST_STOPS);
	const edge = stops.filter(({ position }) => position === 0.5).map((stop) => toRgb24(stop.color));
	assert.equal([edge[0], edge.at(-1)], [0x808080, 0xff0000]);
});

gradient('half a turn is a turn', () => {
	const nearGray = color('oklch', [0.6, 0.02, 20]), opposite = color('oklch', [0.6, 0.15, 200]);
	assert.ok(declareGradient([nearGray, opposite], 'oklch').stops.length > 2);
});

gradient('a color without a channel that the space of the browser lacks gets that of its neighbor, twice if its neighbors differ', () => {
	const hueless = color('oklch', [0.6, 0.1, 0], 1, 4), { stops } = declareGradient([RED, hueless, BLUE, GRAY], 'oklch');
	const hues = stops.map(({ color: made }) => convert(made, 'oklch').coords[2]);
	assert.equal(stops.map(({ position }) => position), [0, 1 / 3, 1 / 3, 2 / 3, 1]);
	near(hues[1]!, hues[0]!, 1e-9);
	near(hues[2]!, hues[3]!, 1e-9);
	assert.ok(stops.every(({ color: made }) => made.none === 0));
	assert.equal(declare([RED, hueless], 'oklab'), ['oklab', ['0', 'own']]);
	assert.equal(declare([RED, hueless], 'oklch'), ['oklch', ['0', '1']]);
});

gradient('the number of fallback stops does not change the declaration', () => {
	const colors = ['#996677', '#669977', 'gray'];
	assert.is(makeGradient({ colors, space: 'oklch', stops: 2 }).css, makeGradient({ colors, space: 'oklch' }).css);
});

gradient('the function of the library returns the result of the operation', () => {
	for (const colors of [['#ff0000', '#0000ff'], ['#ff0000', '#808080', '#996677'], ['#ff0000', 'oklch(0.6 0.1 none)', '#0000ff']]) {
		for (const space of SPACES) {
			const { css } = gradientOf(colors, { space }), operation = makeGradient({ colors, space });
			assert.is(css.split(',').length, operation.css.split(',').length);
			assert.is(css.split(',')[0], operation.css.split(',')[0]);
		}
	}
});

gradient.run();
