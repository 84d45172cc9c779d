/*
 * The Model Context Protocol, both generations, message by message, by the specification of 2026-07-28 and earlier ones:
 * starts, lists, calls, headers and errors. test/consumers/mcp.test.ts runs real clients.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LEGACY, MODERN } from '../../src/doors/mcp/answer.ts';
import { brief, OMITTED } from '../../src/doors/mcp/brief.ts';
import { BRIEF_ROOM } from '../../src/doors/mcp/call.ts';
import { PROMPTS } from '../../src/doors/mcp/prompts.ts';
import { createFetch } from '../../src/fetch.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { randomFrom } from '../../src/math/random.ts';
import type { ServerOptions } from '../../src/server.ts';
import { anyValue } from '../support/arbitrary.ts';
import { mismatches } from '../support/json-schema.ts';
import { answerOf, post, problemIn } from '../http/raw.ts';
import { withServer } from '../support/server.ts';

const mcp = suite('mcp');

type Json = Readonly<Record<string, unknown>>;

interface Told {
	readonly status: number;
	readonly id: unknown;
	readonly result?: Json;
	readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** `_meta` of each request of a client of 2026-07-28. */
const META = { 'io.modelcontextprotocol/protocolVersion': MODERN, 'io.modelcontextprotocol/clientCapabilities': {} };

type Send = (body: unknown, headers?: Record<string, string>) => Promise<Told>;

const sender = (url: string): Send => async (body, headers = {}) => {
	const { status, body: text } = await post(`${url}/mcp`, typeof body === 'string' ? body : JSON.stringify(body), headers);
	return { status, ...(text === '' ? { id: undefined } : JSON.parse(text) as Omit<Told, 'status'>) };
};

const withMcp = (use: (send: Send, url: string) => Promise<void>, options: ServerOptions = {}): Promise<void> =>
	withServer((url) => use(sender(url), url), options);

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const request = (method: string, params?: object): object => ({ jsonrpc: '2.0', id: 7, method, ...(params && { params }) });

/** A request as clients since 2026-07-28 send it, with the headers that repeat it. */
function modern(send: Send, method: string, params: Json = {}, headers: Record<string, string> = {}): Promise<Told> {
	const named = params['name'] ?? params['uri'];
	return send(request(method, { ...params, _meta: META }), {
		'MCP-Protocol-Version': MODERN, 'Mcp-Method': method, ...(typeof named === 'string' && { 'Mcp-Name': named }), ...headers,
	});
}

for (const version of LEGACY) {
	mcp(`a client of ${version} is initialized in its own revision, lists, calls, and pings`, () => withMcp(async (send) => {
		const client = { capabilities: {}, clientInfo: { name: 't', version: '1' } };
		const { result } = await send(request('initialize', { protocolVersion: version, ...client }));
		assert.is(result?.['protocolVersion'], version);
		assert.equal(result?.['capabilities'], { tools: {}, prompts: {}, resources: {} });
		assert.is((result?.['serverInfo'] as Json)['name'], 'tincture');
		const headers = { 'MCP-Protocol-Version': version };
		assert.is((await send({ jsonrpc: '2.0', method: 'notifications/initialized' }, headers)).status, 202);
		const { result: listed } = await send(request('tools/list'), headers);
		assert.equal((listed?.['tools'] as Json[]).map(({ name }) => name), OPERATIONS.map(({ name }) => name));
		assert.not('ttlMs' in listed!);
		assert.equal(await send(request('ping'), headers), { status: 200, jsonrpc: '2.0', id: 7, result: {} });
		assert.equal((await send(request('server/discover'), headers)).error?.code, -32_601);
	}));
}

mcp('an unknown revision is answered with the latest that has a handshake, and refused in a header', () => withMcp(async (send) => {
	const { result } = await send(request('initialize', { protocolVersion: '2024-01-01' }));
	assert.is(result?.['protocolVersion'], LEGACY[0]);
	const { status, error } = await send(request('tools/list'), { 'MCP-Protocol-Version': '2024-01-01' });
	assert.equal([status, error?.code], [400, -32_000]);
}));

