/*
 * Describes the operations as OpenAPI 3.1.0.
 *
 * Not a later version, because client generators reject or ignore the additions of 3.2. The answers in examples are computed.
 *
 * Proof  test/doors/openapi.test.ts.
 */

import type { Steps } from '../../math/steps.ts';
import { GROUP_NAMES, GROUPS, type AnyOperation } from '../../operations/operation.ts';
import { jsonSchema, type JsonSchema } from '../../schema/json-schema.ts';
import { ABOUT } from '../about.ts';
import { BATCH } from '../batch.ts';
import { API } from '../operations.ts';
import { SWATCH } from '../swatch.ts';
import { answerSchemas, describeBatch } from './batch.ts';
import { FILE, HEADERS, problemSchema, refusal, REFUSALS, type Refusal } from './components.ts';
import { answerExamples, namedExamples, pathItem, resultName } from './operation.ts';
import { describeSwatch } from './swatch.ts';

export const VERSION = ABOUT.version;

/** `base` is the path that the service is mounted under. */
export function* openApi(operations: readonly AnyOperation[], base = '', hasBatch = true, hasKeys = false): Steps<JsonSchema> {
	const refusals: readonly Refusal[] = hasKeys ? [...REFUSALS, 'unauthorized'] : REFUSALS;
	const answered = yield* answerExamples(operations);
	const described = answered.map((one) => ({ operation: one.operation, examples: namedExamples(one) }));
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
			...Object.fromEntries(described.map(({ operation, examples }) =>
				[API + operation.name, pathItem(operation, examples.map(([name]) => name), refusals)])),
			...(hasBatch && { [BATCH]: { post: describeBatch(answered, refusals) } }),
			[SWATCH]: { get: describeSwatch() },
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
			examples: Object.fromEntries(described.flatMap(({ examples }) => examples)),
		},
	};
}
