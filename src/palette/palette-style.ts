/*
 * Styles of generated palettes: the OKLCH region of each color to draw.
 *
 * Eight modes are a region and a rule for hues. `auto` is a plan of roles instead, as a designer composes a palette: a
 * main color, an ink or paper that is readable with it, accents, tints. The strength of the colors and the relations of
 * their hues follow the kept colors; without kept colors, the seed chooses.
 *
 * Proof  test/palette/generate.test.ts, by the properties that the names of the modes promise.
 */

import { maxChroma } from '../gamut/max-chroma.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import type { Random } from '../math/random.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { middleLightness } from './scale-curves.ts';

export type Range = readonly [least: number, most: number];

/** A region of OKLCH. */
interface Region {
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
}

export interface Style {
	/** The slot of the next color, given those before it, including kept ones. */
	readonly slot: (colors: readonly Color[]) => Slot;
	/** Least deltaE OK between two colors. */
	readonly apart: number;
	/** True if some pair must be readable (WCAG AA). All-light and all-dark palettes have none. */
	readonly hasReadablePair: boolean;
	/** True if the color that forms that pair may have any hue: vivid yellow on blue is readable, red on green is not. */
	readonly isHueFree?: boolean;
}

interface Mode extends Region {
	/** Turns from the base hue, in degrees, used cyclically. */
	readonly turns: readonly number[];
	readonly stray: number;
	readonly apart: number;
	readonly hasReadablePair: boolean;
	readonly isHueFree?: boolean;
}

const APART = 0.08;

/** Multiples of the golden angle, which never repeat. */
const AROUND = [0, 137.5, 275, 52.5, 190, 327.5, 105, 242.5];

const MODES = {
	analogous: {
		turns: [0, 28, -28, 14, -14], stray: 6, lightness: [0.22, 0.95], share: [0.45, 0.85], chroma: [0, 0.2], apart: APART,
		hasReadablePair: true,
	},
	complementary: {
		turns: [0, 180], stray: 8, lightness: [0.22, 0.95], share: [0.45, 0.85], chroma: [0, 0.2], apart: APART,
		hasReadablePair: true,
	},
	triadic: {
		turns: [0, 120, 240], stray: 8, lightness: [0.24, 0.95], share: [0.45, 0.85], chroma: [0, 0.2], apart: APART,
		hasReadablePair: true,
	},
	monochromatic: { turns: [0], stray: 2, lightness: [0.2, 0.97], share: [0.35, 0.8], chroma: [0, 0.2], apart: 0.05, hasReadablePair: true },
	pastel: { turns: AROUND, stray: 20, lightness: [0.84, 0.94], share: [0.4, 0.9], chroma: [0, 0.1], apart: APART, hasReadablePair: false },
	vivid: {
		turns: AROUND, stray: 22, lightness: [-0.22, 0.12], isByHue: true, isClear: true, share: [0.92, 1], chroma: [0.12, 0.4],
		apart: APART, hasReadablePair: true, isHueFree: true,
	},
	muted: { turns: AROUND, stray: 22, lightness: [0.28, 0.93], share: [0.2, 0.6], chroma: [0, 0.075], apart: APART, hasReadablePair: true },
	dark: { turns: AROUND, stray: 20, lightness: [0.18, 0.39], share: [0.4, 0.95], chroma: [0, 0.16], apart: APART, hasReadablePair: false },
} as const satisfies Record<string, Mode>;

export const PALETTE_MODES = ['auto', ...Object.keys(MODES) as (keyof typeof MODES)[]] as const;
export type PaletteMode = (typeof PALETTE_MODES)[number];

/** The style of a mode, given the kept colors. */
export function buildStyle(mode: PaletteMode, keep: readonly Color[], random: Random): Style {
	const kept = keep.map((color) => convert(color, 'oklch').coords);
	const keptHue = kept.find(hasHue)?.[2];
	if (mode === 'auto') return autoStyle(kept, keptHue ?? popularHue(random), random);
	const base = keptHue ?? random() * 360;
	const { turns, apart, hasReadablePair, isHueFree, ...region }: Mode = MODES[mode];
	// A monochromatic palette of grays stays gray.
	const isColorless = mode === 'monochromatic' && kept.length > 0 && !kept.some(hasHue);
	return {
		slot: (colors) => ({
			...region,
			...(isColorless && { chroma: [0, 0] }),
			hue: normalizeHue(base + turns[colors.length % turns.length]!),
		}),
		apart,
		hasReadablePair,
		...(isHueFree && { isHueFree }),
	};
}

type Lch = Color['coords'];