mcp('a client of 2026-07-28 discovers without a handshake, and may cache lists', () => withMcp(async (send) => {
	const { result } = await modern(send, 'server/discover');
	assert.is(result?.['resultType'], 'complete');
	assert.equal(result?.['supportedVersions'], [MODERN]);
	assert.is(((result?.['_meta'] as Json)['io.modelcontextprotocol/serverInfo'] as Json)['name'], 'tincture');
	for (const method of ['server/discover', 'tools/list', 'prompts/list', 'resources/list', 'resources/templates/list']) {
		const { status, result: kept } = await modern(send, method);
		assert.is(status, 200, method);
		assert.is(kept?.['resultType'], 'complete', method);
		assert.is(kept?.['cacheScope'], 'public', method);
		assert.ok(Number(kept?.['ttlMs']) > 0, method);
	}
	for (const method of ['initialize', 'ping', 'logging/setLevel', 'toString']) {
		const { status, error } = await modern(send, method);
		assert.equal([status, error?.code], [404, -32_601], method);
	}
}));

for (const [what, headers] of [
	['without the method', { 'Mcp-Method': '' }],
	['with another method', { 'Mcp-Method': 'tools/list' }],
	['with another name', { 'Mcp-Name': 'mix-colors' }],
	['without the name', { 'Mcp-Name': '' }],
	['with another revision', { 'MCP-Protocol-Version': '2025-11-25' }],
	['without the revision', { 'MCP-Protocol-Version': '' }],
] as const) {
	mcp(`headers ${what} of the body are refused`, () => withMcp(async (send) => {
		const { status, error } = await modern(send, 'tools/call', { name: 'parse-color', arguments: { color: 'teal' } }, headers);
		assert.equal([status, error?.code], [400, -32_020], error?.message);
		assert.match(error?.message ?? '', Object.keys(headers)[0]!.toLowerCase());
	}));
}

mcp('a name in a header may be written in base64', () => withMcp(async (send) => {
	const { status } = await modern(send, 'tools/call', { name: 'parse-color', arguments: { color: 'teal' } }, {
		'Mcp-Name': `=?base64?${Buffer.from('parse-color').toString('base64')}?=`,
	});
	assert.is(status, 200);
}));

for (const [what, meta, code] of [
	['no revision', { 'io.modelcontextprotocol/clientCapabilities': {} }, -32_602],
	['no capabilities', { 'io.modelcontextprotocol/protocolVersion': MODERN }, -32_602],
	['capabilities that are not an object', { ...META, 'io.modelcontextprotocol/clientCapabilities': 5 }, -32_602],
] as const) {
	mcp(`a request of 2026-07-28 with ${what} is refused`, () => withMcp(async (send) => {
		const headers = { 'MCP-Protocol-Version': MODERN, 'Mcp-Method': 'tools/list' };
		const { status, error } = await send(request('tools/list', { _meta: meta }), headers);
		assert.equal([status, error?.code], [400, code]);
	}));
}

mcp('a future revision is refused with the supported ones', () => withMcp(async (send) => {
	const meta = { ...META, 'io.modelcontextprotocol/protocolVersion': '2030-01-01' };
	const headers = { 'MCP-Protocol-Version': '2030-01-01', 'Mcp-Method': 'tools/list' };
	const { status, error } = await send(request('tools/list', { _meta: meta }), headers);
	assert.equal([status, error?.code, error?.data], [400, -32_022, { supported: [MODERN], requested: '2030-01-01' }]);
}));

for (const [what, body, status, code] of [
	['no JSON', '{"jsonrpc"', 400, -32_700],
	['nothing', '', 400, -32_700],
	['a batch', [request('ping')], 400, -32_600],
	['no message', { method: 'ping', id: 1 }, 400, -32_600],
	['no method', { jsonrpc: '2.0', id: 1 }, 400, -32_600],
	['an id of null', { jsonrpc: '2.0', id: null, method: 'ping' }, 400, -32_600],
	['params that are a list', { jsonrpc: '2.0', id: 1, method: 'ping', params: [] }, 400, -32_602],
	['an unknown method', request('tools/run'), 200, -32_601],
	['an unknown tool', request('tools/call', { name: 'parse-colour' }), 200, -32_602],
	['a tool without a name', request('tools/call'), 200, -32_602],
	['arguments that are a list', request('tools/call', { name: 'parse-color', arguments: [] }), 200, -32_602],
	['an unknown prompt', request('prompts/get', { name: 'x' }), 200, -32_602],
	['a prompt without what it needs', request('prompts/get', { name: 'repair-contrast' }), 200, -32_602],
	['a prompt with another', request('prompts/get', { name: 'chart-colors', arguments: { count: '5', size: '5' } }), 200, -32_602],
	['an unknown resource', request('resources/read', { uri: 'file:///etc/passwd' }), 200, -32_602],
] as const) {
	mcp(`${what} is answered with ${code}`, () => withMcp(async (send) => {
		const response = await send(body);
		assert.equal([response.status, response.error?.code], [status, code], response.error?.message);
		assert.is(response.id, status === 200 || code === -32_602 ? 1 * Number((body as { id: number }).id) : null);
	}));
}

