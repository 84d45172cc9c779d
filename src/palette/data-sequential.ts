/*
 * Colors for amounts: even steps with monotone lightness, also in grayscale and for every kind of vision.
 *
 * Between two given ends the path follows the hues between them in an arc of chroma, and is grayer only as far as monotony
 * requires. From one given color it runs to a tint and to a shade of it, as far as the color can be on a step. Requested hues are
 * passed from light to dark.
 *
 * Proof  test/palette/data-colors.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { maxChroma } from '../gamut/max-chroma.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import { indexOfLeast } from '../math/least.ts';
import type { Vec3 } from '../math/matrix.ts';
import { fromPolarInto, toHue } from '../math/polar.ts';
import { randomFrom } from '../math/random.ts';
import { luminance } from '../metrics/luminance.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { BLACK, WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { evenly, inBytes, inside, pathLength, samplePath, stepSize, toLab, walk, type Lab, type Place, type Way } from './even-steps.ts';
import { SIGHTS, simulateAll } from './sights.ts';

export interface RampRequest {
	readonly count: number;
	readonly seed: string;
	/** One color, which is on one of the steps, or the first and the last. */
	readonly keep: readonly Color[];
	/** The first step is near it; light by default. */
	readonly background?: Rgb24 | undefined;
	/** OKLCH hues in degrees, from light to dark. */
	readonly hues?: readonly number[] | undefined;
}

/** Least change of lightness from step to step: three bytes, still visible in a gray print. */
export const LEAST_RISE = 0.0125;

/** Ends that are not given: OKLab lightness and chroma. */
const LIGHT = { lightness: 0.965, chroma: 0.025 };
const DARK = { lightness: 0.27, chroma: 0.09 };

/** Largest chroma on the way: more is garish over an area. */
const MOST_CHROMA = 0.17;

/** True if white has more contrast on a background than black. */
export const isDark = (background: Rgb24 | undefined): boolean =>
	background !== undefined && contrastRatio(WHITE, background) > contrastRatio(BLACK, background);

/** Converts OKLCH to OKLab; hue in degrees. */
export const polar = (lightness: number, chroma: number, hue: number): Lab => {
	const v: Vec3 = [lightness, chroma, hue];
	fromPolarInto(v);
	return v;
};

/** Mixes linearly in OKLab by a share (0 to 1). */
export const mixLabs = (one: Lab, other: Lab, share: number): Lab =>
	[one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share, one[2] + (other[2] - one[2]) * share];

/** Generates 8-bit colors in the order of the given ends, else from the background on. */
export function sequential(wish: RampRequest): Rgb24[] {
	const [first, second] = wish.keep.map(toRgb24);
	if (first === undefined) return fromLight(wish, throughHues(wish));
	return second === undefined ? fromLight(wish, around(first, wish.count)) : between(first, second, wish.count);
}

const fromLight = ({ background }: RampRequest, colors: readonly Rgb24[]): Rgb24[] =>
	(isDark(background) ? [...colors].reverse() : [...colors]);

/** Whether lightness rises (1) or falls (-1) between two colors for every kind of vision and in grayscale; 0 if they differ. */
export function lightnessOrder(one: Rgb24, other: Rgb24): 1 | -1 | 0 {
	const a = simulateAll(one), b = simulateAll(other), rises = SIGHTS.map((_, i) => b[3 * i]! - a[3 * i]!);
	const all = [...rises, luminance(other) - luminance(one)];
	return all.every((rise) => rise > 0) ? 1 : all.every((rise) => rise < 0) ? -1 : 0;
}

/** True if every color follows its predecessor in that direction, for every kind of vision and in grayscale. */
export const isOrdered = (colors: readonly Rgb24[], rising: 1 | -1): boolean =>
	colors.every((color, i) => i === 0 || lightnessOrder(colors[i - 1]!, color) === rising);

const isFalling = (colors: readonly Rgb24[]): boolean => isOrdered(colors, -1);

/** Shares of the chroma to try until lightness is monotone. */
const VIVID = [1, 0.8, 0.6, 0.4, 0.2, 0];

