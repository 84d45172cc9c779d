/*
 * Colors for amounts on both sides of a middle: two arms of even and equal steps that meet in a neutral next to the
 * background, each with a lightness that keeps its order for gray and for every kind of eyes.
 *
 * The second end, where it is not given, is as far from the middle as the first. Of two given ends the nearer one comes by
 * more of its own chroma, or by less, and only where that is not enough by a bow through the hues beside it, until both are as far
 * but for what nobody sees; where even that does not do, there is no such set.
 *
 * Proof  test/palette/data-colors.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { chromaWithin } from '../gamut/max-chroma.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import { bisect } from '../math/bisect.ts';
import { hueOf } from '../math/polar.ts';
import { randomFrom } from '../math/random.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import {
	isDark, isOrdered, LEAST_RISE, mixed, NEARLY_GRAY, OLIVE_UP_TO, OLIVES, ordered, polar, SWELL, type RampWish,
} from './data-sequential.ts';
import { bytesOf, evenly, inBytes, labOf, lengthOf, linesOf, stepOf, walked, type Lab, type Lines, type Place } from './even-steps.ts';
import { leastGap, seenOf } from './sights.ts';

/** Where the arms meet, how light an end is that is not given, and the most chroma it has. */
const ON_LIGHT = { middle: 0.965, end: 0.44, chroma: 0.16 };
const ON_DARK = { middle: 0.24, end: 0.8, chroma: 0.15 };

/** How far a bow may lead aside, in shares of its length. */
const MOST_BOW = 0.42;

/** How much longer an arm is that is taken for equal, and how much longer it may be: the largest step is then 1.036 of the median one. */
const ALIKE = 1.004, NEARLY_ALIKE = 1.075;

/** An arm from its end to the middle, its bow aside of it in shares of its length (0 is straight), how vivid it is, and its swell. */
type Arm = (bow: number, vivid: number, swell?: number) => Lines;

interface Arms {
	readonly middle: Lab;
	readonly ends: readonly [Place, Place];
	/** About equally long, from each end to the middle. */
	readonly lines: (vivid: number) => readonly [Lines, Lines];
}

/** As many 8-bit colors as wished, from one end over the middle to the other; undefined where ends that stay allow no even set. */
export function diverging(wish: RampWish): Rgb24[] | undefined {
	for (const arms of armsOf(wish)) {
		// An arm so short that its steps are hardly seen is none.
		if (lengthOf(arms.lines(1)[0]) < LEAST_RISE * wish.count / 2) continue;
		const isFine = (made: readonly Rgb24[]): boolean => isTwoArmed(made, arms) && isEven(made);
		const colors = ordered((vivid) => coloredBy(arms, wish.count, vivid), isFine);
		if (isFine(colors)) return colors;
	}
	return undefined;
}

/** The most that the largest step may be of the median one. */
const MOST_UNEVEN = 1.05;

function isEven(colors: readonly Rgb24[]): boolean {
	const labs = colors.map(labOf), steps = labs.slice(1).map((lab, i) => deltaEOKOf(lab, labs[i]!)).sort((a, b) => a - b);
	const middle = (steps.length - 1) / 2;
	return steps.at(-1)! <= MOST_UNEVEN * (steps[Math.floor(middle)]! + steps[Math.ceil(middle)]!) / 2;
}

/** An end with the hue of the second of two, as far from the middle as the first; undefined where even that gives no set. */
export function secondEnd(wish: RampWish): Rgb24 | undefined {
	const [first, second] = wish.keep;
	const [, a, b] = labOf(toRgb24(second!)), hue = Math.hypot(a, b) > NEARLY_GRAY ? [hueOf(a, b)] : [];
	const [arms] = armsOf({ ...wish, keep: [first!], hues: [0, ...hue] }), end = arms?.ends[1];
	if (end === undefined || typeof end === 'number') return undefined;
	const found = bytesOf(end);
	return diverging({ ...wish, keep: [first!, fromRgb24(found)] }) === undefined ? undefined : found;
}

