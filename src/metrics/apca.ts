/*
 * APCA lightness contrast, and the uses a contrast allows.
 *
 * Value   Lc, about -108 to 106; positive is dark text on light, negative light text on dark, 0 is below
 *         the threshold of the formula. The order of arguments matters: the text comes first.
 * Source  Andrew Somers (Myndex), version 0.0.98G-4g, written from the published formula and constants; the levels
 *         from the "Bronze Simple Mode" of the same author. APCA is a trademark of Myndex Research and Andrew Somers.
 * Proof   test/metrics/apca.test.ts has the published values of this version.
 */

import { blueOf, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import { luminance } from './luminance.ts';

/** v / 255 to the power 2.4 for every byte: a simple power that models a screen, not the sRGB curve. */
const BYTE_LIGHT = Float64Array.from({ length: 256 }, (_, n) => (n / 255) ** 2.4);

/** Largest absolute Lc that callers may require: black on white, rounded down. */
export const LARGEST_LC = 106;

const SOFT_BELOW = 0.022;

/** Screen luminance with the soft clamp of black that models flare. */
function softLuminance(c: Rgb24): number {
	const y = 0.2126729 * BYTE_LIGHT[redOf(c)]! + 0.7151522 * BYTE_LIGHT[greenOf(c)]! + 0.0721750 * BYTE_LIGHT[blueOf(c)]!;
	return y > SOFT_BELOW ? y : y + (SOFT_BELOW - y) ** 1.414;
}

/** Lc, signed and unrounded. */
export function apcaLc(text: Rgb24, background: Rgb24): number {
	const textY = softLuminance(text), backgroundY = softLuminance(background);
	if (Math.abs(backgroundY - textY) < 0.0005) return 0;
	if (backgroundY > textY) {
		const contrast = (power(backgroundY, 0.56) - power(textY, 0.57)) * 1.14;
		return contrast < 0.1 ? 0 : (contrast - 0.027) * 100;
	}
	const contrast = (power(backgroundY, 0.65) - power(textY, 0.62)) * 1.14;
	return contrast > -0.1 ? 0 : (contrast + 0.027) * 100;
}

/** x ** y within 3e-16, in half the time; the clamped luminance is never 0. */
const power = (x: number, y: number): number => Math.exp(y * Math.log(x));

export const POLARITIES = ['dark-on-light', 'light-on-dark'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** The polarity, even if Lc is 0 and has no sign; equal colors count as dark text. */
export function findPolarity(text: Rgb24, background: Rgb24): Polarity {
	const lc = apcaLc(text, background);
	return lc > 0 || (lc === 0 && luminance(text) <= luminance(background)) ? 'dark-on-light' : 'light-on-dark';
}

/** Levels from the most demanding use down; an |Lc| of at least `least` allows the use. */
export const APCA_LEVELS = [
	{ level: 'preferred-body', least: 90, use: 'Preferred for body text, from 14 px at weight 400.' },
	{ level: 'body', least: 75, use: 'The least for columns of body text, from 18 px at weight 400.' },
	{ level: 'content', least: 60, use: 'The least for other text to read, from 24 px at weight 400 or 16 px at weight 700.' },
	{ level: 'large', least: 45, use: 'Headlines, from 36 px at weight 400 or 24 px at weight 700, and fine icons.' },
	{ level: 'spot', least: 30, use: 'Spot text such as placeholders and disabled labels, and solid icons.' },
	{ level: 'non-text', least: 15, use: 'No text; only dividers, outlines and other shapes of 5 px and more.' },
	{ level: 'none', least: 0, use: 'Nothing that has to be seen: many people see no difference at all.' },
] as const;

export type ApcaLevel = (typeof APCA_LEVELS)[number];

/** Minimum |Lc| of a level. */
export const lcFor = (level: ApcaLevel['level']): number => APCA_LEVELS.find((row) => row.level === level)!.least;

/** The most demanding use that a contrast of either sign allows. Expects the unrounded Lc. */
export function apcaLevel(lc: number): ApcaLevel {
	const amount = Math.abs(lc);
	return APCA_LEVELS.find(({ least }) => amount >= least) ?? APCA_LEVELS[6];
}
