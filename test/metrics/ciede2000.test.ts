/*
 * CIEDE2000 against the 34 published pairs of Sharma, Wu & Dalal 2005.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deltaE2000 } from '../../src/fn/difference.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { ciede2000, isBeyondRotation, rotation } from '../../src/metrics/ciede2000.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { near } from '../support/near.ts';
import { SHARMA_2005 } from '../vectors/sharma-2005.ts';

type Lab = readonly [number, number, number];

/** The formula as the paper numbers it, equations 2 to 22, every hue an angle in degrees. */
function byThePaper([L1, a1, b1]: Lab, [L2, a2, b2]: Lab): number {
	const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
	const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
	const hue = (a: number, b: number): number =>
		(a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);

	const barC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
	const G = 0.5 * (1 - Math.sqrt(barC ** 7 / (barC ** 7 + 25 ** 7)));
	const a1p = (1 + G) * a1, a2p = (1 + G) * a2;
	const C1p = Math.hypot(a1p, b1), C2p = Math.hypot(a2p, b2);
	const h1p = hue(a1p, b1), h2p = hue(a2p, b2);

	const dLp = L2 - L1, dCp = C2p - C1p;
	let dhp = 0;
	if (C1p * C2p !== 0) {
		dhp = h2p - h1p;
		if (dhp > 180) dhp -= 360;
		else if (dhp < -180) dhp += 360;
	}
	const dHp = 2 * Math.sqrt(C1p * C2p) * sin(dhp / 2);

	const barLp = (L1 + L2) / 2, barCp = (C1p + C2p) / 2;
	let barHp = h1p + h2p;
	if (C1p * C2p !== 0) {
		if (Math.abs(h1p - h2p) <= 180) barHp = (h1p + h2p) / 2;
		else barHp = h1p + h2p < 360 ? (h1p + h2p + 360) / 2 : (h1p + h2p - 360) / 2;
	}
	const T = 1 - 0.17 * cos(barHp - 30) + 0.24 * cos(2 * barHp) + 0.32 * cos(3 * barHp + 6) - 0.20 * cos(4 * barHp - 63);
	const dTheta = 30 * Math.exp(-(((barHp - 275) / 25) ** 2));
	const RC = 2 * Math.sqrt(barCp ** 7 / (barCp ** 7 + 25 ** 7));
	const SL = 1 + (0.015 * (barLp - 50) ** 2) / Math.sqrt(20 + (barLp - 50) ** 2);
	const SC = 1 + 0.045 * barCp, SH = 1 + 0.015 * barCp * T;
	const RT = -sin(2 * dTheta) * RC;
	const l = dLp / SL, c = dCp / SC, h = dHp / SH;
	return Math.sqrt(l * l + c * c + h * h + RT * c * h);
}

const anyLab = (random: Random): Lab => [random() * 100, random() * 256 - 128, random() * 256 - 128];

const metric = suite('CIEDE2000');

for (const [n, a, b, expected] of SHARMA_2005) {
	metric(`Sharma's pair ${n} is ${expected.toFixed(4)}`, () => {
		assert.is(ciede2000(a, b).toFixed(4), expected.toFixed(4));
		assert.is(ciede2000(b, a).toFixed(4), expected.toFixed(4));
	});
}

metric('agrees with the formula of the paper on 20,000 pairs', () => {
	const seed = 'paper', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const a = anyLab(random), b = anyLab(random);
		near(ciede2000(a, b), byThePaper(a, b), 1e-11, `seed "${seed}", ${a.join(' ')} and ${b.join(' ')}`);
	}
});

metric('agrees with it for colors with almost equal hues', () => {
	const seed = 'close', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const a = anyLab(random), step = (): number => (random() - 0.5) * 1e-3;
		const b: Lab = [a[0] + step(), a[1] + step(), a[2] + step()];
		near(ciede2000(a, b), byThePaper(a, b), 1e-11, `seed "${seed}", ${a.join(' ')} and ${b.join(' ')}`);
	}
});

metric('agrees with it on both sides of opposite hues, where the mean hue jumps', () => {
	const seed = 'opposite', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const [, x, y] = anyLab(random), tilt = (random() - 0.5) * 1e-3;
		const a: Lab = [60, x, y], b: Lab = [40, -x * (1 + tilt), -y];
		near(ciede2000(a, b), byThePaper(a, b), 1e-9, `seed "${seed}", ${a.join(' ')} and ${b.join(' ')}`);
	}
});