mcp('other methods and types of HTTP are refused as everywhere', () => withMcp(async (_, url) => {
	for (const method of ['GET', 'DELETE']) {
		const answer = await answerOf(await fetch(`${url}/mcp`, { method }));
		problemIn(answer, 'method-not-allowed');
		assert.match(answer.headers.get('allow') ?? '', 'POST');
	}
	problemIn(await post(`${url}/mcp`, '{}', { 'Content-Type': 'text/plain' }), 'unsupported-media-type');
}));

mcp('local requests need a local Host and Origin; behind a proxy any are allowed', async () => {
	const ping = JSON.stringify(request('ping'));
	const of = async (url: string, headers: Record<string, string>): Promise<number> => (await post(`${url}/mcp`, ping, headers)).status;
	await withMcp(async (_, url) => {
		assert.is(await of(url, { Origin: 'http://localhost:3000' }), 200);
		assert.is(await of(url, { Origin: 'https://evil.example' }), 403);
		assert.is(await of(url, { Origin: 'null' }), 403);
	});
	await withMcp(async (_, url) => assert.is(await of(url, { Origin: 'https://app.example' }), 200), { trustProxy: 'loopback' });
});

const tools = async (send: Send): Promise<readonly Json[]> => (await send(request('tools/list'))).result?.['tools'] as Json[];

const call = async (send: Send, name: string, given: object): Promise<Json> =>
	(await send(request('tools/call', { name, arguments: given }))).result!;

for (const { name, title, summary, examples } of OPERATIONS) {
	mcp(`${name}: the full answer is the JSON of the API, the brief one fits, and both match the schema`, () => withMcp(async (send, url) => {
		const tool = (await tools(send)).find((one) => one['name'] === name)!;
		assert.equal([tool['title'], tool['description']], [title, summary]);
		assert.equal(tool['annotations'], { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false });
		for (const { input } of examples) {
			const given = 'seed' in input || name !== 'generate-palette' ? input : { ...input, seed: 'mcp' };
			assert.equal(mismatches(tool['inputSchema'], given, {}), []);
			const alone = await post(`${url}/api/v1/${name}`, JSON.stringify(given));
			const full = await call(send, name, { ...given, full: true });
			assert.is(JSON.stringify(full['structuredContent']), alone.body);
			const short = await call(send, name, given);
			for (const { content, structuredContent, isError } of [full, short] as unknown as {
				content: { text: string }[]; structuredContent: Json; isError: boolean;
			}[]) {
				assert.is(isError, false);
				assert.is(content[0]?.text, JSON.stringify(structuredContent));
				assert.equal(mismatches(tool['outputSchema'], structuredContent, {}), []);
			}
			assert.ok(sizeOf(short['structuredContent']) <= BRIEF_ROOM, `${sizeOf(short['structuredContent'])} bytes`);
		}
	}));
}

mcp('an invalid call has a result with its faults, for the model to read', () => withMcp(async (send) => {
	for (const [given, says] of [
		[{ color: 'tael' }, 'Did you mean "teal"?'], [{}, 'color is missing'], [{ color: 'teal', full: 'yes' }, 'full must be true or false'],
		[{ colour: 'teal' }, 'Did you mean "color"?'],
	] as const) {
		const { isError, content, structuredContent } = await call(send, 'parse-color', given);
		assert.ok(isError);
		assert.is(structuredContent, undefined);
		assert.match((content as { text: string }[])[0]!.text, says);
	}
}));

mcp('a bug is logged, and its answer has no details', () => {
	const errors: unknown[] = [];
	return withMcp(async (send) => {
		const { status, error } = await send(request('tools/call', { name: 'parse-color', arguments: { color: 'teal' } }));
		assert.equal([status, error?.code], [500, -32_603]);
		assert.not.match(error?.message ?? '', 'secret');
		assert.match(String(errors[0]), 'secret');
	}, {
		inspect: () => { throw new Error('secret'); },
		log: { isVerbose: false, notice: () => {}, info: () => {}, error: (_, thrown) => void errors.push(thrown) },
	});
});

