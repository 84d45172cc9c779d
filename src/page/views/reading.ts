/*
 * Views that read colors, loaded when one of them opens. `npm run docs` writes the lines between the marks from the folders.
 */

// <views> written by npm run docs
export { makeView as convertColor } from '../../operations/convert-color/view.ts';
export { makeView as findColors } from '../../operations/find-colors/view.ts';
export { makeView as checkGamut } from '../../operations/check-gamut/view.ts';
export { makeView as nearestNames } from '../../operations/nearest-names/view.ts';
// </views>
