/*
 * Limits numbers to 0..1, the range of a channel that a screen shows.
 *
 * Proof  test/math/clamp.test.ts.
 */

/** The nearest number from 0 to 1; 0 for NaN. */
export const clampToUnit = (x: number): number => (x > 0 ? (x < 1 ? x : 1) : 0);
