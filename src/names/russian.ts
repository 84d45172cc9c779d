/*
 * Russian as a language of color names: its endings, so that `синяя`, `синие` and `синего` are `синий`, and the suffixes
 * that make a color of a thing, so that `вишнёвый` is near to `вишня`.
 *
 * Three depths. An adjective in another case, or a noun in another case, is still that word and nothing else. Without
 * any ending a noun may be another word (`буря`, storm, and `бурый`, brown), which is good enough for finding but not
 * for being the same. Without the suffix of an adjective as well, a color is the thing it is called after.
 *
 * Words come folded: lower case, ё as е, й as it is.
 *
 * Source  The regular declensions and color suffixes of the Russian grammar; the few exceptions stand in a table.
 * Proof   test/names/russian.test.ts.
 */

import type { HueFamily } from './hue-family.ts';
import type { Language } from './language.ts';
import { plainRussian } from './plain-russian.ts';

/** Of an adjective, hard and soft, in all cases and both numbers; no noun ends so but in few cases (`сияние`). */
const ADJECTIVE_ONLY = 'ый|ий|ая|яя|ое|ые|ие|ого|его|ому|ему|ую|юю|ым|им|ых|их|ыми|ими';

/** Of adjectives and of nouns alike. */
const SHARED = 'ой|ей|ою|ею|ом|ем|ее';

/** Of nouns, and of the first half of a compound (`сине-зелёный`). */
const NOUN_ONLY = 'ия|ии|ию|ией|ием|иям|иями|иях|ея|еи|еей|еем|ье|ья|ью|ьи|ьем|ьев|ам|ами|ах|ям|ями|ях|ов|ев|а|я|о|е|ы|и|у|ю|ь|й';

const endings = (list: string): readonly string[] => list.split('|').sort((one, other) => other.length - one.length);

const OF_ADJECTIVES = endings(`${ADJECTIVE_ONLY}|${SHARED}`);
const OF_NOUNS = endings(`${SHARED}|${NOUN_ONLY}`);
const OF_ANY = endings(`${ADJECTIVE_ONLY}|${SHARED}|${NOUN_ONLY}`);
const IS_ADJECTIVE = new RegExp(`(?:${ADJECTIVE_ONLY}|ой|ее)$`);
const IS_ONLY_ADJECTIVE = new RegExp(`..(?:${ADJECTIVE_ONLY})$`);

/** One letter is no stem: `дым` is not д. */
const SHORTEST = 2;

/** The word without the longest of the endings that leaves a stem. */
function without(list: readonly string[], word: string): string {
	for (const ending of list) {
		if (word.length - ending.length >= SHORTEST && word.endsWith(ending)) return word.slice(0, -ending.length);
	}
	return word;
}

/** Stems that lose a vowel where no rule takes it: `лёд`, `льда`. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
	['льд', 'лед'], ['льн', 'лен'], ['льв', 'лев'], ['мх', 'мох'], ['огн', 'огон'], ['рж', 'рож'], ['пламен', 'плам'], ['перц', 'перец'],
]);

/** A vowel that comes and goes before the last consonant: `песок`, `песка`; `сливки`, `сливок`; `вишня`, `вишен`. */
const FLEETING = /^(.*[бвгджзклмнпрстфхцчшщ])[ое]([кнц])$/;

const settled = (stem: string): string => {
	const shortened = stem.length >= 5 ? stem.replace(FLEETING, '$1$2') : stem;
	return IRREGULAR.get(shortened) ?? shortened;
};

const adjectiveStem = (word: string): string => without(OF_ADJECTIVES, word);
const nounStem = (word: string): string => settled(without(OF_NOUNS, word));
const wordStem = (word: string): string => settled(without(OF_ANY, word));

const isAdjective = (word: string): boolean => IS_ADJECTIVE.test(word);

/** Endings of nouns that are soft and of those that are hard, where they differ. */
const SOFT_NOUN = /[ьйяе]$/;
const HARD_ONLY = new Set(['о', 'а', 'у', 'ы', 'ом', 'ой', 'ою', 'ов', 'ам', 'ами', 'ах']);
const SOFT_ONLY = new Set(['ь', 'я', 'ю', 'ью', 'ям', 'ями', 'ях']);

/** After these a hard noun has и for ы. */
const TAKES_I = /[гкхжшщч]$/;

/** An adjective cut short (`красны`), or with a vowel of its ending left out (`красн`, `красный` as `краснй`). */
const CUT_ENDINGS = /[ый]$/;

/** The second word is as names have it, in its first case. */
function isSameWord(word: string, other: string): boolean {
	if (word === other) return true;
	if (isAdjective(other)) {
		const stem = adjectiveStem(other);
		return adjectiveStem(word) === stem || (word.length === stem.length + 1 && word.startsWith(stem) && CUT_ENDINGS.test(word));
	}
	return !IS_ONLY_ADJECTIVE.test(word) && nounStem(word) === nounStem(other) && hasEndingOf(word, other);
}

