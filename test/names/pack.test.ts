/*
 * The packed file: tables survive the round trip, and the file is used only while it matches the texts.
 *
 * The code finds the lists by its own location, so the tests bundle it into a separate directory with a copy of the lists.
 * A query in the address of an import loads the module again.
 */

import { buildSync } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { packNames } from '../../build/names.ts';
import { colorDecoder, encodeColors } from '../../src/names/bucket-colors.ts';
import {
	decodeMerged, encodeMerged, firstTextFrom, joinRows, joinSorted, measureTexts, numberColumn, sortedReader,
} from '../../src/names/columns.ts';
import { randomFrom } from '../../src/math/random.ts';
import type { NameData } from '../../src/names/disk.ts';
import { openPacked, pack, type Packed } from '../../src/names/packed.ts';
import { packedNames, TABLES } from '../../src/names/tables.ts';
import { lettersIn } from '../../src/names/typo.ts';
import { damages } from '../support/damages.ts';
import { ROOT } from '../support/project.ts';

const packing = suite('the packed file');

packing('columns of every kind and length survive the round trip', () => {
	const tables = {
		one: {
			a: Uint8Array.of(1, 2, 255), b: Float64Array.of(0.1, -0, 1e300, Number.MIN_VALUE), c: 'naïve Ёлка 🎨',
			d: Uint16Array.of(65535), e: '', f: ['', 'Ёлка', '🎨', ''], g: [], h: [''],
		},
		steps: {
			i: Uint16Array.of(0, 255, 255, 400), j: Uint32Array.of(3, 258, 300), k: Uint32Array.of(0, 0xffffff, 0x10000),
			l: Uint16Array.of(2, 1), m: Uint16Array.of(0, 256), n: new Uint32Array(0),
		},
		two: { f: Uint32Array.of(0xffffffff, 0), g: new Uint8Array(0), h: Uint8Array.of(7) },
	};
	const bytes = pack(tables, []);
	for (const [name, table] of Object.entries(tables)) assert.equal(openPacked(bytes)?.table(name), table);
	for (const name of ['three', 'constructor', '__proto__']) assert.is(openPacked(bytes)?.table(name), undefined);
});

packing('a file of another kind, of a machine with another order of bytes, or not all of one, is not recognized', () => {
	const bytes = pack({ one: { a: Uint8Array.of(1) } }, []), turned = bytes.slice();
	turned.set(bytes.slice(0, 4).reverse());
	assert.ok(openPacked(bytes));
	for (const other of [
		turned, bytes.slice(0, -1), bytes.slice(0, -8), bytes.slice(0, 12), bytes.slice(0, 3), new Uint8Array(0), new Uint8Array(16),
		new TextEncoder().encode('f0f8ff aliceblue'),
	]) {
		assert.is(openPacked(other), undefined);
	}
});

packing('a file opens at any offset in its buffer', () => {
	const tables = { one: { a: Float64Array.of(0.1), b: 'text', c: Uint16Array.of(1, 300, 2) } }, bytes = pack(tables, []);
	for (let shift = 0; shift < 8; shift++) {
		const shifted = new Uint8Array(bytes.length + shift);
		shifted.set(bytes, shift);
		assert.equal(openPacked(shifted.subarray(shift))?.table('one'), tables.one);
	}
});

packing('a damaged file is not recognized', () => {
	const whole = packedNames();
	let variants = 0;
	for (const { bytes, what } of damages(whole, 'names.bin', 200)) {
		assert.is(openPacked(bytes), undefined, what);
		variants++;
	}
	assert.is(variants, 200);
	assert.ok(openPacked(whole));
});

packing('numbers take the narrowest column that holds them', () => {
	for (const [most, Column] of [
		[255, Uint8Array], [256, Uint16Array], [65535, Uint16Array], [65536, Uint32Array], [0xffffff, Uint32Array],
	] as const) {
		const column = numberColumn([0, most, 1]);
		assert.instance(column, Column);
		assert.equal([...column], [0, most, 1]);
	}
});

