/*
 * Transliterates Cyrillic letters to ASCII, for names that must be ASCII.
 *
 * Source  BGN/PCGN romanization of Russian (1947), simplified: ё is yo, э is e, ъ and ь are dropped. Further letters of Ukrainian,
 *         Belarusian, Serbian and Macedonian follow the common romanization of each language; those of the Turkic languages use
 *         the nearest Latin letter. An accented letter missing from the table is treated as its base letter.
 * Proof   test/tokens/transliterate.test.ts.
 */

/** Lower case only. */
const LATIN: ReadonlyMap<string, string> = new Map([
	['а', 'a'], ['б', 'b'], ['в', 'v'], ['г', 'g'], ['д', 'd'], ['е', 'e'], ['ё', 'yo'], ['ж', 'zh'], ['з', 'z'],
	['и', 'i'], ['й', 'y'], ['к', 'k'], ['л', 'l'], ['м', 'm'], ['н', 'n'], ['о', 'o'], ['п', 'p'], ['р', 'r'],
	['с', 's'], ['т', 't'], ['у', 'u'], ['ф', 'f'], ['х', 'kh'], ['ц', 'ts'], ['ч', 'ch'], ['ш', 'sh'], ['щ', 'shch'],
	['ъ', ''], ['ы', 'y'], ['ь', ''], ['э', 'e'], ['ю', 'yu'], ['я', 'ya'],
	// Ukrainian and Belarusian
	['є', 'ye'], ['і', 'i'], ['ї', 'yi'], ['ґ', 'g'], ['ў', 'u'],
	// Serbian and Macedonian
	['ђ', 'dj'], ['ј', 'j'], ['љ', 'lj'], ['њ', 'nj'], ['ћ', 'c'], ['џ', 'dz'], ['ѓ', 'gj'], ['ѕ', 'dz'], ['ќ', 'kj'],
	// Kazakh, Kyrgyz, Tatar, Bashkir, Uzbek, Tajik
	['ә', 'a'], ['ғ', 'g'], ['җ', 'j'], ['қ', 'q'], ['ң', 'n'], ['ө', 'o'], ['ү', 'u'], ['ұ', 'u'], ['ҳ', 'h'], ['һ', 'h'],
	['ҷ', 'j'],
	// Russian before 1918
	['ѣ', 'e'], ['ѳ', 'f'], ['ѵ', 'i'],
]);

const CYRILLIC = /\p{Script=Cyrillic}/gu;

/** Lower-cases a text and replaces its Cyrillic letters. */
export const transliterate = (text: string): string =>
	text.toLowerCase().normalize('NFC').replace(CYRILLIC, (letter) => LATIN.get(letter) ?? LATIN.get(plain(letter)) ?? letter);

/** Removes accents: ѐ becomes е. */
const plain = (letter: string): string => letter.normalize('NFD').charAt(0);
