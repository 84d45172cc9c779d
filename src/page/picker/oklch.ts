/*
 * The color of the page as lightness, chroma and hue: the values of the sliders and planes.
 *
 * A gray keeps the last hue, so that a slider does not jump while chroma passes 0.
 */

import { format } from '../../formats/table.ts';
import { round } from '../../math/round.ts';
import { color, type Color } from '../../spaces/color.ts';
import { convert, hueOrNull } from '../../spaces/convert.ts';

/** Lightness 0..1, chroma, hue in degrees, alpha 0..1. */
export interface PickerColor {
	readonly l: number;
	readonly c: number;
	readonly h: number;
	readonly alpha: number;
}

export type PickerChannel = keyof PickerColor;

/** As far as Rec. 2020 goes, and a little more. */
export const MOST_CHROMA = 0.4;

let lastHue = 0;

/** The channels of a color. */
export function toPickerColor(of: Color): PickerColor {
	const oklch = convert(of, 'oklch'), [l, c, h] = oklch.coords;
	if (hueOrNull(oklch) !== null) lastHue = h;
	return { l, c, h: lastHue, alpha: of.alpha };
}

/** The channels as the text of CSS, in OKLCH with four decimals, two of the hue. Keeps the hue where chroma is 0. */
export function printPickerColor({ l, c, h, alpha }: PickerColor): string {
	lastHue = h;
	return format(color('oklch', [round(l, 4), round(c, 4), round(h, 2)], alpha), 'oklch');
}
