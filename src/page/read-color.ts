/*
 * Reads the field of the page: a color, or the reason why the text is not one.
 */

import type { ProblemValue } from '../doors/problem.ts';
import { readCssText } from '../reading/css-levels.ts';
import type { Color } from '../spaces/color.ts';
import { learnName, NAME_NEEDED, readColor } from './names/parse-color.ts';

export type Reading =
	| { readonly is: 'color'; readonly color: Color }
	/** Not a color, but valid as a background. */
	| { readonly is: 'gradient' }
	/** Only the service can read it. */
	| { readonly is: 'name' }
	| ({ readonly is: 'none' } & Refusal);

/** Why a text is not a color. */
export interface Refusal {
	readonly detail: string;
	/** A valid replacement. */
	readonly suggestion?: string;
}

/** Colors of composed names, which have more digits than their answers: for painting, not for calculations. */
const paintOnly = new Map<string, Color>();

/** The refusal of a call with one color, in the sentence of the page if there is one. */
export function refusalIn({ detail, errors }: ProblemValue, sentence = detail): Refusal {
	const suggestion = errors?.[0]?.suggestion;
	return { detail: sentence, ...(typeof suggestion === 'string' && { suggestion }) };
}

const refusals = new Map<string, Refusal>();

/** True for a CSS gradient without references to files. */
export const isGradientText = (text: string): boolean =>
	/^\s*(?:repeating-)?(?:linear|radial|conic)-gradient\((?:(?!url)[^;])*\)\s*$/i.test(text);

/** Remembers that the text is not a color. */
export const addRefusal = (text: string, refusal: Refusal): void => void refusals.set(text, refusal);

/** Reads the text as far as that can be done here. Total. */
export function readHere(text: string): Reading {
	try {
		return { is: 'color', color: readColor(text).color };
	} catch (thrown) {
		if (thrown !== NAME_NEEDED) throw thrown;
		const color = paintOnly.get(text.trim()), refusal = refusals.get(text);
		if (color !== undefined) return { is: 'color', color };
		if (isGradientText(text)) return { is: 'gradient' };
		return refusal === undefined ? { is: 'name' } : { is: 'none', ...refusal };
	}
}

/** The part of a parse-color result that is used here. */
export interface ColorAnswer {
	readonly form: string;
	readonly space: string;
	readonly hex: string;
	readonly oklch: { readonly css: string };
}

/** Remembers the color of a text that the service read: for calculations if the answer determines it exactly, otherwise for painting. */
export function learn(text: string, { form, space, hex, oklch }: ColorAnswer): void {
	// Names have 8 bits a channel; classes are published in OKLCH with fewer decimals than an answer has.
	const color = readCssText(space === 'srgb' ? hex : oklch.css)?.color;
	if (color === undefined) return;
	if (form === 'common-name' || form === 'extended-name' || form === 'tailwind' || form === 'ral') learnName(text, { color, form });
	else paintOnly.set(text.trim(), color);
}
