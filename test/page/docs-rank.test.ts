/*
 * Ranking of the search of the reference: queries with the address of the first result, over the real index.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searchIndex } from '../../src/doors/reference/search-index.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import type { SearchEntry } from '../../src/doors/reference/search-entry.ts';
import { rank, MOST_RESULTS } from '../../src/page/docs-rank.ts';

const ranking = suite('ranking of the search');

const INDEX = searchIndex(OPERATIONS);

for (const [query, first] of [
	['mix', '/docs/mix-colors'], ['MIX two', '/docs/mix-colors'], ['mix-colors', '/docs/mix-colors'], ['contrast', '/docs/check-contrast'],
	['gamut mapping', '/docs/guides/gamut-mapping'], ['gamut maping', '/docs/guides/gamut-mapping'], ['apca', '/docs/guides/apca-and-wcag'],
	['design tokens', '/docs/guides/design-tokens'], ['rate', '/problems/rate-limited'],
	['powerless', '/docs/guides/powerless-hue'], ['powerles', '/docs/guides/powerless-hue'],
	['rate-limited', '/problems/rate-limited'], ['media type', '/problems/unsupported-media-type'],
	['amount', '/docs/mix-colors#field-amount'],
	['смешать', '/docs/mix-colors'], ['смешть', '/docs/mix-colors'], ['Доля второго', '/docs/mix-colors#field-amount'],
] as const) ranking(`"${query}" finds ${first}`, () => assert.is(rank(INDEX, query)[0]?.[1], first));

const entry = (title: string): SearchEntry => ['field', '/', title, '', title, ''];

ranking('a whole title precedes its beginning, a word, a part, and a typo', () => {
	const titles = ['hues', 'hut', 'colorhue', 'a hue', 'hue'];
	assert.equal(rank(titles.map(entry), 'hue').map(([, , title]) => title), ['hue', 'hues', 'a hue', 'colorhue']);
	assert.equal(rank(['scale', 'steps of a scael', 'lightscale'].map(entry), 'scale').map(([, , title]) => title),
		['scale', 'lightscale', 'steps of a scael']);
});

ranking('every word must match, and a title precedes a note', () => {
	const [a, b]: readonly SearchEntry[] = [['guide', '/a', 'Other', 'about hue', 'Другое', ''], ['field', '/b', 'hue', '', 'hue', '']];
	assert.equal(rank([a!, b!], 'hue'), [b, a]);
	assert.equal(rank([a!, b!], 'hue nowhere'), []);
});

ranking('an empty query has no results, a broad one a bounded number', () => {
	for (const query of ['', '  ', '-', '()']) assert.equal(rank(INDEX, query), [], query);
	assert.is(rank(INDEX, 'color').length, MOST_RESULTS);
});

ranking.run();
