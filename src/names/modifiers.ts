/*
 * What a modifier does to a color: how far it moves lightness, chroma and tint, fitted to what people answered when they
 * were asked for `light blue` and for `blue`.
 *
 *   lightness  L' = L + l · ((l > 0 ? 1 : 0) − L)      a share of the way to white, or to black
 *   chroma     C' = c · C
 *   tint       a' = c · a + ta, b' = c · b + tb        where there is one
 *
 * in OKLab; what leaves sRGB is mapped into it. Two hues that are joined meet at a share of the way in OKLab.
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

export const MODIFIERS = {
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

// The keys of the table and no others.
export const MODIFIER_IDS = Object.keys(MODIFIERS) as Modifier[];

/** How far the way goes from the first of two hues to the second: to one that is joined to it, has a hint of it, is gray. */
export const SHARES = { joined: 0.44, hinted: 0.58, gray: 0.71 } as const;

/** White has no room for a tint: it is let down to here. */
const LIGHTEST_TINTED = 0.97;

/** 8-bit sRGB; alpha is that of an opaque color. */
const shownAs = (l: number, a: number, b: number): Color => fromRgb24(toRgb24(color('oklab', [l, a, b])));

/** The color, so modified; `times` is how often. Always an 8-bit sRGB color. */
export function modify(base: Color, modifier: Modifier, times = 1): Color {
	const move: Move = MODIFIERS[modifier], [ta, tb] = move.tint ?? [0, 0];
	let [l, a, b] = convert(base, 'oklab').coords;
	for (let i = 0; i < times; i++) {
		l += Math.abs(move.l) * ((move.l > 0 ? 1 : 0) - l);
		a = move.c * a + ta;
		b = move.c * b + tb;
	}
	return shownAs(move.tint === undefined ? l : Math.min(l, LIGHTEST_TINTED), a, b);
}

/** Between two colors in OKLab, at the share of the second. Always an 8-bit sRGB color. */
export function between(first: Color, second: Color, share: number): Color {
	const one = convert(first, 'oklab').coords, other = convert(second, 'oklab').coords;
	const at = (i: 0 | 1 | 2): number => one[i] + share * (other[i] - one[i]);
	return shownAs(at(0), at(1), at(2));
}
