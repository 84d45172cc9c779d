/*
 * Describes the operations as OpenAPI 3.1.0.
 *
 * Not a later version, because client generators reject or ignore the additions of 3.2. The answers in examples are computed.
 *
 * Proof  test/doors/openapi.test.ts.
 */

import { PROBLEMS, type ProblemCode } from '../errors.ts';
import { camelCase, titleCase } from '../math/camel-case.ts';
import { GROUP_NAMES, GROUPS, type AnyOperation } from '../operations/operation.ts';
import { decodeJson } from '../schema/decode.ts';
import { fieldSchema, isRequired, jsonSchema } from '../schema/json-schema.ts';
import { isInQuery, schemaOf } from '../schema/schema.ts';
import { ABOUT } from './about.ts';
import { BATCH, LONGEST_ID, MOST_QUESTIONS } from './batch.ts';
import { DOWNLOAD, listFileTypes, hasFile } from './file.ts';
import { DEFAULT_RATE, LIMITS, ratePolicy, UNITS_PER_TOKEN } from './limits.ts';
import { LINES_TYPE } from './lines.ts';
import { PROBLEM_CODES, STATUS, problemType } from './problem.ts';
import { SWATCH, SWATCH_INPUT } from './swatch.ts';

type Json = { readonly [key: string]: unknown };

export const VERSION = ABOUT.version;

/** `base` is the path that the service is mounted under. */
export function openApi(operations: readonly AnyOperation[], base = '', hasBatch = true, hasKeys = false): Json {
	const refusals: readonly Refusal[] = hasKeys ? [...REFUSALS, 'unauthorized'] : REFUSALS;
	return {
		openapi: '3.1.0',
		info: {
			title: 'Tincture',
			version: VERSION,
			summary: 'A stateless color API: CSS Color 4 over plain HTTP.',
			description: 'GET takes a query string, POST a JSON object with the same fields, and both return the same bytes; so does '
				+ 'QUERY (RFC 10008), which OpenAPI 3.1 cannot describe. '
				+ `${hasKeys ? 'A key is needed' : 'No key is needed, and any origin is allowed'}. Problems follow RFC 9457 `
				+ 'and say what to write instead.',
			contact: { name: 'Tincture', url: ABOUT.homepage },
			license: { name: ABOUT.license, identifier: ABOUT.license },
		},
		servers: [{ url: base === '' ? '/' : base }],
		security: hasKeys ? [{ key: [] }] : [],
		tags: [
			...GROUP_NAMES.filter((group) => operations.some((operation) => operation.group === group))
				.map((name) => ({ name, description: GROUPS[name] })),
			...(hasBatch ? [{ name: 'Batch', description: 'How are several requests sent at once?' }] : []),
		],
		paths: {
			...Object.fromEntries(operations.map((operation) => [`/api/v1/${operation.name}`, pathItem(operation, refusals)])),
			...(hasBatch && { [BATCH]: { post: batch(operations, refusals) } }),
			[SWATCH]: { get: swatch() },
		},
		components: {
			schemas: {
				Problem: problemSchema(base),
				File: FILE,
				...Object.fromEntries(operations.map((operation) => [resultName(operation), jsonSchema(operation.result)])),
				...(hasBatch && answerSchemas(operations)),
			},
			...(hasKeys && { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } }),
			responses: Object.fromEntries(refusals.map((code) => [code, refusal(code)])),
			headers: HEADERS,
			examples: Object.fromEntries(operations.flatMap(answerExamples)),
		},
	};
}

/** Problems of every operation, in order of status. */
const REFUSALS = [
	'invalid-parameter', 'method-not-allowed', 'request-timeout', 'content-too-large', 'uri-too-long',
	'unsupported-media-type', 'rate-limited', 'headers-too-large', 'internal', 'unavailable', 'http-version',
] as const satisfies readonly ProblemCode[];

type Refusal = (typeof REFUSALS)[number] | 'unauthorized';

