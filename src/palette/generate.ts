/*
 * Random palettes from a seed: colors are drawn one after the other from the slots of the palette's style.
 *
 * Of many draws, the first that is clearly different from the others is taken, also for color-deficient vision; else the
 * best. A palette needs a readable pair: until it has one, a drawn color must form one, so that a palette of two has
 * it. If a slot is full, it is widened step by step, so that no two colors are closer than the mode allows, also with
 * kept colors. A color depends only on those before it: a larger palette of the same seed begins with the smaller one.
 * Draws are rounded to 8 bits first, so a seed gives the same palette on every machine.
 *
 * Proof  test/palette/generate.test.ts; golden-palettes.ts pins palettes for all of version 1.
 */

import { maxChroma } from '../gamut/max-chroma.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { normalizeHue } from '../math/angle.ts';
import { spend } from '../math/budget.ts';
import { randomFrom, type Random } from '../math/random.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import { luminance } from '../metrics/luminance.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { simulateOklab } from '../vision/deficiency.ts';
import type { Range, Slot, Style } from './palette-slot.ts';
import { buildStyle, type PaletteMode } from './palette-style.ts';
import { middleLightness } from './scale-curves.ts';
import { insideToRgb24 } from './within-gamut.ts';

export { PALETTE_MODES, type PaletteMode } from './palette-style.ts';

/** Sufficient deltaE OK: in normal vision, and for the two deficiencies that one man in twelve has. */
const WELL_APART = 0.14;
const WELL_APART_SEEN = 0.07;
const SEEN = ['deuteranopia', 'protanopia'] as const;

/** Draws before the slot is widened. */
const DRAWS = 48;

/** Positions of a palette that are drawn again, in one request. */
export const MOST_REROLLS = 20;

/**
 * Returns the kept colors, unchanged, followed by drawn ones up to `size`. Then each position of `reroll`, counted from 0, is drawn
 * again for the colors around it; a position may be repeated. Positions of kept colors are ignored.
 */
export function generatePalette(
	seed: string, mode: PaletteMode, size: number, keep: readonly Color[], reroll: readonly number[] = [],
): Color[] {
	// The seed includes kept colors, so that two brands do not get the same lightnesses.
	const text = [mode, ...keep.map(toRgb24), seed].join(':'), random = randomFrom(text);
	const style = buildStyle(mode, keep, random);
	const colors = [...keep];
	// Kept colors in full precision and in 8 bits: draws must differ from both.
	const keepLooks = [...keep, ...keep.map((one) => fromRgb24(toRgb24(one)))].map(toLook), drawn: Look[] = [];
	while (colors.length < size) {
		const next = drawBest(style, style.slot(colors), [...keepLooks, ...drawn], random);
		colors.push(next);
		drawn.push(toLook(next));
	}
	const rejected = new Map<number, Look[]>();
	reroll.forEach((position, turn) => {
		const at = position - keep.length, last = drawn[at];
		if (last === undefined) return;
		const before = [...rejected.get(at) ?? [], last];
		rejected.set(at, before);
		const others = [...keepLooks, ...drawn.toSpliced(at, 1)], again = randomFrom(`${text}:${reroll.slice(0, turn + 1).join()}`);
		colors[position] = drawBest(style, style.slot(colors.slice(0, position)), others, again, before);
		drawn[at] = toLook(colors[position]);
	});
	return colors;
}

/** The values that are compared. */
interface Look {
	readonly rgb24: Rgb24;
	readonly lab: Color['coords'];
	/** OKLab as seen, in the order of SEEN. */
	readonly seen: readonly Color['coords'][];
}

const toLab = (of: Color): Color['coords'] => convert(of, 'oklab').coords;

const toLook = (of: Color): Look => ({ rgb24: toRgb24(of), lab: toLab(of), seen: simulateOklab(of, SEEN) });

const isReadable = (a: Rgb24, b: Rgb24): boolean => contrastRatio(a, b) >= WCAG_LEAST.aa.normal;

