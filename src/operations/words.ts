/*
 * The texts of every operation in English. `npm run docs` writes the lines between the marks from the folders.
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
import type { OperationWords } from './translated.ts';

/** Texts for documents. */
export const WORDS: { readonly [operation: string]: OperationWords } = {
	// <words> written by npm run docs
	'parse-color': parseColor.words,
	'convert-color': convertColor.words,
	'find-colors': findColors.words,
	'check-contrast': checkContrast.words,
	'fix-contrast': fixContrast.words,
	'audit-palette': auditPalette.words,
	'audit-theme': auditTheme.words,
	'check-gamut': checkGamut.words,
	'nearest-names': nearestNames.words,
	'compare-colors': compareColors.words,
	'generate-scale': generateScale.words,
	'tints-shades': tintsShades.words,
	'harmonies': harmonies.words,
	'mix-colors': mixColors.words,
	'adjust-color': adjustColor.words,
	'make-gradient': makeGradient.words,
	'generate-palette': generatePalette.words,
	'sort-colors': sortColors.words,
	'random-colors': randomColors.words,
	'generate-data-colors': generateDataColors.words,
	'simulate-cvd': simulateCvd.words,
	'export-tokens': exportTokens.words,
	'build-system': buildSystem.words,
	// </words>
};

/** Texts of the page. */
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
