/*
 * Every operation, in the order of the documents.
 */

import { auditPalette } from './audit-palette.ts';
import { auditTheme } from './audit-theme.ts';
import { buildSystem } from './build-system.ts';
import { checkContrast } from './check-contrast.ts';
import { checkGamut } from './check-gamut.ts';
import { compareColors } from './compare-colors.ts';
import { convertColor } from './convert-color.ts';
import { exportTokens } from './export-tokens.ts';
import { findColors } from './find-colors.ts';
import { fixContrast } from './fix-contrast.ts';
import { generateDataColors } from './generate-data-colors.ts';
import { generatePalette } from './generate-palette.ts';
import { generateScale } from './generate-scale.ts';
import { harmonies } from './harmonies.ts';
import { makeGradient } from './make-gradient.ts';
import { mixColors } from './mix-colors.ts';
import { nearestNames } from './nearest-names.ts';
import type { AnyOperation } from './operation.ts';
import { parseColor } from './parse-color.ts';
import { simulateCvd } from './simulate-cvd.ts';
import { tintsShades } from './tints-shades.ts';

export const OPERATIONS: readonly AnyOperation[] = [
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
	makeGradient,
	generatePalette,
	generateDataColors,
	simulateCvd,
	exportTokens,
	buildSystem,
];
