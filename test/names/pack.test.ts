/*
 * The packed file: what goes in comes out, and it is used exactly when it tells what the texts tell.
 *
 * The disk is found by the place of the code, so the compiled code is put into a directory of its own, with a copy of
 * the lists, and asked there; a query on its address makes it a fresh one each time.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { colorsInBuckets, toldColor } from '../../src/names/bucket-colors.ts';
import {
	joinRows, joinSorted, joinTexts, mergedOf, numberColumn, sortedReader, sortedTexts, straysIn, textAt, unmerged, withStrays,
} from '../../src/names/columns.ts';
import { randomFrom } from '../../src/math/random.ts';
import type { Disk } from '../../src/names/disk.ts';
import { openPacked, pack, type Packed } from '../../src/names/packed.ts';
import { packedNames, TABLES } from '../../src/names/tables.ts';
import { ROOT } from '../support/project.ts';

const packing = suite('the packed file');

const opened = (bytes: Uint8Array): Packed | undefined => openPacked(bytes.length, (at, size) => bytes.slice(at, at + size));

packing('columns of every kind and of any length come back as they were', () => {
	const tables = {
		one: {
			a: Uint8Array.of(1, 2, 255), b: Float64Array.of(0.1, -0, 1e300, Number.MIN_VALUE), c: 'naïve Ёлка 🎨',
			d: Uint16Array.of(65535), e: '',
		},
		steps: {
			i: Uint16Array.of(0, 255, 255, 400), j: Uint32Array.of(3, 258, 300), k: Uint32Array.of(0, 0xffffff, 0x10000),
			l: Uint16Array.of(2, 1), m: Uint16Array.of(0, 256), n: new Uint32Array(0),
		},
		two: { f: Uint32Array.of(0xffffffff, 0), g: new Uint8Array(0), h: Uint8Array.of(7) },
	};
	const bytes = pack(tables, []);
	for (const [name, table] of Object.entries(tables)) assert.equal(opened(bytes)?.table(name), table);
	for (const name of ['three', 'constructor', '__proto__']) assert.is(opened(bytes)?.table(name), undefined);
});

packing('a file of another kind, of a machine with another order of bytes, or not all of one, is not recognized', () => {
	const bytes = pack({ one: { a: Uint8Array.of(1) } }, []), turned = bytes.slice();
	turned.set(bytes.slice(0, 4).reverse());
	assert.ok(opened(bytes));
	for (const other of [
		turned, bytes.slice(0, -1), bytes.slice(0, 12), bytes.slice(0, 3), new Uint8Array(0),
		new TextEncoder().encode('f0f8ff aliceblue'),
	]) {
		assert.is(opened(other), undefined);
	}
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

packing('texts and rows come apart where they were joined', () => {
	const texts = ['', 'a', 'Ёлка', '', '🎨', 'z'.repeat(300)], joined = joinTexts(texts);
	assert.equal(texts.map((_, i) => textAt(joined, i)), texts);
	const rows = [[], [1, 2], [70000], []], flat = joinRows(rows);
	assert.equal(rows.map((_, i) => [...flat.numbers.slice(flat.starts[i], flat.starts[i + 1])]), rows);
});

packing('sorted texts come back, all at once and one by one', () => {
	const texts = Array.from({ length: 300 }, (_, i) => `${i % 7 === 0 ? 'ёлка' : 'name'}${i * 37}`).concat('', 'a', 'b').sort();
	for (const some of [[], ['a'], ['a', 'a', 'ab'], texts]) {
		const joined = joinSorted(some), { letters, starts } = sortedTexts(joined), read = sortedReader(joined);
		assert.equal(some.map((_, i) => letters.slice(starts[i], starts[i + 1])), some);
		assert.equal(some.map((_, i) => read(some.length - 1 - i)), [...some].reverse());
	}
});

packing('colors come back from the middles of their buckets, whatever lies in these', () => {
	const random = randomFrom('buckets'), others = Array.from({ length: 300 }, () => Math.floor(random() * 0x1000000));
	const colors = [0, 0xffffff, 0xff0000, 0x0000ff, ...others];
	for (const most of [1, 2, 65]) {
		const buckets = Uint8Array.from(colors, () => Math.floor(random() * most)), rgb24 = toldColor(colorsInBuckets(colors, buckets), buckets);
		assert.equal(colors.map((_, i) => rgb24(i)), colors);
	}
	const { middles } = colorsInBuckets([0x102030, 0x142234, 0x1f0f3f], Uint8Array.of(2, 2, 2));
	assert.equal(middles, Uint8Array.of(0, 0, 0, 0, 0, 0, 0x14, 0x20, 0x34));
});

packing('an order comes back from one like it, and from any', () => {
	const random = randomFrom('strays'), others = Array.from({ length: 200 }, (_, i) => i);
	const shuffled = (of: readonly number[], swaps: number): number[] => {
		const order = [...of];
		for (let n = 0; n < swaps; n++) {
			const i = Math.floor(random() * order.length), j = Math.floor(random() * order.length);
			[order[i], order[j]] = [order[j]!, order[i]!];
		}
		return order;
	};
	for (const swaps of [0, 1, 5, 500]) for (const missing of [0, 3, 200]) {
		const numbers = shuffled(others, swaps), known = numbers.slice(missing);
		assert.equal([...withStrays(straysIn(numbers, known), known, 200)], numbers);
		assert.equal([...withStrays(straysIn(numbers, others), others, 200)], numbers, 'others hold the strays too');
	}
	assert.is(straysIn([0, 1, 7, 2, 3], [0, 1, 2, 3, 7]).strays.length, 1, 'one that is out of order is one stray');
});

packing('numbers of several lists come apart where they were merged, whatever their order', () => {
	const starts = [0, 3, 5, 65_541], orders = [
		[0, 1, 2, 3, 4], [4, 0, 3, 2, 1], [65_541, 5, 65_540, 0, 131_076, 6, 65_542], [],
	];
	for (const numbers of orders) assert.equal([...unmerged(mergedOf(numbers, starts))], numbers);
	assert.throws(() => mergedOf([65_536], [0]), /List 0 has more than 65536 numbers/);
});

packing('all tables of the names come back as they were', () => {
	const packed = opened(packedNames())!;
	assert.equal(packed.sources.map(({ file, size }) => `${file} ${size}`),
		['common-names.txt', 'tailwind.txt', 'extended-names.txt'].map((file) => `${file} ${statSync(join(ROOT, 'data', file)).size}`));
	for (const [name, table] of Object.entries(TABLES)) {
		const made = table(), read = packed.table(name)!;
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

/** What a compiled project says of its names. */
interface Build {
	/** The packed file, read anew. */
	readonly packed: () => Promise<Packed | undefined>;
	/** The color that a fresh process finds for an extended name, as HEX. */
	readonly hexOf: (name: string) => string;
}

