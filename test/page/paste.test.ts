/*
 * Texts as they are copied elsewhere, and the colors in them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { isSwatchFile, readPasted } from '../../src/page/paste.ts';

const paste = suite('pasted texts');

for (const [text, color] of [
	['#ff3366;', '#ff3366'], ['"#ff3366"', '#ff3366'], ["'#ff3366',", '#ff3366'], ['0xff3366', '#ff3366'], ['255, 51, 102', 'rgb(255 51 102)'],
	['--primary: #ff3366;', '#ff3366'], ['$brand: rgb(255 51 102);', 'rgb(255 51 102)'], ['"primary": "#ff3366",', '#ff3366'],
	['const brand = "#ff3366";', '#ff3366'], ['background-color: oklch(0.7 0.1 20);', 'oklch(0.7 0.1 20)'], ['  teal\n', 'teal'],
	['(255, 51, 102)', 'rgb(255 51 102)'], ['[255, 51, 102]', 'rgb(255 51 102)'], ['255 51 102', 'rgb(255 51 102)'],
	['background-color:#0af !important;', '#0af'], ['“teal”', 'teal'], ['«teal»,', 'teal'], ['цвет: #ff3366', '#ff3366'],
	// Flutter writes alpha first.
	['0x80FF3366', '#FF336680'],
] as const) {
	paste(`${JSON.stringify(text)} is ${color}`, () => assert.equal(readPasted(text), { is: 'color', color }));
}

const THREE = ['#264653', '#2a9d8f', '#e9c46a'];

for (const text of [
	'#264653, #2a9d8f, #e9c46a', '#264653\n#2a9d8f\n#e9c46a\n', '["#264653", "#2a9d8f", "#e9c46a"]', '#264653 #2a9d8f #e9c46a',
	'https://coolors.co/264653-2a9d8f-e9c46a', 'https://coolors.co/palette/264653-2a9d8f-e9c46a', '$a: #264653;\n$b: #2a9d8f;\n$c: #e9c46a;',
	'#264653 #2a9d8f, #e9c46a', '#264653 #2a9d8f\n#e9c46a',
]) {
	paste(`${JSON.stringify(text)} is a list`, () => assert.equal(readPasted(text), { is: 'colors', colors: THREE }));
}

paste('a list keeps functions whole', () => {
	assert.equal(readPasted('rgb(1, 2, 3), hsl(10, 20%, 30%)'), { is: 'colors', colors: ['rgb(1, 2, 3)', 'hsl(10, 20%, 30%)'] });
});

paste('style sheets and files of tokens are themes', () => {
	for (const theme of [':root { --a: #fff; --b: #000; }', '{ "color": { "$value": "#fff" } }']) {
		assert.equal(readPasted(theme), { is: 'theme', theme });
	}
});

paste('a palette of GIMP is a theme, and swatch files are known by their first bytes', () => {
	const theme = 'GIMP Palette\nName: a\n255 0 0 red\n';
	assert.equal(readPasted(theme), { is: 'theme', theme });
	// ASE begins with its name, ACO with its version, 1 or 2, in two bytes.
	for (const [bytes, is] of [
		[[65, 83, 69, 70, 0, 1], true], [[0, 1, 0, 5], true], [[0, 2, 0, 5], true], [[0, 3, 0, 5], false], [[], false],
	] as const) {
		assert.is(isSwatchFile(Uint8Array.from(bytes)), is, bytes.join());
	}
});

paste('other texts are left alone', () => {
	for (const text of ['', 'dusty rose', 'hello, world', '#ff3366 and more', '12, 34']) assert.is(readPasted(text), undefined, text);
});

paste('any text has an answer', () => {
	const seed = 'paste', random = randomFrom(seed);
	const parts = ['#ff3366', ',', ';', '\n', '"', "'", '--a', ':', '{', '(', 'rgb(1 2 3)', '0x', ' ', '255'];
	for (let i = 0; i < 3000; i++) {
		const text = Array.from({ length: random() * 14 }, () => parts[Math.floor(random() * parts.length)]).join('');
		const read = readPasted(text);
		assert.ok(read === undefined || ['color', 'colors', 'theme'].includes(read.is), `seed ${seed}: ${text}`);
	}
});

paste.run();
