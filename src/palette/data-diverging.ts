/*
 * Colors for amounts on both sides of a middle: two arms of equal, even steps that meet in a neutral near the background,
 * each with monotone lightness in grayscale and for every kind of vision.
 *
 * Without kept colors or hues the ends are an orange red and a blue, which differ with every color vision deficiency, as in
 * published maps; the seed turns both a little. A second end that is not given is as far from the middle as the first. Of two given
 * ends, the nearer one gets a longer arm: by more or less chroma, and only if that is not enough by a bow through neighboring hues,
 * until the difference is invisible. If that is not enough either, no such set exists.
 *
 * Proof  test/palette/data-colors.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { chromaWithin } from '../gamut/max-chroma.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import { bisect } from '../math/bisect.ts';
import { leastBy } from '../math/least.ts';
import type { Steps } from '../math/steps.ts';
import { toHue } from '../math/polar.ts';
import { randomFrom } from '../math/random.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import {
	firstAcceptable, isDark, isOrdered, LEAST_RISE, mixLabs, NEARLY_GRAY, OLIVES, polar, SWELL, YELLOW, type RampRequest,
} from './data-sequential.ts';
import {
	evenly, inBytes, labToRgb24, pathLength, samplePath, stepSize, toLab, unevenness, walk, type Lab, type Lines, type Place,
} from './even-steps.ts';
import { leastGap, simulateAll } from './sights.ts';

/** OKLab lightness of the middle; lightness and largest chroma of ends that are not given. */
const ON_LIGHT = { middle: 0.965, end: 0.44, chroma: 0.16 };
const ON_DARK = { middle: 0.24, end: 0.8, chroma: 0.15 };

/** Largest bow, in shares of its length. */
const MOST_BOW = 0.42;

/** Ratios up to which arms count as equal, and may differ: then the largest step is 1.036 of the median one. */
const ALIKE = 1.004, NEARLY_ALIKE = 1.075;

/** An arm from its end to the middle, by its bow in shares of the length (0 is straight), its vividness, and its swell. */
type Arm = (bow: number, vivid: number, swell?: number) => Lines;

interface Arms {
	readonly middle: Lab;
	readonly ends: readonly [Place, Place];
	/** About equally long, from each end to the middle. */
	readonly lines: (vivid: number) => readonly [Lines, Lines];
}

/** Generates a set from one end through the middle to the other; undefined if no even set has the kept ends. */
export function* diverging(wish: RampRequest): Steps<Rgb24[] | undefined> {
	for (const arms of listArms(wish)) {
		yield;
		// The steps of a very short arm are hardly visible.
		if (pathLength(arms.lines(1)[0]) < LEAST_RISE * wish.count / 2) continue;
		const isFine = (made: readonly Rgb24[]): boolean => isTwoArmed(made, arms) && unevenness(made) <= MOST_UNEVEN;
		const colors = firstAcceptable((vivid) => colorArms(arms, wish.count, vivid), isFine);
		if (isFine(colors)) return colors;
	}
	return undefined;
}

/** Largest step relative to the median one. */
const MOST_UNEVEN = 1.05;

/** An end with the hue of the second one, as far from the middle as the first; undefined if that allows no set either. */
export function* secondEnd(wish: RampRequest): Steps<Rgb24 | undefined> {
	const [first, second] = wish.keep;
	const [, a, b] = toLab(toRgb24(second!)), hue = Math.hypot(a, b) > NEARLY_GRAY ? [toHue(a, b)] : [];
	const [arms] = listArms({ ...wish, keep: [first!], hues: [0, ...hue] }), end = arms?.ends[1];
	if (end === undefined || typeof end === 'number') return undefined;
	const bytes = labToRgb24(end);
	return (yield* diverging({ ...wish, keep: [first!, fromRgb24(bytes)] })) === undefined ? undefined : bytes;
}

