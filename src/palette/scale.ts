/*
 * A scale of eleven steps, 50 (lightest) to 950, around one color that stays exactly as it is.
 *
 * Method  Lightness follows a curve that depends on the hue, as hand-made utility palettes do. The color takes the step
 *         nearest to it on the curve of its hue, and the curve is stretched on both sides so that it passes through the
 *         color and keeps its ends. Chroma rises to the middle and tapers to the ends, in proportion to the color's own;
 *         hue stays, but for dark yellows to oranges, which turn warmer. Where the gamut has less chroma than that, the
 *         step takes what there is, and no step takes much more of what there is than the color does: a dark or muted
 *         color gets no neon.
 * Pins    A pinned step is one more color that the curves pass through; between two such steps they are stretched
 *         from one to the other.
 * Proof   test/palette/scale.test.ts.
 */

import { intoGamut } from '../gamut/into.ts';
import { hasChroma, maxChroma } from '../gamut/max-chroma.ts';
import { hueDifference } from '../math/angle.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { blendedCurves, vividCurves, type Curve, type Curves } from './scale-curves.ts';
import { withinGamut } from './within-gamut.ts';

export const SCALE_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type ScaleStep = (typeof SCALE_STEPS)[number];

export const SCALE_GAMUTS = ['srgb', 'display-p3'] as const;
export type ScaleGamut = (typeof SCALE_GAMUTS)[number];

export interface Scale {
	/** The step on which the input stands unchanged. */
	readonly anchor: ScaleStep;
	/** Eleven colors inside the gamut, in the order of SCALE_STEPS; lightness falls strictly. */
	readonly colors: readonly Color[];
}

export interface ScaleOptions {
	/** The step that the color takes; its natural one where absent. */
	readonly anchor?: ScaleStep | undefined;
	/** Colors for other steps, by step. */
	readonly pins?: Readonly<Partial<Record<`${ScaleStep}`, Color>>> | undefined;
	/** Degrees that the hue turns from the color to the darkest step; to the lightest, as many the other way. 0. */
	readonly hueShift?: number | undefined;
	/** Factor on the chroma of all steps that are not given, 0 to 2. 1. */
	readonly chroma?: number | undefined;
	/** The gamut that steps keep to; srgb. */
	readonly gamut?: ScaleGamut | undefined;
	/** Is it to be a gray? Its pale steps then keep their trace of hue, however little chroma the gamut has there. */
	readonly isNeutral?: boolean | undefined;
}

/** A step whose color is given. */
interface Knot {
	readonly index: number;
	readonly color: Color;
	readonly lightness: number;
	readonly chroma: number;
	/** Degrees. */
	readonly hue: number;
}

/** The share of a pale step is not taken below this: a near-white is tinted, not the pastel of a vivid color. */
const LEAST_SHARE = 0.12;

/** The most that a step takes of the chroma that the gamut has there, in shares of what the color takes where it is. */
const MOST_OF_SHARE = 1.28;

/** Pins are expected to agree: see `pinFault`. */
export function scaleOf(input: Color, options: ScaleOptions = {}): Scale {
	const gamut = options.gamut ?? 'srgb';
	const own = intoGamut(input, gamut);
	const [lightness, chroma, hue] = convert(own, 'oklch').coords;
	const vivid = vividCurves(hue);
	const { lightness: curve, chroma: shares, turn: turns } = blendedCurves(vivid, vividnessOf(lightness, chroma, vivid));
	const pins = pinsOf(options.pins, gamut);
	const anchor = options.anchor === undefined ? anchorBetween(pins, curve, lightness) : SCALE_STEPS.indexOf(options.anchor);
	const knots = knotsOf({ index: anchor, color: own, lightness, chroma, hue }, pins);
	const middleChroma = chroma / Math.max(shares[anchor]!, LEAST_SHARE);
	const mostShare = MOST_OF_SHARE * chroma / Math.max(maxChroma(lightness, hue, gamut), 1e-6);
	const most = chroma * mostTimes(lightness);
	const hueAt = (i: number): number => hue
		+ (i > anchor ? turns[i]! - Math.min(0, turns[anchor]!) : Math.max(0, turns[i]!))
		+ (options.hueShift ?? 0) * (i < anchor ? (i - anchor) / anchor : i > anchor ? (i - anchor) / (LAST - anchor) : 0);
	const chromaAt = (i: number): number => Math.min(middleChroma * shares[i]!, most);
	return {
		anchor: SCALE_STEPS[anchor]!,
		colors: SCALE_STEPS.map((_, i) => {
			const given = knots.find(({ index }) => index === i);
			if (given) return given.color;
			const l = lightnessThrough(knots, curve, i);
			const turned = hueAt(i)
				+ between(knots, i, (knot) =>
					(knot.index === anchor || knot.chroma < COLORLESS_BELOW ? 0 : hueDifference(hueAt(knot.index), knot.hue)));
			const times = between(knots, i, (knot) => (knot.index === anchor ? 1 : knot.chroma / Math.max(chromaAt(knot.index), 1e-4)));
			// What is asked for beyond the color's own may go beyond its share.
			const wanted = chromaAt(i) * times, most = mostShare * Math.max(1, times);
			const isHeld = options.isNeutral || hasChroma(wanted / most, l, turned, gamut);
			const held = isHeld ? wanted : Math.min(wanted, most * maxChroma(l, turned, gamut));
			return withinGamut(l, held * (options.chroma ?? 1), turned, gamut, own.alpha);
		}),
	};
}

const LAST = SCALE_STEPS.length - 1;

/** A pin without a hue of its own turns nothing. */
const COLORLESS_BELOW = 0.01;

