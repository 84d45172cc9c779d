/*
 * The views that write code, loaded together.
 */

export { makeView as exportTokens } from './export-tokens.ts';
export { makeView as buildSystem } from './build-system.ts';
