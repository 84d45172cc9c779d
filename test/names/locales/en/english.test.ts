/*
 * The English plural, by the rules of any grammar.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ENGLISH } from '../../../../src/names/locales/en/english.ts';

const english = suite('English plurals');

for (const [singular, plural] of [
	['red', 'reds'], ['blue', 'blues'], ['olive', 'olives'], ['rose', 'roses'], ['orange', 'oranges'], ['peach', 'peaches'],
	['ash', 'ashes'], ['moss', 'mosses'],
	['box', 'boxes'], ['cherry', 'cherries'], ['ruby', 'rubies'], ['gray', 'grays'], ['tomato', 'tomatoes'], ['mango', 'mangoes'],
	['sky', 'skies'], ['lime', 'limes'], ['leaf', 'leaves'], ['wolf', 'wolves'], ['clove', 'cloves'],
] as const) {
	english(`${plural} is ${singular}`, () => {
		assert.ok(ENGLISH.isSameWord(plural, singular) && ENGLISH.isSameWord(singular, plural));
		assert.is(ENGLISH.wordStem(plural), singular);
	});
}

english('a word that ends in s without being a plural is itself', () => {
	for (const word of ['gas', 'moss', 'grass', 'iris', 'cactus', 'brass', 'blue', '']) assert.is(ENGLISH.wordStem(word), word);
});

english('fillers are recognized by their stem', () => {
	for (const word of ['colors', 'shades', 'of', 'the', 'tones']) assert.ok(ENGLISH.fillers.has(ENGLISH.wordStem(word)), word);
	for (const word of ['red', 'cold', 'shadow', 'toner']) assert.not(ENGLISH.fillers.has(ENGLISH.wordStem(word)), word);
});

english('a hint ends in -ish or -y', () => {
	for (const word of ['greenish', 'greeny']) assert.ok(ENGLISH.hints(word).includes('green'), word);
	for (const word of ['skyy', 'teal']) assert.not(ENGLISH.hints(word).includes('teal'), word);
});

english.run();
