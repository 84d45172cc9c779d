/*
 * Hues: normal form, differences, and the polar form compared with the sine and cosine of Math.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HUE_ARCS, hueAlong, hueDifference, normalizeHue } from '../../src/math/angle.ts';
import { fromPolarInto, toHue, toPolarInto } from '../../src/math/polar.ts';
import type { Vec3 } from '../../src/math/matrix.ts';
import { randomFrom } from '../../src/math/random.ts';
import { isPlainZero, nearAll } from '../support/near.ts';

const normalize = suite('normalizeHue');

for (const [degrees, expected] of [
	[0, 0], [359.5, 359.5], [360, 0], [361, 1], [-1, 359], [-360, 0], [-90, 270], [720.25, 0.25], [-1080, 0], [1e6, 280],
] as const) {
	normalize(`${degrees} degrees are ${expected}`, () => { assert.is(normalizeHue(degrees), expected); });
}

normalize('gives 0, never -0', () => {
	for (const degrees of [0, -0, 360, -360, -720]) assert.ok(isPlainZero(normalizeHue(degrees)), String(degrees));
});

normalize('stays below 360 for a turn that is negative by a rounding error', () => {
	for (const degrees of [-1e-20, -1e-14, -Number.MIN_VALUE]) {
		const hue = normalizeHue(degrees);
		assert.ok(hue >= 0 && hue < 360, `${degrees} gave ${hue}`);
	}
});

normalize('gives whole degrees exactly, after any number of turns', () => {
	const seed = 'turns', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const hue = Math.floor(random() * 360), turns = Math.floor(random() * 2e6) - 1e6;
		assert.is(normalizeHue(hue + turns * 360), hue, `seed "${seed}", ${hue} and ${turns} turns`);
	}
});

normalize.run();

const difference = suite('hueDifference');

for (const [from, to, expected] of [
	[0, 90, 90], [90, 0, -90], [350, 10, 20], [10, 350, -20], [0, 180, 180], [180, 0, 180], [0, 181, -179], [0, 540, 180],
	[-10, 10, 20], [77, 77, 0], [0, 360, 0],
] as const) {
	difference(`from ${from} to ${to} it is ${expected}`, () => { assert.is(hueDifference(from, to), expected); });
}

difference('is above -180 and at most 180, and leads to the second hue', () => {
	const seed = 'difference', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const from = Math.floor(random() * 2000) - 1000, to = Math.floor(random() * 2000) - 1000;
		const turn = hueDifference(from, to);
		assert.ok(turn > -180 && turn <= 180, `seed "${seed}", ${from} to ${to}: ${turn}`);
		assert.is(normalizeHue(from + turn), normalizeHue(to), `seed "${seed}", ${from} to ${to}: ${turn}`);
	}
});

difference.run();

const along = suite('hueAlong');

// The turn by each arc, by the rules of CSS Color 4 §12.4 on hues in [0, 360): 180 keeps its sign under shorter; under
// longer a turn of 0 becomes a whole turn, and exactly half a turn is unchanged.
const TURNS: readonly (readonly [first: number, second: number, shorter: number, longer: number, up: number, down: number])[] = [
	[40, 60, 20, -340, 20, -340],
	[60, 40, -20, 340, 340, -20],
	[40, 40.5, 0.5, -359.5, 0.5, -359.5],
	[40.5, 40, -0.5, 359.5, 359.5, -0.5],
	[350, 10, 20, -340, 20, -340],
	[10, 350, -20, 340, 340, -20],
	[0, 180, 180, 180, 180, -180],
	[180, 0, -180, -180, 180, -180],
	[90, 90, 0, 360, 0, 0],
	[20, 201, -179, 181, 181, -179],
	[201, 20, 179, -181, 179, -181],
	[0, 360, 0, 360, 0, 0],
	[-30, 30, 60, -300, 60, -300],
];

for (const [first, second, shorter, longer, increasing, decreasing] of TURNS) {
	const expected = { shorter, longer, increasing, decreasing };
	for (const arc of HUE_ARCS) {
		along(`from ${first} to ${second} turns ${expected[arc]} when ${arc}`, () => {
			assert.is(hueAlong(arc, first, second) - normalizeHue(first), expected[arc]);
		});
	}
}

along('every arc ends at the second hue and keeps its promise', () => {
	const seed = 'arcs', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const first = Math.floor(random() * 360), second = Math.floor(random() * 360);
		for (const arc of HUE_ARCS) {
			const end = hueAlong(arc, first, second), turn = end - first;
			const what = `seed "${seed}", ${arc} from ${first} to ${second}: ${turn}`;
			assert.is(normalizeHue(end), second, what);
			assert.ok(Math.abs(turn) <= 360, what);
			if (arc === 'shorter') assert.ok(Math.abs(turn) <= 180, what);
			if (arc === 'longer') assert.ok(Math.abs(turn) >= 180, what);
			if (arc === 'increasing') assert.ok(turn >= 0, what);
			if (arc === 'decreasing') assert.ok(turn <= 0, what);
		}
	}
});

along.run();

const polar = suite('polar form');

for (const [a, b, chroma, hue] of [
	[3, 4, 5, 53.13010235415598], [1, 0, 1, 0], [0, 1, 1, 90], [-1, 0, 1, 180], [0, -1, 1, 270],
	[0, 0, 0, 0], [1, -1, Math.SQRT2, 315],
] as const) {
	polar(`of a ${a}, b ${b} is chroma ${chroma}, hue ${hue}`, () => {
		const v: Vec3 = [7, a, b];
		toPolarInto(v);
		nearAll(v, [7, chroma, hue], 1e-13);
		fromPolarInto(v);
		nearAll(v, [7, a, b], 1e-15);
	});
}

polar('keeps a hue below 360 where b is negative by a rounding error', () => {
	const v: Vec3 = [0, 1, -1e-20];
	toPolarInto(v);
	assert.ok(v[2] >= 0 && v[2] < 360, String(v[2]));
});

polar('there and back is the same', () => {
	const seed = 'polar', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const start: Vec3 = [random(), random() * 2 - 1, random() * 2 - 1], v: Vec3 = [...start];
		toPolarInto(v);
		assert.ok(v[1] >= 0 && v[2] >= 0 && v[2] < 360, `seed "${seed}", ${start.join(' ')}`);
		fromPolarInto(v);
		nearAll(v, start, 1e-14, `seed "${seed}"`);
	}
});

polar('of any hue are the cosine and the sine of the platform, within 1e-14', () => {
	const seed = 'any hue', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const degrees = (random() - 0.5) * 1440, v: Vec3 = [0, 1, degrees], radians = degrees * Math.PI / 180;
		fromPolarInto(v);
		nearAll(v, [0, Math.cos(radians), Math.sin(radians)], 1e-14, `seed "${seed}", ${degrees} degrees`);
	}
});

for (const [degrees, a, b] of [
	[0, 1, 0], [90, 0, 1], [180, -1, 0], [270, 0, -1], [360, 1, 0], [-90, 0, -1], [3_600_000_090, 0, 1],
] as const) {
	polar(`of ${degrees} degrees lie on an axis exactly, without -0`, () => {
		const v: Vec3 = [0, 2, degrees];
		fromPolarInto(v);
		assert.equal(v, [0, 2 * a, 2 * b]);
		for (const x of v) assert.not(Object.is(x, -0));
	});
}

polar.run();

const hues = suite('toHue');

for (const [a, b, expected] of [
	[1, 0, 0], [1, 1, 45], [0, 1, 90], [-1, 1, 135], [-1, 0, 180], [-1, -1, 225], [0, -1, 270], [1, -1, 315], [1, -0, 0],
	[1, -1e-300, 0],
] as const) {
	hues(`of ${a} ${Object.is(b, -0) ? '-0' : b} is ${expected} exactly`, () => {
		assert.is(toHue(a, b), expected);
		assert.not(Object.is(toHue(a, b), -0));
	});
}

hues('stays below 360', () => {
	for (let n = 0; n < 400; n++) assert.ok(toHue(1, -(10 ** -n)) < 360, String(n));
});

hues.run();
