/*
 * find-colors: words to colors, in English and Russian.
 */

import { LOCALES } from '../names/locale.ts';
import { searchAmong } from '../names/own.ts';
import { search, SOURCES } from '../names/search.ts';
import { MATCHES } from '../names/searchable.ts';
import { choice, fallback, integer, list, object, optional, text, textLike, trimmed } from '../schema/schema.ts';
import { hexText } from './describe.ts';
import { amongField, ownColors } from './fields.ts';
import { operation } from './operation.ts';

const MOST_RESULTS = 100;
const MOST_CHARACTERS = 100;

export const findColors = operation({
	name: 'find-colors',
	title: 'Find colors by name',
	group: 'Read',
	summary: 'Search all names in English and Russian: any word order, unfinished words, endings and typos forgiven.',
	input: object('', {
		query: trimmed('Words of a color name.', 1, MOST_CHARACTERS, 'dusty rose'),
		limit: fallback(integer('How many results at most.', 1, MOST_RESULTS), 20),
		locale: optional(choice('Only names of this language; both when absent.', LOCALES)),
		among: amongField,
	}),
	result: object('The matches, best first; none is no error.', {
		query: text('The words, trimmed.', 1, MOST_CHARACTERS),
		total: integer('How many names match.', 0, Infinity),
		results: list('The best of them.', object('A named color.', {
			name: textLike('The name.', '[\\s\\S]+'),
			hex: hexText('The color.'),
			source: choice('The list it stands in; `among` is your own.', [...SOURCES, 'among']),
			locale: choice('The language of the name.', LOCALES),
			match: choice('How it matches.', MATCHES),
		}), 0, MOST_RESULTS),
	}),
	examples: [
		{ input: { query: 'dusty rose', limit: 3 }, shows: 'two words' },
		{ input: { query: 'синяя', limit: 3, locale: 'ru' }, shows: 'a Russian adjective, whatever its ending' },
	],
}).runs(({ query, limit, locale, among }) => {
	if (among === undefined) return { query, ...search(query, { limit, locale }) };
	const { total, results } = searchAmong(ownColors(among), query, { limit, locale });
	return { query, total, results: results.map((found) => ({ ...found, source: 'among' })) };
});