const problemSchema = (base: string): Json => ({
	type: 'object',
	description: 'A problem by RFC 9457.',
	properties: {
		type: {
			type: 'string', description: 'The kind of problem; also the path of a page that explains how to fix it.',
			enum: PROBLEM_CODES.map((code) => problemType(base, code)),
		},
		title: { type: 'string', description: 'The kind in words.' },
		status: { type: 'integer', description: 'The HTTP status.' },
		detail: { type: 'string', description: 'What is wrong with this request and what to write instead.' },
		errors: {
			type: 'array',
			description: 'Every fault of the request.',
			items: {
				type: 'object',
				properties: {
					detail: { type: 'string', description: 'What is wrong and what to write instead.' },
					parameter: { type: 'string', description: 'In a query: the parameter.' },
					pointer: { type: 'string', description: 'In a body: a JSON Pointer as a URI fragment.' },
					suggestion: { description: 'A value that works in this place; encode it like any other value of a query. Absent if there is no suggestion.' },
				},
				required: ['detail'],
			},
		},
		requestId: { type: 'string', description: 'The X-Request-Id of the request, or a new id that is in the log of the service. May be absent.' },
		traceId: { type: 'string', description: 'The trace of the traceparent of the request, if it had one.' },
	},
	required: ['type', 'title', 'status', 'detail'],
});

const FILE: Json = { type: 'string', description: 'The file itself: a picture, or the content of `code` in a result.' };

