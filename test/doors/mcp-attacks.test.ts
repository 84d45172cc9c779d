/*
 * The Model Context Protocol attacked: ids of every kind, and seeded mutants of valid messages. Each gets the same answer over HTTP
 * and over stdio, none is a bug, and an id comes back as the bytes it was sent as.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LEGACY, MODERN } from '../../src/doors/mcp/answer.ts';
import { brief } from '../../src/doors/mcp/brief.ts';
import { createFetch } from '../../src/fetch.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { below, pick } from '../support/arbitrary.ts';
import { tincture } from '../support/cli.ts';

const mcp = suite('mcp under attack');

const handle = createFetch();

async function overHttp(body: string | Uint8Array, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
	const url = 'https://example.com/mcp';
	const answer = await handle(new Request(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }));
	return { status: answer.status, text: await answer.text() };
}

async function overStdio(messages: readonly (string | Uint8Array)[]): Promise<readonly string[]> {
	const { code, out, err } = await tincture(['mcp'], { input: messages.flatMap((message) => [message, '\n']) });
	assert.equal([code, err], [0, '']);
	return out.split('\n').slice(0, -1);
}

const META = `{"io.modelcontextprotocol/protocolVersion":"${MODERN}","io.modelcontextprotocol/clientCapabilities":{}}`;

/** Operations whose answer without a seed is another each time, so that answers could not be compared. */
const RANDOM = ['generate-palette', 'random-colors'];

/** Where an id may be in a message, and what may be near it; `%` is the id. */
const FRAMES = [
	'{"jsonrpc":"2.0","id":%,"method":"ping"}',
	'{ "id" : % , "method":"ping","jsonrpc":"2.0"}',
	'{"method":"tools/list","jsonrpc":"2.0","\\u0069d":%}',
	'{"jsonrpc":"2.0","method":"no-such-method","params":{"id":5,"x":{"id":6}},"id":%}',
	'{"jsonrpc":"2.0","params":{"name":"convert-color","arguments":{"color":"teal","id":7}},"id":%,"method":"tools/call"}',
	'{"jsonrpc":"2.0","id":%,"method":"ping","params":[]}',
	`{"jsonrpc":"2.0","id":%,"method":"server/discover","params":{"_meta":${META}}}`,
];

const IDS = [
	'0', '-0', '7', '1.0', '1e3', '1E+2', '10e-1', '9007199254740991', '9007199254740992', '9007199254740993', '-9007199254740993',
	'9223372036854775807', '18446744073709551615', '123456789012345678901234567890', `1${'0'.repeat(300)}`, '1.00000000000000000001',
	'""', '"a"', '"9007199254740993"', '"\\u00e9\\/\\ud800"', '"é🎨"', '"\u2028"', `"${'x'.repeat(60_000)}"`,
];

const NO_IDS = ['1.5', '0.1e0', '1e400', '-1e999', 'null', 'true', '[]', '[1]', '{}', '{"id":1}'];

mcp('an id comes back as the bytes it was sent as, over HTTP and stdio', async () => {
	const messages = IDS.flatMap((id) => FRAMES.map((frame) => ({ id, message: frame.replace('%', () => id) })));
	const lines = await overStdio(messages.map(({ message }) => message));
	for (const [i, { id, message }] of messages.entries()) {
		assert.ok(lines[i]!.startsWith(`{"jsonrpc":"2.0","id":${id},"`), `${lines[i]!.slice(0, 100)} to ${message.slice(0, 200)}`);
		JSON.parse(lines[i]!);
		if (!message.includes('_meta')) assert.is((await overHttp(message)).text, lines[i]);
	}
});

mcp('any other id is refused, and its method does not run', async () => {
	for (const id of NO_IDS) {
		for (const frame of FRAMES) {
			const { status, text } = await overHttp(frame.replace('%', id));
			const { id: got, error } = JSON.parse(text) as { id: unknown; error: { code: number; message: string } };
			assert.equal([status, got, error.code], [400, null, -32_600], `${id} in ${frame}`);
			assert.match(error.message, /"id" must be a text or a whole number/);
		}
	}
});

mcp('2025-03-26, which has batches, is not offered, and its clients get the latest revision with a handshake', async () => {
	assert.not(LEGACY.some((version: string) => version === '2025-03-26'));
	const initialize = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}';
	const { status, text } = await overHttp(initialize);
	assert.equal([status, (JSON.parse(text) as { result: { protocolVersion: string } }).result.protocolVersion], [200, LEGACY[0]]);
	assert.equal(await overStdio([initialize]), [text]);
	for (const batch of ['[]', `[${initialize}]`, `[${Array(500).fill('{"jsonrpc":"2.0","id":1,"method":"ping"}').join(',')}]`]) {
		const refused = await overHttp(batch);
		assert.equal([refused.status, (JSON.parse(refused.text) as { error: { code: number } }).error.code], [400, -32_600]);
		assert.equal(await overStdio([batch]), [refused.text]);
	}
});