/** Below this chroma a color has no meaningful hue. */
const COLORLESS_BELOW = 0.02;

const hasHue = ([, chroma]: Lch): boolean => chroma >= COLORLESS_BELOW;

// --- auto -------------------------------------------------------------------------------------------------------------

/** Strength of a palette's colors: lightness relative to that of the strongest chroma of the hue, and chroma. */
interface Tone {
	readonly lightness: Range;
	readonly share: Range;
	readonly chroma: Range;
	readonly isClear: boolean;
}

const TONES = {
	bright: { lightness: [-0.07, 0.06], share: [0.66, 0.92], chroma: [0.08, 0.2], isClear: true },
	natural: { lightness: [-0.1, 0.04], share: [0.36, 0.64], chroma: [0.05, 0.12], isClear: false },
	soft: { lightness: [0.05, 0.15], share: [0.45, 0.75], chroma: [0.04, 0.115], isClear: true },
	deep: { lightness: [-0.22, -0.1], share: [0.6, 0.9], chroma: [0.06, 0.17], isClear: true },
	vivid: { lightness: [-0.1, 0.08], share: [0.9, 1], chroma: [0.12, 0.4], isClear: true },
	muted: { lightness: [-0.12, 0.08], share: [0.2, 0.45], chroma: [0, 0.06], isClear: false },
} as const satisfies Record<string, Tone>;

/** Turns of the accents from the main hue, in order; neighbors last. */
const SCHEMES = [
	[180, 30, 210, -30],
	[150, 210, 30, -30],
	[120, 240, 30, 150],
	[35, -35, 180, 70],
	[165, -25, 25, 190],
	[-40, 80, 200, 40],
] as const;

type Job = 'main' | 'accent' | 'support' | 'ink' | 'paper' | 'tint' | 'shade';

/** Order of the roles. `ink` is the one of ink and paper that is readable with the main color, `paper` the other. */
const PLANS: readonly (readonly Job[])[] = [
	['main', 'ink', 'accent', 'paper', 'support', 'tint', 'accent', 'shade', 'support', 'accent'],
	['main', 'ink', 'support', 'accent', 'paper', 'accent', 'tint', 'shade', 'accent', 'support'],
	['main', 'ink', 'accent', 'tint', 'accent', 'paper', 'support', 'shade', 'support', 'accent'],
	['main', 'ink', 'tint', 'accent', 'support', 'shade', 'paper', 'accent', 'support', 'accent'],
];

/** Popular hue ranges for a main color: coral, amber, leaf to teal, sky to violet, rose. */
const POPULAR: readonly Range[] = [[12, 45], [52, 84], [142, 200], [225, 300], [342, 372]];

function popularHue(random: Random): number {
	let left = random() * POPULAR.reduce((sum, [from, to]) => sum + to - from, 0);
	for (const [from, to] of POPULAR) {
		if (left < to - from) return normalizeHue(from + left);
		left -= to - from;
	}
	return POPULAR[0]![0];
}

function autoStyle(kept: readonly Lch[], base: number, random: Random): Style {
	const hues = kept.filter(hasHue).map(([, , hue]) => hue);
	const turns = hues.length > 1 ? turnsFrom(base, hues) : SCHEMES[pick(SCHEMES.length, random)]!;
	const tone = TONES[toneFrom(kept) ?? pickTone(random)];
	const plan = unfilledJobs(PLANS[pick(PLANS.length, random)]!, kept);
	return {
		slot: (colors) => {
			const n = colors.length - kept.length, job = plan[n % plan.length]!;
			const accents = plan.slice(0, n).filter((other) => other === 'accent').length;
			// Accents follow the scheme; other roles stay near the main hue, except inks that would be olive.
			const hue = job === 'accent' ? normalizeHue(base + turns[accents % turns.length]!)
				: job === 'ink' || job === 'paper' ? inkHue(base)
					: base;
			return { ...jobRegion(job, tone, mainLightness(colors)), hue, stray: job === 'support' ? 24 : 7 };
		},
		apart: APART,
		hasReadablePair: true,
	};
}

const pick = (count: number, random: Random): number => Math.floor(random() * count);

function pickTone(random: Random): keyof typeof TONES {
	const drawn = (['bright', 'bright', 'bright', 'natural', 'natural', 'soft', 'soft', 'deep', 'deep'] as const);
	return drawn[pick(drawn.length, random)]!;
}

const isInk = ([lightness, chroma]: Lch): boolean => lightness < 0.32 && chroma < 0.09;
const isPaper = ([lightness, chroma]: Lch): boolean => lightness > 0.91 && chroma < 0.06;
const isMain = (lch: Lch): boolean => !isInk(lch) && !isPaper(lch);

