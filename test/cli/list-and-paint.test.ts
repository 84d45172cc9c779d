/*
 * `tincture list` and `tincture paint`: every named color, and pictures of given ones.
 */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { operation as listColors } from '../../src/cli/list-command.ts';
import { operation as paintColors } from '../../src/cli/paint-command.ts';
import { check } from '../support/check.ts';
import { tincture } from '../support/cli.ts';
import { readTable } from '../support/csv.ts';

// eslint-disable-next-line no-control-regex: an escape begins with one.
const bare = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');

const both = suite('list and paint');

both('list has the 148 keywords of CSS, painted', async () => {
	const [head, ...rows] = readTable((await tincture(['list', '--csv'])).out);
	assert.equal(head, ['name', 'hex']);
	// CSS Color 4 §6.1 has 148 named colors.
	assert.is(rows.length, 148);
	assert.equal(rows.find(([name]) => name === 'rebeccapurple'), ['rebeccapurple', '#663399']);
	const { out } = await tincture(['list'], { columns: 80, environment: { FORCE_COLOR: '3' } });
	// rebeccapurple is 102, 51, 153.
	assert.match(out, /\u001b\[48;2;102;51;153;[\d;]*m *rebeccapurple *\u001b/); // eslint-disable-line no-control-regex
	for (const [name] of rows) assert.ok(bare(out).includes(` ${name} `), name);
	for (const line of bare(out).split('\n')) assert.ok(line.length <= 80, line);
});

both('list prints the names of other lists, in a language, and together', async () => {
	const names = async (...words: string[]): Promise<readonly string[]> =>
		(await tincture(['list', ...words, '--plain'])).out.trimEnd().split('\n');
	assert.ok((await names('tailwind')).includes('sky-500'));
	assert.ok((await names('common', '--locale', 'ru')).every((name) => /[а-яё]/i.test(name)));
	assert.is((await names('css', 'tailwind')).length, 148 + (await names('tailwind')).length);
	const rows = ['extended-names.txt', 'rare-names.txt'].flatMap((file) => readFileSync(`data/${file}`, 'utf8').trimEnd().split('\n'));
	assert.is((await names('extended')).length, rows.length);
	assert.match((await tincture(['list', 'tailwin'])).err, 'Did you mean "tailwind"?');
});

both('every listed name of CSS is a color', async () => {
	const { out } = await tincture(['list', '--plain']);
	const { code, err, out: hex } = await tincture(['parse-color', '-', '--plain'], { input: [out] });
	assert.equal([code, err], [0, '']);
	assert.equal(hex.trimEnd().split('\n'), readTable((await tincture(['list', '--csv'])).out).slice(1).map(([, hex]) => hex));
});

both('paint paints the given colors, from words, a pipe, a file and a column', async () => {
	const words = await tincture(['paint', '#f00', 'lime', 'rgb(0 0 255 / 50%)'], { columns: 80, environment: { FORCE_COLOR: '3' } });
	assert.match(words.out, '\u001b[48;2;255;0;0;');
	assert.match(words.out, '\u001b[48;2;0;255;0;');
	const lines = '#f00\nlime\nrgb(0 0 255 / 50%)\n', world = { columns: 80, environment: { FORCE_COLOR: '3' } };
	assert.equal(await tincture(['paint', '-'], { ...world, input: [lines] }), words);
	assert.equal(await tincture(['paint', '@colors'], { ...world, files: { colors: lines } }), words);
	const table = 'n,c\n1,#f00\n2,lime\n3,rgb(0 0 255 / 50%)\n';
	assert.equal(await tincture(['paint', '-', '--column', 'c'], { ...world, input: [table] }), words);
	assert.is((await tincture(['paint', 'red', 'lime'])).out, '\n  #ff0000  red\n  #00ff00  lime\n\n');
	assert.is((await tincture(['paint', 'red', 'lime', '--plain'])).out, '#ff0000\n#00ff00\n');
});

both('answers match their declared results: lists alone and together, one color and 1,024', async () => {
	const answers = [[listColors, ['list']], [listColors, ['list', 'css', 'tailwind']], [paintColors, ['paint', 'red']],
		[paintColors, ['paint', Array(1024).fill('red').join()]]] as const;
	for (const [{ result }, words] of answers)
		assert.equal(check(result, JSON.parse((await tincture([...words, '--json'])).out)), [], words.join(' ').slice(0, 20));
});

both('both have help in both languages, and completions', async () => {
	for (const name of ['list', 'paint']) {
		const english = await tincture([name, '--help']), russian = await tincture(['help', name, '--locale', 'ru']);
		assert.match(english.out, `Usage: tincture ${name} `);
		assert.equal(await tincture(['help', name]), english);
		assert.not.match(russian.out, /[a-z]+ the [a-z]+/);
		assert.match((await tincture(['__complete', name, '--pl'])).out, /^--plain\t/);
	}
	assert.is((await tincture(['__complete', 'list', 't'])).out, 'tailwind\n');
	const { code, err } = await tincture(['paint']);
	assert.is(code, 2);
	assert.match(err, 'colors is missing.');
});

both.run();
