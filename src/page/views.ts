/*
 * The view of each operation. The first view loads with the page; the others load when one of them is first opened, in two scripts
 * with a style. `npm run docs` writes the lines between the marks from the folders.
 */

import type { ViewId } from './catalog.ts';
import { laterStyle } from './later-style.ts';
import type { MakeView } from './view.ts';
import { parseColor } from './views/describing.ts';

const describing = () => Promise.resolve({ parseColor });
const checking = async () => (await Promise.all([import('./views/checking.ts'), laterStyle()]))[0];
/** Also has the code of a result. */
export const making = async () => (await Promise.all([import('./views/making.ts'), laterStyle()]))[0];

export const VIEWS: { readonly [view in ViewId]: () => Promise<MakeView> } = {
	// <views> written by npm run docs
	'parse-color': async () => (await describing()).parseColor,
	'convert-color': async () => (await checking()).convertColor,
	'find-colors': async () => (await checking()).findColors,
	'check-contrast': async () => (await checking()).checkContrast,
	'fix-contrast': async () => (await checking()).fixContrast,
	'audit-palette': async () => (await checking()).auditPalette,
	'audit-theme': async () => (await checking()).auditTheme,
	'check-gamut': async () => (await checking()).checkGamut,
	'nearest-names': async () => (await checking()).nearestNames,
	'compare-colors': async () => (await checking()).compareColors,
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
	'simulate-cvd': async () => (await checking()).simulateCvd,
	'export-tokens': async () => (await making()).exportTokens,
	'build-system': async () => (await making()).buildSystem,
	// </views>
};
