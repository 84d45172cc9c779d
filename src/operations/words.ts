/*
 * The texts of the page about every operation, in English. `npm run docs` writes the lines between the marks from the folders.
 */

// <imports> written by npm run docs
import * as adjustColor from './adjust-color/words.ts';
import * as auditPalette from './audit-palette/words.ts';
import * as auditTheme from './audit-theme/words.ts';
import * as buildSystem from './build-system/words.ts';
import * as checkContrast from './check-contrast/words.ts';
import * as checkGamut from './check-gamut/words.ts';
import * as compareColors from './compare-colors/words.ts';
import * as convertColor from './convert-color/words.ts';
import * as exportTokens from './export-tokens/words.ts';
import * as findColors from './find-colors/words.ts';
import * as fixContrast from './fix-contrast/words.ts';
import * as generateDataColors from './generate-data-colors/words.ts';
import * as generatePalette from './generate-palette/words.ts';
import * as generateScale from './generate-scale/words.ts';
import * as harmonies from './harmonies/words.ts';
import * as makeGradient from './make-gradient/words.ts';
import * as mixColors from './mix-colors/words.ts';
import * as nearestNames from './nearest-names/words.ts';
import * as parseColor from './parse-color/words.ts';
import * as randomColors from './random-colors/words.ts';
import * as simulateCvd from './simulate-cvd/words.ts';
import * as sortColors from './sort-colors/words.ts';
import * as tintsShades from './tints-shades/words.ts';
// </imports>

export const VIEW_WORDS = {
	// <views> written by npm run docs
	'parse-color': parseColor.viewWords,
	'convert-color': convertColor.viewWords,
	'find-colors': findColors.viewWords,
	'check-contrast': checkContrast.viewWords,
	'fix-contrast': fixContrast.viewWords,
	'audit-palette': auditPalette.viewWords,
	'audit-theme': auditTheme.viewWords,
	'check-gamut': checkGamut.viewWords,
	'nearest-names': nearestNames.viewWords,
	'compare-colors': compareColors.viewWords,
	'generate-scale': generateScale.viewWords,
	'tints-shades': tintsShades.viewWords,
	'harmonies': harmonies.viewWords,
	'mix-colors': mixColors.viewWords,
	'adjust-color': adjustColor.viewWords,
	'make-gradient': makeGradient.viewWords,
	'generate-palette': generatePalette.viewWords,
	'sort-colors': sortColors.viewWords,
	'random-colors': randomColors.viewWords,
	'generate-data-colors': generateDataColors.viewWords,
	'simulate-cvd': simulateCvd.viewWords,
	'export-tokens': exportTokens.viewWords,
	'build-system': buildSystem.viewWords,
	// </views>
} as const;
