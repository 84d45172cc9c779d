/*
 * Next color of a style of generated palettes: a region of OKLCH around a hue.
 *
 * Values  OKLCH; hues in degrees.
 * Proof   test/palette/palette-slot.test.ts, generate.test.ts.
 */

import { hueDifference, normalizeHue } from '../math/angle.ts';
import { leastBy } from '../math/least.ts';
import type { Random } from '../math/random.ts';
import type { Color } from '../spaces/color.ts';
import type { Lch } from './within-gamut.ts';

export type Range = readonly [least: number, most: number];

/** A region of OKLCH. */
export interface Region {
	/** OKLCH lightness. */
	readonly lightness: Range;
	/** True if lightness is relative to where the hue is strongest: a vivid yellow is light, a vivid blue is not. */
	readonly isByHue?: boolean;
	/** Share of the chroma that sRGB has at that lightness and hue. */
	readonly share: Range;
	/** Absolute limits of chroma. */
	readonly chroma: Range;
	/** True if browns, olives and khakis are excluded. */
	readonly isClear?: boolean;
}

/** Region of the next color of a palette. */
export interface Slot extends Region {
	/** Degrees. */
	readonly hue: number;
	/** Largest distance from the hue, in degrees. */
	readonly stray: number;
	/** Lightness above which a full slot is widened first. */
	readonly floor?: number;
}

export interface Style {
	/** The slot of the next color, given those before it, including kept ones. */
	readonly slot: (colors: readonly Color[]) => Slot;
	/** Least deltaE OK between two colors. */
	readonly apart: number;
	/** True if some pair must be readable (WCAG AA). A pastel palette has none. */
	readonly hasReadablePair: boolean;
	/** True if the color that forms that pair may have any hue: vivid yellow on blue is readable, red on green is not. */
	readonly isHueFree?: boolean;
}

/** Least deltaE OK between two colors of most styles. */
export const APART = 0.08;

/** Below this chroma a color has no meaningful hue. */
const COLORLESS_BELOW = 0.02;

/** True if the chroma suffices for a hue. */
export const hasHue = ([, chroma]: Lch): boolean => chroma >= COLORLESS_BELOW;

/** Draws one of a list. */
export const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

/** Region of a dark color for text on paper. */
export const INK: Region = { lightness: [0.21, 0.31], share: [0.25, 0.7], chroma: [0, 0.075] };
/** Region of a light color for a page. */
export const PAPER: Region = { lightness: [0.94, 0.98], share: [0.2, 0.8], chroma: [0, 0.03] };

/** True for a very dark, nearly gray color. */
export const isInk = ([lightness, chroma]: Lch): boolean => lightness < 0.32 && chroma < 0.09;
/** True for a very light, nearly white color. */
export const isPaper = ([lightness, chroma]: Lch): boolean => lightness > 0.91 && chroma < 0.06;

/** Dark yellow and green make poor inks: they are moved half-way to navy. */
export const inkHue = (base: number): number => (base > 75 && base < 165 ? base + (265 - base) / 2 : base);

/** The jobs of a plan that no kept color fills, so that missing ones are drawn first; the whole plan if all are filled. */
export function openJobs<Job>(plan: readonly Job[], filled: readonly (readonly Job[])[]): Job[] {
	const open = [...plan];
	for (const choices of filled) {
		const job = choices.find((one) => open.includes(one));
		if (job !== undefined) open.splice(open.indexOf(job), 1);
	}
	return open.length === 0 ? [...plan] : open;
}

/** The middle of the widest arc without a hue. */
function widestGap(turns: readonly number[]): number {
	const around = turns.map(normalizeHue).sort((a, b) => a - b);
	const gaps = around.map((turn, i) => ({ turn, gap: (around[i + 1] ?? around[0]! + 360) - turn }));
	const widest = leastBy(gaps, ({ gap }) => -gap);
	return widest.turn + widest.gap / 2;
}

/** Turns of kept hues from the first; if they follow a harmony, drawn hues follow it too. */
export function turnsFrom(base: number, hues: readonly number[]): readonly number[] {
	const turns = hues.map((hue) => hueDifference(base, hue));
	const fits = (angles: readonly number[], stray: number): boolean =>
		turns.every((turn) => angles.some((angle) => Math.abs(hueDifference(angle, turn)) <= stray));
	if (fits([0], 14)) return [0, 12, -12];
	if (fits([0, 30, -30, 15, -15], 32)) return [28, -28, 14, -14];
	if (fits([0, 180], 30)) return [180, 0, 195, 15];
	if (fits([0, 120, 240], 22)) return [120, 240, 0];
	return [widestGap(turns), 180, 30, -30];
}
