/*
 * Names as anyone would write them, and texts that only look like one.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { findName } from '../../src/names/find-name.ts';
import { letterKey } from '../../src/names/fold.ts';
import { furtherWords, getList } from '../../src/names/lists.ts';

const finding = suite('finding a name');

const readRgb = (text: string): string | undefined => {
	const match = findName(text);
	return match && `${match.list.id} ${match.list.rgb24(match.place).toString(16).padStart(6, '0')}`;
};

const WAYS: readonly (readonly [text: string, like: readonly string[]])[] = [
	['Dark Teal', ['dark teal', 'DARK TEAL', 'Dark-Teal', 'darkteal', 'dark  teal', 'dark\tteal', 'dark\u00a0teal', 'dark–teal']],
	[
		'тёмно-бирюзовый',
		['темно-бирюзовый', 'ТЁМНО-БИРЮЗОВЫЙ', 'тёмно бирюзовый', 'тёмнобирюзовый', 'темнобирюзовый', 'те\u0308мно-бирюзовыи\u0306'],
	],
	['Ash Gray', ['ash grey', 'Ash Grey', 'ashgrey', 'ASHGRAY']],
	['Café Crème', ['cafe creme', 'CAFÉ CRÈME', 'Cafe\u0301 Cre\u0300me', 'café-crème']],
	['Dove’s Wing', ['Dove\'s Wing', 'dove’s wing']],
	['Pepper & Spice', ['pepper & spice', 'PEPPER&SPICE']],
	['Screamin’ Green', ['screamin\' green', 'Screamin Green']],
];

for (const [text, like] of WAYS) {
	finding(`${text} is found however it is written`, () => {
		const expected = readRgb(text);
		assert.ok(expected);
		for (const other of like) assert.is(readRgb(other), expected, JSON.stringify(other));
	});
}

finding('every common name is found, in both languages, and every further word', () => {
	const common = getList('common'), russian = getList('common-ru');
	for (let i = 0; i < common.size; i++) {
		for (const name of [common.name(i), russian.name(i)]) {
			const match = findName(name);
			assert.ok(match && match.list.id !== 'extended', name);
			assert.is(match.list.rgb24(match.place), common.rgb24(i), name);
		}
	}
	for (const { word, entry } of furtherWords()) {
		const match = findName(word);
		assert.ok(match && match.list.id !== 'extended', word);
		assert.is(match.list.rgb24(match.place), common.rgb24(entry), word);
	}
});

finding('every extended name is found, unless a common name has the same letters', () => {
	const list = getList('extended'), common = getList('common'), seed = 'extended', random = randomFrom(seed);
	const taken = new Set([...Array.from({ length: common.size }, (_, i) => common.name(i)), ...furtherWords().map(({ word }) => word)]
		.map((name) => letterKey(name).key));
	for (let i = 0; i < list.size; i += 1 + Math.floor(random() * 20)) {
		const name = list.name(i), match = findName(name);
		assert.ok(match, name);
		const isTaken = taken.has(letterKey(name).key) && letterKey(name).hasMarks === false;
		assert.is(match.list.id, isTaken ? 'common' : 'extended', `${name}, seed "${seed}"`);
		if (!isTaken) assert.is(match.list.rgb24(match.place), list.rgb24(i), name);
	}
});

finding('of names with the same letters the one spelled like the text is returned', () => {
	for (const [one, other] of [
		['Fresh Water', 'Freshwater'], ['Star Dust', 'Stardust'],
		['Pepper Spice', 'Pepper & Spice'],
	] as const) {
		assert.ok(readRgb(one) && readRgb(other), one);
		assert.is.not(readRgb(one), readRgb(other), one);
		assert.is(readRgb(one.toLowerCase()), readRgb(one));
	}
});

finding('an accent may be left out but not put in', () => {
	assert.is(readRgb('téal'), undefined);
	assert.is(readRgb('t\u0338eal'), undefined);
	assert.match(readRgb('Rosé')!, /^extended/);
	assert.match(readRgb('Rose')!, /^common/);
});

for (const text of [
	'', ' ', '-', '\'', 'constructor', '__proto__', 'toString', 'hasOwnProperty', '\ud800', 'dark\ud800teal', '\u200b',
	'dark\u200bteal', 'dark\u0000teal', 'dark_teal', 'dark.teal',
	'-infinity', 'infinity-', 'red\'', '\'red', '\'red\'', '-red', 'red-', '--red', '–dark teal', 'dark-teal-', '’dark teal’',
	'surfin’’', '’surfin',
	'"dark teal"', 'dark teal;', '<dark teal>', 'dark teal!', 'blac\u212a', 'dаrk teal', 'dark teal 2', 'x'.repeat(120), 'ｄａｒｋ ｔｅａｌ', '🎨',
]) {
	finding(`${JSON.stringify(text.slice(0, 30))} is not a name`, () => assert.is(findName(text), undefined));
}

finding.run();
