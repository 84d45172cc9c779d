/*
 * Pictures of `tincture paint` and `tincture list`: what is in a block, and how wide it is.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tincture, type World } from '../support/cli.ts';

const paint = suite('painted blocks');

const TERMINAL = { columns: 100, environment: { FORCE_COLOR: '3' } };

interface Cell {
	readonly rgb: string;
	readonly text: string;
}

/** The blocks of each line. */
async function paintedLines(words: readonly string[], world: World = TERMINAL): Promise<readonly (readonly Cell[])[]> {
	const { out } = await tincture(words, world);
	return out.split('\n').filter((line) => line.includes('\u001b'))
		// eslint-disable-next-line no-control-regex: an escape begins with one.
		.map((line) => [...line.matchAll(/\u001b\[48;2;(\d+;\d+;\d+);[\d;]*m([^\u001b]*)/g)])
		.map((cells) => cells.map(([, rgb, text]) => ({ rgb: rgb!, text: text! })));
}

paint('a block has a name, HEX, and an empty line above and below, 18 cells wide', async () => {
	const lines = await paintedLines(['paint', 'red', '#00ff00']);
	assert.equal(lines.map((line) => line.map(({ text }) => text.trim())), [['', ''], ['red', ''], ['#ff0000', '#00ff00'], ['', '']]);
	for (const line of lines) assert.equal(line.map(({ rgb, text }) => [rgb, text.length]), [['255;0;0', 18], ['0;255;0', 18]]);
});

paint('a name has at most 16 characters', async () => {
	const name = 'rgb(1 2 3 / .45)';
	assert.is(name.length, 16);
	const [, names] = await paintedLines(['paint', name, `${name.slice(0, -1)}6)`]);
	assert.equal(names!.map(({ text }) => text.trim()), [name, `${name.slice(0, 15)}…`]);
});

paint('one color is a patch of 32 cells in three lines', async () => {
	const lines = await paintedLines(['paint', 'red']);
	assert.equal(lines, Array.from({ length: 3 }, () => [{ rgb: '255;0;0', text: ' '.repeat(32) }]));
});

paint('a list paints each name in its color, at most 30 cells wide', async () => {
	const lines = await paintedLines(['list'], { ...TERMINAL, columns: 120 });
	const cells = lines.flat();
	assert.is(cells.length, 148);
	assert.equal(cells[0], { rgb: '240;248;255', text: cells[0]!.text });
	assert.is(cells[0]!.text.trim(), 'aliceblue');
	// The longest name, lightgoldenrodyellow, has 20 letters and a blank at both ends.
	assert.ok(cells.every(({ text }) => text.length >= 22 && text.length <= 30));
});

paint.run();
