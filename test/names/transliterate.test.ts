/*
 * Russian in Latin letters and English in Cyrillic ones.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSameWord } from '../../src/names/locale.ts';
import { search } from '../../src/names/search.ts';
import { inOtherLetters } from '../../src/names/transliterate.ts';

const other = suite('words in other letters');

/** BGN/PCGN, GOST 7.79 B, passports and chats, in this order where they differ. */
for (const [word, ...written] of [
	['красный', 'krasnyy', 'krasnyj', 'krasny', 'krasnyi', 'krasniy'], ['голубой', 'goluboy', 'goluboj', 'goluboi'],
	['синий', 'siniy', 'sinij', 'sinii'],
	['бирюзовый', 'biryuzovyy', 'birjuzovyj', 'biriuzovyi', 'biryuzovy'], ['жёлтый', 'zheltyy', 'zhyoltyj', 'zheltyi'],
	['хаки', 'khaki', 'haki'], ['бордо', 'bordo'],
	['фиолетовый', 'fioletovyy', 'fioletovyj', 'fioletovy'], ['чёрная', 'chernaya', 'chyornaja'], ['вишня', 'vishnya', 'vishnja'],
	['цвет', 'tsvet', 'cvet'],
] as const) {
	other(`${word} as ${written.join(', ')}`, () => {
		for (const latin of written) {
			const [read] = inOtherLetters([latin])!;
			assert.ok(isSameWord(read!, word.replace('ё', 'е')), `${latin} is read as ${read!}`);
		}
	});
}

other('English in Cyrillic letters, by its sound', () => assert.equal(inOtherLetters(['пинк', 'рэд']), ['pink', 'red']));

other('words of both letters are left alone', () => {
	assert.is(inOtherLetters(['синий', 'blue']), undefined);
	assert.equal(inOtherLetters(['500']), ['500']);
});

other('English in Cyrillic letters precedes what only begins like it', () => {
	for (const [text, name] of [['порт', 'Port'], ['рум', 'Rum'], ['чили', 'Chili']] as const)
		assert.is(search(text, { limit: 1 }).results[0]?.name, name);
});

other.run();
