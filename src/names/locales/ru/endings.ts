/*
 * Russian endings, so that `синяя`, `синие` and `синего` match `синий`, and the suffixes that derive a color from a thing, so that
 * `вишнёвый` is related to `вишня`.
 *
 * There are three levels. An adjective or noun in another case is the same word. Without its ending a noun may equal another
 * word (`буря`, storm, and `бурый`, brown), which is good enough for searching but not for equality. Without an
 * adjective's suffix too, a color equals the thing it is named after.
 *
 * Words are folded: lower case, ё as е, й unchanged.
 *
 * Source  The regular declensions and color suffixes of Russian grammar; the few exceptions are in a table.
 * Proof   test/names/locales/ru/russian.test.ts.
 */

/** Endings of adjectives, hard and soft, in all cases and both numbers; few noun forms have them (`сияние`). `Зелёнае` is misspelt. */
const ADJECTIVE_ONLY = 'ый|ий|ая|яя|ое|ае|ые|ие|ого|его|ому|ему|ую|юю|ым|им|ых|их|ыми|ими';

/** Endings of both adjectives and nouns. */
const SHARED = 'ой|ей|ою|ею|ом|ем|ее';

/** Endings of nouns, and of the first half of a compound (`сине-зелёный`). */
const NOUN_ONLY = 'ия|ии|ию|ией|ием|иям|иями|иях|ея|еи|еей|еем|ье|ья|ью|ьи|ьем|ьев|ам|ами|ах|ям|ями|ях|ов|ев|а|я|о|е|ы|и|у|ю|ь|й';

const endings = (list: string): readonly string[] => list.split('|').sort((one, other) => other.length - one.length);

const OF_ADJECTIVES = endings(`${ADJECTIVE_ONLY}|${SHARED}`);
const OF_NOUNS = endings(`${SHARED}|${NOUN_ONLY}`);
/** `красныи`, `голубои`: й without its mark. */
const UNMARKED = 'ыи|ои';
const OF_ANY = endings(`${ADJECTIVE_ONLY}|${SHARED}|${NOUN_ONLY}|${UNMARKED}`);
/** Adjectives of animals: `бычья`, `медвежьего`. */
const POSSESSIVE = /(?<=..[чжшщ])ь(?:я|е|и|ю|его|ему|ей|ею|им|их|ими|ем)$/;
const IS_ADJECTIVE = new RegExp(`(?:${ADJECTIVE_ONLY}|ой|ее)$|${POSSESSIVE.source}`);
/** `голубй` has lost a vowel. */
const IS_ONLY_ADJECTIVE = new RegExp(`..(?:${ADJECTIVE_ONLY}|[^аеиоуыэюя]й)$`);

/** Letters of a stem, at least: `дым` does not become д. */
const SHORTEST = 2;

/** Removes the longest ending that leaves a stem. */
function withoutEnding(list: readonly string[], word: string): string {
	for (const ending of list) {
		if (word.length - ending.length >= SHORTEST && word.endsWith(ending)) return word.slice(0, -ending.length);
	}
	return word;
}

/** Stems that lose a vowel by no rule: `лёд`, `льда`. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
	['льд', 'лед'], ['льн', 'лен'], ['льв', 'лев'], ['мх', 'мох'], ['огн', 'огон'], ['рж', 'рож'], ['пламн', 'плам'], ['перц', 'перец'],
	['пепл', 'пепел'], ['угл', 'угол'], ['орл', 'орел'], ['козл', 'козел'], ['осл', 'осел'], ['ковр', 'ковер'], ['бобр', 'бобер'],
	['ветр', 'ветер'], ['пн', 'пен'], ['костр', 'костер'], ['шатр', 'шатер'], ['дегт', 'дегот'], ['зайц', 'заяц'],
	['яиц', 'яйц'], ['овс', 'овес'],
]);

/** A fleeting vowel before the last consonant: `песок`, `песка`; `сливки`, `сливок`; `вишня`, `вишен`. */
const FLEETING = /^(.*[бвгджзклмнпрстфхцчшщ])[ое]([кнц])$/;

const normalizeStem = (stem: string): string => {
	// `василька` has ь where `василёк` has ё.
	const shortened = stem.length >= 5 ? stem.replace(FLEETING, '$1$2').replace(/льк$/, 'лк') : stem;
	return IRREGULAR.get(shortened) ?? shortened;
};

/** `красненький`, `синенький`, `лёгонький`, `краснющий`. */
const DIMINUTIVE = /(?<=..)[ео]ньк$|(?<=..н)ющ$/;

/** The prefixes of a comparative and a superlative: `потемнее`, `наисветлейший`. */
const DEGREE_PREFIX = /^(?:по(?=..+[^шщ]е[ей]$)|наи(?=..+[еа]йш))/;

/** `темнейший`, and with a consonant changed, `ярчайший`. */
const SUPERLATIVE = /(?<=..)ейш$|([чжш])айш$/;

/** Reflexive participles: `запекшейся`. */
const REFLEXIVE = /(?<=[шщ](?:ая|ий|ее|ие|его|ему|ей|ую|им|их|ими|ем))ся$/;

const withoutAdjectiveEnding = (list: readonly string[], written: string): string => {
	const word = written.replace(REFLEXIVE, '');
	return POSSESSIVE.test(word) ? word.replace(POSSESSIVE, '') : withoutEnding(list, word.replace(DEGREE_PREFIX, '')).replace(DIMINUTIVE, '')
		.replace(SUPERLATIVE, (_, changed: string | undefined) => (changed === undefined ? '' : SOFTENED.get(changed)!));
};

