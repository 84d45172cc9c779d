/*
 * Names as slugs, each unlike every other.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { color } from '../../src/spaces/color.ts';
import { groupedToken, slug, toTokens, uniqueSlugs } from '../../src/tokens/token.ts';
import { below, pick } from '../support/arbitrary.ts';

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const slugs = suite('slug');

for (const [name, expected] of [
	['brand', 'brand'], ['Brand', 'brand'], ['Brand 500', 'brand-500'], ['brand_500', 'brand-500'], ['  Deep  Sea!! ', 'deep-sea'],
	['синий', 'siniy'], ['Ёж', 'yozh'], ['café', 'cafe'], ['éclair', 'eclair'], ['cafe\u0301 noir', 'cafe-noir'], ['Ångström', 'angstrom'],
	['İstanbul', 'istanbul'], ['Ａ１', 'a1'], ['ﬁre', 'fire'], ['ℌue', 'hue'], ['№ 5', 'no-5'], ['½ tone', 'color-1-2-tone'],
	['500', 'color-500'], ['1st', 'color-1st'], ['-500', 'color-500'], ['#3b82f6', 'color-3b82f6'], ['٣', 'color'],
	['current', 'current-color'], ['Inherit', 'inherit-color'], ['--transparent--', 'transparent-color'],
	['current-color', 'current-color'], ['currents', 'currents'],
	['日本', 'color'], ['🎨', 'color'], ['', 'color'], ['---', 'color'], ['ьъ', 'color'], ['\0', 'color'], ['\ud800', 'color'],
	['a\u2028b', 'a-b'], ['__proto__', 'proto'], ['constructor', 'constructor'], ['a🎨b', 'a-b'], ['</style><script>', 'style-script'],
	['*/}', 'color'], ['"];alert(1)//', 'alert-1'], ['{a.b}', 'a-b'],
] as const) {
	slugs(`${JSON.stringify(name)} is ${expected}`, () => { assert.is(slug(name), expected); });
}

slugs('a slug is its own slug', () => {
	for (const name of ['brand-500', 'color-500', 'siniy', 'current-color']) assert.is(slug(name), name);
});

slugs.run();

const unique = suite('uniqueSlugs');

for (const [names, expected] of [
	[['a', 'a', 'a'], ['a', 'a-2', 'a-3']],
	[['a', 'a-2', 'a'], ['a', 'a-2', 'a-3']],
	[['a-2', 'a', 'a'], ['a-2', 'a', 'a-3']],
	[['a', 'a', 'a-2'], ['a', 'a-2', 'a-2-2']],
	[['A', 'a ', 'á', 'а'], ['a', 'a-2', 'a-3', 'a-4']],
	[['🎨', '日本', ''], ['color', 'color-2', 'color-3']],
	[['current', 'current-color'], ['current-color', 'current-color-2']],
	[['500', 'color-500'], ['color-500', 'color-500-2']],
	[['b', 'a'], ['b', 'a']],
] as const) {
	unique(`${JSON.stringify(names)} are ${expected.join(', ')}`, () => { assert.equal(uniqueSlugs(names), expected); });
}

unique('gives slugs, each once, for any names', () => {
	const seed = 'slugs', random = randomFrom(seed);
	const characters = [...'aA0-2 _.é{}<>/*"\'\\;:&#\0\u2028\u202e\ufeffжЩьé日🎨\ud800\udc00'];
	for (let n = 0; n < 3000; n++) {
		const names = Array.from({ length: 1 + below(random, 60) }, () =>
			Array.from({ length: 1 + below(random, 4) }, () => pick(random, characters)).join(''));
		const given = uniqueSlugs(names);
		assert.is(given.length, names.length);
		assert.is(new Set(given).size, names.length, `seed "${seed}", ${JSON.stringify(names)}`);
		for (const one of given) assert.match(one, SLUG, `seed "${seed}", ${JSON.stringify(names)}`);
	}
});

unique.run();

const tokens = suite('tokens');

tokens('keep the order and the colors they came with', () => {
	const colors = [color('srgb', [1, 0, 0]), color('oklch', [0.5, 0.1, 20], 0.5), color('srgb', [0, 0, 1])];
	assert.equal(toTokens([{ name: '2', color: colors[0]! }, { name: '1', color: colors[1]! }, { name: '__proto__', color: colors[2]! }]), [
		{ name: 'color-2', color: colors[0] },
		{ name: 'color-1', color: colors[1] },
		{ name: 'proto', color: colors[2] },
	]);
});

tokens('a member of a group has a flat name and a place', () => {
	const red = color('srgb', [1, 0, 0]);
	assert.equal(groupedToken('primary', '500', red), { name: 'primary-500', path: ['primary', '500'], color: red });
});

tokens.run();
