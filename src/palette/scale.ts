/*
 * A scale of eleven steps, 50 (lightest) to 950, around one color that stays exactly as it is.
 *
 * Method  Lightness follows a curve that depends on the hue, as hand-made utility palettes do: the middle of a yellow
 *         is far lighter than the middle of a blue. The color takes the step nearest to it on the curve of its hue,
 *         and the curve is stretched on both sides so that it passes through the color and keeps its ends. Chroma
 *         rises to the middle and tapers to the ends, in proportion to the color's own; hue stays. Where sRGB has less
 *         chroma than that, the step takes what there is.
 * Source  The curves are least-squares fits to the published palette of Tailwind CSS 4 (17 chromatic and 9 gray
 *         families), lightness drawn half-way to even steps.
 * Proof   test/palette/scale.test.ts: fed the 500 of a family, the scale stays near the family.
 */

import { mapToGamut } from '../gamut/map.ts';
import { fits } from '../gamut/fits.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { withinSrgb } from './within-srgb.ts';

export const SCALE_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type ScaleStep = (typeof SCALE_STEPS)[number];

export interface Scale {
	/** The step on which the input stands unchanged. */
	readonly anchor: ScaleStep;
	/** Eleven colors inside sRGB, in the order of SCALE_STEPS; lightness falls strictly. */
	readonly colors: readonly Color[];
}

/** One number a step. */
type Curve = readonly number[];

/** Where each step lies on the way from the lightest to 500 (0..1), and on from 500 to the darkest (1..2). */
const WAY: Curve = [0, 0.165, 0.345, 0.55, 0.785, 1, 1.205, 1.405, 1.595, 1.77, 2];
const GRAY_WAY: Curve = [0, 0.13, 0.27, 0.44, 0.72, 1, 1.22, 1.42, 1.62, 1.8, 2];

/** Chroma as a share of that at 500: for a hue of middling lightness, and how it changes with lighter hues. */
const CHROMA: Curve = [0.086, 0.297, 0.513, 0.723, 0.909, 1, 0.986, 0.866, 0.709, 0.537, 0.403];
const CHROMA_BY_LIGHTNESS: Curve = [0.415, 1.83, 2.62, 2.57, 1.62, 0, -1.406, -1.863, -1.6, -1.04, -0.765];
const GRAY_CHROMA: Curve = [0.08, 0.21, 0.38, 0.55, 0.8, 1, 0.92, 0.85, 0.7, 0.6, 0.45];

const MIDDLING = 0.68;

/** OKLCH lightness of the 500 of a vivid hue (degrees): harmonics of the hue angle. */
export function middleLightness(hue: number): number {
	const h = hue * (Math.PI / 180);
	return 0.6952
		- 0.0349 * Math.cos(h) + 0.0675 * Math.sin(h)
		- 0.0141 * Math.cos(2 * h) - 0.0027 * Math.sin(2 * h)
		+ 0.0106 * Math.cos(3 * h) - 0.0384 * Math.sin(3 * h);
}

const GRAY_MIDDLE = 0.555;
const DARKEST = 0.278;
const GRAY_DARKEST = 0.143;
const GRAY_LIGHTEST = 0.986;

/** The share of a pale step is not taken below this: a near-white is tinted, not the pastel of a vivid color. */
const LEAST_SHARE = 0.12;

/** `step` puts the color on a step other than its natural one. */
export function scaleOf(input: Color, step?: ScaleStep): Scale {
	const own = fits(input, 'srgb') ? input : mapToGamut(input, 'srgb');
	const [lightness, chroma, hue] = convert(own, 'oklch').coords;
	const vividness = vividnessOf(lightness, chroma, hue);
	const curve = lightnessCurve(hue, vividness), shares = chromaCurve(hue, vividness);
	const anchor = step === undefined ? nearestStep(curve, lightness) : SCALE_STEPS.indexOf(step);
	const middleChroma = chroma / Math.max(shares[anchor]!, LEAST_SHARE);
	return {
		anchor: SCALE_STEPS[anchor]!,
		colors: SCALE_STEPS.map((_, i) => (i === anchor
			? own
			: withinSrgb(stretched(curve, anchor, lightness, i), middleChroma * shares[i]!, hue, own.alpha))),
	};
}

/** 0 for a gray, 1 for a color with a hue of its own; smooth between, so that near colors get near scales. */
function vividnessOf(lightness: number, chroma: number, hue: number): number {
	const share = chromaCurve(hue, 1)[nearestStep(lightnessCurve(hue, 1), lightness)]!;
	const t = Math.min(1, Math.max(0, (chroma / Math.max(share, LEAST_SHARE) - 0.045) / 0.06));
	return t * t * (3 - 2 * t);
}

function lightnessCurve(hue: number, vividness: number): Curve {
	const middle = middleLightness(hue);
	const vivid = along(WAY, 0.977 + 0.115 * (middle - MIDDLING), middle, DARKEST);
	const gray = along(GRAY_WAY, GRAY_LIGHTEST, GRAY_MIDDLE, GRAY_DARKEST);
	return vivid.map((l, i) => gray[i]! + (l - gray[i]!) * vividness);
}

const along = (way: Curve, lightest: number, middle: number, darkest: number): Curve =>
	way.map((t) => (t <= 1 ? lightest + (middle - lightest) * t : middle + (darkest - middle) * (t - 1)));

function chromaCurve(hue: number, vividness: number): Curve {
	const lighter = middleLightness(hue) - MIDDLING;
	return CHROMA.map((share, i) =>
		GRAY_CHROMA[i]! + (share + CHROMA_BY_LIGHTNESS[i]! * lighter - GRAY_CHROMA[i]!) * vividness);
}

function nearestStep(curve: Curve, lightness: number): number {
	const gaps = curve.map((l) => Math.abs(l - lightness));
	return gaps.indexOf(Math.min(...gaps));
}

/**
 * The curve at step i, moved so that it passes through the color at its step and keeps its two ends; and, the further
 * that step is from the middle, drawn towards even steps, because one side then holds both slopes of the curve.
 */
function stretched(curve: Curve, anchor: number, lightness: number, i: number): number {
	const last = curve.length - 1;
	const endIndex = i < anchor ? 0 : last, end = curve[endIndex]!;
	const moved = end + (curve[i]! - end) * ((lightness - end) / (curve[anchor]! - end));
	const even = end + (lightness - end) * ((i - endIndex) / (anchor - endIndex));
	return moved + (even - moved) * EVENNESS * Math.sqrt(Math.abs(anchor / (last / 2) - 1));
}

const EVENNESS = 0.6;
