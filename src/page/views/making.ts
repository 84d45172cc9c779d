/*
 * Views that make and export colors, loaded together. `npm run docs` writes the lines between the marks from the folders.
 */

// <views> written by npm run docs
export { makeView as generateScale } from '../../operations/generate-scale/view.ts';
export { makeView as tintsShades } from '../../operations/tints-shades/view.ts';
export { makeView as harmonies } from '../../operations/harmonies/view.ts';
export { makeView as mixColors } from '../../operations/mix-colors/view.ts';
export { makeView as makeGradient } from '../../operations/make-gradient/view.ts';
export { makeView as generatePalette } from '../../operations/generate-palette/view.ts';
export { makeView as generateDataColors } from '../../operations/generate-data-colors/view.ts';
export { makeView as exportTokens } from '../../operations/export-tokens/view.ts';
export { makeView as buildSystem } from '../../operations/build-system/view.ts';
// </views>
