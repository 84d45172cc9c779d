/*
 * The range of WCAG 2 ratios of a text on a translucent background, over any backdrop.
 *
 * Proof  test/palette/contrast.test.ts.
 */

import { mapToGamut } from '../gamut/map.ts';
import { luminance } from '../metrics/luminance.ts';
import type { Color } from '../spaces/color.ts';
import { WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { compositeOver } from './contrast.ts';

export interface ContrastRange {
	readonly least: number;
	readonly largest: number;
}

/** One byte of one background channel, and the resulting byte of the text over it. */
interface Choice {
	readonly front: Rgb24;
	readonly behind: Rgb24;
	readonly frontLuminance: number;
	readonly behindLuminance: number;
}

/**
 * The least and the largest ratio over any opaque backdrop.
 *
 * A backdrop from black to white moves each channel of the background through every byte between two ends, and each
 * such byte determines one byte of the text. So text and background are sums over three channels that can be chosen
 * independently, and Dinkelbach's method finds the extremes of the quotient of their luminances (each plus 0.05): choose
 * in each channel the byte that is best for text - q · background, use the quotient of this choice as the next q, until
 * it no longer changes. That is exact: the choices are finite and q improves every time.
 *
 * The ratio is q or 1 / q, whichever is above 1. If the range of q includes 1, some backdrop hides the text: the least
 * ratio is 1, which a step of one byte may miss by less than a hundredth.
 */
export function contrastRange(text: Color, background: Color): ContrastRange {
	const mapped = mapToGamut(text, 'srgb');
	const first = compositeOver(background, 0x000000), last = compositeOver(background, WHITE);
	const choices = [0xff0000, 0x00ff00, 0x0000ff].map((channel) => listChoices(mapped, first, last, channel));
	const darkest = extreme(choices, -1), lightest = extreme(choices, 1);
	return {
		least: darkest < 1 && lightest > 1 ? 1 : Math.min(toRatio(darkest), toRatio(lightest)),
		largest: Math.max(toRatio(darkest), toRatio(lightest)),
	};
}

const toRatio = (quotient: number): number => (quotient < 1 ? 1 / quotient : quotient);

/** All bytes of a channel (a mask) between two colors. */
function listChoices(text: Color, from: Rgb24, to: Rgb24, channel: number): Choice[] {
	const step = channel & 0x010101;
	const choices: Choice[] = [];
	for (let behind = from & channel; behind <= (to & channel); behind += step) {
		const front = compositeOver(text, behind) & channel;
		choices.push({ front, behind, frontLuminance: luminance(front), behindLuminance: luminance(behind) });
	}
	return choices;
}

/** The largest quotient of the luminances of text and background (sign 1), or the least (sign -1). */
function extreme(channels: readonly (readonly Choice[])[], sign: 1 | -1): number {
	let quotient = luminanceQuotient(channels.map((choices) => choices[0]!));
	for (;;) {
		const next = luminanceQuotient(channels.map((choices) => best(choices, quotient, sign)));
		if (!(sign * next > sign * quotient)) return quotient;
		quotient = next;
	}
}

function best(choices: readonly Choice[], quotient: number, sign: 1 | -1): Choice {
	let winner = choices[0]!, most = -Infinity;
	for (const choice of choices) {
		const gain = sign * (choice.frontLuminance - quotient * choice.behindLuminance);
		if (gain > most) {
			most = gain;
			winner = choice;
		}
	}
	return winner;
}

/** Quotient of the luminances of text and background; below 1 the text is darker. */
function luminanceQuotient(chosen: readonly Choice[]): number {
	const front = chosen.reduce((sum, choice) => sum | choice.front, 0);
	const behind = chosen.reduce((sum, choice) => sum | choice.behind, 0);
	return (luminance(front) + 0.05) / (luminance(behind) + 0.05);
}