/** Arms to try, the best first. */
function* listArms({ count, seed, keep, background, hues }: RampRequest): Generator<Arms, void> {
	const given = keep.map(toRgb24), labs = given.map(toLab);
	const isBright = background === undefined && labs.length > 0 && labs.every(([lightness]) => lightness > BRIGHT);
	const style = isDark(background) || isBright ? ON_DARK : ON_LIGHT, middle: Lab = [style.middle, 0, 0];
	const [one, other] = given;
	if (one !== undefined && other !== undefined) return yield* bendArms([one, other], count, style);
	const random = randomFrom(`diverging:${seed}`), turn = (hue: number): number => hue + DRAWN_TURN * (2 * random() - 1);
	const warm = turn(USUAL_HUES.warm), cool = turn(USUAL_HUES.cool);
	const first = labs[0] ?? endAt(style.end, hues?.[0] ?? warm, style.chroma);
	const chroma = Math.hypot(first[1], first[2]), hue = chroma > NEARLY_GRAY ? toHue(first[1], first[2]) : warm;
	const length = pathLength(armTo(middle, first)(0, 1)), away = style === ON_LIGHT ? 0 : 1;
	const at = (lightness: number, other: number): Lab => endAt(lightness, other, Math.max(chroma, 0.06));
	const asFar = (other: number): Lab => at(bisect(middle[0], away, 1e-6, (lightness) =>
		pathLength(armTo(middle, at(lightness, other))(0, 1)) < length), other);
	const seen = simulateAll(labToRgb24(mixLabs(first, middle, 0.3)));
	const apart = (end: Lab): number => leastGap(seen, simulateAll(labToRgb24(mixLabs(end, middle, 0.3))));
	const secondHue = hues === undefined && one === undefined ? cool : hues?.[1];
	const others = secondHue === undefined ? OPPOSITE.map((away) => hue + away).filter((other) => !isOlive(other)) : [secondHue];
	// Compared at the lightness of the first end. Not all turns lead to an olive.
	const second = asFar(leastBy(others, (other) => -apart(at(first[0], other))));
	const arms = [armTo(middle, first), armTo(middle, second)] as const;
	yield { middle, ends: [given[0] ?? first, second], lines: (vivid) => [arms[0](0, vivid), arms[1](0, vivid)] };
}

/** Orange and blue, which everybody distinguishes, and how far a seed turns them, in degrees. */
const USUAL_HUES = { warm: 33, cool: 250 }, DRAWN_TURN = 10;

/** Ends lighter than this have a dark middle. */
const BRIGHT = 0.8;

/** Turns to try for the other hue: opposite, and on both sides of it. */
const OPPOSITE = [180, 160, 200, 140, 220, 120, 240];

const isOlive = (hue: number): boolean => Math.abs(hueDifference(hue, 97)) < OLIVES / 2;

const endAt = (lightness: number, hue: number, chroma: number): Lab => {
	const angle = normalizeHue(hue);
	return polar(lightness, chromaWithin(chroma, lightness, angle, 'srgb'), angle);
};

function armTo(middle: Lab, end: Lab): Arm {
	const chroma = Math.hypot(end[1], end[2]), length = Math.hypot(chroma, end[0] - middle[0]);
	// The bow turns the hue towards yellow.
	const side = chroma < 1e-6 || -end[2] * TO_YELLOW[0] + end[1] * TO_YELLOW[1] >= 0 ? 1 : -1;
	const [a, b] = chroma < 1e-6 ? TO_YELLOW : [-end[2] / chroma, end[1] / chroma];
	return (bow, vivid, swell = SWELL) => samplePath((share) => {
		const [lightness, x, y] = mixLabs(end, middle, share), hill = Math.sin(Math.PI * share), aside = side * bow * length * hill;
		const left = (1 + swell * hill) * (1 - (1 - vivid) * hill);
		return [lightness, (x + a * aside) * left, (y + b * aside) * left];
	});
}

/**
 * Ways to lengthen the nearer arm, the best first: more vivid between end and middle, paler, very vivid, and then through
 * neighboring hues. The other arm swells less at the same time.
 */
const LONGER = [
	{ swell: 1.2, bow: 0, alike: ALIKE },
	{ swell: 1.2, bow: 0, alike: NEARLY_ALIKE }, { swell: -0.6, bow: 0, alike: NEARLY_ALIKE }, { swell: 2.2, bow: 0, alike: NEARLY_ALIKE },
	{ swell: 1.2, bow: MOST_BOW, alike: NEARLY_ALIKE }, { swell: 1.2, bow: -MOST_BOW, alike: NEARLY_ALIKE },
];

