/*
 * Misspelt Russian adjectives. The rows are frequent misspellings, and words of a dictionary that only look like a color.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../../../src/errors.ts';
import { readColor } from '../../../../src/names/parse-color.ts';

const spelling = suite('Russian spelling');

const MISSPELT: readonly (readonly [written: string, meant: string])[] = [
	// as they sound
	['берюзовый', 'бирюзовый'], ['фиалетовый', 'фиолетовый'], ['бардовый', 'бордовый'], ['сереневый', 'сиреневый'], ['чорный', 'чёрный'],
	['жолтый', 'жёлтый'], ['бежывый', 'бежевый'], ['молиновая', 'малиновый'], ['изумрутного', 'изумрудный'], ['аранжевые', 'оранжевый'],
	['каричневый', 'коричневый'], ['голубово', 'голубой'], ['синний', 'синий'], ['зилёный', 'зелёный'],
	// with a slip
	['краный', 'красный'], ['бирюзвый', 'бирюзовый'], ['корчиневый', 'коричневый'], ['бирузовая', 'бирюзовый'], ['фиоелтовый', 'фиолетовый'],
	['тёмно-фиалетовый', 'тёмно-фиолетовый'],
];

for (const [written, meant] of MISSPELT) {
	spelling(`${written} is read as ${meant}`, () => {
		const { color, form, readAs } = readColor(written);
		assert.equal(color, readColor(meant).color, readAs);
		assert.is(form, 'composed-name');
	});
}

spelling('another word is not a misspelt color', () => {
	for (const word of [
		'стильный', 'меховой', 'горничный', 'красивый', 'местный', 'модный', 'скучный', 'печальный', 'сладкий', 'гладкий', 'пушистый', 'колено',
		'бывший', 'сырный', 'шерстяной', 'дорогой', 'русский', 'чистый', 'летучий', 'детский', 'кожаво', 'во', 'о',
	]) {
		try {
			assert.is(readColor(word).form, 'common-name', word);
		} catch (error) {
			assert.instance(error, InputError);
		}
	}
});

spelling.run();
