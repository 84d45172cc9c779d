/*
 * The list of CSS keywords as it is read from its file.
 */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cssNames } from '../../src/names/load.ts';

const load = suite('CSS keywords');

load('there are 148, in alphabetical order, the grays in both spellings', () => {
	const names = [...cssNames().keys()];
	assert.is(names.length, 148);
	assert.equal(names, [...names].sort());
	for (const name of names) assert.match(name, /^[a-z]{3,20}$/);
	const grays = names.filter((name) => name.includes('gray'));
	assert.is(grays.length, 7);
	for (const gray of grays) assert.is(cssNames().get(gray.replace('gray', 'grey')), cssNames().get(gray), gray);
});

// CSS Color 4 §6.1: 148 keywords, 139 colors.
load('they name 139 different colors', () => {
	assert.is(new Set(cssNames().values()).size, 139);
	assert.is(cssNames().get('aqua'), cssNames().get('cyan'));
	assert.is(cssNames().get('fuchsia'), cssNames().get('magenta'));
});

// CSS Color 4 §6.1, spread over the table.
for (const [name, rgb] of [
	['aliceblue', 0xf0f8ff], ['cornflowerblue', 0x6495ed], ['darkgreen', 0x006400], ['goldenrod', 0xdaa520], ['green', 0x008000], ['lightgray', 0xd3d3d3],
	['mediumspringgreen', 0x00fa9a], ['papayawhip', 0xffefd5], ['rebeccapurple', 0x663399], ['teal', 0x008080], ['yellowgreen', 0x9acd32],
] as const) {
	load(`${name} is #${rgb.toString(16).padStart(6, '0')}`, () => assert.is(cssNames().get(name), rgb));
}

load('the file is read once and is one line a name, color first', () => {
	assert.is(cssNames(), cssNames());
	const text = readFileSync(new URL('../../data/css-names.txt', import.meta.url), 'utf8');
	assert.match(text, /^(?:[\da-f]{6} [a-z]+\n){148}$/);
});

load('what every object has is no keyword', () => {
	for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '']) assert.not(cssNames().has(name));
});

load.run();
