/*
 * Several requests in one: `POST /api/v1/batch`.
 *
 * JSON has up to MOST_QUESTIONS in a list, or in an object with the list as `requests`; the answers have the same form. NDJSON has up to
 * LIMITS.lines lines, which are answered while the body arrives. Each question has the same cost and the same result or problem as a
 * POST of its `input`. A long answer is sent in pieces while it is computed.
 *
 * Proof  test/doors/batch.test.ts.
 */

import { errorWith, InputError, quote } from '../errors.ts';
import { createBudget, type Budget } from '../math/budget.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { JSON_TYPE, WRITES, type Door, type Reply } from './door.ts';
import { readJsonValue } from './json.ts';
import { LIMITS, tokensFor, unitsToRead, unitsToWrite } from './limits.ts';
import { LINES_TYPE, type ChargeLine, type Line } from './lines.ts';
import { isRecord } from '../schema/record.ts';
import { answerJson, API, orElse, whenDone, type ServedOperations } from './operations.ts';
import { problemValue, type ProblemValue } from './problem.ts';
import { fault } from './refusals.ts';
import { CLIENT_GONE, isSliceOver, nextSlice } from './slices.ts';
import { didYouMean, explainUnknown } from './unknown-name.ts';

export const BATCH = `${API}batch`;

/** Maximum number of questions in a JSON batch; a stream of lines has up to LIMITS.lines. */
export const MOST_QUESTIONS = 100;

/** Maximum length of an `id`. */
export const LONGEST_ID = 200;

type Id = string | number;

/** An answer, with the `id` of its question if any; a problem in a stream also has its line, from 1. */
type Answer = { readonly id?: Id; readonly result: unknown } | { readonly line?: number; readonly id?: Id; readonly problem: ProblemValue };

interface BatchOptions extends ServedOperations {
	readonly basePath: string;
}

/** The door of batches of these operations. It throws an InputError if the batch as a whole is invalid. */
export function batchDoor(options: BatchOptions): Door {
	const byName = new Map(options.operations.map((operation) => [operation.name, operation]));
	const ask = createAsk(options, byName);
	/** Tokens of a question; 1 for an invalid one. */
	const questionCost = (question: unknown): number =>
		(isRecord(question) && typeof question['operation'] === 'string' ? byName.get(question['operation'])?.cost : undefined) ?? 1;
	return {
		path: BATCH,
		name: 'batch',
		methods: WRITES,
		cost: 1,
		answer: async ({ body, budget, charge }) => {
			budget.spent += unitsToRead(body.length);
			const value = readJsonValue(body), isList = Array.isArray(value);
			const questions: readonly unknown[] = isList ? value : listQuestions(value);
			requireCount(questions.length, isList);
			const cost = questions.reduce<number>((sum, question) => sum + questionCost(question), 0);
			charge(Math.max(cost, tokensFor(body.length)) - 1);
			const pieces = answerList(questions, ask, budget, isList ? ['[', ']'] : ['{"results":[', ']}']);
			const first = await pieces.next(), second = await pieces.next();
			const reply = { status: 200, type: JSON_TYPE, body: first.value ?? '', keep: 'never' } as const satisfies Reply;
			return second.done === true ? reply : { ...reply, pieces: chain(first.value ?? '', second.value, pieces) };
		},
		lines: {
			answer: (line, budget, pay, number) => {
				budget.spent += unitsToRead(line?.length ?? 0);
				return ask(() => readLine(line, number), budget, { pay, number });
			},
			tooMany: (number) => ({ line: number, problem: problemValue(options.basePath, tooManyLines(), 'body') }),
		},
	};
}

/** Characters in a piece; more if one answer is longer. */
const PIECE = 65_536;

/**
 * The answers to a list of questions as JSON, in pieces. Each piece is computed when the previous one is taken, so a client that does not
 * read causes no work.
 */
async function* answerList(
	questions: readonly unknown[], ask: Ask, budget: Budget, [open, close]: readonly [string, string],
): AsyncGenerator<string, void, undefined> {
	let text = open;
	await nextSlice(budget.client);
	for (const [i, question] of questions.entries()) {
		if (isSliceOver()) await nextSlice(budget.client);
		const own = createBudget(budget.limit, budget.client);
		const json = JSON.stringify(await ask(() => question, own));
		// Each question has a full budget, and the caller pays for all of them.
		budget.spent += own.spent + unitsToWrite(json.length);
		text += (i === 0 ? '' : ',') + json;
		if (text.length < PIECE) continue;
		yield text;
		text = '';
	}
	yield text + close;
}

async function* chain(first: string, second: string, rest: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
	yield first;
	yield second;
	yield* rest;
}

