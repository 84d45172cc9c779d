/*
 * Requests to every other door than one operation: batches, streams of lines in chunks that may break, MCP, swatches, pages, assets,
 * problems; whole and damaged.
 */

import { bytesIn, writeHttp, type Request } from '../../bench/worst/request.ts';
import { SURFACES } from '../../bench/worst/surfaces.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { PROBLEMS } from '../../src/errors.ts';
import type { Random } from '../../src/math/random.ts';
import { below, legalInput, pick } from '../support/arbitrary.ts';
import { damaged } from './mutate.ts';

/** Larger bodies of a batch or a stream take seconds of work, because the rate limit is off. */
const MOST_BYTES = 4_000;

/** A well-formed request to any surface that the search for expensive requests knows. */
export function anyRequest(random: Random): Request {
	for (;;) {
		const surface = pick(random, SURFACES), request = surface.draw(random, below(random, MOST_BYTES));
		if (bytesIn(request) < 4 * MOST_BYTES) return request;
	}
}

const PAGES = [
	'/', '/docs', '/openapi.json', '/llms.txt', '/robots.txt', '/favicon.ico', '/.well-known/api-catalog',
	'/livez', '/readyz', '/healthz', '/metrics',
	'/api/v1/openapi.json', '/assets/x', '/assets/style.css', '/swatch/red.svg', '/nowhere', '//', '/%ff', '/api/v1/', '/docs/x',
	...Object.keys(PROBLEMS).map((code) => `/problems/${code}`), ...OPERATIONS.map(({ name }) => `/docs/${name}`),
];

const QUERIES = ['', '?', '?x', '?color=red', '?view=audit-theme&theme=%3Aroot%7B%7D', '?download', '?size=8&size=9', '?%', `?${'a=b&'.repeat(300)}`];

const HEADERS = [
	'Accept: text/html', 'Accept: */*;q=0, image/svg+xml', 'Accept-Encoding: br, gzip;q=0', 'Accept-Encoding: identity;q=0, *',
	'Accept-Language: ru, en;q=.5',
	'Accept-Language: *', 'If-None-Match: *', 'Range: bytes=0-5', `Accept: ${'a/b,'.repeat(500)}`,
	'Origin: http://evil.example', 'MCP-Protocol-Version: 1', 'Connection: close',
];

const page = (random: Random): string => {
	const lines = Array.from({ length: below(random, 4) }, () => `${pick(random, HEADERS)}\r\n`).join('');
	return `GET ${pick(random, PAGES)}${pick(random, QUERIES)} HTTP/1.1\r\nHost: x\r\n${lines}\r\n`;
};

const question = (random: Random): string => {
	const operation = pick(random, OPERATIONS);
	return JSON.stringify({ id: below(random, 9), operation: operation.name, input: legalInput(operation.input, random) });
};

/** A stream of lines in chunks: cut anywhere, blank, broken in size or end, or never finished. */
function stream(random: Random): string {
	const line = (): string => pick(random, [() => question(random), () => '', () => '   ', () => '{', () => 'null', () => '\r'])();
	const body = Buffer.from(Array.from({ length: below(random, 8) }, line).join('\n')).toString('latin1');
	let chunks = '';
	for (let at = 0; at < body.length;) {
		const length = Math.min(body.length - at, 1 + below(random, 400)), isBroken = random() < 0.03;
		const size = isBroken ? pick(random, ['zz', '-1', '', 'ffffffffffffffff', '0;x']) : length.toString(16);
		chunks += `${size}\r\n${body.slice(at, at + length)}${random() < 0.03 ? 'x' : ''}\r\n`;
		at += length;
	}
	const end = random() < 0.85 ? '0\r\n\r\n' : pick(random, ['', '0\r\n', '0\r\nX: y\r\n\r\n', 'x']);
	return `POST /api/v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}${end}`;
}

/** A request to any door, as latin1. */
export function anyDoor(random: Random): string {
	const text = pick(random, [
		() => writeHttp(anyRequest(random)).toString('latin1'), () => page(random), () => stream(random),
	])();
	return random() < 0.6 ? text : damaged(text, random);
}
