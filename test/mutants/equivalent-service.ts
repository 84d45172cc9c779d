/*
 * Mutants of the server, the command and the page that no test can notice, each with the reason.
 */

import type { Equivalent } from './mutate.ts';

export const SERVICE: readonly Equivalent[] = [
];
