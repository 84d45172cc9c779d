/*
 * The writer gives, byte for byte, what JSON.stringify gives.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeJson } from '../../src/http/json-write.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { decodeJson } from '../../src/schema/decode.ts';

const write = suite('JSON writer');

const assertSame = (value: unknown, message?: string): void => assert.is(writeJson(value).toString(), JSON.stringify(value), message);

const NUMBERS = [
	0, -0, 1, 9, 10, 11, 99, 100, 101, 999, 1000, 1001, 1010, 9999, 123456, 1e6, 100_200_300, 999_999_999, 1e9, 1e15, 1e21, -1,
	-12.5, 0.1, 0.2, 0.3,
	0.1 + 0.2, 0.5, 0.05, 0.005, 0.000001, 0.0000011, 1e-7, 5e-324, 0.999999, 0.9999999, 0.00001, 0.10001, 0.123456, 0.1234567,
	251.801, 1.0000005,
	999_999_999.999999, 4294967296.5, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, NaN, Infinity, -Infinity,
];
for (const x of NUMBERS) write(`the number ${Object.is(x, -0) ? '-0' : x}`, () => assertSame(x));

const TEXTS = [
	'', 'a', '"', '\\', 'a"b', '\b\f\n\r\t', '\x00\x1f', '\x7f\x80', 'Зелёный', '日本', '😀', '\ud800', 'a\udc00b', '\u2028',
	'</script>', 'ÿ',
];
for (const text of TEXTS) write(`the text ${JSON.stringify(text)}`, () => assertSame([text, { [text]: text }]));

write('what is undefined is left out of objects, and null in arrays', () =>
	assertSame({ a: undefined, b: [undefined, 1], c: undefined, d: {} }));

for (const { name, input, examples, run } of OPERATIONS) {
	write(`the examples of ${name}`, () => {
		for (const example of examples) assertSame(run(decodeJson(input, example.input) as never));
	});
}

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

/** Decimals of every length and size, and doubles that are none. */
const numberFrom = (random: Random): number => {
	const x = (random() - 0.5) * 10 ** Math.floor(random() * 20 - 6);
	return random() < 0.2 ? x : Number(x.toFixed(Math.floor(random() * 9)));
};

function valueFrom(random: Random, levels: number): unknown {
	const kind = random();
	if (kind < 0.4) return numberFrom(random);
	if (kind < 0.6) return pick(random, TEXTS);
	if (kind < 0.7 || levels === 0) return pick(random, [true, false, null]);
	const items = Array.from({ length: Math.floor(random() * 6) }, () => valueFrom(random, levels - 1));
	return kind < 0.85 ? items : Object.fromEntries(items.map((item, i) => [pick(random, TEXTS) + i, item]));
}

write('100,000 seeded numbers', () => {
	const random = randomFrom('json numbers');
	for (let i = 0; i < 100_000; i++) assertSame(numberFrom(random), `number ${i} of the seed "json numbers"`);
});

write('5,000 seeded values', () => {
	const random = randomFrom('json values');
	for (let i = 0; i < 5000; i++) assertSame(valueFrom(random, 4), `value ${i} of the seed "json values"`);
});

write('answers longer than the room for them, and short ones after', () => {
	for (const length of [65_530, 65_533, 65_534, 65_535, 65_536, 70_000, 300_000]) {
		assertSame('a'.repeat(length), `${length} letters`);
		assertSame('ä'.repeat(length), `${length} letters beyond ASCII`);
		assertSame(Array.from({ length }, (_, i) => i / 8), `${length} numbers`);
		assertSame({ a: 1 });
	}
});

write.run();
