/*
 * Where each view is: its code is loaded when it is first opened.
 */

import type { ViewId } from './catalog.ts';
import type { MakeView } from './view.ts';

export const VIEWS: { readonly [view in ViewId]: () => Promise<{ readonly makeView: MakeView }> } = {
	'parse-color': () => import('./views/parse-color.ts'),
	'convert-color': () => import('./views/convert-color.ts'),
	'check-gamut': () => import('./views/check-gamut.ts'),
	'nearest-names': () => import('./views/nearest-names.ts'),
	'find-colors': () => import('./views/find-colors.ts'),
	'compare-colors': () => import('./views/compare-colors.ts'),
	'check-contrast': () => import('./views/check-contrast.ts'),
	'fix-contrast': () => import('./views/fix-contrast.ts'),
	'audit-palette': () => import('./views/audit-palette.ts'),
	'generate-scale': () => import('./views/generate-scale.ts'),
	'tints-shades': () => import('./views/tints-shades.ts'),
	'harmonies': () => import('./views/harmonies.ts'),
	'mix-colors': () => import('./views/mix-colors.ts'),
	'make-gradient': () => import('./views/make-gradient.ts'),
	'generate-palette': () => import('./views/generate-palette.ts'),
	'simulate-cvd': () => import('./views/simulate-cvd.ts'),
	'export-tokens': () => import('./views/export-tokens.ts'),
	'build-system': () => import('./views/build-system.ts'),
};
