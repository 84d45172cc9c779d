/*
 * Requests from many addresses of one machine, and the claims that they prove about a proxy.
 */

import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import * as assert from 'uvu/assert';
import { problemIn, type Answer } from '../http/raw.ts';

const PLAIN = new PlainAgent({ keepAlive: true, maxSockets: 4 });
/** The certificate is one that Caddy makes for itself. */
const SECURE = new SecureAgent({ keepAlive: true, maxSockets: 4, rejectUnauthorized: false });

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Sent {
	readonly method?: string;
	readonly headers?: Record<string, string>;
	readonly body?: string;
}

/** Asks from an address of this machine. */
export function ask(
	url: string,
	from: string,
	{ headers = {}, body, method = body === undefined ? 'GET' : 'POST' }: Sent = {},
): Promise<Answer> {
	const isSecure = url.startsWith('https:');
	return new Promise((resolve, reject) => {
		const sent = (isSecure ? secureRequest : plainRequest)(url, {
			localAddress: from,
			// The names of this machine are not those of the Debian.
			...(isSecure ? { hostname: '127.0.0.1', servername: 'localhost' } : {}),
			agent: isSecure ? SECURE : PLAIN,
			method,
			headers: {
				...(isSecure ? { Host: 'localhost' } : {}), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
				...headers,
			},
		}, (res) => {
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

/** A path that was not requested before. */
export const fresh = (): string => `/api/v1/parse-color?color=%23${(color++ * 7919 % 0xffffff).toString(16).padStart(6, '0')}`;

/** How many of 100 at once are let through. */
export async function letThrough(
	url: string,
	from: string,
	headers: Record<string,
	string> = {},
): Promise<{ passed: number; refused: Answer[] }> {
	const answers = await Promise.all(Array.from({ length: 100 }, () => ask(url + fresh(), from, { headers })));
	for (const { status } of answers) assert.ok(status === 200 || status === 429, String(status));
	const refused = answers.filter(({ status }) => status === 429);
	return { passed: 100 - refused.length, refused };
}

/** Forty batches of 100 at once: most are refused by the limit of an instance, and a neighbour is served. */
export async function proveBatchLimit(url: string, from: string, neighbour: string): Promise<void> {
	const body = JSON.stringify(Array.from({ length: 100 }, () => ({ operation: 'build-system', input: { primary: 'teal' } })));
	const answers = await Promise.all(Array.from({ length: 40 }, () => ask(`${url}/api/v1/batch`, from, { body })));
	// The first one may be refused as too complex, which costs as much.
	const passed = answers.filter(({ status }) => status !== 429);
	const statuses = answers.map(({ status }) => status).join();
	assert.ok(passed.length <= 1 && passed.every(({ status }) => status === 200 || status === 400), statuses);
	problemIn(answers.find(({ status }) => status === 429), 'rate-limited');
	assert.is((await ask(url + fresh(), neighbour)).status, 200, 'a neighbour is served');
}

/** Settings of instances whose metrics are in two places. */
export const WITH_METRICS = 'RATE_LIMIT=off\nLOG_LEVEL=error\nMETRICS=on\nBASE_PATH=/color\n';

/** No spelling of the path leads to the metrics of instances with these settings. */
export async function proveHidden(url: string, from: string): Promise<void> {
	assert.match((await ask('http://127.0.0.1:8081/color/metrics', from)).body, /^http_server_request_duration_seconds_count/m);
	for (const path of ['/metrics', '/color/metrics', '/metrics?x', '/color/metrics?a=1&b', '/%6detrics', '/color/../metrics', '//metrics']) {
		const { status, body } = await ask(url + path, from);
		assert.is(status, 404, path);
		assert.not.match(body, /http_server/, path);
	}
}

/** Sends requests from eighty addresses, each below its limit, until `act` ends. Returns the number of requests. */
export async function sendWhile(url: string, act: () => Promise<unknown>): Promise<number> {
	let isOver = false, answered = 0;
	const failures: string[] = [];
	const client = async (i: number): Promise<void> => {
		for (let n = 0; !isOver; n++) {
			const path = fresh();
			const from = `127.0.${1 + (i >> 6)}.${1 + (i & 63)}`;
			const sent = n % 4 === 3
				? ask(`${url}/api/v1/mix-colors`, from, { body: `{"first":"#${path.slice(-6)}","second":"teal"}` })
				: ask(url + path, from);
			await sent.then(({ status, body }) => {
				answered++;
				if (status !== 200) failures.push(`${status} ${body}`);
			}, (error: unknown) => failures.push(String(error)));
			await pause(250);
		}
	};
	const clients = Array.from({ length: 80 }, (_, i) => client(i));
	await pause(500);
	await act();
	await pause(500);
	isOver = true;
	await Promise.all(clients);
	assert.is(failures.length, 0, `${failures.length} of ${answered}: ${failures.slice(0, 3).join('; ')}`);
	assert.ok(answered > 160, String(answered));
	return answered;
}
