/*
 * The views of what can be seen and read, loaded together.
 */

export { makeView as checkContrast } from './check-contrast.ts';
export { makeView as fixContrast } from './fix-contrast.ts';
export { makeView as auditTheme } from './audit-theme.ts';
export { makeView as auditPalette } from './audit-palette.ts';
export { makeView as simulateCvd } from './simulate-cvd.ts';