const HEADERS: Json = {
	'RateLimit-Policy': { description: 'The limit: q requests in w seconds.', schema: { type: 'string' }, example: ratePolicy(DEFAULT_RATE) },
	'RateLimit': {
		description: 'The rest of the limit: r tokens, one more in t seconds. An answer costs at least x-minimum-tokens of its operation, and '
			+ `a token for each ${UNITS_PER_TOKEN} microseconds of work; a cached answer costs one.`, schema: { type: 'string' }, example: '"default";r=29;t=1',
	},
	'ETag': { description: 'Send it back as If-None-Match.', schema: { type: 'string' } },
	'Retry-After': { description: 'Whole seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

const headerRefs = (...names: readonly string[]): Json =>
	Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const refusal = (code: Refusal): Json => ({
	description: code === 'invalid-parameter'
		? 'The request is not valid: a parameter, a color, the JSON, or the request itself.'
		: PROBLEMS[code],
	...((code === 'rate-limited' || code === 'unavailable') && { headers: headerRefs('Retry-After') }),
	content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function pathItem(operation: AnyOperation, refusals: readonly Refusal[]): Json {
	return Object.fromEntries(operation.methods.map((method) => [method.toLowerCase(), {
		operationId: `${camelCase(operation.name)}${method === 'POST' && operation.methods.length > 1 ? 'Post' : ''}`,
		summary: operation.title,
		description: method === 'POST' && operation.methods.length > 1 ? `${operation.summary} Takes the fields as JSON.${fileWords(operation)}`
			: operation.summary + fileWords(operation),
		tags: [operation.group],
		// See the header RateLimit.
		'x-minimum-tokens': operation.cost,
		...parameters(operation, method === 'GET'),
		...(method === 'POST' && { requestBody: requestBody(operation) }),
		responses: {
			200: answer(operation),
			...(method === 'GET' && { 304: { description: 'Not modified since the given ETag.' } }),
			...Object.fromEntries(refusals.map((code) => [STATUS[code], { $ref: `#/components/responses/${code}` }])),
		},
	}]));
}

/** Describes batches (`batch.ts`); of the two forms of JSON only the list. */
function batch(operations: readonly AnyOperation[], refusals: readonly Refusal[]): Json {
	const questions = operations.slice(0, 2)
		.map(({ name, examples: [example] }, i) => ({ id: i + 1, operation: name, input: example!.input }));
	const answers = operations.slice(0, 2).map((operation, i) => ({ id: i + 1, result: answerTo(operation, operation.examples[0]!.input) }));
	// Only JSON: a second content type would make every generated answer a union with a line.
	const content = (items: Json, example: unknown): Json => ({
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
			content: content({ anyOf: operations.map(questionSchema) }, questions),
		},
		responses: {
			200: {
				description: 'An answer to each question, in order.',
				headers: headerRefs('RateLimit', 'RateLimit-Policy'),
				content: content(schemaRef('BatchAnswer'), answers),
			},
			...Object.fromEntries(refusals.map((code) => [STATUS[code], { $ref: `#/components/responses/${code}` }])),
		},
	};
}

/** Describes swatches (`swatch.ts`). */
const swatch = (): Json => ({
	operationId: 'swatch',
	summary: 'Draw a color',
	description: 'A color as a small picture for pages, READMEs and mails; a translucent color is on a checkerboard.',
	tags: ['Export'],
	// Pages show swatches, without a key.
	security: [],
	parameters: Object.entries(SWATCH_INPUT.fields).map(([name, field]) => ({
		name,
		in: SWATCH.includes(`{${name}}`) ? 'path' : 'query',
		description: schemaOf(field).doc,
		required: isRequired(field),
		schema: fieldSchema(field),
		...(isRequired(field) && { example: 'rebeccapurple' }),
	})),
	responses: {
		200: {
			description: 'The picture.',
			headers: headerRefs('ETag'),
			content: { 'image/svg+xml': { schema: { $ref: '#/components/schemas/File' } } },
		},
		304: { description: 'Not modified since the given ETag.' },
		...Object.fromEntries(REFUSALS.map((code) => [STATUS[code], { $ref: `#/components/responses/${code}` }])),
	},
});

/** Parameters of the query: for GET every field that a query can express, and `download`, which is also allowed with a body. */
function parameters(operation: AnyOperation, isRead: boolean): { readonly parameters?: readonly Json[] } {
	const all = [...(isRead ? fieldsInQuery(operation) : []), ...(hasFile(operation) ? [DOWNLOAD_PARAMETER] : [])];
	return isRead || all.length > 0 ? { parameters: all } : {};
}

const DOWNLOAD_PARAMETER: Json = {
	name: DOWNLOAD,
	in: 'query',
	description: 'Returns the file itself as an attachment. Needs no value.',
	required: false,
	allowEmptyValue: true,
	schema: { type: 'boolean', default: false },
};

function fieldsInQuery({ input, examples }: AnyOperation): Json[] {
	const example = new Map(Object.entries(examples[0]!.input));
	return Object.entries(input.fields).filter(([, field]) => isInQuery(schemaOf(field))).map(([name, field]) => ({
		name,
		in: 'query',
		description: schemaOf(field).doc,
		required: isRequired(field),
		schema: fieldSchema(field),
		...(schemaOf(field).kind === 'list' && { style: 'form', explode: false }),
		...(example.has(name) && { example: example.get(name) }),
	}));
}

const requestBody = (operation: AnyOperation): Json => ({
	required: true,
	content: {
		'application/json': {
			schema: jsonSchema(operation.input),
			examples: Object.fromEntries(operation.examples.map(({ shows, input }, i) => [`example${i + 1}`, { summary: shows, value: input }])),
		},
	},
});

const answer = (operation: AnyOperation): Json => ({
	description: operation.result.doc,
	headers: headerRefs('ETag', 'RateLimit', 'RateLimit-Policy'),
	content: {
		'application/json': {
			schema: { $ref: `#/components/schemas/${resultName(operation)}` },
			examples: Object.fromEntries(answerExamples(operation).map(([name], i) =>
				[`example${i + 1}`, { $ref: `#/components/examples/${name}` }])),
		},
	},
});

const fileWords = (operation: AnyOperation): string =>
	(hasFile(operation) ? ` ?download, or Accept with the media type of the file, returns the file itself: ${listFileTypes(operation).join(', ')}.` : '');

/** Characters of an answer above which an operation has only one example. */
const LONG_ANSWER = 20_000;

/** The answers to the examples by name, since GET and POST share them. */
function answerExamples(operation: AnyOperation): [name: string, example: Json][] {
	const answers = operation.examples.map(({ input, shows }, i): [string, Json] =>
		[`${operation.name}-${i + 1}`, { summary: shows, value: answerTo(operation, input) }]);
	return JSON.stringify(answers[0]).length > LONG_ANSWER ? answers.slice(0, 1) : answers;
}

/** The answer of an operation to an undecoded input. */
function answerTo({ input: schema, run }: AnyOperation, input: object): unknown {
	// decodeJson gives what `run` of the same declaration takes.
	return run(decodeJson(schema, input) as never);
}

const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/**
 * A question of a batch to one operation. Within the request and not among the components, because openapi-typescript requires fields
 * with a default elsewhere.
 */
const questionSchema = (operation: AnyOperation): Json => ({
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
const answerSchemas = (operations: readonly AnyOperation[]): Json => ({
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

const ANSWER_ID: Json = { type: ['string', 'number'], description: 'The id of the question.' };

const resultName = ({ name }: AnyOperation): string => `${titleCase(name)}Result`;
