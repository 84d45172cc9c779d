/*
 * A caller's own names (a design system's tokens) instead of the lists: the nearest to a color, and a search among them.
 *
 * They are few, so each is looked at, and the index of words is built anew for every search; the rules are those of the
 * lists.
 *
 * Proof  test/names/own.test.ts.
 */

import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { bestOf } from './best-names.ts';
import { foldWords } from './fold.ts';
import { LOCALES, localeOfWords, type Locale } from './locale.ts';
import { noteQuery } from './match-words.ts';
import type { NamedColor } from './nearest.ts';
import type { SearchOptions } from './search.ts';
import { indexOf, nameOf, planSearch } from './search-index.ts';
import { searchable, type Match } from './searchable.ts';

/** A color and what its owner calls it. */
export interface OwnColor {
	readonly name: string;
	readonly color: Color;
}

export interface OwnFound {
	readonly name: string;
	/** 8-bit sRGB, gamut-mapped, with its alpha. */
	readonly hex: string;
	readonly locale: Locale;
	readonly match: Match;
}

const hexOf = ({ color }: OwnColor): string => printHex(toRgb24(color), color.alpha);

/** The nearest by deltaE OK, as many as wanted (1 on) and there are, ascending, ties by name; alpha does not count. */
export function nearestAmong(color: Color, own: readonly OwnColor[], limit: number): readonly NamedColor[] {
	return own
		.map((one) => ({ one, distance: Math.min(deltaEOK(color, one.color), Number.MAX_VALUE) }))
		.sort((a, b) => a.distance - b.distance || (a.one.name < b.one.name ? -1 : a.one.name > b.one.name ? 1 : 0))
		.slice(0, limit)
		.map(({ one, distance }) => ({ name: one.name, hex: hexOf(one), deltaEOK: distance }));
}

/** The names that match a query, best first, by the rules of `search`; the language is that of a name's letters. */
export function searchAmong(
	own: readonly OwnColor[],
	query: string,
	{ limit, locale }: SearchOptions,
): { readonly total: number; readonly results: readonly OwnFound[] } {
	const plan = planSearch(own.map(({ name }, i) => {
		const words = foldWords(name);
		return nameOf('own', localeOfWords(words), i, name, i, words);
	}));
	const all = searchable(indexOf(plan, (row) => own[plan.places[row]!]!.name.length, (row) => plan.places[row]!));
	if (!noteQuery(all, foldWords(query))) return { total: 0, results: [] };
	const localeAt = (row: number): Locale => LOCALES[all.locales[row]!]!;
	const { total, best } = bestOf(all, limit, (row) => locale === undefined || localeAt(row) === locale);
	return {
		total,
		results: best.map(({ row, match }) => {
			const one = own[all.places[row]!]!;
			return { name: one.name, hex: hexOf(one), locale: localeAt(row), match };
		}),
	};
}
