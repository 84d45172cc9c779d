/*
 * The Model Context Protocol, both generations, message by message, by the specification of 2026-07-28 and earlier ones:
 * starts, lists, calls, headers and errors. test/consumers/mcp.test.ts runs real clients.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LEGACY, MODERN } from '../../src/doors/mcp/answer.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { answerOf, post, problemIn } from '../http/raw.ts';
import { META, modern, request, withMcp, type Json } from './mcp-client.ts';

const mcp = suite('mcp');

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
		const { result: called } = await send(request('tools/call', { name: 'parse-color', arguments: { color: 'teal' } }), headers);
		assert.is(((called?.['_meta'] as Json)['io.modelcontextprotocol/serverInfo'] as Json)['name'], 'tincture');
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

mcp('a name in a header may be written in base64, and the result names the server', () => withMcp(async (send) => {
	const { status, result } = await modern(send, 'tools/call', { name: 'parse-color', arguments: { color: 'teal' } }, {
		'Mcp-Name': `=?base64?${Buffer.from('parse-color').toString('base64')}?=`,
	});
	assert.is(status, 200);
	assert.is(((result?.['_meta'] as Json)['io.modelcontextprotocol/serverInfo'] as Json)['name'], 'tincture');
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

mcp('a misspelt method names the one it resembles', () => withMcp(async (send) => {
	for (const [method, meant] of [['tool/list', 'tools/list'], ['prompts/gets', 'prompts/get'], ['resource/read', 'resources/read']])
		assert.is((await send(request(method!))).error?.message, `Unknown method "${method}". Did you mean "${meant}"?`);
}));

mcp('an empty message and broken JSON are called messages, and say what a message is', () => withMcp(async (send) => {
	assert.match((await send('')).error?.message ?? '', /^The message is empty\. A message is an object with "jsonrpc": "2\.0"/);
	assert.match((await send('{"jsonrpc"')).error?.message ?? '', /^The message is not valid JSON: at line 1/);
}));

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

mcp.run();
