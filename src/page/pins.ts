/*
 * Pins of a scale as fields of its view: two lists of the same length, colors and their steps.
 *
 * Proof  test/page/pins.test.ts.
 */

import type { CurveStep } from './curves.ts';
import { listIn, type Fields, type State } from './state.ts';

/** The fields with a color pinned to a step. */
export function withPin(fields: Fields, step: string, color: string): Fields {
	const pins = listIn({ fields }, 'pins'), steps = listIn({ fields }, 'steps'), at = steps.indexOf(step);
	return at < 0 ? { pins: [...pins, color], steps: [...steps, step] } : { pins: pins.with(at, color), steps };
}

/** The fields without the pin of a step. */
export function withoutPin(fields: Fields, step: string): Fields {
	const steps = listIn({ fields }, 'steps'), isOther = (_: string, i: number): boolean => steps[i] !== step;
	return { pins: listIn({ fields }, 'pins').filter(isOther), steps: steps.filter(isOther) };
}

/** Steps that may be pinned. */
interface PinPlaces {
	/** All, in the order of the scale. */
	readonly options: readonly string[];
	/** The step for the next pin. */
	readonly next: (pinned: readonly string[]) => string;
	/** The color that a step has, which a pin keeps there. */
	readonly colorAt: (step: string) => string;
	/** Names of a pin, and of the choice of its step. */
	readonly words: { readonly pin: string; readonly step: string };
}

/** Tools of a slot editor whose list holds pins. A step that another pin has is exchanged with it. */
export const pinTools = ({ options, next, colorAt, words }: PinPlaces) => ({
	add: {
		word: words.pin,
		fields: (state: State): Fields => {
			const step = next(listIn(state, 'steps'));
			return withPin(state.fields, step, colorAt(step));
		},
	},
	beside: {
		label: words.step,
		options,
		choose: (state: State, place: number, step: string): Fields => {
			const steps = listIn(state, 'steps'), pins = listIn(state, 'pins'), other = steps.indexOf(step);
			const changed = (list: readonly string[], own: string): readonly string[] =>
				list.map((one, i) => (i === place ? own : i === other ? list[place]! : one));
			return { steps: changed(steps, step), pins: changed(pins, other < 0 ? colorAt(step) : pins[other]!) };
		},
	},
});

/** Steps that are pinned first: the ends of a scale, then those between. */
const PINNED_FIRST = ['100', '900', '300', '700', '50', '950', '200', '800', '400', '600', '500'];

/** The first step for which a test is true. */
export const firstToPin = (isFree: (step: string) => boolean): string => PINNED_FIRST.find(isFree) ?? '50';

/** Least difference of lightness between neighbors, so that a step stays darker than the one before it. */
const GAP = 0.002;

/** A lightness that is between those of the given colors around a place of the scale. */
export function lightnessBetween(steps: readonly Pick<CurveStep, 'lch' | 'isGiven'>[], place: number, l: number): number {
	const lighter = steps.findLast(({ isGiven }, i) => isGiven && i < place), darker = steps.find(({ isGiven }, i) => isGiven && i > place);
	return Math.max((darker?.lch[0] ?? -1) + GAP, Math.min((lighter?.lch[0] ?? 2) - GAP, l));
}
