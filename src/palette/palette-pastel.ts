/*
 * The style `pastel` of generated palettes: light, soft colors.
 *
 * Pastel colors fill a small part of OKLab. A palette with hues from all around fills it like any other, so a seed first chooses a
 * family of hues, how light and how colorful it is, and at most one color on the other side.
 *
 * Proof  test/palette/palette-looks.test.ts: palettes of different seeds differ.
 */

import { normalizeHue } from '../math/angle.ts';
import type { Random } from '../math/random.ts';
import { APART, hasHue, pick, turnsFrom, type Range, type Slot, type Style } from './palette-slot.ts';
import type { Lch } from './within-gamut.ts';

/** Turns from the base hue, in order. */
const SCHEMES = [
	[0, 30, -30, 15, -55, 55],
	[0, 35, 180, -30, 15, 150],
	[0, 180, 20, 200, -20, 160],
	[0, 120, 20, 240, -20, 150],
	[0, 60, 110, 30, 85, -30],
	[0, -20, 150, 20, 170, -45],
] as const;

/** Lightness and chroma of a palette. */
const TONES: readonly { readonly lightness: Range; readonly chroma: Range }[] = [
	{ lightness: [0.8, 0.87], chroma: [0.08, 0.11] },
	{ lightness: [0.91, 0.975], chroma: [0.01, 0.06] },
	{ lightness: [0.8, 0.95], chroma: [0.03, 0.11] },
	{ lightness: [0.79, 0.85], chroma: [0.035, 0.07] },
	{ lightness: [0.88, 0.95], chroma: [0.07, 0.11] },
	{ lightness: [0.84, 0.91], chroma: [0.045, 0.085] },
];

/** Hues that are khaki if they are darker than YELLOW. */
const isYellow = (hue: number): boolean => hue > 70 && hue < 120;
const YELLOW: Range = [0.9, 0.96];

/** The style around kept colors and a main hue. */
export function pastelStyle(kept: readonly Lch[], base: number, random: Random): Style {
	const hues = kept.filter(hasHue).map(([, , hue]) => hue), tone = pick(TONES, random), scheme = pick(SCHEMES, random);
	const turns = hues.length > 1 ? [...turnsFrom(base, hues), ...scheme] : scheme;
	const slotAt = (hue: number): Slot =>
		({ ...tone, lightness: isYellow(hue) ? YELLOW : tone.lightness, share: [0.35, 1], hue, stray: 14, floor: 0.77 });
	return {
		slot: (colors) => slotAt(normalizeHue(base + turns[colors.length % turns.length]!)),
		apart: APART,
		hasReadablePair: false,
	};
}