/** Lightness of the first color that is neither ink nor paper. */
const mainLightness = (colors: readonly Color[]): number =>
	colors.map((color) => convert(color, 'oklch').coords).find(isMain)?.[0] ?? 0.6;

/** Dark yellow and green make poor inks: they are moved half-way to navy. */
const inkHue = (base: number): number => (base > 75 && base < 165 ? base + (265 - base) / 2 : base);

function jobRegion(job: Job, tone: Tone, main: number): Region {
	const isDeep = main < 0.57;
	switch (job) {
		case 'main':
		case 'accent': return { ...tone, isByHue: true };
		case 'support': return {
			...tone, lightness: [tone.lightness[0] - 0.08, tone.lightness[1] + 0.14], isByHue: true,
			chroma: [tone.chroma[0] * 0.8, tone.chroma[1] * 0.85],
		};
		case 'ink': return isDeep ? PAPER : INK;
		case 'paper': return isDeep ? INK : PAPER;
		case 'tint': return { lightness: [0.82, 0.91], share: [0.35, 0.7], chroma: [0, Math.min(0.08, tone.chroma[1] * 0.5)] };
		case 'shade': return { lightness: [0.33, 0.44], share: [0.4, 0.75], chroma: [0, Math.min(0.12, tone.chroma[1] * 0.75)] };
		default: return job satisfies never;
	}
}

const INK: Region = { lightness: [0.21, 0.31], share: [0.25, 0.7], chroma: [0, 0.075] };
const PAPER: Region = { lightness: [0.94, 0.98], share: [0.2, 0.8], chroma: [0, 0.03] };

/** Roles that no kept color fills, so that missing ones are drawn first. */
function unfilledJobs(plan: readonly Job[], kept: readonly Lch[]): readonly Job[] {
	const open = [...plan];
	for (const lch of kept) {
		const taken: Job = isInk(lch) ? 'ink' : isPaper(lch) ? 'paper' : !hasHue(lch) ? 'support' : open.includes('main') ? 'main' : 'accent';
		const at = open.indexOf(taken);
		if (at >= 0) open.splice(at, 1);
	}
	// A readable partner of a kept color has priority: another main color would have to differ too much.
	const ink = kept.some(isMain) ? open.indexOf('ink') : -1;
	if (ink > 0) open.unshift(...open.splice(ink, 1));
	return open.length === 0 ? plan : open;
}

/** The tone nearest to the kept colors, by their share of chroma and their lightness relative to the hue. */
function toneFrom(kept: readonly Lch[]): keyof typeof TONES | undefined {
	const colors = kept.filter((lch) => hasHue(lch) && isMain(lch));
	if (colors.length === 0) return undefined;
	const mean = (of: (lch: Lch) => number): number => colors.reduce((sum, lch) => sum + of(lch), 0) / colors.length;
	const share = mean(([l, c, h]) => c / Math.max(0.001, maxChroma(l, h, 'srgb')));
	const chroma = mean(([, c]) => c);
	const lighter = mean(([l, , h]) => l - middleLightness(h));
	if (lighter > 0.1) return 'soft';
	if (chroma < 0.06) return 'muted';
	if (lighter < -0.14) return 'deep';
	if (share > 0.94 && chroma > 0.14) return 'vivid';
	return share < 0.62 && chroma < 0.13 ? 'natural' : 'bright';
}

/** Turns of kept hues from the first; if they follow a harmony, drawn hues follow it too. */
function turnsFrom(base: number, hues: readonly number[]): readonly number[] {
	const turns = hues.map((hue) => hueDifference(base, hue));
	const fits = (angles: readonly number[], stray: number): boolean =>
		turns.every((turn) => angles.some((angle) => Math.abs(hueDifference(angle, turn)) <= stray));
	if (fits([0], 14)) return [0, 12, -12];
	if (fits([0, 30, -30, 15, -15], 32)) return [28, -28, 14, -14];
	if (fits([0, 180], 30)) return [180, 0, 195, 15];
	if (fits([0, 120, 240], 22)) return [120, 240, 0];
	return [widestGap(turns), 180, 30, -30];
}

/** The middle of the widest arc without a hue. */
function widestGap(turns: readonly number[]): number {
	const around = turns.map(normalizeHue).sort((a, b) => a - b);
	const gaps = around.map((turn, i) => ({ turn, gap: (around[i + 1] ?? around[0]! + 360) - turn }));
	const widest = gaps.reduce((one, other) => (other.gap > one.gap ? other : one));
	return widest.turn + widest.gap / 2;
}
