/*
 * Many questions in one request: `POST /api/v1/batch`.
 *
 * As JSON, up to MOST_QUESTIONS in a list, or in an object with the list as `requests`; the answers come in the same form.
 * As NDJSON, up to LIMITS.lines lines, answered line by line while the body arrives. Each question costs what it costs
 * alone, and its answer holds the very result or problem that a POST of its `input` gets.
 */

import { InputError, quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { JSON_TYPE, type Door, type Reply } from './door.ts';
import { readJson, readJsonValue } from './json.ts';
import { LIMITS, tokensFor } from './limits.ts';
import { LINES_TYPE, type Line } from './lines.ts';
import { answered, API, whenDone, type Inspect } from './operations.ts';
import { isRecord } from './options.ts';
import { problemValue, type ProblemValue } from './problem.ts';
import { bodyTooLarge } from './refusals.ts';
import { isSliceOver, nextSlice } from './slices.ts';

export const BATCH = `${API}batch`;

/** The most questions of a JSON batch; a stream of lines holds up to LIMITS.lines. */
export const MOST_QUESTIONS = 100;

/** The longest `id`. */
export const LONGEST_ID = 200;

type Id = string | number;

/** An answer, with the `id` of its question where that has one. */
type Answer = { readonly id?: Id; readonly result: unknown } | { readonly id?: Id; readonly problem: ProblemValue };

export interface BatchOptions {
	readonly operations: readonly AnyOperation[];
	readonly basePath: string;
	readonly inspect: Inspect | null;
	/** Sees what was thrown and is no fault of the caller. */
	readonly report: (thrown: unknown) => void;
}

/** The door of a batch over these operations; its answer throws an InputError where the batch as a whole is none. */
export function batchDoor(options: BatchOptions): Door {
	const ask = asker(options);
	const problem = (thrown: unknown): Answer => ({ problem: problemValue(options.basePath, thrown, 'body') });
	return {
		path: BATCH,
		name: 'batch',
		methods: { POST: 'json' },
		cost: 1,
		answer: async ({ body, charge }) => {
			const value = readJsonValue(body), isList = Array.isArray(value);
			const questions = isList ? value : questionsOf(value);
			requireCount(questions.length, isList);
			charge(Math.max(questions.length, tokensFor(body.length)) - 1);
			const answers = await eachInSlices(questions, async (question) => JSON.stringify(await ask(() => question)));
			const list = `[${answers.join(',')}]`;
			return { status: 200, type: JSON_TYPE, body: isList ? list : `{"results":${list}}`, keep: 'never' } satisfies Reply;
		},
		lines: {
			answer: (line) => ask(() => readLine(line)),
			tooMany: () => problem(tooManyLines()),
		},
	};
}

/** Gives the answer to a question, which is read first; what is wrong with it, whoever's fault that is, is its answer. */
function asker({ operations, basePath, inspect, report }: BatchOptions): (read: () => unknown) => Answer | Promise<Answer> {
	const byName = new Map(operations.map((operation) => [operation.name, operation]));
	return (read) => {
		let id: Id | undefined;
		const failed = (thrown: unknown): Answer => {
			if (!(thrown instanceof InputError)) report(thrown);
			const problem = problemValue(basePath, thrown, 'body');
			return id === undefined ? { problem } : { id, problem };
		};
		try {
			const { id: given, operation, input } = questionOf(read(), byName, (known) => id = known);
			const answer = whenDone(answered(operation, input), ({ result }): Answer => {
				inspect?.(operation, result);
				return given === undefined ? { result } : { id: given, result };
			});
			return answer instanceof Promise ? answer.catch(failed) : answer;
		} catch (thrown) {
			return failed(thrown);
		}
	};
}

interface Question {
	readonly id: Id | undefined;
	readonly operation: AnyOperation;
	readonly input: object;
}

const QUESTION_FIELDS = ['id', 'operation', 'input'] as const;

const EXAMPLE = '{"operation":"parse-color","input":{"color":"teal"}}';

/** A question by its parts; `known` is told its `id` before anything else can be wrong. */
function questionOf(value: unknown, operations: ReadonlyMap<string, AnyOperation>, known: (id: Id) => void): Question {
	if (!isRecord(value)) throw invalid([], `A question must be an object such as ${EXAMPLE}.`);
	const { id, operation: name, input = {} } = value;
	if (id !== undefined) {
		if (!isId(id)) throw invalid(['id'], `id must be a text of at most ${LONGEST_ID} characters or a finite number.`);
		known(id);
	}
	for (const stray in value) {
		if (stray === 'operation' || stray === 'input' || stray === 'id') continue;
		throw invalid([stray], `${quote(stray)} is not a known field. ${didYouMean(stray, QUESTION_FIELDS)}`);
	}
	if (!isRecord(input)) throw invalid(['input'], 'input must be an object with the fields of the operation, such as {"color":"teal"}.');
	const operation = typeof name === 'string' ? operations.get(name) : undefined;
	if (operation === undefined) throw invalid(['operation'], noOperation(name, [...operations.keys()]));
	return { id, operation, input };
}

const noOperation = (name: unknown, known: readonly string[]): string => typeof name === 'string'
	? `There is no operation ${quote(name)}. ${didYouMean(name, known)}`
	: `operation must be one of ${known.join(', ')}.`;

const isId = (id: unknown): id is Id =>
	(typeof id === 'string' ? id.length <= LONGEST_ID : typeof id === 'number' && Number.isFinite(id));

function didYouMean(written: string, known: readonly string[]): string {
	const near = closest(written, known) ?? closest(written.toLowerCase(), known);
	return near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${near}"?`;
}

const invalid = (path: readonly string[], detail: string): InputError => new InputError({ code: 'invalid-parameter', path, detail });

function readLine(line: Line): object {
	if (line === null) throw bodyTooLarge();
	return readJson(line);
}

/** The list in the object that a batch is. */
function questionsOf(value: unknown): readonly unknown[] {
	const requests: unknown = isRecord(value) ? value['requests'] : undefined;
	if (!Array.isArray(requests)) {
		throw invalid(['requests'], `A batch is a list of questions such as [${EXAMPLE}], or an object with that list as "requests".`);
	}
	const stray = Object.keys(value as object).find((field) => field !== 'requests');
	if (stray !== undefined) throw invalid([stray], `${quote(stray)} is not a known field. A batch as an object has "requests" alone.`);
	return requests;
}

function requireCount(count: number, isList: boolean): void {
	if (count >= 1 && count <= MOST_QUESTIONS) return;
	const more = count === 0 ? '' : ` Send more as ${LINES_TYPE}, a question in each line.`;
	throw invalid(isList ? [] : ['requests'], `A batch must have 1 to ${MOST_QUESTIONS} questions, got ${count}.${more}`);
}

const tooManyLines = (): InputError => new InputError({
	code: 'content-too-large',
	path: [],
	detail: `A stream has at most ${LIMITS.lines} questions; those behind were not read. Send them in another.`,
});

/** One after the other, in slices of the event loop's time. */
async function eachInSlices<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
	const done: R[] = [];
	await nextSlice();
	for (const item of items) {
		if (isSliceOver()) await nextSlice();
		done.push(await work(item));
	}
	return done;
}