/** Reads and answers a question. Every error becomes a problem in the answer. */
type Ask = (read: () => unknown, budget: Budget, line?: { readonly pay: ChargeLine; readonly number: number }) => Answer | Promise<Answer>;

function createAsk({ basePath, inspect, report }: BatchOptions, byName: ReadonlyMap<string, AnyOperation>): Ask {
	return (read, budget, line) => {
		let id: Id | undefined;
		const failed = (thrown: unknown): Answer => {
			if (thrown === CLIENT_GONE) throw thrown;
			if (!(thrown instanceof InputError)) report(thrown);
			const problem = problemValue(basePath, thrown, 'body');
			return { ...(line !== undefined && { line: line.number }), ...(id !== undefined && { id }), problem };
		};
		const run = ({ id: given, operation, input }: Question): Answer | Promise<Answer> =>
			whenDone(withinInput(() => answerJson(operation, input, budget)), ({ result }): Answer => {
				inspect?.(operation, result);
				return given === undefined ? { result } : { id: given, result };
			});
		return orElse(() => {
			const question = parseQuestion(read(), byName, (sent) => id = sent);
			const paid = line?.pay(question.operation.cost);
			if (line === undefined) budget.client?.requireCredit();
			return paid === undefined ? run(question) : paid.then(() => run(question));
		}, failed);
	};
}

/** Calls an operation. The paths of its faults become relative to the question. */
const withinInput = <T>(call: () => T | Promise<T>): T | Promise<T> => orElse(call, (thrown): never => {
	if (!(thrown instanceof InputError)) throw thrown;
	throw errorWith(thrown.issues.map((issue) => ({ ...issue, path: ['input', ...issue.path] })));
});

interface Question {
	readonly id: Id | undefined;
	readonly operation: AnyOperation;
	readonly input: object;
}

const QUESTION_FIELDS: readonly string[] = ['id', 'operation', 'input'];

const EXAMPLE = '{"operation":"parse-color","input":{"color":"teal"}}';

/** Parses a question. Calls `noteId` before any other part can be invalid. */
function parseQuestion(value: unknown, operations: ReadonlyMap<string, AnyOperation>, noteId: (id: Id) => void): Question {
	if (!isRecord(value)) throw invalid([], `A question must be an object such as ${EXAMPLE}.`);
	const { id, operation: name, input = {} } = value;
	if (id !== undefined) {
		if (!isId(id)) {
			throw invalid(['id'], `id must be a text of at most ${LONGEST_ID} characters or a number up to ${Number.MAX_SAFE_INTEGER}.`);
		}
		noteId(id);
	}
	for (const stray in value) {
		if (QUESTION_FIELDS.includes(stray)) continue;
		throw invalid([stray], `${quote(stray)} is not a known field. ${didYouMean(stray, QUESTION_FIELDS)}`);
	}
	if (!isRecord(input)) throw invalid(['input'], 'input must be an object with the fields of the operation, such as {"color":"teal"}.');
	const operation = typeof name === 'string' ? operations.get(name) : undefined;
	if (operation === undefined) throw invalid(['operation'], explainUnknown('operation', 'operation', name, operations));
	return { id, operation, input };
}

/** Larger numbers would lose digits. */
const isId = (id: unknown): id is Id =>
	(typeof id === 'string' ? id.length <= LONGEST_ID : typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER);

const invalid = (path: readonly string[], detail: string): InputError => fault('invalid-parameter', detail, path);

function readLine(line: Line, number: number): unknown {
	if (line === null) throw fault('content-too-large', `The line is over ${LIMITS.body / 1024} KiB. Send less in a line.`);
	return readJsonValue(line, undefined, 'The line', number);
}

/** The list of a batch that is an object. */
function listQuestions(value: unknown): readonly unknown[] {
	const requests: unknown = isRecord(value) ? value['requests'] : undefined;
	if (!Array.isArray(requests)) {
		throw invalid(['requests'], `A batch is a list of questions such as [${EXAMPLE}], or an object with that list as "requests".`);
	}
	const stray = Object.keys(value as object).find((field) => field !== 'requests');
	if (stray !== undefined) throw invalid([stray], `${quote(stray)} is not a known field. A batch as an object only has "requests".`);
	return requests;
}

function requireCount(count: number, isList: boolean): void {
	if (count >= 1 && count <= MOST_QUESTIONS) return;
	const more = count === 0 ? '' : ` Send more as ${LINES_TYPE}, a question in each line.`;
	throw invalid(isList ? [] : ['requests'], `A batch must have 1 to ${MOST_QUESTIONS} questions, got ${count}.${more}`);
}

const tooManyLines = (): InputError => fault(
	'content-too-large', `A stream has at most ${LIMITS.lines} questions; the others were not read. Send them in another stream.`,
);