packing('joined rows survive the round trip', () => {
	const rows = [[], [1, 2], [70000], []], flat = joinRows(rows);
	assert.equal(rows.map((_, i) => [...flat.numbers.slice(flat.starts[i], flat.starts[i + 1])]), rows);
});

packing('sorted texts come back in any order, with their lengths and letters, and are found by bisection', () => {
	const texts = Array.from({ length: 300 }, (_, i) => `${i % 7 === 0 ? 'ёлка' : 'name'}${i * 37}`).concat('', 'a', 'b').sort();
	for (const some of [[], ['a'], ['a', 'a', 'ab'], texts]) {
		const joined = joinSorted(some), read = sortedReader(joined);
		assert.equal(some.map((_, i) => read(some.length - 1 - i)), [...some].reverse());
		assert.equal(some.map((_, i) => sortedReader(joined)(i)), some);
		const { masks, lengths } = measureTexts(joined);
		assert.equal([...masks], some.map(lettersIn));
		assert.equal([...lengths], some.map(({ length }) => length));
		for (const text of ['', 'a', 'aa', 'name5', 'ёлка', 'я', ...some])
			assert.is(firstTextFrom(read, some.length, text), some.filter((one) => one < text).length, text);
	}
});

packing('colors survive the round trip through any buckets', () => {
	const random = randomFrom('buckets'), others = Array.from({ length: 300 }, () => Math.floor(random() * 0x1000000));
	const colors = [0, 0xffffff, 0xff0000, 0x0000ff, ...others];
	for (const most of [1, 2, 65]) {
		const buckets = Uint8Array.from(colors, () => Math.floor(random() * most));
		const rgb24 = colorDecoder(encodeColors(colors, buckets), buckets);
		assert.equal(colors.map((_, i) => rgb24(i)), colors);
	}
	const { middles } = encodeColors([0x102030, 0x142234, 0x1f0f3f], Uint8Array.of(2, 2, 2));
	assert.equal(middles, Uint8Array.of(0, 0, 0, 0, 0, 0, 0x14, 0x20, 0x34));
});

packing('merged numbers survive the round trip in any order', () => {
	const starts = [0, 3, 5, 65_541], orders = [
		[0, 1, 2, 3, 4], [4, 0, 3, 2, 1], [65_541, 5, 65_540, 0, 131_076, 6, 65_542], [],
	];
	for (const numbers of orders) assert.equal([...decodeMerged(encodeMerged(numbers, starts))], numbers);
});

packing('all tables of the names survive the round trip', () => {
	const packed = openPacked(packedNames())!;
	assert.equal(packed.sources.map(({ file, size }) => `${file} ${size}`),
		['common-names.txt', 'tailwind.txt', 'extended-names.txt', 'rare-names.txt'].map((file) => `${file} ${statSync(join(ROOT, 'data', file)).size}`));
	for (const [name, table] of Object.entries(TABLES)) {
		const made = table(), read = packed.table(name)!;
		assert.equal(Object.keys(read), Object.keys(made));
		for (const [key, column] of Object.entries(made)) {
			const other = read[key]!;
			assert.is(other.constructor, column.constructor, `${name}.${key}`);
			assert.equal(Array.from<unknown>(other), Array.from<unknown>(column), `${name}.${key}`);
		}
	}
});

/** Answers of the bundled names. */
interface Build {
	/** The packed file, read again. */
	readonly packed: () => Promise<Packed | undefined>;
	/** The color that a fresh process finds for an extended name, as HEX. */
	readonly hexOf: (name: string) => string;
	/** Extended names without wide characters that take two bytes a character in a fresh process. */
	readonly wideNames: () => string;
}

