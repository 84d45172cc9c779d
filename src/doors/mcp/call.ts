/*
 * The operations as tools: name, title, description and schemas from their declarations, and calls of them.
 *
 * An answer is brief unless it is asked for in full: what a model reads costs, and most of what an operation tells is for
 * programs. In full it is the JSON of the API, byte for byte.
 */

import { InputError, quote } from '../../errors.ts';
import { closest } from '../../math/edit-distance.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { jsonSchema, type JsonSchema } from '../../schema/json-schema.ts';
import { answered, whenDone, type Inspect } from '../operations.ts';
import { isRecord } from '../options.ts';
import { brief, briefSchema } from './brief.ts';
import { faultsOf } from './message.ts';

/** The field of a tool that asks for everything. */
export const FULL = 'full';

/** Bytes of a brief answer, which shall be below 400 tokens: the densest, lists of numbers, take one for not quite two bytes. */
export const BRIEF_ROOM = 760;

const FULL_SCHEMA = {
	type: 'boolean',
	description: 'Everything the operation tells. Without it the answer is cut to a few hundred tokens, and says what was left out.',
	default: false,
};

/** No tool changes anything, and the same question has the same answer. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** A tool as `tools/list` gives it. */
export interface Tool {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly inputSchema: JsonSchema;
	readonly outputSchema: JsonSchema;
	readonly annotations: typeof ANNOTATIONS;
}

/** An operation as a tool. */
export function toolOf({ name, title, summary, input, result }: AnyOperation): Tool {
	const schema = jsonSchema(input);
	return {
		name,
		title,
		description: summary,
		inputSchema: { ...schema, properties: { ...(schema['properties'] as object), [FULL]: FULL_SCHEMA } },
		outputSchema: briefSchema(jsonSchema(result)),
		annotations: ANNOTATIONS,
	};
}

export interface CallResult {
	readonly content: readonly { readonly type: 'text'; readonly text: string }[];
	readonly structuredContent?: object;
	readonly isError: boolean;
}

/**
 * Calls an operation; what is wrong with the arguments is a result that says so, which a model can act on. A promise where the
 * answer takes long.
 */
export function callTool(
	operation: AnyOperation, given: Readonly<Record<string, unknown>>, inspect: Inspect | null,
): CallResult | Promise<CallResult> {
	const { [FULL]: isFull = false, ...input } = given;
	try {
		if (typeof isFull !== 'boolean') {
			throw new InputError({ code: 'invalid-parameter', path: [FULL], detail: `${FULL} must be true or false.` });
		}
		const called = whenDone(answered(operation, input), ({ result }): CallResult => {
			inspect?.(operation, result);
			const whole = isRecord(result) ? result : { result };
			const answer = isFull ? whole : brief(whole, BRIEF_ROOM);
			return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer, isError: false };
		});
		return called instanceof Promise ? called.catch(refused) : called;
	} catch (thrown) {
		return refused(thrown);
	}
}

function refused(thrown: unknown): CallResult {
	if (!(thrown instanceof InputError)) throw thrown;
	return { content: [{ type: 'text', text: faultsOf(thrown) }], isError: true };
}

/** What to say of a tool that is none. */
export function noTool(name: unknown, known: readonly string[]): string {
	if (typeof name !== 'string') return `"name" must be one of ${known.join(', ')}.`;
	const near = closest(name.toLowerCase(), known);
	return `There is no tool ${quote(name)}. ${near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${near}"?`}`;
}
