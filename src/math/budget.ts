/*
 * The work budget: bounds what one request, or one call of the library, may compute.
 *
 * One unit is about one microsecond of work on a small server, and at most two. Code that loops or recurses over caller input,
 * follows references, searches or optimizes calls `spend` with the units of the work it is about to do. `spend` throws as soon as
 * the budget is used up, so a request ends with the problem `too-complex` and never with a partial answer.
 *
 * The budget is ambient: JavaScript runs one piece of code at a time, so the budget of the piece that runs is one variable here,
 * and a function deep inside a parser needs no extra argument. `withBudget` sets it for one synchronous piece. Work in steps
 * (`math/steps.ts`) is driven with `withBudget` around each step, so that other requests may run between two steps.
 *
 * Proof  test/math/budget.test.ts; test/budget/calibration.test.ts measures the unit.
 */

import { InputError } from '../errors.ts';

/** The client that work is done for. Work for one client takes turns with work for others. */
export interface Client {
	/** Equal for all work of one client, such as its address. Called only if work has to wait. */
	readonly key: () => string;
	/** True if nobody waits for the result any more. */
	readonly isGone: () => boolean;
	/** Called before work starts that had to wait. Throws if the client has meanwhile spent more than it may. */
	readonly requireCredit: () => void;
}

/** The limit and the amount spent, for one request. `spend` changes it. */
export interface Budget {
	/** Units that may be spent. */
	readonly limit: number;
	/** Units spent so far; more than `limit` once the budget is used up. */
	spent: number;
	/** Set before the work begins; null if all work is for one client. */
	client: Client | null;
}

/** Units of work for one request, one line of a batch, one call of the library: at most 250 ms. */
export const WORK_LIMIT = 100_000;

/** A budget of which nothing is spent. */
export const createBudget = (limit = WORK_LIMIT, client: Client | null = null): Budget => ({ limit, spent: 0, client });

let current: Budget | null = null;

/**
 * Spends units of the current budget. Without a budget it does nothing.
 *
 * @param units  0 or more, about one microsecond each; need not be whole
 * @throws InputError `too-complex` if more than the limit is spent
 */
export function spend(units: number): void {
	if (current === null) return;
	current.spent += units;
	if (current.spent > current.limit) throw tooComplex();
}

/**
 * The result of `work`, which spends from `budget`. Inside another budget, the outer one applies instead, so that a limit set by
 * a caller holds for everything below.
 *
 * @throws InputError `too-complex` if the budget is used up, even if `work` caught the error of `spend`
 */
export function withBudget<T>(budget: Budget, work: () => T): T {
	if (current !== null) return work();
	current = budget;
	try {
		const result = work();
		if (budget.spent > budget.limit) throw tooComplex();
		return result;
	} finally {
		current = null;
	}
}

/** Units spent of the current budget, and those that may still be spent; without a budget there is no limit. */
export const workDone = (): { readonly spent: number; readonly left: number } =>
	(current === null ? { spent: 0, left: Infinity } : { spent: current.spent, left: current.limit - current.spent });

/** True if the error means that a budget is used up: handlers that collect faults must throw it on. */
export const isTooComplex = (error: unknown): boolean => error instanceof InputError && error.issues[0].code === 'too-complex';

const tooComplex = (): InputError => new InputError({
	code: 'too-complex',
	path: [],
	detail: 'This takes more work than one request may. '
		+ 'Send less at once: fewer colors, a smaller file, or variables and references that do not repeat one another.',
});
