/*
 * Work of the command: words, lines and operations without bounds.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runOperation } from '../../src/cli/run-operation.ts';
import type { Io } from '../../src/cli/io.ts';
import { COMMAND_LIMIT } from '../../src/cli/answer.ts';
import { spend, WORK_LIMIT } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import { operation } from '../../src/operations/operation.ts';
import { object, text } from '../../src/schema/schema.ts';
import { below, pick } from '../support/arbitrary.ts';
import { tincture } from '../support/cli.ts';
import { readTable } from '../support/csv.ts';

const work = suite('work of the command');

const units = (count: number) => operation({
	name: 'spending', words: { title: '', summary: '', examples: [''] }, group: 'Read',
	input: object('', { line: text('', 0, 10) }), result: object('', {}),
	examples: [{ line: 'x' }],
}).runs(() => {
	spend(count);
	return {};
});

const spending = (count: number) => (words: readonly string[], io: Io): Promise<number> => runOperation(units(count) as never, words, io);

work('a command may take more work than a request, up to its own limit', async () => {
	const { code, out } = await tincture(['x', '--json'], {}, spending(20 * WORK_LIMIT));
	assert.equal([code, out], [0, '{}\n']);
	for (const [form, err] of [
		[[], /^tincture: This takes more work than [^\n]+\n$/], [['--json'], /^\{"type":"\/problems\/too-complex",[^\n]+\}\n$/],
	] as const) {
		const refused = await tincture(['x', ...form], {}, spending(COMMAND_LIMIT + 1));
		assert.equal([refused.code, refused.out], [1, '']);
		assert.match(refused.err, err);
	}
});

work('each line of a stream has its own limit', async () => {
	const { code, out, err } = await tincture(['-'], { input: ['a\nb\nc\n'] }, spending(COMMAND_LIMIT / 2));
	assert.equal([code, out, err], [0, '{}\n{}\n{}\n', '']);
	const refused = await tincture(['-'], { input: ['a\nb\n'] }, spending(COMMAND_LIMIT + 1));
	assert.is(refused.code, 1);
	const types = refused.out.trimEnd().split('\n').map((line) => (JSON.parse(line) as { type: string }).type);
	assert.equal(types, ['/problems/too-complex', '/problems/too-complex']);
});

work('hundreds of thousands of words, or one of millions of characters, are answered or refused', async () => {
	const many = (count: number, word: string): string[] => Array.from({ length: count }, () => word);
	for (const words of [
		['parse-color', '--', ...many(200_000, 'red')], ['find-colors', ...many(200_000, 'red')], ['mix-colors', ...many(200_000, 'red')],
		['audit-palette', ...many(200_000, 'red')], ['parse-color', ...many(50_000, '--colour')], ['parse-color', 'teal', '--variables',
			Array.from({ length: 100_000 }, (_, i) => `--v${i}=red`).join(',')],
		['parse-color', 'x'.repeat(2_000_000)], ['parse-color', `--${'x'.repeat(2_000_000)}`], ['parse-color', '('.repeat(1_000_000)],
		['audit-palette', ','.repeat(1_000_000)], ['audit-palette', '['.repeat(1_000_000)], ['audit-palette', `[${'['.repeat(500_000)}`],
		['audit-palette', `[${many(100_000, '"red"').join()}]`], ['export-tokens', `{${'"a":'.repeat(100_000)}`], ['x'.repeat(2_000_000)],
		many(100_000, 'x'), ['parse-color', '9'.repeat(1_000_000)], ['nearest-names', 'teal', '--limit', '9'.repeat(100_000)],
		['nearest-names', 'teal', '--limit', '1e400'], ['parse-color', '@'.repeat(100_000)], ['serve', `--port=${'9'.repeat(1_000_000)}`],
	]) {
		const { code, err } = await tincture(words, { serve: async () => 2 });
		const label = `${words.slice(0, 3).join(' ').slice(0, 60)} … (${words.length} words)`;
		assert.ok(code === 1 || code === 2, `${label}: ${code}`);
		assert.ok(err.length < 30_000, `${label}: ${err.length} characters of errors`);
		assert.not.match(err, 'Internal error', label);
	}
});

work('lines of any bytes get one answer or problem each', async () => {
	const seed = 'lines', random = randomFrom(seed), LINE_FEED = 10;
	const pieces = ['teal', '\0', '\r', 'é', '\u001b[31m', '#', ',', '"', '@', '-', '=', '9'.repeat(50), 'var(', '{', 'x'.repeat(2000), ' '];
	const piece = (): Buffer => (random() < 0.3 ? Buffer.from([below(random, 256)]) : Buffer.from(pick(random, pieces)));
	for (const form of [[], ['--csv']]) {
		const lines = Array.from({ length: 500 }, () =>
			Buffer.concat(Array.from({ length: 1 + below(random, 6) }, piece)).filter((byte) => byte !== LINE_FEED));
		const present = lines.filter((line) => line.some((byte) => !' \t\r'.includes(String.fromCharCode(byte))));
		const { out, code } = await tincture(['check-gamut', '-', ...form], { input: lines.flatMap((line) => [line, '\n']) });
		assert.ok(code === 0 || code === 1);
		const count = form.length === 0 ? out.trimEnd().split('\n').length : readTable(out).length - 1;
		assert.is(count, present.length, `seed ${seed} ${form.join()}`);
	}
});

work('a line of 128 MiB is dropped while it arrives, and the next one is answered', async () => {
	async function* input(): AsyncGenerator<Uint8Array> {
		for (let i = 0; i < 2000; i++) yield Buffer.alloc(65_536, 'x');
		yield Buffer.from('\nteal\n');
	}
	const before = process.memoryUsage().arrayBuffers;
	const { out, code } = await tincture(['check-gamut', '-'], { input: input() });
	assert.is(code, 1);
	assert.is((JSON.parse(out.trimEnd().split('\n')[1]!) as { input: string }).input, 'teal');
	assert.ok(process.memoryUsage().arrayBuffers - before < 200e6);
});

work.run();
