/*
 * The least contrast of a text along a stack of layers, colors and gradients: its value and place.
 *
 * Branch and bound: on each stretch between stops, every channel is known at both ends and in the middle, and it leaves that
 * span by at most twice the distance of the middle from the chord (a parabola leaves it by once that distance). So the
 * darkest and the lightest possible color bound the contrast. Stretches that cannot beat the least contrast so far are
 * dropped, the others halved, those with the least bound first, until they are too short to matter in percent.
 *
 * All searches on one stack share its tree of stretches, so each background is computed once for all texts. The
 * number of places is bounded: with more ways and layers, a way starts with fewer pieces and a search halves fewer.
 *
 * Proof  test/palette/contrast-along.test.ts: never more than the least of dense sampling; for gradients over each other, where
 *        every layer is rounded to bytes, within 0.5 % of it. test/faults/colors.test.ts bounds the work.
 */

import { mapToGamut } from '../gamut/map.ts';
import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { apcaLc } from '../metrics/apca.ts';
import { luminance } from '../metrics/luminance.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { blueOf, greenOf, redOf, rgb24, WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { compositeOver } from './contrast.ts';
import { isGradient, stackedWays, type Layer } from './gradient-stack.ts';

/** The colors on screen at one place. */
interface Shown {
	readonly text: Rgb24;
	readonly background: Rgb24;
	/** Position along the gradient, 0 to 1; in the first round of a repeating one, which may extend beyond. */
	readonly place: number;
	/** Color of each layer there, before compositing. */
	readonly colors: readonly Color[];
}

/** The least contrast of one text. */
interface LeastContrast {
	/** Least WCAG 2 ratio, unrounded, and its place. */
	readonly ratio: number;
	readonly byRatio: Shown;
	/** APCA Lc nearest to 0, signed, and its place. */
	readonly lc: number;
	readonly byLc: Shown;
}

/** A stack of layers, prepared for searches. */
export interface ContrastAlong {
	readonly least: (text: Color) => Steps<LeastContrast>;
	/** The least WCAG 2 ratio alone. */
	readonly leastRatio: (text: Color) => Steps<number>;
	/** The darkest and the lightest background. */
	readonly ends: () => Steps<readonly [Rgb24, Rgb24]>;
}

/** Stretches shorter than this share of the gradient are not divided: a tenth of a pixel in a thousand. */
const SHORTEST = 1e-4;

/** Pieces that a way starts with, most and least; and the sum over all ways and layers above which ways have fewer. */
const PIECES = 16, FEWEST_PIECES = 2, MOST_PIECES = 4096;

/** Stretches that a search may halve; with more than one changing layer, as many times fewer. */
const MOST_HALVED = 6000;

/** Work units for the color of one layer at one place, for one look at a stretch, and for a stack of any height. */
const COLOR_UNITS = 1.6, LOOK_UNITS = 1, STACK_UNITS = 200;

/** Looks between two pauses. */
const LOOKS_A_STEP = 64;

/** A place along a way and the background there. */
interface Point {
	readonly place: number;
	readonly background: Rgb24;
	readonly way: number;
	readonly share: number;
}

/** A stretch of a way with its points at both ends and in the middle. */
interface Stretch {
	readonly ends: readonly [Point, Point, Point];
	/** Computed on first use. */
	halves: readonly [Stretch, Stretch] | undefined;
}

/** Prepares layers, from the bottom up over white; gradients must have no `stackFault`. */
export function* contrastAlong(layers: readonly Layer[]): Steps<ContrastAlong> {
	spend(STACK_UNITS);
	const first = layers.findIndex(isGradient), still = first < 0 ? layers.length : first;
	// Layers below the first gradient are constant.
	const under = layers.slice(0, still).reduce((below, layer) => (isGradient(layer) ? below : compositeOver(layer, below)), WHITE);
	const fixed = layers.map((layer) => (isGradient(layer) ? undefined : mapToGamut(layer, 'srgb')));
	const ways = stackedWays(layers), changing = layers.length - still;
	const pointAt = (way: number, share: number): Point => {
		spend(COLOR_UNITS * (1 + changing));
		const { from, to, at } = ways[way]!, colors = at(share);
		let background = under;
		for (let i = still; i < colors.length; i++) background = compositeOver(fixed[i] ?? colors[i]!, background);
		return { place: from + (to - from) * share, background, way, share };
	};
	const makeStretch = (start: Point, end: Point): Stretch =>
		({ ends: [start, pointAt(start.way, (start.share + end.share) / 2), end], halves: undefined });
	const halve = (of: Stretch): readonly [Stretch, Stretch] => {
		const [start, middle, end] = of.ends;
		return of.halves ??= [makeStretch(start, middle), makeStretch(middle, end)];
	};
	const pieces = Math.min(PIECES, Math.max(FEWEST_PIECES, Math.floor(MOST_PIECES / (ways.length * Math.max(1, changing)))));
	const stretches: Stretch[] = [];
	for (let way = 0; way < ways.length; way++) {
		const count = ways[way]!.to > ways[way]!.from ? pieces : 1;
		for (let i = 0, start = pointAt(way, 0); i < count; i++) {
			const end = pointAt(way, (i + 1) / count);
			stretches.push(makeStretch(start, end));
			start = end;
		}
		yield;
	}
	// Each changing layer is rounded to bytes, and so is the text.
	const looks = Math.ceil(MOST_HALVED / Math.max(1, changing));
	const search = (text: (behind: Rgb24) => Rgb24, signed: Signed): Steps<Point> =>
		findLeast({ stretches, halvesOf: halve, text, signed, roundings: changing + 1, looks });
	const toInk = (text: Color): ((behind: Rgb24) => Rgb24) => {
		const mapped = mapToGamut(text, 'srgb');
		return (behind) => compositeOver(mapped, behind);
	};
	const describe = ({ place, background, way, share }: Point, ink: (behind: Rgb24) => Rgb24): Shown =>
		({ text: ink(background), background, place, colors: ways[way]!.at(share) });
	return {
		*least(text) {
			const ink = toInk(text);
			const byRatio = describe(yield* search(ink, signedRatio), ink), byLc = describe(yield* search(ink, apcaLc), ink);
			return { ratio: contrastRatio(byRatio.text, byRatio.background), byRatio, lc: apcaLc(byLc.text, byLc.background), byLc };
		},
		*leastRatio(text) {
			const ink = toInk(text), { background } = yield* search(ink, signedRatio);
			return contrastRatio(ink(background), background);
		},
		*ends() {
			const dark = yield* search(() => 0x000000, (_, behind) => contrastRatio(0x000000, behind));
			const light = yield* search(() => WHITE, (_, behind) => -contrastRatio(WHITE, behind));
			return [dark.background, light.background];
		},
	};
}

