/*
 * Places and locks of a palette: locked colors keep their places, for any address.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { arrange, drawAgain, keepAll, keepLocked, locksIn, withLocks } from '../../src/page/palette-places.ts';

const places = suite('places in a palette');

places('kept colors return to their places, and drawn ones fill the rest in order', () => {
	assert.equal(arrange(['B', 'D', 'x', 'y', 'z'], 2, { places: '1,3' }), ['x', 'B', 'y', 'D', 'z']);
	assert.equal(arrange(['A', 'B', 'x'], 2, {}), ['A', 'B', 'x']);
});

places('a place beyond a smaller palette becomes a free one', () => {
	assert.equal(arrange(['E', 'x', 'y'], 1, { places: '4' }), ['E', 'x', 'y']);
	assert.equal(arrange(['A', 'E', 'x'], 2, { places: '0,4' }), ['A', 'E', 'x']);
});

places('locks are the kept colors until some are marked', () => {
	assert.equal(locksIn({ places: '1,3' }, 2, 5), [false, true, false, true, false]);
	assert.equal(locksIn({ places: '1,3', locks: 'none' }, 2, 5), [false, false, false, false, false]);
	assert.equal(locksIn({ places: '1,3', ...withLocks([true, false, false, true, false]) }, 2, 5), [true, false, false, true, false]);
});

places('another drawing keeps the locked colors in place; editing keeps all', () => {
	const kept = keepLocked(['a', 'b', 'c', 'd'], [false, true, false, true]);
	assert.equal(kept, { keep: ['b', 'd'], places: '1,3', locks: '', reroll: '' });
	assert.equal(arrange(['b', 'd', 'x', 'y'], 2, kept), ['x', 'b', 'y', 'd']);
	assert.equal(keepAll(['a', 'b'], [false, true]), { keep: ['a', 'b'], places: '', reroll: '', locks: '1' });
});

places('one color is drawn again: a drawn one at its position in the request, a kept one by releasing it', () => {
	const hexes = ['x', 'B', 'y', 'D'], kept = { keep: ['B', 'D'], places: '1,3', reroll: '' }, none = [false, false, false, false];
	// Kept colors come first in the request: B, D, x, y.
	assert.equal(drawAgain(2, hexes, none, kept, 's'), { reroll: '3' });
	assert.equal(drawAgain(0, hexes, none, { ...kept, reroll: '3' }, 's'), { reroll: '3,2' });
	assert.equal(drawAgain(1, hexes, [false, false, false, true], kept, 's'), {
		keep: ['x', 'y', 'D'], places: '0,2,3', locks: '3', reroll: '', seed: 's',
	});
	// The request takes 20 positions.
	const full = { ...kept, reroll: Array.from({ length: 20 }, () => 2).join(',') };
	assert.equal(drawAgain(0, hexes, none, full, 's'), { keep: ['B', 'y', 'D'], places: '1,2,3', locks: 'none', reroll: '', seed: 's' });
});

places('any address gives every color one place', () => {
	const seed = 'places', random = randomFrom(seed), characters = [...'0123456789,,,-.exnone'];
	for (let i = 0; i < 3000; i++) {
		const text = Array.from({ length: random() * 12 }, () => characters[Math.floor(random() * characters.length)]).join('');
		const size = 2 + Math.floor(random() * 9), kept = Math.floor(random() * (size + 1)), all = Array.from({ length: size }, (_, at) => at);
		assert.equal([...arrange(all, kept, { places: text })].sort((a, b) => a - b), all, `seed ${seed}: ${text}, ${kept} of ${size}`);
		assert.is(locksIn({ places: text, locks: text }, kept, size).length, size);
	}
});

places.run();
