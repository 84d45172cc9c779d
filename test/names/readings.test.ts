/*
 * Words that were typed on the wrong keyboard or abbreviated, in colors and in searches. The pairs of layouts were typed by hand.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { inOtherLayout, listReadings } from '../../src/names/readings.ts';
import { readColor } from '../../src/names/parse-color.ts';
import { search } from '../../src/names/search.ts';
import { pick } from '../support/arbitrary.ts';

const keyboard = suite('what a text means');

const TYPED = [
	['rhfcysq', 'красный'], ['cbybq', 'синий'], ['ptk`ysq', 'зелёный'], ['ptktysq', 'зеленый'], ['ujke,jq', 'голубой'], [';tknsq', 'желтый'],
	['abjktnjdsq', 'фиолетовый'], ['jhfy;tdsq', 'оранжевый'], ['xthysq', 'черный'], ['Ntvyj-cbybq', 'Темно-синий'],
	['кув', 'red'], ['идгу', 'blue'], ['пкуут', 'green'], ['ыдфеу икщцт', 'slate brown'],
] as const;

for (const [typed, meant] of TYPED) {
	keyboard(`${typed} is ${meant}`, () => {
		assert.is(inOtherLayout(typed), meant);
		assert.is(inOtherLayout(meant), typed);
	});
	if (meant !== 'slate brown') keyboard(`${typed} is read and found as ${meant}`, () => {
		const { color, form, readAs } = readColor(typed);
		assert.equal(color, readColor(meant).color);
		assert.equal([form, readAs?.toLowerCase()], ['composed-name', meant.toLowerCase()]);
		assert.equal(search(typed, { limit: 3 }).results, search(meant, { limit: 3 }).results);
	});
}

const ABBREVIATED = [
	['dark fuschia', 'dark fuchsia'], ['lavander', 'lavender'],
	['dk green', 'dark green'], ['lt blue', 'light blue'], ['DK GRN', 'dark green'], ['Lt. Gry', 'light gray'], ['nvy', 'navy'],
	['blk', 'black'], ['burned orange', 'burnt orange'], ['hthr', undefined],
] as const;

for (const [written, meant] of ABBREVIATED) {
	keyboard(`${written} is ${meant}`, () => {
		if (meant === undefined) return assert.equal(listReadings(written).filter((one) => /[a-z]/.test(one)), []);
		assert.equal(search(written, { limit: 3 }).results, search(meant, { limit: 3 }).results);
		assert.is(search(written, { limit: 1 }).results[0]!.name.toLowerCase().replaceAll(' ', ''), meant.replaceAll(' ', ''));
	});
}

keyboard('abbreviations are read in colors, too', () => {
	for (const [written, meant] of [['blk', 'black'], ['nvy', 'navy'], ['burned orange', 'burnt orange']] as const)
		assert.equal(readColor(written).color, readColor(meant).color, written);
});

const DESCRIBED = [
	['зелёный, тёмный', 'тёмно-зелёный'], ['розовый, пыльный', 'пыльно-розовый'], ['blue, dark', 'dark blue'],
	['teal, but darker', 'darker teal'],
	['teal but a bit darker', 'a bit darker teal'], ['like navy but not so dark', 'not so dark navy'],
	['бирюзовый, но чуть светлее', 'чуть светлее бирюзовый'], ['как бирюзовый, только темнее', 'темнее бирюзовый'],
	['синий, как ночь', 'синяя ночь'],
	['малинка', 'малина'], ['розочка', 'роза'], ['помидорчик', 'помидор'], ['клубничка', 'клубника'], ['огонёк', 'огонь'],
	['запёкшейся крови', 'запёкшаяся кровь'],
	['gray, almost black', 'gray almost black'], ['тёмный, но не чёрный', 'почти чёрный'], ['синий, но не тёмный', 'не темнее синего'],
] as const;

for (const [written, meant] of DESCRIBED) {
	keyboard(`${written} is ${meant}`, () => assert.equal(readColor(written).color, readColor(meant).color));
}

keyboard('a word that only resembles a color is none', () => {
	for (const text of ['neutral gary', 'closest', 'html', 'verb', 'comment', 'support', 'render', 'restated', 'current', 'not red',
		'не красный'])
		assert.throws(() => readColor(text), /is not a color/, text);
});

keyboard('two colors are a list, and a short word is no diminutive', () => {
	for (const text of ['red, blue', 'синий, зелёный', ', тёмный', 'полка', 'лавка'])
		assert.throws(() => readColor(text), /is not a color/, text);
});

keyboard('mixed letters and none have no other layout', () => {
	for (const text of ['', '500', 'синий blue', '#!']) assert.is(inOtherLayout(text), undefined, text);
});

keyboard('random keys read back: seeded', () => {
	const random = randomFrom('keyboard'), keys = [...'qwertyuiopasdfghjklzxcvbnm,.;\'[]`'];
	for (let i = 0; i < 1000; i++) {
		const text = `q${Array.from({ length: 1 + (i % 12) }, () => pick(random, keys)).join('')}`;
		assert.is(inOtherLayout(inOtherLayout(text)!), text, `seed keyboard, case ${i}`);
	}
});

keyboard.run();
