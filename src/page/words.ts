/*
 * The languages of the page: a row for each, with its name in itself and its words, which are loaded when it is chosen.
 */

import type { Words } from './words-en.ts';

export type { Words };

export const LANGUAGES = {
	en: { name: 'English', words: async () => (await import('./words-en.ts')).en },
	ru: { name: 'Русский', words: async () => (await import('./words-ru.ts')).ru },
} as const satisfies { readonly [locale: string]: { readonly name: string; readonly words: () => Promise<Words> } };

export type Locale = keyof typeof LANGUAGES;

// The keys of the table are its languages.
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