/** The project compiled and packed in a directory of its own. */
function withBuild(use: (directory: string, build: Build) => Promise<void>): Promise<void> {
	const directory = mkdtempSync(join(tmpdir(), 'names-')), dist = join(directory, 'dist');
	let count = 0;
	const run = (...command: readonly string[]): string => {
		const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
		assert.is(status, 0, `${command.join(' ')}\n${stdout}${stderr}`);
		return stdout;
	};
	const urlOf = (file: string): string => pathToFileURL(join(dist, file)).href;
	const build: Build = {
		packed: async () => (await import(`${urlOf('names/disk.js')}?${count++}`) as { readonly DISK: Disk }).DISK.packed(),
		hexOf: (name) => run('--input-type=module', '-e', `
			const { listOf } = await import(${JSON.stringify(urlOf('names/lists.js'))});
			const { size, name, rgb24 } = listOf('extended');
			for (let i = 0; i < size; i++) if (name(i) === ${JSON.stringify(name)}) process.stdout.write(rgb24(i).toString(16).padStart(6, '0'));`),
	};
	cpSync(join(ROOT, 'data'), join(directory, 'data'), { recursive: true });
	const {
		type, imports,
	} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly type: string; readonly imports: object };
	writeFileSync(join(directory, 'package.json'), JSON.stringify({ type, imports }));
	spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', join(ROOT, 'src'), '--outDir', dist, '--noCheck', '--declaration', 'false']);
	run(join(dist, 'names/pack.js'));
	return use(directory, build).finally(() => rmSync(directory, { recursive: true }));
}

packing('the build packs it, and it is used while it tells what the texts tell', () => withBuild(async (directory, { packed, hexOf }) => {
	const bin = join(directory, 'dist/names/names.bin'), list = join(directory, 'data/extended-names.txt');
	const isUsed = async (): Promise<boolean> => (await packed()) !== undefined;
	const packedAt = statSync(bin).mtime, later = new Date(packedAt.getTime() + 60_000), earlier = new Date(packedAt.getTime() - 60_000);
	const text = readFileSync(list, 'utf8'), [line = ''] = text.split('\n'), name = line.slice(7), hex = line.slice(0, 6);
	const other = hex === '123456' ? '654321' : '123456';

	assert.ok(await isUsed());
	assert.equal((await packed())!.table('extended'), opened(new Uint8Array(readFileSync(bin)))!.table('extended'));
	assert.is(hexOf(name), hex);

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
