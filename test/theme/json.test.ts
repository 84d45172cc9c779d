/*
 * Plain JSON as a theme: names are paths; objects by mode as shadcn/ui (ui.shadcn.com/docs/registry, cssVars) and Material's theme
 * builder (schemes) write them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { colorsIn } from './colors-in.ts';

const json = suite('themes in plain JSON');

for (const [claim, text, expected] of [
	[
		'what a registry of shadcn/ui holds',
		'{"cssVars":{"theme":{"font":"serif"},"light":{"a":"oklch(1 0 0)"},"dark":{"a":"0 0% 0%"}}}',
		{ light: { a: '#ffffff' }, dark: { a: '#000000' } },
	],
	['names are paths, through lists too', '{"a":"#111","b":{"c":"#222","d":["#333",{"e":"#444"}]}}',
		{ default: { 'a': '#111111', 'b.c': '#222222', 'b.d.0': '#333333', 'b.d.1.e': '#444444' } }],
	['schemes of Material are modes', '{"schemes":{"light":{"primary":"#111111"},"dark":{"primary":"#eeeeee"},"light-high-contrast":{"primary":"#000000"}}}',
		{ 'light': { primary: '#111111' }, 'dark': { primary: '#eeeeee' }, 'light-high-contrast': { primary: '#000000' } }],
	['objects called light and dark are modes of the object that contains them', '{"x":{"light":{"a":"#111"},"dark":{"a":"#eee"},"b":"#222"}}',
		{ 'default': { 'x.b': '#222222' }, 'light': { 'x.a': '#111111', 'x.b': '#222222' }, 'dark': { 'x.a': '#eeeeee', 'x.b': '#222222' } }],
	['light alone is a name', '{"x":{"light":{"a":"#111"},"other":{"a":"#222"}}}',
		{ default: { 'x.light.a': '#111111', 'x.other.a': '#222222' } }],
	['what holds modes may hold what is in all of them', '{"modes":{"base":{"a":"#111"},"x":{"a":"#222"}}}',
		{ default: { a: '#111111' }, x: { a: '#222222' } }],
	['modes at the top are names', '{"modes":"#111"}', { default: { modes: '#111111' } }],
	['words about a color are not colors; HEX in the same places is',
		'{"name":"red","title":"Teal","description":"blue","a":"red","type":"#222222"}',
		{ default: { a: '#ff0000', type: '#222222' } }],
	['blanks around a color do not count', '{"a":"  #111 "}', { default: { a: '#111111' } }],
	['escapes, numbers, true and null are not colors', '{"a":"#11\\u0031","b":111,"c":true,"d":null,"e":"#222"}',
		{ default: { e: '#222222' } }],
	['bare channels as some var() uses them', '{"a":"17 17 17","b":"rgb(var(--a))"}', { default: { a: '#111111', b: '#111111' } }],
] as const) json(claim, () => assert.equal(colorsIn(text), expected));

json('a color with blanks around it is at its span in the text', () => {
	const text = '{ "a" : "\u0020 #111 " , "b": " #222 " }'.replace('\\u0020', ' '), { entries } = readTheme(text);
	for (const { start, end, text: own } of entries) assert.is(text.slice(start, end), own);
	assert.equal(entries.map(({ text: own }) => own), ['#111', '#222']);
});

json('comments and last commas, as in themes of VS Code, stay in the repaired file', () => {
	const theme = '// Dark\n{\n\t/* "x" */ "name": "a // b",\n\t"colors": { "card": "#fff", // page\n\t\t"cardForeground": "#777",\n\t},\n}\n';
	assert.is(auditTheme({ theme, repair: true }).code, theme.replace('#777', '#767676'));
	assert.equal(colorsIn('{"a":"#111","b":["#222",],}'), { default: { 'a': '#111111', 'b.0': '#222222' } });
	assert.throws(() => readTheme('{"a":"#111",,}'), /JSON|,/);
});

json.run();
