/*
 * The view of each operation. The first view loads with the page; the others load when
 * one of them is first opened, in three scripts with a style. `npm run docs` writes the lines between the marks from the folders.
 */

import type { ViewId } from './catalog.ts';
import { laterStyle } from './later-style.ts';
import type { MakeView } from './view.ts';
import * as firstView from './views/describing.ts';

const describing = () => Promise.resolve(firstView);
const reading = async () => (await Promise.all([import('./views/reading.ts'), laterStyle()]))[0];
const contrasting = async () => (await Promise.all([import('./views/contrasting.ts'), laterStyle()]))[0];
/** Also has the code of a result. */
export const making = async () => (await Promise.all([import('./views/making.ts'), laterStyle()]))[0];

export const VIEWS: { readonly [view in ViewId]: () => Promise<MakeView> } = {
	// <views> written by npm run docs
	'parse-color': async () => (await describing()).parseColor,
	'convert-color': async () => (await reading()).convertColor,
	'find-colors': async () => (await reading()).findColors,
	'check-contrast': async () => (await contrasting()).checkContrast,
	'fix-contrast': async () => (await contrasting()).fixContrast,
	'audit-palette': async () => (await contrasting()).auditPalette,
	'audit-theme': async () => (await contrasting()).auditTheme,
	'check-gamut': async () => (await reading()).checkGamut,
	'nearest-names': async () => (await reading()).nearestNames,
	'compare-colors': async () => (await contrasting()).compareColors,
	'generate-scale': async () => (await making()).generateScale,
	'tints-shades': async () => (await making()).tintsShades,
	'harmonies': async () => (await making()).harmonies,
	'mix-colors': async () => (await making()).mixColors,
	'adjust-color': async () => (await making()).adjustColor,
	'make-gradient': async () => (await making()).makeGradient,
	'generate-palette': async () => (await making()).generatePalette,
	'sort-colors': async () => (await making()).sortColors,
	'random-colors': async () => (await making()).randomColors,
	'generate-data-colors': async () => (await making()).generateDataColors,
	'simulate-cvd': async () => (await contrasting()).simulateCvd,
	'export-tokens': async () => (await making()).exportTokens,
	'build-system': async () => (await making()).buildSystem,
	// </views>
};
