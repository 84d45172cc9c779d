/*
 * Claims about the service behind nginx, in this order; the last one stops the instances.
 */

import * as assert from 'uvu/assert';
import { assertOpen, problemIn, send } from '../http/raw.ts';
import { chaos, describeSurvival } from './chaos.ts';
import type { Debian } from './debian.ts';
import { proveAll, provePairs } from './negotiation.ts';
import { PRINTED } from './printed.ts';
import { ask, fresh, letThrough, pause, proveBatchLimit, proveHidden, sendWhile, WITH_METRICS } from './questions.ts';
import { streamOverHttp1, streamOverHttp2 } from './stream.ts';

const URL = 'http://127.0.0.1:80';
const PARSED = /^\{"input":"teal",/;

export const NGINX: Readonly<Record<string, (debian: Debian) => Promise<void>>> = {
	'nginx: the printed steps end in an answer of the service': async ({ run }) => {
		// As a fresh Debian leaves it: running, with its own page.
		await run('systemctl start nginx');
		await run("printf 'LOG_LEVEL=info\\nLOG_ADDRESSES=on\\n' > /etc/tincture.env");
		await run(PRINTED.instances);
		const out = await run(PRINTED.nginx);
		assert.match(out.slice(out.lastIndexOf('{"input"')), PARSED);
	},

	'nginx: IPv4, IPv6 and any name reach it': async ({ run }) => {
		for (const where of ['127.0.0.1', '[::1]', 'localhost'])
			assert.match(await run(`curl -sS 'http://${where}/api/v1/parse-color?color=teal'`), PARSED, where);
		assert.match(await run("curl -sS -H 'Host: color.example.com' 'http://127.0.0.1/api/v1/parse-color?color=teal'"), PARSED);
	},

	'nginx: a visitor has the limit of one instance, no matter which address it claims': async () => {
		const started = performance.now();
		const { passed, refused } = await letThrough(URL, '127.0.0.2', { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '7.7.7.7' });
		const most = 30 + 10 * (performance.now() - started) / 1000 + 1;
		assert.ok(passed >= 30 && passed <= most, `${passed} of 100, at most ${most}`);
		const problem = problemIn(refused[0], 'rate-limited');
		assert.match(problem.detail, /again in 1 second/);
		assert.is(refused[0]?.headers.get('retry-after'), '1');
		assert.is(refused[0]?.headers.get('ratelimit-policy'), '"default";q=30;w=3');
		// A neighbour is served, and health as well.
		assert.is((await ask(URL + fresh(), '127.0.0.3')).status, 200);
		assert.is((await ask(`${URL}/livez`, '127.0.0.2')).status, 200);
		// What Retry-After says is enough.
		await pause(1000);
		assert.is((await ask(URL + fresh(), '127.0.0.2')).status, 200);
	},

	'nginx: an IPv6 network of 64 bits counts as one': async ({ run }) => {
		const [first, neighbour, stranger] = ['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:1::1'] as const;
		for (const address of [first, neighbour, stranger]) await run(`ip -6 address add ${address}/128 dev lo nodad`);
		const url = 'http://[::1]:80';
		assert.ok((await letThrough(url, first)).refused.length > 0);
		// On a slow machine a token or two have arrived meanwhile.
		const answers = await Promise.all(Array.from({ length: 20 }, () => ask(url + fresh(), neighbour)));
		assert.ok(answers.filter(({ status }) => status === 429).length >= 5, 'the same /64');
		assert.is((await ask(url + fresh(), stranger)).status, 200, 'another /64');
	},

	'nginx: batches cost what their requests cost, and most of forty at once are refused': () =>
		proveBatchLimit(URL, '127.0.0.50', '127.0.0.51'),

	'nginx: a cache hit costs the visitor nothing': async () => {
		const target = URL + fresh();
		for (let i = 0; i < 3; i++) await ask(target, '127.0.0.60');
		const hits = await Promise.all(Array.from({ length: 100 }, () => ask(target, '127.0.0.61')));
		for (const { status, headers } of hits) {
			assert.is(status, 200);
			assert.is(headers.get('x-cache'), 'HIT');
			assert.not(headers.has('ratelimit'), 'the counter of another visitor');
		}
		assert.match((await ask(URL + fresh(), '127.0.0.61')).headers.get('ratelimit')!, /r=29\b/);
	},

	'nginx: a flood is refused before it reaches an instance': async () => {
		const target = URL + fresh();
		const answers = await Promise.all(Array.from({ length: 1500 }, () => ask(target, '127.0.0.70')));
		const refused = answers.filter(({ status, headers }) => status === 429 && !headers.has('x-cache'));
		assert.ok(refused.length > 0);
		problemIn(refused[0], 'rate-limited');
	},

	'nginx: one cache, which stores nothing about clients': async () => {
		const target = URL + fresh();
		const evil = 'evil.example';
		const first = await ask(target, '127.0.0.4', { headers: { 'Host': evil, 'Origin': `https://${evil}`, 'X-Forwarded-Host': evil } });
		assert.is(first.headers.get('x-cache'), 'MISS');
		// An answer is kept at its second sight.
		assert.is((await ask(target, '127.0.0.5')).headers.get('x-cache'), 'MISS');
		const second = await ask(target, '127.0.0.5');
		assert.is(second.headers.get('x-cache'), 'HIT');
		assert.is(second.body, first.body);
		assertOpen(second);
		assert.not.match([...second.headers.values()].join() + second.body, /evil/);
		assert.is((await ask(target, '127.0.0.5', { method: 'HEAD' })).headers.get('x-cache'), 'HIT');
		const revalidated = await ask(target, '127.0.0.6', { headers: { 'If-None-Match': second.headers.get('etag')! } });
		assert.is(revalidated.status, 304);
		assertOpen(revalidated);
		for (let i = 0; i < 4; i++) {
			for (const path of ['/api/v1/parse-color?color=nonsense', '/api/v1/generate-palette', '/nowhere']) {
				const answer = await ask(URL + path, '127.0.0.7');
				assert.is.not(answer.headers.get('x-cache'), 'HIT', path);
				assert.is(answer.headers.get('cache-control'), 'no-store', path);
			}
		}
	},

	'nginx: what it refuses itself is a problem in the words of the service': async () => {
		const HOST = 'Host: x\r\n';
		for (const [bytes, code] of [
			['nonsense\r\n\r\n', 'malformed-request'],
			[`GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`, 'malformed-request'],
			[`GET / HTTP/1.1\r\n${HOST}A: ${'b'.repeat(70_000)}\r\n\r\n`, 'headers-too-large'],
			[`GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${HOST}\r\n`, 'uri-too-long'],
			[`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 'uri-too-long'],
			[`POST /api/v1/parse-color HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 65537\r\n\r\n`, 'content-too-large'],
			[`TRACE / HTTP/1.1\r\n${HOST}\r\n`, 'method-not-allowed'],
			[`GET /metrics HTTP/1.1\r\n${HOST}\r\n`, 'not-found'],
			[`GET /nowhere HTTP/1.1\r\n${HOST}\r\n`, 'not-found'],
			[`GET /api/v1/parse-color?color=nonsense HTTP/1.1\r\n${HOST}\r\n`, 'unreadable-color'],
		] as const) {
			problemIn((await send(URL, bytes))[0], code);
		}
		assert.is(
			(await ask(`${URL}/api/v1/parse-color`, '127.0.0.8', { method: 'QUERY', body: '{"color":"teal"}' })).status,
			200,
			'QUERY passes',
		);
	},

	'nginx: the printed restart under load loses nothing': async ({ run }) => {
		const requests = await sendWhile(URL, () => run(PRINTED.restart));
		console.error(`  ${requests} requests through nginx during two restarts, none failed`);
	},

	'nginx: the printed upgrade under load loses nothing, and the printed purge empties the cache': async ({ run }) => {
		const target = URL + fresh();
		for (let i = 0; i < 3; i++) await ask(target, '127.0.0.91');
		assert.is((await ask(target, '127.0.0.91')).headers.get('x-cache'), 'HIT');
		// A change of the sources that a build compiles.
		await run("printf '\\n' >> src/doors/health.ts; sha256sum dist/inputs.sha256 > /tmp/built");
		const requests = await sendWhile(URL, async () => run(PRINTED.upgrade));
		assert.match(await run('sha256sum --check /tmp/built 2>&1 || true'), /FAILED/, 'a new build');
		// A reload of nginx may reset a kept connection just as a request arrives (RFC 9112, 9.3.1), so it is not under load.
		await run(PRINTED.purge);
		await pause(500);
		assert.is((await ask(target, '127.0.0.91')).headers.get('x-cache'), 'MISS');
		console.error(`  ${requests} requests through nginx during an upgrade, none failed`);
	},

	'nginx: instances killed, stopped and started at random lose nothing': async (debian) => {
		const survived = await chaos(debian, 25_000, 'nginx');
		console.error(`  ${describeSurvival(survived)}`);
		assert.equal(survived.failures.slice(0, 3), []);
		assert.ok(survived.blows > 0 && survived.asked > 1000, describeSurvival(survived));
	},

	'nginx: the instances get the address of the client, no matter which one it claims': async ({ run }) => {
		const target = fresh();
		await ask(
			URL + target,
			'127.0.0.42',
			{ headers: { 'X-Forwarded-For': '6.6.6.6, 127.0.0.1', 'Forwarded': 'for=6.6.6.6', 'X-Real-IP': '6.6.6.6' } },
		);
		// A line is written when its answer is gone, and read when journald has it.
		await pause(300);
		await run('journalctl --sync');
		const lines = (await run("journalctl --output=cat --unit='tincture@*'")).split('\n')
			.filter((line) => line.includes('"request completed"'))
			.map((line) => (JSON.parse(line) as { req: { url: string; remoteAddress: string } }).req);
		assert.equal(lines.filter(({ url }) => url === target).map(({ remoteAddress }) => remoteAddress), ['127.0.0.42']);
		assert.ok(lines.length > 100, String(lines.length));
		assert.not.match(lines.map(({ remoteAddress }) => remoteAddress).join(), /6\.6\.6\.6/);
	},

	'nginx: behind a proxy the visitor is the one that a trusted network names': async ({ run }) => {
		await run(`ip address add 10.9.9.9/32 dev lo; ${PRINTED.cdn}`);
		// Workers of the old configuration still accept for a moment.
		await pause(1500);
		assert.ok((await letThrough(URL, '10.9.9.9', { 'X-Forwarded-For': '6.6.6.6, 203.0.113.7' })).refused.length > 0);
		const ofVisitor = async (from: string, claim: string): Promise<string | undefined> =>
			(await ask(URL + fresh(), from, { headers: { 'X-Forwarded-For': claim } })).headers.get('ratelimit');
		assert.match((await ofVisitor('10.9.9.9', '203.0.113.8'))!, /r=29\b/);
		assert.match((await ofVisitor('10.9.9.9', '203.0.113.7'))!, /r=0\b/);
		assert.match((await ofVisitor('127.0.0.90', '203.0.113.7'))!, /r=29\b/, 'a claim of another client');
		await run('rm /etc/nginx/snippets/tincture-behind-cdn.conf; systemctl restart nginx');
	},

	'nginx: lines pass in both directions while they arrive, ten thousand of them': async ({ run }) => {
		await streamOverHttp1(URL, '127.0.0.80', 10);
		await run(`printf '${WITH_METRICS}' > /etc/tincture.env`);
		await run(PRINTED.restart);
		await streamOverHttp1(URL, '127.0.0.81', 10_000);
	},

	'nginx: metrics are not there, under any path': () => proveHidden(URL, '127.0.0.82'),

	'nginx: TLS by the printed steps, with streams over HTTP/2': async ({ run }) => {
		const out = await run(PRINTED.tls);
		assert.match(out.slice(out.lastIndexOf('{"input"')), PARSED);
		// Workers of the old configuration still accept for a moment.
		await pause(1500);
		const secure = await ask(`https://localhost${fresh()}`, '127.0.0.83');
		assert.is(secure.headers.get('strict-transport-security'), 'max-age=31536000');
		assert.is(secure.headers.get('vary'), 'Accept-Encoding');
		const plain = await ask(`${URL}/api/v1/mix-colors`, '127.0.0.83', { body: '{}', headers: { Host: 'color.example.com' } });
		assert.is(plain.status, 308);
		assert.is(plain.headers.get('location'), 'https://color.example.com/api/v1/mix-colors');
		await streamOverHttp2('https://localhost', 10);
		await run('rm /etc/nginx/snippets/tincture-tls.conf; systemctl restart nginx');
	},


	'nginx: no client receives from the cache what it cannot read': async () => {
		const caches = { cache: URL, instance: 'http://127.0.0.1:8081' };
		const hits = await provePairs(caches, (said) => said === 'HIT'), requests = await proveAll(caches);
		assert.ok(hits > 100, String(hits));
		console.error(`  ${hits} hits of pairs, ${requests} requests on every path`);
	},

	'nginx: without an instance it says so, and it logged nothing grave and no visitor': async ({ run }) => {
		await run('systemctl stop tincture@8081 tincture@8082');
		const answer = await ask(URL + fresh(), '127.0.0.43');
		problemIn(answer, 'unavailable');
		assert.is(answer.headers.get('retry-after'), '1');
		assert.not.match(await run('cat /var/log/nginx/error.log'), /\[(?:alert|emerg|crit)\]/);
		const logs = await run('cat /var/log/nginx/*.log');
		assert.match(logs, /^\S+T\S+ GET parse-color 200 \d+ \d\.\d+ (?:HIT|MISS)$/m);
		assert.not.match(logs, /127\.0\.0\.\d|203\.0\.113|2001:db8|color=|teal/);
	},
};