/** The word without the ending of an adjective. */
export const adjectiveStem = (word: string): string => withoutAdjectiveEnding(OF_ADJECTIVES, word);
const nounStem = (word: string): string => normalizeStem(withoutEnding(OF_NOUNS, word));
/** The word without any ending. */
export const wordStem = (word: string): string => normalizeStem(withoutAdjectiveEnding(OF_ANY, word));

/** True for adjectives by their ending. */
export const isAdjective = (word: string): boolean => IS_ADJECTIVE.test(word) || REFLEXIVE.test(word);

/** True for the comparative of an adjective, `темнее`, `мягче`; soft adjectives have the same ending: `среднее`, `горячее`. */
export const isComparative = (word: string, adjective: string): boolean =>
	/(?:е[ей]|[чжщ]е)$/.test(word) && !/[нчшщ]ий$/.test(adjective);

/** Nouns with soft endings; endings that are only hard, or only soft. */
const SOFT_NOUN = /[ьйяе]$/;
const HARD_ONLY = new Set(['о', 'а', 'у', 'ы', 'ом', 'ой', 'ою', 'ов', 'ам', 'ами', 'ах']);
const SOFT_ONLY = new Set(['ь', 'я', 'ю', 'ью', 'ям', 'ями', 'ях']);

/** `сыр` has no `сырой`. */
const FEMININE_NOUN = /[ая]$/, FEMININE_ONLY = new Set(['ой', 'ою']);

/** Hard nouns take и instead of ы after these. */
const TAKES_I = /[гкхжшщч]$/;

/** Short adjectives (`красны`), and adjectives with a vowel or the mark of й omitted (`краснй`, `красныи`). */
const CUT_ENDINGS = /^(?:[ый]|[ыио]и)$/;

/** True if `word` is a form of `other`, a name's base form. */
export function isSameWord(word: string, other: string): boolean {
	if (word === other) return true;
	if (isAdjective(other)) {
		const stem = adjectiveStem(other);
		return adjectiveStem(word) === stem || (word.startsWith(stem) && CUT_ENDINGS.test(word.slice(stem.length)));
	}
	return !IS_ONLY_ADJECTIVE.test(word) && nounStem(word) === nounStem(other) && hasSameEnding(word, other);
}

/** True if the noun can have the ending: `меди` of `медь`, but not of `мёд`. */
function hasSameEnding(word: string, other: string): boolean {
	const stem = withoutEnding(OF_NOUNS, word), ending = word.slice(stem.length);
	if (FEMININE_ONLY.has(ending) && !FEMININE_NOUN.test(other)) return false;
	if (SOFT_NOUN.test(other)) return !HARD_ONLY.has(ending);
	return !SOFT_ONLY.has(ending) && (ending !== 'и' || TAKES_I.test(stem) || other.endsWith('и'));
}

/** Suffixes that derive a color adjective from a noun, longest first. */
const SUFFIXES = ['оват', 'еват', 'ист', 'ейн', 'нн', 'ов', 'ев', 'ян', 'ан', 'ин', 'яв', 'ав', 'ск', 'н'];
const SHORTEST_ROOT = 3;

/** Consonants that change before a suffix: `молочный`, `молоко`; `снежный`, `снег`. */
const SOFTENED: ReadonlyMap<string, string> = new Map([['ч', 'к'], ['ц', 'к'], ['ж', 'г'], ['ш', 'х']]);

/** Root shared by a color adjective and its noun: `вишн` of `вишнёвый`. */
export function root(word: string): string {
	const stem = isAdjective(word) ? adjectiveStem(word) : wordStem(word);
	const suffix = isAdjective(word) ? SUFFIXES.find((one) => stem.endsWith(one) && stem.length - one.length >= SHORTEST_ROOT) ?? '' : '';
	const bare = stem.slice(0, stem.length - suffix.length), last = bare.at(-1)!;
	return normalizeStem(bare.slice(0, -1) + (SOFTENED.get(last) ?? last));
}

/** Diminutives of nouns; with a shorter stem they are often other words (`лавка`, `полка`). */
const DIMINUTIVE_NOUN = /^(?:(.{3,})(?:[ое]чк|еньк|[юу]шк)|(.{4,}?)(?:ч?ик|[ое]чек|[ое]к)|(.{4,}[бвгджзклмнпрстфхцчшщ])к)$/;

/** Base forms of a diminutive noun: `малина` of `малинка`, `роза` of `розочка`, `помидор` of `помидорчик`. */
export function baseNouns(word: string): readonly string[] {
	const stem = withoutEnding(OF_NOUNS, word), [, ...groups] = DIMINUTIVE_NOUN.exec(stem) ?? [];
	const base = groups.find((one) => one !== undefined);
	if (base === undefined) return [];
	const hard = base.slice(0, -1) + (SOFTENED.get(base.at(-1)!) ?? base.at(-1)!);
	return [...new Set([`${hard}а`, hard, base, `${base}ка`])];
}

/** True for participles: `начищенный`, `подтаявший`, `цветущий`. */
export const isDerived = (word: string): boolean => isAdjective(word) && /(?:...[аяе]нн|..вш|..[аяую]щ)$/.test(adjectiveStem(word));
