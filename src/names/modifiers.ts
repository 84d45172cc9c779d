/*
 * Modifiers: how far each moves lightness, chroma and tint, fitted to the colors that people called, for example,
 * `light blue` and `blue`.
 *
 *   lightness  L' = L + l · (end − L)                  a share of the way to a lightness: 1, 0 for a negative l, or that of the move
 *   chroma     C' = c · C
 *   peak       L' = L + p · (Lc − L), C' = C + p · (Cc − C)   a share of the way to the most vivid color of the hue in sRGB; grays go
 *                                                      L times the lightness instead
 *   middle     L' = L + m · (0.86 − L)                 for grays, a share of the way to a light gray: almost white is nearer to white than
 *                                                      almost black to black
 *   into       a share of the way to a color, for states: what is rusty or moldy has the color of rust or mold
 *   hue        a turn of h degrees towards yellow or blue, and for grays a tint, for warm and cool
 *
 * in OKLab. Results outside sRGB are mapped into it. Two joined
 * hues are mixed in OKLab.
 *
 * Source  The xkcd color survey, 2010, counted by C3, 2012, and the names it published: data/SOURCES.md. The numbers are
 *         printed by data/fit-modifiers.mjs; peak, turn, middle, into, `metallic`, `heather`, `almost` and `faint` are judged.
 * Proof   test/names/modifiers.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { fromPolarInto, toPolarInto } from '../math/polar.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { findCusp } from '../spaces/srgb-solid.ts';
import type { Lab } from './lab-cells.ts';

/** Moves lightness and chroma. */
interface Shift {
	readonly l: number;
	/** Lightness to which it leads: what is dusty or dirty is neither light nor dark. */
	readonly end?: number;
	readonly c: number;
	/** Compared with the color of the bare word. */
	readonly result?: keyof typeof RESULTS;
	/** Share of the way to the most vivid color of the hue. */
	readonly peak?: number;
	/** Part of the way in lightness to a most vivid color that is lighter. */
	readonly rise?: number;
	/** Share of the way of a gray to MIDDLE. */
	readonly middle?: number;
}

/** Goes a share of the way to a color. */
interface Approach {
	readonly into: Rgb24;
	readonly share: number;
}

/** Turns to a hue, in degrees, and tints a gray. */
interface Turn {
	readonly hue: number;
	readonly tint: readonly [a: number, b: number];
}

type Move = Shift | Approach | Turn;

type Lch = Color['coords'];

/** Relations of a modified color to that of the bare word, in OKLCH. */
const RESULTS = {
	lighter: ([l], [from]) => l > from,
	darker: ([l], [from]) => l < from,
	paler: ([l, c], [from, fromChroma]) => l > from && c < fromChroma,
	weaker: ([, c], [, from]) => c < from,
	stronger: ([, c], [, from]) => c >= from,
} as const satisfies Readonly<Record<string, (to: Lch, from: Lch) => boolean>>;

const MODIFIERS = {
	light: { l: 0.38, c: 0.81, result: 'lighter' },
	dark: { l: -0.28, c: 0.74, result: 'darker' },
	pale: { l: 0.46, c: 0.64, result: 'paler' },
	bright: { l: 0.17, c: 1.31, peak: 0.5, result: 'stronger' },
	deep: { l: -0.29, c: 0.85, result: 'darker' },
	medium: { l: 0.48, end: 0.6, c: 0.8 },
	pastel: { l: 0.5, c: 0.65 },
	neon: { l: 0.31, c: 1.42, peak: 0.9, result: 'stronger' },
	hot: { l: 0.28, c: 1.41, peak: 0.6, result: 'stronger' },
	electric: { l: 0.2, c: 1.26, peak: 0.7, result: 'stronger' },
	vivid: { l: 0.17, c: 1.31, peak: 0.6, result: 'stronger' },
	rich: { l: -0.1, c: 1.08 },
	strong: { l: -0.12, c: 1.36, peak: 0.5, rise: 0.3, result: 'stronger' },
	soft: { l: 0.31, c: 0.61 },
	muted: { l: 0.5, end: 0.6, c: 0.5, result: 'weaker' },
	dull: { l: 0.39, end: 0.68, c: 0.56 },
	faded: { l: 0.28, end: 0.87, c: 0.56, middle: 0.18 },
	dusty: { l: 0.51, end: 0.65, c: 0.53 },
	dusky: { l: 0.46, end: 0.57, c: 0.48 },
	dirty: { l: 0.44, end: 0.55, c: 0.54 },
	metallic: { l: 0, c: 0.7, middle: 0.15 },
	heather: { l: 0.24, c: 0.55 },
	burnt: { into: 0x241812, share: 0.68 },
	charred: { into: 0x1c1917, share: 0.85 },
	dried: { into: 0x4a3628, share: 0.42 },
	aged: { into: 0x80684c, share: 0.25 },
	unripe: { into: 0x9dba4f, share: 0.8 },
	rusty: { into: 0x8f4a26, share: 0.65 },
	rotten: { into: 0x6b5226, share: 0.55 },
	moldy: { into: 0x7d9084, share: 0.6 },
	frozen: { into: 0xd8eaf0, share: 0.45 },
	night: { into: 0x11193a, share: 0.8 },
	almost: { l: 0, c: 0.9, middle: 0.255 },
	faint: { l: 0.76, c: 0.3 },
	warm: { hue: 60, tint: [0.025, 0.023] },
	cool: { hue: 250, tint: [-0.019, -0.028] },
} as const satisfies Readonly<Record<string, Move>>;

