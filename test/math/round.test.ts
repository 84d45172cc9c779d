/*
 * Rounding, against exact arithmetic on the digits that a number prints with.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { decimal, round, roundDown, roundHue, roundTurn } from '../../src/math/round.ts';
import { isPlainZero } from '../support/near.ts';

/** The digits a number prints with, as a whole number of 10^-20: exact arithmetic on what was written. */
function written(x: number): bigint {
	const [mantissa = '', exponent = '0'] = Math.abs(x).toString().split('e');
	const [whole = '', part = ''] = mantissa.split('.');
	const shift = 20 - part.length + Number(exponent);
	const digits = BigInt(whole + part);
	return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}

/** Whole steps of 10^-digits in what was written, the half going up or everything going down, as decimal text. */
function byHand(x: number, digits: number, halvesUp: boolean): string {
	const step = 10n ** BigInt(20 - digits);
	const steps = ((written(x) + (halvesUp ? step / 2n : 0n)) / step).toString().padStart(digits + 1, '0');
	const whole = steps.slice(0, steps.length - digits), part = steps.slice(steps.length - digits).replace(/0+$/, '');
	const text = part === '' ? whole : `${whole}.${part}`;
	return x < 0 && text !== '0' ? `-${text}` : text;
}

/** A number with up to 12 decimals, as people write them; every third ends in a 5 at some place. */
function drawn(random: () => number): number {
	const decimals = Math.floor(random() * 12);
	const whole = Math.floor(random() * 10 ** Math.floor(random() * 4));
	const part = Math.floor(random() * 10 ** decimals).toString().padStart(decimals, '0');
	const half = random() < 1 / 3 ? '5' : '';
	return Number(`${random() < 0.5 ? '-' : ''}${whole}.${part}${half}0`);
}

const rounding = suite('round');

for (const [x, digits, expected] of [
	[0.5, 0, 1], [-0.5, 0, -1], [1.5, 0, 2], [2.5, 0, 3], [-2.5, 0, -3], [0.49, 0, 0],
	[1.005, 2, 1.01], [-1.005, 2, -1.01], [1.045, 2, 1.05], [8.345, 2, 8.35], [0.615, 2, 0.62], [10.235, 2, 10.24],
	[1.0049999, 2, 1], [303.3725, 3, 303.373], [0.000005, 5, 0.00001], [0.0000049, 5, 0], [1.2345678, 5, 1.23457],
	[123456789.12345678, 5, 123456789.12346], [1234567890.1234567, 5, 1234567890.12346], [1e21, 5, 1e21],
] as const) {
	rounding(`${x} to ${digits} decimals is ${expected}`, () => { assert.is(round(x, digits), expected); });
}

rounding('never gives -0', () => {
	for (const x of [-0, -1e-9, -0.0049, -Number.MIN_VALUE]) assert.ok(isPlainZero(round(x, 2)), String(x));
});

rounding('agrees with rounding the printed digits by hand', () => {
	const seed = 'round', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const x = drawn(random), digits = Math.floor(random() * 7);
		assert.is(round(x, digits), Number(byHand(x, digits, true)), `seed "${seed}", ${x} to ${digits}`);
		assert.is(decimal(x, digits), byHand(x, digits, true), `seed "${seed}", ${x} to ${digits}`);
	}
});

rounding('is idempotent', () => {
	const seed = 'twice', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const once = round((random() - 0.5) * 10 ** Math.floor(random() * 12), 5);
		assert.is(round(once, 5), once, `seed "${seed}", ${once}`);
	}
});

rounding.run();

const down = suite('roundDown');

for (const [x, expected] of [
	[4.499, 4.49], [4.5, 4.5], [4.4999999, 4.49], [4.35, 4.35], [1.1, 1.1], [2.3, 2.3], [21, 21], [6.9999, 6.99], [1, 1],
	[0.29, 0.29], [20.939999999999998, 20.93], [-4.499, -4.49],
] as const) {
	down(`${x} reads ${expected}`, () => { assert.is(roundDown(x, 2), expected); });
}

down('keeps every number of two decimals, and rounds the double below it down by one step', () => {
	const bits = new BigUint64Array(1), double = new Float64Array(bits.buffer);
	for (let n = 100; n <= 2100; n++) {
		const x = n / 100;
		assert.is(roundDown(x, 2), x);
		double[0] = x;
		bits[0]! -= 1n;
		assert.is(roundDown(double[0], 2), (n - 1) / 100, `the double below ${x}`);
	}
});

down('agrees with rounding by hand, and is never above the number', () => {
	const seed = 'down', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const x = drawn(random), digits = Math.floor(random() * 5), result = roundDown(x, digits);
		assert.is(String(result), byHand(x, digits, false), `seed "${seed}", ${x} to ${digits}`);
		assert.ok(Math.abs(result) <= Math.abs(x), `seed "${seed}", ${x} to ${digits}`);
	}
});

down('never gives -0', () => {
	for (const x of [-0, -0.001, -0.0099]) assert.ok(isPlainZero(roundDown(x, 2)), String(x));
});

down.run();

const text = suite('decimal');

for (const [x, digits, expected] of [
	[0.5, 5, '0.5'], [1, 5, '1'], [-0, 5, '0'], [-1e-9, 5, '0'], [1e-7, 5, '0'], [1e-7, 7, '0.0000001'],
	[1.5e-7, 8, '0.00000015'], [-1e-7, 7, '-0.0000001'], [1e-9, 9, '0.000000001'], [0.10000, 5, '0.1'],
	[123456, 2, '123456'], [1e14, 5, '100000000000000'],
	[1e15, 0, '1000000000000000'], [1e21, 5, '1000000000000000000000'], [-2e21, 5, '-2000000000000000000000'],
	[100, 0, '100'], [0.1 + 0.2, 5, '0.3'], [359.9999, 3, '360'],
] as const) {
	text(`${x} to ${digits} decimals is written ${expected}`, () => { assert.is(decimal(x, digits), expected); });
}

text('has no exponent, no trailing zero, no "-0", no more decimals than requested', () => {
	const seed = 'text', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const x = (random() - 0.5) * 10 ** (Math.floor(random() * 24) - 10), digits = Math.floor(random() * 10);
		const rounded = decimal(x, digits), what = `seed "${seed}", ${x} to ${digits}: ${rounded}`;
		assert.match(rounded, /^(?:0|-?(?:0\.\d*[1-9]|[1-9]\d*(?:\.\d*[1-9])?))$/, what);
		assert.ok((rounded.split('.')[1]?.length ?? 0) <= digits, what);
		assert.ok(Math.abs(Number(rounded) - x) <= 0.5000001 * 10 ** -digits + Math.abs(x) * 5e-16, what);
	}
});

text.run();

const hue = suite('roundHue');

for (const [x, expected] of [[359.9994, 359.999], [359.9996, 0], [0, 0], [0.0004, 0], [180.0005, 180.001]] as const) {
	hue(`${x} degrees to three decimals are ${expected}`, () => { assert.is(roundHue(x, 3), expected); });
}

hue.run();

const turn = suite('roundTurn');

for (const [x, expected] of [[-179.9996, 180], [-179.9994, -179.999], [180, 180], [-0.0004, 0], [12.3456, 12.346]] as const) {
	turn(`${x} degrees to three decimals are ${expected}`, () => { assert.is(roundTurn(x, 3), expected); });
}

turn.run();
