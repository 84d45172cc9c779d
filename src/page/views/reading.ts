/*
 * The views that tell of a color.
 */

export { makeView as parseColor } from './parse-color.ts';
export { makeView as convertColor } from './convert-color.ts';
export { makeView as checkGamut } from './check-gamut.ts';
export { makeView as nearestNames } from './nearest-names.ts';
export { makeView as findColors } from './find-colors.ts';
export { makeView as compareColors } from './compare-colors.ts';
