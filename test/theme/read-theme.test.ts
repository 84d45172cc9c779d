/*
 * Every form of a theme is known by its shape, every value is found where it stands, and any text at all gives a theme or an
 * InputError, in a time that grows with its length.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { format } from '../../src/formats/table.ts';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { askedOf, auditOf } from '../../src/theme/audit.ts';
import { readTheme, readThemeInSteps } from '../../src/theme/read-theme.ts';
import { repairOf } from '../../src/theme/repair.ts';
import { isResolved, resolverOf } from '../../src/theme/resolve.ts';
import { hostileStrings } from '../support/hostile.ts';
import { anyTheme, SAMPLES } from './samples.ts';

const reading = suite('reading themes');

/** What each name of a theme is, by mode. */
const colorsOf = (text: string): { readonly [mode: string]: { readonly [name: string]: string } } => {
	const theme = readTheme(text), resolver = resolverOf(theme), keys = new Set(theme.entries.map(({ key }) => key));
	return Object.fromEntries(theme.modes.map((mode) => [mode.name, Object.fromEntries([...keys].flatMap((key) => {
		const found = resolver.named(mode, key);
		return isResolved(found) ? [[key, format(found.color, 'hex')]] : [];
	}))]));
};

for (const { form, text, pair: [front, behind] } of SAMPLES) {
	reading(`${form} is known by its shape, and every value stands where it is said to stand`, () => {
		const theme = readTheme(text);
		assert.is(theme.form, form);
		assert.is(theme.text, text);
		for (const { start, end, text: written } of theme.entries) assert.is(text.slice(start, end), written);
		const [colors] = Object.values(colorsOf(text));
		assert.equal([colors![front], colors![behind]], ['#777777', '#ffffff']);
	});
}

