/*
 * Contrast of two colors as a screen shows them: 8 bits a channel, mapped into sRGB. Translucent text is composited over the
 * background, a translucent background over white.
 */

import { apcaLc as measureApca } from '../metrics/apca.ts';
import { contrastRatio as measureRatio } from '../metrics/wcag.ts';
import { compositeOver } from '../palette/contrast.ts';
import type { Color } from '../spaces/color.ts';
import { WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { checkColor } from './arguments.ts';

function measure(text: Color<string>, background: Color<string>, metric: (text: Rgb24, background: Rgb24) => number): number {
	const behind = compositeOver(checkColor(background, 'background'), WHITE);
	return metric(compositeOver(checkColor(text, 'text'), behind), behind);
}

/**
 * WCAG 2 contrast ratio, 1 to 21, unrounded.
 * @param text The text color.
 * @param background The color behind.
 * @returns The ratio.
 * @throws InputError
 * @example
 * contrastRatio(parseHex('#000'), parseHex('#fff')); // 21
 */
export const contrastRatio = (text: Color<string>, background: Color<string>): number => measure(text, background, measureRatio);

/**
 * APCA Lc, about -108 to 106, unrounded; negative for light text on dark.
 * @param text The text color.
 * @param background The color behind.
 * @returns Lc; negative for light text on dark.
 * @throws InputError
 * @example
 * apcaLc(parseHex('#888'), parseHex('#fff')).toFixed(2); // '63.06'
 */
export const apcaLc = (text: Color<string>, background: Color<string>): number => measure(text, background, measureApca);
