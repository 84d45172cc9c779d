/*
 * `tincture mcp`: one message per input line, one response per output line, for any content and any chunks.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIMITS } from '../../src/doors/limits.ts';
import { LEGACY, MODERN } from '../../src/doors/mcp/answer.ts';
import { createFetch } from '../../src/fetch.ts';
import { randomFrom } from '../../src/math/random.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { anyValue, below, pick } from '../support/arbitrary.ts';
import { tincture } from '../support/cli.ts';

const stdio = suite('tincture mcp');

type Json = Readonly<Record<string, unknown>>;

interface Response {
	readonly jsonrpc: string;
	readonly id: unknown;
	readonly result?: Json;
	readonly error?: { readonly code: number; readonly message: string };
}

const META = { 'io.modelcontextprotocol/protocolVersion': MODERN, 'io.modelcontextprotocol/clientCapabilities': {} };

const request = (method: string, params?: object, id: unknown = 1): Json => ({ jsonrpc: '2.0', id, method, ...(params && { params }) });

/** Responses to these lines. Nothing else may be printed, and the end of input is not an error. */
async function readResponses(lines: readonly (object | string)[], end = '\n'): Promise<readonly Response[]> {
	const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n') + end;
	const { code, out, err } = await tincture(['mcp'], { input: [text] });
	assert.equal([code, err], [0, '']);
	return out.split('\n').slice(0, -1).map((line) => JSON.parse(line) as Response);
}

for (const version of LEGACY) {
	stdio(`a client of ${version} is initialized, lists and calls`, async () => {
		const [first, tools, called, ...more] = await readResponses([
			request('initialize', { protocolVersion: version, capabilities: {}, clientInfo: { name: 't', version: '1' } }),
			{ jsonrpc: '2.0', method: 'notifications/initialized' },
			request('tools/list', undefined, 'list'),
			request('tools/call', { name: 'convert-color', arguments: { color: '#f00', formats: ['rgb'] } }, 3),
		]);
		assert.is(first?.result?.['protocolVersion'], version);
		assert.is(tools?.id, 'list');
		assert.equal((tools?.result?.['tools'] as Json[]).map(({ name }) => name), OPERATIONS.map(({ name }) => name));
		assert.not('resultType' in tools!.result!);
		assert.equal((called?.result?.['structuredContent'] as Json)['formats'], { rgb: 'rgb(255 0 0)' });
		assert.equal(more, []);
	});
}

stdio('a client of 2026-07-28 states the revision in each message, without headers', async () => {
	const [found, called, ping] = await readResponses([
		request('server/discover', { _meta: META }),
		request('tools/call', { name: 'parse-color', arguments: { color: 'teal' }, _meta: META }),
		request('ping', { _meta: META }),
	]);
	assert.equal(found?.result?.['supportedVersions'], [MODERN]);
	assert.is(called?.result?.['resultType'], 'complete');
	assert.is(ping?.error?.code, -32_601);
});

for (const [what, line, code, says] of [
	['is not JSON', '{"jsonrpc"', -32_700, /^The message is not valid JSON/],
	['is too long', JSON.stringify(request('ping', { x: 'x'.repeat(LIMITS.body) })), -32_700, /more than 65536 bytes/],
	['is nested too deep', '['.repeat(50) + ']'.repeat(50), -32_700, /./],
	['is a batch', [request('ping')], -32_600, /one message at a time/],
	['is not a message', { hello: 'world' }, -32_600, /"jsonrpc": "2.0"/],
] as const) {
	stdio(`a line that ${what} is answered with ${code}, and the next one as ever`, async () => {
		const [bad, good, ...more] = await readResponses([line as object | string, request('ping', undefined, 'next')]);
		assert.equal([bad?.id, bad?.error?.code], [null, code]);
		assert.match(bad!.error!.message, says);
		assert.equal(good, { jsonrpc: '2.0', id: 'next', result: {} });
		assert.equal(more, []);
	});
}

stdio('rejects bytes that are not UTF-8', async () => {
	const { code, out } = await tincture(['mcp'], { input: [Uint8Array.of(0x22, 0xff, 0x22, 0x0a)] });
	assert.is(code, 0);
	assert.is((JSON.parse(out) as Response).error?.code, -32_700);
});

stdio('accepts blank lines, line ends of Windows and a last line without an end', async () => {
	const answers = await readResponses(['', `${JSON.stringify(request('ping'))}\r`, '  ', request('ping', undefined, 2)], '');
	assert.equal(answers.map(({ id }) => id), [1, 2]);
});

stdio('prints nothing without a message', async () => assert.equal(await readResponses([], ''), []));

stdio('answers each message before the next one arrives', async () => {
	let answered = 0;
	async function* waiting(): AsyncGenerator<Uint8Array> {
		for (let i = 0; i < 3; i++) {
			yield Buffer.from(`${JSON.stringify(request('ping', undefined, i))}\n`);
			assert.is(answered, i + 1);
		}
	}
	const { code } = await tincture(['mcp'], { input: waiting(), onOutput: () => void answered++ });
	assert.equal([code, answered], [0, 3]);
});

stdio('responses equal those of POST /mcp, byte for byte', async () => {
	const handle = createFetch();
	for (const { name, examples } of OPERATIONS) {
		const { input } = examples[0]!;
		const given = name === 'generate-palette' ? { ...input, seed: 'mcp' } : input;
		const body = JSON.stringify(request('tools/call', { name, arguments: given }));
		const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
		const there = await (await handle(new Request('https://example.com/mcp', post))).text();
		assert.is((await tincture(['mcp'], { input: [`${body}\n`] })).out, `${there}\n`, name);
	}
});

const METHODS = ['initialize', 'ping', 'tools/list', 'tools/call', 'prompts/get', 'resources/read', 'server/discover', '__proto__', ''];

stdio('answers random lines in random chunks with one line of JSON-RPC each', async () => {
	const random = randomFrom('lines of mcp');
	for (let i = 0; i < 60; i++) {
		const lines = Array.from({ length: 1 + below(random, 6) }, (): string => {
			if (random() < 0.3) return JSON.stringify(anyValue(random, 3)) ?? 'null';
			const whole = JSON.stringify({ ...request(pick(random, METHODS)), params: anyValue(random, 3) });
			return random() < 0.3 ? whole.slice(0, below(random, whole.length)) : whole;
		});
		const bytes = Buffer.from(`${lines.join('\n')}\n`), cut = below(random, bytes.length);
		const { code, out, err } = await tincture(['mcp'], { input: [bytes.subarray(0, cut), bytes.subarray(cut)] });
		const what = `seed lines of mcp, case ${i}: ${bytes}`;
		assert.equal([code, err], [0, ''], what);
		for (const line of out.split('\n').slice(0, -1)) assert.is((JSON.parse(line) as Response).jsonrpc, '2.0', what);
	}
});

stdio('the help shows how to start it, and extra words are rejected', async () => {
	const help = await tincture(['mcp', '--help']);
	assert.equal([help.code, help.err], [0, '']);
	assert.match(help.out, 'claude mcp add tincture -- npx tincture mcp');
	assert.is((await tincture(['help', 'mcp'])).out, help.out);
	const refused = await tincture(['mcp', '--port', '1']);
	assert.equal([refused.code, refused.out], [2, '']);
	assert.match(refused.err, '"--port"');
});

stdio('says on a terminal that it waits for messages', async () => {
	const { out, err } = await tincture(['mcp'], { columns: 80 });
	assert.is(out, '');
	assert.match(err, 'Model Context Protocol');
});

stdio.run();
