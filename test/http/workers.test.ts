/*
 * Several workers as processes: one exact limit for a client, all metrics, replacement of killed ones, a common drain.
 */

import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { start, type Run } from './process.ts';
import { begin, open, problemIn, receive } from './raw.ts';

const workers = suite('workers');

/** Sends a request on a new connection from an address of this machine. Returns its status. */
const ask = (url: string, from: string, path = '/api/v1/parse-color?color=teal'): Promise<number> => new Promise((resolve, reject) => {
	const options = { localAddress: from, agent: false, signal: AbortSignal.timeout(20_000) };
	request(url + path, options, (res) => resolve(res.resume().statusCode!)).on('error', reject).end();
});

/** Runs `use` with two workers, and stops them. */
async function withWorkers(environment: Record<string, string>, use: (url: string, run: Run) => Promise<void>): Promise<void> {
	const run = start({ WORKERS: '2', ...environment });
	try {
		await use(await run.url, run);
		// A second signal would end it at once.
		if (!run.child.killed) run.child.kill('SIGTERM');
		const { code, err } = await run.ended;
		assert.equal([code, err], [0, '']);
	} finally {
		run.child.kill('SIGKILL');
	}
}

const listChildren = (pid: number): number[] => readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number);

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

workers('a client has exactly one limit, over any number of connections, and clients are spread over the workers', () =>
	withWorkers({ RATE_LIMIT_RPS: '0.01', RATE_LIMIT_BURST: '7', METRICS_PORT: '0', LOG_LEVEL: 'info' }, async (url, { says }) => {
		const clients = Array.from({ length: 16 }, (_, i) => `127.0.9.${i + 1}`);
		for (const from of clients) {
			const statuses = await Promise.all(Array.from({ length: 20 }, () => ask(url, from)));
			assert.is(statuses.filter((status) => status === 200).length, 7, from);
			assert.is(statuses.filter((status) => status === 429).length, 13, from);
		}
		const out = await says('metrics on http');
		const [, metricsUrl = ''] = /metrics on (http:[^"]+)/.exec(out) ?? [];
		const text = await (await fetch(metricsUrl)).text();
		const count = (status: number): number => Number(new RegExp(`_count\\{.*parse-color.*"${status}"\\} (\\d+)`).exec(text)?.[1]);
		assert.equal([count(200), count(429)], [16 * 7, 16 * 13], 'the metrics of all workers');
		assert.match(text, /^tincture_rate_limited_total 208$/m);
		assert.match(text, /^tincture_build_info\{.*\} 1$/m);
		const pids = new Set([...out.matchAll(/"pid":(\d+)[^\n]*"request completed"/g)].map(([, pid]) => pid));
		assert.is(pids.size, 2);
	}));

workers('a killed worker is replaced, and the others serve meanwhile, also connections that were on their way to it', () =>
	withWorkers({ RATE_LIMIT: 'off' }, async (url, run) => {
		const { child, says } = run;
		const [first = 0, second] = listChildren(child.pid!);
		assert.ok(second !== undefined);
		process.kill(first, 'SIGKILL');
		const statuses = await Promise.all(Array.from({ length: 40 }, () => ask(url, '127.0.0.1')));
		assert.equal(statuses.filter((status) => status !== 200), []);
		while (isAlive(first)) await new Promise((resolve) => setTimeout(resolve, 10));
		assert.match(await says('another one starts'), /"msg":"a worker ended with SIGKILL; another one starts"/);
		for (let i = 0; i < 20; i++) assert.is(await ask(url, '127.0.0.1'), 200);
		while (listChildren(child.pid!).length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
		assert.not(listChildren(child.pid!).includes(first));
		for (let i = 0; i < 20; i++) assert.is(await ask(url, '127.0.0.1'), 200);
	}));

/** Ends the first two workers with an exit code when they start. */
const endFirstWorkers = (code: number): Record<string, string> => {
	const text = `import cluster from 'node:cluster'; if (cluster.worker?.id <= 2) process.exit(${code});`;
	return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(text)}` };
};

workers('workers that crash before they serve (exit code 1) are started again', () =>
	withWorkers({ LOG_LEVEL: 'info', ...endFirstWorkers(1) }, async (url, { says }) => {
		assert.match(await says('another one starts'), /"msg":"a worker ended with 1; another one starts"/);
		assert.is(await ask(url, '127.0.0.1'), 200);
	}));

workers('a worker that refuses to start ends the service with its exit code', async () => {
	for (const code of [2, 78]) {
		const { child, ended, url } = start({ WORKERS: '2', ...endFirstWorkers(code) });
		try {
			assert.is(await Promise.race([ended.then((end) => end.code), url]), code);
		} finally {
			child.kill('SIGKILL');
		}
	}
});

/** True while connections are accepted. */
const accepts = (url: string): Promise<boolean> => new Promise((resolve) => {
	const socket = open(url).on('connect', () => resolve(true)).on('close', () => resolve(false));
	socket.on('connect', () => socket.destroy());
});

workers('a drain answers what was accepted in every worker, also half-closed connections, and no process remains', async () => {
	let pids: number[] = [];
	await withWorkers({ DRAIN_DELAY_MS: '300' }, async (url, { child, says }) => {
		pids = listChildren(child.pid!);
		const body = '{"color":"teal"}';
		const head = `POST /api/v1/parse-color HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
		const accepted = await Promise.all(Array.from({ length: 6 }, () => begin(url, head)));
		// To the whole group, as systemd does.
		for (const pid of pids) process.kill(pid, 'SIGTERM');
		child.kill('SIGTERM');
		await says('stopping on SIGTERM');
		const probe = open(url);
		probe.end('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
		problemIn((await receive(probe))[0], 'unavailable');
		assert.is(await ask(url, '127.0.0.1'), 200, 'within the delay');
		while (await accepts(url)) await new Promise((resolve) => setTimeout(resolve, 10));
		const answers = accepted.map((socket) => receive(socket.end(body)));
		for (const answer of answers) assert.is((await answer)[0]?.status, 200);
	});
	assert.equal(pids.filter(isAlive), []);
});

for (const [environment, message] of [
	[{ TRUST_PROXY: 'loopback' }, /^tincture: WORKERS divides clients by the address of their connection, .* set RATE_LIMIT to off\.\n$/],
	[{ METRICS: 'on' }, /^tincture: With WORKERS set METRICS_PORT instead of METRICS/],
	[{ WORKERS: '0' }, /^tincture: WORKERS: "0" is not auto or a whole number from 1 to 256/],
	[{ WORKERS: 'many' }, /^tincture: WORKERS: "many" is not auto/],
] as const) {
	workers(`${JSON.stringify(environment)} is refused`, async () => {
		const { code, err } = await start({ WORKERS: '2', ...environment }).ended;
		assert.is(code, 78);
		assert.match(err, message);
	});
}

workers.run();
