/*
 * The fast routes equal the slow ones: fused matrices and tables of bytes change only the time.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { applyInto, type Vec3 } from '../../src/math/matrix.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert, convertInto, settlePowerless } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { fuse, stepsBetween } from '../../src/spaces/route.ts';
import { SPACE_IDS, type SpaceId } from '../../src/spaces/table.ts';
import { srgbByteToLinear, srgbFromLinear, srgbToLinear } from '../../src/spaces/srgb-transfer.ts';
import { SPACES } from '../../src/spaces/table.ts';
import { near, nearAll } from '../support/near.ts';
import { beyond, comparable, insideSrgb, PAIRS, wide } from '../support/spaces.ts';

/** Every step separately, without fused matrices. */
function stepByStep(start: Color, to: SpaceId): Color {
	const v: Vec3 = [...start.coords];
	for (const step of stepsBetween(SPACES[start.space], SPACES[to])) {
		if ('matrix' in step) applyInto(step.matrix, v);
		else step.map(v);
	}
	const none = settlePowerless(v, SPACES[to]);
	return { space: to, coords: v, alpha: start.alpha, none };
}

const routes = suite('routes');

for (const [what, draw] of [
	['colors of sRGB', insideSrgb], ['colors of ProPhoto', wide], ['colors beyond sight', beyond],
] as const) {
	routes(`give the same as the single steps for every pair of spaces and ${what}`, () => {
		const seed = `fused, ${what}`, random = randomFrom(seed);
		for (let n = 0; n < 60; n++) {
			const drawn = draw(random);
			for (const [from, to] of PAIRS) {
				const start = convert(drawn, from);
				// Lab is a hundred times the scale; pure powers are endlessly steep at 0.
				const within = to === 'lab' || to === 'lch' ? 1e-11 : to === 'rec2020' || to === 'a98-rgb' ? 1e-9 : 1e-12;
				const fast = convert(start, to), slow = stepByStep(start, to);
				nearAll(comparable(fast), comparable(slow), within, `seed "${seed}", color ${n}, ${from} to ${to}`);
				assert.is(fast.none, slow.none, `seed "${seed}", color ${n}, ${from} to ${to}`);
			}
		}
	});
}

/** Grays of bytes, between bytes, and a hair off gray: where hues lose their power. */
function grays(): Color[] {
	const random = randomFrom('grays');
	const levels = [
		0, 1, ...Array.from({ length: 20 }, () => random()), ...Array.from({ length: 20 }, () => Math.floor(random() * 256) / 255),
	];
	return levels.flatMap((x) => [color('srgb', [x, x, x]), color('srgb', [x, x + 1e-9, x]), color('srgb', [x, x, x + 1e-4])]);
}

routes('give the same as the single steps for grays, and miss the same channels', () => {
	for (const gray of grays()) for (const [from, to] of PAIRS) {
		// Every way to the start is walked step by step, so that it holds the noise a route has to meet.
		const start = stepByStep(gray, from), fast = convert(start, to), slow = stepByStep(start, to);
		const what = `${gray.coords.join(' ')}, ${from} to ${to}`;
		nearAll(
			comparable(fast),
			comparable(slow),
			to === 'lab' || to === 'lch' ? 1e-11 : to === 'rec2020' || to === 'a98-rgb' ? 1e-9 : 1e-12,
			what,
		);
		assert.is(fast.none, slow.none, what);
	}
});

routes('hold no two matrices in a row', () => {
	for (const [from, to] of PAIRS) {
		const steps = fuse(stepsBetween(SPACES[from], SPACES[to]));
		for (let i = 1; i < steps.length; i++) {
			assert.not('matrix' in steps[i]! && 'matrix' in steps[i - 1]!, `${from} to ${to}, step ${i}`);
		}
	}
});

routes('from a space to itself have no step', () => {
	for (const id of SPACE_IDS) assert.is(stepsBetween(SPACES[id], SPACES[id]).length, 0, id);
});

routes('go no higher than the nearest common base', () => {
	assert.is(stepsBetween(SPACES.hsl, SPACES.hwb).length, 2);
	assert.is(stepsBetween(SPACES.lch, SPACES['prophoto-rgb-linear']).length, 4);
	assert.is(stepsBetween(SPACES.srgb, SPACES['srgb-linear']).length, 1);
});

routes('in place give what conversion of the color gives, with the same missing channels', () => {
	for (const hex of [0x000000, 0xffffff, 0x808080, 0x3b82f6]) {
		for (const to of SPACE_IDS) {
			const start = fromRgb24(hex), v: Vec3 = [...start.coords];
			const missing = convertInto(v, 'srgb', to);
			const whole = convert(start, to);
			assert.equal([...v], [...whole.coords], to);
			assert.is(missing, whole.none, to);
		}
	}
});

routes('leave the color they started from alone', () => {
	const start = color('hsl', [200, 50, 50]);
	for (const to of SPACE_IDS) convert(start, to);
	assert.equal(start.coords, [200, 50, 50]);
});

routes('give finite numbers only, also far outside', () => {
	const seed = 'far outside', random = randomFrom(seed);
	const far = (): number => (random() - 0.5) * 10 ** Math.floor(random() * 12);
	for (let n = 0; n < 100; n++) {
		for (const [from, to] of PAIRS) {
			const start = color(from, [far(), far(), far()]);
			const { coords } = convert(start, to);
			assert.ok(coords.every(Number.isFinite), `seed "${seed}", color ${n}, ${from} ${start.coords.join(' ')} to ${to}`);
		}
	}
});

routes.run();

const bytes = suite('the table of bytes');

/** IEC 61966-2-1 as printed. */
const decode = (x: number): number => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

bytes('the light of every byte is the formula within 1e-15, by table and by conversion', () => {
	for (let n = 0; n < 256; n++) {
		near(srgbByteToLinear(n), decode(n / 255), 1e-15, `table of ${n}`);
		near(srgbToLinear(n / 255), decode(n / 255), 1e-15, `curve of ${n}`);
		assert.is(convert(fromRgb24(n), 'srgb-linear').coords[2], srgbByteToLinear(n));
	}
});

bytes('black has no light and white all of it, exactly', () => {
	assert.is(srgbByteToLinear(0), 0);
	assert.is(srgbByteToLinear(255), 1);
	assert.is(srgbFromLinear(1), 1);
	assert.is(srgbFromLinear(0), 0);
});

bytes('between the bytes the curve is the formula too, mirrored below 0', () => {
	const seed = 'between the bytes', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const x = random() * 2;
		near(srgbToLinear(x), decode(x), 4e-15, `seed "${seed}", ${x}`);
		assert.is(srgbToLinear(-x), -srgbToLinear(x));
		near(srgbFromLinear(srgbToLinear(x)), x, 1e-14, `seed "${seed}", ${x}`);
	}
});

bytes('next to a byte the curve does not jump to it', () => {
	for (let n = 1; n < 255; n++) {
		const above = n / 255 + 1e-9;
		near(srgbToLinear(above), decode(above), 1e-15, `just above ${n}`);
		assert.ok(srgbToLinear(above) > srgbByteToLinear(n));
	}
});

bytes('every byte comes back from light as itself', () => {
	for (let n = 0; n < 256; n++) assert.is(Math.round(srgbFromLinear(srgbByteToLinear(n)) * 255), n);
});

bytes.run();
