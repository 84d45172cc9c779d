/*
 * Russian endings, by the tables of declension of any grammar.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../src/names/fold.ts';
import { adjectiveStem, isRussian, wordStem } from '../../src/names/stems.ts';

const russian = suite('Russian endings');

const ADJECTIVES: readonly string[] = [
	'синий синяя синее синие синего синей синих синему синим синюю синею синими синем',
	'красный красная красное красные красного красной красных красному красным красную красною красными красном',
	'голубой голубая голубое голубые голубого голубой голубых голубому голубым голубую голубою голубыми голубом',
	'рыжий рыжая рыжее рыжие рыжего рыжей рыжих рыжему рыжим рыжую рыжею рыжими рыжем',
	'алый алая алое алые алого алой алых алому алым алую алыми алом',
	'тёмно-зелёный тёмно-зелёная тёмно-зелёное тёмно-зелёные тёмно-зелёного тёмно-зелёных',
];

const NOUNS: readonly string[] = [
	'бирюза бирюзы бирюзе бирюзу бирюзой',
	'волна волны волне волну волной волнам волнами волнах',
	'цвет цвета цвету цветом цвете цветы цветов цветам цветами цветах',
	'фуксия фуксии фуксию фуксией',
	'сирень сирени сиренью',
	'море моря морю морем морей морям морями морях',
	'шалфей шалфея шалфею шалфеем шалфее',
	'орхидея орхидеи орхидею орхидеей',
];

const folded = (words: string): string[] => words.split(' ').map((word) => fold(word).replaceAll(' ', ''));

for (const words of ADJECTIVES) {
	russian(`${words.split(' ')[0]} is one word in every case`, () => {
		assert.is(new Set(folded(words).map(adjectiveStem)).size, 1);
		assert.is(new Set(folded(words).map(wordStem)).size, 1);
	});
}

for (const words of NOUNS) {
	russian(`${words.split(' ')[0]} is one word in every case`, () => {
		assert.equal([...new Set(folded(words).map(wordStem))].length, 1, folded(words).map(wordStem).join(' '));
	});
}

russian('a compound begins with the same stem as its color', () => {
	for (const [compound, adjective] of [['сине', 'синий'], ['темно', 'темный'], ['красно', 'красный'], ['желто', 'желтый']] as const) {
		assert.is(wordStem(compound), wordStem(adjective));
	}
});

russian('words that only look alike stay apart as adjectives', () => {
	for (const [one, other] of [['сера', 'серый'], ['роза', 'розовый'], ['золото', 'золотой'], ['мята', 'мятный'], ['море', 'морской']] as const) {
		assert.is.not(adjectiveStem(one), adjectiveStem(other));
	}
});

russian('a short word keeps its letters, a Latin word is left alone', () => {
	for (const word of ['дым', 'мел', 'лён', 'беж', 'я', '']) assert.is(adjectiveStem(fold(word)), fold(word));
	for (const word of ['blue', 'rose', 'sky', '500']) {
		assert.is(wordStem(word), word);
		assert.not(isRussian(word));
	}
});

russian.run();
