/*
 * deploy/nginx/tincture.conf in a real nginx before two real instances: one limit, one cache, the right address, and a
 * rolling restart under load that loses nothing.
 *
 * Where nginx is not installed the suite says so and proves nothing, unless REQUIRE_NGINX=1.
 */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { start, type Run } from '../http/process.ts';
import { assertOpen, problemIn, send, type Answer } from '../http/raw.ts';
import { ROOT } from '../support/project.ts';

const front = suite('nginx in front');

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', 'nginx'].find((path) => spawnSync(path, ['-v']).status === 0);

const freePort = (): Promise<number> => new Promise((resolve) => {
	const server = createServer().listen(0, '127.0.0.1', () => {
		const { port } = server.address() as AddressInfo;
		server.close(() => resolve(port));
	});
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Peers from here on may say which address they stand for: that is how a test has IPv6 clients. */
const IMPERSONATOR = '127.0.0.99';

const instance = (port: number): Run => start({
	PORT: String(port), TRUST_PROXY: 'loopback', RATE_LIMIT: 'off', LOG_LEVEL: 'info', LOG_ADDRESSES: 'on',
});

/** The deployed file, with the ports and the directory of this run. */
function configure(directory: string, port: number, instances: readonly number[]): string {
	const put = (text: string, from: string, to: string): string => {
		assert.ok(text.includes(from), `deploy/nginx/tincture.conf has "${from}"`);
		return text.replaceAll(from, to);
	};
	let site = readFileSync(join(ROOT, 'deploy/nginx/tincture.conf'), 'utf8');
	site = put(site, 'listen 80;', `listen 127.0.0.1:${port};`);
	instances.forEach((to, i) => site = put(site, `127.0.0.1:808${i + 1} `, `127.0.0.1:${to} `));
	site = put(site, '/var/cache/nginx/tincture', join(directory, 'cache'));
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(directory, kind)};`).join('\n');
	writeFileSync(join(directory, 'site.conf'), site);
	writeFileSync(join(directory, 'nginx.conf'), `
daemon off;
${userInfo().uid === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${join(directory, 'pid')};
error_log ${join(directory, 'error.log')};
events { worker_connections 512; }
http {
access_log off;
set_real_ip_from ${IMPERSONATOR};
real_ip_header X-Test-Address;
${temporary}
include ${join(directory, 'site.conf')};
}`);
	return join(directory, 'nginx.conf');
}

interface Front {
	readonly url: string;
	readonly runs: Run[];
	readonly ports: readonly number[];
	readonly errors: () => string;
}

async function withFront(use: (front: Front) => Promise<void>): Promise<void> {
	const directory = mkdtempSync(join(tmpdir(), 'tincture-nginx-'));
	mkdirSync(join(directory, 'cache'));
	const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
	const runs = ports.map(instance);
	let nginx: ChildProcess | undefined, ended: Promise<unknown> | undefined;
	try {
		await Promise.all(runs.map(({ url }) => url));
		nginx = spawn(NGINX!, ['-p', directory, '-c', configure(directory, port!, ports)], { stdio: ['ignore', 'ignore', 'inherit'] });
		ended = new Promise((resolve) => nginx!.on('exit', resolve));
		const url = `http://127.0.0.1:${port}`;
		for (let i = 0; i < 100 && !(await fetch(`${url}/readyz`).then(({ ok }) => ok, () => false)); i++) await pause(50);
		await use({ url, runs, ports, errors: () => readFileSync(join(directory, 'error.log'), 'utf8') });
	} finally {
		nginx?.kill('SIGQUIT');
		for (const { child } of runs) child.kill('SIGKILL');
		await ended;
		rmSync(directory, { recursive: true, force: true });
	}
}

const AGENT = new Agent({ keepAlive: true, maxSockets: 4 });

/** Asks from an address of this machine. */
function ask(url: string, from: string, headers: Record<string, string> = {}, body?: string, method = body === undefined ? 'GET' : 'POST'): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { localAddress: from, agent: AGENT, method, headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers } }, (res) => {
			let text = '';
			res.setEncoding('utf8').on('data', (chunk) => text += chunk).on('error', reject).on('end', () => resolve({
				status: res.statusCode!,
				headers: new Map(Object.entries(res.headers).map(([name, value]) => [name, String(value)])),
				body: text,
			}));
		});
		sent.on('error', reject).end(body);
	});
}

