/*
 * Reads colors in a browser. Replaces `names/parse-color.ts`, whose lists are not sent: CSS is read here, and any other text
 * needs the service. Names that the service resolved are read here afterwards.
 *
 * Proof  test/page/read-here.test.ts: the service reads the same color from every text that this reads.
 */

import type * as Service from '../../names/parse-color.ts';
import type { ParsedColor } from '../../names/parse-color.ts';
import { CSS_TEXT_FORMS } from '../../reading/css-grammar.ts';
import { readCssText } from '../../reading/css-levels.ts';
import { PRINTED_FORMS, readPrinted } from '../../names/printed.ts';

/** Thrown for texts that need the lists of names. Not an InputError: the text may be valid. */
export const NAME_NEEDED = /*#__PURE__*/ new Error('Names need the service.');

/** Colors of names, from the service. */
const colorsByName = new Map<string, ParsedColor>();

/** Adds a name that the service resolved. */
export const learnName = (text: string, read: ParsedColor): void => void colorsByName.set(text.trim(), read);

export const FORMS: typeof Service.FORMS = [
	...CSS_TEXT_FORMS, ...PRINTED_FORMS, 'tailwind', 'ral', 'common-name', 'composed-name', 'extended-name',
];

/** The color and the form it was written in. Throws NAME_NEEDED. */
export const readColor: typeof Service.readColor = (text, page) => {
	const read = readCssText(text, page?.scheme) ?? readPrinted(text.trim()) ?? colorsByName.get(text.trim());
	if (read === undefined) throw NAME_NEEDED;
	return read;
};
