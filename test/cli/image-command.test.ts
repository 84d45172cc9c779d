/*
 * The picture of `tincture image`, and the limits of its files.
 */

import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tincture } from '../support/cli.ts';
import { writePng } from '../support/png.ts';

const image = suite('picture of an image');

async function inFolder(job: (folder: string) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-image-'));
	try {
		await job(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

image('paints blocks of 18 cells with name, HEX and share; a long name is cut', () => inFolder(async (folder) => {
	const path = join(folder, 'four.png');
	// Two rows of two pixels: three of #123456, one of #ff0000.
	const raw = Uint8Array.of(0, 18, 52, 86, 18, 52, 86, 0, 18, 52, 86, 255, 0, 0);
	writeFileSync(path, writePng({ width: 2, height: 2, depth: 8, type: 2, raw }));
	const { out } = await tincture(['image', path], { columns: 80, environment: { FORCE_COLOR: '3' } });
	const lines = out.split('\n').filter((line) => line.includes('[48;2;'))
		// eslint-disable-next-line no-control-regex: an escape begins with one.
		.map((line) => [...line.matchAll(/m([^\u001b]*)\u001b\[0m/g)].map(([, text]) => text!));
	assert.equal(lines.map((line) => line.map((text) => text.trim())), [
		['', ''], ['navy blue', 'red'], ['#123456', '#ff0000'], ['75 %', '25 %'], ['', ''],
	]);
	assert.ok(lines.flat().every((text) => text.length === 18));
	// The red pixel is the second of the second row.
	const { colors } = JSON.parse((await tincture(['image', path, '--json'])).out) as { colors: { x: number; y: number }[] };
	assert.equal([colors[1]!.x, colors[1]!.y], [1, 1]);
}));

image('a file of 64 MiB is read, and one byte more refused', () => inFolder(async (folder) => {
	const path = join(folder, 'long.png');
	writeFileSync(path, '');
	truncateSync(path, 64 * 1024 * 1024);
	assert.match((await tincture(['image', path])).err, 'is not a PNG image');
	truncateSync(path, 64 * 1024 * 1024 + 1);
	assert.match((await tincture(['image', path])).err, 'has more than 67108864 bytes. Use a smaller file.');
}));

image('an image of more than 50 million pixels is refused', () => inFolder(async (folder) => {
	const path = join(folder, 'wide.png');
	writeFileSync(path, writePng({ width: 50_000, height: 1001, depth: 8, type: 0, raw: new Uint8Array() }));
	assert.match((await tincture(['image', path])).err, 'has more than 50000000 pixels. Make it smaller.');
}));

image.run();
