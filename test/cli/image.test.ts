/*
 * `tincture image`: palettes of PNG files.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { operation as imageColors } from '../../src/cli/image-command.ts';
import { check } from '../support/check.ts';
import { tincture } from '../support/cli.ts';
import { writePng } from '../support/png.ts';

const image = suite('tincture image');

/** A folder with a file, for one test. */
async function withFile(name: string, content: Uint8Array, check: (path: string) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-image-')), path = join(folder, name);
	try {
		writeFileSync(path, content);
		await check(path);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Four pixels in a row: three of #123456, one of #ff0000. */
const FOUR = writePng({
	width: 4, height: 1, depth: 8, type: 2, raw: Uint8Array.of(0, 18, 52, 86, 18, 52, 86, 18, 52, 86, 255, 0, 0),
});

image('prints colors with shares and places, in every form of output', () => withFile('four.png', FOUR, async (path) => {
	assert.equal(JSON.parse((await tincture(['image', path, '--json'])).out), {
		width: 4, height: 1,
		colors: [
			{ hex: '#123456', name: 'navy blue', share: 75, x: 1, y: 0 }, { hex: '#ff0000', name: 'red', share: 25, x: 3, y: 0 },
		],
	});
	assert.is((await tincture(['image', path, '--plain'])).out, '#123456\n#ff0000\n');
	assert.match((await tincture(['image', path])).out, /#123456 +75 % +navy blue/);
}));

for (const [claim, width, pixels, shares] of [
	// One of 256 pixels is 0.39 %.
	['a share below 1 %', 256, [...Array(255).fill([255, 255, 255, 255]), [255, 0, 0, 255]], [99.61, 0.39]],
	['a single transparent pixel', 1, [[0, 0, 0, 0]], []],
	['a single pixel', 1, [[255, 0, 0, 255]], [100]],
] as const) {
	image(`an answer matches its declared result for ${claim}`, async () => {
		const raw = Uint8Array.from([0, ...pixels.flat()]);
		await withFile('row.png', writePng({ width, height: 1, depth: 8, type: 6, raw }), async (path) => {
			const answer = JSON.parse((await tincture(['image', path, '--json'])).out) as { readonly colors: readonly { readonly share: number }[] };
			assert.equal(check(imageColors.result, answer), []);
			assert.equal(answer.colors.map(({ share }) => share), shares);
		});
	});
}

// PATH_MAX of Linux.
image('a path has at most 4096 characters', async () => {
	assert.match((await tincture(['image', 'x'.repeat(4096)])).err, 'the name is too long');
	assert.match((await tincture(['image', 'x'.repeat(4097)])).err, 'file may have at most 4096 characters');
});

image('its help asks for twelve colors with 12', async () =>
	assert.match((await tincture(['image', '--help'])).out, / --size 12\n +twelve of them\n/));

image('a file of another format is refused with a command that converts it', () =>
	withFile('photo.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), async (path) => {
		const { code, err } = await tincture(['image', path]);
		assert.is(code, 1);
		assert.match(err, /not a PNG image\. Convert it first: magick photo\.jpg photo\.png/);
		assert.match((await tincture(['image', path], { environment: { LANG: 'ru_RU.UTF-8' } })).err, /не изображение PNG/);
	}));

image('a damaged file and a missing file are named', async () => {
	await withFile('half.png', FOUR.subarray(0, 50), async (path) => {
		assert.match((await tincture(['image', path])).err, /half\.png" is a damaged PNG/);
	});
	assert.match((await tincture(['image', 'missing.png'])).err, /Cannot read "missing\.png": no such file/);
});

image.run();
