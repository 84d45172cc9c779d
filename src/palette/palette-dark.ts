/*
 * The style `dark` of generated palettes: deep surfaces, bright colors and light text, as in the dark theme of an application.
 *
 * Two surfaces and two bright partners come first, then text, so that a palette of four or more is complete. Bright colors and text
 * have 7:1 on both surfaces.
 *
 * Proof  test/palette/palette-looks.test.ts measures the contrasts.
 */

import { normalizeHue } from '../math/angle.ts';
import type { Random } from '../math/random.ts';
import { APART, hasHue, inkHue, isPaper, openJobs, pick, turnsFrom, type Region, type Style } from './palette-slot.ts';
import type { Lch } from './within-gamut.ts';

const REGIONS = {
	page: { lightness: [0.155, 0.19], share: [0.25, 0.7], chroma: [0.012, 0.055] },
	card: { lightness: [0.24, 0.26], share: [0.3, 0.75], chroma: [0.025, 0.065] },
	bright: { lightness: [0.8, 0.9], share: [0.7, 1], chroma: [0.1, 0.2], isClear: true },
	text: { lightness: [0.935, 0.98], share: [0.2, 0.8], chroma: [0, 0.025] },
	fill: { lightness: [0.34, 0.42], share: [0.45, 0.85], chroma: [0.06, 0.14], isClear: true },
	quiet: { lightness: [0.66, 0.74], share: [0.1, 0.4], chroma: [0.01, 0.045] },
} as const satisfies Record<string, Region>;

type Job = keyof typeof REGIONS;

const PLAN: readonly Job[] = ['page', 'bright', 'card', 'bright', 'text', 'fill', 'quiet', 'bright', 'fill', 'bright'];

/** Turns of the bright colors from the base hue. */
const SCHEMES = [[0, 150, -35, 80], [0, 180, 35, -60], [0, 120, 240, 60], [0, 60, -60, 180], [0, -90, 45, 180]] as const;

/** Jobs that a kept color may fill, the best first. */
function jobsOf(lch: Lch): readonly Job[] {
	const [lightness, chroma] = lch;
	if (lightness < 0.22) return ['page', 'card', 'fill'];
	if (lightness < 0.33) return ['card', 'page', 'fill'];
	if (lightness < 0.5) return ['fill'];
	return isPaper(lch) ? ['text'] : chroma < 0.05 ? ['quiet'] : ['bright', 'fill'];
}

/** The first cool hue; deep warm surfaces are brown. */
function groundHue(hues: readonly number[]): number {
	const around = hues.map(normalizeHue);
	return around.find((hue) => hue > 165 && hue < 350) ?? inkHue(around[0]!);
}

/** The style around kept colors and the hue of the first bright color. */
export function darkStyle(kept: readonly Lch[], base: number, random: Random): Style {
	const hues = kept.filter(hasHue).map(([, , hue]) => hue), scheme = pick(SCHEMES, random);
	const turns = hues.length > 1 ? [0, ...turnsFrom(base, hues)] : scheme, plan = openJobs(PLAN, kept.map(jobsOf));
	const ground = groundHue(random() < 0.5 ? [base, base + turns[1]!] : [base + turns[1]!, base]);
	return {
		slot: (colors) => {
			const n = (colors.length - kept.length) % plan.length, job = plan[n]!;
			// A kept bright color already has the first turn.
			const brights = plan.filter((other, i) => i < n && other === 'bright').length + Math.min(1, hues.length);
			const hue = job === 'bright' ? normalizeHue(base + turns[brights % turns.length]!) : ground;
			return { ...REGIONS[job], hue, stray: job === 'fill' ? 40 : 10 };
		},
		apart: APART,
		hasReadablePair: true,
	};
}
