/*
 * A file whose colors are elsewhere says which names it needs and what it imports.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';

const missing = suite('names that a theme does not declare');

const messageFor = (theme: string): string => {
	try {
		return auditTheme({ theme }).nothingJudged ?? '';
	} catch (error) {
		return (error as Error).message;
	}
};

const CARD = ':root { --card: var(--gray-1); --card-foreground: color-mix(in oklab, var(--ink) 50%, white); --x: #123 }';

for (const [claim, theme, ...expected] of [
	['names', CARD, 'no two visible colors', 'refers to --gray-1, --ink without declaring them. Add the file that declares them.'],
	['imports', `@import url("./palette.css") layer(a);\n${CARD}`, 'Add ./palette.css to it.'],
	['a module of Sass', '@use "sass:color"; @use "brand/colors" as c; $card: c.$gray; $card-foreground: $ink; $x: #123;', 'refers to $gray, $ink', 'Add brand/colors to it.'],
	['more than four names are counted', `:root { ${[1, 2, 3, 4, 5, 6].map((i) => `--a${i}: var(--b${i});`).join(' ')} --x: #123 }`,
		'--b1, --b2, --b3, --b4 and 2 more'],
	['a fallback is enough', ':root { --card: var(--a, var(--b, #fff)); --x: red }', 'List the pairs'],
	['a file without any color', ':root { --card: var(--gray-1) }', 'no color was found', 'refers to --gray-1 without'],
	['a file of imports', '@import "a.css";\n@import url(b.css);', 'It imports a.css, b.css. Send that file.'],
] as const) {
	missing(claim, () => {
		const message = messageFor(theme);
		for (const part of expected) assert.ok(message.includes(part), `${message} has ${part}`);
	});
}

missing('a name with a fallback or a declaration is not missing', () => {
	assert.not.match(messageFor(':root { --card: var(--a, #fff); --b: var(--card); --x: red }'), /without declaring/);
});

missing('modes and pairs beyond the limits are reported with the reason', () => {
	const blocks = (count: number): string => Array.from({ length: count }, (_, i) => `.part-${i} { --a: #${String(100 + i)} }`).join(' ');
	assert.is(auditTheme({ theme: `:root { --a: #111 } ${blocks(63)}` }).notChecked, undefined);
	assert.is(auditTheme({ theme: `:root { --a: #111 } ${blocks(70)}` }).notChecked,
		'The file has 71 modes, and 64 are read, those of the whole page first. 7 values were skipped. '
		+ 'Send the file in parts, or without the styles of components.');
});

missing.run();
