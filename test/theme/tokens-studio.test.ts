/*
 * Tokens Studio for Figma (docs.tokens.studio: token types, references, sets, themes) and tokens of Style Dictionary before
 * version 4.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { colorsIn, reasonFor } from './colors-in.ts';

const studio = suite('tokens of Tokens Studio');

for (const [claim, text, expected] of [
	[
		'themes of Tokens Studio switch sets on, and references leave out the set',
		'{"core":{"r":{"value":"#aa0000","type":"color"}},"day":{"bg":{"value":"{r}","type":"color"}},"night":{"bg":{"value":"rgba({r}, 0.5)","type":"color"}},'
			+ '"$themes":[{"name":"Day","selectedTokenSets":{"core":"source","day":"enabled"}},{"name":"Night","selectedTokenSets":{"core":"source","night":"enabled"}}]}',
		{ default: { r: '#aa0000' }, Day: { r: '#aa0000', bg: '#aa0000' }, Night: { r: '#aa0000', bg: '#aa000080' } },
	],
	[
		'numbers of Tokens Studio are parts of colors, and so is what is computed of them',
		'{"core":{"r":{"value":"#ff0000","type":"color"},"half":{"value":"0.25 * 2","type":"number"},"h":{"value":"240","type":"number"},'
			+ '"a":{"value":"rgba({r}, {half})","type":"color"},"b":{"value":"hsl({h}, 100%, 50%)","type":"color"},'
			+ '"c":{"value":"rgba({r}, {half} / 2 + 0.15)","type":"color"}},"$metadata":{}}',
		{ default: { r: '#ff0000', a: '#ff000080', b: '#0000ff', c: '#ff000066' } },
	],
	[
		'sets called light and dark are modes without a list of themes, in a folder too',
		'{"core":{"a":{"value":"#111111","type":"color"}},"modes/dark":{"a":{"value":"#eeeeee","type":"color"}},"$metadata":{}}',
		{ default: { a: '#111111' }, dark: { a: '#eeeeee' } },
	],
	[
		'a set that is on in every theme holds always, and one that is disabled does not hold',
		'{"x":{"a":{"value":"#111111","type":"color"}},"y":{"b":{"value":"#222222","type":"color"}},"z":{"c":{"value":"#333333","type":"color"}},'
			+ '"$themes":[{"name":"One","selectedTokenSets":{"x":"enabled","y":"source","z":"disabled"}},{"id":"Two","selectedTokenSets":{"x":"enabled","y":"disabled"}}]}',
		{ default: { a: '#111111' }, One: { a: '#111111', b: '#222222' } },
	],
	[
		'a token of another type is not a color; one without a type is a color if its value is',
		'{"s":{"a":{"value":"#111111"},"b":{"value":"#222222","type":"other"},"c":{"value":"#333333","type":"spacing"},"d":{"$value":"#444444","$type":"color"}},"$metadata":{}}',
		{ default: { a: '#111111', d: '#444444' } },
	],
	[
		'a reference with an alpha has one comma and a closing parenthesis; nothing else is a color',
		'{"s":{"r":{"value":"#ff0000","type":"color"},"a":{"value":"rgba({r} 0.5)","type":"color"},"b":{"value":"rgba({r},)","type":"color"},'
			+ '"c":{"value":"rgba({r}, 0.5, 1)","type":"color"},"d":{"value":"rgba({r}, 0.5","type":"color"}},"$metadata":{}}',
		{ default: { r: '#ff0000' } },
	],
	[
		'names that begin with a dollar are not sets, whatever is in them',
		'{"s":{"a":{"value":"#111111","type":"color"}},"$x":{"b":{"value":"#222222","type":"color"}},"$metadata":{}}',
		{ default: { a: '#111111' } },
	],
	[
		'names that begin with a dollar are not tokens, at any depth',
		'{"s":{"a":{"value":"#111111","type":"color"},"g":{"$x":{"value":"#222222","type":"color"}}},"$metadata":{}}',
		{ default: { a: '#111111' } },
	],
	[
		'an older reference begins with a dollar',
		'{"s":{"a":{"b":{"value":"#111111","type":"color"}},"c":{"value":"$a.b","type":"color"}},"$metadata":{}}',
		{ default: { 'a.b': '#111111', 'c': '#111111' } },
	],
	[
		'Style Dictionary: groups without sets, and references that end with value',
		'{"color":{"a":{"value":"#111111"},"b":{"value":"{color.a.value}"}}}',
		{ default: { 'color.a': '#111111', 'color.b': '#111111' } },
	],
	[
		'without a list of sets, references that leave out the first name show it to be a set',
		'{"core":{"a":{"value":"#111111","type":"color"},"b":{"value":"{a}","type":"color"}}}',
		{ default: { a: '#111111', b: '#111111' } },
	],
	[
		'a token with a value for light and one for dark',
		'{"a":{"light":{"value":"#111111","type":"color"},"dark":{"value":"#eeeeee","type":"color"}}}',
		{ light: { a: '#111111' }, dark: { a: '#eeeeee' } },
	],
	[
		'parts: opacities with and without a percent sign, references to them, and sums',
		'{"s":{"r":{"value":"#ff0000","type":"color"},"p":{"value":"50%","type":"opacity"},"q":{"value":"{p}","type":"opacity"},"n":{"value":".4","type":"other"},'
			+ '"a":{"value":"rgba({r}, {p})","type":"color"},"b":{"value":"rgba({r},{q})","type":"color"},"c":{"value":"RGBA( {r} , {n} )","type":"color"},'
			+ '"d":{"value":"rgba({r}, 0.1 + 0.1)","type":"color"}},"$metadata":{}}',
		{ default: { r: '#ff0000', a: '#ff000080', b: '#ff000080', c: '#ff000066', d: '#ff000033' } },
	],
] as const) studio(claim, () => assert.equal(colorsIn(text), expected));

const set = (value: string, extra = ''): string => `{"s":{"r":{"value":"#ff0000","type":"color"},"a":{"value":${value},"type":"color"${extra}}},"$metadata":{}}`;

for (const [text, why] of [
	[set('"nonsense"'), /neither a color nor an alias/],
	[set('12'), /neither a color nor an alias/],
	[set('"{nowhere}"'), /nowhere/],
	[set('"rgba({nowhere}, 0.5)"'), /nowhere/],
	[set('"rgba({r}, x)"'), /alpha/],
	[set('"hsl({r}, 0.5)"'), /./],
	[set('"rgba({r}, 1, 2)"'), /./],
	[set(`"rgba({r}, ${'0'.repeat(400)})"`), /./],
	[set('"#112233"', ',"$extensions":{"studio.tokens":{"modify":{"type":"lighten","value":"0.1"}}}'), /computed by Tokens Studio/],
] as const) studio(`${text.slice(0, 150)} has no color, and the reason is reported`, () => assert.match(reasonFor(text, 'a')!, why));

for (const [length, expected] of [[120, '#ff000080'], [121, undefined]] as const) {
	studio(`a part of ${length} characters is ${expected === undefined ? 'not read, because a color has at most 120' : 'read'}`, () => {
		const part = JSON.stringify('0.25 + 0.25'.padEnd(length));
		const text = `{"s":{"r":{"value":"#ff0000","type":"color"},"p":{"value":${part},"type":"number"},`
			+ '"a":{"value":"rgb(from {r} r g b / {p})","type":"color"}},"$metadata":{}}';
		assert.is(colorsIn(text)['default']!['a'], expected);
	});
}

for (const [text, form] of [
	['{"a":{"value":"#111111","type":"color"}}', 'tokens-studio'],
	['{"$metadata":{},"s":{"a":{"value":"#111111","type":"color"}}}', 'tokens-studio'],
	['{"a":{"value":"{b}"},"b":{"value":["#111111"],"c":{"value":"#111111","type":"color"}}}', 'tokens-studio'], ['{"a":{"value":"rgb(1, 2, 3)"}}', 'tokens-studio'],
	['{"a":{"value":"teal"}}', 'json'], ['{"a":{"value":{"b":"#111111"},"type":"color"}}', 'json'], ['{"a":{"value":["#111111"]}}', 'json'],
] as const) studio(`${text} is ${form}`, () => assert.is(readTheme(text).form, form));

studio('a color function is repaired in its notation', () => {
	const write = (text: string): string => JSON.stringify({
		s: { card: { value: 'rgb(255,255,255)', type: 'color' }, cardForeground: { value: text, type: 'color' } }, $metadata: {},
	});
	// #767676 is the lightest gray with 4.5:1 on white.
	assert.is(auditTheme({ theme: write('rgb(153,153,153)'), repair: true }).code, write('rgb(118,118,118)'));
});

studio.run();
