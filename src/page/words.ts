/*
 * The languages of the page: a row for each, with its name in itself and its words, which are loaded when it is chosen.
 */

import type { Translate } from '../doors/translate-problem.ts';
import type { Words } from './words-en.ts';

export type { Words };

interface Language {
	readonly name: string;
	readonly words: () => Promise<Words>;
	/** Translation of problems, which are English. */
	readonly problems?: () => Promise<Translate>;
}

export const LANGUAGES = {
	en: { name: 'English', words: async () => (await import('./words-en.ts')).en },
	ru: {
		name: 'Русский',
		words: async () => (await import('./words-ru.ts')).ru,
		problems: async () => (await import('./problems-ru.ts')).translateToRussian,
	},
} as const satisfies { readonly [locale: string]: Language };

export type Locale = keyof typeof LANGUAGES;

// The keys of the table are its languages.
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
