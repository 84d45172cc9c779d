/*
 * Palettes from a seed: one color after the other, each drawn where the style of the palette has its slot.
 *
 * Of many colors drawn, the first that stands well apart from the rest is taken, also for eyes that lack a cone; else
 * the best. A palette needs a pair that carries text: as long as there is none, what is drawn must make one, so that a
 * palette of two has it. Where a slot is full, it is widened step by step, so that no two colors come closer than the
 * mode allows, whatever was kept. What comes before a color decides it and nothing else: a larger palette of the same
 * seed begins with the smaller one. What is drawn is rounded to 8 bits first: a seed gives the same palette on every
 * machine.
 *
 * Proof  test/palette/generate.test.ts; golden-palettes.ts holds a hundred palettes for all of version 1.
 */

import { maxChroma } from '../gamut/max-chroma.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { normalizeHue } from '../math/angle.ts';
import { randomFrom, type Random } from '../math/random.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { simulate } from '../vision/deficiency.ts';
import { styleOf, type PaletteMode, type Range, type Slot, type Style } from './palette-style.ts';
import { middleLightness } from './scale-curves.ts';

export { PALETTE_MODES, type PaletteMode } from './palette-style.ts';

/** So far apart nobody asks for more: as it is, and for the two deficiencies that one man in twelve has. */
const WELL_APART = 0.14;
const WELL_APART_SEEN = 0.07;
const SEEN = ['deuteranopia', 'protanopia'] as const;

/** How many colors are drawn before the slot is widened. */
const DRAWS = 48;

/** The kept colors, unchanged, then drawn ones until the palette has `size`. */
export function generatePalette(seed: string, mode: PaletteMode, size: number, keep: readonly Color[]): Color[] {
	// Kept colors are part of the seed: two brands do not get the same lightnesses.
	const random = randomFrom([mode, ...keep.map(toRgb24), seed].join(':'));
	const style = styleOf(mode, keep, random);
	const colors = [...keep];
	// Kept colors as they are and as a screen shows them: what is drawn keeps clear of both.
	const taken = [...keep, ...keep.map((kept) => fromRgb24(toRgb24(kept)))].map(lookOf);
	while (colors.length < size) {
		const next = drawn(style, style.slot(colors), taken, random);
		colors.push(next);
		taken.push(lookOf(next));
	}
	return colors;
}

/** What is compared of a color. */
interface Look {
	readonly rgb24: Rgb24;
	readonly lab: Color['coords'];
	/** OKLab as seen, by the order of SEEN. */
	readonly seen: readonly Color['coords'][];
}

const labOf = (of: Color): Color['coords'] => convert(of, 'oklab').coords;

const seenBy = (of: Color): Color['coords'][] => SEEN.map((kind) => labOf(simulate(of, kind)));

const lookOf = (of: Color): Look => ({ rgb24: toRgb24(of), lab: labOf(of), seen: seenBy(of) });

const isReadable = (a: Rgb24, b: Rgb24): boolean => contrastRatio(a, b) >= WCAG_LEAST.aa.normal;

function drawn(style: Style, slot: Slot, others: readonly Look[], random: Random): Color {
	const needsPair = style.hasReadablePair
		&& !others.some((one, i) => others.slice(0, i).some((other) => isReadable(one.rgb24, other.rgb24)));
	const start = needsPair && style.isHueFree ? { ...slot, stray: 180 } : slot;
	for (let width = 0; ; width++) {
		const wide = widened(start, width, needsPair ? 0.03 : 0.012);
		let best: Color | undefined, bestGap = -1;
		for (let i = 0; i < DRAWS; i++) {
			const candidate = draw(wide, random);
			if (candidate === undefined) continue;
			if (needsPair && !makesPair(toRgb24(candidate), others)) continue;
			const lab = labOf(candidate), gap = gapTo(lab, others);
			// How others see it costs most, so it is asked last.
			if (gap < style.apart) continue;
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

/** To the nearest of the others. */
function gapTo(lab: Color['coords'], others: readonly Look[]): number {
	let least = Infinity;
	for (const other of others) least = Math.min(least, deltaEOKOf(other.lab, lab));
	return least;
}

function gapSeen(candidate: Color, others: readonly Look[]): number {
	const seen = seenBy(candidate);
	let least = Infinity;
	for (const other of others) for (let k = 0; k < seen.length; k++) least = Math.min(least, deltaEOKOf(other.seen[k]!, seen[k]!));
	return least;
}

/** Light or dark enough that the second color can make the pair, with room to spare inside of a mode. */
const FIRST_UNLIKE = [0.1, 0.42] as const;

/** With one of the others; the first color of all needs only to leave room for the second. */
function makesPair(rgb24: Rgb24, others: readonly Look[]): boolean {
	if (others.length > 0) return others.some((other) => isReadable(rgb24, other.rgb24));
	const light = contrastRatio(rgb24, 0x000000) / 20 - 0.05;
	return light <= FIRST_UNLIKE[0] || light >= FIRST_UNLIKE[1];
}

/** A little lighter, darker and more stray with each step, later grayer and more vivid too; in the end, all of sRGB. */
function widened(slot: Slot, width: number, lighter: number): Slot {
	const later = Math.max(0, width - 6);
	return width === 0 ? slot : {
		...slot,
		stray: Math.min(180, slot.stray + 3 * width),
		lightness: [slot.lightness[0] - lighter * width, slot.lightness[1] + lighter * width],
		share: [Math.max(0, slot.share[0] - 0.04 * later), Math.min(1, slot.share[1] + 0.04 * later)],
		chroma: [slot.chroma[0] - 0.015 * width, slot.chroma[1] + 0.01 * later],
		isClear: slot.isClear === true && width < 4,
	};
}

/** Undefined where what comes out is grayer or duller than the slot wants. */
function draw(
	{ hue: middle, stray, lightness: lightnesses, isByHue, share, chroma: [least, most], isClear }: Slot,
	random: Random,
): Color | undefined {
	const hue = normalizeHue(middle + stray * (2 * random() - 1));
	const start = isByHue ? middleLightness(hue) : 0;
	const lightness = Math.min(0.985, Math.max(0.05, start + within(lightnesses, random())));
	const chroma = Math.min(most, within(share, random()) * maxChroma(lightness, hue, 'srgb'));
	if (chroma < least || (isClear && isDull(lightness, chroma, hue))) return undefined;
	return fromRgb24(toRgb24(color('oklch', [lightness, chroma, hue])));
}

/** Brown, olive or khaki: orange to yellow-green, darker than the hue is strong. */
const isDull = (lightness: number, chroma: number, hue: number): boolean =>
	hue > 48 && hue < 122 && chroma > 0.035 && lightness > 0.36 && lightness < middleLightness(hue) - 0.07;

const within = ([least, most]: Range, share: number): number => least + (most - least) * share;