metric('agrees with it on hues exactly opposite', () => {
	for (const [x, y] of [
		[10, 0], [-10, 0], [0, 10], [0, -10], [3, 4], [-3, 4], [3, -4], [-3, -4], [40, 90], [90, -40],
	] as const) {
		const a: Lab = [50, x, y], b: Lab = [55, -x, -y];
		near(ciede2000(a, b), byThePaper(a, b), 1e-11, `${x} ${y}`);
		near(ciede2000(b, a), byThePaper(b, a), 1e-11, `${x} ${y}, the other way`);
	}
});

metric('agrees with it where one color is a gray, or both', () => {
	for (const [a, b] of [
		[[50, 0, 0], [50, 0, 0]], [[50, 0, 0], [60, 0, 0]], [[0, 0, 0], [100, 0, 0]],
		[[50, 0, 0], [50, 60, -70]], [[20, -80, 80], [90, 0, 0]],
	] as const) {
		near(ciede2000(a, b), byThePaper(a, b), 1e-12, `${a.join(' ')} and ${b.join(' ')}`);
		near(ciede2000(b, a), byThePaper(a, b), 1e-12, `${b.join(' ')} and ${a.join(' ')}`);
	}
});

metric('leaves the rotation out only where its term is less than a quarter of the last bit of the sum', () => {
	let left = 0;
	for (let degrees = 0; degrees < 360; degrees += 0.01) {
		const cos = Math.cos(degrees * Math.PI / 180), sin = Math.sin(degrees * Math.PI / 180);
		if (!isBeyondRotation(cos, sin)) continue;
		left++;
		// The term is R_T dC dH, the sum at least dC^2 + dH^2, which is twice as much as dC dH or more.
		assert.ok(Math.abs(rotation(cos, sin, 1e9)) / 2 < 2 ** -55, `at ${degrees}`);
	}
	assert.ok(left > 11_000, `at ${left} hues`);
});

metric('is bit for bit the same with the rotation term everywhere', () => {
	const seed = 'rotation', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const turn = random() * 2 * Math.PI, cos = Math.cos(turn), sin = Math.sin(turn);
		const scale = 10 ** (random() * 12 - 8), dL = random() * scale, dC = (random() - 0.5) * scale, dH = (random() - 0.5) * scale;
		const sum = dL * dL + dC * dC + dH * dH, whole = sum + rotation(cos, sin, random() * 200) * dC * dH;
		if (isBeyondRotation(cos, sin)) assert.is(sum, whole, `seed "${seed}", ${[turn, dL, dC, dH].join(' ')}`);
	}
});

metric('is the same both ways, to the last bit', () => {
	const seed = 'symmetric', random = randomFrom(seed);
	for (let n = 0; n < 10_000; n++) {
		const a = anyLab(random), b = anyLab(random);
		assert.is(ciede2000(a, b), ciede2000(b, a), `seed "${seed}", ${a.join(' ')} and ${b.join(' ')}`);
	}
});

metric('of a color and itself is exactly 0', () => {
	const seed = 'itself', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const a = anyLab(random);
		assert.ok(Object.is(ciede2000(a, a), 0), `seed "${seed}", ${a.join(' ')}`);
	}
});

metric('from black to white is 100', () => {
	// The mean lightness is 50, where the lightness weight is 1.
	assert.is(ciede2000([0, 0, 0], [100, 0, 0]), 100);
});

metric('is finite for coordinates no color has', () => {
	for (const size of [1e-320, 1e-170, 1e-100, 1e-8, 1e8, 1e50, 1e100]) {
		for (const [a, b] of [
			[[50, size, size], [50, -size, -size]], [[50, size, 0], [50, 0, size]],
			[[size, 0, 0], [-size, 1, 1]], [[0, size, 1], [0, 1, size]],
		] as const) {
			const result = ciede2000(a, b);
			assert.ok(Number.isFinite(result) && result >= 0, `${a.join(' ')} and ${b.join(' ')}: ${result}`);
		}
	}
});

metric('of two colors is that of their Lab in CSS, which is D50', () => {
	const red = fromRgb24(0xff0000), lime = color('oklch', [0.86644, 0.29483, 142.49535], 0.5);
	assert.is(deltaE2000(red, lime), ciede2000(convert(red, 'lab').coords, convert(lime, 'lab').coords));
	// From the Lab of both as CSS prints it.
	const printed = byThePaper([54.29054, 80.80493, 69.89097], [87.81853, -79.27106, 80.99458]);
	near(deltaE2000(red, fromRgb24(0x00ff00)), printed, 1e-4);
});

metric.run();