/** Signed contrast: positive if the text is darker, negative if it is lighter. */
type Signed = (front: Rgb24, behind: Rgb24) => number;

const signedRatio: Signed = (front, behind) =>
	(luminance(front) <= luminance(behind) ? contrastRatio(front, behind) : -contrastRatio(front, behind));

interface Search {
	readonly stretches: readonly Stretch[];
	readonly halvesOf: (of: Stretch) => readonly [Stretch, Stretch];
	/** Composites the text over a background. */
	readonly text: (behind: Rgb24) => Rgb24;
	readonly signed: Signed;
	/** How often a channel is rounded. */
	readonly roundings: number;
	/** Stretches that may be halved. */
	readonly looks: number;
}

/** A stretch that may contain the least contrast, and its lower bound. */
interface Candidate {
	readonly of: Stretch;
	readonly bound: number;
}

function* findLeast({ stretches, halvesOf, text, signed, roundings, looks }: Search): Steps<Point> {
	let best = stretches[0]!.ends[0], least = Infinity, count = 0;
	const look = (of: Stretch): Candidate => {
		const texts = of.ends.map(({ background }) => text(background)) as [Rgb24, Rgb24, Rgb24];
		of.ends.forEach((end, i) => {
			const amount = Math.abs(signed(texts[i]!, end.background));
			if (amount < least || (amount === least && end.place < best.place)) [best, least] = [end, amount];
		});
		return { of, bound: lowerBound(of.ends, texts, signed, roundings) };
	};
	const isPause = (): boolean => {
		spend(LOOK_UNITS);
		return ++count % LOOKS_A_STEP === 0;
	};
	let open: Candidate[] = [];
	for (const one of stretches) {
		open.push(look(one));
		if (isPause()) yield;
	}
	for (let left = looks; open.length > 0;) {
		const next: Candidate[] = [];
		for (const { of, bound } of open.sort((a, b) => a.bound - b.bound)) {
			// The others have larger bounds.
			if (bound >= least || left === 0) break;
			if (of.ends[2].place - of.ends[0].place < SHORTEST) continue;
			left--;
			for (const half of halvesOf(of)) {
				next.push(look(half));
				if (isPause()) yield;
			}
		}
		open = next;
	}
	return best;
}

/** Lower bound of the contrast on a stretch: 0 if text and background may have the same lightness. */
function lowerBound(
	[first, middle, last]: Stretch['ends'], [a, m, b]: readonly [Rgb24, Rgb24, Rgb24], signed: Signed, roundings: number,
): number {
	const slack = roundings / 2, darkText = spanEnd(a, m, b, slack, 'dark'), lightText = spanEnd(a, m, b, slack, 'light');
	const dark = spanEnd(first.background, middle.background, last.background, slack, 'dark');
	const light = spanEnd(first.background, middle.background, last.background, slack, 'light');
	const darker = signed(lightText, dark), lighter = signed(darkText, light);
	return darker > 0 ? darker : lighter < 0 ? -lighter : 0;
}

/** The darkest or the lightest possible color of a stretch; each rounding moves a byte by up to a half. */
const spanEnd = (a: Rgb24, m: Rgb24, b: Rgb24, slack: number, side: 'dark' | 'light'): Rgb24 => rgb24(
	channelEnd(redOf(a), redOf(m), redOf(b), slack, side),
	channelEnd(greenOf(a), greenOf(m), greenOf(b), slack, side),
	channelEnd(blueOf(a), blueOf(m), blueOf(b), slack, side),
);

function channelEnd(a: number, m: number, b: number, slack: number, side: 'dark' | 'light'): number {
	const more = 2 * Math.abs(m - (a + b) / 2) + (a === b && a === m ? 0 : slack);
	return side === 'dark' ? Math.max(0, Math.floor(Math.min(a, m, b) - more)) : Math.min(255, Math.ceil(Math.max(a, m, b) + more));
}
