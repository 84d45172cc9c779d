/*
 * Vary: every answer has at most one such line, and one that names the request headers that select among its versions. Caches such as
 * nginx 1.22 honour only the last of several lines and then serve a version to clients that cannot read it.
 *
 * Requests go to every path of every door, over HTTP, where lines can be counted, and to `tincture/fetch`.
 */

import { request } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { READS } from '../../src/doors/door.ts';
import { variesBy, withVary } from '../../src/doors/headers.ts';
import { PROBLEM_CODES } from '../../src/doors/problem.ts';
import { createSite } from '../../src/doors/assets.ts';
import { listDoors } from '../../src/doors/table.ts';
import { createFetch, jsonReply, type Door } from '../../src/fetch.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { withServer } from '../support/server.ts';

const vary = suite('vary');

/** A door of an embedding program, which sets its own Vary header. */
const OWN: Door = {
	path: '/own',
	methods: READS,
	cost: 1,
	answer: () => ({
		...jsonReply({}, 'day'), headers: ['vary', 'Cookie, accept-encoding', 'Vary', 'Cookie'], encoded: { gzip: new Uint8Array(1) },
		languages: { ru: { ...jsonReply({}, 'day'), headers: ['Vary', 'Origin'] } },
	}),
};

interface Call {
	readonly path: string;
	readonly method: string;
	readonly body?: string;
	readonly type?: string;
}

const get = (path: string): Call => ({ path, method: 'GET' });

const calls: readonly Call[] = [
	...listDoors({
		operations: OPERATIONS, site: createSite({ basePath: '', disable: [], assets: null }), inspect: null, doors: [OWN],
		isLeaving: () => false, report: () => {}, metrics: () => '', disable: [], hasKeys: false,
	}).flatMap(({ path, methods }) =>
		['GET', 'HEAD', 'OPTIONS', 'DELETE', ...Object.keys(methods)].map((method): Call => ({ path: path.replace('{color}', 'teal'), method }))),
	...OPERATIONS.flatMap(({ name, examples }) => examples.flatMap(({ input }): Call[] => [
		{ path: `/api/v1/${name}`, method: 'POST', body: JSON.stringify(input), type: 'application/json' },
		{ path: `/api/v1/${name}`, method: 'QUERY', body: JSON.stringify(input), type: 'application/json' },
	])),
	...['/api/v1/build-system?primary=teal', '/api/v1/build-system?primary=teal&download', '/api/v1/parse-color?color=teal'].map(get),
	...PROBLEM_CODES.map((code) => get(`/problems/${code}`)), ...['/nowhere', '/assets/style.css', '/docs/parse-color'].map(get),
	{ path: '/api/v1/batch', method: 'POST', body: '{"operation":"parse-color","input":{"color":"teal"}}\n', type: 'application/x-ndjson' },
	{ path: '/api/v1/parse-color', method: 'POST', body: '{', type: 'text/plain' },
];

const REQUESTED: readonly Record<string, string>[] = [
	{},
	{ 'Accept-Encoding': 'br', 'Accept-Language': 'ru', 'Accept': 'text/css, image/svg+xml' },
	{ 'Accept-Encoding': 'gzip', 'If-None-Match': '*' },
];

/** The values of all Vary lines of an answer. */
const readVary = (base: string, { path, method, body, type }: Call, headers: Record<string, string>): Promise<string[]> =>
	new Promise((resolve, reject) => {
		const sent = request(base + path, { method, headers: { ...headers, ...(type && { 'Content-Type': type }) } }, (res) => {
			const { rawHeaders: raw } = res, isVary = (at: number): boolean => at % 2 === 0 && raw[at]!.toLowerCase() === 'vary';
			res.resume().on('end', () => resolve(raw.filter((_, i) => i > 0 && isVary(i - 1))));
		});
		sent.on('error', reject).end(body);
	});

vary('every answer of the server has at most one line, the same from memory', () => withServer(async (url) => {
	for (const call of calls) {
		for (const headers of REQUESTED) {
			const lines = await readVary(url, call, headers);
			assert.ok(lines.length <= 1, `${call.method} ${call.path}: ${lines.join(' | ')}`);
			const names = (lines[0] ?? '').toLowerCase().split(', ');
			assert.is(new Set(names).size, names.length, `${call.method} ${call.path}: ${lines[0]}`);
			assert.equal(await readVary(url, call, headers), lines, `${call.method} ${call.path}, again`);
		}
	}
}, { doors: [OWN], metrics: true }));

vary('the line names what selects, and what the door named', () => withServer(async (url) => {
	const handle = createFetch({ doors: [OWN] });
	for (const [path, expected, uncached] of [
		['/', 'Accept-Encoding, Accept-Language'], ['/docs', 'Accept-Encoding, Accept-Language'],
		// Without a cache nothing is compressed.
		['/api/v1/build-system?primary=teal', 'Accept-Encoding, Accept', 'Accept'],
		['/own', 'accept-encoding, Accept-Language, Cookie'],
	] as const) {
		for (const headers of REQUESTED) {
			const [line = ''] = await readVary(url, get(path), headers), isOther = path === '/own' && 'Accept-Language' in headers;
			assert.is(line, isOther ? 'Accept-Encoding, Accept-Language, Origin' : expected);
			const answer = await handle(new Request(`https://example.com${path}`, { headers }));
			assert.is(answer.headers.get('vary'), uncached ?? line, path);
		}
	}
	assert.equal(await readVary(url, get('/api/v1/parse-color?color=teal'), {}), [], 'an answer without versions has none');
}, { doors: [OWN] }));

vary('versions of versions count, and headers keep their order', () => {
	const plain = jsonReply({}, 'day'), coded = { ...plain, encoded: { br: new Uint8Array(1) } };
	assert.equal(variesBy(plain), []);
	assert.equal(variesBy({ ...plain, file: coded }), ['Accept-Encoding', 'Accept']);
	assert.equal(variesBy({ ...coded, file: plain, languages: { ru: plain } }), ['Accept-Encoding', 'Accept', 'Accept-Language']);
	assert.equal(withVary(['A', '1', 'B', '2'], []), ['A', '1', 'B', '2']);
	assert.equal(withVary(['A', '1', 'VARY', ' , Cookie,', 'B', '2'], ['Accept']), ['Vary', 'Accept, Cookie', 'A', '1', 'B', '2']);
});

vary.run();
