/*
 * Describes one operation in OpenAPI: its parameters, its body, and its answers.
 *
 * Proof  test/doors/openapi.test.ts.
 */

import { camelCase, titleCase } from '../../math/camel-case.ts';
import type { Steps } from '../../math/steps.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { decodeJsonInSteps } from '../../schema/decode.ts';
import { fieldSchema, jsonSchema, type JsonSchema } from '../../schema/json-schema.ts';
import { isInQuery, isRequired, schemaOf } from '../../schema/schema.ts';
import { DOWNLOAD } from '../door.ts';
import { hasFile, listFileTypes } from '../file.ts';
import { answerInSteps } from '../operations.ts';
import { headerRefs, refusalRefs, schemaRef, type Refusal } from './components.ts';

/** Describes an operation, each method on its own; `examples` are the names of its answers among the components. */
export function pathItem(operation: AnyOperation, examples: readonly string[], refusals: readonly Refusal[]): JsonSchema {
	const { methods, name, summary } = operation, isSecond = (method: string): boolean => method === 'POST' && methods.length > 1;
	return Object.fromEntries(methods.map((method) => [method.toLowerCase(), {
		operationId: `${camelCase(name)}${isSecond(method) ? 'Post' : ''}`,
		summary: operation.title,
		description: `${summary}${isSecond(method) ? ' Takes the fields as JSON.' : ''}${fileWords(operation)}`,
		tags: [operation.group],
		// See the header RateLimit.
		'x-minimum-tokens': operation.cost,
		...parameters(operation, method === 'GET'),
		...(method === 'POST' && { requestBody: requestBody(operation) }),
		responses: {
			200: answer(operation, examples),
			...(method === 'GET' && { 304: { description: 'Not modified since the given ETag.' } }),
			...refusalRefs(refusals),
		},
	}]));
}

/** Parameters of the query: for GET every field that a query can express, and `download`, which is also allowed with a body. */
function parameters(operation: AnyOperation, isRead: boolean): { readonly parameters?: readonly JsonSchema[] } {
	const all = [...(isRead ? fieldsInQuery(operation) : []), ...(hasFile(operation) ? [DOWNLOAD_PARAMETER] : [])];
	return isRead || all.length > 0 ? { parameters: all } : {};
}

const DOWNLOAD_PARAMETER: JsonSchema = {
	name: DOWNLOAD,
	in: 'query',
	description: 'Returns the file itself as an attachment. Needs no value.',
	required: false,
	allowEmptyValue: true,
	schema: { type: 'boolean', default: false },
};

function fieldsInQuery({ input, examples }: AnyOperation): JsonSchema[] {
	const example = new Map(Object.entries(examples[0]!.input));
	return Object.entries(input.fields).filter(([, field]) => isInQuery(schemaOf(field))).map(([name, field]) => {
		const { description, ...schema } = fieldSchema(field);
		return {
			name,
			in: 'query',
			description,
			required: isRequired(field),
			schema,
			...(schemaOf(field).kind === 'list' && { style: 'form', explode: false }),
			...(example.has(name) && { example: example.get(name) }),
		};
	});
}

const requestBody = (operation: AnyOperation): JsonSchema => ({
	required: true,
	content: {
		'application/json': {
			schema: jsonSchema(operation.input),
			examples: Object.fromEntries(operation.examples.map(({ shows, input }, i) => [`example${i + 1}`, { summary: shows, value: input }])),
		},
	},
});

const answer = (operation: AnyOperation, examples: readonly string[]): JsonSchema => ({
	description: operation.result.doc,
	headers: headerRefs('ETag', 'RateLimit', 'RateLimit-Policy'),
	content: {
		'application/json': {
			schema: schemaRef(resultName(operation)),
			...(examples.length > 0 && {
				examples: Object.fromEntries(examples.map((name, i) => [`example${i + 1}`, { $ref: `#/components/examples/${name}` }])),
			}),
		},
	},
});

const fileWords = (operation: AnyOperation): string =>
	(hasFile(operation) ? ` ?download, or Accept with the media type of the file, returns the file itself: ${listFileTypes(operation).join(', ')}.` : '');

/** Longer answers, in characters, are not shown as examples: a design system would be a sixth of the document. */
const LONG_ANSWER = 20_000;

/** An operation with its answers to its examples. */
export interface ExampleAnswers {
	readonly operation: AnyOperation;
	readonly answers: readonly unknown[];
}

/** Computes the answers to the examples of operations. They take most of the time of every text that shows them. */
export function* answerExamples(operations: readonly AnyOperation[]): Steps<readonly ExampleAnswers[]> {
	const answered: ExampleAnswers[] = [];
	for (const operation of operations) {
		const answers: unknown[] = [];
		for (const { input } of operation.examples) {
			answers.push(yield* answerExample(operation, input));
			yield;
		}
		answered.push({ operation, answers });
	}
	return answered;
}

/** Computes the answer of an operation to an undecoded input. */
export function* answerExample(operation: AnyOperation, input: object): Steps<unknown> {
	return (yield* answerInSteps(operation, decodeJsonInSteps(operation.input, input))).result;
}

/** The examples by name, since GET and POST share them. */
export const namedExamples = ({ operation, answers }: ExampleAnswers): readonly (readonly [name: string, example: JsonSchema])[] =>
	operation.examples.map(({ shows }, i): [string, JsonSchema] => [`${operation.name}-${i + 1}`, { summary: shows, value: answers[i] }])
		.filter(([, example]) => JSON.stringify(example).length <= LONG_ANSWER);

/** The name of the schema of a result. */
export const resultName = ({ name }: AnyOperation): string => `${titleCase(name)}Result`;
