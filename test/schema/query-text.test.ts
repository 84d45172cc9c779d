/*
 * Values in the notation of a query: a value in a message can be pasted into a URL verbatim and is decoded to the same value.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readQuery } from '../../src/doors/query.ts';
import { parse } from '../../src/names/parse-color.ts';
import { asQuery, queryText } from '../../src/schema/query-text.ts';
import { COLORS } from '../support/arbitrary.ts';

const written = suite('a text in a query');

// URL Standard: # begins the fragment, & the next parameter, % an escape; + is a blank in a form.
for (const [text, query] of [
	['#3b82f6', '3b82f6'], ['dark teal', 'dark-teal'], ['тёмно-синий', 'тёмно-синий'], ['rgb(1 2 3 / 50%)', 'rgb(1+2+3+/+50%25)'],
	['Pepper & Spice', 'Pepper+%26+Spice'], ['a+b', 'a%2Bb'], ['oklch(0.5 0.1 20)', 'oklch(0.5+0.1+20)'], ['aa', 'aa'],
] as const) written(`${text} is ${query}`, () => assert.is(queryText(text), query));

written('a color in it is the same color', () => {
	for (const text of COLORS.map((color) => color.trim()).filter((color) => !color.startsWith('hover:'))) {
		assert.equal(parse(readQuery(`color=${queryText(text)}`).get('color')![0]!), parse(text), text);
	}
});

written('lists have commas, objects are parameters', () => {
	assert.is(asQuery(['#3b82f6', 'dark teal']), '"3b82f6,dark-teal"');
	assert.is(asQuery({ kind: 'linear' }), 'kind=linear');
	assert.is(asQuery({ background: 'dark teal', layers: ['#0008', 'red'] }), 'background=dark-teal&layers=0008,red');
	assert.is(asQuery(20), '20');
});

written.run();
