/*
 * Runs one operation, with a work budget that is much larger than that of a request, because the command runs on the user's machine.
 *
 * Proof  test/cli/work.test.ts.
 */

import { createBudget, WORK_LIMIT, withBudget } from '../math/budget.ts';
import type { Locale } from '../names/locales/ids.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeQuery, type Query } from '../schema/decode.ts';
import type { Notation } from '../schema/notation.ts';
import type { Settings } from './arguments.ts';
import type { Io } from './io.ts';
import { SHELL } from './notation.ts';

/** Units for one answer: about four seconds on a small server, eight at most. */
export const COMMAND_LIMIT = 40 * WORK_LIMIT;

/** Runs `work` with this budget. Throws an InputError `too-complex` if it exceeds the budget. */
export const withWork = <T>(work: () => T): T => withBudget(createBudget(COMMAND_LIMIT), work);

export interface Outcome {
	/** The decoded input. */
	readonly input: object;
	readonly result: unknown;
}

/** The answer of one operation, with everything that printing it needs. */
export interface Answer extends Outcome {
	readonly operation: AnyOperation;
	readonly settings: Settings;
	readonly io: Io;
	readonly language: Locale;
	/** Path of the file that was checked, if any. */
	readonly source?: string | undefined;
}

/** Decodes the texts of the fields and runs the operation. Throws an InputError. */
export function answerTexts(
	{ input: schema, run }: AnyOperation,
	fields: Query,
	notation: Notation = SHELL,
): Outcome {
	return withWork(() => {
		const input = decodeQuery(schema, fields, notation);
		// The input was decoded by the schema of this operation, so it has the type that `run` expects.
		return { input, result: run(input as never) as unknown };
	});
}