/** Direction of yellow in the plane of a and b. */
const [, ...TO_YELLOW] = polar(0, 1, YELLOW);

/** Middles to try for two given ends, the usual one first. */
const SHIFTS = [0, 0.02, -0.025, -0.05, -0.075];

function* bendArms(ends: readonly [Rgb24, Rgb24], count: number, style: typeof ON_LIGHT | typeof ON_DARK): Generator<Arms, void> {
	// A step across the middle is as long as the others.
	const steps = Math.floor(count / 2);
	const reach = (lines: Lines): number => (count % 2 === 0 ? pathLength(lines) : steps * stepSize(lines, steps));
	const tried = SHIFTS.map((shift) => {
		const middle: Lab = [style.middle + shift, 0, 0], arms = [armTo(middle, toLab(ends[0])), armTo(middle, toLab(ends[1]))] as const;
		const straight = [reach(arms[0](0, 1, 0)), reach(arms[1](0, 1, 0))] as const, near: 0 | 1 = straight[0] < straight[1] ? 0 : 1;
		return { middle, arms, near };
	});
	for (const { swell, bow, alike } of LONGER) {
		const from = swell > 0 ? SWELL : 0;
		// Other middles than the usual one help most arms little.
		for (const { middle, arms, near } of bow === 0 ? tried.slice(0, 2) : tried) {
			const linesAt = (more: number, vivid: number): readonly [Lines, Lines] => {
				const longer = arms[near](bow * more, vivid, from + (swell - from) * more);
				const shorter = arms[1 - near]!(0, vivid, from * (1 - more));
				return near === 0 ? [longer, shorter] : [shorter, longer];
			};
			const isLong = (more: number): boolean => {
				const lines = linesAt(more, 1), least = reach(lines[1 - near]!) / alike;
				// Steps cut corners: an arm that is too short itself needs no walk.
				return pathLength(lines[near]) >= least && reach(lines[near]) >= least;
			};
			if (!isLong(1)) continue;
			const more = isLong(0) ? 0 : bisect(1, 0, (alike - 1) / 4, isLong);
			yield { middle, ends, lines: (vivid) => linesAt(more, vivid) };
			break;
		}
	}
}

function colorArms({ middle, ends, lines }: Arms, count: number, vivid: number): Rgb24[] {
	const [one, other] = lines(vivid), half = Math.floor(count / 2), rising = middle[0] > one[0]![0] ? 1 : -1;
	const isOdd = count % 2 === 1;
	const [first, second] = isOdd ? [evenly(one, half + 1), evenly(other, half + 1)] : placeWithGap(one, other, half);
	// If one arm is slightly longer, rounding meets in the middle.
	const step = (pathLength(first.slice(0, 2)) + pathLength(second.slice(0, 2))) / 2;
	const places: Place[] = [...first, ...[...second].reverse().slice(isOdd ? 1 : 0)];
	places[0] = ends[0];
	places[count - 1] = ends[1];
	if (isOdd) places[half] = labToRgb24(middle);
	return inBytes(places, step, (i) => (i <= (count - 1) / 2 ? rising : i > count / 2 ? (-rising as 1 | -1) : 0));
}

/** Places points on both arms so that the step across the middle equals the others: the larger the step, the smaller that gap. */
function placeWithGap(one: Lines, other: Lines, half: number): readonly [Lab[], Lab[]] {
	const along = (step: number) => [walk(one, step, half - 1), walk(other, step, half - 1)] as const;
	const most = Math.min(pathLength(one), pathLength(other)) / Math.max(1, half - 1);
	const step = bisect(0, most, 1e-6, (tried) => {
		const [first, second] = along(tried);
		return first !== undefined && second !== undefined && labDistance(first.at(-1)!, second.at(-1)!) >= tried;
	});
	const [first, second] = along(step);
	return [first!, second!];
}

/** True if both arms are in order, in opposite directions. */
function isTwoArmed(colors: readonly Rgb24[], { middle }: Arms): boolean {
	const rising = middle[0] > toLab(colors[0]!)[0] ? 1 : -1, half = Math.ceil(colors.length / 2);
	return isOrdered(colors.slice(0, half), rising) && isOrdered(colors.slice(-half), -rising as 1 | -1);
}
