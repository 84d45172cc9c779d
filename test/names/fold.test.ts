/*
 * Differences that folding ignores, and those that it keeps.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fold, foldJoined, foldWords, letterKey } from '../../src/names/fold.ts';

const folding = suite('folded names');

const FOLDED: readonly (readonly [text: string, folded: string])[] = [
	['Dark Teal', 'dark teal'], ['Dark-Teal', 'dark teal'], ['  dark   teal ', 'dark teal'], ['dark_teal', 'dark teal'],
	['dark–teal', 'dark teal'],
	['Тёмно-бирюзовый', 'темно бирюзовый'], ['ТЕМНО БИРЮЗОВЫЙ', 'темно бирюзовый'], ['Зелёный', 'зеленый'],
	['Café Crème', 'cafe creme'], ['Cafe\u0301', 'cafe'], ['Über', 'uber'], ['Robin\u2019s Egg', 'robins egg'], ['robin\'s egg', 'robins egg'],
	['Ash Grey', 'ash gray'], ['GREYISH', 'grayish'], ['Straße', 'strasse'], ['Łosoś', 'losos'], ['Œuf', 'oeuf'], ['smørrebrød', 'smorrebrod'],
	['', ''], ['--', ''], ['100', '100'], ['Black & White', 'black white'],
];

for (const [text, folded] of FOLDED) {
	folding(`${JSON.stringify(text)} is ${JSON.stringify(folded)}`, () => {
		assert.is(fold(text), folded);
		assert.is(foldJoined(text), folded.replaceAll(' ', ''));
	});
}

folding('is the same twice as once, and for composed and decomposed text', () => {
	for (const [text] of FOLDED) {
		assert.is(fold(fold(text)), fold(text));
		assert.is(fold(text.normalize('NFD')), fold(text.normalize('NFC')));
	}
});

folding('й stays a separate letter, ё becomes е', () => {
	assert.is(fold('Й'), 'й');
	assert.is(fold('и\u0306'), 'й');
	assert.is(fold('Ё'), 'е');
	assert.is.not(fold('й'), fold('и'));
});

folding('look-alikes stay apart', () => {
	assert.is.not(fold('blac\u212a'), fold('black'));
	// Cyrillic с, о, р.
	assert.is.not(fold('\u0441oral'), fold('coral'));
});

folding('words are separated by anything else', () => {
	assert.equal(foldWords(' Dark-Teal, тёмный '), ['dark', 'teal', 'темный']);
	for (const text of ['', ' ', '%', '\u200b', '🎨']) assert.equal(foldWords(text), [], JSON.stringify(text));
});

for (const [text, key, marked] of [
	['Dark Teal', 'darkteal', 'darkteal'], ['dark-teal', 'darkteal', 'darkteal'], ['Robin’s Egg', 'robinsegg', 'robinsegg'],
	['robin\'s egg', 'robinsegg', 'robinsegg'],
	['Ash Grey', 'ashgray', 'ashgray'], ['Тёмно-бирюзовый', 'темнобирюзовый', 'темнобирюзовый'], ['Café', 'cafe', 'café'],
	['Cafe\u0301', 'cafe', 'café'],
	['Pepper & Spice', 'pepper&spice', 'pepper&spice'], ['teal;', 'teal;', 'teal;'], ['dark_teal', 'dark_teal', 'dark_teal'],
	['te\u200bal', 'te\u200bal', 'te\u200bal'],
	['blac\u212a', 'blac\u212a', 'blac\u212a'],
] as const) {
	folding(`for reading, ${JSON.stringify(text)} has the letters ${JSON.stringify(key)}`, () => {
		assert.equal(letterKey(text), { key, marked, hasMarks: key !== marked });
		// The sign is a K in both.
		if (!text.includes('\u212a')) assert.equal(letterKey(text.normalize('NFD')), letterKey(text.normalize('NFC')));
	});
}

folding('lone surrogates do not throw', () => {
	for (const text of ['\ud800', 'a\udfffb', '\u212a\ud800']) assert.type(fold(text), 'string');
});

folding.run();
