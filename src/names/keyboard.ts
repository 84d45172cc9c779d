/*
 * Reads words that were typed on the wrong keyboard: Russian with the English layout, and English with the Russian one.
 *
 * Source  the standard layouts of PC keyboards, QWERTY (US) and ЙЦУКЕН.
 * Proof   test/names/meant.test.ts.
 */

/** The same keys in both layouts, without and with Shift. */
const ENGLISH = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~';
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ';

const OTHER_KEY: ReadonlyMap<string, string> = new Map([...ENGLISH].flatMap((key, i) => [[key, RUSSIAN[i]!], [RUSSIAN[i]!, key]]));

/** The text in the other layout: `rhfcysq` is красный. Undefined for a text without letters, or with those of both. */
export function inOtherLayout(text: string): string | undefined {
	const isLatin = /[a-z]/i.test(text), isCyrillic = /[а-яё]/i.test(text);
	if (isLatin === isCyrillic) return undefined;
	return [...text].map((key) => OTHER_KEY.get(key) ?? key).join('');
}