/** Draws a color for a slot: far enough from the others, and half as far from those it was before. */
function drawBest(style: Style, slot: Slot, others: readonly Look[], random: Random, rejected: readonly Look[] = []): Color {
	const needsPair = style.hasReadablePair
		&& !others.some((one, i) => others.slice(0, i).some((other) => isReadable(one.rgb24, other.rgb24)));
	const start = needsPair && style.isHueFree ? { ...slot, stray: 180 } : slot;
	for (let width = 0; ; width++) {
		const wide = widen(start, width, needsPair ? 0.03 : 0.012);
		let best: Color | undefined, bestGap = -1;
		for (let i = 0; i < DRAWS; i++) {
			spend(2);
			const rgb24 = draw(wide, random);
			if (rgb24 === undefined) continue;
			if (needsPair && !makesPair(rgb24, others)) continue;
			const candidate = fromRgb24(rgb24), lab = toLab(candidate), gap = gapTo(lab, others);
			// Simulation is the most expensive, so it is last.
			if (gap < style.apart || gapTo(lab, rejected) < style.apart / 2) continue;
			const seen = gapSeen(candidate, others);
			if (gap >= WELL_APART && seen >= WELL_APART_SEEN) return candidate;
			const worth = Math.min(gap, WELL_APART) + Math.min(seen, WELL_APART_SEEN);
			if (worth > bestGap) {
				best = candidate;
				bestGap = worth;
			}
		}
		if (best) return best;
	}
}

/** Distance to the nearest of the others. */
function gapTo(lab: Color['coords'], others: readonly Look[]): number {
	let least = Infinity;
	for (const other of others) least = Math.min(least, labDistance(other.lab, lab));
	return least;
}

function gapSeen(candidate: Color, others: readonly Look[]): number {
	spend(4);
	const seen = simulateOklab(candidate, SEEN);
	let least = Infinity;
	for (const other of others) for (let k = 0; k < seen.length; k++) least = Math.min(least, labDistance(other.seen[k]!, seen[k]!));
	return least;
}

/** Luminance that leaves room for a readable second color within a mode, at most or at least. */
const FIRST_UNLIKE = [0.1, 0.42] as const;

/** True if a color forms a readable pair with another; the first color only needs to leave room for one. */
function makesPair(rgb24: Rgb24, others: readonly Look[]): boolean {
	if (others.length > 0) return others.some((other) => isReadable(rgb24, other.rgb24));
	const light = luminance(rgb24);
	return light <= FIRST_UNLIKE[0] || light >= FIRST_UNLIKE[1];
}

/** Widens a slot in lightness and hue with each step, later in chroma too; finally, to all of sRGB. */
function widen(slot: Slot, width: number, lighter: number): Slot {
	const later = Math.max(0, width - 6), floor = (slot.floor ?? -1) - 0.01 * Math.max(0, width - 30);
	return width === 0 ? slot : {
		...slot,
		stray: Math.min(180, slot.stray + 3 * width),
		lightness: [Math.max(floor, slot.lightness[0] - lighter * width), slot.lightness[1] + lighter * width],
		share: [Math.max(0, slot.share[0] - 0.04 * later), Math.min(1, slot.share[1] + 0.04 * later)],
		chroma: [slot.chroma[0] - 0.015 * width, slot.chroma[1] + 0.01 * later],
		isClear: slot.isClear === true && width < 4,
	};
}

/** Draws a color; undefined if it is grayer or duller than the slot allows. */
function draw(
	{ hue: middle, stray, lightness: lightnesses, isByHue, share, chroma: [least, most], isClear }: Slot,
	random: Random,
): Rgb24 | undefined {
	const hue = normalizeHue(middle + stray * (2 * random() - 1));
	const start = isByHue ? middleLightness(hue) : 0;
	const lightness = Math.min(0.985, Math.max(0.05, start + within(lightnesses, random())));
	const chroma = Math.min(most, within(share, random()) * maxChroma(lightness, hue, 'srgb'));
	if (chroma < least || (isClear && isDull(lightness, chroma, hue))) return undefined;
	return insideToRgb24(lightness, chroma, hue);
}

/** True for brown, olive or khaki: orange to yellow-green, darker than the hue at its strongest. */
const isDull = (lightness: number, chroma: number, hue: number): boolean =>
	hue > 48 && hue < 122 && chroma > 0.035 && lightness > 0.36 && lightness < middleLightness(hue) - 0.07;

const within = ([least, most]: Range, share: number): number => least + (most - least) * share;
