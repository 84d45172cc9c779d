/*
 * Plain names of colors: words with an undisputed color, and properties for every color.
 *
 * The agreement with a survey is measured by its answers, which are not part of the project:
 * `node --import tsx data/fit-words.mjs SURVEY.json --check`.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { wordsFor } from '../../src/names/color-words.ts';
import { HUE_FAMILIES, hueFamily } from '../../src/names/hue-family.ts';
import { LOCALES } from '../../src/names/locales/ids.ts';
import { surveyTerms } from '../../src/names/survey-terms.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const plain = suite('plain names');

const seen = (hex: string, locale: 'en' | 'ru') => wordsFor(fromRgb24(Number.parseInt(hex, 16)), locale);

/** Pure colors of screens, dyes and paints; both words if two are equally good. */
const ENGLISH: readonly (readonly [hex: string, ...words: string[]])[] = [
	['ff0000', 'red', 'bright red'], ['ff8c00', 'orange'], ['ffff00', 'yellow', 'bright yellow'], ['008000', 'green'], ['0000ff', 'blue'],
	['800080', 'purple'], ['ff69b4', 'pink', 'hot pink'], ['654321', 'brown'], ['808080', 'gray'], ['000000', 'black'], ['ffffff', 'white'],
	['008080', 'teal'], ['808000', 'olive'], ['000080', 'navy blue', 'dark blue'], ['87ceeb', 'sky blue', 'light blue'], ['fa8072', 'salmon'],
	['d2b48c', 'tan', 'beige'], ['006400', 'dark green'], ['90ee90', 'light green', 'pale green'], ['ffcba4', 'peach'],
	['722f37', 'maroon', 'burgundy', 'wine'],
	['32cd32', 'lime green', 'bright green', 'green'], ['e1ad01', 'mustard', 'gold', 'goldenrod', 'mustard yellow'], ['404040', 'dark gray'],
];

const RUSSIAN: readonly (readonly [hex: string, ...words: string[]])[] = [
	['ff0000', 'красный'], ['ff8c00', 'оранжевый'], ['ffff00', 'жёлтый'], ['008000', 'зелёный'], ['0000ff', 'синий'], ['42aaff', 'голубой'],
	['7a22b8', 'фиолетовый'], ['ff8fab', 'розовый'], ['654321', 'коричневый'], ['808080', 'серый'], ['000000', 'чёрный'], ['ffffff', 'белый'],
	['87ceeb', 'голубой'], ['000080', 'тёмно-синий'], ['7fff00', 'салатовый'], ['d8c3a5', 'бежевый'], ['6d1a36', 'бордовый'],
	['40e0d0', 'бирюзовый'],
	['808000', 'оливковый'], ['98ffc8', 'мятный'], ['c8a2c8', 'лиловый', 'сиреневый'], ['006400', 'тёмно-зелёный'],
	['ff00ff', 'фуксия'], ['e1ad01', 'горчичный'],
];

for (const [locale, table] of [['en', ENGLISH], ['ru', RUSSIAN]] as const) {
	for (const [hex, ...words] of table) {
		plain(`#${hex} is ${words.join(' or ')}`, () => {
			const { plainName } = seen(hex, locale);
			assert.ok(words.includes(plainName), plainName);
		});
	}
}

plain('a light blue is голубой and a dark one синий, a light brown бежевый, in one word too', () => {
	assert.equal(['42aaff', '0000ff', 'd8c3a5', '654321', 'ff0000'].map((hex) => seen(hex, 'ru').hueName),
		['голубой', 'синий', 'бежевый', 'коричневый', 'красный']);
});

plain('in English the word of the family is the family', () => {
	for (const hex of ['42aaff', 'd8c3a5', '008080']) assert.is(seen(hex, 'en').hueName, seen(hex, 'en').hueFamily);
});

plain('a word that holds a basic term never contradicts the hue family', () => {
	const seed = 'plain names: families', random = randomFrom(seed);
	for (let i = 0; i < 20_000; i++) {
		const hex = Math.floor(random() * 0x1000000).toString(16).padStart(6, '0');
		const { plainName, hueFamily: family } = seen(hex, 'en');
		const term = surveyTerms().find(({ word }) => word === plainName);
		assert.ok(term !== undefined && family in term.families, `seed "${seed}", case ${i}: #${hex} is ${plainName} and ${family}`);
		const last = plainName.split(' ').at(-1)!, others: readonly string[] = HUE_FAMILIES;
		// "yellow green" and "blue purple" lie between two.
		if (others.includes(last) && !plainName.split(' ').slice(0, -1).some((word) => others.includes(word))) {
			assert.is(last, family, `seed "${seed}", case ${i}: #${hex} is ${plainName} and ${family}`);
		}
	}
});

plain('every family has a word in every language, for every color of it', () => {
	const seed = 'plain names: total', random = randomFrom(seed);
	for (let i = 0; i < 5000; i++) {
		const one = color('oklab', [random() * 1.4 - 0.2, random() * 2 - 1, random() * 2 - 1]);
		for (const locale of LOCALES) {
			const words = wordsFor(one, locale);
			assert.ok(words.plainName.length >= 3 && words.hueName.length >= 3, `seed "${seed}", case ${i}: ${JSON.stringify(words)}`);
			assert.is(words.hueFamily, hueFamily(one), `seed "${seed}", case ${i}`);
		}
	}
});

plain('most terms are said of some color, each basic one of many', () => {
	const seed = 'plain names: vocabulary', random = randomFrom(seed);
	const times = new Map<string, number>();
	for (let i = 0; i < 60_000; i++) {
		const { plainName } = wordsFor(fromRgb24(Math.floor(random() * 0x1000000)), 'en');
		times.set(plainName, (times.get(plainName) ?? 0) + 1);
	}
	assert.ok(times.size > surveyTerms().length * 0.6, `${times.size} of ${surveyTerms().length}`);
	for (const family of HUE_FAMILIES) {
		if (family !== 'cyan' && family !== 'white') assert.ok((times.get(family) ?? 0) > 100, `${family}: ${times.get(family)}`);
	}
});

plain('the space a color is written in does not matter', () => {
	for (const hex of ['3b82f6', '8a8155', 'e0115f']) {
		const one = fromRgb24(Number.parseInt(hex, 16));
		assert.equal(wordsFor(convert(one, 'lch'), 'en'), wordsFor(one, 'en'));
	}
});

plain.run();
