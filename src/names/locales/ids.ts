/*
 * Ids of the languages of color names, apart from their words, which most programs that read an id do not need.
 */

/** A language for each folder. */
export const LOCALES = [
	// <languages> written by npm run docs
	'en',
	'ru',
	// </languages>
] as const;

/** Language of names. */
export type Locale = (typeof LOCALES)[number];

/** Language of CSS keywords, Tailwind classes and the extended names, and the default of `locale`. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** All languages except the default. */
export type Translation = Exclude<Locale, typeof DEFAULT_LOCALE>;

/** A value for each language. */
export const forLocales = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
	// The entries have the same keys as the list.
	Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
