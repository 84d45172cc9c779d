/*
 * Lines, columns and edits, against the plain way: text split into lines, and edits applied one by one from the end.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { applyEdits, locateIn, type Edit } from '../../src/theme/place.ts';

const place = suite('places in a text');

for (const [text, offset, line, column] of [
	['', 0, 1, 1], ['a\nb', 2, 2, 1], ['a\r\nb', 3, 2, 1], ['a\r\nb', 2, 1, 3], ['a\rb', 2, 2, 1],
	['\n\n', 2, 3, 1], ['ab', 1, 1, 2], ['a\n\rb', 3, 3, 1],
] as const) {
	place(`offset ${offset} of ${JSON.stringify(text)} is ${line}:${column}`, () => assert.equal(locateIn(text)(offset), { line, column }));
}

place('every offset of random texts, against the lines before it', () => {
	const random = randomFrom('places');
	for (let i = 0; i < 200; i++) {
		const text = Array.from({ length: 30 }, () => ['a', 'b', '\n', '\r\n', '\r', '¶'][Math.floor(random() * 6)]!).join('');
		const locate = locateIn(text);
		for (let offset = 0; offset <= text.length; offset++) {
			// A CR LF ends its line after the LF.
			const before = text[offset] === '\n' && text[offset - 1] === '\r' ? text.slice(0, offset - 1) : text.slice(0, offset);
			const lines = before.split(/\r\n|\r|\n/), extra = offset - before.length;
			assert.equal(locate(offset), { line: lines.length, column: lines.at(-1)!.length + 1 + extra }, `seed places, ${JSON.stringify(text)} at ${offset}`);
		}
	}
});

place('edits are applied in any order, and an insertion keeps the text around it', () => {
	const edits: Edit[] = [{ start: 4, end: 5, text: 'XY' }, { start: 0, end: 2, text: '' }, { start: 3, end: 3, text: '+' }];
	assert.is(applyEdits('abcdef', edits), 'c+dXYf');
	assert.is(applyEdits('abc', []), 'abc');
	const [last, first, middle] = edits as [Edit, Edit, Edit];
	assert.is(applyEdits('abcdef', [first, middle, last]), 'c+dXYf');
});

place.run();
