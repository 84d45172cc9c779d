/*
 * Where each view is. Those that tell of a color come with the page, which opens with one of them; the others are loaded
 * when they are first opened, with those that need most of the same: fewer files compress better.
 */

import type { ViewId } from './catalog.ts';
import type { MakeView } from './view.ts';
import * as reading from './views/reading.ts';

const contrasting = () => import('./views/contrasting.ts');
const making = () => import('./views/making.ts');

export const VIEWS: { readonly [view in ViewId]: () => Promise<MakeView> } = {
	'parse-color': async () => reading.parseColor,
	'convert-color': async () => reading.convertColor,
	'check-gamut': async () => reading.checkGamut,
	'nearest-names': async () => reading.nearestNames,
	'find-colors': async () => reading.findColors,
	'compare-colors': async () => reading.compareColors,
	'check-contrast': async () => (await contrasting()).checkContrast,
	'fix-contrast': async () => (await contrasting()).fixContrast,
	'audit-palette': async () => (await contrasting()).auditPalette,
	'audit-theme': async () => (await contrasting()).auditTheme,
	'generate-scale': async () => (await making()).generateScale,
	'tints-shades': async () => (await making()).tintsShades,
	'harmonies': async () => (await making()).harmonies,
	'mix-colors': async () => (await making()).mixColors,
	'make-gradient': async () => (await making()).makeGradient,
	'generate-palette': async () => (await making()).generatePalette,
	'generate-data-colors': async () => (await making()).generateDataColors,
	'simulate-cvd': async () => (await contrasting()).simulateCvd,
	'export-tokens': async () => (await making()).exportTokens,
	'build-system': async () => (await making()).buildSystem,
};
