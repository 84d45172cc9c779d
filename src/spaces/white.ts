/*
 * The white D65 as XYZ with Y = 1: x 0.3127, y 0.3290.
 *
 * Separate from `xyz.ts` so that bundles omit it: esbuild keeps unused quotients of a file that it needs.
 *
 * Source  CSS Color 4 §9.1, with four figures.
 * Proof   test/spaces/rgb-matrices.test.ts.
 */

export const D65_X = 0.3127 / 0.3290;
export const D65_Z = (1 - 0.3127 - 0.3290) / 0.3290;
