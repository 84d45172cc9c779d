/*
 * Colors for amounts: even steps whose lightness only rises or only falls, for gray and for every kind of eyes too.
 *
 * Between two given ends the way follows the hues between them, and is grayer only as far as order asks. From one given
 * color it goes to a tint and to a shade of it, as far as the color can stand on a step of its own. Hues that are asked
 * for it passes from light to dark.
 *
 * Proof  test/palette/data-colors.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { maxChroma } from '../gamut/max-chroma.ts';
import { hueDifference } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { fromPolarInto, hueOf } from '../math/polar.ts';
import { randomFrom } from '../math/random.ts';
import { luminance } from '../metrics/luminance.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { evenly, inBytes, inside, labOf, lengthOf, linesOf, stepOf, walked, type Lab, type Place, type Way } from './even-steps.ts';
import { seenOf, SIGHTS } from './sights.ts';

export interface RampWish {
	readonly count: number;
	readonly seed: string;
	/** One color that stands on a step of its own, or the first and the last. */
	readonly keep: readonly Color[];
	/** Steps begin next to it: light where it is light. Light where absent. */
	readonly background?: Rgb24 | undefined;
	/** Degrees of OKLCH to pass, from light to dark. */
	readonly hues?: readonly number[] | undefined;
}

/** The least that lightness changes from step to step: three bytes, which a gray print still shows. */
export const LEAST_RISE = 0.0125;

/** The two ends of what is not given: OKLab lightness, and how much of the chroma there is. */
const LIGHT = { lightness: 0.965, chroma: 0.025 };
const DARK = { lightness: 0.27, chroma: 0.09 };

/** The most chroma on the way: more is garish over an area. */
const MOST_CHROMA = 0.17;

/** Below this luminance (0..1) a background is dark: there white stands out more than black. */
const DARK_BELOW = 0.18;

/** Is a background so dark that white stands out more than black? */
export const isDark = (background: Rgb24 | undefined): boolean => background !== undefined && luminance(background) < DARK_BELOW;

/** OKLab of an OKLCH color; the hue in degrees. */
export const polar = (lightness: number, chroma: number, hue: number): Lab => {
	const v: Vec3 = [lightness, chroma, hue];
	fromPolarInto(v);
	return v;
};

/** A share (0 to 1) of the straight way through OKLab. */
export const mixed = (one: Lab, other: Lab, share: number): Lab =>
	[one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share, one[2] + (other[2] - one[2]) * share];

/** As many 8-bit colors as wished, in the order of the ends given, else from the side of the background. */
export function sequential(wish: RampWish): Rgb24[] {
	const [first, second] = wish.keep.map(toRgb24);
	if (first === undefined) return fromLight(wish, passing(wish));
	return second === undefined ? fromLight(wish, around(first, wish.count)) : between(first, second, wish.count);
}

const fromLight = ({ background }: RampWish, colors: readonly Rgb24[]): Rgb24[] =>
	(isDark(background) ? [...colors].reverse() : [...colors]);

/** Whether lightness rises (1) or falls (-1) from one color to another for all eyes and in gray; 0 where they differ. */
export function orderOf(one: Rgb24, other: Rgb24): 1 | -1 | 0 {
	const a = seenOf(one), b = seenOf(other), rises = SIGHTS.map((_, i) => b[3 * i]! - a[3 * i]!);
	const all = [...rises, luminance(other) - luminance(one)];
	return all.every((rise) => rise > 0) ? 1 : all.every((rise) => rise < 0) ? -1 : 0;
}

/** Does each color follow the one before it in that direction, for all eyes and in gray? */
export const isOrdered = (colors: readonly Rgb24[], rising: 1 | -1): boolean =>
	colors.every((color, i) => i === 0 || orderOf(colors[i - 1]!, color) === rising);

const FALLING = (colors: readonly Rgb24[]): boolean => isOrdered(colors, -1);

/** How much of the chroma of the way is left, until lightness keeps its order for everybody. */
const VIVID = [1, 0.8, 0.6, 0.4, 0.2, 0];

/** The first of ever grayer attempts that is fine; the last where none is. */
export function ordered(attempt: (vivid: number) => Rgb24[], isFine: (colors: readonly Rgb24[]) => boolean): Rgb24[] {
	let colors: Rgb24[] = [];
	for (const vivid of VIVID) {
		colors = attempt(vivid);
		if (isFine(colors)) break;
	}
	return colors;
}

/** Less chroma between the ends, most in the middle. */
const paler = ([lightness, a, b]: Lab, share: number, vivid: number): Lab => {
	const left = 1 - (1 - vivid) * Math.sin(Math.PI * share);
	return [lightness, a * left, b * left];
};

/** Below this chroma a hue is not worth following. */
export const NEARLY_GRAY = 0.03;

/** A straight way to gray looks faded: in the middle there is so much more chroma, as far as there is more. */
export const SWELL = 0.5;

