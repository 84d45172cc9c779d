/*
 * A scale of eleven steps, 50 (lightest) to 950, that contains one color unchanged.
 *
 * Method  Lightness follows a curve that depends on the hue, as in hand-made utility palettes. The color takes the step
 *         with the nearest lightness on the curve of its hue, and the curve is stretched on both sides so that it passes
 *         through the color; its ends follow a little. Chroma peaks in the middle and tapers to the ends, in proportion to
 *         the color's; hue is constant, except for oranges to yellows, which turn warmer when dark and to yellow when light.
 *         Chroma is limited by the gamut, and no step has a much larger share of the available chroma than the color: dark or
 *         muted colors get no neon. Steps 100 and 200 are as vivid as their neighbors. At last, steps are made even.
 * Pins    A pinned step is another color that the curves pass through; between two such steps they are stretched
 *         from one to the other. The hue of a pin counts by its chroma.
 * Proof   test/palette/scale.test.ts, scale-even.test.ts.
 */

import { intoGamut } from '../gamut/into.ts';
import { chromaWithin, hasChroma, maxChroma } from '../gamut/max-chroma.ts';
import { hueDifference } from '../math/angle.ts';
import { spend } from '../math/budget.ts';
import { clampToUnit } from '../math/clamp.ts';
import { indexOfLeast } from '../math/least.ts';
import type { Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import { oklch } from '../spaces/oklch.ts';
import { blendCurves, vividCurves, type Curve, type Curves } from './scale-curves.ts';
import { evenOut } from './scale-even.ts';
import { withinGamut, type Lch } from './within-gamut.ts';

export const SCALE_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
/** Number of a step, 50 to 950. */
export type ScaleStep = (typeof SCALE_STEPS)[number];

/** Index of a step. */
export const indexOfStep = (step: ScaleStep): number => SCALE_STEPS.indexOf(step);

export const SCALE_GAMUTS = ['srgb', 'display-p3'] as const;
/** A gamut for scales. */
export type ScaleGamut = (typeof SCALE_GAMUTS)[number];

/** Largest turn of the hue in degrees, either way, and largest factor on the chroma. */
export const TINT_LIMITS = { hueShift: 180, chroma: 2 } as const;

/** Eleven steps of a color. */
export interface Scale {
	/** The step of the unchanged input. */
	readonly anchor: ScaleStep;
	/** Eleven colors inside the gamut, in the order of SCALE_STEPS; lightness strictly decreases. */
	readonly colors: readonly Color[];
}

/** The color that a scale contains unchanged. */
export const anchorColor = ({ anchor, colors }: Scale): Color => colors[indexOfStep(anchor)]!;

export interface ScaleOptions {
	/** The step of the color; by default, the nearest one. */
	readonly anchor?: ScaleStep | undefined;
	/** Colors of other steps, by step. */
	readonly pins?: Readonly<Partial<Record<`${ScaleStep}`, Color>>> | undefined;
	/** Turn of the hue from the color to the darkest step, in degrees; the opposite to the lightest. Default: 0. */
	readonly hueShift?: number | undefined;
	/** Factor on the chroma of all computed steps, 0 to 2. Default: 1. */
	readonly chroma?: number | undefined;
	/** The gamut of the steps. Default: srgb. */
	readonly gamut?: ScaleGamut | undefined;
	/** True for a gray: pale steps keep their trace of hue, however little chroma the gamut has there. */
	readonly isNeutral?: boolean | undefined;
}

/** Changes of hue and chroma. */
export type Tint = Pick<ScaleOptions, 'hueShift' | 'chroma'>;

/** A step with a given color. */
interface Knot {
	readonly index: number;
	readonly color: Color;
	readonly lightness: number;
	readonly chroma: number;
	/** Degrees. */
	readonly hue: number;
}

/** Lower limit of a pale step's share: a near-white is a tint, not the pastel of a vivid color. */
const LEAST_SHARE = 0.12;

/** Upper limit of a step's share of the available chroma, relative to the share of the color. */
const MOST_OF_SHARE = 1.28;

/** Computes a scale. Pins must be consistent: see `pinFault`. */
export function buildScale(input: Color, options: ScaleOptions = {}): Scale {
	spend(40);
	const gamut = options.gamut ?? 'srgb';
	const own = intoGamut(input, gamut);
	const [lightness, chroma, hue] = convertTo(own, oklch).coords;
	const vivid = vividCurves(hue);
	const { lightness: curve, chroma: shares, turn: turns } = blendCurves(vivid, measureVividness(lightness, chroma, vivid));
	const pins = toPins(options.pins, gamut);
	const anchor = options.anchor === undefined ? anchorBetween(pins, curve, [lightness, chroma, hue]) : indexOfStep(options.anchor);
	const knots = toKnots({ index: anchor, color: own, lightness, chroma, hue }, pins);
	const middleChroma = chroma / Math.max(shares[anchor]!, LEAST_SHARE);
	const mostShare = MOST_OF_SHARE * chroma / Math.max(maxChroma(lightness, hue, gamut), 1e-6);
	const most = chroma * mostTimes(lightness);
	const warmTurn = (i: number): number => {
		const half = i > anchor ? Math.min : Math.max;
		return half(0, turns[i]!) - half(0, turns[anchor]!);
	};
	const hueAt = (i: number): number => hue + warmTurn(i)
		+ (options.hueShift ?? 0) * (i - anchor) / (i < anchor ? anchor : LAST - anchor || 1);
	const chromaAt = (i: number): number => Math.min(middleChroma * shares[i]!, most);
	const given = SCALE_STEPS.map((_, i) => knots.find(({ index }) => index === i));
	const steps = SCALE_STEPS.map((_, i): Lch => {
		const knot = given[i];
		if (knot) return [knot.lightness, knot.chroma, knot.hue];
		const l = lightnessThrough(knots, curve, i);
		const warm = warmTurn(i), through = between(knots, i, (knot) => weight(knot) * limit(
			hueDifference(hueAt(knot.index), knot.hue), knot.chroma < Math.min(NEARLY_GRAY, chroma) ? 0 : 180,
		)) / between(knots, i, weight);
		const turned = hueAt(i) + (pins[0] ? limit(warm + through, through) - warm : 0);
		const times = between(knots, i, (knot) => (knot.index === anchor ? 1 : knot.chroma / Math.max(chromaAt(knot.index), 1e-4)));
		// Requested chroma beyond the color's own may exceed its share.
		const requested = chromaAt(i) * times, most = mostShare * Math.max(1, times);
		const isWithinShare = options.isNeutral || hasChroma(requested / most, l, turned, gamut);
		return [l, chromaWithin(isWithinShare ? requested : Math.min(requested, most * maxChroma(l, turned, gamut)), l, turned, gamut), turned];
	});
	if (!options.isNeutral) brighten(steps, given, gamut);
	const grayness = options.isNeutral ? 1 : clampToUnit(2 - middleChroma / GRAY_BELOW);
	const even = evenOut(steps, (i) => given[i] !== undefined, UNEVEN.vivid + (UNEVEN.gray - UNEVEN.vivid) * grayness);
	// A step that moved along a line to a paler one has lost chroma.
	if (!options.isNeutral) brighten(even, given, gamut);
	return {
		anchor: SCALE_STEPS[anchor]!,
		colors: even.map(([l, c, h], i) => given[i]?.color
			?? withinGamut(l, chromaWithin(c, l, h, gamut) * (options.chroma ?? 1), h, gamut, own.alpha)),
	};
}

/** Largest step relative to the median one, in CAM16-UCS: of grays more, because 50 to 300 are all pale, as surfaces and lines. */
const UNEVEN = { vivid: 1.33, gray: 2.4 };

/** Chroma in the middle of a gray; from twice of it on, steps are as even as those of vivid colors. */
const GRAY_BELOW = 0.025;

/** Light steps, and the least part of the share of steps 50 and 300 that they have of the available chroma. */
const PALE_STEPS = [1, 2] as const, PALE_SHARE = 0.95;

/** Raises the chroma of steps 100 and 200, which would look dusty between their neighbors. */
function brighten(steps: Lch[], given: readonly (Knot | undefined)[], gamut: ScaleGamut): void {
	const share = ([l, c, h]: Lch): number => c / Math.max(maxChroma(l, h, gamut), 1e-6);
	const least = PALE_SHARE * Math.min(share(steps[0]!), share(steps[3]!));
	for (const i of PALE_STEPS) {
		const [l, c, h] = steps[i]!;
		if (!given[i]) steps[i] = [l, Math.max(c, least * maxChroma(l, h, gamut)), h];
	}
}

const LAST = SCALE_STEPS.length - 1;

/** Limit of the chroma in the middle, relative to the color's: more for darker colors, without changing their character. */
const mostTimes = (lightness: number): number => (lightness <= 0.42 ? 1.75 : lightness < 0.56 ? 1.75 + (lightness - 0.42) * 5 : Infinity);

/** 0 for a gray, 1 for a clear hue; smooth between, so that similar colors get similar scales. */
function measureVividness(lightness: number, chroma: number, vivid: Curves): number {
	const share = vivid.chroma[nearestStep(vivid.lightness, lightness)]!;
	const t = clampToUnit((chroma / Math.max(share, LEAST_SHARE) - 0.045) / 0.06);
	return t * t * (3 - 2 * t);
}

const nearestStep = (curve: Curve, lightness: number, isFree: (i: number) => boolean = () => true): number =>
	indexOfLeast(curve.map((l, i) => (isFree(i) ? Math.abs(l - lightness) : Infinity)));

// --- Pins -------------------------------------------------------------------------------------------------------------

function toPins(pins: ScaleOptions['pins'], gamut: ScaleGamut): Knot[] {
	return SCALE_STEPS.flatMap((step, index) => {
		const pin = pins?.[`${step}`];
		if (pin === undefined) return [];
		const color = intoGamut(pin, gamut), [lightness, chroma, hue] = convertTo(color, oklch).coords;
		return [{ index, color, lightness, chroma, hue }];
	});
}

/**
 * The step of a color among pins: that of a pin of the same color, or the nearest free one that keeps lightness decreasing, or the
 * nearest free one.
 */
function anchorBetween(pins: readonly Knot[], curve: Curve, own: Lch): number {
	const same = pins.find((pin) => isSame(pin, own)), [lightness] = own;
	if (same) return same.index;
	const isOrdered = (i: number): boolean =>
		pins.every((pin) => (pin.index < i ? pin.lightness > lightness : pin.index > i && pin.lightness < lightness));
	const isOpen = (i: number): boolean => pins.every((pin) => pin.index !== i);
	return nearestStep(curve, lightness, [isOrdered, isOpen].find((isFree) => SCALE_STEPS.some((_, i) => isFree(i))));
}

const toKnots = (anchor: Knot, pins: readonly Knot[]): readonly [Knot, ...Knot[]] =>
	// The anchor is always included.
	[anchor, ...pins.filter(({ index }) => index !== anchor.index)].sort((a, b) => a.index - b.index) as [Knot, ...Knot[]];

/** True for a pin of the color of the scale, in any notation. */
const isSame = ({ lightness, chroma, hue }: Knot, own: Lch): boolean =>
	Math.max(Math.abs(lightness - own[0]), Math.abs(chroma - own[1]), Math.abs(hue - own[2]) * chroma) < 1e-6;

/** The step of a pin that contradicts the color or another pin, and what it must be. */
export function pinFault(input: Color, options: ScaleOptions): { readonly step: ScaleStep; readonly expected: string } | undefined {
	const gamut = options.gamut ?? 'srgb', pins = toPins(options.pins, gamut);
	if (pins.length === 0) return undefined;
	const own = intoGamut(input, gamut), [lightness, chroma, hue] = convertTo(own, oklch).coords;
	const index = indexOfStep(buildScale(input, options).anchor);
	const other = pins.find((pin) => pin.index === index && !isSame(pin, [lightness, chroma, hue]));
	if (other) return { step: SCALE_STEPS[index]!, expected: 'the color itself, whose step it is' };
	const knots = toKnots({ index, color: own, lightness, chroma, hue }, pins);
	const place = knots.findIndex((knot, i) => i > 0 && !(knot.lightness < knots[i - 1]!.lightness));
	if (place < 0) return undefined;
	const before = knots[place - 1]!, after = knots[place]!;
	return after.index === index
		? { step: SCALE_STEPS[before.index]!, expected: 'lighter than the color itself, which is darker by its step' }
		: {
			step: SCALE_STEPS[after.index]!,
			expected: before.index === index ? 'darker than the color itself' : 'darker than the pin before it',
		};
}

/** Interpolates a value of the knots at step i; constant beyond both ends. */
function between(knots: readonly [Knot, ...Knot[]], i: number, of: (knot: Knot) => number): number {
	const next = knots.find(({ index }) => index > i), before = knots.findLast(({ index }) => index < i);
	if (!next || !before) return of(next ?? before ?? knots[0]);
	return of(before) + (of(next) - of(before)) * ((i - before.index) / (next.index - before.index));
}

/** Largest turn of a step in degrees, 15 in 8 bits, unless a pin needs more, and the chroma of such a pin if the color has as much. */
const MOST_TURN = 13.5, NEARLY_GRAY = 0.06;

/** A turn within MOST_TURN, or within a larger one. */
const limit = (turn: number, needed: number): number => {
	const most = Math.max(MOST_TURN, Math.abs(needed));
	return Math.max(-most, Math.min(most, turn));
};

/** Weight of the hue of a knot: its squared chroma, because the hue of a near-white is hardly seen. */
const weight = ({ chroma }: Knot): number => Math.max(chroma * chroma, 1e-8);

/** Lightness of step i: the curve, stretched to pass through the knots on both sides, or through one and its own end. */
function lightnessThrough(knots: readonly [Knot, ...Knot[]], curve: Curve, i: number): number {
	const next = knots.find(({ index }) => index > i), before = knots.findLast(({ index }) => index < i);
	if (!next || !before) return stretchCurve(curve, (next ?? before ?? knots[0]), i);
	const way = (curve[i]! - curve[before.index]!) / (curve[next.index]! - curve[before.index]!);
	return before.lightness + (next.lightness - before.lightness) * way;
}

/**
 * The curve at step i, moved so that it passes through the color at its step and keeps its end on that side. The further
 * that step is from the middle, the more even the steps are, because one side then contains both slopes of the curve.
 */
function stretchCurve(curve: Curve, { index: anchor, lightness }: Knot, i: number): number {
	const endIndex = i < anchor ? 0 : LAST;
	// The end moves with the color, less the further away it is. A pin may be beyond the end; then the end is half-way to white or black.
	const natural = curve[endIndex]! + (lightness - curve[anchor]!) / Math.abs(anchor - endIndex);
	const end = i < anchor
		? (lightness >= curve[0]! ? (1 + lightness) / 2 : Math.min(natural, PALEST))
		: (lightness <= curve[LAST]! ? lightness / 2 : Math.max(natural, DARKEST));
	const moved = end + (lightness - end) * ((curve[i]! - curve[endIndex]!) / (curve[anchor]! - curve[endIndex]!));
	const even = end + (lightness - end) * ((i - endIndex) / (anchor - endIndex));
	return moved + (even - moved) * EVENNESS * Math.sqrt(Math.abs(anchor / (LAST / 2) - 1));
}

const EVENNESS = 0.6;

/** Limits of the ends, unless the color itself is nearly white or black. */
const PALEST = 0.992, DARKEST = 0.05;
