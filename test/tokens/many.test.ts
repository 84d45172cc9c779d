/*
 * A thousand tokens, the most that `tokens` takes, in every format: each name and color read back.
 */

import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError, tokens } from '../../src/index.ts';
import type { TokenFormat } from '../../src/tokens/table.ts';
import { uniqueSlugs } from '../../src/tokens/token.ts';
import { aseBlocks, readAco, readColorSet, unzipped } from './swatch-readers.ts';

/** Names of the longest kind, and colors unlike each other: 7919 is odd, so its multiples repeat after 2^24. */
const WANTED = Array.from({ length: 1000 }, (_, i): readonly [name: string, color: string] =>
	[`${'long-'.repeat(11)}t${i}`, `#${((i * 7919) % 0x1000000).toString(16).padStart(6, '0')}`]);

const write = (format: TokenFormat, count: number): string =>
	tokens(Object.fromEntries(WANTED.slice(0, count)), { format, values: 'hex' });

const toBytes = (format: TokenFormat, count: number): Buffer => Buffer.from(write(format, count), 'base64');

const pairs = (text: string, pattern: RegExp): (string | undefined)[][] =>
	[...text.matchAll(pattern)].map(([, name, color]) => [name, color]);

const hexBytes = (line: string): string =>
	`#${line.slice(0, 11).split(/(?=(?:.{4})*$)/).map((byte) => Number(byte).toString(16).padStart(2, '0')).join('')}`;

type DtcgFile = Readonly<Record<string, { readonly $value: { readonly hex: string } }>>;

/** How a test reads each format; Procreate has room for 30 and no names. */
const READERS: Readonly<Record<Exclude<TokenFormat, 'procreate'>, (count: number) => unknown>> = {
	css: (count) => pairs(write('css', count), /--([a-z0-9-]+): (#[0-9a-f]{6});/g),
	tailwind: (count) => pairs(write('tailwind', count), /--color-([a-z0-9-]+): (#[0-9a-f]{6});/g),
	scss: (count) => pairs(write('scss', count), /^\$([a-z0-9-]+): (#[0-9a-f]{6});/gm),
	json: (count) => Object.entries(JSON.parse(write('json', count)) as object),
	dtcg: (count) => Object.entries(JSON.parse(write('dtcg', count)) as DtcgFile)
		.filter(([name]) => name !== '$schema').map(([name, { $value }]) => [name, $value.hex]),
	array: (count) => pairs(write('array', count), /()"(#[0-9a-f]{6})"/g).map(([, color], i) => [WANTED[i]![0], color]),
	svg: (count) => pairs(write('svg', count), /<title>([a-z0-9-]+) (#[0-9a-f]{6})<\/title>/g),
	ase: (count) => aseBlocks(toBytes('ase', count)).map(({ name, color }) => [name, color]),
	aco: (count) => readAco(toBytes('aco', count)).second,
	gpl: (count) => write('gpl', count).trimEnd().split('\n').slice(4).map((line) => [line.slice(12), hexBytes(line)]),
	kpl: (count) => readColorSet(unzipped(toBytes('kpl', count)).get('colorset.xml')!),
};

const many = suite('many tokens');

for (const [format, read] of Object.entries(READERS)) {
	many(`${format} holds 1, 781, 782 and 1000 tokens`, () => {
		for (const count of [1, 781, 782, 1000]) assert.equal(read(count), WANTED.slice(0, count), String(count));
	});
}

many('Procreate takes 30 colors and refuses more', () => {
	const [palette] = JSON.parse(unzipped(toBytes('procreate', 30)).get('Swatches.json')!) as [{ readonly swatches: readonly unknown[] }];
	assert.is(palette.swatches.length, 30);
	for (const count of [31, 1000]) {
		assert.throws(() => write('procreate', count), (error: unknown) => error instanceof InputError && error.issues[0].path[0] === 'colors'
			&& /at most 30/.test(error.message) && /procreate/.test(error.message));
	}
});

many('Python reads the archive of a thousand, if installed', () => {
	const script = 'import sys, io, json, zipfile, xml.etree.ElementTree as x; '
		+ 'z = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())); assert z.testzip() is None; '
		+ 'print(json.dumps([e.get("name") for e in x.fromstring(z.read("colorset.xml")).iter("ColorSetEntry")]))';
	const { status, stdout, stderr, error } = spawnSync('python3', ['-c', script], { input: toBytes('kpl', 1000) });
	if (error !== undefined) return;
	assert.is(status, 0, String(stderr));
	assert.equal(JSON.parse(String(stdout)), WANTED.map(([name]) => name));
});

many('numbers equal slugs in linear time', () => {
	const { has } = Set.prototype;
	let looks = 0;
	Set.prototype.has = function (this: Set<unknown>, value: unknown): boolean {
		looks++;
		return has.call(this, value);
	};
	try {
		const slugs = uniqueSlugs(Array.from({ length: 1000 }, () => '!'));
		assert.equal([slugs.length, slugs[0], slugs[1], slugs[999]], [1000, 'color', 'color-2', 'color-1000']);
	} finally {
		Set.prototype.has = has;
	}
	assert.ok(looks <= 3000, `${looks} looks`);
});

many.run();
