/*
 * Doors of operations: decode a query or a JSON object, run the operation, and send its result.
 */

import type { AnyOperation } from '../operations/operation.ts';
import { spend, type Budget } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { decodeJsonInSteps, decodeQueryInSteps, type Query } from '../schema/decode.ts';
import { jsonReply, READS, WRITES, type Door } from './door.ts';
import { fileReply, hasFile, holdsFile, noFile, withoutDownload } from './file.ts';
import { readJson } from './json.ts';
import { tokensFor, unitsToRead } from './limits.ts';
import { readQuery } from './query.ts';
import { inSlices } from './slices.ts';

const NOTHING: Query = new Map();

/** Units of work that any answer costs: routing, JSON, headers, the socket. */
const BASE_UNITS = 20;

/** Prefix of the paths of operations. */
export const API = '/api/v1/';

/** Called with every result before it is sent; may throw. */
export type Inspect = (operation: AnyOperation, result: unknown) => void;

/** Operations that are served, and functions that are called with their answers. */
export interface ServedOperations {
	readonly operations: readonly AnyOperation[];
	readonly inspect: Inspect | null;
	/** Called with errors inside an answer that are not the caller's. */
	readonly report: (thrown: unknown) => void;
}

/** A decoded input and its result. */
interface Outcome {
	readonly input: unknown;
	readonly result: unknown;
}

/** Answers a JSON value, with a promise if that takes longer than a slice of the event loop's time. */
export const answerJson = (operation: AnyOperation, sent: unknown, budget: Budget): Outcome | Promise<Outcome> =>
	inSlices(answerInSteps(operation, decodeJsonInSteps(operation.input, sent)), budget);

/** Decodes an input and runs the operation. */
export function* answerInSteps({ run, steps }: AnyOperation, decoding: Steps<unknown>): Steps<Outcome> {
	spend(BASE_UNITS);
	// `run` and `steps` take what the schema of the same declaration decodes.
	const input = yield* decoding;
	return { input, result: steps === undefined ? run(input as never) : yield* steps(input as never) };
}

/** Applies a function to a result or to a promise of one. */
export const whenDone = <A, T>(result: A | Promise<A>, then: (result: A) => T): T | Promise<T> =>
	(result instanceof Promise ? result.then(then) : then(result));

/** Calls a function, and `failed` with its error or that of its promise. */
export function orElse<T, F>(work: () => T | Promise<T>, failed: (thrown: unknown) => F): T | F | Promise<T | F> {
	try {
		const result = work();
		return result instanceof Promise ? result.catch(failed) : result;
	} catch (thrown) {
		return failed(thrown);
	}
}

/**
 * The door of an operation: GET takes a query, POST and QUERY take a JSON body. Throws an InputError with every fault of the input.
 * `headers` are added to every answer.
 */
export const operationDoor = (operation: AnyOperation, inspect: Inspect | null, headers: readonly string[]): Door => {
	const mayHaveFile = hasFile(operation);
	return {
		path: API + operation.name,
		name: operation.name,
		methods: { ...(operation.methods.includes('GET') && READS), ...(operation.methods.includes('POST') && WRITES) },
		cost: 1,
		hasFile: mayHaveFile,
		answer: ({ reading, query, body, budget, charge }) => {
			charge(Math.max(operation.cost, tokensFor(body.length)) - 1);
			budget.spent += unitsToRead(body.length);
			const sent = query === '' ? NOTHING : readQuery(query);
			const { query: fields, isDownload } = mayHaveFile ? withoutDownload(sent) : { query: sent, isDownload: false };
			const decoding = reading === 'query' ? decodeQueryInSteps(operation.input, fields) : decodeJsonInSteps(operation.input, readJson(body));
			return whenDone(inSlices(answerInSteps(operation, decoding), budget), ({ input, result }) => {
				inspect?.(operation, result);
				// The input was decoded by the schema that `cache` was declared with.
				const keep = operation.cache(input as never);
				const isFile = mayHaveFile && holdsFile(result);
				if (isDownload && !isFile) throw noFile();
				if (isDownload) return fileReply(result, keep, true, headers);
				const reply = jsonReply(result, keep, headers);
				return isFile ? { ...reply, file: fileReply(result, keep, false, headers) } : reply;
			});
		},
	};
};
