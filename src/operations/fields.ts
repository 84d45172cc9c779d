/*
 * The inputs that operations share.
 */

import { DEFAULT_LOCALE, LOCALES } from '../names/locale.ts';
import type { OwnColor } from '../names/own.ts';
import { readColor, type Form } from '../names/parse-color.ts';
import { SCHEMES } from '../reading/css-grammar.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import { MOST_VARIABLES, VARIABLE_NAME, type Page } from '../reading/css-variables.ts';
import { choice, dictionary, fallback, list, object, optional, text, type List, type Text } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';

/** A color as a caller wrote it, and what it was read as. */
export interface ColorInput {
	/** The text as sent, trimmed. */
	readonly input: string;
	readonly color: Color;
	readonly form: Form;
	/** What a composed name was put together from. */
	readonly readAs?: string;
}

/** A color text with what it was read as, on a page. Throws an InputError `unreadable-color`. */
export const readInput = (text: string, page?: Page): ColorInput => ({ input: text.trim(), ...readColor(text, page) });

/** A color in any form of the contract: keyword, HEX, CSS function, class or name. */
export const colorField = (doc: string): Text<ColorInput> =>
	({ kind: 'text', doc, min: 1, max: LONGEST_COLOR, examples: ['#3b82f6', 'teal'], read: readInput });

/** A list of colors, `min` to `max` of them. */
export const colorsField = (doc: string, min: number, max: number): List<Text<ColorInput>> =>
	list(doc, colorField('A color.'), min, max);

/** What every color of a request is read with; `operation` adds them to the fields of each that reads any. */
export const PAGE_FIELDS = {
	scheme: fallback(choice('The color scheme: which of its two colors light-dark() is.', SCHEMES), 'light'),
	variables: optional(dictionary(
		'Custom properties, for var() in colors. POST only.',
		text('A value of CSS.', 0, LONGEST_COLOR),
		{ most: MOST_VARIABLES, pattern: VARIABLE_NAME, like: '--brand' },
	)),
};

/** The language of names in the answer. */
export const localeField = fallback(choice('The language of the names.', LOCALES), DEFAULT_LOCALE);

/** The most names of a caller's own. */
const MOST_OWN = 200;

/** The longest name of a caller's own. */
export const LONGEST_OWN_NAME = 60;

/** Colors that the caller has names for, instead of the lists; a query has no way to write them. */
const OWN_NAMES = 'Your own names and colors, to look among these instead of the lists; POST only.';

export const amongField = optional(list(OWN_NAMES, object('A color and what you call it.', {
	color: colorField('The color.'),
	name: text('Its name.', 1, LONGEST_OWN_NAME),
}), 1, MOST_OWN));

/** The caller's own names as the names room takes them. */
export const ownColors = (among: readonly { readonly color: ColorInput; readonly name: string }[]): readonly OwnColor[] =>
	among.map(({ color: { color }, name }) => ({ name, color }));

/** The most colors that an operation takes which compares each with each. */
export const MOST_COLORS = 24;
