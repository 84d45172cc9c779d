/*
 * Modifiers: how far each moves lightness, chroma and tint, fitted to the colors that people called, for example,
 * `light blue` and `blue`.
 *
 *   lightness  L' = L + l · ((l > 0 ? 1 : 0) − L)      a share of the way to white, or to black
 *   chroma     C' = c · C
 *   tint       a' = c · a + ta, b' = c · b + tb        for warm and cool
 *
 * in OKLab; results outside sRGB are mapped into it. Two joined hues are mixed in OKLab.
 *
 * Source  The xkcd color survey, 2010, counted by C3, 2012, and the names it published: data/SOURCES.md. The numbers are
 *         printed by data/fit-modifiers.mjs.
 * Proof   test/names/modifiers.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';

interface Move {
	readonly l: number;
	readonly c: number;
	readonly tint?: readonly [a: number, b: number];
}

const MODIFIERS = {
	light: { l: 0.38, c: 0.81 },
	dark: { l: -0.28, c: 0.74 },
	pale: { l: 0.46, c: 0.64 },
	bright: { l: 0.17, c: 1.31 },
	deep: { l: -0.29, c: 0.85 },
	medium: { l: 0.08, c: 0.8 },
	pastel: { l: 0.5, c: 0.65 },
	neon: { l: 0.31, c: 1.42 },
	hot: { l: 0.28, c: 1.41 },
	electric: { l: 0.2, c: 1.26 },
	vivid: { l: 0.17, c: 1.31 },
	rich: { l: -0.1, c: 1.08 },
	strong: { l: -0.12, c: 1.36 },
	soft: { l: 0.31, c: 0.61 },
	muted: { l: 0.06, c: 0.5 },
	dull: { l: 0.11, c: 0.56 },
	faded: { l: 0.19, c: 0.56 },
	dusty: { l: 0.07, c: 0.53 },
	dusky: { l: -0.03, c: 0.48 },
	dirty: { l: -0.1, c: 0.54 },
	warm: { l: 0.09, c: 0.94, tint: [0.025, 0.023] },
	cool: { l: 0.18, c: 0.94, tint: [-0.019, -0.028] },
} as const satisfies Readonly<Record<string, Move>>;

export type Modifier = keyof typeof MODIFIERS;

// Object.keys of the table returns exactly its keys.
export const MODIFIER_IDS = Object.keys(MODIFIERS) as Modifier[];

/** Share of the second hue in a mix of two: joined, with the first as a hint, or with gray. */
export const SHARES = { joined: 0.44, hinted: 0.58, gray: 0.71 } as const;

/** White has no room for a tint, so a tinted color is darkened to this OKLab lightness. */
const LIGHTEST_TINTED = 0.97;

/** An opaque color, rounded to 8-bit sRGB. */
const round = (l: number, a: number, b: number): Color => fromRgb24(toRgb24(color('oklab', [l, a, b])));

/** Applies a modifier `times` times. Returns an 8-bit sRGB color. */
export function modify(base: Color, modifier: Modifier, times = 1): Color {
	const move: Move = MODIFIERS[modifier], [ta, tb] = move.tint ?? [0, 0];
	let [l, a, b] = convert(base, 'oklab').coords;
	for (let i = 0; i < times; i++) {
		l += Math.abs(move.l) * ((move.l > 0 ? 1 : 0) - l);
		a = move.c * a + ta;
		b = move.c * b + tb;
	}
	return round(move.tint === undefined ? l : Math.min(l, LIGHTEST_TINTED), a, b);
}

/** Mixes two colors in OKLab by the share of the second. Returns an 8-bit sRGB color. */
export function between(first: Color, second: Color, share: number): Color {
	const one = convert(first, 'oklab').coords, other = convert(second, 'oklab').coords;
	const at = (i: 0 | 1 | 2): number => one[i] + share * (other[i] - one[i]);
	return round(at(0), at(1), at(2));
}
