/*
 * Relative colors and color-mix() as text: the same change as an expression of CSS, for style sheets that change a color themselves.
 *
 * Source  CSS Color 5 §3 (color-mix), §4 (relative colors). A missing component is 0 in calc().
 * Proof   test/formats/relative-color.test.ts: the parser of relative colors reads the changed color.
 */

import { decimal } from '../math/round.ts';
import type { Color } from '../spaces/color.ts';
import { convert, hueOrNull } from '../spaces/convert.ts';
import type { SpaceId } from '../spaces/table.ts';

/** A channel plus a difference: `l`, `calc(l + 0.1)`. */
function shifted(channel: string, by: number, decimals: number): string {
	const text = decimal(Math.abs(by), decimals);
	return text === '0' ? channel : `calc(${channel} ${by < 0 ? '-' : '+'} ${text})`;
}

/** Prints oklch(from …) that changes one color into another. `css` is the first color as CSS. */
export function relativeOklch(css: string, before: Color, after: Color): string {
	const from = convert(before, 'oklch'), to = convert(after, 'oklch'), [l, c, h] = from.coords, [toL, toC, toH] = to.coords;
	const turn = ((toH - h + 540) % 360 + 360) % 360 - 180;
	const chroma = hueOrNull(to) === null ? '0' : shifted('c', toC - c, 6);
	const hue = hueOrNull(to) === null ? 'h' : hueOrNull(from) === null ? decimal(toH, 3) : shifted('h', turn, 3);
	const alpha = before.alpha === after.alpha ? '' : ` / ${decimal(after.alpha, 4)}`;
	return `oklch(from ${css} ${shifted('l', toL - l, 6)} ${chroma} ${hue}${alpha})`;
}

/** Prints the opposite of a color, given as CSS, in sRGB. */
export const relativeInverse = (css: string): string => `color(from ${css} srgb calc(1 - r) calc(1 - g) calc(1 - b))`;

/** Prints color-mix() of two colors given as CSS text; `amount` is the percentage of the second. */
export const colorMix = (space: SpaceId, first: string, second: string, amount: number): string =>
	`color-mix(in ${space}, ${first}, ${second} ${decimal(amount, 9)}%)`;
