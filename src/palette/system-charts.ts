/*
 * Six colors for charts, by theme: the brand, the accent, and four that are distinct from them and from each other.
 *
 * Greedy: the next color is the one furthest from those before it, in normal and color-deficient vision, from a fixed ring
 * of hues, at medium lightness if that gives six. All have 3:1 on page and card, or what the look requires. Lines and slices have no
 * text to help, so status colors, which would carry meaning, are excluded.
 *
 * Proof  test/palette/system-colors.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { leastGap, simulateAll, squareGap, type Seen } from './sights.ts';
import { byTheme, CHARTS, type OwnPick, type Pick, type Theme } from './system-shape.ts';
import { withinSrgb } from './within-gamut.ts';

/** Least deltaE OK between chart colors: in normal vision, and in each dichromacy. */
const APART = 0.1;
const APART_SEEN = 0.05;

/**
 * The ring and its lightnesses, in order of preference: near-black and pastel only if the others do not give six. In the
 * light theme, a yellow that contrasts with a card would be brown.
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

/** Number of lightnesses to start with. */
const OPEN = 2;

const CHROMA = 0.16;

interface Look {
	readonly pick: Pick;
	readonly rgb24: Rgb24;
	readonly seen: Seen;
}

/** Uses the sRGB color: wide-gamut brands are closer to others there. */
function toLook(pick: Pick, color: Color): Look {
	const rgb24 = toRgb24(color);
	return { pick, rgb24, seen: simulateAll(rgb24) };
}

/** Least distance between two colors, relative to the required one. */
const apart = ({ seen: one }: Look, { seen: other }: Look): number =>
	Math.min(Math.sqrt(squareGap(one, other, 0)) / APART, leastGap(one, other) / APART_SEEN);

let rings: Readonly<Record<Theme, readonly (readonly Look[])[]>> | undefined;

/** The ring by lightness, computed once. */
function getRing(theme: Theme): readonly (readonly Look[])[] {
	rings ??= byTheme((of) => RING[of].lightness.map((lightness) => RING[of].hues.map((hue) => {
		const pick: OwnPick = { color: withinSrgb(lightness, CHROMA, hue) };
		return toLook(pick, pick.color);
	})));
	return rings[theme];
}

/** Margins: for rounding to 8 bits, and for preferred colors, so that there is room for others. */
const KEPT = 1.06, WELL_APART = 1.25;

/** Chooses six colors; `wanted` come first if they are visible and distinct. */
export function chooseCharts(
	theme: Theme, wanted: readonly { readonly pick: Pick; readonly color: Color }[], isVisible: (shown: Rgb24) => boolean,
): Pick[] {
	const first: Look[] = [];
	for (const { pick, color } of wanted) {
		const look = toLook(pick, color);
		if (isVisible(look.rgb24) && first.every((other) => apart(look, other) >= WELL_APART)) first.push(look);
	}
	const ring = getRing(theme).map((looks) => looks.filter(({ rgb24 }) => isVisible(rgb24)));
	for (let open = OPEN; ; open++) {
		const { taken, least } = fillUp(first, ring.slice(0, open).flat());
		if (least >= KEPT || open === ring.length) return taken.map(({ pick }) => pick);
	}
}

/** Greedily adds the color furthest from those taken; also returns the least distance. */
function fillUp(first: readonly Look[], ring: readonly Look[]): { readonly taken: readonly Look[]; readonly least: number } {
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
