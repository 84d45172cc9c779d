/*
 * Names of pixels: each distinct color is searched once, whatever its neighbors are.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { nearestToPixels } from '../../src/names/nearest-pixels.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24, rgb24 } from '../../src/spaces/rgb24.ts';

const pixels = suite('names of pixels');

/** Numbers colors in the order of their first search. */
function numberColors(): (l: number, a: number, b: number) => number {
	const seen = new Map<string, number>();
	return (...lab) => {
		const key = lab.join();
		if (!seen.has(key)) seen.set(key, seen.size);
		return seen.get(key)!;
	};
}

for (const [channel, name] of ['red', 'green', 'blue'].entries()) {
	pixels(`colors that differ by one cell, or one step, of ${name} have their own names`, () => {
		const levels = [16, 24, 16, 17, 24, 32, 248, 255, 17];
		const bytes = Uint8Array.from(levels.flatMap((level) => [0, 1, 2].map((one) => (one === channel ? level : 100)).concat(255)));
		const ids = [...nearestToPixels(bytes, numberColors())];
		for (const [i, level] of levels.entries())
			for (const [j, other] of levels.entries()) assert.is(ids[i] === ids[j], level === other, `${level} ${other}`);
	});
}

pixels('every color is searched by its own coordinates', () => {
	const random = randomFrom('pixels'), bytes = Uint8Array.from({ length: 4 * 300 }, () => Math.floor(random() * 256));
	const searched: (readonly number[])[] = [], ids = nearestToPixels(bytes, (...lab) => searched.push(lab) - 1);
	for (const [i, id] of ids.entries()) {
		const { coords } = convert(fromRgb24(rgb24(bytes[4 * i]!, bytes[4 * i + 1]!, bytes[4 * i + 2]!)), 'oklab');
		assert.ok(coords.every((x, k) => Math.abs(x - searched[id]![k]!) < 1e-9), `pixel ${i}`);
	}
});

pixels('a color is searched once', () => {
	let searches = 0;
	const bytes = Uint8Array.from({ length: 400 }, (_, at) => (at % 8 < 4 ? 200 : 10));
	nearestToPixels(bytes, () => searches++);
	assert.is(searches, 2);
});

pixels.run();
