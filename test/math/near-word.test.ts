/*
 * The near word for small programs, against the edit distance.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { editDistance } from '../../src/math/edit-distance.ts';
import { isOneEdit, nearWord } from '../../src/math/near-word.ts';
import { randomFrom } from '../../src/math/random.ts';

const near = suite('near words');

near('100,000 pairs of short words over three letters are one edit apart where the edit distance says so', () => {
	const seed = 'near', random = randomFrom(seed);
	const word = (): string => Array.from({ length: Math.floor(random() * 6) }, () => 'abc'[Math.floor(random() * 3)]).join('');
	let apart = 0;
	for (let n = 0; n < 100_000; n++) {
		const a = word(), b = word(), expected = editDistance(a, b, 1) <= 1;
		if (isOneEdit(a, b) !== expected) assert.unreachable(`seed ${seed}, "${a}" and "${b}"`);
		if (expected) apart++;
	}
	assert.ok(apart > 1000 && apart < 99_000);
});

const WORDS = ['srgb', 'display-p3', 'xyz-d65', 'oklab', 'oklch', 'space'];

for (const [word, nearest] of [
	['oklhc', 'oklch'], ['okla', 'oklab'], ['spcae', 'space'], ['ssrgb', 'srgb'], ['orgb', 'srgb'], ['rgb', 'srgb'], ['p3', 'display-p3'],
	['my-oklab', 'oklab'], ['xyz', 'xyz-d65'], ['d', undefined], ['', undefined], ['cmyk', undefined],
] as const) {
	near(`"${word}" means ${nearest}`, () => assert.is(nearWord(word, WORDS), nearest));
}

near('a single letter, one edit from any other, suggests nothing', () => {
	for (const word of ['h', 's', '']) assert.is(nearWord(word, ['r', 'g', 'b', 'alpha']), undefined, word);
	assert.is(nearWord('hue', ['l', 'c', 'h']), 'h');
});

near.run();
