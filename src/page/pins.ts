/*
 * Pins of a scale as fields of its view: two lists of the same length, colors and their steps.
 *
 * Proof  test/page/pins.test.ts.
 */

import type { Fields } from './state.ts';

const textsIn = (fields: Fields, field: string): readonly string[] => (Array.isArray(fields[field]) ? fields[field] : []);

/** The fields with a color pinned to a step. */
export function withPin(fields: Fields, step: string, color: string): Fields {
	const pins = textsIn(fields, 'pins'), steps = textsIn(fields, 'steps'), at = steps.indexOf(step);
	return at < 0 ? { pins: [...pins, color], steps: [...steps, step] } : { pins: pins.with(at, color), steps };
}

/** The fields without the pin of a step. */
export function withoutPin(fields: Fields, step: string): Fields {
	const at = textsIn(fields, 'steps').indexOf(step), isOther = (_: string, i: number): boolean => i !== at;
	return { pins: textsIn(fields, 'pins').filter(isOther), steps: textsIn(fields, 'steps').filter(isOther) };
}

/** Least difference of lightness between neighbors, so that a step stays darker than the one before it. */
const GAP = 0.002;

/** A lightness that is between those of the given colors around a place of the scale. */
export function lightnessBetween(steps: readonly { readonly l: number; readonly isGiven: boolean }[], place: number, l: number): number {
	const lighter = steps.findLast(({ isGiven }, i) => isGiven && i < place), darker = steps.find(({ isGiven }, i) => isGiven && i > place);
	return Math.max((darker?.l ?? -1) + GAP, Math.min((lighter?.l ?? 2) - GAP, l));
}
