/*
 * Streams of lines through a proxy.
 */

import { request as plainRequest, type ClientRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect, constants } from 'node:http2';
import type { Readable, Writable } from 'node:stream';
import * as assert from 'uvu/assert';

const line = (id: number): string => `{"id":${id},"operation":"parse-color","input":{"color":"#${(id * 7919 % 0xffffff).toString(16).padStart(6, '0')}"}}\n`;

/** After this time without an answer the proxy has buffered or lost lines. */
const SILENCE_MS = 10_000;

/** How lines are sent: half of them, and the rest when the first answer has arrived; or all of them. */
type Way = 'in halves' | 'at once';

/** Sends `count` lines and asserts that each is answered, in order. */
async function proveStream(sent: Writable, received: Promise<Readable>, count: number, way: Way): Promise<void> {
	const half = way === 'at once' ? count : Math.floor(count / 2), ids: number[] = [];
	let silence: NodeJS.Timeout | undefined;
	await new Promise<void>((resolve, reject) => {
		const stir = (): void => {
			clearTimeout(silence);
			silence = setTimeout(() => {
				sent.destroy();
				reject(new Error(`Only ${ids.length} of ${count} answers arrived.`));
			}, SILENCE_MS);
		};
		const sendRest = (): void => {
			for (let id = half; id < count; id++) sent.write(line(id));
			sent.end();
		};
		stir();
		for (let id = 0; id < half; id++) sent.write(line(id));
		if (way === 'at once') sent.end();
		received.then((answers) => {
			let rest = '';
			answers.setEncoding('utf8').on('data', (chunk: string) => {
				stir();
				const lines = (rest + chunk).split('\n'), isFirst = ids.length === 0;
				rest = lines.pop()!;
				for (const one of lines) ids.push((JSON.parse(one) as { id: number }).id);
				if (isFirst && ids.length > 0 && way === 'in halves') sendRest();
			}).on('error', reject).on('end', resolve);
		}).catch(reject);
	}).finally(() => clearTimeout(silence));
	assert.equal(ids, Array.from({ length: count }, (_, id) => id));
}

const TYPE = { 'content-type': 'application/x-ndjson' };

/** Proves it over HTTP/1.1, from an address of this machine. */
export function streamOverHttp1(url: string, from: string, count: number, way: Way = 'in halves'): Promise<void> {
	const isSecure = url.startsWith('https:');
	const sent: ClientRequest = (isSecure ? secureRequest : plainRequest)(`${url}/api/v1/batch`, {
		...(isSecure ? { hostname: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false } : {}),
		method: 'POST', localAddress: from, headers: { ...TYPE, host: 'localhost' },
	});
	const received = new Promise<Readable>((resolve, reject) => sent.on('error', reject).on('response', (res) => {
		if (res.statusCode === 200) resolve(res);
		else reject(new Error(`status ${res.statusCode}`));
	}));
	return proveStream(sent, received, count, way);
}

/** Proves it over HTTP/2 with TLS. */
export async function streamOverHttp2(url: string, count: number): Promise<void> {
	// The names of this machine are not those of the Debian.
	const session = connect(url.replace('localhost', '127.0.0.1'), { rejectUnauthorized: false, servername: 'localhost' });
	const { HTTP2_HEADER_AUTHORITY: AUTHORITY, HTTP2_HEADER_METHOD: METHOD, HTTP2_HEADER_PATH: PATH } = constants;
	try {
		const sent = session.request({ ...TYPE, [AUTHORITY]: 'localhost', [METHOD]: 'POST', [PATH]: '/api/v1/batch' });
		const received = new Promise<Readable>((resolve, reject) => {
			session.on('error', reject);
			sent.on('error', reject).on('response', ({ [constants.HTTP2_HEADER_STATUS]: status }) => {
				if (Number(status) === 200) resolve(sent);
				else reject(new Error(`status ${status}`));
			});
		});
		await proveStream(sent, received, count, 'in halves');
	} finally {
		session.close();
	}
}