let color = 0;

/** A question that nobody asked before. */
const fresh = (): string => `/api/v1/parse-color?color=%23${(color++ * 7919 % 0xffffff).toString(16).padStart(6, '0')}`;

/** How many of 100 at once are let through. */
async function letThrough(url: string, from: string, headers: Record<string, string> = {}): Promise<{ passed: number; refused: Answer[] }> {
	const answers = await Promise.all(Array.from({ length: 100 }, () => ask(url + fresh(), from, headers)));
	for (const { status } of answers) assert.ok(status === 200 || status === 429, String(status));
	const refused = answers.filter(({ status }) => status === 429);
	return { passed: 100 - refused.length, refused };
}

const linesOf = async ({ runs }: Front): Promise<{ url: string; remoteAddress: string }[][]> => Promise.all(runs.map(async ({ child, ended }) => {
	child.kill('SIGTERM');
	return (await ended).out.split('\n').filter((line) => line.includes('"request completed"')).map((line) => JSON.parse(line).req);
}));

async function limitIsShared({ url }: Front): Promise<void> {
	const started = performance.now();
	const { passed, refused } = await letThrough(url, '127.0.0.2', { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '7.7.7.7' });
	const most = 30 + 10 * (performance.now() - started) / 1000 + 1;
	assert.ok(passed >= 30 && passed <= most, `${passed} of 100, at most ${most}`);
	const problem = problemIn(refused[0], 'rate-limited');
	assert.match(problem.detail, /Ask again in 1 second/);
	assert.is(refused[0]?.headers.get('retry-after'), '1');
	assert.is(refused[0]?.headers.get('ratelimit-policy'), '"default";q=30;w=3');
	assert.not(refused[0]?.headers.has('ratelimit'));
	// A neighbour is served, and health as well.
	assert.is((await ask(url + fresh(), '127.0.0.3')).status, 200);
	assert.is((await ask(`${url}/livez`, '127.0.0.2')).status, 200);
	// What Retry-After says is enough.
	await pause(1000);
	assert.is((await ask(url + fresh(), '127.0.0.2')).status, 200);
}

async function networksCountAsOne({ url }: Front): Promise<void> {
	const as = (address: string): Record<string, string> => ({ 'X-Test-Address': address });
	assert.ok((await letThrough(url, IMPERSONATOR, as('2001:db8::1'))).refused.length > 0);
	assert.is((await ask(url + fresh(), IMPERSONATOR, as('2001:db8::ffff:2'))).status, 429, 'the same /64');
	assert.is((await ask(url + fresh(), IMPERSONATOR, as('2001:db8:0:1::1'))).status, 200, 'another /64');
	assert.is((await ask(url + fresh(), IMPERSONATOR, as('1.2.3.4'))).status, 200);
}

async function cacheIsShared({ url }: Front): Promise<void> {
	const target = url + fresh();
	const first = await ask(target, '127.0.0.4', { 'Host': 'evil.example', 'Origin': 'https://evil.example', 'X-Forwarded-Host': 'evil.example' });
	assert.is(first.headers.get('x-cache'), 'MISS');
	// An answer is kept at its second sight.
	assert.is((await ask(target, '127.0.0.5')).headers.get('x-cache'), 'MISS');
	const second = await ask(target, '127.0.0.5');
	assert.is(second.headers.get('x-cache'), 'HIT');
	assert.is(second.body, first.body);
	assertOpen(second);
	assert.not.match([...second.headers.values()].join() + second.body, /evil/);
	const head = await ask(target, '127.0.0.5', {}, undefined, 'HEAD');
	assert.is(head.headers.get('x-cache'), 'HIT');
	const known = await ask(target, '127.0.0.6', { 'If-None-Match': second.headers.get('etag')! });
	assert.is(known.status, 304);
	assertOpen(known);
	for (let i = 0; i < 4; i++) {
		for (const path of ['/api/v1/parse-color?color=nonsense', '/api/v1/generate-palette', '/nowhere']) {
			const answer = await ask(url + path, '127.0.0.7');
			assert.is.not(answer.headers.get('x-cache'), 'HIT', path);
			assert.is(answer.headers.get('cache-control'), 'no-store', path);
		}
	}
}

