/*
 * Reading colors in a browser: stands in the place of `names/parse-color.ts`, whose lists are not sent. CSS is read here;
 * of any other word the service is asked once, and what it was is known from then on.
 *
 * Proof  test/page/read-here.test.ts: whatever is read here is what the service reads.
 */

import type * as Service from '../../names/parse-color.ts';
import type { ParsedColor } from '../../names/parse-color.ts';
import { quote, unreadable } from '../../errors.ts';
import { CONTEXT_WORDS, WRITE_ITSELF } from '../../reading/css-context.ts';
import { lowerAscii } from '../../reading/css-cursor.ts';
import { refuseCss, trimmed } from '../../reading/css-explain.ts';
import { CSS_TEXT_FORMS } from '../../reading/css-grammar.ts';
import { mendFunction, mendHex } from '../../reading/css-mend.ts';
import { readCssText } from '../../reading/css-text.ts';

/** Thrown for what only the lists of names tell. It is no fault of who wrote it, so it is no InputError. */
export const NAME_NEEDED = /*#__PURE__*/ new Error('The service has to be asked: names are not known here.');

/** What the service said of words. */
const known = new Map<string, ParsedColor>();

/** From now on the word is read here. */
export const learnName = (text: string, read: ParsedColor): void => void known.set(text.trim(), read);

export const FORMS: typeof Service.FORMS = [...CSS_TEXT_FORMS, 'tailwind', 'common-name', 'composed-name', 'extended-name'];

/** The color and the form it was written in. Throws InputError `unreadable-color`, or NAME_NEEDED. */
export const readColor: typeof Service.readColor = (text) => readCssText(text) ?? readInTurn(trimmed(text));

function readInTurn(text: string): ParsedColor {
	refuseCss(text, { forFunction: mendFunction, forHex: mendHex });
	const why = CONTEXT_WORDS.get(lowerAscii(text));
	if (why !== undefined) throw unreadable(`${quote(text)} ${why}`, WRITE_ITSELF);
	const learned = known.get(text);
	if (learned === undefined) throw NAME_NEEDED;
	return learned;
}
