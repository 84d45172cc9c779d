/*
 * Fields about the steps of a scale, and their faults: the step of the color, and pins, which are the colors of other steps.
 */

import { advice, phrase, suggest } from '../errors.ts';
import { pinFault, SCALE_STEPS, type ScaleOptions, type ScaleStep } from '../palette/scale.ts';
import { integer, record, type Broken } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';
import { colorField, type ColorInput } from './fields.ts';

/** The number of a step. */
export const stepNumber = (doc: string) => integer(doc, SCALE_STEPS[0], SCALE_STEPS.at(-1)!);

const STEP_NAMES = SCALE_STEPS.map((step) => `${step}` as const);

/** The field `pins` of a scale. */
export const pinsField = (doc: string) => record(doc, STEP_NAMES, colorField('The color of the step.'));

export type Pins = Readonly<Partial<Record<`${ScaleStep}`, ColorInput>>>;

/** Colors by step. */
export const readPins = (pins: Pins = {}): NonNullable<ScaleOptions['pins']> =>
	Object.fromEntries(Object.entries(pins).map(([step, pin]) => [step, pin.color]));

/** The step with a number, if there is one. */
export const readStep = (number: number | undefined): ScaleStep | undefined => SCALE_STEPS.find((step) => step === number);

/** The fault of an anchor that is not a step. */
export function findAnchorFault(anchor: number | undefined): Broken | undefined {
	if (anchor === undefined || readStep(anchor) !== undefined) return undefined;
	const near = SCALE_STEPS.reduce((one, other) => (Math.abs(other - anchor) < Math.abs(one - anchor) ? other : one));
	return { field: 'anchor', claim: phrase`must be one of ${SCALE_STEPS.join(', ')}, got ${anchor}`, advice: suggest`Write ${near}.` };
}

/** The fault of pins that contradict the color of a scale or each other; `scale` names one of several. */
export function findPinFault(color: Color, options: ScaleOptions, scale?: string): Broken | undefined {
	const fault = pinFault(color, options);
	if (!fault) return undefined;
	const claim = scale === undefined ? phrase`at ${fault.step} must be ${fault.expected}` : phrase`of ${scale} at ${fault.step} must be ${fault.expected}`;
	return { field: 'pins', claim, advice: advice`Write another color there, or leave it out.` };
}
