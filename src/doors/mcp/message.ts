/*
 * A message of JSON-RPC 2.0, as the Model Context Protocol sends them: one request or one notification at a time.
 */

import type { InputError } from '../../errors.ts';
import { isRecord } from '../options.ts';

export type Id = string | number;

type Json = Readonly<Record<string, unknown>>;

export interface Message {
	/** Undefined in a notification, which has no answer. */
	readonly id: Id | undefined;
	readonly method: string;
	readonly params: Json;
	/** What the client says of itself and of the protocol, with each request since 2026-07-28. */
	readonly meta: Json;
}

/** Codes of JSON-RPC, and of the protocol since 2026-07-28. */
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

/** What an answer says, with the status of HTTP that it comes with. */
export interface Answer {
	readonly status: number;
	/** Null where nothing is answered. */
	readonly message: object | null;
}

/** A result to a message. */
export const resultOf = (id: Id, result: object): Answer => ({ status: 200, message: { jsonrpc: '2.0', id, result } });

/** An error; `id` is null where the message could not be read. */
export const errorOf = (id: Id | null, status: number, code: number, message: string, data?: object): Answer =>
	({ status, message: { jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } } });

/** Nothing to say, and that is right. */
export const ACCEPTED: Answer = { status: 202, message: null };

/** A message from what JSON held; an answer where it is none. */
export function readMessage(value: unknown): Message | Answer {
	if (Array.isArray(value)) return errorOf(null, 400, CODES.notMessage, 'Batches are not part of the protocol. Send one message at a time.');
	if (!isRecord(value) || value['jsonrpc'] !== '2.0') {
		return errorOf(null, 400, CODES.notMessage, 'A message is an object with "jsonrpc": "2.0", "method" and, in a request, "id".');
	}
	const { id, method, params = {} } = value;
	if (method === undefined && (value['result'] !== undefined || value['error'] !== undefined)) return ACCEPTED;
	if (typeof method !== 'string') return errorOf(null, 400, CODES.notMessage, '"method" must be a text, such as "tools/list".');
	if (id !== undefined && !isId(id)) return errorOf(null, 400, CODES.notMessage, '"id" must be a text or a whole number.');
	const meta = isRecord(params) ? params['_meta'] ?? {} : {};
	if (!isRecord(params) || !isRecord(meta)) {
		return id === undefined ? ACCEPTED : errorOf(id, 400, CODES.badParams, '"params" and "_meta" must be objects.');
	}
	return { id, method, params, meta };
}

const isId = (id: unknown): id is Id => typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id));

/** Is it an answer already? */
export const isAnswer = (read: Message | Answer): read is Answer => 'status' in read;

/** Every fault that an InputError tells, one sentence a line, each with its field. */
export const faultsOf = ({ issues }: InputError): string => issues.map(({ detail }) => detail).join('\n');
