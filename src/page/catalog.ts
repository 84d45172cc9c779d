/*
 * The views of the page: the fields of each, and the sections. `npm run docs` writes the lines between the marks from the
 * folders of the operations.
 *
 * Proof  test/page/catalog.test.ts.
 */

// <imports> written by npm run docs
import { spec as adjustColor } from '../operations/adjust-color/view-fields.ts';
import { spec as auditPalette } from '../operations/audit-palette/view-fields.ts';
import { spec as auditTheme } from '../operations/audit-theme/view-fields.ts';
import { spec as buildSystem } from '../operations/build-system/view-fields.ts';
import { spec as checkContrast } from '../operations/check-contrast/view-fields.ts';
import { spec as checkGamut } from '../operations/check-gamut/view-fields.ts';
import { spec as compareColors } from '../operations/compare-colors/view-fields.ts';
import { spec as convertColor } from '../operations/convert-color/view-fields.ts';
import { spec as exportTokens } from '../operations/export-tokens/view-fields.ts';
import { spec as findColors } from '../operations/find-colors/view-fields.ts';
import { spec as fixContrast } from '../operations/fix-contrast/view-fields.ts';
import { spec as generateDataColors } from '../operations/generate-data-colors/view-fields.ts';
import { spec as generatePalette } from '../operations/generate-palette/view-fields.ts';
import { spec as generateScale } from '../operations/generate-scale/view-fields.ts';
import { spec as harmonies } from '../operations/harmonies/view-fields.ts';
import { spec as makeGradient } from '../operations/make-gradient/view-fields.ts';
import { spec as mixColors } from '../operations/mix-colors/view-fields.ts';
import { spec as nearestNames } from '../operations/nearest-names/view-fields.ts';
import { spec as parseColor } from '../operations/parse-color/view-fields.ts';
import { spec as randomColors } from '../operations/random-colors/view-fields.ts';
import { spec as simulateCvd } from '../operations/simulate-cvd/view-fields.ts';
import { spec as sortColors } from '../operations/sort-colors/view-fields.ts';
import { spec as tintsShades } from '../operations/tints-shades/view-fields.ts';
// </imports>
import type { Section, ViewSpec } from './view-spec.ts';

export const CATALOG = {
	// <views> written by npm run docs
	'parse-color': parseColor,
	'convert-color': convertColor,
	'find-colors': findColors,
	'check-contrast': checkContrast,
	'fix-contrast': fixContrast,
	'audit-palette': auditPalette,
	'audit-theme': auditTheme,
	'check-gamut': checkGamut,
	'nearest-names': nearestNames,
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
	'export-tokens': exportTokens,
	'build-system': buildSystem,
	// </views>
} as const satisfies { readonly [operation: string]: ViewSpec };

export type ViewId = keyof typeof CATALOG;

// The keys of the table are its ids.
export const VIEW_IDS = Object.keys(CATALOG) as readonly ViewId[];

export const FIRST_VIEW: ViewId = 'parse-color';

/** Returns the fields of a view. */
export const findSpec = (id: ViewId): ViewSpec => CATALOG[id];

/** True for the name of a view. */
export const isViewId = (text: string): text is ViewId => Object.hasOwn(CATALOG, text);

/** The views of a section, in the order of the documents. */
export const viewsIn = (section: Section): readonly ViewId[] => VIEW_IDS.filter((id) => findSpec(id).section === section);
