/*
 * Cases of find-colors.
 *
 * Keywords and their colors: CSS Color 4 §6.1. Ranks: exact, prefix, words, typo; ties by list, then shorter, then
 * alphabetical.
 */

import { inJson, inQuery, refused, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, LOCALE_WORDS, text, whole, type Limit } from '../../contract/limits.ts';

interface Result {
	readonly name: string;
	readonly hex: string;
	readonly source: string;
	readonly locale: string;
	readonly match: string;
}

/** Asks the results as a list. */
const results = (isRight: (matches: readonly Result[]) => boolean) => (value: unknown): boolean => isRight(value as readonly Result[]);

const first = (expected: Partial<Result>) => results(([matches]) =>
	matches !== undefined && Object.entries(expected).every(([key, value]) => new Map(Object.entries(matches)).get(key) === value));

const RANKS = ['exact', 'prefix', 'words', 'typo'];
const SOURCES = ['css', 'common', 'tailwind', 'extended'];

/** Rank first, then the list, then the length of the name. */
const isRanked = results((matches) => matches.every(({ match, source, name }, i) => {
	const before = matches[i - 1];
	if (before === undefined) return true;
	const rank = RANKS.indexOf(match) - RANKS.indexOf(before.match);
	const list = SOURCES.indexOf(source) - SOURCES.indexOf(before.source);
	return rank > 0 || (rank === 0 && (list > 0 || (list === 0 && name.length >= before.name.length)));
}));

const atLeast = (least: number) => (value: unknown): boolean => typeof value === 'number' && value >= least;

const ONLY_JSON = { GET: 'a query has no way to write colors with names' };

export const LIMITS: readonly Limit[] = [
	['query', 'required', { ...text(1, 100), isTrimmed: true }],
	['limit', { default: 20 }, whole(1, 100)],
	['locale', 'optional', LOCALE_WORDS],
	['among', 'optional', list(1, 200)],
	['among[].color', 'optional', COLOR_TEXT],
	['among[].name', 'optional', text(1, 60)],
];

