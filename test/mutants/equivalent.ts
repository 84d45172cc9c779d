/*
 * Mutants that no test can notice, because the program behaves the same: each with the reason.
 *
 * Proof  test/mutants/mutate.test.ts: each of them exists.
 */

import { COLOR } from './equivalent-color.ts';
import { NAMES } from './equivalent-names.ts';
import { PALETTE } from './equivalent-palette.ts';
import { SERVICE } from './equivalent-service.ts';
import { TEXT } from './equivalent-text.ts';
import type { Equivalent } from './mutate.ts';

export const EQUIVALENT: readonly Equivalent[] = [...COLOR, ...NAMES, ...PALETTE, ...TEXT, ...SERVICE];
