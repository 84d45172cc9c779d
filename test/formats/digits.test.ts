/*
 * Digits by tables are the digits of `decimal`.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digits } from '../../src/formats/digits.ts';
import { randomFrom } from '../../src/math/random.ts';
import { decimal } from '../../src/math/round.ts';

const suiteOfDigits = suite('digits');

const TEXTS: readonly (readonly [x: number, decimals: number, text: string])[] = [
	[0, 3, '0'], [-0, 3, '0'], [-0.0001, 3, '0'], [0.5, 3, '0.5'], [-0.5, 3, '-0.5'], [0.0004, 3, '0'], [0.0005, 3, '0.001'],
	[-0.0005, 3, '-0.001'],
	[1.005, 2, '1.01'], [0.1, 5, '0.1'], [0.12, 5, '0.12'], [0.1234, 5, '0.1234'], [0.00001, 5, '0.00001'],
	[0.10001, 5, '0.10001'], [0.99999, 5, '0.99999'], [0.999999, 5, '1'],
	[359.9996, 3, '360'], [100, 3, '100'], [1000, 3, '1000'], [1e6, 5, '1000000'], [-1e6, 6, '-1000000'], [999.9995, 3, '1000'],
	[1e-7, 5, '0'], [1e-7, 7, '0.0000001'], [1e21, 3, '1000000000000000000000'], [123456789012.125, 3, '123456789012.125'],
];

for (const [x, decimals, text] of TEXTS) {
	suiteOfDigits(`${Object.is(x, -0) ? '-0' : x} to ${decimals} decimals is ${text}`, () => assert.is(digits(x, decimals), text));
}

suiteOfDigits('equal to decimal() for 300,000 random numbers of every size', () => {
	const seed = 'digits', random = randomFrom(seed);
	for (let i = 0; i < 300_000; i++) {
		const decimals = Math.floor(random() * 8), kind = random();
		const x = kind < 0.4 ? random() * 2 - 1
			: kind < 0.6 ? random() * 720 - 360
			: kind < 0.8 ? Math.round(random() * 1e5) / 10 ** Math.floor(random() * 8)
			: (random() - 0.5) * 10 ** (random() * 24 - 8);
		if (digits(x, decimals) !== decimal(x, decimals))
			assert.unreachable(`seed ${seed}, ${x} to ${decimals}: ${digits(x, decimals)}, ${decimal(x, decimals)}`);
	}
});

suiteOfDigits('equal to decimal() for every number of five decimals below one', () => {
	for (let n = -20; n <= 100_020; n++) assert.is(digits(n / 1e5, 5), decimal(n / 1e5, 5));
});

suiteOfDigits.run();
