/*
 * Configurations of Tailwind CSS 3 (v3.tailwindcss.com/docs/customizing-colors) and themes of daisyUI 4 (v4.daisyui.com/docs/themes).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTheme } from '../../src/theme/read-theme.ts';
import { colorsIn } from './colors-in.ts';

const tailwind = suite('themes in Tailwind CSS 3');

for (const [claim, text, expected] of [
	[
		'a placeholder for the opacity of a class',
		'{"theme":{"colors":{"a":"rgb(17 17 17 / <alpha-value>)","b":"hsl(0 0% 100%/<alpha-value>)"}}}',
		{ default: { a: '#111111', b: '#ffffff' } },
	],
	[
		'colors and extended colors; shades by name, DEFAULT without one',
		'{"theme":{"colors":{"a":"#111","b":{"DEFAULT":"#222","50":"#333","x":{"y":"#444"}}},"extend":{"colors":{"c":"#555"}}}}',
		{ default: { 'a': '#111111', 'b': '#222222', 'b-50': '#333333', 'b-x-y': '#444444', 'c': '#555555' } },
	],
	[
		'a reference to a variable outside of the file is not a color',
		'{"theme":{"extend":{"colors":{"a":"var(--a)","b":"#111","c":"inherit","d":12}}}}',
		{ default: { b: '#111111' } },
	],
	[
		'themes of daisyUI by their names; those of daisyUI itself are names alone',
		'{"daisyui":{"themes":["light",{"x":{"primary":"#111","--rounded-box":"1rem"},"dark":{"primary":"#222"}},{"y":{"primary":"#333"}}]}}',
		{ x: { primary: '#111111' }, dark: { primary: '#222222' }, y: { primary: '#333333' } },
	],
] as const) tailwind(claim, () => assert.equal(colorsIn(text), expected));

for (const text of [
	'{"theme":{"colors":{"a":"#111"}}}', '{"theme":{"extend":{"colors":{"a":"#111"}}}}', '{"daisyui":{"themes":[{"x":{"primary":"#111"}}]}}',
]) tailwind(`${text} is a configuration of Tailwind CSS 3`, () => assert.is(readTheme(text).form, 'tailwind3'));

for (const text of ['{"theme":{"colors":"#111","a":"#222"}}', '{"colors":{"a":"#111"}}', '{"daisyui":{"themes":{"x":"#111"}}}'])
	tailwind(`${text} is not`, () => assert.is(readTheme(text).form, 'json'));

tailwind.run();
