/*
 * The guides of each language.
 */

import type { PageLanguage } from '../html.ts';
import { GUIDE_NAMES, type GuideName, type GuideText } from './guide-parts.ts';
import { ENGLISH_GUIDES } from './guides-en.ts';
import { RUSSIAN_GUIDES } from './guides-ru.ts';

export interface Guide extends GuideText {
	readonly name: GuideName;
}

const GUIDES = { en: ENGLISH_GUIDES, ru: RUSSIAN_GUIDES } as const satisfies { readonly [id in PageLanguage]: object };

/** The guides in their order. */
export const listGuides = (language: PageLanguage): readonly Guide[] => GUIDE_NAMES.map((name) => ({ name, ...GUIDES[language][name] }));
