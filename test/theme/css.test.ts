/*
 * Style sheets as themes: custom properties and var() (CSS Custom Properties 1), light-dark() and relative colors (CSS Color 5),
 * @property (CSS Properties and Values 1 §2), and the variables of Tailwind CSS 4, shadcn/ui and daisyUI 5.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTheme } from '../../src/theme/read-theme.ts';
import { colorsIn } from './colors-in.ts';

const css = suite('themes in CSS');

for (const [claim, text, expected] of [
	[
		'var() is resolved, to its fallback if the name is missing',
		':root{--a:var(--b);--b:#111;--c:var(--d, #222)}',
		{ default: { a: '#111111', b: '#111111', c: '#222222' } },
	],
	['a cycle is not a color', ':root{--a:var(--b);--b:var(--a);--c:#333}', { default: { c: '#333333' } }],
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
	[
		'a rule inside the first rule of a sheet has its conditions', '@media (prefers-color-scheme:dark){:root{--a:#111}}',
		{ dark: { a: '#111111' } },
	],
	['a sheet may begin with a bracket', '[data-theme=ocean]{--a:#111}', { ocean: { a: '#111111' } }],
	['light-dark() is two modes', ':root{--a:light-dark(#111, #eee)}', { default: { a: '#111111' }, dark: { a: '#eeeeee' } }],
	[
		'bare channels take the function that is put around them',
		':root{--a:10 20 30;--b:rgb(var(--a))}',
		{ default: { a: '#0a141e', b: '#0a141e' } },
	],
	['three numbers that no function uses are not a color', ':root{--a:10 20 30;--b:#111}', { default: { b: '#111111' } }],
	['shadcn/ui writes HSL without its function', ':root{--a:240 100% 50%}', { default: { a: '#0000ff' } }],
	['an alpha after bare channels', ':root{--a:240 100% 50%;--b:hsl(var(--a) / 50%)}', { default: { a: '#0000ff', b: '#0000ff80' } }],
	['alpha() of a variable', ':root{--a:#0000ff;--b:alpha(from var(--a) / 50%)}', { default: { a: '#0000ff', b: '#0000ff80' } }],
	['parts of a color in separate variables', ':root{--h:240;--b:hsl(var(--h) 100% 50%)}', { default: { b: '#0000ff' } }],
	[
		'comments, strings and braces hide nothing',
		':root{/* --a: red; */--b:#111;--x:"--c:#222;}";--y:{--d:#333};--e:#444 !important}',
		{ default: { b: '#111111', e: '#444444' } },
	],
	[
		'@layer and @supports are not conditions',
		'@layer base{@supports (color:red){:root{--a:#111}}}@supports not (x:y){:root{--a:#222}}',
		{ default: { a: '#111111' } },
	],
	[
		'a class that sets the colors of others is a theme',
		':root{--a:#111;--b:#111;--c:#111;--d:#111}.rose{--a:#222;--b:#222;--c:#222;--d:#222}',
		{ default: { a: '#111111', b: '#111111', c: '#111111', d: '#111111' }, rose: { a: '#222222', b: '#222222', c: '#222222', d: '#222222' } },
	],
	[
		'a part of a page in a dark theme is not a theme, even with the colors of others',
		':root{--a:#111;--b:#111;--c:#111;--d:#111}.dark .card{--a:#222;--b:#222;--c:#222;--d:#222}',
		{
			'default': { a: '#111111', b: '#111111', c: '#111111', d: '#111111' },
			'& .card dark': { a: '#222222', b: '#222222', c: '#222222', d: '#222222' },
		},
	],
	[
		'comments next to a name, a value and !important are not part of them',
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
		'a property registered as a color has its initial value by default',
		':root{--b:#222;--c:var(--a)}@property --a{syntax:"<color>";inherits:false;initial-value:#111}'
			+ '@property --b{syntax:"<color>";initial-value:#000}@property --d{syntax:"*";initial-value:#444}',
		{ default: { a: '#111111', b: '#222222', c: '#111111' } },
	],
	[
		'relative colors, mixtures and sums of Tailwind 4',
		'@theme inline{--a:oklch(from var(--p) calc(l * 0) 0 none);--b:color-mix(in srgb, var(--p) calc(50% * 2), red)}:root{--p:#00f}',
		{ default: { a: '#000000', b: '#0000ff', p: '#0000ff' } },
	],
	['a number is not a color', ':root{--weight:500;--z:100;--a:#111}', { default: { a: '#111111' } }],
	[
		'var() without a target and a fallback is not a color; a nested fallback',
		':root{--a:var(--x);--b:var(--x,var(--y,#111));--c:#222}',
		{ default: { b: '#111111', c: '#222222' } },
	],
	[
		'channels with blanks and an alpha behind a comma are not a color, as in CSS',
		':root{--a:17 17 17;--b:rgba(var(--a), .5);--c:rgba(var(--a) / .4)}',
		{ default: { a: '#111111', c: '#11111166' } },
	],
	[
		'a variable with the number of some channel is a part, and no color itself',
		':root{--h:120;--s:100%;--b:hsl(var(--h) var(--s) 50%)}',
		{ default: { b: '#00ff00' } },
	],
	[
		'color-scheme makes a theme dark, only as its one word',
		':root{--a:light-dark(#111,#eee)}.x-theme{color-scheme:dark;--b:#222}.y-theme{color-scheme:only dark;--b:#333}'
			+ '.z-theme{color-scheme:light dark;--b:#444}',
		{
			'default': { a: '#111111' },
			'x-theme': { a: '#eeeeee', b: '#222222' },
			'y-theme': { a: '#eeeeee', b: '#333333' },
			'z-theme': { a: '#111111', b: '#444444' },
		},
	],
	[
		'color-scheme of one condition of two says nothing of either',
		':root{--a:light-dark(#111,#eee)}.x-theme .y-theme{color-scheme:dark;--b:#222}.x-theme{--b:#333}',
		{
			'default': { a: '#111111' },
			'x-theme y-theme': { a: '#111111', b: '#222222' },
			'x-theme': { a: '#111111', b: '#333333' },
			'dark': { a: '#eeeeee' },
		},
	],
	[
		'a property that is registered without a color, or in another rule, has no initial value',
		'@property --a{syntax:"<color>";initial-value:#111}@other --b{syntax:"<color>";initial-value:#222}@property --c{syntax:"<length>";initial-value:#333}',
		{ default: { a: '#111111' } },
	],
	[
		'a class that sets three of the colors of others is a part of a page',
		':root{--a:#111;--b:#111;--c:#111}.rose{--a:#222;--b:#222;--c:#222}',
		{ 'default': { a: '#111111', b: '#111111', c: '#111111' }, '& .rose': { a: '#222222', b: '#222222', c: '#222222' } },
	],
	[
		'without colors of the page, classes that set the same four are themes',
		'.rose{--a:#111;--b:#111;--c:#111;--d:#111}.sky{--a:#222;--b:#222;--c:#222;--d:#222}.card{--a:#333;--e:#333}',
		{
			'rose': { a: '#111111', b: '#111111', c: '#111111', d: '#111111' },
			'sky': { a: '#222222', b: '#222222', c: '#222222', d: '#222222' },
			'& .card': { a: '#333333', e: '#333333' },
		},
	],
	[
		'a selector of two classes is never a theme',
		':root{--a:#111;--b:#111;--c:#111;--d:#111}.x .y{--a:#222;--b:#222;--c:#222;--d:#222}',
		{
			'default': { a: '#111111', b: '#111111', c: '#111111', d: '#111111' },
			'& .x .y': { a: '#222222', b: '#222222', c: '#222222', d: '#222222' },
		},
	],
	[
		'blocks nest 13 deep, and no deeper',
		`${':root{'.repeat(13)}--a:#111${'}'.repeat(13)}${':root{'.repeat(14)}--b:#222`,
		{ default: { a: '#111111' } },
	],
	[
		'properties with other names are not colors of the theme',
		':root{color:#111;background:#222;--a:#333}',
		{ default: { a: '#333333' } },
	],
] as const) css(claim, () => assert.equal(colorsIn(text), expected));

const SHADCN = ['background', 'foreground', 'primary', 'primary-foreground', 'muted-foreground'];

for (const [text, form] of [
	[':root{--a:#111}', 'css'],
	['@theme{--a:#111}', 'tailwind'],
	['@theme inline{--a:#111}', 'tailwind'],
	['@themes{--a:#111}:root{--b:#111}', 'css'],
	['@media print{@theme{--a:#111}}:root{--b:#111}', 'tailwind'],
	[`@theme{${SHADCN.map((name) => `--${name}:#111;`).join('')}}`, 'shadcn'],
	[`:root{${SHADCN.slice(1).map((name) => `--${name}:#111;`).join('')}}`, 'css'],
] as const) css(`${text} is ${form}`, () => assert.is(readTheme(text).form, form));

css('thousands of values that are not colors leave room for the colors', () => {
	const sizes = Array.from({ length: 7_000 }, (_, i) => `--size-${i}:${i}px;`).join('');
	assert.equal(colorsIn(`:root{${sizes}--a:#111}`), { default: { a: '#111111' } });
});

css.run();