for (const [claim, text, expected] of [
	[
		'var() is followed, and its fallback where there is no such name',
		':root{--a:var(--b);--b:#111;--c:var(--d, #222)}',
		{ default: { a: '#111111', b: '#111111', c: '#222222' } },
	],
	['a circle is no color', ':root{--a:var(--b);--b:var(--a);--c:#333}', { default: { c: '#333333' } }],
	[
		'a mode stands over what holds always',
		':root{--a:#111;--b:var(--a)}.dark{--a:#eee}',
		{ default: { a: '#111111', b: '#111111' }, dark: { a: '#eeeeee', b: '#eeeeee' } },
	],
	[
		'classes, attributes and media queries of one scheme are one mode',
		'.dark{--a:#111}[data-theme="dark"]{--b:#222}@media (prefers-color-scheme:dark){:root{--c:#333}}',
		{ dark: { a: '#111111', b: '#222222', c: '#333333' } },
	],
	['a sheet may begin with a bracket', '[data-theme=ocean]{--a:#111}', { ocean: { a: '#111111' } }],
	['light-dark() is two modes', ':root{--a:light-dark(#111, #eee)}', { default: { a: '#111111' }, dark: { a: '#eeeeee' } }],
	[
		'bare channels take the function that is put around them',
		':root{--a:10 20 30;--b:rgb(var(--a))}',
		{ default: { a: '#0a141e', b: '#0a141e' } },
	],
	['three numbers that nothing makes a color are none', ':root{--a:10 20 30;--b:#111}', { default: { b: '#111111' } }],
	['shadcn/ui writes HSL without its function', ':root{--a:240 100% 50%}', { default: { a: '#0000ff' } }],
	['an alpha beside bare channels', ':root{--a:240 100% 50%;--b:hsl(var(--a) / 50%)}', { default: { a: '#0000ff', b: '#0000ff80' } }],
	['alpha() of a variable', ':root{--a:#0000ff;--b:alpha(from var(--a) / 50%)}', { default: { a: '#0000ff', b: '#0000ff80' } }],
	['parts of a color in variables of their own', ':root{--h:240;--b:hsl(var(--h) 100% 50%)}', { default: { b: '#0000ff' } }],
	[
		'comments, strings and braces hide nothing',
		':root{/* --a: red; */--b:#111;--x:"--c:#222;}";--y:{--d:#333};--e:#444 !important}',
		{ default: { b: '#111111', e: '#444444' } },
	],
	[
		'@layer and @supports are no conditions',
		'@layer base{@supports (color:red){:root{--a:#111}}}@supports not (x:y){:root{--a:#222}}',
		{ default: { a: '#111111' } },
	],
	[
		'a class that sets the colors of others is a theme',
		':root{--a:#111;--b:#111;--c:#111;--d:#111}.rose{--a:#222;--b:#222;--c:#222;--d:#222}',
		{ default: { a: '#111111', b: '#111111', c: '#111111', d: '#111111' }, rose: { a: '#222222', b: '#222222', c: '#222222', d: '#222222' } },
	],
	[
		'comments stand beside a name, a value and !important, and are no part of them',
		':root/*x*/{/**/--a/**/:/**/#111/**/;--b:#222/* b */ !important;--c:/* #000; */#333/* one *//* two */;--d : #444 ! important}',
		{ default: { a: '#111111', b: '#222222', c: '#333333', d: '#444444' } },
	],
	[
		'a byte order mark, CR LF and CR are blanks, and no brace at the end is needed',
		'\ufeff:root\r\n{\r\n--a:#111;\r--b:#222',
		{ default: { a: '#111111', b: '#222222' } },
	],
	[
		'blocks in blocks: classes, queries, layers',
		':root{--a:#111;&.dark,&[data-theme="dark" i]{--a:#eee}@media (prefers-color-scheme:dark){&:not(.light){--b:#ddd}}@layer x{--c:#333}'
			+ '@media (width >= 40rem){--d:#444}}',
		{
			'default': { a: '#111111', c: '#333333' },
			'dark': { a: '#eeeeee', b: '#dddddd', c: '#333333' },
			'(width >= 40rem)': { a: '#111111', c: '#333333', d: '#444444' },
		},
	],
	[
		'each selector of :is() and :where() is enough, as Tailwind writes what is dark',
		':where(.dark, .dark *){--a:#111}:is(.dark, [data-mode="dark"]){--b:#222}:is(.ocean-theme, .rose-theme) &{--c:#333}',
		{ 'dark': { a: '#111111', b: '#222222' }, 'ocean-theme': { c: '#333333' }, 'rose-theme': { c: '#333333' } },
	],
	[
		'a theme of daisyUI 5 is called by its name, and the usual one holds always',
		'@plugin "daisyui/theme" { name: "day"; default: true; --a: #111 } @plugin "daisyui/theme" { name: "Night"; prefersdark: true; --a: #eee }',
		{ default: { a: '#111111' }, dark: { a: '#eeeeee' }, night: { a: '#eeeeee' } },
	],
	[
		'the initial value of a property that is registered as a color stands where nothing else is said',
		':root{--b:#222;--c:var(--a)}@property --a{syntax:"<color>";inherits:false;initial-value:#111}'
			+ '@property --b{syntax:"<color>";initial-value:#000}@property --d{syntax:"*";initial-value:#444}',
		{ default: { a: '#111111', b: '#222222', c: '#111111' } },
	],
	[
		'relative colors, mixtures and sums, as Tailwind 4 has them',
		'@theme inline{--a:oklch(from var(--p) calc(l * 0) 0 none);--b:color-mix(in srgb, var(--p) calc(50% * 2), red)}:root{--p:#00f}',
		{ default: { a: '#000000', b: '#0000ff', p: '#0000ff' } },
	],
	[
		'Tailwind 3 leaves a place for the opacity that a class asks for',
		'{"theme":{"colors":{"a":"rgb(17 17 17 / <alpha-value>)","b":"hsl(0 0% 100%/<alpha-value>)"}}}',
		{ default: { a: '#111111', b: '#ffffff' } },
	],
	['a number is no color', ':root{--weight:500;--z:100;--a:#111}', { default: { a: '#111111' } }],
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
		'contexts of a resolver document',
		'{"sets":{"base":{"sources":[{"a":{"$type":"color","$value":"#111111"},"b":{"$type":"color","$value":"{a}"}}]}},"modifiers":{"theme":{"default":"light",'
			+ '"contexts":{"light":[],"dark":[{"a":{"$type":"color","$value":"#eeeeee"}}]}}},"resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/theme"}]}',
		{ default: { a: '#111111', b: '#111111' }, dark: { a: '#eeeeee', b: '#eeeeee' } },
	],
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
		'a reference may name the value of a token, as in Style Dictionary',
		'{"a":{"$type":"color","$value":"#111111"},"b":{"$type":"color","$value":"{ a.$value }"}}',
		{ default: { a: '#111111', b: '#111111' } },
	],
	[
		'an alias of Figma is the id of a variable',
		'{"meta":{"variableCollections":{"c":{"modes":[{"modeId":"l","name":"Light"},{"modeId":"d","name":"Dark"}]}},"variables":{"a":{"id":"a","name":"x/a",'
			+ '"valuesByMode":{"l":{"r":0,"g":0,"b":0,"a":1},"d":{"r":1,"g":1,"b":1,"a":1}}},"b":{"id":"b","name":"b","valuesByMode":{"l":{"type":"VARIABLE_ALIAS","id":"a"}}}}}}',
		{ Light: { 'x/a': '#000000', 'b': '#000000' }, Dark: { 'x/a': '#ffffff' } },
	],
	[
		'what a registry of shadcn/ui holds',
		'{"cssVars":{"theme":{"font":"serif"},"light":{"a":"oklch(1 0 0)"},"dark":{"a":"0 0% 0%"}}}',
		{ light: { a: '#ffffff' }, dark: { a: '#000000' } },
	],
] as const) {
	reading(claim, () => assert.equal(colorsOf(text), expected));
}

