/*
 * Requests of every kind as plain HTTP/1.1, each about a color that no other request has: three of four are GET, the others in turn
 * a mixture, a batch, a stream of lines and a call of a tool.
 */

import { fresh } from './questions.ts';

const parse = (color: string): object => ({ operation: 'parse-color', input: { color } });

type Body = readonly [path: string, type: string, text: string];

const json = (path: string, body: unknown): Body => [path, 'application/json', JSON.stringify(body)];

const POSTS: readonly ((color: string) => Body)[] = [
	(color) => json('/api/v1/mix-colors', { first: color, second: 'teal' }),
	(color) => json('/api/v1/batch', [parse(color), parse('teal')]),
	(color) => ['/api/v1/batch', 'application/x-ndjson', ['teal', color].map((one) => `${JSON.stringify(parse(one))}\n`).join('')],
	(color) => json('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'parse-color', arguments: { color } } }),
];

/** The request of a client's turn `n`, and its color as HEX. */
export function nextQuestion(host: string, n: number): { readonly color: string; readonly request: string } {
	const path = fresh(), color = `#${path.slice(-6)}`;
	if (n % 4 !== 3) return { color, request: `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n` };
	const [target, type, text] = POSTS[(n >> 2) % POSTS.length]!(color);
	return {
		color,
		request: `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
	};
}

/** True if a body is complete and about the color. */
export const isAnswer = (body: string, color: string): boolean => body.includes(color) && /[}\]]\n?$/.test(body);
