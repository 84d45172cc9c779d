/*
 * Fields of operations that the front page has no control for, each with the reason.
 */

import { OPERATIONS } from '../../src/operations/table.ts';

const OF_THE_PAGE = 'names come in the language of the page';

const SMALLEST_REPAIR = 'the view shows the smallest repair';

/** Of every operation: a page writes the color itself where a style sheet would look it up. */
export const WITHOUT_CONTROL_ANYWHERE: { readonly [field: string]: string } = {
	scheme: 'a color that depends on the scheme is written as the intended one',
	variables: 'a variable is written as its value',
};

export const WITHOUT_CONTROL: { readonly [operation: string]: { readonly [field: string]: string } } = {
	'parse-color': { locale: OF_THE_PAGE },
	'audit-theme': { locale: OF_THE_PAGE, lock: SMALLEST_REPAIR, prefer: SMALLEST_REPAIR },
	'generate-palette': { locale: OF_THE_PAGE },
	'generate-data-colors': { locale: 'warnings come in the language of the page' },
	'export-tokens': { locale: OF_THE_PAGE },
};

/** Fields of an operation that it has no control for. */
export const withoutControl = (operation: string): readonly string[] =>
	[...Object.keys(WITHOUT_CONTROL[operation] ?? {}), ...Object.keys(WITHOUT_CONTROL_ANYWHERE).filter((name) => hasField(operation, name))];

const hasField = (operation: string, field: string): boolean =>
	Object.hasOwn(OPERATIONS.find(({ name }) => name === operation)!.input.fields, field);
