/*
 * The service as a process: invalid settings, signals, exit codes.
 */

import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SETTINGS } from '../../src/http/config.ts';
import { start } from './process.ts';
import { begin, open, problemIn, receive, send } from './raw.ts';

const main = suite('main');

const HEAD = 'POST /api/v1/parse-color HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n';

main('a bad setting is one line on standard error and exit code 78', async () => {
	const { code, out, err } = await start({ PORT: 'http', LOG_LEVEL: 'loud' }).ended;
	assert.is(code, 78);
	assert.is(out, '');
	assert.match(err, /^tincture: PORT must be [^\n]*LOG_LEVEL must be [^\n]*\n$/);
});

main('a taken port is one line on standard error and exit code 78', async () => {
	const other = createServer();
	await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
	const { port } = other.address() as AddressInfo;
	const { code, err } = await start({ PORT: String(port) }).ended;
	other.close();
	assert.is(code, 78);
	assert.match(err, new RegExp(`^tincture: cannot listen on 127\\.0\\.0\\.1:${port}: the port is taken[^\\n]*\\n$`));
});

main('SIGTERM: accepted requests are answered, then exit code 0; the log is JSON', async () => {
	const { child, ended, url, says } = start({ LOG_LEVEL: 'info' });
	const address = await url;
	assert.is((await fetch(`${address}/livez`, { headers: { Connection: 'close' } })).status, 200);
	// Connections are accepted in order.
	const idle = open(address), accepted = await begin(address, HEAD);
	accepted.write('{"color"');
	child.kill('SIGTERM');
	await says('stopping on SIGTERM');
	idle.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
	problemIn((await receive(idle))[0], 'unavailable');
	accepted.write(':"teal"}');
	const [answer] = await receive(accepted);
	assert.is(answer?.status, 200);
	assert.is(answer?.headers.get('connection'), 'close');
	const { code, out, err } = await ended;
	assert.is(code, 0, err);
	assert.is(err, '');
	const messages = out.trimEnd().split('\n').map((line) => JSON.parse(line).msg);
	assert.match(messages[0], /^listening on http:/);
	assert.equal(messages.slice(1), ['stopping on SIGTERM', 'request completed']);
});

main('a second signal ends it at once', async () => {
	const { child, ended, url, says } = start({});
	const held = await begin(await url, HEAD);
	child.kill('SIGINT');
	await says('stopping on SIGINT');
	child.kill('SIGINT');
	assert.is((await ended).code, 1);
	held.destroy();
});

main('RATE_LIMIT=off leaves out the headers, TRUST_PROXY and RATE_LIMIT_BURST are obeyed', async () => {
	const [free, limited] = [start({ RATE_LIMIT: 'off' }), start({ RATE_LIMIT_BURST: '1', TRUST_PROXY: 'loopback' })];
	const ask = async (url: string, forwardedFor: string): Promise<readonly [number | undefined, string | undefined]> => {
		const [answer] = await send(url, `GET /nowhere HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${forwardedFor}\r\n\r\n`);
		return [answer?.status, answer?.headers.get('ratelimit')];
	};
	const [freeUrl, limitedUrl] = [await free.url, await limited.url];
	assert.equal(await ask(freeUrl, '1.1.1.1'), [404, undefined]);
	assert.equal(await ask(limitedUrl, '1.1.1.1'), [404, '"default";r=0;t=1']);
	assert.equal(await ask(limitedUrl, '2.2.2.2'), [404, '"default";r=0;t=1']);
	for (const { child, ended } of [free, limited]) {
		child.kill('SIGTERM');
		assert.is((await ended).code, 0);
	}
});

main('METRICS_PORT serves the metrics there alone; a taken one is one line and exit code 78', async () => {
	const { child, ended, url, says } = start({ METRICS_PORT: '0' });
	const address = await url;
	const [, metricsUrl = ''] = /metrics on (http:[^"]+)/.exec(await says('metrics on http://')) ?? [];
	assert.is((await fetch(`${address}/metrics`, { headers: { Connection: 'close' } })).status, 404, 'on the port of the service');
	await fetch(`${address}/livez`, { headers: { Connection: 'close' } });
	const answer = await fetch(metricsUrl);
	assert.is(answer.status, 200);
	assert.match(await answer.text(), /^http_server_request_duration_seconds_count\{.*http_route="\/livez".*\} 1$/m);
	assert.is((await fetch(new URL('/livez', metricsUrl))).status, 404);
	assert.is((await fetch(metricsUrl, { method: 'POST', body: 'x' })).status, 405);
	const taken = await start({ METRICS_PORT: new URL(metricsUrl).port }).ended;
	assert.is(taken.code, 78);
	assert.match(taken.err, /^tincture: cannot listen on 127\.0\.0\.1:\d+: the port is taken; set METRICS_PORT to another\.\n$/);
	const { port } = new URL(address);
	child.kill('SIGTERM');
	assert.is((await ended).code, 0);
	const equal = await start({ PORT: port, METRICS_PORT: port }).ended;
	assert.is(equal.code, 78);
	assert.is(equal.err,
		`tincture: cannot listen on 127.0.0.1:${port}: METRICS_PORT is the port of the service; set it or PORT to another.\n`);
});

main('--version is one line and exits with 0', async () => {
	const { code, out, err } = await start({ PORT: 'http' }, ['--version']).ended;
	assert.equal([code, out, err], [0, 'tincture 1.0.0\n', '']);
});

main('--help lists every variable and exits with 0', async () => {
	const { code, out, err } = await start({ PORT: 'http' }, ['--help']).ended;
	assert.is(code, 0);
	assert.is(err, '');
	for (const name of Object.keys(SETTINGS)) assert.match(out, new RegExp(`^  ${name} `, 'm'));
});

main('an argument is one line on standard error and exit code 64', async () => {
	const { code, err } = await start({}, ['--port=80']).ended;
	assert.is(code, 64);
	assert.match(err, /^tincture: unknown argument "--port=80"\.[^\n]*--help[^\n]*\n$/);
});

/** A module that runs before the service and throws when the service is up. */
const failing = (code: string): readonly string[] => ['--import', `data:text/javascript,process.on('SIGUSR2', () => { ${code} })`];

main('an uncaught exception is logged, accepted requests are answered, exit code 1', async () => {
	const { child, ended, url, says } = start({}, [], failing("throw new TypeError('boom')"));
	const accepted = await begin(await url, HEAD);
	child.kill('SIGUSR2');
	await says('stopping after an error');
	accepted.write('{"color":"teal"}');
	assert.is((await receive(accepted))[0]?.status, 200);
	const { code, out } = await ended;
	assert.is(code, 1);
	assert.match(out, /"msg":"uncaught exception"/);
	assert.match(out, /TypeError: boom/);
});

main('an unhandled rejection is logged, and the service goes on', async () => {
	const { child, ended, url, says } = start({}, [], failing("Promise.reject(new TypeError('broken promise'))"));
	const address = await url;
	child.kill('SIGUSR2');
	await says('unhandled rejection');
	assert.is((await send(address, 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'))[0]?.status, 200);
	child.kill('SIGTERM');
	const { code, out } = await ended;
	assert.is(code, 0);
	assert.match(out, /TypeError: broken promise/);
});

main.run();
