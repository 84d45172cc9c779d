/*
 * Reads words that were typed on the wrong keyboard: Russian with the English layout, and English with the Russian one.
 *
 * Source  the standard layouts of PC keyboards, in each language.
 * Proof   test/names/meant.test.ts.
 */

import type { Language } from './language.ts';
import { LOCALES } from './locales/ids.ts';
import { LANGUAGES } from './locales/table.ts';
import { once } from './once.ts';
import type { Script } from './script.ts';

const LETTERS: Readonly<Record<Script, RegExp>> = { latin: /[a-z]/i, cyrillic: /[а-яё]/i };

/** Layout of the first language in a script. */
const layoutOf = (script: Script): readonly string[] =>
	[...LOCALES.map((locale): Language => LANGUAGES[locale]).find((language) => language.script === script)?.keys ?? ''];

const otherKeys = once((): ReadonlyMap<string, string> => {
	const latin = layoutOf('latin'), cyrillic = layoutOf('cyrillic');
	return new Map(latin.flatMap((key, i) => (cyrillic[i] === undefined ? [] : [[key, cyrillic[i]], [cyrillic[i], key]])));
});

/** The text in the other layout: `rhfcysq` is красный. Undefined for a text without letters, or with those of both. */
export function inOtherLayout(text: string): string | undefined {
	if (LETTERS.latin.test(text) === LETTERS.cyrillic.test(text)) return undefined;
	return [...text].map((key) => otherKeys().get(key) ?? key).join('');
}
