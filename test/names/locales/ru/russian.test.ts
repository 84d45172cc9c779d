/*
 * Russian endings, by the tables of declension of any grammar.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../../../src/names/fold.ts';
import { RUSSIAN } from '../../../../src/names/locales/ru/russian.ts';

const russian = suite('Russian endings');

const { wordStem, isSameWord, isFirstHalf, root } = RUSSIAN;

const ADJECTIVES: readonly string[] = [
	'синий синяя синее синие синего синей синих синему синим синюю синею синими синем',
	'красный красная красное красные красного красной красных красному красным красную красною красными красном',
	'голубой голубая голубое голубые голубого голубой голубых голубому голубым голубую голубою голубыми голубом',
	'рыжий рыжая рыжее рыжие рыжего рыжей рыжих рыжему рыжим рыжую рыжею рыжими рыжем',
	'алый алая алое алые алого алой алых алому алым алую алыми алом',
	'бычий бычья бычье бычьи бычьего бычьей бычьих бычьему бычьим бычью бычьею бычьими бычьем',
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
	'песок песка песку песком песке',
	'сливки сливок сливкам сливками сливках',
	'вишня вишни вишне вишню вишней вишен вишням вишнями вишнях',
	'медь меди медью',
	'мёд мёда мёду мёдом мёде',
	'лён льна льну льном льне',
	'лёд льда льду льдом льде',
	'воробей воробья воробью воробьём воробье воробьи воробьёв',
];

const folded = (words: string): string[] => words.split(' ').map((word) => fold(word).replaceAll(' ', ''));

for (const words of [...ADJECTIVES, ...NOUNS]) {
	russian(`${words.split(' ')[0]} is one word in every case`, () => {
		const [first = '', ...cases] = folded(words);
		for (const word of cases) assert.ok(isSameWord(word, first), `${word}, ${first}`);
		assert.equal([...new Set(folded(words).map(wordStem))], [wordStem(first)]);
	});
}

russian('a superlative is the word itself', () => {
	for (const [superlative, word] of [
		['темнейший', 'темный'], ['светлейшая', 'светлый'], ['ярчайшего', 'яркий'], ['глубочайшие', 'глубокий'], ['строжайшим', 'строгий'],
		['тишайший', 'тихий'], ['наинежнейшему', 'нежный'],
	] as const) {
		assert.ok(isSameWord(superlative, word), superlative);
	}
	assert.not(isSameWord('чайный', 'чай'));
	assert.ok(isSameWord('зелёнае', 'зелёное'));
	for (const cut of ['голубй', 'голубои']) assert.ok(isSameWord(cut, 'голубой') && !isSameWord(cut, 'голубь'), cut);
});

russian('a compound begins with its color', () => {
	for (const [half, adjective] of [
		['сине', 'синий'], ['темно', 'темный'], ['красно', 'красный'], ['желто', 'желтый'], ['голубо', 'голубой'],
	] as const) {
		assert.ok(isFirstHalf(half, adjective), half);
		assert.not(isSameWord(half, adjective), half);
	}
	assert.not(isFirstHalf('золото', 'зеленый'));
});

russian('words that only look alike are not the same', () => {
	for (const [one, other] of [
		['сера', 'серый'], ['роза', 'розовый'], ['золото', 'золотой'], ['мята', 'мятный'], ['море', 'морской'], ['буря', 'бурый'],
		['голубь', 'голубой'], ['меди', 'мед'],
		['меда', 'медь'], ['бурый', 'буря'], ['красного', 'краска'],
	] as const) {
		assert.not(isSameWord(one, other), `${one}, ${other}`);
	}
});

russian('a color is near to its namesake, and to no other', () => {
	for (const [color, thing] of [
		['вишневый', 'вишня'], ['бордовый', 'бордо'], ['винный', 'вино'], ['травяной', 'трава'], ['кровавый', 'кровь'],
		['молочный', 'молоко'], ['горчичный', 'горчица'],
		['песочный', 'песок'], ['снежный', 'снег'], ['кофейный', 'кофе'], ['сливочный', 'сливки'], ['серебряный', 'серебро'],
		['бирюзовый', 'бирюза'],
	] as const) {
		assert.is(root(color), root(thing), `${color}, ${thing}`);
	}
	for (const [color, thing] of [
		['винный', 'виноград'], ['винный', 'вишня'], ['синий', 'вино'], ['медный', 'медведь'], ['рисовый', 'русый'],
	] as const) {
		assert.is.not(root(color), root(thing), `${color}, ${thing}`);
	}
});

russian('a short word keeps its letters', () => {
	for (const word of ['дым', 'мел', 'лён', 'беж', 'я', '']) assert.is(wordStem(fold(word)), fold(word));
});

russian.run();
