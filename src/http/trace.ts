/*
 * Ids that connect a request with the logs of other programs: X-Request-Id, and the trace of `traceparent`.
 *
 * They are read only for a log line or a problem. A request without a valid X-Request-Id gets a new one then.
 *
 * Source  Trace Context (W3C, 2021) §3.2 for traceparent; the field names in the log are those of OpenTelemetry for JSON logs.
 * Proof   test/http/trace.test.ts.
 */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readHeader } from './head.ts';

export interface Trace {
	readonly trace_id: string;
	/** Id of the caller's operation. */
	readonly span_id: string;
	readonly trace_flags: string;
}

export interface Ids {
	readonly requestId: string;
	/** True if the client sent the id of the request. */
	readonly isSent: boolean;
	/** Null without a valid traceparent. */
	readonly trace: Trace | null;
}

/** Letters that need no escape in a log, a header or a URL. */
const REQUEST_ID = /^[\w.:@+/=-]{1,128}$/;

/** The ids of a request. */
export function readIds(req: IncomingMessage): Ids {
	const sent = readHeader(req, 'x-request-id'), parent = readHeader(req, 'traceparent');
	const isSent = sent !== null && REQUEST_ID.test(sent);
	return { requestId: isSent ? sent : randomUUID(), isSent, trace: parent === null ? null : readTraceparent(parent) };
}

/** Parses `00-{trace id}-{span id}-{flags}`; later versions may have further parts. Null if invalid. */
export function readTraceparent(text: string): Trace | null {
	const parts = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(text) ?? [];
	const [, version, traceId = '', spanId = '', flags = '', rest] = parts;
	if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null;
	return isZero(traceId) || isZero(spanId) ? null : { trace_id: traceId, span_id: spanId, trace_flags: flags };
}

const isZero = (id: string): boolean => /^0+$/.test(id);
