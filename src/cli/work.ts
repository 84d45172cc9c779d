/*
 * Work budget of the command line. It is much larger than that of a request, because the command runs on the user's machine.
 *
 * Proof  test/faults/command.test.ts.
 */

import { createBudget, WORK_LIMIT, withBudget } from '../math/budget.ts';

/** Units for one answer: about four seconds on a small server, eight at most. */
export const COMMAND_LIMIT = 40 * WORK_LIMIT;

/** Runs `work` with this budget. Throws an InputError `too-complex` if it exceeds the budget. */
export const withWork = <T>(work: () => T): T => withBudget(createBudget(COMMAND_LIMIT), work);
