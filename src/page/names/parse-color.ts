/*
 * Reading colors in a browser: stands in the place of `names/parse-color.ts`, whose lists are not sent. CSS is read here.
 * Of any other text the service is asked: what it is, or why it is no color and what may have been meant. What was a name
 * is known from then on.
 *
 * Proof  test/page/read-here.test.ts: whatever is read here is what the service reads.
 */

import type * as Service from '../../names/parse-color.ts';
import type { ParsedColor } from '../../names/parse-color.ts';
import { CSS_TEXT_FORMS } from '../../reading/css-grammar.ts';
import { readCssText } from '../../reading/css-text.ts';

/** Thrown for what only the lists of names tell. It is no fault of who wrote it, so it is no InputError. */
export const NAME_NEEDED = /*#__PURE__*/ new Error('The service has to be asked: names are not known here.');

/** What the service said of words. */
const known = new Map<string, ParsedColor>();

/** From now on the word is read here. */
export const learnName = (text: string, read: ParsedColor): void => void known.set(text.trim(), read);

export const FORMS: typeof Service.FORMS = [...CSS_TEXT_FORMS, 'tailwind', 'common-name', 'composed-name', 'extended-name'];

/** The color and the form it was written in. Throws NAME_NEEDED. */
export const readColor: typeof Service.readColor = (text, page) => {
	const read = readCssText(text, page?.scheme) ?? known.get(text.trim());
	if (read === undefined) throw NAME_NEEDED;
	return read;
};
