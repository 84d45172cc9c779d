/*
 * Eleven steps from light to dark that contain a color.
 */

import { buildScale, pinFault, SCALE_STEPS, TINT_LIMITS, type Scale, type ScaleStep } from '../palette/scale.ts';
import type { Color } from '../spaces/color.ts';
import type { Space } from '../spaces/space.ts';
import { checkColor, checkNumber, checkOptions, checkSpace, fault } from './arguments.ts';

/** Options of `scale`. */
export interface ScaleOptions {
	/** Step of the color itself: 50, 100, 200 … 900, 950; by default the nearest in lightness. */
	readonly anchor?: ScaleStep;
	/** Fixed colors of other steps by step. */
	readonly pins?: Readonly<Partial<Record<ScaleStep, Color>>>;
	/** Gamut of the steps, `srgb` or `displayP3`; default `srgb`. */
	readonly gamut?: Space<'srgb' | 'display-p3'>;
	/** Degrees by which the hue turns from the color to the darkest step, -180 to 180, and the other way to the lightest; default 0. */
	readonly hueShift?: number;
	/** Factor on the chroma of all steps except the color itself, 0 to 2; default 1. */
	readonly chroma?: number;
}

/**
 * Eleven steps, 50 (lightest) to 950, with the color itself at the step `anchor`: `scale(color).colors[0]` is step 50.
 * @param color The color.
 * @param options Optional settings.
 * @returns The steps and the anchor.
 * @throws InputError
 * @example
 * const { colors } = scale(parseHex('#3b82f6'));
 * colors.map(toHex).includes('#3b82f6'); // true
 */
export function scale(color: Color, options?: ScaleOptions): Scale {
	const { anchor, pins, gamut, hueShift = 0, chroma = 1 } = checkOptions(options);
	if (anchor !== undefined) checkStep(anchor, 'options.anchor');
	const id = gamut === undefined ? 'srgb' : checkSpace(gamut, 'options.gamut').id;
	if (id !== 'srgb' && id !== 'display-p3') throw fault('options.gamut', 'srgb or displayP3');
	const input = checkColor(color, 'color');
	const fixed = Object.fromEntries(Object.entries(checkOptions(pins, 'options.pins')).flatMap(([step, pin]) => (pin === undefined ? []
		: [[checkStep(+step, 'steps of options.pins'), checkColor(pin, `options.pins.${step}`)]])));
	const read = {
		anchor, gamut: id, pins: fixed,
		hueShift: checkNumber(hueShift, -TINT_LIMITS.hueShift, TINT_LIMITS.hueShift, 'options.hueShift'),
		chroma: checkNumber(chroma, 0, TINT_LIMITS.chroma, 'options.chroma'),
	};
	const wrong = pinFault(input, read);
	if (wrong) throw fault(`options.pins.${wrong.step}`, wrong.expected);
	return buildScale(input, read);
}

function checkStep(step: number, name: string): number {
	if ((SCALE_STEPS as readonly number[]).includes(step)) return step;
	throw fault(name, `one of ${SCALE_STEPS.join(', ')}`);
}
