/*
 * A service under a path of a larger site: it answers with and without that path, and all links begin with it.
 */

import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHandler } from '../../src/http/server.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { answerOf, post, send } from './raw.ts';

const { operations } = fixture();
const options = { operations, basePath: '/color', metrics: true };
const basePath = suite('base path');

const get = async (url: string) => answerOf(await fetch(url));

basePath('every path answers the same with it and without', () => withServer(async (url) => {
	for (const path of [
		'/', '/openapi.json', '/api/v1/openapi.json', '/livez', '/readyz', '/favicon.ico', '/problems/not-found',
		'/api/v1/echo?word=a', '/api/v1/echo',
	]) {
		const [plain, mounted] = [await get(url + path), await get(`${url}/color${path}`)];
		assert.is(mounted.status, plain.status, path);
		assert.is(mounted.body, plain.body, path);
	}
	assert.is((await post(`${url}/color/api/v1/echo`, '{"word":"a"}')).status, 200);
	assert.is((await get(`${url}/color`)).body, (await get(`${url}/`)).body);
	assert.is((await get(`${url}/colour/`)).status, 404);
	assert.is((await get(`${url}/color/color/`)).status, 404);
	assert.match((await get(`${url}/color/metrics`)).body, 'http_server_request_duration_seconds');
}, options));

basePath('links of pages begin with it, and each has an answer', () => withServer(async (url) => {
	for (const path of ['/color/', '/color/problems/rate-limited']) {
		const { body, headers } = await get(url + path);
		const links = [...body.matchAll(/href="([^"]*)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'));
		assert.ok(links.length > 0);
		const elsewhere = links.filter((one) => !one.startsWith('#') && !one.startsWith('data:'));
		for (const link of [...elsewhere, ...[...headers.get('link')!.matchAll(/<([^>]*)>/g)].map(([, link]) => link!)]) {
			const target = new URL(link, url + path);
			assert.ok(target.pathname.startsWith('/color/'), link);
			assert.is((await fetch(target)).status, 200, link);
		}
	}
}, options));

basePath('the description serves from it and lists its problem types', () => withServer(async (url) => {
	const { servers, components } = await (await fetch(`${url}/color/openapi.json`)).json() as {
		servers: unknown; components: { schemas: { Problem: { properties: { type: { enum: string[] } } } } };
	};
	assert.equal(servers, [{ url: '/color' }]);
	for (const type of components.schemas.Problem.properties.type.enum) assert.is((await fetch(url + type)).status, 200, type);
}, options));

basePath('problem types link to their page, also for broken requests', () => withServer(async (url) => {
	const refused = [
		...await Promise.all(['/color/api/v1/echo', '/api/v1/echo', '/nowhere'].map((path) => get(url + path))),
		await answerOf(await fetch(`${url}/color/livez`, { method: 'PUT' })),
		...await send(url, 'hello\r\n\r\n'),
		...await send(url, 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'),
	];
	assert.is(refused.length, 6);
	for (const { body } of refused) {
		const { type } = JSON.parse(body) as { type: string };
		assert.match(type, /^\/color\/problems\//);
		assert.is((await fetch(url + type)).status, 200, type);
	}
	const { detail } = JSON.parse((await get(`${url}/color/api/v1/ecko`)).body) as { detail: string };
	assert.match(detail, 'Did you mean /color/api/v1/echo?');
}, options));

basePath('health is never limited under it either', () => withServer(async (url) => {
	for (let i = 0; i < 5; i++) assert.is((await fetch(`${url}/color/readyz?i=${i}`)).status, 200);
	assert.is((await fetch(`${url}/color/`)).status, 200);
	assert.is((await fetch(`${url}/color/`)).status, 429);
}, { ...options, clock: () => 0, rateLimit: { rate: 1, burst: 1 } }));

basePath('links begin with it if the program around the handler removes it from paths', async () => {
	const handle = createHandler({ operations, basePath: '/color' });
	const server = createHttpServer((req, res) => {
		req.url = req.url!.slice('/color'.length);
		handle(req, res);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server that listens on a port has an address object.
	const { body } = await get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/color/api/v1/echo`);
	server.closeAllConnections();
	server.close();
	assert.is((JSON.parse(body) as { type: string }).type, '/color/problems/invalid-parameter');
});

basePath.run();
