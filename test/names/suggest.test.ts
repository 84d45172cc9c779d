/*
 * "Did you mean" for misspelt keywords.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { cssNames } from '../../src/names/load.ts';
import { suggestName } from '../../src/names/suggest.ts';

const suggest = suite('suggested names');

for (const [text, name] of [
	['tael', 'teal'], ['Tael', 'teal'], ['rebeccapurpel', 'rebeccapurple'], ['dark sea gren', 'darkseagreen'], ['lightgoldenrodyellow!', 'lightgoldenrodyellow'], ['crimsón', 'crimson'],
] as const) {
	suggest(`${text} may mean ${name}`, () => assert.is(suggestName(text), name));
}

suggest('nothing is suggested for what is like no name', () => {
	for (const text of ['', ' ', 'x', 'zzzz', 'constructor', '__proto__', '🎨', 'a'.repeat(120), 'бирюзовый']) assert.is(suggestName(text), undefined, text);
});

suggest('one letter left out of a keyword of five letters or more leads back to a keyword one letter away', () => {
	const seed = 'suggest', random = randomFrom(seed);
	for (const name of cssNames().keys()) {
		if (name.length < 5) continue;
		const at = Math.floor(random() * name.length);
		const typo = name.slice(0, at) + name.slice(at + 1);
		const found = suggestName(typo)!;
		// lightgry is one letter from lightgray and from lightgrey.
		assert.ok(found === name || Math.abs(found.length - typo.length) <= 1, `${typo}: ${found}, seed ${seed}`);
	}
});

suggest.run();