/** Bundles the names into a separate directory, with the lists and the packed file. */
function withBuild(use: (directory: string, build: Build) => Promise<void>): Promise<void> {
	const directory = mkdtempSync(join(tmpdir(), 'names-')), dist = join(directory, 'dist');
	let count = 0;
	const run = (...command: readonly string[]): string => {
		const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
		assert.is(status, 0, `${command.join(' ')}\n${stdout}${stderr}`);
		return stdout;
	};
	const toUrl = (file: string): string => pathToFileURL(join(dist, file)).href;
	const build: Build = {
		packed: async () => (await import(`${toUrl('names/disk.js')}?${count++}`) as { readonly NAME_DATA: NameData }).NAME_DATA.packed(),
		hexOf: (name) => run('--input-type=module', '-e', `
			const { getList } = await import(${JSON.stringify(toUrl('names/lists.js'))});
			const { size, name, rgb24 } = getList('extended');
			for (let i = 0; i < size; i++) if (name(i) === ${JSON.stringify(name)}) process.stdout.write(rgb24(i).toString(16).padStart(6, '0'));`),
		// V8 serializes a text as it stores it: after two bytes for the version, " precedes one byte a character.
		wideNames: () => run('--input-type=module', '-e', `
			import { serialize } from 'node:v8';
			const { getList } = await import(${JSON.stringify(toUrl('names/lists.js'))});
			const { size, name } = getList('extended'), names = Array.from({ length: size }, (_, i) => name(i));
			process.stdout.write(names.filter((one) => !/[^\\0-\\xff]/.test(one) && serialize(one)[2] !== 0x22).slice(0, 3).join());`),
	};
	cpSync(join(ROOT, 'data'), join(directory, 'data'), { recursive: true });
	writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
	buildSync({
		entryPoints: ['disk', 'lists'].map((name) => join(ROOT, `src/names/${name}.ts`)), outdir: join(dist, 'names'),
		bundle: true, platform: 'node', format: 'esm',
	});
	packNames(dist);
	return use(directory, build).finally(() => rmSync(directory, { recursive: true }));
}

packing('the build packs it, and it is used while it matches the texts', () => withBuild(async (directory, build) => {
	const { packed, hexOf, wideNames } = build;
	const bin = join(directory, 'dist/names/names.bin'), list = join(directory, 'data/extended-names.txt');
	const isUsed = async (): Promise<boolean> => (await packed()) !== undefined;
	const packedAt = statSync(bin).mtime, later = new Date(packedAt.getTime() + 60_000), earlier = new Date(packedAt.getTime() - 60_000);
	const text = readFileSync(list, 'utf8'), [line = ''] = text.split('\n'), name = line.slice(7), hex = line.slice(0, 6);
	const other = hex === '123456' ? '654321' : '123456';

	const module = pathToFileURL(join(directory, 'dist/names/packed-names.js')).href;
	const { PACKED_NAMES } = await import(module) as { readonly PACKED_NAMES: string };
	assert.ok(gunzipSync(Buffer.from(PACKED_NAMES, 'base64')).equals(readFileSync(bin)), 'the module has the same bytes');

	assert.ok(await isUsed());
	assert.equal((await packed())!.table('extended'), openPacked(new Uint8Array(readFileSync(bin)))!.table('extended'));
	assert.is(hexOf(name), hex);
	assert.is(wideNames(), '', 'a name takes one byte a character if it can');

	utimesSync(list, later, later);
	assert.ok(await isUsed(), 'a text that was only copied is the same');

	writeFileSync(list, text.replace(line, `${other} ${name}`));
	utimesSync(list, later, later);
	assert.not(await isUsed(), 'a changed text of the same length');
	assert.is(hexOf(name), other);

	writeFileSync(list, text + 'ffffff one more\n');
	utimesSync(list, earlier, earlier);
	assert.not(await isUsed(), 'a text of another length');

	writeFileSync(list, text);
	utimesSync(list, earlier, earlier);
	assert.ok(await isUsed());

	renameSync(join(directory, 'data'), join(directory, 'elsewhere'));
	assert.is(hexOf(name), hex, 'the packed file alone is enough');
	renameSync(join(directory, 'elsewhere'), join(directory, 'data'));

	truncateSync(bin, statSync(bin).size - 1);
	assert.not(await isUsed(), 'a file that ends too early');
	truncateSync(bin, 3);
	assert.not(await isUsed(), 'a file with next to nothing in it');
	rmSync(bin);
	assert.not(await isUsed(), 'no file');
	assert.is(hexOf(name), hex);
}));

packing.run();
