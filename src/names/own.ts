/*
 * A caller's own names (a design system's tokens) instead of the lists: the nearest to a color, and a search.
 *
 * They are few, so every one is compared, and the index of words is built for every search; the rules are those of the lists.
 *
 * Proof  test/names/own.test.ts.
 */

import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { spend } from '../math/budget.ts';
import { deltaEOK } from '../metrics/difference.ts';
import type { Color } from '../spaces/color.ts';
import { findBest } from './best-names.ts';
import { foldWords } from './fold.ts';
import { makeName } from './indexed-names.ts';
import { detectLocale } from './locale.ts';
import { LOCALES, type Locale } from './locales/ids.ts';
import { matchQuery } from './match-words.ts';
import type { NamedColor } from './nearest.ts';
import type { SearchOptions } from './search.ts';
import { buildIndex, planSearch } from './search-index.ts';
import { searchable, type Match } from './searchable.ts';

/** A color and its name in the caller's system. */
export interface OwnColor {
	readonly name: string;
	readonly color: Color;
}

interface OwnMatch {
	readonly name: string;
	/** 8-bit sRGB, gamut-mapped, with its alpha. */
	readonly hex: string;
	readonly locale: Locale;
	readonly match: Match;
}

/** Cost of indexing one name, without its letters, in units of work. */
const INDEX_UNITS = 6;

const toHex = ({ color }: OwnColor): string => printHex(toRgb24(color), color.alpha);

/** The nearest by deltaE OK, at most `limit` (1 on), ascending, ties by name; alpha is ignored. */
export function nearestAmong(color: Color, own: readonly OwnColor[], limit: number): readonly Omit<NamedColor, 'source'>[] {
	spend(2.5 * own.length);
	return own
		.map((one) => ({ one, distance: Math.min(deltaEOK(color, one.color), Number.MAX_VALUE) }))
		.sort((a, b) => a.distance - b.distance || (a.one.name < b.one.name ? -1 : a.one.name > b.one.name ? 1 : 0))
		.slice(0, limit)
		.map(({ one, distance }) => ({ name: one.name, hex: toHex(one), deltaEOK: distance }));
}

/** Names that match a query, best first, by the rules of `search`; the language is detected by the letters of a name. */
export function searchAmong(
	own: readonly OwnColor[],
	query: string,
	{ limit, locale }: SearchOptions,
): { readonly total: number; readonly results: readonly OwnMatch[] } {
	// Building the index.
	spend(own.reduce((sum, { name }) => sum + INDEX_UNITS + name.length / 4, 0));
	const plan = planSearch(own.map(({ name }, i) => {
		const words = foldWords(name);
		return makeName('own', detectLocale(words), i, name, i, words);
	}));
	const all = searchable(buildIndex(plan, (row) => own[plan.places[row]!]!.name.length, (row) => plan.places[row]!));
	if (!matchQuery(all, foldWords(query))) return { total: 0, results: [] };
	const localeAt = (row: number): Locale => LOCALES[all.locales[row]!]!;
	const { total, best } = findBest(all, limit, (row) => locale === undefined || localeAt(row) === locale);
	return {
		total,
		results: best.map(({ row, match }) => {
			const one = own[all.places[row]!]!;
			return { name: one.name, hex: toHex(one), locale: localeAt(row), match };
		}),
	};
}