const VALID = [
	...FRAMES.map((frame) => frame.replace('%', '7')),
	'{"jsonrpc":"2.0","method":"notifications/initialized"}',
	'{"jsonrpc":"2.0","id":1,"result":{}}',
	'{"jsonrpc":"2.0","id":"p","method":"prompts/get","params":{"name":"chart-colors","arguments":{"count":"5"}}}',
	'{"jsonrpc":"2.0","id":"r","method":"resources/read","params":{"uri":"tincture://roles"}}',
	...OPERATIONS.filter(({ name }) => !RANDOM.includes(name)).map(({ name, examples: [example] }) => JSON.stringify({
		jsonrpc: '2.0', id: name, method: 'tools/call', params: { name, arguments: example!.input },
	})),
];

const PIECES = [
	'{', '}', '[', ']', ',', ':', '"', '\\', '\\u', '\\ud800', '0', '-', '1e400', '-0', 'null', 'true', '{}', '[]', '\0', '\t', '\ufeff',
	'__proto__', 'constructor', '"id":1', '"full":true', '"full":1', '['.repeat(40), '9'.repeat(400), 'x'.repeat(5000), 'é', '🎨', '\u2028',
	'"_meta":{}', '"jsonrpc":"1.0"', 'var(--a)', 'color-mix(in oklab,red,blue)', '"params":', '"arguments":null', '%00', '\r',
];

const UTF_8 = new TextEncoder();

/** A valid message with one to four changes: bytes changed, left out, repeated or put in, and parts of another message. */
function mutant(random: Random): Uint8Array {
	let bytes = [...UTF_8.encode(pick(random, VALID))];
	for (let changes = 1 + below(random, 4); changes > 0; changes--) {
		const at = below(random, bytes.length + 1), length = below(random, 20);
		const piece = random() < 0.3
			? [below(random, 256)]
			: [...UTF_8.encode(random() < 0.8 ? pick(random, PIECES) : pick(random, VALID).slice(below(random, 60)))];
		switch (below(random, 4)) {
			case 0: bytes.splice(at, 1, ...piece); break;
			case 1: bytes.splice(at, length); break;
			case 2: bytes.splice(at, 0, ...bytes.slice(at, at + length)); break;
			default: bytes.splice(at, length, ...piece);
		}
	}
	bytes = bytes.filter((byte) => byte !== 0x0a);
	return Uint8Array.from(bytes.length === 0 ? [0x7b] : bytes);
}

mcp('5,000 seeded mutants are answered the same over HTTP and stdio, and none with a bug', async () => {
	const seed = 'mcp mutants', random = randomFrom(seed);
	const mutants = Array.from({ length: 5000 }, () => mutant(random)).filter((bytes) => bytes.some((byte) => !BLANKS.includes(byte)));
	const expected: string[] = [];
	for (const [i, bytes] of mutants.entries()) {
		const { status, text } = await overHttp(bytes), label = `seed ${seed}, mutant ${i}: ${status} to ${new TextDecoder().decode(bytes)}`;
		assert.ok([200, 202, 400, 404].includes(status), label);
		assert.is(text === '', status === 202, label);
		if (text !== '') expected.push(text);
	}
	const lines = await overStdio(mutants);
	assert.is(lines.length, expected.length);
	for (const [i, line] of lines.entries()) {
		JSON.parse(line);
		// Over HTTP a message of 2026-07-28 also needs headers.
		if (!expected[i]!.includes('mcp-protocol-version')) assert.is(line, expected[i]);
	}
});

const BLANKS = [...UTF_8.encode(' \t\r\n')];

mcp('5,000 seeded mutants with headers of every revision are answered, and none with a bug', async () => {
	const seed = 'mcp headers', random = randomFrom(seed);
	for (let i = 0; i < 5000; i++) {
		const bytes = mutant(random);
		const headers = {
			'MCP-Protocol-Version': pick(random, [MODERN, ...LEGACY, '2025-03-26', '', 'x']),
			'Mcp-Method': pick(random, ['tools/call', 'tools/list', 'ping', '', '=?base64?////?=', '=?base64?=?=']),
			'Mcp-Name': pick(random, ['parse-color', '', '=?base64?cGFyc2UtY29sb3I=?=', '=?base64?gICA?=']),
		};
		const { status } = await overHttp(bytes, headers);
		assert.ok([200, 202, 400, 404].includes(status),
			`seed ${seed}, mutant ${i}: ${status} to ${new TextDecoder().decode(bytes)} with ${JSON.stringify(headers)}`);
	}
});

mcp('a result is shortened in linear time: the characters measured are few times those of the result', () => {
	const { stringify } = JSON;
	for (const count of [100, 1000, 10_000]) {
		const rows = Array.from({ length: count }, (_, i) => ({ name: `row ${i}`, parts: { a: i, b: [i, i] } }));
		const result = { rows, deep: { rows, deep: { rows, wide: Object.fromEntries(rows.map((row) => [row.name, row])) } } };
		const size = stringify(result).length;
		let measured = 0;
		JSON.stringify = ((value: unknown) => {
			const text = stringify(value);
			measured += text.length;
			return text;
		}) as typeof stringify;
		try {
			brief(result, 700);
		} finally {
			JSON.stringify = stringify;
		}
		assert.ok(measured <= 4 * size, `${measured / size} times the result of ${count} rows`);
	}
});

mcp.run();