/** A theme, or an InputError; anything else fails the test. */
function reads(text: string): boolean {
	try {
		const theme = readTheme(text), asked = whole(askedOf(theme, [], 'aa')), audit = whole(auditOf(theme, asked));
		for (const { start, end, text: written } of theme.entries) assert.is(text.slice(start, end), written);
		whole(repairOf(theme, audit.pairs, asked, readThemeInSteps));
		return true;
	} catch (error) {
		assert.instance(error, InputError, `${JSON.stringify(text)}: ${String(error)}`);
		return false;
	}
}

reading('3,000 hostile values give a theme or an InputError, in CSS and in JSON', () => {
	let themes = 0;
	for (const value of hostileStrings('themes', 1_500)) {
		if (reads(`:root { --a: #123; --b: ${value}; --on-a: ${value} }`)) themes++;
		if (reads(JSON.stringify({ a: '#112233', onA: value, [value]: '#ffffff' }))) themes++;
	}
	assert.ok(themes > 1_000, String(themes));
});

reading('2,000 damaged themes of every form give a theme or an InputError', () => {
	const random = randomFrom('damaged themes');
	const scraps = [
		'{', '}', '"', '(', ')', ';', ':', '/*', '*/', '\\', ',', '$value', '{a}', 'var(--a)', '\0', '\ud800', '@media ', '[', ']',
	];
	let themes = 0;
	for (let i = 0; i < 2_000; i++) {
		let text = i % 3 === 0 ? anyTheme(random) : SAMPLES[i % SAMPLES.length]!.text;
		for (let wounds = 1 + Math.floor(random() * 4); wounds > 0; wounds--) {
			const at = Math.floor(random() * (text.length + 1)), scrap = scraps[Math.floor(random() * scraps.length)]!;
			text = text.slice(0, at) + (random() < 0.7 ? scrap : '') + text.slice(at + Math.floor(random() * 4));
		}
		if (reads(text)) themes++;
	}
	assert.ok(themes > 500, String(themes));
});

/** What takes a long time where reading is not linear: each is repeated until it is as long as a request can be. */
const LONG = [
	'{', '}', '(', '/*', '"', '--a:', ':root{--a:#111}', '.dark{', '@media (', '[data-theme=',
	':not(', ':has(', ',', '\\', 'url(', '--a:var(--a,', 'light-dark(',
	'--a:#111;', '[[', '{"a":', '{"a":[', '@media (prefers-color-scheme:dark){', '.a .b ', '--é:rgb(', ' ',
];

for (const part of LONG) {
	reading(`${JSON.stringify(part)} a great many times is read as fast as it is long`, () => {
		// By steps and not by time: a text of four times the length may take no more than a small multiple of the time.
		const text = part.repeat(Math.ceil(60_000 / part.length));
		for (const whole of [text, `:root{--a:#123;${text}`, `[${text}`]) reads(whole);
	});
}

reading.run();
