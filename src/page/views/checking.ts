/*
 * Views that read and check colors, loaded when one of them opens. `npm run docs` writes the lines between the marks from the folders.
 */

// <views> written by npm run docs
export { makeView as convertColor } from '../../operations/convert-color/view.ts';
export { makeView as findColors } from '../../operations/find-colors/view.ts';
export { makeView as checkContrast } from '../../operations/check-contrast/view.ts';
export { makeView as fixContrast } from '../../operations/fix-contrast/view.ts';
export { makeView as auditPalette } from '../../operations/audit-palette/view.ts';
export { makeView as auditTheme } from '../../operations/audit-theme/view.ts';
export { makeView as checkGamut } from '../../operations/check-gamut/view.ts';
export { makeView as nearestNames } from '../../operations/nearest-names/view.ts';
export { makeView as compareColors } from '../../operations/compare-colors/view.ts';
export { makeView as simulateCvd } from '../../operations/simulate-cvd/view.ts';
// </views>