export const CASES: readonly Case[] = [
	{
		input: { query: 'teal' },
		expect: {
			query: 'teal', total: atLeast(20),
			results: first({ name: 'teal', hex: '#008080', source: 'css', locale: 'en', match: 'exact' }),
		},
	},
	{ input: { query: 'teal', limit: 100 }, expect: { results: isRanked } },
	{ input: { query: 'dark', limit: 100 }, expect: { results: isRanked } },
	{ input: { query: 'синий', limit: 100 }, expect: { results: isRanked } },
	{ input: { query: 'teal', limit: 3 }, expect: { results: results(({ length }) => length === 3) } },
	{ input: { query: 'blue' }, expect: { total: atLeast(100), results: results(({ length }) => length === 20) } },
	{
		input: { query: '  RebeccaPurple ' },
		expect: { query: 'RebeccaPurple', results: first({ name: 'rebeccapurple', hex: '#663399', match: 'exact' }) },
	},
	{ input: { query: 'Corn-Flower Blue' }, expect: { results: first({ name: 'cornflowerblue', hex: '#6495ed', source: 'css' }) } },
	{ input: { query: 'blue dark' }, expect: { results: first({ hex: '#00008b', match: 'words' }) } },
	{ input: { query: 'tael' }, expect: { results: first({ name: 'teal', match: 'typo' }) } },
	// One typo, and two in a word of more than eight letters.
	{ input: { query: 'turqoise' }, expect: { results: first({ name: 'turquoise', hex: '#40e0d0', source: 'css', match: 'typo' }) } },
	{ input: { query: 'aquamarien' }, expect: { results: first({ name: 'aquamarine', hex: '#7fffd4', match: 'typo' }) } },
	{ input: { query: 'lightgoldenrodyelow' }, expect: { results: first({ name: 'lightgoldenrodyellow', hex: '#fafad2', match: 'typo' }) } },
	{ input: { query: 'tealqq', limit: 1 }, expect: { results: results((matches) => matches.every(({ name }) => !/^teal$/i.test(name))) } },
	// Unfinished, in any order, gray as grey.
	{ input: { query: 'rebeccap' }, expect: { results: first({ name: 'rebeccapurple', match: 'prefix' }) } },
	{ input: { query: 'yellow golden light', limit: 1 }, expect: { results: first({ hex: '#fafad2', match: 'words' }) } },
	{
		input: { query: 'dark grey', limit: 2 },
		expect: { results: results(([one, other]) => one?.name === 'darkgray' && other?.name !== 'darkgrey') },
	},
	// Filler words, plurals, the longest name in words, Russian in Latin letters.
	{ input: { query: 'the color teal' }, expect: { results: first({ name: 'teal', match: 'exact' }) } },
	{ input: { query: 'синего цвета' }, expect: { results: first({ name: 'синий', match: 'exact' }) } },
	{ input: { query: 'reds' }, expect: { results: first({ name: 'red', match: 'exact' }) } },
	{ input: { query: 'красное платье' }, expect: { total: 1, results: first({ name: 'красный', match: 'words' }) } },
	{ input: { query: 'krasnyj' }, expect: { results: first({ name: 'красный', match: 'exact' }) } },
	// Typing errors only without a better match.
	{ input: { query: 'телесного', limit: 100 }, expect: { results: results((matches) => matches.every(({ match }) => match !== 'typo')) } },
	{ input: { query: 'sky-500' }, expect: { results: first({ name: 'sky-500', source: 'tailwind', match: 'exact' }) } },
	{ input: { query: 'бирюзовый' }, expect: { results: first({ name: 'бирюзовый', locale: 'ru', match: 'exact' }) } },
	// Any ending of an adjective.
	...['синий', 'синяя', 'синее', 'синие', 'синего', 'синей', 'синими', 'СИНИЙ'].map((query): Case =>
		({
			input: { query, limit: 1 },
			expect: { query, results: first({ name: 'синий', hex: '#0000ff', source: 'common', locale: 'ru', match: 'exact' }) },
		})),
	{ input: { query: 'тёмно синяя', limit: 1 }, expect: { results: first({ name: 'тёмно-синий', hex: '#00008b', match: 'exact' }) } },
	{ input: { query: 'темно-синий', locale: 'ru' }, expect: { results: first({ name: 'тёмно-синий', hex: '#00008b', locale: 'ru' }) } },
	{
		input: { query: 'синий', locale: 'ru' },
		expect: { results: results((matches) => matches.length > 0 && matches.every(({ locale }) => locale === 'ru')) },
	},
	{ input: { query: 'teal', locale: 'en' }, expect: { results: results((matches) => matches.every(({ locale }) => locale === 'en')) } },
	{ input: { query: 'teal', locale: 'ru' }, expect: { results: results((matches) => matches.every(({ locale }) => locale === 'ru')) } },
	// Among the caller's own.
	{
		input: { query: 'brand', among: [{ color: '#3b82f6', name: 'Brand' }, { color: 'teal', name: 'Ink' }] }, skip: ONLY_JSON,
		expect: { query: 'brand', total: 1, results: [{ name: 'Brand', hex: '#3b82f6', source: 'among', locale: 'en', match: 'exact' }] },
	},
	{ input: { query: 'teal', among: [{ color: 'red', name: 'Ink' }] }, skip: ONLY_JSON, expect: { total: 0, results: [] } },
	{ ...refused({ query: 'teal', among: [] }, 'among', /1 to 200/), skip: { ...ONLY_JSON, command: 'a command has no empty list' } },
	{
		...refused({ query: 'teal', among: [{ color: 'nocolour', name: 'Ink' }] }, 'among.0.color', 'is not a color', 'unreadable-color'),
		skip: ONLY_JSON,
	},
	{ ...refused({ query: 'teal', among: [{ color: 'red', name: '' }] }, 'among.0.name', 'is empty'), skip: ONLY_JSON },
	{ ...refused({ query: 'teal', among: [{ color: 'red' }] }, 'among.0.name', 'is missing'), skip: ONLY_JSON },
	// No match is an answer.
	{ input: { query: 'qqqqzzzzxxxx' }, expect: { query: 'qqqqzzzzxxxx', total: 0, results: [] } },
	{ input: { query: '%' }, expect: { total: 0, results: [] } },
	{ input: { query: 'constructor' }, expect: { query: 'constructor' } },
	{ input: { query: '__proto__' }, expect: { query: '__proto__' } },
	{ input: { query: 'x'.repeat(100) }, expect: { total: 0 } },
	{ input: { query: ` ${'x'.repeat(100)} `, limit: 1 }, expect: { total: 0 } },

	refused({}, 'query', 'query is missing'),
	refused({ query: '' }, 'query', 'query is empty'),
	refused({ query: '   ' }, 'query', 'query is empty'),
	refused({ query: 'x'.repeat(101) }, 'query', /at most 100.*101/),
	refused({ query: 'teal', limit: 0 }, 'limit', /whole number from 1 to 100.*0/),
	refused({ query: 'teal', limit: 101 }, 'limit', '101'),
	refused({ query: 'teal', limit: 2.5 }, 'limit', '2.5'),
	refused({ query: 'teal', locale: 'fr' }, 'locale', 'en, ru'),
	refused({ query: 'teal', limt: 5 }, 'limt', 'Did you mean "limit"?'),
	inQuery('query=teal&limit=5e1', 'limit', '"5e1"'),
	inQuery('query=teal&query=blue', 'query', 'is given 2 times'),
	inJson({ query: 'teal', limit: '5' }, 'limit', 'got the text "5"'),
	inJson({ query: null }, 'query', 'got null'),
];
