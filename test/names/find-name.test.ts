/*
 * Names as anyone would write them, and texts that only look like one.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { findName } from '../../src/names/find-name.ts';
import { letterKey } from '../../src/names/fold.ts';
import { furtherWords, listOf } from '../../src/names/lists.ts';

const finding = suite('finding a name');

const rgbOf = (text: string): string | undefined => {
	const found = findName(text);
	return found && `${found.list.id} ${found.list.rgb24(found.place).toString(16).padStart(6, '0')}`;
};

const WAYS: readonly (readonly [text: string, like: readonly string[]])[] = [
	['Dark Teal', ['dark teal', 'DARK TEAL', 'Dark-Teal', 'darkteal', 'dark  teal', 'dark\tteal', 'dark\u00a0teal', 'dark–teal']],
	[
		'тёмно-бирюзовый',
		['темно-бирюзовый', 'ТЁМНО-БИРЮЗОВЫЙ', 'тёмно бирюзовый', 'тёмнобирюзовый', 'темнобирюзовый', 'те\u0308мно-бирюзовыи\u0306'],
	],
	['Ash Gray', ['ash grey', 'Ash Grey', 'ashgrey', 'ASHGRAY']],
	['Café Crème', ['cafe creme', 'CAFÉ CRÈME', 'Cafe\u0301 Cre\u0300me', 'café-crème']],
	['World’s Away', ['World\'s Away', 'world’s away']],
	['Pepper & Spice', ['pepper & spice', 'PEPPER&SPICE']],
	['Surfin’', ['surfin\'', 'Surfin']],
];

for (const [text, like] of WAYS) {
	finding(`${text} is found however it is written`, () => {
		const expected = rgbOf(text);
		assert.ok(expected);
		for (const other of like) assert.is(rgbOf(other), expected, JSON.stringify(other));
	});
}

finding('every common name is found, in both languages, and every further word', () => {
	const common = listOf('common'), russian = listOf('common-ru');
	for (let i = 0; i < common.size; i++) {
		for (const name of [common.name(i), russian.name(i)]) {
			const found = findName(name);
			assert.ok(found && found.list.id !== 'extended', name);
			assert.is(found.list.rgb24(found.place), common.rgb24(i), name);
		}
	}
	for (const { word, entry } of furtherWords()) {
		const found = findName(word);
		assert.ok(found && found.list.id !== 'extended', word);
		assert.is(found.list.rgb24(found.place), common.rgb24(entry), word);
	}
});

finding('every extended name is found, unless a common name has the same letters', () => {
	const list = listOf('extended'), common = listOf('common'), seed = 'extended', random = randomFrom(seed);
	const taken = new Set([...Array.from({ length: common.size }, (_, i) => common.name(i)), ...furtherWords().map(({ word }) => word)]
		.map((name) => letterKey(name).key));
	for (let i = 0; i < list.size; i += 1 + Math.floor(random() * 20)) {
		const name = list.name(i), found = findName(name);
		assert.ok(found, name);
		const isTaken = taken.has(letterKey(name).key) && letterKey(name).hasMarks === false;
		assert.is(found.list.id, isTaken ? 'common' : 'extended', `${name}, seed "${seed}"`);
		if (!isTaken) assert.is(found.list.rgb24(found.place), list.rgb24(i), name);
	}
});

finding('of names with the same letters the one spelled like the text is meant', () => {
	for (const [one, other] of [
		['Fresh Water', 'Freshwater'], ['Star Dust', 'Stardust'], ['Worlds Away', 'World’s Away'], ['Pi', 'Pi²'],
		['Pepper Spice', 'Pepper & Spice'],
	] as const) {
		assert.ok(rgbOf(one) && rgbOf(other), one);
		assert.is.not(rgbOf(one), rgbOf(other), one);
		assert.is(rgbOf(one.toLowerCase()), rgbOf(one));
	}
});

finding('an accent may be left out but not put in', () => {
	assert.is(rgbOf('téal'), undefined);
	assert.is(rgbOf('t\u0338eal'), undefined);
	assert.match(rgbOf('Rosé')!, /^extended/);
	assert.match(rgbOf('Rose')!, /^common/);
});

for (const text of [
	'', ' ', '-', '\'', 'constructor', '__proto__', 'toString', 'hasOwnProperty', '\ud800', 'dark\ud800teal', '\u200b',
	'dark\u200bteal', 'dark\u0000teal', 'dark_teal', 'dark.teal',
	'-infinity', 'infinity-', 'red\'', '\'red', '\'red\'', '-red', 'red-', '--red', '–dark teal', 'dark-teal-', '’dark teal’',
	'surfin’’', '’surfin',
	'"dark teal"', 'dark teal;', '<dark teal>', 'dark teal!', 'blac\u212a', 'dаrk teal', 'dark teal 2', 'x'.repeat(120), 'ｄａｒｋ ｔｅａｌ', '🎨',
]) {
	finding(`${JSON.stringify(text.slice(0, 30))} is no name`, () => assert.is(findName(text), undefined));
}

finding.run();
