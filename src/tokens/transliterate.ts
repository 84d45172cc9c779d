/*
 * Cyrillic letters as ASCII, for names that have to be ASCII.
 *
 * Source  BGN/PCGN romanization of Russian (1947), plain: ё is yo, э is e, ъ and ь fall away. The further letters of
 *         Ukrainian, Belarusian, Serbian and Macedonian follow the everyday romanization of each; those of the Turkic
 *         languages the nearest Latin letter. A letter with an accent that the table does not hold is its plain letter.
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

/** A text in lower case with its Cyrillic letters replaced; everything else stays. */
export const transliterate = (text: string): string =>
	text.toLowerCase().normalize('NFC').replace(CYRILLIC, (letter) => LATIN.get(letter) ?? LATIN.get(plain(letter)) ?? letter);

/** The letter without its accents: ѐ is е. */
const plain = (letter: string): string => letter.normalize('NFD').charAt(0);
