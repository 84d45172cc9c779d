/*
 * Edit distances against their definition, and the closest word of a list.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { closest, editDistance } from '../../src/math/edit-distance.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';

/** Optimal string alignment by its recursive definition, every prefix of a against every prefix of b. */
function byDefinition(a: string, b: string): number {
	const cache = new Map<string, number>();
	const distance = (i: number, j: number): number => {
		if (i === 0 || j === 0) return i + j;
		const key = `${i},${j}`, cached = cache.get(key);
		if (cached !== undefined) return cached;
		let d = Math.min(
			distance(i - 1, j) + 1,
			distance(i, j - 1) + 1,
			distance(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
		);
		if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, distance(i - 2, j - 2) + 1);
		cache.set(key, d);
		return d;
	};
	return distance(a.length, b.length);
}

const word = (random: Random): string =>
	Array.from({ length: Math.floor(random() * 9) }, () => 'abc'[Math.floor(random() * 3)]).join('');

const edits = suite('editDistance');

for (const [a, b, distance] of [
	['', '', 0], ['teal', 'teal', 0], ['teal', 'tael', 1], ['kitten', 'sitting', 3], ['blue', 'blu', 1], ['red', '', 3],
	// Restricted: a swapped pair is not edited again, so this is 3 and not 2.
	['ca', 'abc', 3],
] as const) {
	edits(`of "${a}" and "${b}" is ${distance}`, () => {
		assert.is(editDistance(a, b, 9), distance);
		assert.is(editDistance(b, a, 9), distance);
	});
}

edits('is the definition up to the cut-off, and one more than it beyond', () => {
	const seed = 'words', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const a = word(random), b = word(random), most = Math.floor(random() * 5);
		assert.is(editDistance(a, b, most), Math.min(byDefinition(a, b), most + 1), `seed "${seed}", "${a}", "${b}", most ${most}`);
	}
});

edits.run();

const near = suite('closest');

near('takes one edit in a short word, two in a longer, three in a long one', () => {
	assert.is(closest('tael', ['teal']), 'teal');
	assert.is(closest('tala', ['teal']), undefined);
	assert.is(closest('orannge', ['orange']), 'orange');
	assert.is(closest('conrflwrblu', ['cornflowerblue']), undefined);
	assert.is(closest('cornflwrblu', ['cornflowerblue']), 'cornflowerblue');
	for (const [length, edits] of [[4, 1], [5, 2], [8, 2], [9, 3], [30, 3]] as const) {
		const word = 'a'.repeat(length);
		assert.is(closest(word, [word + 'b'.repeat(edits)]), word + 'b'.repeat(edits), `${length} letters`);
		assert.is(closest(word, [word + 'b'.repeat(edits + 1)]), undefined, `${length} letters`);
	}
});

near('takes the nearest, and the first of equals', () => {
	assert.is(closest('graay', ['grey', 'gray', 'green']), 'gray');
	assert.is(closest('gry', ['gray', 'grey']), 'gray');
	assert.is(closest('red', ['red', 'rod']), 'red');
});

near('finds no word in an empty list, and never replaces a whole word', () => {
	assert.is(closest('red', []), undefined);
	assert.is(closest('x', ['y']), undefined);
});

near.run();
