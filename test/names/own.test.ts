/*
 * A caller's own names: the nearest as by looking at each, and a search by the rules of the lists.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { nearest } from '../../src/names/nearest.ts';
import { getList } from '../../src/names/lists.ts';
import { nearestAmong, searchAmong, type OwnColor } from '../../src/names/own.ts';
import { parse } from '../../src/names/parse-color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const own = suite('names of the caller\'s own');

const TOKENS: readonly OwnColor[] = [
	['Brand', '#3b82f6'], ['Brand Dark', '#1e3a8a'], ['ink-900', '#111827'], ['Ink', '#111827'], ['Акцент тёплый', '#f97316'],
	['vivid', 'color(display-p3 0 1 0)'], ['veil', '#00000080'],
].map(([name, text]) => ({ name: name!, color: parse(text!) }));

own('the nearest of CSS are those of the list', () => {
	const list = getList('css'), colors = Array.from({ length: list.size }, (_, i) => ({ name: list.name(i), color: list.color(i) }));
	const seed = 'own', random = randomFrom(seed);
	for (let i = 0; i < 200; i++) {
		const color = fromRgb24(Math.floor(random() * 2 ** 24)), among = nearestAmong(color, colors, 5), listed = nearest(color, 'css', 5);
		assert.equal(among.map(({ name, hex }) => [name, hex]), listed.map(({ name, hex }) => [name, hex]), `seed "${seed}", case ${i}`);
		among.forEach(({ deltaEOK }, j) => assert.ok(Math.abs(deltaEOK - listed[j]!.deltaEOK) < 1e-12));
	}
});

own('as many as there are, ties by name, wide and translucent colors as HEX', () => {
	const nearestNames = nearestAmong(parse('#111827'), TOKENS, 20);
	assert.is(nearestNames.length, TOKENS.length);
	assert.equal(nearestNames.slice(0, 2).map(({ name, deltaEOK }) => [name, deltaEOK]), [['Ink', 0], ['ink-900', 0]]);
	assert.is(nearestNames.find(({ name }) => name === 'veil')!.hex, '#00000080');
	assert.match(nearestNames.find(({ name }) => name === 'vivid')!.hex, /^#[\da-f]{6}$/);
	assert.ok(nearestAmong(parse('color(xyz 1e5 -1e5 1e5)'), TOKENS, 3).every(({ deltaEOK }) => Number.isFinite(deltaEOK)));
});

const FOUND: readonly (readonly [query: string, ...lines: readonly string[]])[] = [
	['brand', 'Brand exact', 'Brand Dark prefix'], ['dark brand', 'Brand Dark words'], ['brnad', 'Brand typo', 'Brand Dark typo'],
	['ink 900', 'ink-900 exact'], ['bran', 'Brand prefix', 'Brand Dark prefix'],
	['тёплого акцента', 'Акцент тёплый exact'], ['акцнет', 'Акцент тёплый typo'],
	['red'], ['brand color', 'Brand exact', 'Brand Dark prefix'], ['%'],
];

for (const [query, ...lines] of FOUND) {
	own(`"${query}" finds ${lines.join(', ') || 'nothing'}`, () => {
		const { total, results } = searchAmong(TOKENS, query, { limit: 10 });
		assert.equal(results.map(({ name, match }) => `${name} ${match}`), lines);
		assert.is(total, lines.length);
	});
}

own('the limit cuts, the language is that of the letters, the lists are as before', () => {
	assert.equal(searchAmong(TOKENS, 'brand', { limit: 1 }), {
		total: 2, results: [{ name: 'Brand', hex: '#3b82f6', locale: 'en', match: 'exact' }],
	});
	assert.is(searchAmong(TOKENS, 'brand', { limit: 9, locale: 'ru' }).total, 0);
	assert.is(searchAmong(TOKENS, 'акцент', { limit: 9, locale: 'ru' }).total, 1);
});

own('names of any kind: one name twice, none with letters, none at all in a word', () => {
	const odd = [
		'Same', 'Same', '—', '🎨', '\n', '__proto__', 'constructor', 'x'.repeat(60), 'a '.repeat(30),
	].map((name) => ({ name, color: parse('red') }));
	assert.is(searchAmong(odd, 'same', { limit: 9 }).total, 2);
	assert.is(searchAmong(odd, 'constructor', { limit: 9 }).results[0]!.name, 'constructor');
	assert.equal(searchAmong([{ name: '—', color: parse('red') }], 'teal', { limit: 9 }), { total: 0, results: [] });
	for (const query of ['🎨', '__proto__', 'a a a', 'x'.repeat(100)]) assert.ok(searchAmong(odd, query, { limit: 9 }).total <= odd.length);
});

own.run();
