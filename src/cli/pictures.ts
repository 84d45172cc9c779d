/*
 * The pictures of operations by name, in one file because each is small. `npm run docs` writes the lines between the marks from the
 * folders.
 *
 * Proof  test/guards/docs.test.ts.
 */

import type { Draw } from './draw.ts';
// <imports> written by npm run docs
import { picture as adjustColor } from '../operations/adjust-color/picture.ts';
import { picture as auditPalette } from '../operations/audit-palette/picture.ts';
import { picture as auditTheme } from '../operations/audit-theme/picture.ts';
import { picture as buildSystem } from '../operations/build-system/picture.ts';
import { picture as checkContrast } from '../operations/check-contrast/picture.ts';
import { picture as checkGamut } from '../operations/check-gamut/picture.ts';
import { picture as compareColors } from '../operations/compare-colors/picture.ts';
import { picture as convertColor } from '../operations/convert-color/picture.ts';
import { picture as fixContrast } from '../operations/fix-contrast/picture.ts';
import { picture as generateDataColors } from '../operations/generate-data-colors/picture.ts';
import { picture as generatePalette } from '../operations/generate-palette/picture.ts';
import { picture as generateScale } from '../operations/generate-scale/picture.ts';
import { picture as harmonies } from '../operations/harmonies/picture.ts';
import { picture as makeGradient } from '../operations/make-gradient/picture.ts';
import { picture as mixColors } from '../operations/mix-colors/picture.ts';
import { picture as randomColors } from '../operations/random-colors/picture.ts';
import { picture as simulateCvd } from '../operations/simulate-cvd/picture.ts';
import { picture as sortColors } from '../operations/sort-colors/picture.ts';
import { picture as tintsShades } from '../operations/tints-shades/picture.ts';
// </imports>

/** A result without a picture is printed by its schema. */
export const PICTURES: { readonly [name: string]: Draw } = {
	// <pictures> written by npm run docs
	'convert-color': convertColor,
	'check-contrast': checkContrast,
	'fix-contrast': fixContrast,
	'audit-palette': auditPalette,
	'audit-theme': auditTheme,
	'check-gamut': checkGamut,
	'compare-colors': compareColors,
	'generate-scale': generateScale,
	'tints-shades': tintsShades,
	'harmonies': harmonies,
	'mix-colors': mixColors,
	'adjust-color': adjustColor,
	'make-gradient': makeGradient,
	'generate-palette': generatePalette,
	'sort-colors': sortColors,
	'random-colors': randomColors,
	'generate-data-colors': generateDataColors,
	'simulate-cvd': simulateCvd,
	'build-system': buildSystem,
	// </pictures>
};
