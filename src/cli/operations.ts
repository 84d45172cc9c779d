/*
 * Loaders of the operations by name: each run of the command reads the code of one. `npm run docs` writes the lines between the
 * marks from the table of operations.
 *
 * Proof  test/guards/docs.test.ts.
 */

import type { AnyOperation } from '../operations/operation.ts';
import type { Draw } from './draw.ts';

type Loader = () => Promise<AnyOperation>;

const OPERATION_LOADERS: { readonly [name: string]: Loader } = {
	// <operations> written by npm run docs
	'parse-color': async () => (await import('../operations/parse-color/declaration.ts')).parseColor,
	'convert-color': async () => (await import('../operations/convert-color/declaration.ts')).convertColor,
	'find-colors': async () => (await import('../operations/find-colors/declaration.ts')).findColors,
	'check-contrast': async () => (await import('../operations/check-contrast/declaration.ts')).checkContrast,
	'fix-contrast': async () => (await import('../operations/fix-contrast/declaration.ts')).fixContrast,
	'audit-palette': async () => (await import('../operations/audit-palette/declaration.ts')).auditPalette,
	'audit-theme': async () => (await import('../operations/audit-theme/declaration.ts')).auditTheme,
	'check-gamut': async () => (await import('../operations/check-gamut/declaration.ts')).checkGamut,
	'nearest-names': async () => (await import('../operations/nearest-names/declaration.ts')).nearestNames,
	'compare-colors': async () => (await import('../operations/compare-colors/declaration.ts')).compareColors,
	'generate-scale': async () => (await import('../operations/generate-scale/declaration.ts')).generateScale,
	'tints-shades': async () => (await import('../operations/tints-shades/declaration.ts')).tintsShades,
	'harmonies': async () => (await import('../operations/harmonies/declaration.ts')).harmonies,
	'mix-colors': async () => (await import('../operations/mix-colors/declaration.ts')).mixColors,
	'adjust-color': async () => (await import('../operations/adjust-color/declaration.ts')).adjustColor,
	'make-gradient': async () => (await import('../operations/make-gradient/declaration.ts')).makeGradient,
	'generate-palette': async () => (await import('../operations/generate-palette/declaration.ts')).generatePalette,
	'sort-colors': async () => (await import('../operations/sort-colors/declaration.ts')).sortColors,
	'random-colors': async () => (await import('../operations/random-colors/declaration.ts')).randomColors,
	'generate-data-colors': async () => (await import('../operations/generate-data-colors/declaration.ts')).generateDataColors,
	'simulate-cvd': async () => (await import('../operations/simulate-cvd/declaration.ts')).simulateCvd,
	'export-tokens': async () => (await import('../operations/export-tokens/declaration.ts')).exportTokens,
	'build-system': async () => (await import('../operations/build-system/declaration.ts')).buildSystem,
	// </operations>
};

type LocalLoader = () => Promise<{ readonly operation: AnyOperation; readonly picture: Draw }>;

/** Commands that are declared like operations. */
const LOCAL_LOADERS = {
	list: () => import('./list-command.ts'),
	paint: () => import('./paint-command.ts'),
	image: () => import('./image-command.ts'),
} as const satisfies { readonly [name: string]: LocalLoader };

export type LocalOperation = keyof typeof LOCAL_LOADERS;

const LOCAL_BY_NAME: ReadonlyMap<string, LocalLoader> = new Map(Object.entries(LOCAL_LOADERS));

/** Loads the picture of an operation or a command; undefined if it has none. */
export const loadPicture = async (name: string): Promise<Draw | undefined> =>
	(await import('./pictures.ts')).PICTURES[name] ?? (await LOCAL_BY_NAME.get(name)?.())?.picture;

/** Loads an operation, or a command that is declared like one; undefined for an unknown name. */
export async function loadOperation(name: string): Promise<AnyOperation | undefined> {
	if (Object.hasOwn(OPERATION_LOADERS, name)) return OPERATION_LOADERS[name]!();
	return (await LOCAL_BY_NAME.get(name)?.())?.operation;
}

/** Names of all operations, in the order of the table. */
export const operationNames = (): readonly string[] => Object.keys(OPERATION_LOADERS);