/** The first acceptable one of increasingly gray attempts; else the last. */
export function firstAcceptable(attempt: (vivid: number) => Rgb24[], isFine: (colors: readonly Rgb24[]) => boolean): Rgb24[] {
	let colors: Rgb24[] = [];
	for (const vivid of VIVID) {
		colors = attempt(vivid);
		if (isFine(colors)) break;
	}
	return colors;
}

/** Reduces chroma between the ends, most in the middle. */
const reduceChroma = ([lightness, a, b]: Lab, share: number, vivid: number): Lab => {
	const left = 1 - (1 - vivid) * Math.sin(Math.PI * share);
	return [lightness, a * left, b * left];
};

/** Below this chroma a hue is not followed. */
export const NEARLY_GRAY = 0.03;

/** Extra chroma in the middle of a path to gray, which looks faded when straight. */
export const SWELL = 0.5;

/** Lightness from which a color of little chroma is white with a trace of a hue, and not a gray. */
const NEARLY_WHITE = 0.95;

/** Share of the other end's strength in the middle of a path to white, as in the mean of the one-hue schemes of ColorBrewer. */
const TO_WHITE = 0.8;

/** A path between two colors along their hues; straight from and to a gray. Straight paths between hues look muddy. */
function wayBetween(from: Lab, to: Lab, vivid: number): Way {
	const c0 = Math.hypot(from[1], from[2]), c1 = Math.hypot(to[1], to[2]), most = Math.max(c0, c1), least = Math.min(c0, c1);
	const pale = c0 < c1 ? from[0] : to[0];
	if (least >= NEARLY_GRAY || (most >= NEARLY_GRAY && pale >= NEARLY_WHITE)) return arcBetween(from, to, vivid);
	const swell = SWELL * (1 - least / Math.max(most, 1e-6));
	return (share) => {
		const [lightness, a, b] = mixLabs(from, to, share), more = 1 + swell * Math.sin(Math.PI * share);
		return [lightness, a * more, b * more];
	};
}

/**
 * As in OKLCH, with an arc in chroma, up to the largest one in proportion to the shares of the available chroma that the ends have. A
 * pale yellow and a dark brown are as vivid as they can be, so there is a vivid orange between them, not khaki. An end that is nearly
 * white has the hue of the other one. The hue turns while colors are light and have little chroma, as in the multi-hue schemes of
 * ColorBrewer; grayer attempts turn more evenly.
 */
function arcBetween(from: Lab, to: Lab, vivid: number): Way {
	const ends = [from, to].map(([l, a, b]) => ({ l, c: Math.hypot(a, b), h: toHue(a, b) }));
	const [first, last] = ends as [typeof ends[0], typeof ends[0]], colorful = ends.filter(({ c }) => c >= NEARLY_GRAY);
	const available = (l: number, h: number): number => maxChroma(l, normalizeHue(h), 'srgb');
	const shares = colorful.map(({ l, c, h }) => Math.min(1, c / available(l, h)));
	const strength = shares.length === 1 ? TO_WHITE * shares[0]! : (shares[0]! + shares[1]!) / 2;
	const start = first.c < NEARLY_GRAY ? last.h : first.h, turn = last.c < NEARLY_GRAY ? 0 : hueDifference(start, last.h);
	const hueAt = (share: number): number => start + turn * (share + Math.sign(first.l - last.l) * vivid * share * (1 - share));
	const middle = Math.min(strength * MOST_CHROMA, available((first.l + last.l) / 2, hueAt(0.5)));
	const rise = Math.max(0, middle - (first.c + last.c) / 2);
	return (share) => (share === 0 ? from : share === 1 ? to : inside(polar(
		first.l + (last.l - first.l) * share, first.c + (last.c - first.c) * share + rise * Math.sin(Math.PI * share), hueAt(share),
	)));
}

function between(first: Rgb24, last: Rgb24, count: number): Rgb24[] {
	const from = toLab(first), to = toLab(last), rising = to[0] > from[0] ? 1 : -1;
	return firstAcceptable((vivid) => {
		const along = wayBetween(from, to, vivid);
		const points: Place[] = evenly(samplePath((share) => reduceChroma(along(share), share, vivid)), count);
		const step = pathLength(points.slice(0, 2) as Lab[]);
		points[0] = first;
		points[count - 1] = last;
		return inBytes(points, step, () => rising);
	}, (colors) => isOrdered(colors, rising));
}

