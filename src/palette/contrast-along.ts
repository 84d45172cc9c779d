/*
 * The least contrast of a text on a stack of layers, colors and gradients along one way: how little there is, and where.
 *
 * Along each way from stop to stop the colors of a screen are followed by halving: of a stretch the span of each channel is
 * known at both ends and in the middle, and no channel leaves that span by more than twice as far as the middle lies from
 * the chord (which is what a parabola leaves it by, doubled), so the darkest and the lightest color of it bound what contrast
 * there can be. Stretches that cannot have less than the least found are dropped, the others halved, those with the least
 * bound first, until a stretch is shorter than can be told in percent.
 *
 * Proof  test/palette/contrast-along.test.ts: never more than the least of dense sampling; of gradients over each other, where
 *        every layer is rounded to bytes, within half a hundredth of it.
 */

import { apcaLc } from '../metrics/apca.ts';
import { luminance } from '../metrics/luminance.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { blueOf, greenOf, redOf, rgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { shownOver, WHITE } from './contrast.ts';
import { isGradient, stackedWays, type Layer } from './gradient-stack.ts';

export { isGradient, type Layer };

/** What the screen shows somewhere. */
export interface Shown {
	readonly text: Rgb24;
	readonly background: Rgb24;
	/** Where along the gradient, 0 to 1; of a repeating one within its first round, which may lie beyond. */
	readonly place: number;
	/** The color of each layer itself there. */
	readonly colors: readonly Color[];
}

export interface LeastContrast {
	/** Where the WCAG 2 ratio is least, and how little it is, unrounded. */
	readonly ratio: number;
	readonly byRatio: Shown;
	/** Where the APCA Lc is nearest to 0, and what it is, signed. */
	readonly lc: number;
	readonly byLc: Shown;
	/** The darkest and the lightest background that there is. */
	readonly ends: () => readonly [Rgb24, Rgb24];
}

/** Shorter than this, in shares of the gradient, nothing is told apart: a tenth of a pixel in a thousand. */
const SHORTEST = 1e-4;

/** Pieces of a way to begin with, and how often one may be looked at in all. */
const PIECES = 16;
const MOST_LOOKS = 6000;

/** `layers` from the bottom up over white; gradients without a `stackFault`. */
export function leastContrast(text: Color, layers: readonly Layer[]): LeastContrast {
	const first = layers.findIndex(isGradient), still = first < 0 ? layers.length : first;
	// Nothing below the first gradient changes along the way.
	const under = layers.slice(0, still).reduce((below, layer) => (isGradient(layer) ? below : shownOver(layer, below)), WHITE);
	const shown = (colors: readonly Color[], place: number): Shown => {
		const background = colors.slice(still).reduce((below, above) => shownOver(above, below), under);
		return { text: shownOver(text, background), background, place, colors };
	};
	const ways = stackedWays(layers);
	const points = ways.flatMap(({ from, to, at }) => stretchesOf(from, to, at, shown));
	// Each layer that changes is rounded to bytes, and the text over them.
	const roundings = layers.length - still + 1;
	const byRatio = leastOf(points, signedRatio, roundings), byLc = leastOf(points, apcaLc, roundings);
	return {
		ratio: contrastRatio(byRatio.text, byRatio.background), byRatio,
		lc: apcaLc(byLc.text, byLc.background), byLc,
		ends: () => [leastOf(points, (_, behind) => contrastRatio(0x000000, behind), roundings).background,
			leastOf(points, (_, behind) => -contrastRatio(WHITE, behind), roundings).background],
	};
}

/** A stretch of a way with what is shown at its ends and in its middle. */
interface Stretch {
	readonly from: number;
	readonly to: number;
	readonly ends: readonly [Shown, Shown, Shown];
	readonly halves: () => readonly [Stretch, Stretch];
}

function stretchesOf(
	from: number, to: number, colorsAt: (share: number) => readonly Color[], shown: (colors: readonly Color[], place: number) => Shown,
): Stretch[] {
	const pointAt = (share: number): Shown => shown(colorsAt(share), from + (to - from) * share);
	const stretch = (start: number, end: number, first: Shown, last: Shown): Stretch => {
		const middle = (start + end) / 2, half = pointAt(middle);
		return {
			from: from + (to - from) * start, to: from + (to - from) * end, ends: [first, half, last],
			halves: () => [stretch(start, middle, first, half), stretch(middle, end, half, last)],
		};
	};
	const points = Array.from({ length: to > from ? PIECES + 1 : 2 }, (_, i, all = to > from ? PIECES : 1) => pointAt(i / all));
	return points.slice(1).map((point, i) => stretch(i / (points.length - 1), (i + 1) / (points.length - 1), points[i]!, point));
}

/** How far text and background stand apart: positive where the text is darker, negative where it is lighter. */
type Signed = (front: Rgb24, behind: Rgb24) => number;

const signedRatio: Signed = (front, behind) =>
	(luminance(front) <= luminance(behind) ? contrastRatio(front, behind) : -contrastRatio(front, behind));

function leastOf(stretches: readonly Stretch[], signed: Signed, roundings: number): Shown {
	const amountOf = ({ text, background }: Shown): number => Math.abs(signed(text, background));
	let best = stretches[0]!.ends[0], least = Infinity, looks = 0;
	const look = (of: Stretch): void => {
		for (const end of of.ends) {
			const found = amountOf(end);
			if (found < least || (found === least && end.place < best.place)) [best, least] = [end, found];
		}
	};
	for (const one of stretches) look(one);
	let open = stretches.map((of) => ({ of, bound: boundOf(of, signed, roundings) }));
	while (open.length > 0 && looks < MOST_LOOKS) {
		const next: typeof open = [];
		for (const { of, bound } of open.sort((a, b) => a.bound - b.bound)) {
			if (bound >= least || of.to - of.from < SHORTEST || looks >= MOST_LOOKS) continue;
			looks++;
			for (const half of of.halves()) {
				look(half);
				next.push({ of: half, bound: boundOf(half, signed, roundings) });
			}
		}
		open = next;
	}
	return best;
}

/** No point of the stretch has less than this: 1 or 0 where text and background may meet in lightness. */
function boundOf({ ends: [first, middle, last] }: Stretch, signed: Signed, roundings: number): number {
	const span = (of: (shown: Shown) => Rgb24): readonly [dark: Rgb24, light: Rgb24] => {
		const sides = [redOf, greenOf, blueOf].map((channel) => {
			const [a, m, b] = [channel(of(first)), channel(of(middle)), channel(of(last))];
			// Each rounding moves a byte by up to a half.
			const slack = 2 * Math.abs(m - (a + b) / 2) + (a === b && a === m ? 0 : roundings / 2);
			return [Math.max(0, Math.floor(Math.min(a, m, b) - slack)), Math.min(255, Math.ceil(Math.max(a, m, b) + slack))] as const;
		});
		return [rgb24(sides[0]![0], sides[1]![0], sides[2]![0]), rgb24(sides[0]![1], sides[1]![1], sides[2]![1])];
	};
	const [darkText, lightText] = span(({ text }) => text), [dark, light] = span(({ background }) => background);
	const darker = signed(lightText, dark), lighter = signed(darkText, light);
	return darker > 0 ? darker : lighter < 0 ? -lighter : 0;
}
