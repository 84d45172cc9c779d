/*
 * The style `auto` of generated palettes: a plan of jobs, as a designer composes a palette: a main color, an ink or paper that is
 * readable with it, accents, tints.
 *
 * The strength of the colors and the relations of their hues follow the kept colors; without kept colors, the seed chooses. Warm main
 * colors are drawn more often than cool ones, and accents balance them, so that about three in five colors are warm (hue 0 to 120).
 *
 * Proof  test/palette/generate.test.ts, test/palette/palette-looks.test.ts.
 */

import { maxChroma } from '../gamut/max-chroma.ts';
import { normalizeHue } from '../math/angle.ts';
import type { Random } from '../math/random.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import {
	APART, hasHue, INK, inkHue, isInk, isPaper, openJobs, PAPER, pick, turnsFrom, type Region, type Style,
} from './palette-slot.ts';
import { middleLightness } from './scale-curves.ts';
import type { Lch } from './within-gamut.ts';

/** Strength of a palette's colors; lightness is relative to that of the strongest chroma of the hue. */
const TONES = {
	bright: { lightness: [-0.07, 0.06], share: [0.66, 0.92], chroma: [0.08, 0.2], isClear: true },
	natural: { lightness: [-0.1, 0.04], share: [0.36, 0.64], chroma: [0.05, 0.12], isClear: true },
	soft: { lightness: [0.05, 0.15], share: [0.45, 0.75], chroma: [0.04, 0.115], isClear: true },
	deep: { lightness: [-0.22, -0.1], share: [0.6, 0.9], chroma: [0.06, 0.17], isClear: true },
	vivid: { lightness: [-0.1, 0.08], share: [0.9, 1], chroma: [0.12, 0.4], isClear: true },
	muted: { lightness: [-0.12, 0.08], share: [0.2, 0.45], chroma: [0, 0.06], isClear: false },
} as const satisfies Record<string, Region>;

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

/** Popular hue ranges for a main color, with weights: coral, amber, leaf to teal, sky to violet, rose. */
const POPULAR: readonly (readonly [from: number, to: number, weight: number])[] =
	[[12, 45, 10], [52, 88, 10], [105, 120, 2], [142, 200, 3], [225, 300, 4], [342, 372, 3]];

/** Draws a popular hue. */
export function popularHue(random: Random): number {
	let left = random() * POPULAR.reduce((sum, [, , weight]) => sum + weight, 0), at = 0;
	while (left >= POPULAR[at]![2]) left -= POPULAR[at++]![2];
	const [from, to, weight] = POPULAR[at]!;
	return normalizeHue(from + (to - from) * left / weight);
}

/** The style around kept colors and a main hue. */
export function autoStyle(kept: readonly Lch[], base: number, random: Random): Style {
	const hues = kept.filter(hasHue).map(([, , hue]) => hue);
	const turns = hues.length > 1 ? turnsFrom(base, hues) : pick(SCHEMES, random);
	const tone = TONES[toneFrom(kept) ?? pickTone(random)];
	const plan = unfilledJobs(pick(PLANS, random), kept);
	return {
		slot: (colors) => {
			const n = colors.length - kept.length, job = plan[n % plan.length]!;
			const accents = plan.filter((other, i) => i < n && other === 'accent').length;
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

function pickTone(random: Random): keyof typeof TONES {
	const drawn = (['bright', 'bright', 'bright', 'natural', 'natural', 'soft', 'soft', 'deep', 'deep'] as const);
	return pick(drawn, random);
}

const isMain = (lch: Lch): boolean => !isInk(lch) && !isPaper(lch);

/** Lightness of the first color that is neither ink nor paper. */
const mainLightness = (colors: readonly Color[]): number =>
	colors.map((color) => convert(color, 'oklch').coords).find(isMain)?.[0] ?? 0.6;

function jobRegion(job: Job, tone: Region, main: number): Region {
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

/** The jobs that no kept color fills. */
function unfilledJobs(plan: readonly Job[], kept: readonly Lch[]): readonly Job[] {
	const open = openJobs<Job>(plan, kept.map((lch) =>
		(isInk(lch) ? ['ink'] : isPaper(lch) ? ['paper'] : hasHue(lch) ? ['main', 'accent'] : ['support'])));
	// A readable partner of a kept color has priority: another main color would have to differ too much.
	const ink = kept.some(isMain) ? open.indexOf('ink') : -1;
	if (ink > 0) open.unshift(...open.splice(ink, 1));
	return open;
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
