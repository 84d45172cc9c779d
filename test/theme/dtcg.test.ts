/*
 * Design tokens (designtokens.org/tr/2025.10): groups, $root, inherited types and aliases (format §5 to §7), colors (color §4), and
 * resolver documents.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { colorsIn, reasonFor } from './colors-in.ts';

const dtcg = suite('design tokens');

for (const [claim, text, expected] of [
	[
		'aliases, inherited types and $root of design tokens',
		'{"c":{"$type":"color","$root":{"$value":"#112233"},"x":{"$value":"{c}"},"y":{"$value":{"$ref":"#/c/x/$value"}}}}',
		{ default: { 'c': '#112233', 'c.x': '#112233', 'c.y': '#112233' } },
	],
	[
		'modes of a token',
		'{"c":{"$type":"color","$value":"#111111","$extensions":{"mode":{"dark":"#eeeeee"}}}}',
		{ default: { c: '#111111' }, dark: { c: '#eeeeee' } },
	],
	[
		'a group has the tokens of the group that it extends, and its own instead',
		'{"a":{"$type":"color","x":{"$value":"#111111"},"y":{"z":{"$value":"#222222"},"w":{"$value":"{a.x}"}}},'
			+ '"b":{"$extends":"{a}","x":{"$value":"#333333"},"y":{"z":{"$value":"#444444"}}}}',
		{
			default: {
				'a.x': '#111111', 'a.y.z': '#222222', 'a.y.w': '#111111', 'b.x': '#333333', 'b.y.z': '#444444', 'b.y.w': '#111111',
			},
		},
	],
	[
		'a group may extend another by a JSON Pointer, and groups that extend groups',
		'{"a":{"$type":"color","g":{"x":{"$value":"#111111"}}},"b":{"$extends":"{a.g}","y":{"$type":"color","$value":"#222222"}},"c":{"$ref":"#/b"}}',
		{ default: { 'a.g.x': '#111111', 'b.x': '#111111', 'b.y': '#222222', 'c.x': '#111111', 'c.y': '#222222' } },
	],
	[
		'groups that extend one another, or one that is not in the file',
		'{"a":{"$type":"color","$extends":"{b}","x":{"$value":"#111111"}},"b":{"$extends":"{a}"},"c":{"$extends":"{d}","y":{"$type":"color","$value":"#222222"}}}',
		{ default: { 'a.x': '#111111', 'b.x': '#111111', 'c.y': '#222222' } },
	],
	[
		'contexts of a resolver document',
		'{"sets":{"base":{"sources":[{"a":{"$type":"color","$value":"#111111"},"b":{"$type":"color","$value":"{a}"}}]}},"modifiers":{"theme":{"default":"light",'
			+ '"contexts":{"light":[],"dark":[{"a":{"$type":"color","$value":"#eeeeee"}}]}}},"resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/theme"}]}',
		{ default: { a: '#111111', b: '#111111' }, dark: { a: '#eeeeee', b: '#eeeeee' } },
	],
	[
		'a reference may name the value of a token, as in Style Dictionary',
		'{"a":{"$type":"color","$value":"#111111"},"b":{"$type":"color","$value":"{ a.$value }"}}',
		{ default: { a: '#111111', b: '#111111' } },
	],
	[
		'the type of a group holds below it, and a nearer one instead',
		'{"g":{"$type":"color","a":{"$value":"#111111"},"n":{"$type":"number","b":{"$value":"#222222"},"c":{"$type":"color","$value":"#333333"}}}}',
		{ default: { 'g.a': '#111111', 'g.n.c': '#333333' } },
	],
	[
		'a token without a type is a color if its value is one; a word alone needs the type',
		'{"a":{"$value":"#111111"},"b":{"$value":"red"},"c":{"$type":"color","$value":"red"},"d":{"$value":12},"e":{"$value":"{a}"}}',
		{ default: { a: '#111111', c: '#ff0000', e: '#111111' } },
	],
	[
		'names that begin with a dollar are not tokens, and a token contains no others',
		'{"$description":{"$value":"#111111"},"a":{"$value":"#222222","b":{"$value":"#333333"}}}',
		{ default: { a: '#222222' } },
	],
	[
		'components in each space, with an alpha',
		'{"$type":"color","a":{"$value":{"colorSpace":"srgb","components":[1,0,0.2],"alpha":0.4}},"b":{"$value":{"colorSpace":"hsl","components":[120,100,50]}},'
			+ '"c":{"$value":{"colorSpace":"display-p3","components":[1,1,1],"hex":"#ffffff"}}}',
		{ default: { a: '#ff003366', b: '#00ff00', c: '#ffffff' } },
	],
	[
		'"none" is 0 outside of mixtures',
		'{"$type":"color","a":{"$value":{"colorSpace":"hsl","components":["none",0,40]}},"b":{"$value":{"colorSpace":"srgb","components":[1,"none","none"]}}}',
		{ default: { a: '#666666', b: '#ff0000' } },
	],
	[
		'a reference to a token, its value or its group, by JSON Pointer with escapes',
		'{"$type":"color","g/h":{"$root":{"$value":"#111111"},"i~j":{"$value":"#222222"}},"a":{"$value":{"$ref":"#/g~1h/i~0j"}},'
			+ '"b":{"$value":{"$ref":"#/g~1h/$root/$value"}}}',
		{ default: { 'g/h': '#111111', 'g/h.i~j': '#222222', 'a': '#222222', 'b': '#111111' } },
	],
	[
		'modes as other tools write them: values in an extension called modes',
		'{"$type":"color","a":{"$value":"#111111","$extensions":{"com.x":{"modes":{"dark":{"$value":"#eeeeee"}}}}}}',
		{ default: { a: '#111111' }, dark: { a: '#eeeeee' } },
	],
	[
		'contexts of two modifiers, and modes within a context',
		'{"sets":{"s":{"sources":[{"$type":"color","a":{"$value":"#111111","$extensions":{"mode":{"dark":"#222222"}}}}]}},'
			+ '"modifiers":{"m":{"contexts":{"x":[{"$ref":"#/sets/s"}]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]}',
		{ 'x': { a: '#111111' }, 'dark x': { a: '#222222' } },
	],
] as const) dtcg(claim, () => assert.equal(colorsIn(text), expected));

for (const [value, why] of [
	['"nonsense"', /neither a color nor an alias/],
	['12', /neither a color nor an alias/],
	['{"colorSpace":"cmyk","components":[0,0,0]}', /color space/],
	['{"colorSpace":"srgb","components":[0,0]}', /three components/],
	['{"colorSpace":"srgb","components":[0,0,0,0]}', /three components/],
	['{"colorSpace":"srgb","components":[0,"0",0]}', /three components/],
	['{"colorSpace":"srgb","components":[0,0,1000001]}', /three components/],
	['{"colorSpace":"srgb","components":[0,0,0],"alpha":1.01}', /alpha/],
	['{"colorSpace":"srgb","components":[0,0,0],"alpha":-0.01}', /alpha/],
	['"{nowhere}"', /nowhere/],
] as const) {
	dtcg(`a color token of ${value} has no color, and the reason is reported`, () =>
		assert.match(reasonFor(`{"$type":"color","x":{"$value":"#111111"},"a":{"$value":${value}}}`, 'a')!, why));
}

for (const value of ['{"colorSpace":"srgb","components":[0,0,1000000]}', '{"colorSpace":"srgb","components":[0,0,0],"alpha":0}'])
	dtcg(`a color token of ${value} is a color`, () => assert.is(reasonFor(`{"$type":"color","a":{"$value":${value}}}`, 'a'), undefined));

dtcg('a missing component is missing, by its position', () => {
	const { entries: [entry] } = readTheme('{"a":{"$type":"color","$value":{"colorSpace":"oklch","components":[0.5,"none","none"]}}}');
	assert.is(entry!.value.kind, 'literal');
	assert.is(entry!.value.kind === 'literal' && entry!.value.literal.color.none, 6);
});

for (const [text, form] of [
	['{"a":{"b":{"$value":"#111111"}}}', 'dtcg'], ['{"$value":"#111111"}', 'dtcg'], ['{"a":["$value"],"b":"#111111"}', 'json'],
	['{"resolutionOrder":[{"sources":[{"a":{"$value":"#111111"}}]}]}', 'dtcg'],
] as const) dtcg(`${text} is ${form}`, () => assert.is(readTheme(text).form, form));

dtcg('groups light and dark at the top are modes, and aliases may name them', () => {
	const token = (value: string): object => ({ $type: 'color', $value: value });
	const { modes, entries } = readTheme(JSON.stringify({
		blue: token('#0000ff'),
		light: { card: token('#ffffff'), 'card-foreground': token('{light.ink}'), ink: token('{blue}') },
		dark: { card: token('#000000'), 'card-foreground': token('#eeeeee') },
	}));
	assert.equal(modes.map(({ name, isDark }) => [name, isDark]), [['default', false], ['light', false], ['dark', true]]);
	assert.equal(entries.map(({ key, when }) => `${key} ${when.join()}`),
		['blue ', 'card light', 'card-foreground light', 'ink light', 'card dark', 'card-foreground dark']);
	const light = { a: token('#fff'), b: token('{light.a}'), 'b-foreground': token('#000') };
	const { pairs } = auditTheme({ theme: JSON.stringify({ light, dark: { c: token('#000') } }) });
	assert.equal(pairs.map(({ mode, ratio }) => [mode, ratio]), [['light', 21]]);
	// Tokens with these names are colors.
	assert.equal(readTheme(JSON.stringify({ light: token('#fff'), dark: token('#000') })).modes.map(({ name }) => name), ['default']);
});

dtcg('a token that two groups have is one place, which a repair changes once', () => {
	const theme = '{"a":{"$type":"color","card":{"$value":"#ffffff"},"card-foreground":{"$value":"{gray}"}},"b":{"$extends":"{a}"},'
		+ '"gray":{"$type":"color","$value":"#999999"}}';
	const { code, changes, summary } = auditTheme({ theme, repair: true });
	assert.is(summary.failing, summary.repaired);
	assert.is(changes!.length, 1);
	assert.is(auditTheme({ theme: code! }).summary.failing, 0);
	assert.equal(Object.keys(JSON.parse(code!)), ['a', 'b', 'gray']);
});

dtcg('groups that extend one another in fans are bounded', () => {
	const groups = Array.from({ length: 40 }, (_, i) => `"g${i}":{"x":{"$extends":"{g${i + 1}}"},"y":{"$extends":"{g${i + 1}}"}}`);
	assert.throws(() => auditTheme({ theme: `{${groups.join()},"g40":{"c":{"$type":"color","$value":"#111111"}}}` }), /work|complex/i);
	const around = readTheme('{"a":{"c":{"$type":"color","$value":"#111111"},"x":{"$extends":"{a}"}}}');
	assert.ok(around.entries.length > 1 && around.entries.length < 100, String(around.entries.length));
});

dtcg.run();
