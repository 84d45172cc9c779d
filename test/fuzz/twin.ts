/*
 * The same request over HTTP and through `tincture/fetch`: the same status, headers and bytes.
 */

import type { Request } from '../../bench/worst/request.ts';
import type { Reply } from './in-process.ts';

/** Headers of the transport: a long batch is streamed by the server, and sent as a whole by `tincture/fetch`. */
const TRANSPORT = [
	'connection', 'content-length', 'date', 'keep-alive', 'ratelimit', 'ratelimit-policy', 'transfer-encoding', 'x-accel-buffering',
];

/** The answer of a server. */
export async function askServer(url: string, { method, target, type, body }: Request): Promise<Omit<Reply, 'memory' | 'err'>> {
	const headers = { 'Accept-Encoding': 'identity', ...(type !== null && { 'Content-Type': type }) };
	const response = await fetch(url + target, { method, headers, ...(type !== null && { body }), signal: AbortSignal.timeout(60_000) });
	return { code: response.status, out: Buffer.from(await response.arrayBuffer()).toString('latin1'), headers: [...response.headers] };
}

/** Only the server compresses long answers. */
function asUncompressed([name, value]: readonly [string, string]): (readonly [string, string])[] {
	const rest = name === 'vary' ? value.replace(/^Accept-Encoding(?:, |$)/, '') : value;
	return rest === '' ? [] : [[name, rest]];
}

/** How two answers differ; undefined if they do not. Without a seed an operation draws something else each time. */
export function difference(expected: Omit<Reply, 'memory' | 'err'>, actual: Reply): string | undefined {
	if (actual.err !== '') return `fetch threw ${actual.err}`;
	if (actual.code === 500) return `500: ${actual.out}`;
	if (expected.code !== actual.code) return `status ${expected.code} of the server, ${actual.code} of fetch`;
	if (expected.out.includes('"seed"')) return undefined;
	if (expected.out !== actual.out) return `bytes ${JSON.stringify(expected.out.slice(0, 200))} of the server, ${JSON.stringify(actual.out.slice(0, 200))} of fetch`;
	const plain = (headers: Reply['headers']): string =>
		JSON.stringify(headers.filter(([name]) => !TRANSPORT.includes(name)).flatMap(asUncompressed).sort());
	return plain(expected.headers) === plain(actual.headers) ? undefined : `headers ${plain(expected.headers)} of the server, ${plain(actual.headers)} of fetch`;
}
