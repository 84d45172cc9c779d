/*
 * Scripts with object literals: configurations of Tailwind CSS 3, custom properties in objects, themes of component libraries.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { colorsIn } from './colors-in.ts';

const script = suite('themes in scripts');

for (const [claim, text, expected] of [
	['a configuration of Tailwind CSS 3',
		'/** @type {import(\'tailwindcss\').Config} */\n'
		+ 'module.exports = { content: [\'./*.html\'], theme: { extend: { colors: {\n'
		+ 'brand: { DEFAULT: "#111", 50: \'#222\' }, \'a-b\': `#333`, x: colors.red, ...more, y: \'#444\' } } }, plugins: [require("x")({ a: "#555" })] };',
		{ default: { 'brand': '#111111', 'brand-50': '#222222', 'a-b': '#333333', 'y': '#444444' } }],
	['custom properties by selector and media query',
		'const a = { \':root\': { \'--x\': \'#111\', \'--y\': \'var(--x)\' }, \'.dark\': { \'--x\': \'#eee\' }, '
		+ '\'@media (color-gamut: p3)\': { \':root\': { \'--x\': \'#222\' } } };\nexport default [({ addBase }) => addBase(a)];',
		{ 'default': { x: '#111111', y: '#111111' }, 'dark': { x: '#eeeeee', y: '#eeeeee' },
			'(color-gamut: p3)': { x: '#222222', y: '#222222' } }],
	['the theme of a component library, in a call',
		'import { createTheme } from \'@mui/material\';\n'
		+ 'export const theme = createTheme({ palette: { primary: { main: \'#111\', contrastText: \'#fff\' }, '
		+ 'text: { primary: `${x}` } }, shape: { radius: 4 } });',
		{ default: { 'palette.primary.main': '#111111', 'palette.primary.contrastText': '#ffffff' } }],
	['several objects, by their names; blocks of statements are none',
		'const light: Theme = { bg: \'#fff\', text: \'#111\' };\nlet dark = { bg: \'#000\', text: \'#eee\' };\nfunction f() { return light.bg; }\nif (x) { a: 1; }',
		{ light: { bg: '#ffffff', text: '#111111' }, dark: { bg: '#000000', text: '#eeeeee' } }],
	['comments, templates and regular characters between',
		'const s = `a ${b} { x: "#123" }`; // { y: "#456" }\nexport const t = { a: /* "#789" */ \'#111\', b: \'it\\\'s\', c: -1.5, d: f({ e: 1 }), g: \'#222\', };',
		{ default: { a: '#111111', g: '#222222' } }],
	['a byte order mark and indentation before the first statement', '\ufeff\n    export default { a: \'#111\' }',
		{ default: { a: '#111111' } }],
	['members that are `as const`',
		'export const t = { light: { a: \'#111\' as const, b: \'#222\' } as const, dark: { a: \'#eee\', b: \'#ddd\' }, } as const;',
		{ light: { a: '#111111', b: '#222222' }, dark: { a: '#eeeeee', b: '#dddddd' } }],
	['variables that are strings, if there are no objects',
		'export const a = \'#111\';\nconst b: string = "#222", c = f(\'#333\');\n', { default: { a: '#111111', b: '#222222' } }],
	['variables that are strings, as a minifier writes them',
		'export const a="#111";const b="#222";', { default: { a: '#111111', b: '#222222' } }],
	['variables that are strings, in one statement or without semicolons',
		'export const a = \'#111\', b = \'#222\'\nlet c = \'#333\'\nconst d: string = \'#444\', e = \'#555\'',
		{ default: { a: '#111111', b: '#222222', c: '#333333', d: '#444444', e: '#555555' } }],
	['a single variable that is a string', 'export const a = \'#111\';\n', { default: { a: '#111111' } }],
	['variables that are strings are left out if there is an object', 'const a = \'#111\';\nexport default { b: \'#222\' };',
		{ default: { b: '#222222' } }],
	['an object at the beginning of the text', '{a:\'#111\'}', { default: { a: '#111111' } }],
	['an object without a statement, as in JSON5', '// Colors\n{ a: \'#111\', "b": "#222", /* last */ }',
		{ default: { a: '#111111', b: '#222222' } }],
] as const) script(claim, () => assert.equal(colorsIn(text), expected));

script('a repair writes into the script', () => {
	const theme = 'export default { card: \'#ffffff\', cardForeground: \'#999999\', // text\n};';
	const { code, filename } = auditTheme({ theme, repair: true });
	assert.is(filename, 'theme.js');
	assert.match(code!, /^export default \{ card: '#ffffff', cardForeground: '#[\da-f]{6}', \/\/ text\n\};$/);
	assert.is(auditTheme({ theme: code! }).summary.failing, 0);
});

script('CSS is not a script', () => {
	for (const text of [':root { --a: #111 }', '@import "x"; .const { --a: #111 }', '/* export default { } */ :root { --a: #111 }'])
		assert.is(readTheme(text).form, 'css', text);
});

script.run();