/** The arms to try, the best first. */
function* armsOf({ count, seed, keep, background, hues }: RampWish): Generator<Arms, void> {
	const given = keep.map(toRgb24), labs = given.map(labOf);
	const isBright = background === undefined && labs.length > 0 && labs.every(([lightness]) => lightness > BRIGHT);
	const style = isDark(background) || isBright ? ON_DARK : ON_LIGHT, middle: Lab = [style.middle, 0, 0];
	const [one, other] = given;
	if (one !== undefined && other !== undefined) return yield* bowed([one, other], count, style);
	const drawn = OLIVE_UP_TO + (360 - OLIVES) * randomFrom(`diverging:${seed}`)();
	const first = labs[0] ?? endAt(style.end, hues?.[0] ?? drawn, style.chroma);
	const chroma = Math.hypot(first[1], first[2]), hue = chroma > NEARLY_GRAY ? hueOf(first[1], first[2]) : drawn;
	const length = lengthOf(armTo(middle, first)(0, 1)), away = style === ON_LIGHT ? 0 : 1;
	const at = (lightness: number, other: number): Lab => endAt(lightness, other, Math.max(chroma, 0.06));
	const asFar = (other: number): Lab => at(bisect(middle[0], away, 1e-6, (lightness) =>
		lengthOf(armTo(middle, at(lightness, other))(0, 1)) < length), other);
	const seen = seenOf(bytesOf(mixed(first, middle, 0.3)));
	const apart = (end: Lab): number => leastGap(seen, seenOf(bytesOf(mixed(end, middle, 0.3))));
	const others = hues?.[1] === undefined ? OPPOSITE.map((turn) => hue + turn).filter((other) => !isOlive(other)) : [hues[1]];
	// As light as the first, each is told apart from it as well as where it ends.
	const likely = (others.length === 0 ? [hue + 180] : others).map((other) => ({ other, gap: apart(at(first[0], other)) }));
	const second = asFar(likely.reduce((best, one) => (one.gap > best.gap ? one : best)).other);
	const arms = [armTo(middle, first), armTo(middle, second)] as const;
	yield { middle, ends: [given[0] ?? first, second], lines: (vivid) => [arms[0](0, vivid), arms[1](0, vivid)] };
}

/** Ends lighter than this have their middle in the dark. */
const BRIGHT = 0.8;

/** Where the other hue is looked for: opposite, and on both sides of it. */
const OPPOSITE = [180, 160, 200, 140, 220, 120, 240];

const isOlive = (hue: number): boolean => Math.abs(hueDifference(hue, 97)) < OLIVES / 2;

const endAt = (lightness: number, hue: number, chroma: number): Lab => {
	const angle = normalizeHue(hue);
	return polar(lightness, chromaWithin(chroma, lightness, angle, 'srgb'), angle);
};

function armTo(middle: Lab, end: Lab): Arm {
	const chroma = Math.hypot(end[1], end[2]), length = Math.hypot(chroma, end[0] - middle[0]);
	// Aside is where the hue turns towards yellow.
	const side = chroma < 1e-6 || -end[2] * TO_YELLOW[0] + end[1] * TO_YELLOW[1] >= 0 ? 1 : -1;
	const [a, b] = chroma < 1e-6 ? TO_YELLOW : [-end[2] / chroma, end[1] / chroma];
	return (bow, vivid, swell = SWELL) => linesOf((share) => {
		const [lightness, x, y] = mixed(end, middle, share), hill = Math.sin(Math.PI * share), aside = side * bow * length * hill;
		const left = (1 + swell * hill) * (1 - (1 - vivid) * hill);
		return [lightness, (x + a * aside) * left, (y + b * aside) * left];
	});
}

/**
 * How the nearer arm gets longer, the best first: more vivid between end and middle, paler, very vivid, and only then through the
 * hues beside its own. The other one swells less at the same time.
 */
const LONGER = [
	{ swell: 1.2, bow: 0, alike: ALIKE },
	{ swell: 1.2, bow: 0, alike: NEARLY_ALIKE }, { swell: -0.6, bow: 0, alike: NEARLY_ALIKE }, { swell: 2.2, bow: 0, alike: NEARLY_ALIKE },
	{ swell: 1.2, bow: MOST_BOW, alike: NEARLY_ALIKE }, { swell: 1.2, bow: -MOST_BOW, alike: NEARLY_ALIKE },
];

/** The direction of yellow in the plane of a and b. */
const TO_YELLOW = [Math.cos(105 * Math.PI / 180), Math.sin(105 * Math.PI / 180)] as const;

