/*
 * How much the random tests of themes try: `EFFORT=10` runs ten times as many of each, from the same seeds.
 */

const EFFORT = Number(process.env['EFFORT'] ?? 1);

/** A number of random cases. */
export const cases = (count: number): number => Math.ceil(count * EFFORT);