mcp('three prompts use existing tools and contain their arguments', () => withMcp(async (send) => {
	const { result } = await send(request('prompts/list'));
	assert.equal((result?.['prompts'] as Json[]).map(({ name }) => name), PROMPTS.map(({ name }) => name));
	for (const { name, arguments: declared, tools: used } of PROMPTS) {
		const given = Object.fromEntries(declared.map((one) => [one.name, `<${one.name}>`]));
		const { result: got } = await send(request('prompts/get', { name, arguments: given }));
		const { messages } = got as { messages: { role: string; content: { text: string } }[] };
		assert.is(messages[0]?.role, 'user');
		for (const value of Object.values(given)) assert.match(messages[0]!.content.text, value, name);
		for (const tool of used) {
			assert.match(messages[0]!.content.text, tool, name);
			assert.ok(OPERATIONS.some((operation) => operation.name === tool), tool);
		}
	}
}));

mcp('every listed resource can be read', () => withMcp(async (send) => {
	const { resources } = (await send(request('resources/list'))).result as { resources: { uri: string; mimeType: string }[] };
	const read = new Map<string, string>();
	for (const { uri, mimeType } of resources) {
		const { result: got } = await send(request('resources/read', { uri }));
		const { contents } = got as { contents: { uri: string; mimeType: string; text: string }[] };
		assert.equal([contents[0]?.uri, contents[0]?.mimeType], [uri, mimeType]);
		read.set(uri, contents[0]!.text);
	}
	// CSS itself says what they are.
	assert.match(read.get('tincture://names/en')!, /^Teal #008080$/m);
	assert.match(read.get('tincture://names/ru')!, /^.+ #[0-9a-f]{6}$/m);
	assert.match(read.get('tincture://roles')!, /^primary: /m);
	assert.match(read.get('tincture://problems')!, /^rate-limited: /m);
}));

mcp('fetch gives the same answers', () => withMcp(async (_, url) => {
	const handle = createFetch();
	for (const [body, headers] of [
		[request('tools/list'), {}], [request('tools/call', { name: 'mix-colors', arguments: { first: 'red', second: 'blue' } }), {}],
		[request('tools/list', { _meta: META }), { 'MCP-Protocol-Version': MODERN }], ['{', {}],
	] as const) {
		const init = {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', ...headers },
			body: typeof body === 'string' ? body : JSON.stringify(body),
		};
		const [there, here] = [await fetch(`${url}/mcp`, init), await handle(new Request('https://example.com/mcp', init))];
		assert.equal([here.status, await here.text()], [there.status, await there.text()]);
	}
}));

mcp('1,000 seeded values instead of a message, its params or its arguments are answered, and none with 500', () => withMcp(async (send) => {
	const random = randomFrom('mcp');
	const methods = ['tools/call', 'tools/list', 'prompts/get', 'resources/read', 'initialize', 'server/discover'];
	for (let i = 0; i < 1000; i++) {
		const value = anyValue(random, 3), method = methods[i % methods.length]!;
		const body = [value, request(method, value as object), request('tools/call', { name: 'audit-palette', arguments: value }),
			{ ...request(method), id: value }, request(method, { _meta: value })][i % 5];
		const { status } = await send(body, i % 3 === 0 ? { 'MCP-Protocol-Version': MODERN } : {});
		assert.ok([200, 202, 400, 404].includes(status), `seed mcp, message ${i}: ${status} to ${JSON.stringify(body)}`);
	}
}));

mcp('500 seeded brief results fit, are parts of the result, and list the omitted parts', () => {
	const random = randomFrom('brief');
	for (let i = 0; i < 500; i++) {
		const whole = Object.fromEntries(Array.from({ length: 1 + Math.floor(random() * 6) }, (_, k) => [`field${k}`, anyValue(random, 4)]));
		const room = 300 + Math.floor(random() * 900), short = brief(whole, room), { [OMITTED]: omitted, ...kept } = short;
		const what = `seed brief, result ${i}`;
		if (sizeOf(whole) <= room) assert.equal([kept, omitted], [whole, undefined], what);
		else {
			assert.ok((omitted as unknown[]).length > 0, what);
			assert.ok(sizeOf(short) <= room, what);
		}
		for (const [name, value] of Object.entries(kept)) assert.ok(isPart(value, whole[name]), `${what}: ${name}`);
	}
});

/** True if one value is the other without some items and fields. */
function isPart(part: unknown, whole: unknown): boolean {
	if (typeof part !== 'object' || part === null) return Object.is(part, whole) || part === whole;
	return Object.entries(part).every(([key, value]) => isPart(value, (whole as Json)[key]));
}

mcp.run();
