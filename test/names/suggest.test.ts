/*
 * "Did you mean" for misspelt names, in the language of the text.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { getList } from '../../src/names/lists.ts';
import { readColor } from '../../src/names/parse-color.ts';
import { suggestName, suggestWords } from '../../src/names/suggest.ts';
import { cssKeywords } from '../../src/reading/css-keywords.ts';

const suggest = suite('suggested names');

for (const [text, name] of [
	['tael', 'teal'], ['Tael', 'teal'], ['rebeccapurpel', 'rebeccapurple'], ['dark sea gren', 'darkseagreen'],
	['lightgoldenrodyellow!', 'lightgoldenrodyellow'], ['crimsón', 'crimson'],
] as const) {
	suggest(`${text} may mean ${name}`, () => assert.is(suggestName(text), name));
}

suggest('a text unlike any name gets no suggestion', () => {
	for (const text of ['', ' ', 'x', 'zzzz', 'constructor', '__proto__', '🎨', 'a'.repeat(120), 'ъыъыъ'])
		assert.is(suggestName(text), undefined, text);
});

suggest('one letter left out of a keyword of five letters or more leads back to a keyword one letter away', () => {
	const seed = 'suggest', random = randomFrom(seed);
	for (const name of cssKeywords().keys()) {
		if (name.length < 5) continue;
		const at = Math.floor(random() * name.length);
		const typo = name.slice(0, at) + name.slice(at + 1);
		const suggestion = suggestName(typo)!;
		// lightgry is one letter from lightgray and from lightgrey.
		assert.ok(suggestion === name || Math.abs(suggestion.length - typo.length) <= 1, `${typo}: ${suggestion}, seed ${seed}`);
	}
});

for (const [text, name] of [
	['drak teal', 'Dark Teal'], ['dusty rsoe', 'Dusty Rose'], ['tourquise lagon', 'Turquoise Lagoon'],
	['бирузовый', 'бирюзовый'], ['бардовый', 'бордовый'], ['тёмно-сний', 'тёмно-синий'], ['кариченвый', 'коричневый'],
	// As they sound.
	['берюзовый', 'бирюзовый'], ['фиалетовый', 'фиолетовый'], ['чорный', 'чёрный'], ['бежывый', 'бежевый'], ['изумрутного', 'изумрудный'],
	['аранжевые', 'оранжевый'], ['голубово', 'голубой'], ['тёмно-фиалетовый', 'тёмно-фиолетовый'],
	['синяя', 'синий'], ['синего', 'синий'], ['голубое', 'голубой'], ['цвета морской волны', 'цвет морской волны'],
	['sky-550', 'sky-500'], ['bg-slate-1000', 'slate-950'],
	// Unfinished: a usual name before a rare one.
	['cinna', 'Cinnamon'], ['burg', 'Burgundy'], ['laven', 'lavender'], ['terrac', 'Terracotta'], ['turqu', 'turquoise'],
	['шокол', 'шоколадный'], ['фиоле', 'фиолетовый'], ['горчич', 'горчичный'], ['изумр', 'изумрудный'], ['оранж', 'оранжевый'],
] as const) {
	suggest(`${text} may mean ${name}`, () => assert.is(suggestName(text), name));
}

suggest('a name with other numbers, or with none of the words, is another color', () => {
	for (const text of [
		'SlateGray3', 'DeepSkyBlue4', 'red2', 'blue-6', 'sky-5000', 'azure 4', 'blue-grey-500', 'chart-1', 'primary-500', 'brand 500',
		'Pantone 300 C', 'Dulux 50', 'Crayola 12', 'muted-foreground',
	]) assert.equal([suggestName(text), suggestWords(text)], [undefined, undefined], text);
	assert.equal([suggestName('0range'), suggestName('bleu 500'), suggestWords('my blue thing')], ['orange', 'blue-500', 'blue']);
});

suggest('words in another order, or unfinished, lead to a name that has them', () => {
	for (const [text, name] of [
		['reddish gren', 'reddish green'], ['синеватый зелёнй', 'синевато-зелёный'],
		['rose dusty', 'Dusty Rose'], ['turq lagoon', 'turquoise lagoon'], ['burgandy dress', 'burgundy dress'],
		['волна морская цвет', 'морская волна'],
	] as const) {
		assert.is(suggestWords(text), name);
	}
	for (const text of ['', 'x', 'xq zw', '<b>', 'rgb(1 2 3', 'a'.repeat(120)]) assert.is(suggestWords(text), undefined, text);
});

suggest('every suggestion can be parsed', () => {
	const seed = 'suggested', random = randomFrom(seed), unreadable: string[] = [];
	for (const id of ['css', 'common', 'common-ru', 'tailwind', 'extended'] as const) {
		const list = getList(id);
		for (let i = 0; i < 60; i++) {
			const name = list.name(Math.floor(random() * list.size)), at = Math.floor(random() * name.length);
			const typo = name.slice(0, at) + name.slice(at + 1), suggestion = suggestName(typo) ?? suggestWords(typo);
			try {
				if (suggestion !== undefined) readColor(suggestion);
			} catch {
				unreadable.push(`${typo}: ${suggestion}, seed "${seed}"`);
			}
		}
	}
	assert.equal(unreadable, []);
});

suggest.run();
