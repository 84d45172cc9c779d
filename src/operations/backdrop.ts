/*
 * What stands behind a text, as operations take it: a color, or a gradient of CSS with a bound of its own.
 */

import { isGradientText, LONGEST_GRADIENT, readGradient, type CssGradient } from '../palette/css-gradient.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import type { Page } from '../reading/css-variables.ts';
import type { Text } from '../schema/schema.ts';
import { readInput, type ColorInput } from './fields.ts';

export interface GradientInput {
	/** The text as sent, trimmed. */
	readonly input: string;
	readonly gradient: CssGradient;
}

export type Backdrop = ColorInput | GradientInput;

/** Is it one color? */
export const isSolid = (backdrop: Backdrop): backdrop is ColorInput => 'color' in backdrop;

/** A color or a gradient with what it was read as, on a page. Throws an InputError `unreadable-color`. */
export const readBackdrop = (text: string, page?: Page): Backdrop =>
	(isGradientText(text) ? { input: text.trim(), gradient: readGradient(text, page) } : readInput(text, page));

/** A color in any form of the contract, or `linear-gradient()`, `radial-gradient()`, `conic-gradient()` and their repeating kin. */
export const backdropField = (doc: string, others?: string): Text<Backdrop> => ({
	kind: 'text', doc, ...(others !== undefined && { others }),
	min: 1, max: LONGEST_GRADIENT, mostOf: (text) => (isGradientText(text) ? LONGEST_GRADIENT : LONGEST_COLOR),
	examples: ['#3b82f6', 'teal'], read: readBackdrop,
});
