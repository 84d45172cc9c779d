/*
 * The parts of the OpenAPI document that several paths share: problems, headers, references.
 *
 * Proof  test/doors/openapi.test.ts.
 */

import { PROBLEMS, type ProblemCode } from '../../errors.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { DEFAULT_RATE, ratePolicy, UNITS_PER_TOKEN } from '../limits.ts';
import { PROBLEM_CODES, STATUS, problemType } from '../problem.ts';

/** Problems of every operation, in order of status. */
export const REFUSALS = [
	'invalid-parameter', 'method-not-allowed', 'request-timeout', 'content-too-large', 'uri-too-long',
	'unsupported-media-type', 'rate-limited', 'headers-too-large', 'internal', 'unavailable', 'http-version',
] as const satisfies readonly ProblemCode[];

/** A problem that an answer may be. */
export type Refusal = (typeof REFUSALS)[number] | 'unauthorized';

/** The schema of a problem. `base` is the path that the service is mounted under. */
export const problemSchema = (base: string): JsonSchema => ({
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

export const FILE: JsonSchema = { type: 'string', description: 'The file itself: a picture, or the content of `code` in a result.' };

export const HEADERS: JsonSchema = {
	'RateLimit-Policy': { description: 'The limit: q requests in w seconds.', schema: { type: 'string' }, example: ratePolicy(DEFAULT_RATE) },
	'RateLimit': {
		description: 'The rest of the limit: r tokens, one more in t seconds. An answer costs at least x-minimum-tokens of its operation, and '
			+ `a token for each ${UNITS_PER_TOKEN} microseconds of work; a cached answer costs one.`, schema: { type: 'string' }, example: '"default";r=29;t=1',
	},
	'ETag': { description: 'Send it back as If-None-Match.', schema: { type: 'string' } },
	'Retry-After': { description: 'Whole seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** References to headers. */
export const headerRefs = (...names: readonly string[]): JsonSchema =>
	Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** A reference to a schema. */
export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The response of a problem. */
export const refusal = (code: Refusal): JsonSchema => ({
	description: code === 'invalid-parameter'
		? 'The request is not valid: a parameter, a color, the JSON, or the request itself.'
		: PROBLEMS[code],
	...((code === 'rate-limited' || code === 'unavailable') && { headers: headerRefs('Retry-After') }),
	content: { 'application/problem+json': { schema: schemaRef('Problem') } },
});

/** References to the responses of problems, by status. */
export const refusalRefs = (refusals: readonly Refusal[]): JsonSchema =>
	Object.fromEntries(refusals.map((code) => [STATUS[code], { $ref: `#/components/responses/${code}` }]));
