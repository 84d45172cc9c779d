/*
 * What is left of a Russian word without its ending, so that `синяя`, `синие` and `синего` are `синий`.
 *
 * Two depths. An adjective without its ending is still that color word and nothing else; a noun without its ending
 * may be another word (`сера`, sulfur, and `серый`, gray), which is good enough for finding but not for being the same.
 * Words come folded: lower case, ё as е, й as it is. No ending is taken from a word of another script.
 *
 * Source  The regular declensions of the Russian grammar; no exceptions are known here and none are needed, because
 *         names and queries lose their endings alike.
 * Proof   test/names/russian.test.ts.
 */

import type { Language } from './language.ts';

/** Of an adjective, hard and soft, in all cases and both numbers. */
const ADJECTIVE_ENDINGS = 'ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ей|ую|юю|ою|ею|ым|им|ом|ем|ых|их|ыми|ими';

/** Of nouns, and of the first half of a compound (`сине-зеленый`). */
const NOUN_ENDINGS = 'ия|ии|ию|ией|ием|иям|иями|иях|ея|еи|еей|еем|ье|ья|ью|ьи|ам|ами|ах|ям|ями|ях|ов|ев|а|я|о|е|ы|и|у|ю|ь|й';

// The first place where an ending fits up to the end is that of the longest one.
const ADJECTIVE = new RegExp(`(?:${ADJECTIVE_ENDINGS})$`);
const ANY = new RegExp(`(?:${ADJECTIVE_ENDINGS}|${NOUN_ENDINGS})$`);

/** One letter is no stem: `дым` is not д. */
const SHORTEST = 2;

/** The word without the ending of an adjective, if it has one. */
const adjectiveStem = (word: string): string => without(ADJECTIVE, word);

/** The word without the ending of an adjective or a noun, if it has one. */
const wordStem = (word: string): string => without(ANY, word);

function without(ending: RegExp, word: string): string {
	const at = word.search(ending);
	return at < SHORTEST ? word : word.slice(0, at);
}

export const RUSSIAN: Language = {
	column: 2,
	script: 'cyrillic',
	spellings: [],
	adjectiveStem,
	wordStem,
};
