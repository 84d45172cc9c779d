/*
 * Requests of the tests of the specification, by GET and POST.
 */

import type { Values } from './specified.ts';

export type Method = 'GET' | 'POST';

export interface Reply {
	readonly status: number;
	readonly type: string | null;
	readonly text: string;
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.map(asText).join(',') : String(value));

export async function ask(url: string, operation: string, method: Method, values: Values): Promise<Reply> {
	const path = `${url}/api/v1/${operation}`;
	const query = new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, asText(value)]));
	const response = await (method === 'GET' ? fetch(`${path}?${query}`) : fetch(path, {
		method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(values),
	}));
	return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

export const json = async (url: string, operation: string, values: Values, method: Method = 'POST'): Promise<Values> =>
	JSON.parse((await ask(url, operation, method, values)).text) as Values;

/** Longest and shortest text that is read as a color: blanks around it count. */
export const padded = (length: number): string => 'rgb(1 2 3)'.padEnd(length);

/** The beginning of a value, for the name of a claim. */
export const shorten = (value: unknown): string => JSON.stringify(value).slice(0, 50);
