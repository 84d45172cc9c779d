/*
 * The packed file: what goes in comes out, and it is used exactly when it tells what the texts tell.
 *
 * The loader finds its files by its own place, so the compiled code is put into a directory of its own, with a copy of
 * the lists, and asked there; a query on its address makes it a fresh one each time.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinRows, joinTexts, numberColumn, textAt, type Table } from '../../src/names/columns.ts';
import { headSize, pack, PREAMBLE_SIZE, readHead, readTable, sumOf } from '../../src/names/packed.ts';
import { packedNames, TABLES } from '../../src/names/tables.ts';
import { ROOT } from '../support/project.ts';

const packing = suite('the packed file');

/** The table as it is read from a file that begins at a multiple of eight. */
function unpacked(bytes: Uint8Array, name: string): Table {
	const size = headSize(bytes), head = readHead(bytes.subarray(PREAMBLE_SIZE, PREAMBLE_SIZE + size)), place = head.tables[name]!;
	const start = PREAMBLE_SIZE + size + place.at;
	return readTable(bytes.slice(start, start + place.size), place.columns);
}

packing('columns of every kind and of any length come back as they were', () => {
	const tables = {
		one: { a: Uint8Array.of(1, 2, 255), b: Float64Array.of(0.1, -0, 1e300, Number.MIN_VALUE), c: 'naïve Ёлка 🎨', d: Uint16Array.of(65535), e: '' },
		two: { f: Uint32Array.of(0xffffffff, 0), g: new Uint8Array(0), h: Uint8Array.of(7) },
	};
	const bytes = pack(tables, []);
	for (const [name, table] of Object.entries(tables)) assert.equal(unpacked(bytes, name), table);
	const [head] = [readHead(bytes.subarray(PREAMBLE_SIZE, PREAMBLE_SIZE + headSize(bytes)))];
	assert.is(PREAMBLE_SIZE + headSize(bytes) + head!.size, bytes.length);
});

packing('a file of another kind, or of a machine with another order of bytes, is not recognized', () => {
	const bytes = pack({}, []);
	assert.is.not(headSize(bytes), 0);
	assert.is(headSize(bytes.slice(0, 4).reverse()), 0);
	assert.is(headSize(new TextEncoder().encode('f0f8ff aliceblue')), 0);
});

packing('numbers take the narrowest column that holds them', () => {
	for (const [most, Column] of [[255, Uint8Array], [256, Uint16Array], [65535, Uint16Array], [65536, Uint32Array], [0xffffff, Uint32Array]] as const) {
		const column = numberColumn([0, most, 1]);
		assert.instance(column, Column);
		assert.equal([...column], [0, most, 1]);
	}
});

packing('texts and rows come apart where they were joined', () => {
	const texts = ['', 'a', 'Ёлка', '', '🎨', 'z'.repeat(300)], joined = joinTexts(texts);
	assert.equal(texts.map((_, i) => textAt(joined, i)), texts);
	const rows = [[], [1, 2], [70000], []], flat = joinRows(rows);
	assert.equal(rows.map((_, i) => [...flat.numbers.slice(flat.starts[i], flat.starts[i + 1])]), rows);
});

// FNV-1a, 32 bits: the published test values (Noll).
packing('sums are FNV-1a', () => {
	for (const [text, sum] of [['', 0x811c9dc5], ['a', 0xe40c292c], ['foobar', 0xbf9cf968]] as const) assert.is(sumOf(new TextEncoder().encode(text)), sum);
});

packing('all tables of the names come back as they were', () => {
	const bytes = packedNames();
	assert.equal(readHead(bytes.subarray(PREAMBLE_SIZE, PREAMBLE_SIZE + headSize(bytes))).sources.map(({ file, size }) => `${file} ${size}`),
		['css-names.txt', 'common-names.txt', 'tailwind.txt', 'extended-names.txt'].map((file) => `${file} ${statSync(join(ROOT, 'data', file)).size}`));
	for (const [name, table] of Object.entries(TABLES)) {
		const made = table(), read = unpacked(bytes, name);
		assert.equal(Object.keys(read), Object.keys(made));
		for (const [key, column] of Object.entries(made)) {
			const other = read[key]!;
			const isSame = typeof column === 'string' || typeof other === 'string'
				? column === other
				: column.constructor === other.constructor && column.length === other.length && column.every((x, i) => Object.is(x, other[i]));
			assert.ok(isSame, `${name}.${key}`);
		}
	}
});

interface Loader {
	readonly packedTable: (name: string) => Table | undefined;
	readonly cssNames: () => ReadonlyMap<string, number>;
}

/** The project compiled and packed in a directory of its own. */
function withBuild(use: (directory: string, load: () => Promise<Loader>) => Promise<void>): Promise<void> {
	const directory = mkdtempSync(join(tmpdir(), 'names-')), dist = join(directory, 'dist');
	let count = 0;
	const run = (...command: readonly string[]): void => {
		const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
		assert.is(status, 0, `${command.join(' ')}\n${stdout}${stderr}`);
	};
	cpSync(join(ROOT, 'data'), join(directory, 'data'), { recursive: true });
	writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
	spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', join(ROOT, 'src'), '--outDir', dist, '--noCheck', '--declaration', 'false']);
	run(join(dist, 'names/pack.js'));
	return use(directory, () => import(`${pathToFileURL(join(dist, 'names/load.js')).href}?${count++}`) as Promise<Loader>)
		.finally(() => rmSync(directory, { recursive: true }));
}

packing('the build packs it, and the loader uses it while it tells what the texts tell', () => withBuild(async (directory, load) => {
	const bin = join(directory, 'dist/names/names.bin'), css = join(directory, 'data/css-names.txt');
	const isUsed = async (): Promise<boolean> => (await load()).packedTable('css') !== undefined;
	const packedAt = statSync(bin).mtime, later = new Date(packedAt.getTime() + 60_000), earlier = new Date(packedAt.getTime() - 60_000);

	assert.ok(await isUsed());
	assert.is((await load()).packedTable('no such table'), undefined);
	assert.equal(unpacked(new Uint8Array(readFileSync(bin)), 'css'), (await load()).packedTable('css'));

	utimesSync(css, later, later);
	assert.ok(await isUsed(), 'a text that was only copied is the same');

	const text = readFileSync(css, 'utf8'), changed = text.replace('008080 teal', '008081 teal');
	writeFileSync(css, changed);
	utimesSync(css, later, later);
	assert.not(await isUsed(), 'a changed text of the same length');
	assert.is((await load()).cssNames().get('teal'), 0x008081);

	writeFileSync(css, text + 'ffffff one more\n');
	utimesSync(css, earlier, earlier);
	assert.not(await isUsed(), 'a text of another length');

	writeFileSync(css, text);
	utimesSync(css, earlier, earlier);
	assert.ok(await isUsed());

	renameSync(join(directory, 'data'), join(directory, 'elsewhere'));
	assert.is((await load()).cssNames().get('teal'), 0x008080, 'the packed file alone is enough');
	renameSync(join(directory, 'elsewhere'), join(directory, 'data'));

	truncateSync(bin, statSync(bin).size - 1);
	assert.not(await isUsed(), 'a file that ends too early');
	truncateSync(bin, 3);
	assert.not(await isUsed(), 'a file with next to nothing in it');
	rmSync(bin);
	assert.not(await isUsed(), 'no file');
	assert.is((await load()).cssNames().get('teal'), 0x008080);
}));

packing.run();
