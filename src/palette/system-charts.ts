/*
 * Six colors for charts, by theme: the brand, the accent, and four that are told from them and from each other.
 *
 * One after the other the color is taken that is furthest from those before it, as it is and for eyes that lack a cone,
 * out of a fixed ring of hues, at middle lightnesses as long as they give six; every one stands 3:1 from a card. Lines and
 * slices have no text to help, so nothing here is a status color, which would mean something.
 *
 * Proof  test/palette/system.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { DICHROMACIES } from '../vision/dichromacy.ts';
import { simulate } from '../vision/deficiency.ts';
import { CHARTS, type OwnPick, type Pick, type Theme } from './system-shape.ts';
import { withinSrgb } from './within-gamut.ts';

/** The least distance of two chart colors in deltaE OK: as they are, and as eyes without a cone see them. */
const APART = 0.1;
const APART_SEEN = 0.05;

/**
 * The ring, and its lightnesses in the order in which they are opened: near-black and pastel only where what stands before
 * does not give six. In the light there is no yellow that stands out from a card and is not brown.
 */
const RING: Readonly<Record<Theme, { readonly lightness: readonly number[]; readonly hues: readonly number[] }>> = {
	light: {
		lightness: [0.64, 0.57, 0.5, 0.44, 0.38],
		hues: [5, 20, 35, 48, 130, 145, 160, 175, 190, 205, 220, 235, 250, 265, 280, 295, 310, 335, 350],
	},
	dark: {
		lightness: [0.7, 0.78, 0.62, 0.85, 0.55, 0.9],
		hues: [5, 20, 35, 55, 75, 95, 125, 140, 155, 170, 185, 205, 220, 235, 250, 265, 280, 295, 310, 335, 350],
	},
};

/** So many lightnesses are open from the beginning. */
const OPEN = 2;

const CHROMA = 0.16;

/** A color and how it is seen: OKLab as it is, then by the order of DICHROMACIES. */
interface Look {
	readonly pick: Pick;
	readonly rgb24: Rgb24;
	readonly labs: readonly Color['coords'][];
}

/** As a screen of sRGB shows it: a wide brand is nearer to others there. */
function lookOf(pick: Pick, color: Color): Look {
	const rgb24 = toRgb24(color), shown = fromRgb24(rgb24);
	return { pick, rgb24, labs: [shown, ...DICHROMACIES.map((kind) => simulate(shown, kind))].map((seen) => convert(seen, 'oklab').coords) };
}

/** Of the distances two colors keep, the least, in shares of what each must be. */
function apart(one: Look, other: Look): number {
	let least = Infinity;
	for (let i = 0; i < one.labs.length; i++) {
		least = Math.min(least, deltaEOKOf(one.labs[i]!, other.labs[i]!) / (i === 0 ? APART : APART_SEEN));
	}
	return least;
}

const stands = ({ rgb24 }: Look, card: Rgb24): boolean => contrastRatio(rgb24, card) >= WCAG_LEAST.nonText;

let rings: Readonly<Record<Theme, readonly (readonly Look[])[]>> | undefined;

/** By lightness; made once, at the first system. */
function ringOf(theme: Theme): readonly (readonly Look[])[] {
	const made = (of: Theme): Look[][] => RING[of].lightness.map((lightness) => RING[of].hues.map((hue) => {
		const pick: OwnPick = { color: withinSrgb(lightness, CHROMA, hue) };
		return lookOf(pick, pick.color);
	}));
	rings ??= { light: made('light'), dark: made('dark') };
	return rings[theme];
}

/** What is asked for, with what 8 bits may take of it; and what a wanted color keeps, so that there is room for others. */
const KEPT = 1.06, WELL_APART = 1.25;

/** `wanted` come first, as far as they stand out from the card and are apart. */
export function chartsOf(theme: Theme, card: Rgb24, wanted: readonly { readonly pick: Pick; readonly color: Color }[]): Pick[] {
	const first: Look[] = [];
	for (const { pick, color } of wanted) {
		const look = lookOf(pick, color);
		if (stands(look, card) && first.every((other) => apart(look, other) >= WELL_APART)) first.push(look);
	}
	const ring = ringOf(theme).map((looks) => looks.filter((look) => stands(look, card)));
	for (let open = OPEN; ; open++) {
		const { taken, least } = filledUp(first, ring.slice(0, open).flat());
		if (least >= KEPT || open === ring.length) return taken.map(({ pick }) => pick);
	}
}

/** One after the other the color that is furthest from those taken; and how near the nearest two are. */
function filledUp(first: readonly Look[], ring: readonly Look[]): { readonly taken: readonly Look[]; readonly least: number } {
	const taken = [...first], gaps = ring.map((look) => Math.min(...taken.map((other) => apart(look, other))));
	let least = Infinity;
	while (taken.length < CHARTS.length) {
		const most = Math.max(...gaps), next = ring[gaps.indexOf(most)]!;
		least = Math.min(least, most);
		taken.push(next);
		ring.forEach((look, i) => { gaps[i] = Math.min(gaps[i]!, apart(look, next)); });
	}
	return { taken, least };
}
