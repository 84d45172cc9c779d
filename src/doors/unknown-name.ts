/*
 * Messages for a name that is not among the known ones, such as that of an operation.
 */

import { quote } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { nearestChoice } from '../schema/explain.ts';

/** Advice for an unknown name: the known one that it resembles or is a word of, otherwise all. */
export function didYouMean(written: string, names: readonly string[]): string {
	const near = nearestChoice(written, names);
	return near === undefined ? `Known: ${names.join(', ')}.` : `Did you mean "${near}"?`;
}

/** The message for a value that does not name an operation; `noun` is the word for one, `field` the field of the name. */
export const explainUnknown = (noun: string, field: string, name: unknown, operations: ReadonlyMap<string, AnyOperation>): string => {
	const names = [...operations.keys()];
	return typeof name === 'string' ? `Unknown ${noun} ${quote(name)}. ${didYouMean(name, names)}` : `${field} must be one of ${names.join(', ')}.`;
};
