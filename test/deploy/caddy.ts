/*
 * Claims about the service behind Caddy, in this order; the last one stops the instances.
 */

import * as assert from 'uvu/assert';
import { assertOpen, problemIn } from '../http/raw.ts';
import type { Debian } from './debian.ts';
import { proveAll } from './negotiation.ts';
import { PRINTED } from './printed.ts';
import { ask, fresh, letThrough, pause, proveBatchLimit, proveHidden, sendWhile, WITH_METRICS } from './questions.ts';
import { streamOverHttp1, streamOverHttp2 } from './stream.ts';

const URL = 'https://localhost';

export const CADDY: Readonly<Record<string, (debian: Debian) => Promise<void>>> = {
	'Caddy: the printed steps end in an answer of the service': async ({ run }) => {
		await run('systemctl stop nginx; rm -f /etc/tincture.env');
		await run(PRINTED.instances);
		// As a fresh Debian leaves it: running, with its own page.
		await run('systemctl start caddy');
		const out = await run(PRINTED.caddy);
		assert.match(out.slice(out.lastIndexOf('{"input"')), /^\{"input":"teal",/);
	},

	'Caddy: plain HTTP is sent to TLS': async ({ run }) => {
		assert.match(
			await run('curl -sS -o /dev/null -w "%{http_code} %{redirect_url}" http://localhost/livez'),
			/^308 https:\/\/localhost\/livez$/,
		);
	},

	'Caddy: answers are the same by GET, POST and QUERY, compressed and known again': async () => {
		const path = '/api/v1/parse-color';
		const body = '{"color":"teal"}';
		const got = await ask(`${URL}${path}?color=teal`, '127.0.0.2');
		assert.is(got.status, 200);
		assertOpen(got);
		for (const method of ['POST', 'QUERY']) assert.is((await ask(URL + path, '127.0.0.2', { method, body })).body, got.body, method);
		const packed = await ask(`${URL}${path}?color=teal`, '127.0.0.2', { headers: { 'Accept-Encoding': 'gzip' } });
		assert.is(packed.headers.get('content-encoding'), 'gzip');
		assert.is((await ask(`${URL}${path}?color=teal`, '127.0.0.2', { headers: { 'If-None-Match': got.headers.get('etag')! } })).status, 304);
	},

	'Caddy: a visitor has the limit of one instance, no matter which address it claims': async ({ run }) => {
		await run(PRINTED.sockets);
		const started = performance.now();
		const { passed, refused } = await letThrough(URL, '127.0.0.3', { 'X-Forwarded-For': '6.6.6.6' });
		const most = 30 + 10 * (performance.now() - started) / 1000 + 1;
		assert.ok(passed >= 30 && passed <= most, `${passed} of 100, at most ${most}`);
		problemIn(refused[0], 'rate-limited');
		assert.is(refused[0]?.headers.get('ratelimit-policy'), '"default";q=30;w=3');
		assert.is((await ask(URL + fresh(), '127.0.0.4')).status, 200, 'a neighbour is served');
	},

	'Caddy: batches cost what their requests cost, and most of forty at once are refused': () => proveBatchLimit(URL, '127.0.0.50', '127.0.0.51'),

	'Caddy: the printed restart under load loses nothing': async ({ run }) => {
		const requests = await sendWhile(URL, () => run(PRINTED.restart));
		console.error(`  ${requests} requests through Caddy during two restarts, none failed`);
	},

	'Caddy: lines pass in both directions while they arrive, ten thousand of them': async ({ run }) => {
		await streamOverHttp2(URL, 10);
		await run(`printf '${WITH_METRICS}' > /etc/tincture.env`);
		await run(PRINTED.restart);
		await streamOverHttp2(URL, 10_000);
		await streamOverHttp1(URL, '127.0.0.81', 10_000, 'at once');
	},

	'Caddy: metrics are not there, under any path': () => proveHidden(URL, '127.0.0.82'),

	'Caddy: no client receives what it cannot read': async () => {
		// Debian's Caddy has no cache, and adds a Vary line.
		const requests = await proveAll({ cache: URL, instance: 'http://127.0.0.1:8081', hasOneVary: false }, 1);
		console.error(`  ${requests} requests on every path through Caddy`);
	},

	'Caddy: without an instance it says so in the words of the service': async ({ run }) => {
		await run('systemctl disable --now tincture@8081.socket tincture@8082.socket; systemctl stop tincture@8081 tincture@8082');
		await pause(100);
		const answer = await ask(URL + fresh(), '127.0.0.5');
		problemIn(answer, 'unavailable');
		assert.is(answer.headers.get('retry-after'), '1');
		assertOpen(answer);
		await run('systemctl stop caddy; journalctl --sync');
		assert.not.match(await run('journalctl --output=cat --unit=caddy'), /127\.0\.0\.(?!1\b)\d|color=%23/, 'no visitor in the log');
	},
};
