/*
 * Six colors for charts, by theme: the brand, the accent, and four that are told from them and from each other.
 *
 * One after the other the color is taken that is furthest from those before it, as it is and for eyes that lack a cone,
 * out of a fixed ring of hues at several lightnesses; every one stands 3:1 from a card. Lines and slices have no text to
 * help, so nothing here is a status color, which would mean something.
 *
 * Proof  test/palette/system.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { DICHROMACIES } from '../vision/dichromacy.ts';
import { simulate } from '../vision/deficiency.ts';
import { CHARTS, type OwnPick, type Pick, type Theme } from './system-shape.ts';
import { withinSrgb } from './within-gamut.ts';

/** The least distance of two chart colors in deltaE OK: as they are, and as eyes without a cone see them. */
const APART = 0.1;
const APART_SEEN = 0.05;

/** Lightnesses of the ring. In the light there is no yellow that stands out from a card and is not brown. */
const RING: Readonly<Record<Theme, { readonly lightness: readonly number[]; readonly hues: readonly number[] }>> = {
	light: { lightness: [0.38, 0.48, 0.57, 0.65], hues: [5, 30, 48, 130, 150, 170, 190, 210, 230, 250, 270, 290, 310, 335] },
	dark: { lightness: [0.6, 0.7, 0.8, 0.9], hues: [5, 30, 55, 75, 95, 125, 150, 170, 190, 210, 230, 250, 270, 290, 310, 335] },
};

const CHROMA = 0.16;

/** A color and how it is seen: OKLab as it is, then by the order of DICHROMACIES. */
interface Look {
	readonly pick: Pick;
	readonly rgb24: Rgb24;
	readonly labs: readonly Color['coords'][];
}

const lookOf = (pick: Pick, color: Color): Look => ({
	pick,
	rgb24: toRgb24(color),
	labs: [color, ...DICHROMACIES.map((kind) => simulate(color, kind))].map((seen) => convert(seen, 'oklab').coords),
});

/** Of the distances two colors keep, the least, in shares of what each must be. */
function apart(one: Look, other: Look): number {
	let least = Infinity;
	for (let i = 0; i < one.labs.length; i++) {
		least = Math.min(least, deltaEOKOf(one.labs[i]!, other.labs[i]!) / (i === 0 ? APART : APART_SEEN));
	}
	return least;
}

const stands = ({ rgb24 }: Look, card: Rgb24): boolean => contrastRatio(rgb24, card) >= WCAG_LEAST.nonText;

let rings: Readonly<Record<Theme, readonly Look[]>> | undefined;

/** Made once, at the first system. */
function ringOf(theme: Theme): readonly Look[] {
	const made = (of: Theme): readonly Look[] => RING[of].lightness.flatMap((lightness) => RING[of].hues.map((hue) => {
		const pick: OwnPick = { color: withinSrgb(lightness, CHROMA, hue) };
		return lookOf(pick, pick.color);
	}));
	rings ??= { light: made('light'), dark: made('dark') };
	return rings[theme];
}

/** Some more than is asked for is as good as much more; after that the order of the ring decides. */
const ENOUGH = 1.25;

/** `wanted` come first, as far as they stand out from the card and are apart. */
export function chartsOf(theme: Theme, card: Rgb24, wanted: readonly { readonly pick: Pick; readonly color: Color }[]): Pick[] {
	const taken: Look[] = [];
	for (const { pick, color } of wanted) {
		const look = lookOf(pick, color);
		if (stands(look, card) && taken.every((other) => apart(look, other) >= ENOUGH)) taken.push(look);
	}
	const ring = ringOf(theme).filter((look) => stands(look, card));
	// How near the nearest of those taken is, for each of the ring.
	const gaps = ring.map((look) => Math.min(...taken.map((other) => apart(look, other))));
	while (taken.length < CHARTS.length) {
		const next = ring[gaps.indexOf(Math.max(...gaps))]!;
		taken.push(next);
		ring.forEach((look, i) => { gaps[i] = Math.min(gaps[i]!, apart(look, next)); });
	}
	return taken.map(({ pick }) => pick);
}
