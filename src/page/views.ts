/*
 * Where each view is. Its code is loaded when it is first opened, with the views that need most of the same: fewer files
 * compress better.
 */

import type { ViewId } from './catalog.ts';
import type { MakeView } from './view.ts';

const reading = () => import('./views/reading.ts');
const contrasting = () => import('./views/contrasting.ts');
const making = () => import('./views/making.ts');
const exporting = () => import('./views/exporting.ts');

export const VIEWS: { readonly [view in ViewId]: () => Promise<MakeView> } = {
	'parse-color': async () => (await reading()).parseColor,
	'convert-color': async () => (await reading()).convertColor,
	'check-gamut': async () => (await reading()).checkGamut,
	'nearest-names': async () => (await reading()).nearestNames,
	'find-colors': async () => (await reading()).findColors,
	'compare-colors': async () => (await reading()).compareColors,
	'check-contrast': async () => (await contrasting()).checkContrast,
	'fix-contrast': async () => (await contrasting()).fixContrast,
	'audit-palette': async () => (await contrasting()).auditPalette,
	'generate-scale': async () => (await making()).generateScale,
	'tints-shades': async () => (await making()).tintsShades,
	'harmonies': async () => (await making()).harmonies,
	'mix-colors': async () => (await making()).mixColors,
	'make-gradient': async () => (await making()).makeGradient,
	'generate-palette': async () => (await making()).generatePalette,
	'simulate-cvd': async () => (await contrasting()).simulateCvd,
	'export-tokens': async () => (await exporting()).exportTokens,
	'build-system': async () => (await exporting()).buildSystem,
};
