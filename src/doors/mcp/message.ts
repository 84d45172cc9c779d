/*
 * JSON-RPC 2.0 messages of the Model Context Protocol: a single request or notification.
 *
 * An id is returned as the bytes that were sent, because JavaScript would lose digits of numbers beyond 2^53.
 *
 * Source  JSON-RPC 2.0 §4 to §5; https://modelcontextprotocol.io/specification/2026-07-28, messages: an id is a text or a whole number.
 * Proof   test/doors/mcp.test.ts; test/doors/mcp-attacks.test.ts for messages of any shape.
 */

import { InputError } from '../../errors.ts';
import { isRecord, type AnyRecord } from '../../schema/record.ts';
import { readJsonValue } from '../json.ts';

/** An id as the JSON text of the request. */
export type Id = string;

export interface Message {
	/** Undefined for a notification, which gets no answer. */
	readonly id: Id | undefined;
	readonly method: string;
	readonly params: AnyRecord;
	/** `_meta` of the params: revision and capabilities of the client, in each request since 2026-07-28. */
	readonly meta: AnyRecord;
}

/** Error codes of JSON-RPC, and of the protocol since 2026-07-28. */
export const CODES = {
	notJson: -32_700,
	notMessage: -32_600,
	noMethod: -32_601,
	badParams: -32_602,
	internal: -32_603,
	refused: -32_000,
	badHeader: -32_020,
	badVersion: -32_022,
} as const;

/** The text of an answer and its HTTP status. */
export interface Answer {
	readonly status: number;
	/** One line of JSON; null if the message has no answer. */
	readonly text: string | null;
}

/** The response with a result. */
export const resultResponse = (id: Id, result: object): Answer =>
	({ status: 200, text: `{"jsonrpc":"2.0","id":${id},"result":${JSON.stringify(result)}}` });

/** An error; `id` is null if the message has no readable one. */
export const errorResponse = (id: Id | null, status: number, code: number, message: string, data?: object): Answer =>
	({ status, text: `{"jsonrpc":"2.0","id":${id ?? 'null'},"error":${JSON.stringify({ code, message, ...(data && { data }) })}}` });

/** The response to a notification: empty. */
export const ACCEPTED: Answer = { status: 202, text: null };

const SHAPE = 'A message is an object with "jsonrpc": "2.0", "method" and, in a request, "id".';

/** Reads a message; returns the error response if the bytes are invalid. */
export function readMessage(body: Uint8Array): Message | Answer {
	let value: unknown, idText: Id = '';
	if (body.length === 0) return errorResponse(null, 400, CODES.notJson, `The message is empty. ${SHAPE}`);
	try {
		value = readJsonValue(body, (text, level, key) => {
			if (level === 2 && key === 'id') idText = text;
		}, 'The message');
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		return errorResponse(null, 400, CODES.notJson, thrown.message);
	}
	if (Array.isArray(value))
		return errorResponse(null, 400, CODES.notMessage, 'Batches are not part of the protocol. Send one message at a time.');
	if (!isRecord(value) || value['jsonrpc'] !== '2.0') {
		return errorResponse(null, 400, CODES.notMessage, SHAPE);
	}
	const { id: sent, method, params = {} } = value;
	if (method === undefined && (value['result'] !== undefined || value['error'] !== undefined)) return ACCEPTED;
	if (typeof method !== 'string') return errorResponse(null, 400, CODES.notMessage, '"method" must be a text, such as "tools/list".');
	if (sent !== undefined && !isId(sent)) return errorResponse(null, 400, CODES.notMessage, '"id" must be a text or a whole number.');
	const id = sent === undefined ? undefined : idText;
	const meta = isRecord(params) ? params['_meta'] ?? {} : {};
	if (!isRecord(params) || !isRecord(meta)) {
		return id === undefined ? ACCEPTED : errorResponse(id, 400, CODES.badParams, '"params" and "_meta" must be objects.');
	}
	return { id, method, params, meta };
}

const isId = (id: unknown): boolean => typeof id === 'string' || Number.isInteger(id);

/** True for the error of a message that could not be read. */
export const isAnswer = (read: Message | Answer): read is Answer => 'status' in read;

/** All faults of an InputError, one sentence per line with the field. Throws any other error again. */
export function faultText(thrown: unknown): string {
	if (!(thrown instanceof InputError)) throw thrown;
	return thrown.issues.map(({ detail }) => detail).join('\n');
}
