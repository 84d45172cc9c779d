/*
 * Swatch files, read back byte by byte from their published layouts, and the archive by Python where there is Python.
 */

import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../src/names/parse-color.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { ascii, float32, fromBase64, toBase64, utf16 } from '../../src/tokens/bytes.ts';
import { systemTokens } from '../../src/tokens/system.ts';
import { WRITERS, type TokenFormat } from '../../src/tokens/table.ts';
import { looseTokens, type TokenSet } from '../../src/tokens/token-set.ts';
import { tokensOf } from '../../src/tokens/token.ts';
import { crc32, zip } from '../../src/tokens/zip.ts';

const files = suite('swatch files');

/** The third is wide: sRGB shows #00e338 of it, by culori. The fourth is translucent, which swatches do not know. */
const SENT = [['Brand', '#3b82f6'], ['Серый', 'gray'], ['vivid', 'color(display-p3 0.1 0.9 0.2)'], ['veil', '#66339980']] as const;

const WANTED = [['brand', '#3b82f6'], ['seryy', '#808080'], ['vivid', '#00e338'], ['veil', '#663399']] as const;

const LOOSE = looseTokens(tokensOf(SENT.map(([name, color]) => ({ name, color: parse(color) }))));
const SYSTEM = systemTokens(buildSystem({ primary: parse('#3b82f6') }), 'Acme');

const bytesOf = (format: TokenFormat, set: TokenSet = LOOSE): Buffer => Buffer.from(WRITERS[format].write(set, 'hex'), 'base64');

const hex = (channels: readonly number[]): string => `#${channels.map((x) => Math.round(x).toString(16).padStart(2, '0')).join('')}`;

/** UTF-16, high byte first, without the zero at its end. */
function nameAt(file: Buffer, at: number, letters: number): string {
	assert.is(file.readUInt16BE(at + 2 * letters - 2), 0);
	return Array.from({ length: letters - 1 }, (_, i) => String.fromCharCode(file.readUInt16BE(at + 2 * i))).join('');
}

interface Block {
	readonly kind: number;
	readonly name?: string;
	readonly color?: string;
}

function aseBlocks(file: Buffer): Block[] {
	assert.equal([file.toString('latin1', 0, 4), file.readUInt16BE(4), file.readUInt16BE(6)], ['ASEF', 1, 0]);
	const blocks: Block[] = [];
	let at = 12;
	for (let i = 0; i < file.readUInt32BE(8); i++) {
		const kind = file.readUInt16BE(at), length = file.readUInt32BE(at + 2), start = at + 6;
		at = start + length;
		if (kind === 0xc002) {
			assert.is(length, 0);
			blocks.push({ kind });
			continue;
		}
		const letters = file.readUInt16BE(start), name = nameAt(file, start + 2, letters), rest = start + 2 + 2 * letters;
		if (kind === 0xc001) {
			assert.is(rest, at);
			blocks.push({ kind, name });
			continue;
		}
		assert.equal([kind, file.toString('latin1', rest, rest + 4), file.readUInt16BE(rest + 16), rest + 18], [1, 'RGB ', 2, at]);
		blocks.push({ kind, name, color: hex([4, 8, 12].map((offset) => file.readFloatBE(rest + offset) * 255)) });
	}
	assert.is(at, file.length, 'nothing behind the last block');
	return blocks;
}

files('ASE holds each name and color', () => {
	assert.equal(aseBlocks(bytesOf('ase')), WANTED.map(([name, color]) => ({ kind: 1, name, color })));
});

files('ASE holds the steps of a system in their groups', () => {
	const blocks = aseBlocks(bytesOf('ase', SYSTEM)), groups = blocks.filter(({ kind }) => kind === 0xc001).map(({ name }) => name);
	assert.equal(groups, ['primary', 'secondary', 'accent', 'neutral', 'success', 'warning', 'danger', 'info']);
	assert.is(blocks.filter(({ kind }) => kind === 1).length, 88);
	// Start, eleven steps, end.
	blocks.forEach(({ kind }, i) => assert.is(kind, i % 13 === 0 ? 0xc001 : i % 13 === 12 ? 0xc002 : 1));
});

files('ACO holds each color twice, the second time with its name', () => {
	const file = bytesOf('aco');
	const colorAt = (at: number): string => {
		assert.equal([file.readUInt16BE(at), file.readUInt16BE(at + 8)], [0, 0]);
		return hex([2, 4, 6].map((offset) => file.readUInt16BE(at + offset) / 257));
	};
	assert.equal([file.readUInt16BE(0), file.readUInt16BE(2)], [1, WANTED.length]);
	const first = WANTED.map((_, i) => colorAt(4 + 10 * i));
	let at = 4 + 10 * WANTED.length;
	assert.equal([file.readUInt16BE(at), file.readUInt16BE(at + 2)], [2, WANTED.length]);
	at += 4;
	const second = WANTED.map(() => {
		const color = colorAt(at), letters = file.readUInt32BE(at + 10), name = nameAt(file, at + 14, letters);
		at += 14 + 2 * letters;
		return [name, color];
	});
	assert.is(at, file.length);
	assert.equal([first, second], [WANTED.map(([, color]) => color), WANTED]);
});