export type Modifier = keyof typeof MODIFIERS;

// Object.keys of the table returns exactly its keys.
export const MODIFIER_IDS = Object.keys(MODIFIERS) as Modifier[];

/**
 * Share of the second hue in a mix of two: joined, with the first as a hint, as a weak one (`slightly orange red`), as a hint of a
 * muted kin (`olivey green`), with gray, or as a hint of white or black (`иссиня-белый`), or as the thing that
 * has the first (`ржавое железо`).
 */
export const SHARES = { joined: 0.44, hinted: 0.58, tinted: 0.75, related: 0.25, gray: 0.71, extreme: 0.85, thing: 0.22 } as const;

/** White has no room for a tint, so a tinted color is darkened to this OKLab lightness. */
const LIGHTEST_TINTED = 0.97;

/** An opaque color, rounded to 8-bit sRGB. */
const round = (l: number, a: number, b: number): Color => fromRgb24(toRgb24(color('oklab', [l, a, b])));

/** Chroma from which a color has a hue to strengthen or turn; below it is a gray. */
const LEAST_CHROMA = 0.02;

/** Degrees that a color turns at most, and the chroma from which it turns so far and has no tint. */
const TURN = 14, FULL_TURN_FROM = 0.08;

/** Applies a modifier `times` times, which may be a part of one. Returns an 8-bit sRGB color. */
export function modify(base: Color, modifier: Modifier, times = 1): Color {
	const move: Move = MODIFIERS[modifier];
	if ('into' in move) return between(base, fromRgb24(move.into), repeat(move.share, times));
	const lab = convert(base, 'oklab').coords;
	return round(...('hue' in move ? turn(lab, move, times) : shift(lab, move, times)));
}

/** Steps between the two results of `modifyMeant`. */
const STEPS = [0, 0.125, 0.25, 0.375, 0.5, 0.75];

/**
 * Modifies the color that people mean by a word, to which the numbers were fitted. If the result would not be, for example, darker than
 * the color that the word has alone, it is mixed with that color modified, as little as possible.
 */
export function modifyMeant(listed: Color, meant: Color, modifier: Modifier, times: number): Color {
	const move: Move = MODIFIERS[modifier], result = 'c' in move ? move.result : undefined, moved = modify(meant, modifier, times);
	const from = convert(listed, 'oklch').coords, other = modify(listed, modifier, times);
	for (const share of STEPS) {
		const mixed = between(moved, other, share);
		if (result === undefined || RESULTS[result](convert(mixed, 'oklch').coords, from)) return mixed;
	}
	return other;
}

/** A share of the way that is gone `times` times. */
const repeat = (share: number, times: number): number => (times === 1 ? share : 1 - (1 - share) ** times);

/** Part of the way to a most vivid color that is darker. */
const WAY_DOWN = 0.5;

/** OKLab lightness. */
const MIDDLE = 0.86;

function shift([l, a, b]: Lab, { l: lighter, end = lighter > 0 ? 1 : 0, c, peak, rise = 1, middle = 0 }: Shift, times: number): Lab {
	const chroma = Math.hypot(a, b);
	if (peak !== undefined && chroma >= LEAST_CHROMA) {
		const cusp = findCusp(a / chroma, b / chroma), way = repeat(peak, times);
		// A bright coral does not become red.
		const share = cusp.lightness < l ? way * WAY_DOWN : way;
		const scale = 1 + share * Math.max(0, cusp.chroma / chroma - 1);
		return [l + share * (cusp.lightness < l ? 1 : rise) * (cusp.lightness - l), scale * a, scale * b];
	}
	const scale = c ** times, toMiddle = chroma < LEAST_CHROMA ? repeat(middle, times) : 0;
	// A vivid black is not lighter.
	const way = repeat(Math.abs(lighter), times) * (peak === undefined ? 1 : l);
	return [l + way * (end - l) + toMiddle * (MIDDLE - l), scale * a, scale * b];
}

/** Turns a color by the shorter way towards a hue, and tints a gray. */
function turn([l, a, b]: Lab, { hue, tint }: Turn, times: number): Lab {
	const turned: Vec3 = [l, a, b];
	toPolarInto(turned);
	const share = Math.min(1, turned[1] / FULL_TURN_FROM), way = hueDifference(turned[2], hue), tinted = times * (1 - share);
	turned[2] += share * Math.sign(way) * Math.min(times * TURN, Math.abs(way));
	fromPolarInto(turned);
	return [Math.min(l, LIGHTEST_TINTED), turned[1] + tinted * tint[0], turned[2] + tinted * tint[1]];
}

/** Mixes two colors in OKLab by the share of the second. Returns an 8-bit sRGB color. */
export function between(first: Color, second: Color, share: number): Color {
	const one = convert(first, 'oklab').coords, other = convert(second, 'oklab').coords;
	const at = (i: 0 | 1 | 2): number => one[i] + share * (other[i] - one[i]);
	return round(at(0), at(1), at(2));
}