/** The middles that are tried for two given ends, from the usual one. */
const SHIFTS = [0, 0.02, -0.025, -0.05, -0.075];

function* bowed(ends: readonly [Rgb24, Rgb24], count: number, style: typeof ON_LIGHT | typeof ON_DARK): Generator<Arms, void> {
	// A step over the middle is as long as the others wherever the arms end.
	const steps = Math.floor(count / 2), reach = (lines: Lines): number => (count % 2 === 0 ? lengthOf(lines) : steps * stepOf(lines, steps));
	const tried = SHIFTS.map((shift) => {
		const middle: Lab = [style.middle + shift, 0, 0], arms = [armTo(middle, labOf(ends[0])), armTo(middle, labOf(ends[1]))] as const;
		const straight = [reach(arms[0](0, 1, 0)), reach(arms[1](0, 1, 0))] as const, near: 0 | 1 = straight[0] < straight[1] ? 0 : 1;
		return { middle, arms, near, far: straight[1 - near]! };
	});
	for (const { swell, bow, alike } of LONGER) {
		const from = swell > 0 ? SWELL : 0;
		// Other middles than the usual one help most arms by little.
		for (const { middle, arms, near, far } of bow === 0 ? tried.slice(0, 2) : tried) {
			const linesAt = (more: number, vivid: number): readonly [Lines, Lines] => {
				const longer = arms[near](bow * more, vivid, from + (swell - from) * more);
				const shorter = arms[1 - near]!(0, vivid, from * (1 - more));
				return near === 0 ? [longer, shorter] : [shorter, longer];
			};
			const isLong = (more: number): boolean => {
				const lines = linesAt(more, 1), least = (more === 1 ? far : reach(lines[1 - near]!)) / alike;
				// Steps cut corners: what is too short as it is needs no walking.
				return lengthOf(lines[near]) >= least && reach(lines[near]) >= least;
			};
			if (!isLong(1)) continue;
			const more = isLong(0) ? 0 : bisect(1, 0, (alike - 1) / 4, isLong);
			yield { middle, ends, lines: (vivid) => linesAt(more, vivid) };
			break;
		}
	}
}

function coloredBy({ middle, ends, lines }: Arms, count: number, vivid: number): Rgb24[] {
	const [one, other] = lines(vivid), half = Math.floor(count / 2), rising = middle[0] > one[0]![0] ? 1 : -1;
	const isOdd = count % 2 === 1, [first, second] = isOdd ? [evenly(one, half + 1), evenly(other, half + 1)] : gapped(one, other, half);
	// Where one arm is a little longer, rounding meets in the middle.
	const step = (lengthOf(first.slice(0, 2)) + lengthOf(second.slice(0, 2))) / 2;
	const places: Place[] = [...first, ...[...second].reverse().slice(isOdd ? 1 : 0)];
	places[0] = ends[0];
	places[count - 1] = ends[1];
	if (isOdd) places[half] = bytesOf(middle);
	return inBytes(places, step, (i) => (i <= (count - 1) / 2 ? rising : i > count / 2 ? (-rising as 1 | -1) : 0));
}

/** So many points on each arm that the step over the middle is like those before it: the larger the step, the smaller what is left. */
function gapped(one: Lines, other: Lines, half: number): readonly [Lab[], Lab[]] {
	const along = (step: number) => [walked(one, step, half - 1), walked(other, step, half - 1)] as const;
	const most = Math.min(lengthOf(one), lengthOf(other)) / Math.max(1, half - 1);
	const step = bisect(0, most, 1e-6, (tried) => {
		const [first, second] = along(tried);
		return first !== undefined && second !== undefined && deltaEOKOf(first.at(-1)!, second.at(-1)!) >= tried;
	});
	const [first, second] = along(step);
	return [first!, second!];
}

/** Is each arm in order, up to the middle and down from it, or the other way about? */
function isTwoArmed(colors: readonly Rgb24[], { middle }: Arms): boolean {
	const rising = middle[0] > labOf(colors[0]!)[0] ? 1 : -1, half = Math.ceil(colors.length / 2);
	return isOrdered(colors.slice(0, half), rising) && isOrdered(colors.slice(-half), -rising as 1 | -1);
}
