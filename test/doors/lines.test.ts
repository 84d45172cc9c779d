/*
 * Splitting a stream of bytes into lines, however it is cut; and the answers: their order, their memory, and that
 * both sides wait for each other.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIMITS } from '../../src/doors/limits.ts';
import { answerLines, createLines, type Line, type LineAnswers, type LineServer } from '../../src/doors/lines.ts';
import { randomFrom } from '../../src/math/random.ts';

const lines = suite('lines');

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const textOf = (line: Line): string | null => line && new TextDecoder().decode(line);

/** The lines of a text that arrives in these chunks. */
function linesOf(chunks: Iterable<Uint8Array>): (string | null)[] {
	const cutter = createLines(), found: (string | null)[] = [];
	for (const chunk of chunks) {
		for (const line of cutter.of(chunk)) found.push(textOf(line));
		// The owner of a chunk may overwrite it.
		chunk.fill(63);
	}
	const rest = cutter.rest();
	return rest === undefined ? found : [...found, textOf(rest)];
}

/** Copies of lines. */
const cut = (whole: Uint8Array, at: readonly number[]): Uint8Array[] =>
	[0, ...at].map((from, i) => whole.slice(from, at[i] ?? whole.length));

for (const [text, expected] of [
	['', []],
	['a', ['a']],
	['a\n', ['a']],
	['a\nb', ['a', 'b']],
	['\n\n a \n\t\n\r\nb\r\n', [' a ', 'b\r']],
	['{"a":"ц\\n"}\n🎨\n', ['{"a":"ц\\n"}', '🎨']],
] as const) {
	lines(`${JSON.stringify(text)} has the lines ${JSON.stringify(expected)} however it is cut`, () => {
		const whole = bytes(text);
		assert.equal(linesOf([whole.slice()]), expected);
		for (let i = 0; i <= whole.length; i++) assert.equal(linesOf(cut(whole, [i])), expected, `cut at ${i}`);
		assert.equal(linesOf(Array.from(whole, (byte) => Uint8Array.of(byte))), expected, 'byte by byte');
	});
}

lines('200 seeded texts have the lines that split() finds, in any chunks', () => {
	const random = randomFrom('lines');
	for (let i = 0; i < 200; i++) {
		const text = Array.from({ length: Math.floor(random() * 300) }, () => 'a ц\n\r{'[Math.floor(random() * 6)]).join('');
		const expected = text.split('\n').filter((line) => /[^ \t\r]/.test(line));
		const whole = bytes(text);
		const at = Array.from({ length: Math.floor(random() * 12) }, () => Math.floor(random() * whole.length)).sort((a, b) => a - b);
		assert.equal(linesOf(cut(whole, at)), expected, `seed lines, text ${i}: ${JSON.stringify(text)} cut at ${at}`);
	}
});

lines('a line with the size limit of a body is read, a longer one is null, and the next is read', () => {
	const full = 'a'.repeat(LIMITS.body);
	for (const size of [1, 700, 65_536, 1_000_000]) {
		const whole = bytes(`${full}\n${full}b\n${full}${full}${full}\nc`);
		const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.slice(i * size, (i + 1) * size));
		if (size === 1) chunks.length = LIMITS.body + 2;
		const expected = size === 1 ? [full, 'a'] : [full, null, null, 'c'];
		assert.ok(JSON.stringify(linesOf(chunks)) === JSON.stringify(expected), `in chunks of ${size}`);
	}
});

/** Says each line again. */
const ECHO: LineAnswers = { answer: textOf, tooMany: () => 'too many' };

const FREE: LineServer = { write: (value) => bytes(JSON.stringify(value)), pay: () => undefined, settle: () => {}, client: null };

async function answered(chunks: Iterable<Uint8Array>, server = FREE): Promise<string[]> {
	let text = '';
	for await (const piece of answerLines(streamOf(chunks), ECHO, server)) text += new TextDecoder().decode(piece);
	assert.ok(text === '' || text.endsWith('\n'), 'the last line ends too');
	return text.split('\n').slice(0, -1).map((line) => JSON.parse(line) as string);
}

async function* streamOf(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
	yield* chunks;
}

lines('every line has one answer, in order, up to the limit, and then one problem', async () => {
	const many = Array.from({ length: LIMITS.lines + 5 }, (_, i) => String(i));
	assert.equal(await answered([bytes(many.slice(0, LIMITS.lines).join('\n'))]), many.slice(0, LIMITS.lines));
	assert.equal(await answered([bytes(many.join('\n'))]), [...many.slice(0, LIMITS.lines), 'too many']);
	assert.equal(await answered([bytes('a\n\n'), bytes('b'), bytes('c\n')]), ['a', 'bc']);
	assert.equal(await answered([]), []);
});

