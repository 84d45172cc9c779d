/*
 * Describes batches (`../batch.ts`) in OpenAPI, each question typed by its operation.
 *
 * Proof  test/doors/openapi.test.ts.
 */

import type { AnyOperation } from '../../operations/operation.ts';
import { jsonSchema, type JsonSchema } from '../../schema/json-schema.ts';
import { isRequired } from '../../schema/schema.ts';
import { LONGEST_ID, MOST_QUESTIONS } from '../batch.ts';
import { LIMITS } from '../limits.ts';
import { LINES_TYPE } from '../lines.ts';
import { headerRefs, refusalRefs, schemaRef, type Refusal } from './components.ts';
import { resultName, type ExampleAnswers } from './operation.ts';

/** Describes batches (`batch.ts`); of the two forms of JSON only the list. */
export function describeBatch(answered: readonly ExampleAnswers[], refusals: readonly Refusal[]): JsonSchema {
	const two = answered.slice(0, 2);
	const questions = two.map(({ operation: { name, examples: [example] } }, i) => ({ id: i + 1, operation: name, input: example!.input }));
	const answers = two.map(({ answers: [result] }, i) => ({ id: i + 1, result }));
	// Only JSON: a second content type would make every generated answer a union with a line.
	const content = (items: JsonSchema, example: unknown): JsonSchema => ({
		'application/json': {
			schema: { type: 'array', items, minItems: 1, maxItems: MOST_QUESTIONS },
			examples: { example1: { summary: 'two questions', value: example } },
		},
	});
	return {
		operationId: 'batch',
		summary: 'Several requests at once',
		description: `Takes up to ${MOST_QUESTIONS} questions as a JSON list (or as "requests" of an object, answered by "results"), or up to `
			+ `${LIMITS.lines} as NDJSON (${LINES_TYPE}), one per line, answered line by line while the body arrives; a problem there also has the `
			+ '"line". Answers are in the order of the questions. Each question costs at least a token of the rate limit.',
		tags: ['Batch'],
		requestBody: {
			required: true,
			content: content({ anyOf: answered.map(({ operation }) => questionSchema(operation)) }, questions),
		},
		responses: {
			200: {
				description: 'An answer to each question, in order.',
				headers: headerRefs('RateLimit', 'RateLimit-Policy'),
				content: content(schemaRef('BatchAnswer'), answers),
			},
			...refusalRefs(refusals),
		},
	};
}

/**
 * A question of a batch to one operation. Within the request and not among the components, because openapi-typescript requires fields
 * with a default elsewhere.
 */
const questionSchema = (operation: AnyOperation): JsonSchema => ({
	type: 'object',
	description: `A question to ${operation.name}.`,
	properties: {
		id: { type: ['string', 'number'], maxLength: LONGEST_ID, description: 'Any id; it is returned in the answer.' },
		operation: { type: 'string', enum: [operation.name], description: 'The name of the operation.' },
		input: { ...jsonSchema(operation.input), description: 'The body of a POST to that operation.' },
	},
	required: ['operation', ...(Object.values(operation.input.fields).some(isRequired) ? ['input'] : [])],
	additionalProperties: false,
});

/** The answers of a batch. */
export const answerSchemas = (operations: readonly AnyOperation[]): JsonSchema => ({
	BatchAnswer: {
		description: 'The same result or problem as for a single request.',
		anyOf: [schemaRef('BatchResult'), schemaRef('BatchProblem')],
	},
	BatchResult: {
		type: 'object',
		description: 'The result of a question.',
		properties: {
			id: ANSWER_ID,
			result: { description: 'The result of the operation.', anyOf: operations.map((operation) => schemaRef(resultName(operation))) },
		},
		required: ['result'],
		additionalProperties: false,
	},
	BatchProblem: {
		type: 'object',
		description: 'The problem of a question.',
		properties: {
			line: { type: 'integer', minimum: 1, description: 'In a stream: the line of the question, blank ones counted.' },
			id: ANSWER_ID,
			problem: { ...schemaRef('Problem'), description: 'What is wrong with the question.' },
		},
		required: ['problem'],
		additionalProperties: false,
	},
});

const ANSWER_ID: JsonSchema = { type: ['string', 'number'], description: 'The id of the question.' };
