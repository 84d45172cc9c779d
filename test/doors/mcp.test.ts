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
			const given = 'seed' in input || !['generate-palette', 'random-colors'].includes(name) ? input : { ...input, seed: 'mcp' };
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
			const { code: _, ...others } = short['structuredContent'] as Json;
			assert.ok(sizeOf(others) <= BRIEF_ROOM, `${sizeOf(others)} bytes`);
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

/** Characters of a token, on average. */
const TOKEN = 4;

mcp('the list of tools takes at most 12,000 tokens', () => withMcp(async (send) => {
	assert.ok(JSON.stringify(await tools(send)).length / TOKEN <= 12_000);
}));

mcp('the list of tools does not mention HTTP', () => withMcp(async (send) => {
	assert.not.match(JSON.stringify(await tools(send)), /\b(?:POST|GET|query string)\b/);
}));

mcp('answers of everyday size are complete', () => withMcp(async (send) => {
	for (const [name, given] of [
		['generate-scale', { color: 'teal' }],
		['generate-palette', { size: 10, seed: 'a' }],
		['generate-data-colors', { count: 12, format: 'vega-lite' }],
		['export-tokens', { colors: Array.from({ length: 12 }, (_, i) => ({ name: `color-${i}`, color: 'teal' })) }],
		['nearest-names', { color: 'teal', limit: 20 }],
		['find-colors', { query: 'blue', limit: 100 }],
		['audit-palette', { colors: ['red', 'teal', 'gold', 'navy', 'white', 'black'] }],
		['harmonies', { color: 'teal' }],
	] as const) {
		const [short, full] = [await call(send, name, given), await call(send, name, { ...given, full: true })];
		assert.equal(short['structuredContent'], full['structuredContent'], name);
		assert.is(short['isError'], false, JSON.stringify(short));
	}
}));

mcp('a long answer keeps code, changes, the summary and every failing pair', () => withMcp(async (send) => {
	const pairs = Array.from({ length: 60 }, (_, i) => `--c${i}: #fff; --c${i}-foreground: #${i < 40 ? 'ccc' : '333'};`).join(' ');
	const given = { theme: `:root { ${pairs} }`, repair: true };
	type Audit = { code: string; changes: Json[]; summary: { failing: number }; pairs: { passes: boolean }[] };
	const [short, full] = [await call(send, 'audit-theme', given), await call(send, 'audit-theme', { ...given, full: true })]
		.map(({ structuredContent }) => structuredContent as Json & Audit) as [Json & Audit, Json & Audit];
	assert.ok(sizeOf(short) < sizeOf(full));
	assert.equal([short.code, short.changes, short.summary], [full.code, full.changes, full.summary]);
	assert.equal(short.pairs.filter(({ passes }) => !passes).length, full.summary.failing);
	assert.ok((short[OMITTED] as string[]).length > 0);
}));

mcp('no item refers to a color that is not shown', () => withMcp(async (send) => {
	const colors = Array.from({ length: 24 }, (_, i) => `oklch(.6 .1 ${i * 15})`);
	for (const [name, given] of [['audit-palette', { colors }], ['simulate-cvd', { colors: colors.slice(0, 10) }]] as const) {
		const short = (await call(send, name, given))['structuredContent'] as Json & { colors: Json[] };
		for (const list of Object.values(short)) for (const item of Array.isArray(list) ? list : []) {
			if (typeof item !== 'object' || item === null) continue;
			for (const reference of ['first', 'second', 'text', 'background'].map((field) => (item as Json)[field]))
				assert.ok(typeof reference !== 'number' || reference < short.colors.length, `${name}: ${JSON.stringify(item)}`);
		}
	}
}));

interface System {
	readonly audit: readonly { readonly passes: { readonly aa: boolean; readonly aaa: boolean } }[];
	readonly adjustments?: unknown;
	readonly code: string;
}

mcp('a design system is its code, the counts of its audit, and what moved', () => withMcp(async (send) => {
	for (const format of ['css', 'tailwind', 'ios', 'figma']) {
		const given = { primary: '#ffe44d', format };
		const { audit, adjustments, code } = (await call(send, 'build-system', { ...given, full: true }))['structuredContent'] as Json & System;
		const short = (await call(send, 'build-system', given))['structuredContent'] as Json;
		assert.equal(short['summary'], {
			pairs: audit.length,
			failing: 0,
			aaa: audit.filter(({ passes }) => passes.aaa).length,
		});
		assert.equal([short['adjustments'], short['code']], [adjustments, code]);
		assert.equal(short[OMITTED], ['scales', 'themes', 'roles', 'audit']);
	}
}));

const GIVEN: Readonly<Record<string, Json>> = {
	'repair-contrast': { theme: ':root { --background: #fff; --foreground: #aaa; --card: #fff; --card-foreground: #bbb }', target: 'aa' },
	'brand-to-design-system': { primary: '#6366f1', format: 'css' },
	'chart-colors': { count: '12', keep: 'rgb(0, 90, 200), gold', background: '#111', format: 'vega-lite' },
};

const getPrompt = async (send: Send, name: string, given: object): ReturnType<Send> =>
	send(request('prompts/get', { name, arguments: given }));

for (const { name, operation, arguments: declared } of PROMPTS) {
	mcp(`the prompt ${name} is a call that its tool answers, with each of its arguments`, () => withMcp(async (send) => {
		const { result } = await send(request('prompts/list'));
		const listed = (result?.['prompts'] as Json[]).find((one) => one['name'] === name)!;
		assert.equal(listed['arguments'], declared);
		assert.equal(Object.keys(GIVEN[name]!), declared.map((one) => one.name));
		const { messages } = (await getPrompt(send, name, GIVEN[name]!)).result as { messages: { role: string; content: { text: string } }[] };
		assert.is(messages[0]?.role, 'user');
		const [, tool = '', input = ''] = /^1\. Call (\S+) with (.*)\.$/m.exec(messages[0]!.content.text) ?? [];
		assert.is(tool, operation.name);
		const { structuredContent, isError } = await call(send, tool, JSON.parse(input) as object);
		assert.is(isError, false);
		assert.ok(((structuredContent as Json)['code'] as string).length > 50);
	}));
}

mcp('a prompt accepts only values that its tool accepts', () => withMcp(async (send) => {
	for (const [name, given, says] of [
		['repair-contrast', { theme: ':root { --a: red }', target: 'apca-75' }, 'target must be one of'],
		['brand-to-design-system', { primary: 'tael' }, 'Did you mean "teal"?'],
		['brand-to-design-system', { primary: 'teal', format: 'cs' }, 'Did you mean "css"?'],
		['chart-colors', { count: '99' }, 'count must be a whole number'],
		['chart-colors', { count: 'five' }, 'count must be a whole number'],
	] as const) {
		const { error } = await getPrompt(send, name, given);
		assert.is(error?.code, -32_602);
		assert.match(error?.message ?? '', says);
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