/** Turn of the darkest step of a yellow to brown, in degrees. */
const BROWN_TURN = 50;

/** From a tint of a color to a shade of it. */
function around(given: Rgb24, count: number): Rgb24[] {
	const own = toLab(given), chroma = Math.hypot(own[1], own[2]), hue = chroma > 0 ? toHue(own[1], own[2]) : 0;
	// A darkened yellow becomes olive unless it turns to brown, as paints do.
	const turn = -BROWN_TURN * Math.max(0, 1 - Math.abs(hueDifference(hue, YELLOW - 10)) / 40);
	const side = (end: typeof LIGHT | typeof DARK, vivid: number): Way => {
		const last = Math.min(end.chroma, chroma);
		return (share) => (share === 0 ? own : inside(polar(
			own[0] + (end.lightness - own[0]) * share,
			(chroma + (last - chroma) * share ** 1.3) * (1 - (1 - vivid) * Math.sin(Math.PI * share)),
			hue + (end === DARK ? turn * share : 0),
		)));
	};
	return firstAcceptable((vivid) => {
		const up = own[0] < LIGHT.lightness ? samplePath(side(LIGHT, vivid)) : [own];
		const down = own[0] > DARK.lightness ? samplePath(side(DARK, vivid)) : [own];
		const place = bestPlace(pathLength(up), pathLength(down), count), rest = count - 1 - place;
		const sizes = ([[up, place], [down, rest]] as const).map(([lines, steps]) => (steps === 0 ? Infinity : stepSize(lines, steps)));
		const step = Math.min(...sizes);
		const lighter = walk(up, step, place)!, darker = walk(down, step, rest)!;
		return inBytes([...lighter.slice(1).reverse(), given, ...darker.slice(1)], step, () => -1);
	}, isFalling);
}

/** Number of lighter steps that allows the largest step. */
function bestPlace(up: number, down: number, count: number): number {
	return indexOfLeast(Array.from({ length: count }, (_, lighter) => {
		const darker = count - 1 - lighter;
		return -Math.min(lighter === 0 ? Infinity : up / lighter, darker === 0 ? Infinity : down / darker);
	}));
}

/** Light steps are warmer than dark ones, towards yellow, as in daylight; dark steps are never olive. */
export const YELLOW = 105;
const OLIVE_UP_TO = 135;
export const OLIVES = 75;

function drawnHues(seed: string): readonly number[] {
	const random = randomFrom(`sequential:${seed}`), dark = OLIVE_UP_TO + (360 - OLIVES) * random();
	const away = hueDifference(dark, YELLOW), turn = Math.sign(away) * Math.min(Math.abs(away), 70 + 60 * random());
	return [dark + turn, dark];
}

/** Passes through hues from light to dark. */
function throughHues({ count, seed, hues }: RampRequest): Rgb24[] {
	const stops = hues ?? drawnHues(seed);
	const hueAt = (share: number): number => {
		const at = share * (stops.length - 1), i = Math.min(stops.length - 2, Math.floor(at));
		return stops.length === 1 ? stops[0]! : stops[i]! + hueDifference(stops[i]!, stops[i + 1]!) * (at - i);
	};
	return firstAcceptable((vivid) => {
		const way: Way = (share) => {
			const lightness = LIGHT.lightness + (DARK.lightness - LIGHT.lightness) * share, hue = hueAt(share);
			const most = Math.min(MOST_CHROMA, 0.95 * maxChroma(lightness, hue, 'srgb')) * vivid;
			const rise = Math.sin(Math.PI * Math.min(1, share / 1.15));
			return polar(lightness, Math.min(most, LIGHT.chroma + (MOST_CHROMA - LIGHT.chroma) * rise), hue);
		};
		const points = evenly(samplePath(way), count);
		return inBytes(points, pathLength(points.slice(0, 2)), () => -1);
	}, isFalling);
}
