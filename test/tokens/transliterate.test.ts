/*
 * Cyrillic letters as ASCII, against the tables of BGN/PCGN and others.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { transliterate } from '../../src/tokens/transliterate.ts';

const letters = suite('transliterate');

// BGN/PCGN 1947, plain, letter by letter.
const RUSSIAN =
	'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya'.split(' ');

letters('has the 33 letters of Russian, in both cases', () => {
	for (let i = 0; i < RUSSIAN.length; i += 2) {
		assert.is(transliterate(RUSSIAN[i]!), RUSSIAN[i + 1], RUSSIAN[i]);
		assert.is(transliterate(RUSSIAN[i]!.toUpperCase()), RUSSIAN[i + 1], RUSSIAN[i]);
	}
	assert.is(RUSSIAN.length / 2 + 2, 33);
	assert.is(transliterate('ъЪьЬ'), '');
});

for (const [name, expected] of [
	['синий', 'siniy'], ['Тёмно-Бирюзовый', 'tyomno-biryuzovyy'], ['жёлтый щавель', 'zhyoltyy shchavel'], ['объём', 'obyom'],
	['хаки', 'khaki'], ['цвет шоколада', 'tsvet shokolada'], ['чёрный', 'chyornyy'], ['экрю', 'ekryu'], ['морская волна', 'morskaya volna'],
	['Київ', 'kiyiv'], ['зялёны', 'zyalyony'], ['љубичаста', 'ljubichasta'], ['көк', 'kok'],
] as const) {
	letters(`${name} is ${expected}`, () => { assert.is(transliterate(name), expected); });
}

letters('reads a letter and its mark as the one letter they are', () => {
	assert.is(transliterate('е\u0308ж'), 'yozh');
	assert.is(transliterate('и\u0306од'), 'yod');
	assert.is(transliterate('ѐ'), 'e');
});

letters('changes only the case of other text', () => {
	assert.is(transliterate('Café 日本 #1 🎨'), 'café 日本 #1 🎨');
	assert.is(transliterate(''), '');
});

letters('has every letter of the living Cyrillic alphabets of the former Soviet Union', () => {
	// Russian, Ukrainian, Belarusian, Kazakh, Kyrgyz, Tajik, Tatar.
	const alphabets = 'абвгдежзийклмнопрстуфхцчшщъыьэюяёєіїґўәғқңөұүһҷҳӣӯҗ';
	assert.match(transliterate(alphabets), /^[a-z]+$/);
});

letters.run();