/** May the noun be declined so: `меди` of `медь`, but not of `мёд`? */
function hasEndingOf(word: string, other: string): boolean {
	const stem = without(OF_NOUNS, word), ending = word.slice(stem.length);
	if (SOFT_NOUN.test(other)) return !HARD_ONLY.has(ending);
	return !SOFT_ONLY.has(ending) && (ending !== 'и' || TAKES_I.test(stem) || other.endsWith('и'));
}

const isHalfOf = (word: string, other: string): boolean =>
	/[ое]$/.test(word) && isAdjective(other) && word.slice(0, -1) === adjectiveStem(other);

/** What makes a color adjective of a noun, longest first. */
const SUFFIXES = ['оват', 'еват', 'ист', 'ейн', 'нн', 'ов', 'ев', 'ян', 'ан', 'ин', 'яв', 'ав', 'ск', 'н'];
const SHORTEST_ROOT = 3;

/** Consonants as they were before the suffix: `молочный`, `молоко`; `снежный`, `снег`. */
const SOFTENED: ReadonlyMap<string, string> = new Map([['ч', 'к'], ['ц', 'к'], ['ж', 'г'], ['ш', 'х']]);

function root(word: string): string {
	const stem = isAdjective(word) ? adjectiveStem(word) : wordStem(word);
	const suffix = isAdjective(word) ? SUFFIXES.find((one) => stem.endsWith(one) && stem.length - one.length >= SHORTEST_ROOT) ?? '' : '';
	const bare = stem.slice(0, stem.length - suffix.length), last = bare.at(-1)!;
	return settled(bare.slice(0, -1) + (SOFTENED.get(last) ?? last));
}

/**
 * `синеватый`, `зеленоватый` and their first halves (`синевато-`): `коричневый` of `коричневатый`, `розовый` of
 * `розоватый`, then the bare stem.
 */
function hintsOf(word: string): readonly string[] {
	const stem = /^(.{2,})[ое]ват/.exec(isAdjective(word) || /[ое]ват[ое]$/.test(word) ? word : '')?.[1];
	return stem === undefined ? [] : ['евый', 'овый', 'ый', 'ий'].map((ending) => stem + ending);
}

const HUE_NAMES: Readonly<Record<HueFamily, string>> = {
	red: 'красный', orange: 'оранжевый', yellow: 'жёлтый', green: 'зелёный', cyan: 'бирюзовый', blue: 'синий',
	purple: 'фиолетовый', pink: 'розовый', brown: 'коричневый', gray: 'серый', black: 'чёрный', white: 'белый',
};

/** A blue from this OKLab lightness on is голубой, the twelfth basic term; a brown from this one on is бежевый. */
const LIGHT_BLUE_FROM = 0.66;
const BEIGE_FROM = 0.77;

export const RUSSIAN: Language = {
	column: 2,
	script: 'cyrillic',
	spellings: [],
	fillers: new Set(['цвет', 'цветов', 'оттенк', 'тон', 'колер', 'краск']),
	modifiers: {
		light: ['светлый', 'осветленный'],
		dark: ['темный', 'затемненный'],
		pale: ['бледный'],
		bright: ['яркий'],
		deep: ['глубокий', 'густой'],
		medium: ['средний', 'умеренный'],
		pastel: ['пастельный'],
		neon: ['неоновый', 'кислотный', 'ядовитый', 'флуоресцентный'],
		hot: ['жаркий', 'горячий', 'знойный'],
		electric: ['электрический'],
		vivid: ['насыщенный', 'сочный'],
		rich: ['богатый'],
		strong: ['интенсивный', 'сильный'],
		soft: ['нежный', 'мягкий', 'пудровый'],
		muted: ['приглушенный', 'спокойный'],
		dull: ['тусклый', 'матовый'],
		faded: ['блеклый', 'выцветший', 'линялый', 'вылинявший'],
		dusty: ['пыльный'],
		dusky: ['дымчатый', 'дымный', 'сумеречный'],
		dirty: ['грязный', 'мутный'],
		warm: ['теплый'],
		cool: ['холодный', 'прохладный', 'ледяной'],
	},
	doubling: ['очень', 'самый', 'сильно'],
	hintsOf,
	isOrderFree: true,
	isInflected: true,
	isSameWord,
	isHalfOf,
	isAdjective,
	phraseStem: adjectiveStem,
	wordStem,
	root,
	hueName: ([l], family) =>
		(family === 'blue' && l >= LIGHT_BLUE_FROM ? 'голубой' : family === 'brown' && l >= BEIGE_FROM ? 'бежевый' : HUE_NAMES[family]),
	plainName: plainRussian,
};
