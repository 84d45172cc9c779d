/*
 * The WCAG 2 ratios that a text can have on a translucent background: over any backdrop.
 *
 * Proof  test/palette/contrast.test.ts.
 */

import { mapToGamut } from '../gamut/map.ts';
import { luminance } from '../metrics/luminance.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { shownOver, WHITE } from './contrast.ts';

export interface ContrastRange {
	readonly least: number;
	readonly largest: number;
}

/** One byte of one channel of the background, and what the text over it shows in that channel. */
interface Choice {
	readonly front: Rgb24;
	readonly behind: Rgb24;
	readonly frontLuminance: number;
	readonly behindLuminance: number;
}

/**
 * The least and the largest ratio that any opaque backdrop gives.
 *
 * A backdrop from black to white moves each channel of the background through every byte between two ends, and each
 * byte of it gives one byte of the text. So text and background are sums over three channels that can be chosen
 * freely, and the quotient of their luminances (each plus 0.05) is extreme where Dinkelbach's method ends: choose in
 * each channel the byte that is best for text - q · background, take the quotient of that choice for the next q, until
 * it stands still. That is exact: the choices are finite and q gets better every time.
 *
 * The ratio is q or 1 / q, whichever is above 1. Where q passes 1 on the way, some backdrop hides the text: the least
 * ratio is 1, which a step of one byte may miss by less than a hundredth.
 */
export function rangeOf(text: Color, background: Color): ContrastRange {
	const mapped = mapToGamut(text, 'srgb');
	const first = shownOver(background, 0x000000), last = shownOver(background, WHITE);
	const choices = [0xff0000, 0x00ff00, 0x0000ff].map((channel) => choicesOf(mapped, first, last, channel));
	const darkest = extreme(choices, -1), lightest = extreme(choices, 1);
	return {
		least: darkest < 1 && lightest > 1 ? 1 : Math.min(ratioOf(darkest), ratioOf(lightest)),
		largest: Math.max(ratioOf(darkest), ratioOf(lightest)),
	};
}

const ratioOf = (quotient: number): number => (quotient < 1 ? 1 / quotient : quotient);

/** Every byte of a channel (a mask) between two colors. */
function choicesOf(text: Color, from: Rgb24, to: Rgb24, channel: number): Choice[] {
	const step = channel & 0x010101;
	const choices: Choice[] = [];
	for (let behind = from & channel; behind <= (to & channel); behind += step) {
		const front = shownOver(text, behind) & channel;
		choices.push({ front, behind, frontLuminance: luminance(front), behindLuminance: luminance(behind) });
	}
	return choices;
}

/** The largest quotient of the luminances of text and background (sign 1), or the least (sign -1). */
function extreme(channels: readonly (readonly Choice[])[], sign: 1 | -1): number {
	let quotient = quotientOf(channels.map((choices) => choices[0]!));
	for (;;) {
		const next = quotientOf(channels.map((choices) => best(choices, quotient, sign)));
		if (!(sign * next > sign * quotient)) return quotient;
		quotient = next;
	}
}

function best(choices: readonly Choice[], quotient: number, sign: 1 | -1): Choice {
	let found = choices[0]!, most = -Infinity;
	for (const choice of choices) {
		const gain = sign * (choice.frontLuminance - quotient * choice.behindLuminance);
		if (gain > most) {
			most = gain;
			found = choice;
		}
	}
	return found;
}

/** How much lighter the text is than the background; below 1 it is darker. */
function quotientOf(chosen: readonly Choice[]): number {
	const front = chosen.reduce((sum, choice) => sum | choice.front, 0);
	const behind = chosen.reduce((sum, choice) => sum | choice.behind, 0);
	return (luminance(front) + 0.05) / (luminance(behind) + 0.05);
}
