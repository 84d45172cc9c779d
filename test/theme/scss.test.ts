/*
 * Sass: variables, maps, flags, references and functions. Values of functions are those of Dart Sass 1.9x for the same text.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { colorsIn } from './colors-in.ts';

const scss = suite('themes in Sass');

for (const [claim, text, expected] of [
	['references, with a module and in interpolation', '$a: #111; $b: $a; $c: m.$a; .x { $d: red } :root { --e: #{$b}; }',
		{ 'default': { a: '#111111', b: '#111111', c: '#111111', e: '#111111' },
			'& .x': { a: '#111111', b: '#111111', c: '#111111', d: '#ff0000', e: '#111111' } }],
	['a custom property with the name and value of a variable', '$a: #111; :root { --a: #{$a}; }', { default: { a: '#111111' } }],
	['the first value counts before a default', '$a: #111; $a: #222 !default; $b: #333 !default; $b: #444 !default; $c: #555 !global;',
		{ default: { a: '#111111', b: '#333333', c: '#555555' } }],
	['a map is a path of names', '$a: #111; $colors: ("primary": $a, \'deep\': (x: #222,), z: (1px, 2px), "url": url(//a), );',
		{ default: { 'a': '#111111', 'colors.primary': '#111111', 'colors.deep.x': '#222222' } }],
	['keys of maps are modes', '$themes: (light: (text: #111), dark: (text: #eee)); $more: ("light": ("a": #222), "dark": ("a": #ddd));',
		{ light: { 'text': '#111111', 'more.a': '#222222' }, dark: { 'text': '#eeeeee', 'more.a': '#dddddd' } }],
	['a value of a map', '$m: ("a": #111, "b": (c: #222)); $x: map.get($m, "b", "c"); $y: map-get($m, a);',
		{ default: { 'm.a': '#111111', 'm.b.c': '#222222', 'x': '#222222', 'y': '#111111' } }],
	['comments and strings hold no variables',
		'// don\'t: $x: red\n/* $y: { */ $a: #111; $u: url(http://x.y/$z); $s: "// {"; $b: #222; // }\n$c: #333;',
		{ default: { a: '#111111', b: '#222222', c: '#333333' } }],
	['parts of colors', '$h: 210; $a: hsl($h, 50%, 50%); $border: 1px solid $a;', { default: { a: '#4080bf' } }],
	['darken, lighten', '$c: #6b717f; $a: darken(#b37399, 20%); $b: lighten($c, 20%);',
		{ default: { c: '#6b717f', a: '#7c4465', b: '#a1a5af' } }],
	['saturate, desaturate', '$a: saturate(#c69, 20%); $b: desaturate(#036, 20%);', { default: { a: '#e05299', b: '#0a335c' } }],
	['mix, tint-color', '$c: #6b717f; $a: mix(#036, #d2e1dd, 75%); $b: tint-color($c, 80%);',
		{ default: { c: '#6b717f', a: '#355f84', b: '#e1e3e5' } }],
	['alpha', '$c: #6b717f; $a: rgba($c, .5); $b: transparentize(rgba(#6b717f, 0.5), 0.2); $d: rgba(black, .5)',
		{ default: { c: '#6b717f', a: '#6b717f80', b: '#6b717f4d', d: '#00000080' } }],
	// Sass copies rgb() with var() to the style sheet.
	['the alpha of a custom property', '$c: #6b717f; :root { --c-rgb: 107, 113, 127; --a: rgba(var(--c-rgb), .5); }',
		{ default: { 'c': '#6b717f', 'c-rgb': '#6b717f', 'a': '#6b717f80' } }],
	['color.adjust, color.scale, color.change',
		'$c: #6b717f; $a: color.adjust($c, $lightness: -10%); $b: color.scale($c, $lightness: 20%); '
		+ '$d: color.adjust($c, $alpha: -0.4, $hue: 60deg); $e: color.change($c, $alpha: .25, $saturation: 80%);',
		{ default: { c: '#6b717f', a: '#545863', b: '#878d9a', d: '#796b7f99', e: '#1750d340' } }],
] as const) scss(claim, () => assert.equal(colorsIn(text), expected));

scss('rgba() with an opacity by name is not the opaque color', () => {
	assert.equal(colorsIn('$c: #6b717f; $a: rgba($c, $alpha: .5);'), { default: { c: '#6b717f' } });
});

scss('an unknown function is not a color, and a loop declares nothing', () => {
	assert.equal(colorsIn('$a: #111; $b: my-tone($a, 3); @each $c in $d { $e: #222; --x: #333 }'), { default: { a: '#111111' } });
});

scss('a stylesheet without variables is CSS', () => {
	for (const text of [':root { --a: #111 }', '.a { content: "$b"; --a: #111 }', ':root { --a: #111 } /* costs $5: x */'])
		assert.is(readTheme(text).form, 'css', text);
});

scss('a repair writes colors where Sass has them, and keeps the rest', () => {
	const theme = '$gray: #999; // quiet\n$card: white;\n$card-foreground: $gray;\n$primary: darken($gray, 20%);\n$primary-foreground: mix(white, $gray);\n';
	const { code, summary, filename } = auditTheme({ theme, repair: true });
	assert.is(summary.failing, 2);
	assert.is(summary.repaired, 2);
	assert.is(filename, 'theme.scss');
	assert.is(auditTheme({ theme: code! }).summary.failing, 0);
	assert.match(code!, /^\$gray: #[\da-f]{6}; \/\/ quiet\n\$card: white;\n\$card-foreground: \$gray;\n/);
});

scss('thousands of values that are not colors leave room for the colors', () => {
	const sizes = Array.from({ length: 7_000 }, (_, i) => `$size-${i}: ${i}px;`).join('');
	assert.equal(colorsIn(`${sizes}$a: #111;`), { default: { a: '#111111' } });
});

scss.run();
