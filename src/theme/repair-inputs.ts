/*
 * The names that a color is computed from, through any number of references and in any mode.
 *
 * Proof  test/theme/repair-inputs.test.ts.
 */

import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import { referencesIn } from './resolve.ts';
import { createPartsParser } from './substitute.ts';
import type { Theme, Value } from './theme.ts';

/** Units of work to look up one entry. */
const ENTRY_COST = 0.3;

/** The keys of all values that may have a part in these, and these keys themselves. */
export function findInputs({ entries }: Theme, keys: readonly string[]): ReadonlySet<string> {
	const byKey = new Map<string, Value[]>(), inputs = new Set(keys), parse = createPartsParser();
	spend(entries.length * ENTRY_COST);
	for (const { key, value } of entries) getOrCreate(byKey, key, (): Value[] => []).push(value);
	// A set is iterated to its end, which includes what is added on the way.
	for (const key of inputs) for (const value of byKey.get(key) ?? []) for (const name of referencesIn(value, parse)) inputs.add(name);
	return inputs;
}
