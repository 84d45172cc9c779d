/*
 * Swatch files, read back byte by byte from their published layouts; Python, if installed, reads the archives.
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
import { toTokens } from '../../src/tokens/token.ts';
import { crc32, zip } from '../../src/tokens/zip.ts';
import { aseBlocks, hex, readAco, readColorSet, unzipped } from './swatch-readers.ts';

const files = suite('swatch files');

/** The third is wide: sRGB shows #00e338 of it, by culori. The fourth is translucent, which swatches do not know. */
const SENT = [['Brand', '#3b82f6'], ['Серый', 'gray'], ['vivid', 'color(display-p3 0.1 0.9 0.2)'], ['veil', '#66339980']] as const;

const WANTED = [['brand', '#3b82f6'], ['seryy', '#808080'], ['vivid', '#00e338'], ['veil', '#663399']] as const;

const LOOSE = looseTokens(toTokens(SENT.map(([name, color]) => ({ name, color: parse(color) }))));
const SYSTEM = systemTokens(buildSystem({ primary: parse('#3b82f6') }), 'Acme');

const toBytes = (format: TokenFormat, set: TokenSet = LOOSE): Buffer => Buffer.from(WRITERS[format].write(set, 'hex'), 'base64');

files('ASE holds each name and color', () => {
	assert.equal(aseBlocks(toBytes('ase')), WANTED.map(([name, color]) => ({ kind: 1, name, color })));
});

files('ASE holds the steps of a system in their groups', () => {
	const blocks = aseBlocks(toBytes('ase', SYSTEM)), groups = blocks.filter(({ kind }) => kind === 0xc001).map(({ name }) => name);
	assert.equal(groups, ['primary', 'secondary', 'accent', 'neutral', 'success', 'warning', 'danger', 'info']);
	assert.is(blocks.filter(({ kind }) => kind === 1).length, 88);
	// Start, eleven steps, end.
	blocks.forEach(({ kind }, i) => assert.is(kind, i % 13 === 0 ? 0xc001 : i % 13 === 12 ? 0xc002 : 1));
});

files('ACO holds each color twice, the second time with its name', () => {
	const { first, second } = readAco(toBytes('aco'));
	assert.equal([first, second], [WANTED.map(([, color]) => color), WANTED]);
});

files('GPL is lines of three numbers and a name', () => {
	assert.is(WRITERS.gpl.write(LOOSE, 'oklch'), 'GIMP Palette\nName: tokens\nColumns: 0\n#\n'
		+ ' 59 130 246\tbrand\n128 128 128\tseryy\n  0 227  56\tvivid\n102  51 153\tveil\n');
});

files('Procreate holds hue, saturation and brightness in Swatches.json', () => {
	const archive = unzipped(toBytes('procreate'));
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

files('KPL has its media type first and its colors in colorset.xml', () => {
	const file = toBytes('kpl'), archive = unzipped(file);
	assert.equal([...archive.keys()], ['mimetype', 'colorset.xml', 'profiles.xml']);
	// The offset by which the type of a file is recognized.
	assert.is(file.toString('latin1', 30, 65), 'mimetypeapplication/x-krita-palette');
	const xml = archive.get('colorset.xml')!;
	assert.equal(readColorSet(xml), WANTED);
	assert.is([...unzipped(toBytes('kpl', SYSTEM)).get('colorset.xml')!.matchAll(/<Group name="[a-z]+" rows="1">/g)].length, 8);
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

files('Python opens the archives, if installed', () => {
	const script = 'import sys, io, zipfile; z = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())); '
		+ 'assert z.testzip() is None; print(",".join(z.namelist()))';
	for (const [archive, names] of [
		[toBytes('kpl'), 'mimetype,colorset.xml,profiles.xml'], [toBytes('procreate'), 'Swatches.json'], [Buffer.from(zip([])), ''],
	] as const) {
		const { status, stdout, stderr, error } = spawnSync('python3', ['-c', script], { input: archive });
		if (error === undefined) assert.equal([status, String(stdout).trim()], [0, names], String(stderr));
	}
});

files.run();