async function refusalsAreProblems({ url }: Front): Promise<void> {
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
		problemIn((await send(url, bytes))[0], code);
	}
	const asked = await ask(`${url}/api/v1/parse-color`, '127.0.0.8', {}, '{"color":"teal"}', 'QUERY');
	assert.is(asked.status, 200, 'QUERY passes');
}

/** Eighty clients, each below its limit, while one instance after the other is restarted. */
async function restartLosesNothing({ url, runs, ports }: Front): Promise<void> {
	let isOver = false, asked = 0;
	const failures: string[] = [];
	const client = async (i: number): Promise<void> => {
		for (let n = 0; !isOver; n++) {
			const path = fresh();
			const from = `127.0.${1 + (i >> 6)}.${1 + (i & 63)}`;
			const sent = n % 4 === 3
				? ask(`${url}/api/v1/mix-colors`, from, {}, `{"first":"#${path.slice(-6)}","second":"teal"}`)
				: ask(url + path, from);
			await sent.then(({ status, body }) => {
				asked++;
				if (status !== 200) failures.push(`${status} ${body}`);
			}, (error: unknown) => failures.push(String(error)));
			await pause(200);
		}
	};
	const clients = Array.from({ length: 80 }, (_, i) => client(i));
	for (const [i, port] of ports.entries()) {
		runs[i]!.child.kill('SIGTERM');
		assert.is((await runs[i]!.ended).code, 0);
		runs[i] = instance(port);
		await runs[i]!.url;
		await pause(200);
	}
	isOver = true;
	await Promise.all(clients);
	assert.equal(failures, []);
	console.log(`  ${asked} requests during two restarts, none failed`);
	assert.ok(asked > 200, String(asked));
}

async function addressIsRight(front: Front): Promise<void> {
	const target = fresh();
	await ask(front.url + target, '127.0.0.42', { 'X-Forwarded-For': '6.6.6.6, 127.0.0.1', 'Forwarded': 'for=6.6.6.6', 'X-Real-IP': '6.6.6.6' });
	const lines = await linesOf(front);
	assert.equal(lines.flat().filter(({ url }) => url === target).map(({ remoteAddress }) => remoteAddress), ['127.0.0.42']);
	assert.ok(lines.every((of) => of.length > 10), 'both instances worked');
}

async function absenceIsProblem({ url }: Front): Promise<void> {
	const answer = await ask(url + fresh(), '127.0.0.43');
	problemIn(answer, 'unavailable');
	assert.is(answer.headers.get('retry-after'), '1');
}

if (NGINX === undefined && process.env['REQUIRE_NGINX'] !== '1') {
	front('nginx is not installed: nothing is proved here', () => console.log('  nginx is not installed: its tests are left out (REQUIRE_NGINX=1 insists)'));
} else {
	front('one limit, one cache, the right address, problems of its own, a restart that loses nothing', async () => {
		assert.ok(NGINX, 'nginx is installed');
		await withFront(async (front) => {
			await limitIsShared(front);
			await networksCountAsOne(front);
			await cacheIsShared(front);
			await refusalsAreProblems(front);
			await restartLosesNothing(front);
			await addressIsRight(front);
			// Now both instances have ended.
			await absenceIsProblem(front);
			assert.not.match(front.errors(), /\[(?:alert|emerg|crit)\]/);
		});
	});
}

front.run();
