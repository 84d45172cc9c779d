/*
 * Views that compare colors, and those about contrast and color vision, loaded together. `npm run docs` writes
 * the lines between the marks from the folders.
 */

// <views> written by npm run docs
export { makeView as checkContrast } from '../../operations/check-contrast/view.ts';
export { makeView as fixContrast } from '../../operations/fix-contrast/view.ts';
export { makeView as auditPalette } from '../../operations/audit-palette/view.ts';
export { makeView as auditTheme } from '../../operations/audit-theme/view.ts';
export { makeView as compareColors } from '../../operations/compare-colors/view.ts';
export { makeView as simulateCvd } from '../../operations/simulate-cvd/view.ts';
// </views>
