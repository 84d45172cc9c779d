/*
 * Streams: one line of output per line of input, in order, for any chunks; problems in their places; reading only as fast as writing.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { below } from '../support/arbitrary.ts';
import { tincture } from '../support/cli.ts';

const stream = suite('standard input');

const jsonLines = (text: string): readonly Record<string, unknown>[] =>
	text.trimEnd().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);

stream('answers each line with the same bytes as alone', async () => {
	const colors = ['teal', '#3b82f6', 'oklch(0.7 0.15 200 / 0.5)', 'тёмно-бирюзовый'];
	const { code, out, err } = await tincture(['parse-color', '-'], { input: [colors.join('\n')] });
	assert.equal([code, err], [0, '']);
	const alone = await Promise.all(colors.map((color) => tincture(['parse-color', color, '--json'])));
	assert.is(out, alone.map((one) => one.out).join(''));
});

stream('does not depend on chunks or line ends', async () => {
	const bytes = new TextEncoder().encode('\ufeffteal\r\n\n  \nsynthetic nothing\nтёмно-бирюзовый\nred');
	const whole = await tincture(['parse-color', '-'], { input: [bytes] });
	assert.is(jsonLines(whole.out).length, 4);
	const random = randomFrom('pieces');
	for (let i = 0; i < 20; i++) {
		const cuts = Array.from({ length: below(random, 12) }, () => below(random, bytes.length)).sort((a, b) => a - b);
		const input = [0, ...cuts].map((from, at) => bytes.slice(from, cuts[at] ?? bytes.length));
		assert.equal(await tincture(['parse-color', '-'], { input }), whole, cuts.join());
	}
});

stream('prints the problem of an invalid line at its position and sets the exit code', async () => {
	const { code, out, err } = await tincture(['check-gamut', '-'], { input: ['red\ntael\nblue\n'] });
	const [first, problem, last] = jsonLines(out);
	assert.is(code, 1);
	assert.is(err, 'tincture: 1 of 3 lines were invalid; their problems are in the output.\n');
	assert.is(first!['input'], 'red');
	assert.is(last!['input'], 'blue');
	assert.equal([problem!['type'], problem!['status'], problem!['line']], ['/problems/unreadable-color', 400, 2]);
	assert.match(String(problem!['detail']), 'Did you mean "teal"?');
});

for (const [claim, words, input, hint] of [
	[
		'a table without --column', ['--plain'], ['name,color\nA,red\n'],
		'Standard input looks like a CSV table. Write --column and the name of the column with the values.',
	],
	['a table of another program', [], ['a;b\n1;2\n'], 'Standard input looks like a CSV table.'],
	['quotes that do not close', ['--column', 'color'], ['color\nred\n"teal\n'], '1 of 2 lines were invalid'],
	['UTF-16', [], [Uint8Array.of(0xff, 0xfe, 0x72, 0)], 'Standard input is UTF-16. Convert it: iconv -f UTF-16 -t UTF-8.'],
	['UTF-16 of a table, big end first', ['--column', 'color'], [Uint8Array.of(0xfe, 0xff, 0, 0x72)], 'Standard input is UTF-16.'],
	['an empty table', ['--column', 'color'], [], 'Standard input has no column "color". It is empty.'],
] as const) {
	stream(`${claim} gets a hint: ${hint}`, async () => {
		const { code, err } = await tincture(['convert-color', '-', ...words], { input });
		assert.is(code, 1);
		assert.ok(err.includes(hint), err);
	});
}

stream('one bad line with a comma is not taken for a table', async () => {
	for (const input of ['rgb(1,2\nred\n', 'red\na,b\n'])
		assert.not.match((await tincture(['convert-color', '-'], { input: [input] })).err, 'table');
	const row = await tincture(['convert-color', '-', '--column', 'a,b'], { input: ['"a,b"\n"red,teal"\n'] });
	assert.not.match(row.err, 'table');
	assert.match(row.out, 'Write ""red"" or ""teal""');
});

stream('a row says that its quotes may be open, and a line that it is too long', async () => {
	assert.match((await tincture(['convert-color', '-', '--column', 'c'], { input: ['c\n"red\n'] })).out, 'or quotes that do not close');
	const line = await tincture(['convert-color', '-'], { input: ['x'.repeat(70_000)] });
	assert.match(line.out, 'has more than 65536 bytes. Write one color per line.');
});

for (const [claim, input, says] of [
	['UTF-16 is refused', Uint8Array.of(0xff, 0xfe, 0x72, 0), 'Standard input is UTF-16.'],
	['a byte order mark is dropped', '\ufeffred\nwhitte\n', 'colors[1]: "whitte" is not a color.'],
	['a byte that is not UTF-8 is shown in its place', Uint8Array.of(0x72, 0xe9, 0x64, 0x0a, 0x72), 'colors[0]: "r\ufffdd" is not a color.'],
] as const) {
	stream(`a list from standard input: ${claim}`, async () => {
		const { code, err } = await tincture(['audit-palette', '-'], { input: [input] });
		assert.is(code, 1);
		assert.ok(err.startsWith(`tincture: ${says}`), err);
	});
}

stream('blank lines of a file are not items', async () => {
	const { err } = await tincture(['audit-palette', '@colors'], { files: { colors: '\nred\n\n' } });
	assert.match(err, 'colors must have 2 to 24 items, got 1.');
});

stream('any field can be streamed; for a list all lines are one list, as of a file', async () => {
	const contrast = await tincture(['check-contrast', 'white', '-'], { input: ['black\nred\n'] });
	assert.equal(jsonLines(contrast.out).map(({ background }) => (background as { input: string }).input), ['black', 'red']);
	const lines = 'red\n\nrgb(0, 0, 255),lime\n';
	const audit = await tincture(['audit-palette', 'white', '-', '--json'], { input: [lines] });
	assert.equal(audit, await tincture(['audit-palette', 'white', '@colors', '--json'], { files: { colors: lines.replace('\n\n', '\n') } }));
	assert.is((jsonLines(audit.out)[0]!['colors'] as unknown[]).length, 4);
});

stream('a line of a list is never the path of a file', async () => {
	const { code, err } = await tincture(['audit-palette', '-'], { input: ['red\n@secret\n'], files: { secret: 'blue\n' } });
	assert.is(code, 1);
	assert.match(err, 'colors[1]: "@secret" is not a color.');
});

stream('counts blank lines, as editors do', async () => {
	const { out } = await tincture(['convert-color', '-'], { input: ['red\n\n', '\n \nta', 'el\r\n\nlmie'] });
	assert.equal(jsonLines(out).map(({ line }) => line), [undefined, 5, 7]);
});

stream('reports faults of other fields once, before it reads a line', async () => {
	const input = (async function* (): AsyncGenerator<Uint8Array> {
		yield await Promise.reject(new Error('read'));
	})();
	const { code, out, err } = await tincture(['convert-color', '-', '--formats', 'pantone'], { input });
	assert.equal([code, out], [1, '']);
	assert.match(err, /^tincture: formats\[0\] must be one of hex, /);
});

stream('a line longer than any input is a problem, and the next is read', async () => {
	const { out, code } = await tincture(['check-gamut', '-'], { input: ['x'.repeat(70_000), 'x'.repeat(70_000), '\nred\n'] });
	const [problem, answer] = jsonLines(out);
	assert.is(code, 1);
	assert.match(String(problem!['detail']), 'more than 65536 bytes');
	assert.is(answer!['input'], 'red');
});

stream('reads only as fast as it can write', async () => {
	const PIECES = 50, piece = new TextEncoder().encode('red\n'.repeat(200));
	let read = 0, written = 0, ahead = 0;
	const input = (async function* (): AsyncGenerator<Uint8Array> {
		for (; read < PIECES; read++) yield piece;
	})();
	const size = (await tincture(['check-gamut', '-'], { input: [piece] })).out.length;
	await tincture(['check-gamut', '-'], {
		input,
		onOutput: async (chunk) => {
			ahead = Math.max(ahead, read * size - written);
			await new Promise((resolve) => setImmediate(resolve));
			written += chunk.length;
		},
	});
	assert.is(written, PIECES * size);
	assert.ok(ahead <= 2 * size, `${ahead} bytes ahead, a piece of input gives ${size}`);
});

stream('shows progress of long work on a terminal, and clears it', async () => {
	const input = ['red\n'.repeat(640)];
	let now = 0;
	const slow = await tincture(['check-gamut', '-'], { input, columns: 80, inputSize: 4 * 640, clock: () => now += 100 });
	assert.match(slow.err, /\r\u001b\[K[━─]{24} +\d+ % [\d ]+ lines, [\d ]+ per second/);
	assert.ok(slow.err.endsWith('\r\u001b[K'));
	assert.is((await tincture(['check-gamut', '-'], { input, columns: 80 })).err, '', 'what is soon done shows nothing');
	now = 0;
	assert.is((await tincture(['check-gamut', '-'], { input, clock: () => now += 100 })).err, '', 'nobody looks at a file');
});

stream.run();
