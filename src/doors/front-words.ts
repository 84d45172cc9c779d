/*
 * Words of the front page, with and without its script. In English operations have the words of their declarations.
 */

import type { Translated } from '../operations/translated.ts';

/** Words that the script also uses, and those of the frame of every page. */
export const SHARED_ENGLISH = {
	title: 'Tincture, a color API',
	color: 'Color',
	colorHint: 'Any color in. Scale, theme, contrast and code out.',
	operationsTitle: 'Operations',
	notLoaded: 'This part of the page did not load.',
	retry: 'Try again',
	skip: 'Skip to content',
	site: 'Site',
	/** Links in the header, in order. */
	places: ['Colors', 'Reference', 'Guides', 'Library'],
	problems: 'Problems',
	languageName: 'English',
	search: 'Search',
	theme: 'Appearance',
	/** The first follows the device. */
	themes: { auto: 'System', light: 'Light', dark: 'Dark' },
	trademark: 'APCA is a trademark of Myndex Research and Andrew Somers.',
} as const;

/** All words; a function, so that bundles of the script leave it out. */
export const inEnglish = () => ({
	...SHARED_ENGLISH,
	describe: 'Describe',
	/** For search engines and link previews. */
	description: 'Describe, convert, check and make colors: a color API anyone can host, and its engine, live in the page.',
	/** Explains the forms; followed by a link to the OpenAPI description. */
	about: 'This page computes with JavaScript. Without it, each form below sends a request to the service, which answers with JSON.',
	aboutDescription: 'describes all operations.',
	ask: 'Send',
	/** Followed by the path of an operation that only takes a body. */
	sendBody: 'Send a JSON body to',
	operations: {} as { readonly [operation: string]: { readonly title: string; readonly lead: string } },
});

/** Words of the page, and of each operation by its name. */
export type FrontWords = Translated<ReturnType<typeof inEnglish>>;
