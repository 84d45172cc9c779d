/*
 * The inputs that operations share.
 */

import { DEFAULT_LOCALE, LOCALES } from '../names/locale.ts';
import { readColor, type Form } from '../names/parse-color.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import { choice, fallback, list, type List, type Text } from '../schema/schema.ts';
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

export const readInput = (text: string): ColorInput => ({ input: text.trim(), ...readColor(text) });

/** A color in any form of the contract: keyword, HEX, CSS function, class or name. */
export const colorField = (doc: string): Text<ColorInput> =>
	({ kind: 'text', doc, min: 1, max: LONGEST_COLOR, examples: ['#3b82f6', 'teal'], read: readInput });

export const colorsField = (doc: string, min: number, max: number): List<Text<ColorInput>> =>
	list(doc, colorField('A color.'), min, max);

/** The language of names in the answer. */
export const localeField = fallback(choice('The language of the names.', LOCALES), DEFAULT_LOCALE);

/** The most colors that an operation takes which compares each with each. */
export const MOST_COLORS = 24;
