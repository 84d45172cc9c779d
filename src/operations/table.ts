/*
 * Every operation, in the order of the documents. `npm run docs` writes the lines between the marks from the folders.
 */

import type { AnyOperation } from './operation.ts';
// <imports> written by npm run docs
import { adjustColor } from './adjust-color/declaration.ts';
import { auditPalette } from './audit-palette/declaration.ts';
import { auditTheme } from './audit-theme/declaration.ts';
import { buildSystem } from './build-system/declaration.ts';
import { checkContrast } from './check-contrast/declaration.ts';
import { checkGamut } from './check-gamut/declaration.ts';
import { compareColors } from './compare-colors/declaration.ts';
import { convertColor } from './convert-color/declaration.ts';
import { exportTokens } from './export-tokens/declaration.ts';
import { findColors } from './find-colors/declaration.ts';
import { fixContrast } from './fix-contrast/declaration.ts';
import { generateDataColors } from './generate-data-colors/declaration.ts';
import { generatePalette } from './generate-palette/declaration.ts';
import { generateScale } from './generate-scale/declaration.ts';
import { harmonies } from './harmonies/declaration.ts';
import { makeGradient } from './make-gradient/declaration.ts';
import { mixColors } from './mix-colors/declaration.ts';
import { nearestNames } from './nearest-names/declaration.ts';
import { parseColor } from './parse-color/declaration.ts';
import { randomColors } from './random-colors/declaration.ts';
import { simulateCvd } from './simulate-cvd/declaration.ts';
import { sortColors } from './sort-colors/declaration.ts';
import { tintsShades } from './tints-shades/declaration.ts';
// </imports>

export const OPERATIONS: readonly AnyOperation[] = [
	// <operations> written by npm run docs
	parseColor,
	convertColor,
	findColors,
	checkContrast,
	fixContrast,
	auditPalette,
	auditTheme,
	checkGamut,
	nearestNames,
	compareColors,
	generateScale,
	tintsShades,
	harmonies,
	mixColors,
	adjustColor,
	makeGradient,
	generatePalette,
	sortColors,
	randomColors,
	generateDataColors,
	simulateCvd,
	exportTokens,
	buildSystem,
	// </operations>
];
