/*
 * `tincture image`: palettes of PNG files.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
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
