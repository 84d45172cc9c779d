/*
 * find-colors: words to colors, in English and Russian.
 */

import { spend } from '../../math/budget.ts';
import { LOCALES } from '../../names/locales/ids.ts';
import { searchAmong } from '../../names/own.ts';
import { search, SEARCH_SOURCES } from '../../names/search.ts';
import { MATCHES } from '../../names/searchable.ts';
import { choice, fallback, integer, list, object, optional, text, textLike, trimmed } from '../../schema/schema.ts';
import { hexText } from '../describe.ts';
import { amongField, ownColors } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const MOST_RESULTS = 100;
const MOST_CHARACTERS = 100;

/** Work units of a search of any length. */
const SEARCH_COST = 50;

export const findColors = operation({
	name: 'find-colors',
	order: 30,
	words,
	group: 'Read',
	input: object('', {
		query: trimmed(words.fields.query, 1, MOST_CHARACTERS, 'dusty rose'),
		limit: fallback(integer(words.fields.limit, 1, MOST_RESULTS), 20),
		locale: optional(choice(words.fields.locale, LOCALES)),
		among: amongField,
	}),
	result: object(words.result.whole, {
		query: text(words.result.query, 1, MOST_CHARACTERS),
		total: integer(words.result.total, 0, Infinity),
		results: list(words.result.results, object('A named color.', {
			name: textLike(resultWords.name, '[\\s\\S]+'),
			hex: hexText(resultWords.color),
			source: choice(resultWords.list, [...SEARCH_SOURCES, 'among']),
			locale: choice(words.result.locale, LOCALES),
			match: choice(words.result.match, MATCHES),
		}), 0, MOST_RESULTS),
	}),
	values: ['results.hex'],
	rows: ['results'],
	examples: [
		{ query: 'dusty rose', limit: 3 },
		{ query: 'синяя', limit: 3, locale: 'ru' },
	],
}).runs(({ query, limit, locale, among }) => {
	spend(SEARCH_COST);
	if (among === undefined) return { query, ...search(query, { limit, locale }) };
	const { total, results } = searchAmong(ownColors(among), query, { limit, locale });
	return { query, total, results: results.map((found) => ({ ...found, source: 'among' })) };
});
