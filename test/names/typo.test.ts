/*
 * Typing errors: the fast check agrees with the edit distance, and the filter by letters drops no misspelt word.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { editDistance } from '../../src/math/edit-distance.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { areNear, bitsIn, isWithin, lettersIn, mayBeTypo, ONE_TYPO, typoCost, unfinishedCost } from '../../src/names/typo.ts';

const typos = suite('typing errors');

for (const [one, other, distance] of [
	['teal', 'teal', 0], ['teal', 'tael', 1], ['teal', 'tel', 1], ['teal', 'teall', 1], ['teal', 'tean', 1], ['', 'a', 1], ['', '', 0],
	['turquoise', 'tourqoise', 2], ['бирюзовый', 'бирузовый', 1], ['abcd', 'badc', 2], ['ca', 'abc', 3], ['aab', 'aba', 1],
] as const) {
	typos(`"${one}" and "${other}" are ${distance} apart`, () => {
		for (let edits = 0; edits <= 4; edits++) assert.is(isWithin(one, other, edits), edits >= distance);
	});
}

/** Few letters, so that near words are frequent. */
const word = (random: Random): string => Array.from({ length: Math.floor(random() * 9) }, () => 'abcde'[Math.floor(random() * 5)]).join('');

typos('20,000 pairs: the bound of edits agrees with the edit distance', () => {
	const seed = 'typos', random = randomFrom(seed);
	for (let i = 0; i < 20_000; i++) {
		const one = word(random), other = word(random), at = `seed "${seed}", pair ${i}: "${one}", "${other}"`;
		for (const edits of [0, 1, 2]) {
			const expected = editDistance(one, other, edits) <= edits;
			assert.is(isWithin(one, other, edits), expected, at);
			if (expected) assert.ok(areNear(lettersIn(one), lettersIn(other), edits), at);
		}
	}
});

typos('20,000 pairs: the filter of letters and beginnings passes every pair with a cost', () => {
	const seed = 'meant', random = randomFrom(seed);
	let costly = 0;
	for (let i = 0; i < 20_000; i++) {
		const one = word(random) + word(random), other = random() < 0.3 ? word(random) : one.replace(/[abc]/, 'e').replace(/d$/, '');
		const bits = bitsIn(lettersIn(one) ^ lettersIn(other)), edits = 1 + Math.floor(random() * 2);
		if (typoCost(one, other, edits) === undefined) continue;
		costly++;
		const at = `seed "${seed}", pair ${i}: "${one}", "${other}"`;
		assert.ok(mayBeTypo(one, bits, one.slice(0, 2) === other.slice(0, 2), edits), at);
	}
	assert.ok(costly > 1000, `${costly} pairs`);
	assert.not(mayBeTypo('oragne', 3, false, 2), 'a short word with two errors must have the right first letter');
});

typos('a word that sounds alike is nearer than one with another letter, and one with an edit nearer than an unfinished one', () => {
	const cost = (typed: string, intended: string): number => typoCost(typed, intended, 2) ?? Infinity;
	assert.ok(cost('берюза', 'бирюза') < cost('берюза', 'береза'));
	assert.ok(cost('серинивый', 'сиреневый') < ONE_TYPO);
	assert.is(cost('лук', 'лак'), Infinity, 'in short words every vowel counts');
	assert.ok(cost('ферн', 'верн') === Infinity && cost('ferm', 'fern') < ONE_TYPO, 'm and n are neighbors on a keyboard');
	assert.ok(cost('рад', 'ад') === Infinity && cost('rpd', 'rd') === Infinity && cost('teaal', 'teal') < ONE_TYPO, 'a letter too many');
	assert.ok(unfinishedCost('perriw', 'periwinkle')! > ONE_TYPO);
	for (const other of ['perry', 'aeriwinkle', 'persimmon']) assert.is(unfinishedCost('perriw', other), undefined, other);
});

typos('a word has a bit for each of its letters', () => {
	assert.is(bitsIn(lettersIn('abc')), 3);
	assert.is(bitsIn(lettersIn('синий')), 4);
	assert.is.not(lettersIn('a'), lettersIn('b'));
	assert.not(areNear(lettersIn('blue'), lettersIn('gray'), 1));
});

typos.run();
