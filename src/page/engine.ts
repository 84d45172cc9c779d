/*
 * Asking an operation: here, where the same engine runs, or of the service, where names are needed.
 *
 * Here the same is read and run as behind the door of the service, so that the text of an answer and of a problem is the
 * same, byte for byte. What only the lists of names tell throws NAME_NEEDED, and the service is asked the same call.
 *
 * Proof  test/browser/page.test.ts compares the texts.
 */

import type { Json } from '../errors.ts';
import { API } from '../doors/operations.ts';
import { problemValue } from '../doors/problem.ts';
import { readQuery } from '../doors/query.ts';
import { addressOf, queryOf, type Call } from '../doors/request-forms.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeJson, decodeQuery } from '../schema/decode.ts';
import { NAME_NEEDED } from './names/parse-color.ts';

/** An answer, or a problem, as its text and what it says. */
export interface Answer {
	readonly text: string;
	readonly isProblem: boolean;
	readonly value: unknown;
	/** `here` in the browser, `service` where the service was asked. */
	readonly from: 'here' | 'service';
}

/** Where the operations are. */
const PATH = document.querySelector<HTMLElement>('[data-api]')!.dataset['api']!;

/** The path that the service is mounted under. */
export const BASE = PATH.slice(0, -API.length);

const isEmpty = (value: Json): boolean =>
	value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const isInBody = (value: Json): boolean =>
	typeof value === 'boolean' || (typeof value === 'object' && (!Array.isArray(value) || value.some(isInBody)));

/**
 * A call of an operation of this service; fields that are empty are left out. What a query has no way to write is sent as a
 * body, where those of `numbers` are numbers.
 */
export function callOf(operation: string, fields: { readonly [name: string]: Json }, numbers: readonly string[] = []): Call {
	const given = Object.entries(fields).filter(([, value]) => !isEmpty(value));
	const method = given.some(([, value]) => isInBody(value)) ? 'POST' : 'GET';
	const sent = ([name, value]: readonly [string, Json]): readonly [string, Json] =>
		[name, method === 'POST' && numbers.includes(name) ? numeric(String(value)) : value];
	return { api: location.origin + PATH, operation, method, fields: Object.fromEntries(given.map(sent)) };
}

/** A text as the number it is; as it is where it is none, so that the operation says so. */
const numeric = (text: string): Json => (Number.isFinite(Number(text)) ? Number(text) : text);

/** The answer as it is computed here; undefined where names are needed. */
export function answerHere({ input: schema, run }: AnyOperation, call: Call): Answer | undefined {
	const isRead = call.method === 'GET';
	try {
		const input = isRead ? decodeQuery(schema, readQuery(queryOf(call.fields))) : decodeJson(schema, call.fields);
		// The input was decoded by the schema that `run` was declared with.
		const value = run(input as never);
		return { text: JSON.stringify(value), isProblem: false, value, from: 'here' };
	} catch (thrown) {
		if (thrown === NAME_NEEDED) return undefined;
		const value = problemValue(BASE, thrown, isRead ? 'query' : 'body');
		return { text: JSON.stringify(value), isProblem: true, value, from: 'here' };
	}
}

/** Answers of the service that will not change, the last of them. */
const kept = new Map<string, Answer>();
const MOST_KEPT = 200;

const keyOf = (call: Call): string => addressOf(call) + (call.method === 'GET' ? '' : `\n${JSON.stringify(call.fields)}`);

/** What the service said to the call before, where it did. */
export const keptAnswer = (call: Call): Answer | undefined => kept.get(keyOf(call));

/** Asks the service. Throws an AbortError where the signal says that nobody waits, a TypeError where nobody answers. */
export async function askService(call: Call, signal: AbortSignal): Promise<Answer> {
	const before = keptAnswer(call);
	if (before !== undefined) return before;
	const reply = await fetch(addressOf(call), {
		signal,
		method: call.method,
		...(call.method === 'POST' && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(call.fields) }),
	});
	const text = await reply.text();
	const answer: Answer = { text, isProblem: !reply.ok, value: JSON.parse(text), from: 'service' };
	if (reply.ok || reply.status === 400) {
		if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
		kept.set(keyOf(call), answer);
	}
	return answer;
}