/** Around the hues between two colors, as OKLCH has it; from and to a gray straight. The middle of a straight way is mud. */
export function wayBetween(from: Lab, to: Lab): Way {
	const c0 = Math.hypot(from[1], from[2]), c1 = Math.hypot(to[1], to[2]), most = Math.max(c0, c1);
	const swell = most < 1e-6 ? 0 : SWELL * (1 - Math.min(c0, c1) / most), along = straightOrAround(from, to, c0, c1);
	return (share) => {
		const [lightness, a, b] = along(share), more = 1 + swell * Math.sin(Math.PI * share);
		return share === 0 || share === 1 ? [lightness, a, b] : [lightness, a * more, b * more];
	};
}

function straightOrAround(from: Lab, to: Lab, c0: number, c1: number): Way {
	if (Math.min(c0, c1) < NEARLY_GRAY) return (share) => mixed(from, to, share);
	const h0 = hueOf(from[1], from[2]), turn = hueDifference(h0, hueOf(to[1], to[2]));
	return (share) => (share === 0 ? from : share === 1 ? to
		: polar(from[0] + (to[0] - from[0]) * share, c0 + (c1 - c0) * share, h0 + turn * share));
}

function between(first: Rgb24, last: Rgb24, count: number): Rgb24[] {
	const from = labOf(first), to = labOf(last), rising = to[0] > from[0] ? 1 : -1, along = wayBetween(from, to);
	return ordered((vivid) => {
		const points: Place[] = evenly(linesOf((share) => paler(along(share), share, vivid)), count);
		const step = lengthOf(points.slice(0, 2) as Lab[]);
		points[0] = first;
		points[count - 1] = last;
		return inBytes(points, step, () => rising);
	}, (colors) => isOrdered(colors, rising));
}

/** How far the darkest of a yellow is turned to brown, in degrees. */
const BROWN_TURN = 50;

/** From a tint of a color to a shade of it. */
function around(given: Rgb24, count: number): Rgb24[] {
	const own = labOf(given), chroma = Math.hypot(own[1], own[2]), hue = chroma > 0 ? hueOf(own[1], own[2]) : 0;
	// A yellow that darkens as it is becomes olive: it goes to brown, as paints do.
	const turn = -BROWN_TURN * Math.max(0, 1 - Math.abs(hueDifference(hue, YELLOW - 10)) / 40);
	const side = (end: typeof LIGHT | typeof DARK, vivid: number): Way => {
		const last = Math.min(end.chroma, chroma);
		return (share) => (share === 0 ? own : inside(polar(
			own[0] + (end.lightness - own[0]) * share,
			(chroma + (last - chroma) * share ** 1.3) * (1 - (1 - vivid) * Math.sin(Math.PI * share)),
			hue + (end === DARK ? turn * share : 0),
		)));
	};
	return ordered((vivid) => {
		const up = own[0] < LIGHT.lightness ? linesOf(side(LIGHT, vivid)) : [own];
		const down = own[0] > DARK.lightness ? linesOf(side(DARK, vivid)) : [own];
		const place = placeOf(lengthOf(up), lengthOf(down), count), rest = count - 1 - place;
		const step = Math.min(...([[up, place], [down, rest]] as const).map(([lines, steps]) => (steps === 0 ? Infinity : stepOf(lines, steps))));
		const lighter = walked(up, step, place)!, darker = walked(down, step, rest)!;
		return inBytes([...lighter.slice(1).reverse(), given, ...darker.slice(1)], step, () => -1);
	}, FALLING);
}

/** How many steps are lighter, for the largest step. */
function placeOf(up: number, down: number, count: number): number {
	const steps = Array.from({ length: count }, (_, lighter) => {
		const darker = count - 1 - lighter;
		return Math.min(lighter === 0 ? Infinity : up / lighter, darker === 0 ? Infinity : down / darker);
	});
	return steps.indexOf(Math.max(...steps));
}

/** Light is warmer than dark, towards yellow, as in daylight; and no dark is an olive. */
const YELLOW = 105;
export const OLIVE_UP_TO = 135, OLIVES = 75;

function drawnHues(seed: string): readonly number[] {
	const random = randomFrom(`sequential:${seed}`), dark = OLIVE_UP_TO + (360 - OLIVES) * random();
	const away = hueDifference(dark, YELLOW), turn = Math.sign(away) * Math.min(Math.abs(away), 30 + 70 * random());
	return [dark + turn, dark];
}

/** Through hues from light to dark. */
function passing({ count, seed, hues }: RampWish): Rgb24[] {
	const stops = hues ?? drawnHues(seed);
	const hueAt = (share: number): number => {
		const at = share * (stops.length - 1), i = Math.min(stops.length - 2, Math.floor(at));
		return stops.length === 1 ? stops[0]! : stops[i]! + hueDifference(stops[i]!, stops[i + 1]!) * (at - i);
	};
	return ordered((vivid) => {
		const way: Way = (share) => {
			const lightness = LIGHT.lightness + (DARK.lightness - LIGHT.lightness) * share, hue = hueAt(share);
			const most = Math.min(MOST_CHROMA, 0.95 * maxChroma(lightness, hue, 'srgb')) * vivid;
			const rise = Math.sin(Math.PI * Math.min(1, share / 1.15));
			return polar(lightness, Math.min(most, LIGHT.chroma + (MOST_CHROMA - LIGHT.chroma) * rise), hue);
		};
		const points = evenly(linesOf(way), count);
		return inBytes(points, lengthOf(points.slice(0, 2)), () => -1);
	}, FALLING);
}
