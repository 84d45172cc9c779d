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
	['0x80FF3366', '#ff336680'], ['Color(0x80FF3366)', 'Color(0x80FF3366)'], ['Color(0xFF3366FF)', 'Color(0xFF3366FF)'],
	['UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)', 'UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)'],
	['NSColor(red: 1, green: 0.2, blue: 0.4, alpha: 1);', 'color(srgb 1 0.2 0.4)'], ['rgb 255 51 102', 'rgb(255 51 102)'],
	['hsl 345 100% 60%', 'hsl(345 100% 60%)'], ['255;51;102', 'rgb(255 51 102)'], ['R:255 G:51 B:102', 'rgb(255 51 102)'],
	// Only the service knows the classes of Tailwind.
	['text-sky-500', 'text-sky-500'], ['"sky-500/50",', 'sky-500/50'], ['hover:bg-rose-50', 'bg-rose-50'],
	['255, 51, 102, 0.5', 'rgb(255 51 102 / 0.5)'], ['(255, 51, 102, 50%)', 'rgb(255 51 102 / 50%)'], ['https://coolors.co/264653', '#264653'],
	['var(--x, #f36)', '#f36'], ['color: var(--x, teal);', 'teal'], ['--x: var(--y, rgb(1 2 3));', 'rgb(1 2 3)'],
	['.a { color: #f36; }', '#f36'], ['.a { color: #f36; border: 1px solid #f36 }', '#f36'], ['bg-[#ff3366]', '#ff3366'],
	['border: 1px solid rgb(1 2 3)', 'rgb(1 2 3)'], ['<color name="brand">#ff3366</color>', '#ff3366'], ['- teal', 'teal'],
	['#ff3366 and more', '#ff3366'],
] as const) {
	paste(`${JSON.stringify(text)} is ${color}`, () => assert.equal(readPasted(text), { is: 'color', color }));
}

const THREE = ['#264653', '#2a9d8f', '#e9c46a'];

for (const text of [
	'#264653, #2a9d8f, #e9c46a', '#264653\n#2a9d8f\n#e9c46a\n', '["#264653", "#2a9d8f", "#e9c46a"]', '#264653 #2a9d8f #e9c46a',
	'https://coolors.co/264653-2a9d8f-e9c46a', 'https://coolors.co/palette/264653-2a9d8f-e9c46a', '$a: #264653;\n$b: #2a9d8f;\n$c: #e9c46a;',
	'#264653 #2a9d8f, #e9c46a', '#264653 #2a9d8f\n#e9c46a', '- #264653\n- #2a9d8f\n- #e9c46a',
	'1. #264653\n2. #2a9d8f\n3. #e9c46a',
	'Charcoal #264653\nTeal #2a9d8f\nGold #e9c46a', '#264653 | #2a9d8f | #e9c46a', '#264653 / #2a9d8f / #e9c46a',
	'#264653 → #2a9d8f → #e9c46a',
	'.a { color: #264653; background: #2a9d8f; border-color: #e9c46a; }', '{ a: "#264653", b: "#2a9d8f", c: "#e9c46a" }',
	'https://colorhunt.co/palette/2646532a9d8fe9c46a', 'https://www.realtimecolors.com/?colors=264653-2a9d8f-e9c46a&fonts=Inter',
]) {
	paste(`${JSON.stringify(text)} is a list`, () => assert.equal(readPasted(text), { is: 'colors', colors: THREE }));
}

paste('a list keeps functions whole', () => {
	assert.equal(readPasted('rgb(1, 2, 3), hsl(10, 20%, 30%)'), { is: 'colors', colors: ['rgb(1, 2, 3)', 'hsl(10, 20%, 30%)'] });
});

paste('lists of channels and of classes are lists', () => {
	for (const [text, ...colors] of [
		['[[255,51,102],[0,128,255]]', 'rgb(255 51 102)', 'rgb(0 128 255)'],
		['[[255, 51, 102],\n [0, 128, 255]]\n', 'rgb(255 51 102)', 'rgb(0 128 255)'],
		['[255, 51, 102], [0, 128, 255]', 'rgb(255 51 102)', 'rgb(0 128 255)'], ['[ff3366, 0080ff]', 'ff3366', '0080ff'],
		['teal and gold', 'teal', 'gold'], ['хаки #ff0 и #f0f', '#ff0', '#f0f'],
		['255 51 102\n0 128 255', 'rgb(255 51 102)', 'rgb(0 128 255)'], ['sky-500, rose-400', 'sky-500', 'rose-400'],
	] as const) assert.equal(readPasted(text), { is: 'colors', colors });
});

paste('style sheets and files of tokens are themes', () => {
	for (const theme of [
		':root { --a: #fff; --b: #000; }', '{ "color": { "$value": "#fff" } }',
		'module.exports = { theme: { colors: { brand: "#f36", ink: "#111" } } }', 'const colors = { brand: "#f36", ink: "#111" };',
	]) {
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
	for (const text of ['', 'dusty rose', 'hello, world', '12, 34', 'var(--x)',
		'linear-gradient(#f36, #fff)', 'color-mix(in oklab, #f36', 'https://a.example/#abc']) assert.is(readPasted(text), undefined, text);
});

paste('any text has an answer', () => {
	const seed = 'paste', random = randomFrom(seed);
	const parts = [
		'#ff3366', 'coolors.co/', 'var(--x,', ')', '|', 'color(', 'colors: {', ',',
		';', '\n', '"', "'", '--a', ':', '{', '(', 'rgb(1 2 3)', '0x', ' ', '255',
	];
	for (let i = 0; i < 3000; i++) {
		const text = Array.from({ length: random() * 14 }, () => parts[Math.floor(random() * parts.length)]).join('');
		const read = readPasted(text);
		assert.ok(read === undefined || ['color', 'colors', 'theme'].includes(read.is), `seed ${seed}: ${text}`);
	}
});

paste.run();
