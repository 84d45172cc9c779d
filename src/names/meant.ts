/*
 * Corrections of a text that is not a name: typed on the wrong keyboard, or with the abbreviations of the clothes trade.
 *
 * Proof  test/names/meant.test.ts.
 */

import { inOtherLayout } from './keyboard.ts';
import { LOCALES } from './locales/ids.ts';
import { LANGUAGES } from './locales/table.ts';
import { once } from './once.ts';

const abbreviations = once((): ReadonlyMap<string, string> => new Map(LOCALES.flatMap((locale) => [...LANGUAGES[locale].abbreviations])));

/** Words of ASCII letters, with the point of an abbreviation. */
const WORD = /(?<![\p{L}\d])([a-z]+)\.?(?![\p{L}\d])/giu;

/** An abbreviation joined to a word: `dkGreen`, `ltblue`. */
const JOINED = /(?<![\p{L}\d])(dk|lt)(?=[a-z]{3})/giu;

/** The text without abbreviations; undefined if it has none. */
function spellOut(text: string): string | undefined {
	const full = text.replace(JOINED, '$1 ').replace(WORD, (whole, word: string) => abbreviations().get(word.toLowerCase()) ?? whole);
	return full === text ? undefined : full;
}

/** Possible meanings of a text that is not a name, best first: `rhfcysq` красный, `dk grn` dark green. */
export const listMeant = (text: string): readonly string[] =>
	[inOtherLayout(text), spellOut(text)].filter((one) => one !== undefined);
