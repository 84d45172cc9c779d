/*
 * Input fields that operations share.
 */

import { spend } from '../math/budget.ts';
import { DEFAULT_LOCALE, LOCALES } from '../names/locales/ids.ts';
import type { OwnColor } from '../names/own.ts';
import { readColor, type Form } from '../names/parse-color.ts';
import { SCHEMES } from '../reading/css-grammar.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import { MOST_VARIABLES, VARIABLE_NAME, type Page } from '../reading/css-variables.ts';
import { choice, dictionary, fallback, list, object, optional, text, type List, type Text } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';
import { resultWords } from './result-words.ts';
import { fieldWords } from './field-words.ts';

/** A color of the request, with its text and its form. */
export interface ColorInput {
	/** The text as sent, trimmed. */
	readonly input: string;
	readonly color: Color;
	readonly form: Form;
	/** The parts of a composed name. */
	readonly readAs?: string;
}

/** Parses a color text with the variables and scheme of a page. Throws an InputError `unreadable-color`. */
export function readInput(text: string, page?: Page): ColorInput {
	spend(text.length / 12);
	return { input: text.trim(), ...readColor(text, page) };
}

/** A color in any form of the contract: keyword, HEX, CSS function, class or name. */
export const colorField = (doc: string): Text<ColorInput> =>
	({ kind: 'text', noun: 'a color', doc, min: 1, max: LONGEST_COLOR, examples: ['#3b82f6', 'teal'], read: readInput });

/** A list of colors, `min` to `max` of them. */
export const colorsField = (doc: string, min: number, max: number): List<Text<ColorInput>> =>
	list(doc, colorField('A color.'), min, max);

/** Fields that affect how colors are read; `operation` adds them to every input with colors. */
export const PAGE_FIELDS = {
	scheme: fallback(choice(fieldWords.scheme, SCHEMES), 'light'),
	variables: optional(dictionary(
		fieldWords.variables,
		text('A value of CSS.', 0, LONGEST_COLOR, 'teal'),
		{ most: MOST_VARIABLES, pattern: VARIABLE_NAME, like: '--brand' },
	)),
};

/** The language of names in the answer. */
export const localeField = fallback(choice(fieldWords.locale, LOCALES), DEFAULT_LOCALE);

/** Most names of a caller. */
const MOST_OWN = 200;

/** Longest name of a caller. */
const LONGEST_OWN_NAME = 60;

/** Colors that the caller names, to search instead of the lists. A query cannot contain them. */
export const amongField = optional(list(fieldWords.among, object('A color and your name for it.', {
	color: colorField(resultWords.color),
	name: text(resultWords.givenName, 1, LONGEST_OWN_NAME),
}), 1, MOST_OWN));

/** The caller's names in the form of `names/own.ts`. */
export const ownColors = (among: readonly { readonly color: ColorInput; readonly name: string }[]): readonly OwnColor[] =>
	among.map(({ color: { color }, name }) => ({ name, color }));

/** Most colors of an operation that compares all pairs. */
export const MOST_COLORS = 24;
