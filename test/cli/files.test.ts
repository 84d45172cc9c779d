/*
 * Values from files and from standard input: `@path`, `@@`, lists, whole files, and their limits.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filePath, readInput, readItems, withFiles } from '../../src/cli/files.ts';
import type { Io } from '../../src/cli/io.ts';
import { parseColor } from '../../src/operations/parse-color/declaration.ts';
import { auditPalette } from '../../src/operations/audit-palette/declaration.ts';
import { auditTheme } from '../../src/operations/audit-theme/declaration.ts';
import { mixColors } from '../../src/operations/mix-colors/declaration.ts';

const files = suite('files');

/** 1 MiB, as the help says. */
const LIMIT = 1024 * 1024;

async function* chunksOf(texts: readonly string[]): AsyncGenerator<Uint8Array> {
	for (const text of texts) yield Buffer.from(text);
}

/** Reads of these files; standard input in chunks. */
const ioOf = (held: Readonly<Record<string, string | Uint8Array>>, input: readonly string[] = []) => ({
	readFile: (path: string, most: number) => Buffer.from(held[path]!).subarray(0, most + 1),
	input: chunksOf(input),
} as unknown as Io);

type Texts = Readonly<Record<string, readonly string[]>>;

const read = (input: Parameters<typeof withFiles>[1], fields: Texts, held: Parameters<typeof ioOf>[0] = {}) =>
	Object.fromEntries(withFiles(new Map(Object.entries(fields)), input, ioOf(held)));

for (const [claim, input, given, held, expected] of [
	['a file is a value without its last line end', parseColor.input, { color: ['@f'] }, { f: 'red\r\n' }, { color: ['red'] }],
	['a second line end stays', parseColor.input, { color: ['@f'] }, { f: 'red\n\n' }, { color: ['red\n'] }],
	['@@ is a literal @', parseColor.input, { color: ['@@f'] }, {}, { color: ['@f'] }],
	['other texts stay', mixColors.input, { first: ['red'], second: ['a@b'] }, {}, { first: ['red'], second: ['a@b'] }],
	[
		'lines are items of a list, blank ones none', auditPalette.input,
		{ colors: ['teal', '@f'] }, { f: '\nred\r\n \nblue\n' }, { colors: ['teal', 'red', 'blue'] },
	],
	['JSON is one text', auditPalette.input, { colors: ['@f'] }, { f: ' ["red",\n"blue"]\n' }, { colors: [' ["red",\n"blue"]'] }],
	['a theme is a path', auditTheme.input, { theme: ['t.css'] }, { 't.css': '--a: red;\n' }, { theme: ['--a: red;\n'], path: ['t.css'] }],
	['a path may begin with @', auditTheme.input, { theme: ['@t'], path: ['p'] }, { t: 'x' }, { theme: ['x'], path: ['p'] }],
	['a theme with braces is text', auditTheme.input, { theme: [':root{}'] }, {}, { theme: [':root{}'] }],
	[
		'bytes that are not UTF-8 are base64', auditTheme.input,
		{ theme: ['t'] }, { t: Uint8Array.of(0xff, 0, 1) }, { theme: ['/wAB'], path: ['t'] },
	],
] as const) {
	files(claim, () => assert.equal(read(input, given, held), expected));
}

for (const [text, path] of [
	['a.css', 'a.css'], ['@a.css', 'a.css'], ['-', undefined], ['', undefined], ['a;b', undefined],
	['a\nb', undefined], ['a{', undefined], ['@@a', undefined],
] as const) {
	files(`${JSON.stringify(text)} as a theme is ${path === undefined ? 'not a path' : `the path ${path}`}`, () =>
		assert.is(filePath(new Map([['theme', [text]]]), auditTheme.input), path));
}

files('only one field takes a file', () => {
	assert.is(filePath(new Map([['color', ['a.css']]]), parseColor.input), undefined);
	assert.is(filePath(new Map(), auditTheme.input), undefined);
});

files('a value that is not UTF-8 is refused', () =>
	assert.throws(() => read(parseColor.input, { color: ['@f'] }, { f: Uint8Array.of(0xe9) }), /"f" is not valid UTF-8\./));

files('1 MiB is read, and one byte more refused', async () => {
	assert.is(read(parseColor.input, { color: ['@f'] }, { f: 'x'.repeat(LIMIT) })['color']![0]!.length, LIMIT);
	assert.throws(() => read(parseColor.input, { color: ['@f'] }, { f: 'x'.repeat(LIMIT + 1) }), /has more than 1048576 bytes/);
	assert.is((await readInput('theme', ioOf({}, ['x'.repeat(LIMIT - 1), 'x']))).length, LIMIT);
	let refusal = '';
	await readInput('theme', ioOf({}, ['x'.repeat(LIMIT), 'x'])).catch((thrown: Error) => (refusal = thrown.message));
	assert.match(refusal, 'Standard input has more than 1048576 bytes');
});

files('a list reads lines, or the cells of a column that are not empty', async () => {
	assert.equal(await readItems('colors', undefined, ioOf({}, ['red\n\nbl', 'ue\n'])), ['red', 'blue']);
	assert.equal(await readItems('colors', 'c', ioOf({}, ['n,c\n1,red\n2,\n3,"rgb(1, 2, 3)"\n'])), ['red', 'rgb(1, 2, 3)']);
});

files.run();
