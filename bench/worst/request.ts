/*
 * A candidate of the search: one HTTP request.
 */

import { createHash } from 'node:crypto';

export interface Request {
	readonly method: 'GET' | 'POST';
	/** Path and query. */
	readonly target: string;
	/** The media type of the body; null without a body. */
	readonly type: string | null;
	readonly body: string;
}

const JSON_TYPE = 'application/json';

/** A query of GET. */
export const get = (target: string): Request => ({ method: 'GET', target, type: null, body: '' });

/** A body of POST. */
export const post = (target: string, body: string, type = JSON_TYPE): Request => ({ method: 'POST', target, type, body });

/** A value as JSON in the body of POST. */
export const postJson = (target: string, value: unknown): Request => post(target, JSON.stringify(value));

/** Bytes of target and body in UTF-8. */
export const bytesIn = ({ target, body }: Request): number => Buffer.byteLength(target) + Buffer.byteLength(body);

/** The request as HTTP/1.1 sends it; `nc` and `bench/worst.ts --replay` take it. */
export function writeHttp({ method, target, type, body }: Request): Buffer {
	const lines = type === null ? '' : `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
	return Buffer.from(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n${body}`);
}

/** The request in bytes that `writeHttp` wrote. */
export function readHttp(bytes: Buffer): Request {
	const text = bytes.toString(), end = text.indexOf('\r\n\r\n'), [method, target] = text.split(' ', 2);
	const type = /^Content-Type: (.*)\r$/m.exec(text.slice(0, end + 2))?.[1] ?? null;
	return { method: method === 'POST' ? 'POST' : 'GET', target: target!, type, body: text.slice(end + 4) };
}

/** Eight letters that name a request. */
export const digest = (request: Request): string => createHash('sha256').update(writeHttp(request)).digest('hex').slice(0, 8);
