/*
 * Views that make and export colors, loaded together, with the code of their colors and the palette of a picture: as a script of its
 * own it would split the first script into more parts. `npm run docs` writes the lines between the marks from the folders.
 */

export { openPicture } from '../image/image-panel.ts';
export { takeaway } from '../takeaway.ts';
// <views> written by npm run docs
export { makeView as generateScale } from '../../operations/generate-scale/view.ts';
export { makeView as tintsShades } from '../../operations/tints-shades/view.ts';
export { makeView as harmonies } from '../../operations/harmonies/view.ts';
export { makeView as mixColors } from '../../operations/mix-colors/view.ts';
export { makeView as adjustColor } from '../../operations/adjust-color/view.ts';
export { makeView as makeGradient } from '../../operations/make-gradient/view.ts';
export { makeView as generatePalette } from '../../operations/generate-palette/view.ts';
export { makeView as sortColors } from '../../operations/sort-colors/view.ts';
export { makeView as randomColors } from '../../operations/random-colors/view.ts';
export { makeView as generateDataColors } from '../../operations/generate-data-colors/view.ts';
export { makeView as exportTokens } from '../../operations/export-tokens/view.ts';
export { makeView as buildSystem } from '../../operations/build-system/view.ts';
// </views>
