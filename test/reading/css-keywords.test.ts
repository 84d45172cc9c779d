/*
 * The color keywords of CSS.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cssKeywords } from '../../src/reading/css-keywords.ts';

const keywords = suite('CSS keywords');

keywords('there are 148, in alphabetical order, the grays in both spellings', () => {
	const names = [...cssKeywords().keys()];
	assert.is(names.length, 148);
	assert.equal(names, [...names].sort());
	for (const name of names) assert.match(name, /^[a-z]{3,20}$/);
	const grays = names.filter((name) => name.includes('gray'));
	assert.is(grays.length, 7);
	for (const gray of grays) assert.is(cssKeywords().get(gray.replace('gray', 'grey')), cssKeywords().get(gray), gray);
});

// CSS Color 4 §6.1: 148 keywords, 139 colors.
keywords('they name 139 different colors', () => {
	assert.is(new Set(cssKeywords().values()).size, 139);
	assert.is(cssKeywords().get('aqua'), cssKeywords().get('cyan'));
	assert.is(cssKeywords().get('fuchsia'), cssKeywords().get('magenta'));
});

// CSS Color 4 §6.1, spread over the table.
for (const [name, rgb] of [
	['aliceblue', 0xf0f8ff], ['cornflowerblue', 0x6495ed], ['darkgreen', 0x006400], ['goldenrod', 0xdaa520], ['green', 0x008000],
	['lightgray', 0xd3d3d3],
	['mediumspringgreen', 0x00fa9a], ['papayawhip', 0xffefd5], ['rebeccapurple', 0x663399], ['teal', 0x008080], ['yellowgreen', 0x9acd32],
] as const) {
	keywords(`${name} is #${rgb.toString(16).padStart(6, '0')}`, () => assert.is(cssKeywords().get(name), rgb));
}

keywords('properties of every object are not keywords', () => {
	for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '']) assert.not(cssKeywords().has(name));
});

keywords.run();
