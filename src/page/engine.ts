/*
 * Calls an operation: in the browser, which runs the same engine, or in the service if names are needed.
 *
 * The browser decodes and runs a call exactly as the service does, so the text of an answer or a problem is the same, byte for
 * byte. The service gets the same call if names are needed (NAME_NEEDED) or the work takes longer than a frame.
 *
 * Proof  test/page/engine.test.ts; test/browser/page-answers.test.ts compares the texts.
 */

import { InputError, type Issue, type Json } from '../errors.ts';
import { API } from '../doors/operations.ts';
import { problemValue } from '../doors/problem.ts';
import { readQuery } from '../doors/query.ts';
import { callAddress, writeQuery, type Call } from '../doors/request-forms.ts';
import { createBudget, isTooComplex, withBudget } from '../math/budget.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeJson, decodeQuery } from '../schema/decode.ts';
import { NAME_NEEDED } from './names/parse-color.ts';

/** An answer or a problem, as text and as a value. */
export interface Answer {
	readonly text: string;
	readonly isProblem: boolean;
	readonly value: unknown;
	/** `here`: computed in the browser; `service`: answered by the service. */
	readonly from: 'here' | 'service';
	/** The issues of a problem found in the browser, which a page in another language translates. */
	readonly issues?: readonly Issue[];
}

/** Path of the operations. */
const PATH = document.querySelector<HTMLElement>('[data-api]')!.dataset['api']!;

/** The path that the service is mounted under. */
export const BASE = PATH.slice(0, -API.length);

const isEmpty = (value: Json): boolean =>
	value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const isInBody = (value: Json): boolean =>
	typeof value === 'boolean' || (typeof value === 'object' && (!Array.isArray(value) || value.some(isInBody)));

/**
 * A call of an operation of this service, without empty fields. Values that a query cannot express are sent as a body, in which
 * the fields of `numbers` are numbers.
 */
export function createCall(operation: string, fields: { readonly [name: string]: Json }, numbers: readonly string[] = []): Call {
	const given = Object.entries(fields).filter(([, value]) => !isEmpty(value));
	const method = given.some(([, value]) => isInBody(value)) ? 'POST' : 'GET';
	const sent = ([name, value]: readonly [string, Json]): readonly [string, Json] =>
		[name, method === 'POST' && numbers.includes(name) ? numeric(String(value)) : value];
	return { api: location.origin + PATH, operation, method, fields: Object.fromEntries(given.map(sent)) };
}

/** Parses a number. Any other text is unchanged, so that the operation rejects it. */
const numeric = (text: string): Json => (Number.isFinite(Number(text)) ? Number(text) : text);

/** Units of work that fit in a frame. The service does anything longer, in slices. */
const FRAME_UNITS = 10_000;

/** Computes an answer in the browser. Undefined if it needs the lists of names or takes longer than a frame. */
export function answerHere({ input: schema, run }: AnyOperation, call: Call): Answer | undefined {
	const isRead = call.method === 'GET';
	try {
		const value = withBudget(createBudget(FRAME_UNITS), () => {
			const input = isRead ? decodeQuery(schema, readQuery(writeQuery(call.fields))) : decodeJson(schema, call.fields);
			// The input was decoded by the schema that `run` was declared with.
			return run(input as never);
		});
		return { text: JSON.stringify(value), isProblem: false, value, from: 'here' };
	} catch (thrown) {
		if (thrown === NAME_NEEDED || isTooComplex(thrown)) return undefined;
		const value = problemValue(BASE, thrown, isRead ? 'query' : 'body');
		const text = JSON.stringify(value);
		return { text, isProblem: true, value, from: 'here', ...(thrown instanceof InputError && { issues: thrown.issues }) };
	}
}

/** The latest answers of the service that never change. */
const cache = new Map<string, Answer>();
const CACHE_ENTRIES = 200;

const cacheKey = (call: Call): string => callAddress(call) + (call.method === 'GET' ? '' : `\n${JSON.stringify(call.fields)}`);

/** The cached answer of the service to a call, if any. */
export const cachedAnswer = (call: Call): Answer | undefined => cache.get(cacheKey(call));

/** Sends a call to the service. */
export const sendCall = (call: Call, signal: AbortSignal | null, headers: { readonly [name: string]: string } = {}): Promise<Response> =>
	fetch(callAddress(call), {
		method: call.method,
		signal,
		headers: { ...headers, ...(call.method === 'POST' && { 'Content-Type': 'application/json' }) },
		...(call.method === 'POST' && { body: JSON.stringify(call.fields) }),
	});

/**
 * Requests an answer from the service. Throws an AbortError if the signal aborts, a TypeError if the service does not answer,
 * and a SyntaxError if a proxy answers instead, with a text that is not JSON.
 */
export async function requestService(call: Call, signal: AbortSignal): Promise<Answer> {
	const before = cachedAnswer(call);
	if (before !== undefined) return before;
	const reply = await sendCall(call, signal);
	const text = await reply.text();
	const answer: Answer = { text, isProblem: !reply.ok, value: JSON.parse(text), from: 'service' };
	if (reply.ok || reply.status === 400) {
		if (cache.size >= CACHE_ENTRIES) cache.delete(cache.keys().next().value!);
		cache.set(cacheKey(call), answer);
	}
	return answer;
}
