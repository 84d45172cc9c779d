/*
 * API keys: which doors ask for one, the rate of each, what caches and browsers are told, and the file they come from.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { parseKeys } from '../../src/http/api-keys.ts';
import { randomFrom } from '../../src/math/random.ts';
import { MOST_ISSUES } from '../../src/schema/fault.ts';
import { withServer } from '../support/server.ts';
import { start } from './process.ts';
import { answerOf, post, problemIn } from './raw.ts';

const keys = suite('API keys');

const KEY = '4f1c8a6e2b7d9035', OTHER = 'Capitals-and_signs+/=~!';
const BEARER = { Authorization: `Bearer ${KEY}` };
const TEAL = '/api/v1/parse-color?color=teal';

const status = async (url: string, headers: Record<string, string> = {}): Promise<number> => {
	const answer = await fetch(url, { headers });
	await answer.arrayBuffer();
	return answer.status;
};

keys('operations, batch and MCP ask for a key; pages, health, problems and swatches do not', () => withServer(async (url) => {
	// Twice, since the second answer comes from the cache.
	for (let i = 0; i < 2; i++) {
		for (const [headers, expected] of [
			[BEARER, 200], [{ Authorization: `bearer  ${KEY}` }, 200], [{ 'X-API-Key': KEY }, 200], [{ 'X-API-Key': OTHER }, 200],
			[{}, 401], [{ Authorization: KEY }, 401], [{ Authorization: `Basic ${KEY}` }, 401], [{ Authorization: 'Bearer' }, 401],
			[{ Authorization: `Bearer ${KEY.toUpperCase()}` }, 401], [{ Authorization: `Bearer ${KEY}, ${KEY}` }, 401],
			[{ Authorization: `Bearer ${KEY.slice(1)}` }, 401], [{ 'X-API-Key': `${KEY}0` }, 401], [{ 'X-API-Key': 'é'.repeat(16) }, 401],
		] as const) assert.is(await status(url + TEAL, headers), expected, JSON.stringify(headers));
	}
	const batch = '[{"operation":"parse-color","input":{"color":"teal"}}]', ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
	for (const [path, body] of [['/api/v1/parse-color', '{"color":"teal"}'], ['/api/v1/batch', batch], ['/mcp', ping]] as const) {
		problemIn(await post(url + path, body), 'unauthorized');
		assert.is((await post(url + path, body, BEARER)).status, 200, path);
	}
	const lines = { 'Content-Type': 'application/x-ndjson' };
	problemIn(await post(`${url}/api/v1/batch`, batch.slice(1, -1), lines), 'unauthorized');
	assert.is((await post(`${url}/api/v1/batch`, batch.slice(1, -1), { ...lines, ...BEARER })).status, 200);
	for (const path of ['/', '/docs', '/openapi.json', '/llms.txt', '/livez', '/readyz', '/problems/unauthorized', '/swatch/teal.svg'])
		assert.is(await status(url + path), 200, path);
	assert.is(await status(`${url}/api/v1/nothing`), 404);
}, { apiKeys: [{ key: KEY }, { key: OTHER }] }));

keys('a refusal names the two headers and never what came', () => withServer(async (url) => {
	const secret = 'my-secret-password';
	for (const [headers, begin] of [[{}, 'A key is required.'], [{ 'X-API-Key': secret }, 'Unknown key.']] as const) {
		const answer = await answerOf(await fetch(url + TEAL, { headers })), { detail } = problemIn(answer, 'unauthorized');
		assert.ok(detail.startsWith(begin), detail);
		assert.match(detail, /Authorization.*X-API-Key/);
		assert.is(answer.headers.get('www-authenticate'), 'Bearer');
		assert.not(answer.body.includes(secret));
	}
}, { apiKeys: [{ key: KEY }] }));

keys('shared caches keep no answer, preflights allow the header, and the description asks for the key', () => withServer(async (url) => {
	for (let i = 0; i < 2; i++) {
		const { headers } = await fetch(url + TEAL, { headers: BEARER });
		assert.is(headers.get('cache-control'), 'private, max-age=86400');
		assert.is(await status(url + TEAL, { ...BEARER, 'If-None-Match': headers.get('etag')! }), 304);
		assert.is(await status(url + TEAL, { 'If-None-Match': headers.get('etag')! }), 401);
	}
	const preflight = await fetch(url + TEAL, { method: 'OPTIONS' });
	assert.is(preflight.status, 204);
	// The Fetch standard, "CORS protocol": the wildcard does not cover Authorization.
	assert.is(preflight.headers.get('access-control-allow-headers'), '*, Authorization');
	const api = await (await fetch(`${url}/openapi.json`)).json() as {
		readonly security: unknown;
		readonly components: { readonly securitySchemes: unknown };
		readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
	};
	assert.equal([api.security, api.components.securitySchemes], [[{ key: [] }], { key: { type: 'http', scheme: 'bearer' } }]);
	assert.ok('401' in api.paths['/api/v1/parse-color']!['get']!.responses);
}, { apiKeys: [{ key: KEY }] }));

keys('each key has its rate, an address without a key its own, and guesses count', () => withServer(async (url) => {
	const ask = (key: string): Promise<number> => status(url + TEAL, { 'X-API-Key': key });
	const first = await fetch(url + TEAL, { headers: BEARER });
	assert.is(first.headers.get('ratelimit-policy'), '"default";q=4;w=400');
	assert.is(first.headers.get('ratelimit'), '"default";r=3;t=100');
	assert.equal([await ask(KEY), await ask(KEY), await ask(KEY), await ask(KEY), await ask(KEY)], [200, 200, 200, 429, 429]);
	assert.equal([await ask(OTHER), await ask(OTHER), await ask(OTHER)], [200, 200, 429], 'the limit of the service');
	assert.equal([await ask('a guess of a key'), await ask('another guess...'), await ask('the third guess.')], [401, 401, 429]);
	assert.equal([await ask('a-third-good-key'), await ask('a-third-good-key')], [200, 429], 'the same rate is counted apart');
}, {
	clock: () => 0,
	rateLimit: { rate: 0.01, burst: 2 },
	apiKeys: [
		{ key: KEY, rateLimit: { rate: 0.01, burst: 4 } }, { key: OTHER }, { key: 'a-third-good-key', rateLimit: { rate: 0.02, burst: 1 } },
	],
}));

keys('a message about a limit names what it counts: the key, or the address', () => withServer(async (url) => {
	const detailOf = async (path: string, headers: Record<string, string>): Promise<string> =>
		problemIn(await answerOf(await fetch(url + path, { headers })), 'rate-limited').detail;
	assert.is(await status(url + TEAL, BEARER), 200);
	assert.match(await detailOf(TEAL, BEARER), /^Too many requests from this key\. /);
	assert.is(await status(`${url}/docs`), 200);
	assert.match(await detailOf('/docs', {}), /^Too many requests from your address\. /);
}, { clock: () => 0, rateLimit: { rate: 1, burst: 1 }, apiKeys: [{ key: KEY, rateLimit: { rate: 1, burst: 1 } }] }));

keys('the rate of a key holds where addresses have no limit', () => withServer(async (url) => {
	const ask = (headers: Record<string, string>): Promise<number> => status(url + TEAL, headers);
	assert.equal([await ask(BEARER), await ask(BEARER)], [200, 429]);
	for (let i = 0; i < 5; i++) assert.equal([await ask({}), await ask({ 'X-API-Key': OTHER })], [401, 200]);
}, { clock: () => 0, rateLimit: false, apiKeys: [{ key: KEY, rateLimit: { rate: 1, burst: 1 } }, { key: OTHER }] }));

keys('a file has a key in each line, with its rate if it has one', () => {
	assert.equal(parseKeys(`\ufeff# web site\r\n${KEY} 20 60\r\n\r\n  ${OTHER}\t0.5  \n0123456789abcdef`), [
		{ key: KEY, rateLimit: { rate: 20, burst: 60 } }, { key: OTHER, rateLimit: { rate: 0.5 } }, { key: '0123456789abcdef' },
	]);
});

const faultsOf = (text: string): readonly string[] => {
	try {
		parseKeys(text);
		return [];
	} catch (thrown) {
		assert.instance(thrown, InputError);
		return (thrown as InputError).issues.map(({ detail }) => detail);
	}
};

keys('every faulty line is named, and no key is repeated', () => {
	for (const [text, ...expected] of [
		['', /^has no key/], ['# only\n\n', /^has no key/],
		['short', /^line 1 has a key of 5 characters; a key has 16 to 256/], [`${KEY}é`, /^line 1 has a key of 17/],
		[`${KEY}\n${KEY}`, /^line 2 repeats the key of line 1\.$/], [`${KEY} fast`, /^line 1 must have a number/],
		[`${KEY} 0`, /^line 1 must have a number/], [`${KEY} 1000001`, /from 0\.01 to 1000000 after the key/], [`${KEY} 1e3`, /^line 1 must have a number/], [`${KEY} 5 2.5`, /whole number from 1 to 10000/],
		[`${KEY} 5 10 why`, /more than/], [`x\n${KEY} -1`, /^line 1/, /^line 2/],
		[Array.from({ length: 1001 }, (_, i) => `${KEY}${i}`).join('\n'), /^has 1001 keys; at most 1000/],
	] as const) {
		const faults = faultsOf(text);
		assert.is(faults.length, expected.length, JSON.stringify(text.slice(0, 60)));
		expected.forEach((pattern, i) => assert.match(faults[i]!, pattern));
		assert.not(faults.join().includes(KEY));
	}
});

keys('a file with a fault in each line has no more faults than an answer', () => {
	assert.is(faultsOf('x\n'.repeat(1000)).length, MOST_ISSUES);
});

keys('any text is keys or faults', () => {
	const random = randomFrom('keys');
	const parts = [KEY, OTHER, ' ', '\t', '\n', '\r', '#', '1', '20.5', '-', '\0', 'é', '\ud800', '\ufeff', '1e999'];
	for (let i = 0; i < 3000; i++) {
		const text = Array.from({ length: 1 + Math.floor(random() * 12) }, () => parts[Math.floor(random() * parts.length)]!).join('');
		const faults = faultsOf(text);
		if (faults.length > 0) continue;
		for (const { key, rateLimit } of parseKeys(text)) {
			assert.match(key, /^[!-~]{16,256}$/, JSON.stringify(text));
			if (rateLimit) assert.ok(rateLimit.rate! >= 0.01 && rateLimit.rate! <= 1e6, JSON.stringify(text));
		}
	}
});

keys('a process reads its file, and refuses one it cannot use', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-keys-')), path = join(folder, 'keys');
	try {
		for (const [text, message] of [[null, `API_KEYS: ${path} cannot be read: ENOENT`], ['short\n', `API_KEYS: ${path} line 1 has a key of 5`]] as const) {
			if (text !== null) writeFileSync(path, text);
			const { code, err } = await start({ API_KEYS: path }).ended;
			assert.is(code, 78);
			assert.ok(err.includes(message), err);
		}
		writeFileSync(path, `${KEY} 20\n`);
		const { code, err } = await start({ API_KEYS: path, WORKERS: '2' }).ended;
		assert.is(code, 78);
		assert.match(err, /a key would have its rate in each worker/);
		const service = start({ API_KEYS: path }), url = await service.url;
		assert.equal([await status(url + TEAL), await status(url + TEAL, BEARER)], [401, 200]);
		service.child.kill('SIGTERM');
		await service.ended;
	} finally {
		rmSync(folder, { recursive: true });
	}
});

keys.run();
