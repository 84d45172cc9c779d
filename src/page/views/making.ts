/*
 * The views that make colors from colors, and those that export them, loaded together.
 */

export { makeView as generateScale } from './generate-scale.ts';
export { makeView as tintsShades } from './tints-shades.ts';
export { makeView as harmonies } from './harmonies.ts';
export { makeView as mixColors } from './mix-colors.ts';
export { makeView as makeGradient } from './make-gradient.ts';
export { makeView as generatePalette } from './generate-palette.ts';
export { makeView as generateDataColors } from './generate-data-colors.ts';
export { makeView as exportTokens } from './export-tokens.ts';
export { makeView as buildSystem } from './build-system.ts';
