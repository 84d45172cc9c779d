/*
 * The operations by name, each loaded when it is asked for: a start reads the code of one. `npm run docs` writes the
 * lines between the marks from the operations table.
 *
 * Proof  test/guards/docs.test.ts.
 */

import type { AnyOperation } from '../operations/operation.ts';

type Loader = () => Promise<AnyOperation>;

export const OPERATION_LOADERS: { readonly [name: string]: Loader } = {
	// <operations> written by npm run docs
	'parse-color': async () => (await import('../operations/parse-color.ts')).parseColor,
	'convert-color': async () => (await import('../operations/convert-color.ts')).convertColor,
	'find-colors': async () => (await import('../operations/find-colors.ts')).findColors,
	'check-contrast': async () => (await import('../operations/check-contrast.ts')).checkContrast,
	'fix-contrast': async () => (await import('../operations/fix-contrast.ts')).fixContrast,
	'audit-palette': async () => (await import('../operations/audit-palette.ts')).auditPalette,
	'audit-theme': async () => (await import('../operations/audit-theme.ts')).auditTheme,
	'check-gamut': async () => (await import('../operations/check-gamut.ts')).checkGamut,
	'nearest-names': async () => (await import('../operations/nearest-names.ts')).nearestNames,
	'compare-colors': async () => (await import('../operations/compare-colors.ts')).compareColors,
	'generate-scale': async () => (await import('../operations/generate-scale.ts')).generateScale,
	'tints-shades': async () => (await import('../operations/tints-shades.ts')).tintsShades,
	'harmonies': async () => (await import('../operations/harmonies.ts')).harmonies,
	'mix-colors': async () => (await import('../operations/mix-colors.ts')).mixColors,
	'make-gradient': async () => (await import('../operations/make-gradient.ts')).makeGradient,
	'generate-palette': async () => (await import('../operations/generate-palette.ts')).generatePalette,
	'generate-data-colors': async () => (await import('../operations/generate-data-colors.ts')).generateDataColors,
	'simulate-cvd': async () => (await import('../operations/simulate-cvd.ts')).simulateCvd,
	'export-tokens': async () => (await import('../operations/export-tokens.ts')).exportTokens,
	'build-system': async () => (await import('../operations/build-system.ts')).buildSystem,
	// </operations>
};

/** The operation of a name; undefined where there is none. */
export const loadOperation = async (name: string): Promise<AnyOperation | undefined> =>
	(Object.hasOwn(OPERATION_LOADERS, name) ? OPERATION_LOADERS[name]!() : undefined);

/** The name of every operation, in the order of the table. */
export const operationNames = (): readonly string[] => Object.keys(OPERATION_LOADERS);
