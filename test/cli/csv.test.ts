/*
 * CSV: a row for each item with a cell in every column; tables as input, by column.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { localOperation } from '../../src/cli/commands.ts';
import { createTable } from '../../src/cli/csv.ts';
import { readRecords } from '../../src/cli/csv-input.ts';
import { LIMITS } from '../../src/doors/limits.ts';
import { randomFrom } from '../../src/math/random.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { object, dictionary, record, text } from '../../src/schema/schema.ts';
import { commandWords } from '../../src/doors/command-words.ts';
import { below } from '../support/arbitrary.ts';
import { tincture } from '../support/cli.ts';
import { readTable } from '../support/csv.ts';

const table = suite('a table');

const column = (rows: readonly string[][], name: string): readonly string[] => rows.slice(1).map((row) => row[rows[0]!.indexOf(name)]!);

table('of many answers has a header, and a line with the same columns for each', async () => {
	const { out } = await tincture(['parse-color', '-', '--csv'], { input: ['teal\nnope, "no"\nred\n'] });
	const rows = readTable(out), [head] = rows;
	assert.equal(head!.slice(0, 6), ['input', 'form', 'readAs', 'space', 'alpha', 'hex']);
	assert.is(head!.at(-1), 'problem');
	assert.is(rows.length, 4);
	for (const row of rows) assert.is(row.length, head!.length);
	assert.is(column(rows, 'rgb.css')[0], 'rgb(0 128 128)');
	assert.is(column(rows, 'input')[1], 'nope, "no"');
	assert.match(column(rows, 'problem')[1]!, 'is not a color');
	assert.is(column(rows, 'hex')[2], '#ff0000');
});

table('has columns for the requested formats, in order', async () => {
	const { out } = await tincture(['convert-color', '-', 'oklch', 'hex', '--csv'], { input: ['teal\n'] });
	assert.equal(readTable(out)[0], ['input', 'alpha', 'formats.oklch', 'formats.hex', 'gamutMapped', 'methods', 'problem']);
});

table('of one answer is a header and a line', async () => {
	const rows = readTable((await tincture(['compare-colors', 'red', 'blue', '--csv'])).out);
	assert.is(rows.length, 2);
	assert.equal(column(rows, 'second.hex'), ['#0000ff']);
});

table('of pairs names their colors', async () => {
	const rows = readTable((await tincture(['audit-palette', 'red', 'white', '--csv'])).out);
	assert.equal([column(rows, 'text'), column(rows, 'background')], [['red', 'white'], ['white', 'red']]);
});

const ITEMS: readonly (readonly [words: readonly string[], count: number, name: string])[] = [
	[['generate-scale', 'teal'], 11, 'hex'], [['find-colors', 'blue', '--limit', '7'], 7, 'name'],
	[['nearest-names', 'teal', '--limit', '4'], 4, 'name'],
	[['generate-palette', '--size', '6', '--seed', 'a'], 6, 'hex'], [['generate-data-colors', '--count', '5'], 5, 'hex'],
	[['make-gradient', 'red', 'blue', '--stops', '9'], 9, 'position'], [['harmonies', 'teal', '--kind', 'triadic'], 3, 'hueOffset'],
	[['simulate-cvd', 'red', 'lime'], 2, 'simulated.protanopia'], [['tints-shades', 'teal', '--steps', '3'], 9, 'value'],
	[['audit-palette', 'red', 'white', 'navy'], 6, 'ratio'], [['build-system', 'teal'], 88, 'step'],
	[['audit-theme', ':root { --background: #fff; --foreground: #777; --primary: #00f; --primary-foreground: #eee }'], 2, 'ratio'],
];

for (const [words, count, name] of ITEMS) {
	table(`${words[0]} prints a row for each of ${count} items, without JSON`, async () => {
		const { out, err } = await tincture([...words, '--csv']);
		assert.is(err, '');
		const rows = readTable(out);
		assert.is(rows.length, count + 1);
		for (const cell of column(rows, name)) assert.ok(cell !== '');
		for (const row of rows) for (const cell of row) assert.not.match(cell, /^[[{]/);
	});
}

table('of many answers repeats the input in each row', async () => {
	const rows = readTable((await tincture(['generate-scale', '-', '--csv'], { input: ['teal\nnope\nred\n'] })).out);
	assert.is(rows.length, 1 + 11 + 1 + 11);
	assert.equal([...new Set(column(rows, 'input'))], ['teal', 'nope', 'red']);
	assert.equal(column(rows, 'problem').filter((text) => text !== '').length, 1);
});

table('every declared path exists in every example of its operation', async () => {
	for (const operation of OPERATIONS) for (const { input } of operation.examples) {
		const words = commandWords(operation, input).filter((word) => word !== '--repair');
		const csv = await tincture([...words, '--csv']);
		assert.is(csv.err, '', words.join(' '));
		assert.ok(readTable(csv.out).length > 1, words.join(' '));
		if (operation.values === undefined) continue;
		const plain = await tincture([...words, '--plain']);
		assert.match(plain.out, /^(?:\S.*\n)+$/, words.join(' '));
		assert.not.match(plain.out, /undefined|\[object/);
	}
});

const PRODUCTS = 'sku,brand color,note\r\n1,teal,"a ""b"", c"\r\n\r\n2,,\r\n3,tael,"two\r\nlines"\r\n4,"rgb(1, 2, 3)"\r\n';

table('as input: the column is answered, the others stay', async () => {
	const { out, err, code } = await tincture(['convert-color', '-', 'hex', '--column', 'brand color'], { input: [PRODUCTS] });
	const rows = readTable(out);
	assert.equal(rows[0]!.slice(0, 5), ['sku', 'brand color', 'note', 'alpha', 'formats.hex']);
	assert.equal(column(rows, 'sku'), ['1', '2', '3', '4']);
	assert.equal(column(rows, 'note'), ['a "b", c', '', 'two\r\nlines', '']);
	assert.equal(column(rows, 'formats.hex'), ['#008080', '', '', '#010203']);
	// No shell reads the cells, so none needs quotes.
	assert.is(column(rows, 'problem')[1], 'color is empty. Write "#3b82f6".');
	assert.match(column(rows, 'problem')[2]!, 'Did you mean "teal"?');
	assert.is(err, 'tincture: 2 of 4 lines were invalid; their problems are in the output.\n');
	assert.is(code, 1);
});

table('as input, with --json and --plain: only the column is read, and problems have its line', async () => {
	const json = await tincture(['convert-color', '-', 'hex', '--column', 'brand color', '--json'], { input: [PRODUCTS] });
	assert.equal(json.out.trimEnd().split('\n').map((line) => (JSON.parse(line) as { line?: number }).line), [undefined, 4, 5, undefined]);
	const plain = await tincture(['convert-color', '-', 'hex', '--column', 'brand color', '--plain'], { input: [PRODUCTS] });
	assert.is(plain.out, '#008080\n#010203\n');
	assert.match(plain.err, /^tincture: Line 4: color is empty\..*\ntincture: Line 5: color: "tael" is not a color\. Did you mean "teal"\?\n$/);
});

table('as input of a list: the column is the list', async () => {
	const { out } = await tincture(['audit-palette', '-', '--column', 'c', '--json'], { input: ['c;d\nred;1\nwhite;2\n'] });
	assert.equal((JSON.parse(out) as { colors: { input: string }[] }).colors.map(({ input }) => input), ['red', 'white']);
});

table('as input: a column that is not there is named with those that are', async () => {
	const near = await tincture(['parse-color', '-', '--column', 'Sku'], { input: [PRODUCTS] });
	assert.equal([near.code, near.err], [1, 'tincture: Standard input has no column "Sku". Did you mean --column sku?\n']);
	const none = await tincture(['parse-color', '-', '--column', 'price'], { input: [PRODUCTS] });
	assert.match(none.err, 'Columns: "sku", "brand color", "note".');
	assert.match((await tincture(['parse-color', '-', '--column', 'x'], { input: [] })).err, 'has no column "x"');
	assert.match((await tincture(['parse-color', 'teal', '--column', 'x'])).err, '--column names a column of standard input.');
});

table('equal names of columns get a number', async () => {
	const { out } = await tincture(['mix-colors', '-', 'red', '--column', 'hex'], { input: ['hex,alpha\nteal,x\n'] });
	assert.equal(readTable(out)[0]!.filter((name) => /^(?:hex|alpha)/.test(name)), ['hex', 'alpha', 'hex_2', 'alpha_2']);
	const again = await tincture(['nearest-names', '-', '--column', 'c'], { input: ['c,problem\nteal,x\n'] });
	assert.equal(readTable(again.out)[0]!.filter((name) => name.startsWith('problem')), ['problem', 'problem_2']);
});

table('a record with any keys is one cell of JSON, one of a single key a column', () => {
	const made = localOperation({
		name: 'made', title: 'Made', summary: 'Made.', input: object('', {}), examples: [], run: () => ({ names: {}, by: {} }),
		result: object('', {
			names: dictionary('', text('', 1, 9), { most: 9, pattern: '[a-z]+', like: 'a' }), by: record('', ['hue'], text('', 1, 9)),
		}),
	});
	const { head, answer } = createTable(made, {}, null);
	assert.equal(readTable(head + answer([], { names: { a: 'red' }, by: { hue: 'x' } })), [['names', 'by.hue'], ['{"a":"red"}', 'x']]);
});

table('kept cells are safe in a spreadsheet', async () => {
	const { out } = await tincture(['parse-color', '-', '--column', 'c'], { input: ['c,d\nred,=1+1\n'] });
	assert.is(column(readTable(out), 'd')[0], '\'=1+1');
});

table.run();

// --- Fuzz -------------------------------------------------------------------------------------------------------------

const fuzz = suite('random tables');

const PIECES = ['a', 'b', '"', ',', ';', '\t', '\r', '\n', '\r\n', ' ', 'é', '😀', 'ж'];

async function parse(text: string, cuts: readonly number[]): Promise<readonly (readonly string[] | null)[]> {
	const bytes = new TextEncoder().encode(text);
	const chunks = (async function* (): AsyncGenerator<Uint8Array> {
		for (const [i, from] of [0, ...cuts].entries()) yield bytes.slice(from, cuts[i] ?? bytes.length);
	})();
	const records: (readonly string[] | null)[] = [];
	for await (const batch of readRecords(chunks, () => {})) records.push(...batch.map(({ cells }) => cells));
	return records;
}

fuzz('what a writer of RFC 4180 writes is read back, in any chunks', async () => {
	const seed = 'tables', random = randomFrom(seed);
	for (let i = 0; i < 500; i++) {
		const width = 2 + below(random, 3);
		const cell = (): string => Array.from({ length: below(random, 6) }, () => PIECES[below(random, PIECES.length)]!).join('');
		const head = Array.from({ length: width }, (_, at) => `h${at}`);
		const rows = [head, ...Array.from({ length: below(random, 6) }, () => Array.from({ length: width }, cell))];
		const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
		const text = rows.map((row, at) => row.map(at === 0 ? (name) => name : quote).join(',')).join('\r\n');
		const size = new TextEncoder().encode(text).length;
		const cuts = Array.from({ length: below(random, 8) }, () => below(random, size)).sort((a, b) => a - b);
		assert.equal(await parse(text, cuts), rows, `seed ${seed}, case ${i}`);
	}
});

fuzz('any text gives the same records in any chunks, without an error', async () => {
	const seed = 'any', random = randomFrom(seed);
	for (let i = 0; i < 500; i++) {
		const text = Array.from({ length: below(random, 40) }, () => PIECES[below(random, PIECES.length)]!).join('');
		const size = new TextEncoder().encode(text).length;
		const cuts = Array.from({ length: below(random, 8) }, () => below(random, size)).sort((a, b) => a - b);
		assert.equal(await parse(text, cuts), await parse(text, []), `seed ${seed}, case ${i}`);
	}
});

fuzz('a record longer than any input is dropped, and the next is read', async () => {
	assert.equal(await parse(`a,b\n${'x'.repeat(70_000)},1\nc,d\n`, []), [['a', 'b'], null, ['c', 'd']]);
	const longest = ['x'.repeat(LIMITS.body - 2), '1'];
	assert.equal(await parse(`a,b\n${longest.join()}\n`, []), [['a', 'b'], longest], 'with its comma it is as long as any input');
	assert.equal(await parse(`a,b\nx${longest.join()}\n`, []), [['a', 'b'], null]);
	assert.equal(await parse('a,b\n"open', []), [['a', 'b'], null]);
});

fuzz.run();