lines('a stream that is stopped answers no further line: the problem of its end is the last', async () => {
	const end = (number: number): unknown => (number === 3 ? 'stopped' : undefined);
	for (const text of ['a\nb\nc\nd\n', 'a\nb\nc', 'a\nb\n'])
		assert.equal(await answered([bytes(text)], { ...FREE, end }), ['a', 'b', 'stopped'], text);
});

lines('the next chunk is read when the answers to the last are taken', async () => {
	let reads = 0;
	const chunks = function* (): Generator<Uint8Array, void, undefined> {
		for (; reads < 100;) yield bytes(`${'a'.repeat(100)}${reads++}\n`.repeat(100));
	};
	const pieces = answerLines(streamOf(chunks()), ECHO, FREE);
	for (let taken = 1; taken <= 5; taken++) {
		const { value } = await pieces.next();
		assert.ok(value !== undefined && value.length < 2 * 32_768, 'a piece is of one size');
		assert.ok(reads <= taken, `${reads} chunks read for ${taken} pieces`);
	}
	await pieces.return();
	await new Promise((resolve) => setTimeout(resolve, 5));
	assert.ok(reads <= 5, 'no chunk is read after the client has gone');
});

lines('a buffer for short answers has 32 KiB, and is sent when it is half full', async () => {
	// An answer is 102 bytes with its quotes and line feed: 161 of them are the first to exceed 16,384 bytes.
	const pieces = answerLines(streamOf([bytes(`${'a'.repeat(99)}\n`.repeat(400))]), ECHO, FREE), { value } = await pieces.next();
	assert.equal([value!.length, value!.buffer.byteLength], [161 * 102, 32 * 1024]);
	await pieces.return();
});

lines('a line without tokens waits, and earlier answers are sent', async () => {
	let pay = (): void => {}, paid = 1;
	const server: LineServer = { ...FREE, pay: (tokens) => ((paid += tokens) === 3 ? new Promise((resolve) => pay = resolve) : undefined) };
	const pieces = answerLines(streamOf([bytes('a\nb\nc\nd\n')]), ECHO, server);
	assert.is(textOf((await pieces.next()).value as Uint8Array), '"a"\n"b"\n');
	const next = pieces.next();
	assert.is(await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]), 'waits');
	pay();
	assert.is(textOf((await next).value as Uint8Array), '"c"\n"d"\n');
	assert.ok((await pieces.next()).done);
});

lines('the first short line is paid with the request, and each of the others costs one token', async () => {
	let paid = 0;
	const take = (tokens: number): void => void (paid += tokens);
	const server: LineServer = { ...FREE, pay: (tokens) => { take(tokens); return undefined; }, settle: take };
	await answered([bytes('a\n'.repeat(20))], server);
	assert.is(paid, 19);
});

lines('many streams take turns: none ends before the others begin', async () => {
	const order: number[] = [];
	const slow = (who: number): LineAnswers => ({
		...ECHO,
		answer: () => {
			for (const until = performance.now() + 1; performance.now() < until;);
			order.push(who);
			return who;
		},
	});
	await Promise.all([0, 1, 2].map(async (who) => {
		for await (const piece of answerLines(streamOf([bytes('x\n'.repeat(30))]), slow(who), FREE)) assert.ok(piece.length > 0);
	}));
	assert.is(order.length, 90);
	const firstOf = [0, 1, 2].map((who) => order.indexOf(who));
	assert.ok(Math.max(...firstOf) < 30, `the last begins at ${Math.max(...firstOf)}`);
	for (let i = 0; i + 12 <= order.length; i++) {
		const run = order.slice(i, i + 12);
		const isLast = new Set(order.slice(i)).size === 1;
		assert.ok(isLast || new Set(run).size > 1, `twelve lines of one stream in a row, at ${i}: ${order.join('')}`);
	}
});

lines('the offset of a line is the number of bytes up to its end, in any chunks', () => {
	const bytes = new TextEncoder().encode('{}\n\n{"é":1}\n{}');
	for (let size = 1; size <= bytes.length; size++) {
		const cutter = createLines(), offsets: number[] = [];
		for (let at = 0; at < bytes.length; at += size)
			for (const _ of cutter.of(bytes.subarray(at, at + size))) offsets.push(cutter.offset());
		cutter.rest();
		// `é` has two bytes.
		assert.equal([...offsets, cutter.offset()], [3, 13, 15], `chunks of ${size}`);
	}
});

lines.run();
