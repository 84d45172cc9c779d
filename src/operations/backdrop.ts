/*
 * Backgrounds in the input of operations: a color, or a CSS gradient, which may be longer.
 */

import { InputError, issueOf, phrase, quote } from '../errors.ts';
import { isGradientText, readGradient, type CssGradient } from '../palette/css-gradient.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import type { Page } from '../reading/css-variables.ts';
import type { Text } from '../schema/schema.ts';
import { readInput, type ColorInput } from './fields.ts';

/** Maximum length of a gradient in characters. */
export const LONGEST_GRADIENT = 1000;

export interface GradientInput {
	/** The text as sent, trimmed. */
	readonly input: string;
	readonly gradient: CssGradient;
}

export type Backdrop = ColorInput | GradientInput;

/** True for a color, false for a gradient. */
export const isSolid = (backdrop: Backdrop): backdrop is ColorInput => 'color' in backdrop;

/** Reads a color or a gradient on a page. Throws InputError. */
export function readBackdrop(text: string, page?: Page): Backdrop {
	if (isGradientText(text)) return { input: text.trim(), gradient: readGradient(text, page) };
	const length = text.length > LONGEST_COLOR ? [...text].length : 0;
	if (length <= LONGEST_COLOR) return readInput(text, page);
	throw new InputError(issueOf('invalid-parameter', [], phrase`A color may have at most ${LONGEST_COLOR} characters, got ${quote(text)} with ${length}`));
}

/** A color in any form of the contract, or `linear-gradient()`, `radial-gradient()`, `conic-gradient()` and their repeating forms. */
export const backdropField = (doc: string): Text<Backdrop> =>
	({ kind: 'text', noun: 'a color or a gradient', doc, min: 1, max: LONGEST_GRADIENT, examples: ['#3b82f6', 'teal'], read: readBackdrop });