files('GPL is lines of three numbers and a name', () => {
	assert.is(WRITERS.gpl.write(LOOSE, 'oklch'), 'GIMP Palette\nName: tokens\nColumns: 0\n#\n'
		+ ' 59 130 246\tbrand\n128 128 128\tseryy\n  0 227  56\tvivid\n102  51 153\tveil\n');
});

/** The files of an archive by its central directory, each checked with its local header. */
function unzipped(file: Buffer): Map<string, string> {
	const end = file.length - 22;
	assert.is(file.readUInt32LE(end), 0x06054b50);
	const found = new Map<string, string>(), count = file.readUInt16LE(end + 10);
	let at = file.readUInt32LE(end + 16);
	assert.is(at + file.readUInt32LE(end + 12), end);
	for (let i = 0; i < count; i++) {
		assert.equal([file.readUInt32LE(at), file.readUInt16LE(at + 10)], [0x02014b50, 0], 'stored');
		const size = file.readUInt32LE(at + 24), letters = file.readUInt16LE(at + 28), local = file.readUInt32LE(at + 42);
		const name = file.toString('latin1', at + 46, at + 46 + letters);
		// Version to lengths stand alike in both headers.
		assert.equal(file.subarray(local + 4, local + 28), file.subarray(at + 6, at + 30), name);
		assert.is(file.readUInt32LE(local), 0x04034b50);
		const start = local + 30 + letters, content = file.subarray(start, start + size);
		assert.is(file.readUInt32LE(at + 16), crc32([...content]), name);
		found.set(name, content.toString('utf8'));
		at += 46 + letters;
	}
	assert.is(at, end);
	return found;
}

files('Procreate holds hue, saturation and brightness in Swatches.json', () => {
	const archive = unzipped(bytesOf('procreate'));
	assert.equal([...archive.keys()], ['Swatches.json']);
	const [palette] = JSON.parse(archive.get('Swatches.json')!) as [
		{ name: string; swatches: { hue: number; saturation: number; brightness: number }[] },
	];
	assert.is(palette.name, 'tokens');
	const colors = palette.swatches.map(({ hue, saturation, brightness }) => {
		// HSV to RGB by the formula of Foley & van Dam, in its form with one function.
		const channel = (n: number): number => {
			const k = (n + hue * 6) % 6;
			return 255 * brightness * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1)));
		};
		return hex([channel(5), channel(3), channel(1)]);
	});
	assert.equal(colors, WANTED.map(([, color]) => color));
});

files('Procreate takes thirty colors', () => {
	const many = looseTokens(tokensOf(Array.from({ length: 40 }, () => ({ name: 'x', color: parse('teal') }))));
	const [palette] = JSON.parse(unzipped(bytesOf('procreate', many)).get('Swatches.json')!) as [{ swatches: unknown[] }];
	assert.is(palette.swatches.length, 30);
});

files('KPL has its media type first and its colors in colorset.xml', () => {
	const file = bytesOf('kpl'), archive = unzipped(file);
	assert.equal([...archive.keys()], ['mimetype', 'colorset.xml', 'profiles.xml']);
	// Where the type of a file is told by its first bytes.
	assert.is(file.toString('latin1', 30, 65), 'mimetypeapplication/x-krita-palette');
	const xml = archive.get('colorset.xml')!;
	const found = [...xml.matchAll(/name="([a-z-]+)" id="\1" bitdepth="U8" spot="false"><sRGB r="([\d.]+)" g="([\d.]+)" b="([\d.]+)"\/>/g)]
		.map(([, name, ...channels]) => [name, hex(channels.map((channel) => Number(channel) * 255))]);
	assert.equal(found, WANTED);
	assert.is([...unzipped(bytesOf('kpl', SYSTEM)).get('colorset.xml')!.matchAll(/<Group name="[a-z]+" rows="1">/g)].length, 8);
});

files('the checksum has the check value of CRC-32, base64 those of RFC 4648', () => {
	assert.is(crc32(ascii('123456789')), 0xcbf43926);
	assert.is(crc32([]), 0);
	for (const [text, coded] of [['', ''], ['f', 'Zg=='], ['fo', 'Zm8='], ['foo', 'Zm9v'], ['foobar', 'Zm9vYmFy']] as const) {
		assert.is(toBase64(ascii(text)), coded);
		assert.equal([...fromBase64(coded)], ascii(text));
	}
	assert.equal(float32(1), [0x3f, 0x80, 0, 0]);
	assert.equal(utf16('A'), [0, 0x41, 0, 0]);
});

files('Python opens the archives, where there is Python', () => {
	const script = 'import sys, io, zipfile; z = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())); '
		+ 'assert z.testzip() is None; print(",".join(z.namelist()))';
	for (const [archive, names] of [
		[bytesOf('kpl'), 'mimetype,colorset.xml,profiles.xml'], [bytesOf('procreate'), 'Swatches.json'], [Buffer.from(zip([])), ''],
	] as const) {
		const { status, stdout, stderr, error } = spawnSync('python3', ['-c', script], { input: archive });
		if (error === undefined) assert.equal([status, String(stdout).trim()], [0, names], String(stderr));
	}
});

files.run();
