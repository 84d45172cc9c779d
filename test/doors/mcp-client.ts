/*
 * A client of the Model Context Protocol over HTTP, of every revision.
 */

import { MODERN } from '../../src/doors/mcp/answer.ts';
import type { ServerOptions } from '../../src/server.ts';
import { post } from '../http/raw.ts';
import { withServer } from '../support/server.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Told {
	readonly status: number;
	readonly id: unknown;
	readonly result?: Json;
	readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** `_meta` of each request of a client of 2026-07-28. */
export const META = { 'io.modelcontextprotocol/protocolVersion': MODERN, 'io.modelcontextprotocol/clientCapabilities': {} };

export type Send = (body: unknown, headers?: Record<string, string>) => Promise<Told>;

export const sender = (url: string): Send => async (body, headers = {}) => {
	const { status, body: text } = await post(`${url}/mcp`, typeof body === 'string' ? body : JSON.stringify(body), headers);
	return { status, ...(text === '' ? { id: undefined } : JSON.parse(text) as Omit<Told, 'status'>) };
};

export const withMcp = (use: (send: Send, url: string) => Promise<void>, options: ServerOptions = {}): Promise<void> =>
	withServer((url) => use(sender(url), url), options);

export const request = (method: string, params?: object): object => ({ jsonrpc: '2.0', id: 7, method, ...(params && { params }) });

/** A request as clients since 2026-07-28 send it, with the headers that repeat it. */
export function modern(send: Send, method: string, params: Json = {}, headers: Record<string, string> = {}): Promise<Told> {
	const named = params['name'] ?? params['uri'];
	return send(request(method, { ...params, _meta: META }), {
		'MCP-Protocol-Version': MODERN, 'Mcp-Method': method, ...(typeof named === 'string' && { 'Mcp-Name': named }), ...headers,
	});
}

export const tools = async (send: Send): Promise<readonly Json[]> => (await send(request('tools/list'))).result?.['tools'] as Json[];

export const call = async (send: Send, name: string, given: object): Promise<Json> =>
	(await send(request('tools/call', { name, arguments: given }))).result!;
