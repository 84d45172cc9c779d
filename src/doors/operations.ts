/*
 * Operations as doors: a query or a JSON object in, the declared result out.
 */

import type { AnyOperation } from '../operations/operation.ts';
import type { Steps } from '../math/steps.ts';
import { decodeJson, decodeJsonInSteps, decodeQuery, type Query } from '../schema/decode.ts';
import { jsonReply, READS, WRITES, type Door } from './door.ts';
import { fileReply, hasFile, holdsFile, noFile, withoutDownload } from './file.ts';
import { readJson } from './json.ts';
import { tokensFor } from './limits.ts';
import { readQuery } from './query.ts';
import { inSlices } from './slices.ts';

const NOTHING: Query = new Map();

/** What every operation's path begins with. */
export const API = '/api/v1/';

/** Sees every result before it is sent, and may throw. */
export type Inspect = (operation: AnyOperation, result: unknown) => void;

interface Answered {
	readonly input: unknown;
	readonly result: unknown;
}

/** What an operation answers to a value of JSON: a promise where that takes longer than a slice of the event loop's time. */
export function answered(operation: AnyOperation, sent: unknown): Answered | Promise<Answered> {
	const { input: schema, run, steps } = operation;
	if (steps !== undefined) return inSlices(answeredInSteps(schema, steps, sent));
	const input = decodeJson(schema, sent);
	return { input, result: run(input as never) };
}

function* answeredInSteps(
	schema: AnyOperation['input'], steps: NonNullable<AnyOperation['steps']>, sent: unknown,
): Steps<Answered> {
	const input = yield* decodeJsonInSteps(schema, sent);
	return { input, result: yield* steps(input as never) };
}

/** The same for a query, whose texts are short. */
function answeredQuery({ input: schema, run, steps }: AnyOperation, query: Query): Answered | Promise<Answered> {
	const input = decodeQuery(schema, query);
	if (steps === undefined) return { input, result: run(input as never) };
	return whenDone(inSlices(steps(input as never)), (result) => ({ input, result }));
}

/** What is made of something, when it is there. */
export const whenDone = <A, T>(result: A | Promise<A>, made: (result: A) => T): T | Promise<T> =>
	(result instanceof Promise ? result.then(made) : made(result));

/**
 * The door of an operation: GET reads the query, POST and QUERY the JSON body. Its `answer` throws an InputError with
 * every fault of the input; `inspect` sees each result before it leaves; `headers` stand on every answer.
 */
export const operationDoor = (operation: AnyOperation, inspect: Inspect | null = null, headers: readonly string[] = []): Door => ({
	path: API + operation.name,
	name: operation.name,
	methods: { ...(operation.methods.includes('GET') && READS), ...(operation.methods.includes('POST') && WRITES) },
	cost: 1,
	hasFile: hasFile(operation),
	answer: ({ reading, query, body, charge }) => {
		if (reading !== 'query') charge(tokensFor(body.length) - 1);
		const sent = query === '' ? NOTHING : readQuery(query);
		const asked = hasFile(operation) ? withoutDownload(sent) : { query: sent, isDownload: false };
		const found = reading === 'query' ? answeredQuery(operation, asked.query) : answered(operation, readJson(body));
		return whenDone(found, ({ input, result }) => {
			inspect?.(operation, result);
			// The input was decoded by the schema that `cache` was declared with.
			const keep = operation.cache(input as never);
			const isFile = hasFile(operation) && holdsFile(result);
			if (asked.isDownload && !isFile) throw noFile();
			if (asked.isDownload) return fileReply(result, keep, true, headers);
			return { ...jsonReply(result, keep), headers, ...(isFile && { file: fileReply(result, keep, false, headers) }) };
		});
	},
});
