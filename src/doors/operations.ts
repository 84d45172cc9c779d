/*
 * Operations as doors: a query or a JSON object in, the declared result out.
 */

import type { AnyOperation } from '../operations/operation.ts';
import { decodeJson, decodeQuery, type Query } from '../schema/decode.ts';
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

/** What an operation answers to decoded input: a promise where that takes longer than a slice of the event loop's time. */
export const resultOf = ({ run, steps }: AnyOperation, input: unknown): unknown =>
	(steps === undefined ? run(input as never) : inSlices(steps(input as never)));

/** What is made of a result, when it is there. */
export const whenDone = <T>(result: unknown, made: (result: unknown) => T): T | Promise<T> =>
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
		const input = reading === 'query' ? decodeQuery(operation.input, asked.query) : decodeJson(operation.input, readJson(body));
		// The input was decoded by the schema that `run` and `cache` were declared with.
		return whenDone(resultOf(operation, input), (result) => {
			inspect?.(operation, result);
			const keep = operation.cache(input as never);
			const isFile = hasFile(operation) && holdsFile(result);
			if (asked.isDownload && !isFile) throw noFile();
			if (asked.isDownload) return fileReply(result, keep, true, headers);
			return { ...jsonReply(result, keep), headers, ...(isFile && { file: fileReply(result, keep, false, headers) }) };
		});
	},
});