/** The darker a color is, the stronger its scale may be in the middle, but never so that another color comes of it. */
const mostTimes = (lightness: number): number => (lightness <= 0.42 ? 1.75 : lightness < 0.56 ? 1.75 + (lightness - 0.42) * 5 : Infinity);

/** 0 for a gray, 1 for a color with a hue of its own; smooth between, so that near colors get near scales. */
function vividnessOf(lightness: number, chroma: number, vivid: Curves): number {
	const share = vivid.chroma[nearestStep(vivid.lightness, lightness)]!;
	const t = Math.min(1, Math.max(0, (chroma / Math.max(share, LEAST_SHARE) - 0.045) / 0.06));
	return t * t * (3 - 2 * t);
}

function nearestStep(curve: Curve, lightness: number, isFree: (i: number) => boolean = () => true): number {
	const gaps = curve.map((l, i) => (isFree(i) ? Math.abs(l - lightness) : Infinity));
	return gaps.indexOf(Math.min(...gaps));
}

// --- Pins -------------------------------------------------------------------------------------------------------------

function pinsOf(pins: ScaleOptions['pins'], gamut: ScaleGamut): Knot[] {
	return SCALE_STEPS.flatMap((step, index) => {
		const pin = pins?.[`${step}`];
		if (pin === undefined) return [];
		const color = intoGamut(pin, gamut), [lightness, chroma, hue] = convert(color, 'oklch').coords;
		return [{ index, color, lightness, chroma, hue }];
	});
}

/** The natural step of a color among pins: the nearest that is free and keeps lightness falling, or the nearest free one. */
function anchorBetween(pins: readonly Knot[], curve: Curve, lightness: number): number {
	const isOrdered = (i: number): boolean =>
		pins.every((pin) => (pin.index < i ? pin.lightness > lightness : pin.index > i && pin.lightness < lightness));
	const isOpen = (i: number): boolean => pins.every((pin) => pin.index !== i);
	return nearestStep(
		curve,
		lightness,
		SCALE_STEPS.some((_, i) => isOrdered(i)) ? isOrdered : SCALE_STEPS.some((_, i) => isOpen(i)) ? isOpen : undefined,
	);
}

const knotsOf = (anchor: Knot, pins: readonly Knot[]): readonly [Knot, ...Knot[]] =>
	// There always is the anchor.
	[anchor, ...pins.filter(({ index }) => index !== anchor.index)].sort((a, b) => a.index - b.index) as [Knot, ...Knot[]];

/** The step of a pin that does not agree with the color or another pin, and what it must be, as the end of a sentence. */
export function pinFault(input: Color, options: ScaleOptions): { readonly step: ScaleStep; readonly claim: string } | undefined {
	const gamut = options.gamut ?? 'srgb', pins = pinsOf(options.pins, gamut);
	if (pins.length === 0) return undefined;
	const own = intoGamut(input, gamut), [lightness, chroma, hue] = convert(own, 'oklch').coords;
	const index = SCALE_STEPS.indexOf(scaleOf(input, options).anchor);
	const same = pins.find((pin) => pin.index === index);
	if (same) return { step: SCALE_STEPS[index]!, claim: 'is where the color itself stands' };
	const knots = knotsOf({ index, color: own, lightness, chroma, hue }, pins);
	const place = knots.findIndex((knot, i) => i > 0 && !(knot.lightness < knots[i - 1]!.lightness));
	if (place < 0) return undefined;
	const before = knots[place - 1]!, after = knots[place]!;
	return after.index === index
		? { step: SCALE_STEPS[before.index]!, claim: 'must be lighter than the color itself, which is darker by its step' }
		: {
			step: SCALE_STEPS[after.index]!,
			claim: `must be darker than ${before.index === index ? 'the color itself' : `the pin at ${SCALE_STEPS[before.index]!}`}`,
		};
}

/** A value that each knot has, at step i: that of the nearest knot beyond both ends, on the way from one to the next between. */
function between(knots: readonly [Knot, ...Knot[]], i: number, of: (knot: Knot) => number): number {
	const next = knots.find(({ index }) => index > i), before = knots.findLast(({ index }) => index < i);
	if (!next || !before) return of(next ?? before ?? knots[0]);
	return of(before) + (of(next) - of(before)) * ((i - before.index) / (next.index - before.index));
}

/** The lightness of step i: the curve, stretched to pass through the knots on both sides, or through one and its own end. */
function lightnessThrough(knots: readonly [Knot, ...Knot[]], curve: Curve, i: number): number {
	const next = knots.find(({ index }) => index > i), before = knots.findLast(({ index }) => index < i);
	if (!next || !before) return stretched(curve, (next ?? before ?? knots[0]), i);
	const way = (curve[i]! - curve[before.index]!) / (curve[next.index]! - curve[before.index]!);
	return before.lightness + (next.lightness - before.lightness) * way;
}

/**
 * The curve at step i, moved so that it passes through the color at its step and keeps its end on that side; and, the
 * further that step is from the middle, drawn towards even steps, because one side then holds both slopes of the curve.
 */
function stretched(curve: Curve, { index: anchor, lightness }: Knot, i: number): number {
	const endIndex = i < anchor ? 0 : LAST;
	// A pin may lie beyond the end of the curve; the end then lies half-way on to white or black.
	const end = i < anchor
		? (lightness >= curve[0]! ? (1 + lightness) / 2 : curve[0]!)
		: (lightness <= curve[LAST]! ? lightness / 2 : curve[LAST]!);
	const moved = end + (curve[i]! - end) * ((lightness - end) / (curve[anchor]! - end));
	const even = end + (lightness - end) * ((i - endIndex) / (anchor - endIndex));
	return moved + (even - moved) * EVENNESS * Math.sqrt(Math.abs(anchor / (LAST / 2) - 1));
}

const EVENNESS = 0.6;
