/*
 * Operations as tools: name, title, description and schemas from their declarations, and their calls.
 *
 * A long answer is shortened unless the full one is requested, because models pay for what they read. The full answer is the JSON of the
 * API, byte for byte. A caller who sets `limit` has chosen the length.
 */

import type { Budget } from '../../math/budget.ts';
import type { PAGE_FIELDS } from '../../operations/fields.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { SCHEMES } from '../../reading/css-grammar.ts';
import { isRecord, type AnyRecord } from '../../schema/record.ts';
import { jsonSchema, type JsonSchema } from '../../schema/json-schema.ts';
import { answerJson, orElse, whenDone, type Inspect } from '../operations.ts';
import { fault } from '../refusals.ts';
import { brief, briefSchema, SUMMARY } from './brief.ts';
import { faultText } from './message.ts';

/** Field of a tool that requests the full answer. */
export const FULL = 'full';

/** Bytes of a complete answer, about 1,500 tokens; longer ones are shortened. */
export const BRIEF_ROOM = 6000;

const FULL_SCHEMA = {
	type: 'boolean',
	description: 'Returns the full result. By default answers over 1,500 tokens are shortened.',
	default: false,
};

/** Fields of all tools that read colors, in few words, because a list of tools repeats them. */
const SHORT_PAGE_FIELDS: Readonly<Record<keyof typeof PAGE_FIELDS, JsonSchema>> = {
	scheme: { enum: SCHEMES, description: 'For light-dark().' },
	variables: { type: 'object', description: 'For var(): {"--brand": "teal"}.' },
};

/** Tools are read-only and deterministic. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** A tool in the reply to `tools/list`. */
export interface Tool {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly inputSchema: JsonSchema;
	readonly outputSchema: JsonSchema;
	readonly annotations: typeof ANNOTATIONS;
}

/** Describes an operation as a tool. */
export function describeTool({ name, title, summary, input, result, counts }: AnyOperation): Tool {
	const schema = jsonSchema(input), properties = schema['properties'] as Readonly<Record<string, JsonSchema>>;
	return {
		name,
		title,
		description: summary,
		inputSchema: { ...schema, properties: { ...properties, ...('scheme' in properties && SHORT_PAGE_FIELDS), [FULL]: FULL_SCHEMA } },
		outputSchema: briefSchema(jsonSchema(result), counts === undefined ? [] : [SUMMARY]),
		annotations: ANNOTATIONS,
	};
}

interface CallResult {
	readonly content: readonly { readonly type: 'text'; readonly text: string }[];
	readonly structuredContent?: object;
	readonly isError: boolean;
}

/**
 * Calls an operation. Invalid arguments give a result that describes the faults, because models can act on it. Returns a promise if
 * the answer takes long.
 */
export function callTool(
	operation: AnyOperation, given: AnyRecord, inspect: Inspect | null, budget: Budget,
): CallResult | Promise<CallResult> {
	const { [FULL]: isFull = false, ...input } = given;
	return orElse(() => {
		if (typeof isFull !== 'boolean') throw fault('invalid-parameter', `${FULL} must be true or false.`, [FULL]);
		return whenDone(answerJson(operation, input, budget), ({ result }): CallResult => {
			inspect?.(operation, result);
			const whole = isRecord(result) ? result : { result };
			const answer = isFull || input['limit'] !== undefined ? whole : shorten(operation, whole);
			return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer, isError: false };
		});
	}, (thrown): CallResult => ({ content: [{ type: 'text', text: faultText(thrown) }], isError: true }));
}

/** The short answer. An operation that omits lists counts them. */
function shorten({ details, counts }: AnyOperation, whole: AnyRecord): object {
	const short = brief(whole, BRIEF_ROOM, details);
	// The result of an operation has the type that its declaration counts.
	return short === whole || counts === undefined ? short : { [SUMMARY]: counts(whole as never), ...short };
}
