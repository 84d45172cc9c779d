/*
 * The shape of a scale as functions of the hue: lightness, relative chroma and hue turn of its eleven steps.
 *
 * Hues are cyclic, so each step has a short Fourier series of the hue angle. The middle of a yellow is far lighter than
 * the middle of a blue; a dark yellow has less of its chroma than a dark violet. Grays have separate curves, and between
 * gray and a clear hue the two are blended, so that similar colors get similar scales.
 *
 * Source  Least-squares fits to the published palette of Tailwind CSS 4 (17 chromatic families), lightness moved
 *         half-way to even steps. The gray curve is near its nine gray families.
 * Proof   test/palette/scale.test.ts: for the 500 of a family, the scale stays near the family.
 */

/** One number per step. */
export type Curve = readonly number[];

/** a0 + a1 cos h + b1 sin h + a2 cos 2h + b2 sin 2h + a3 cos 3h + b3 sin 3h. */
type Harmonics = readonly [number, number, number, number, number, number, number];

/** OKLCH lightness. */
const LIGHTNESS: readonly Harmonics[] = [
	[0.9786, -0.0052, 0.0064, -0.0004, -0.0003, -0.0009, -0.0055],
	[0.9374, -0.0084, 0.0153, -0.0027, -0.0024, 0.0016, -0.0107],
	[0.8875, -0.0138, 0.0254, -0.0054, -0.0047, 0.004, -0.0167],
	[0.8281, -0.0225, 0.039, -0.0087, -0.0058, 0.0056, -0.0243],
	[0.7582, -0.0325, 0.0557, -0.0138, -0.0058, 0.0084, -0.0333],
	[0.6952, -0.0349, 0.0675, -0.0141, -0.0027, 0.0106, -0.0384],
	[0.6092, -0.0201, 0.0542, -0.0093, -0.0004, 0.0074, -0.0301],
	[0.5242, -0.0102, 0.0337, -0.0047, -0, 0.0045, -0.0222],
	[0.4479, -0.0045, 0.0212, -0.0029, 0.0004, 0.005, -0.0191],
	[0.3805, -0.001, 0.0123, -0.0017, 0.0003, 0.0061, -0.0155],
	[0.2804, -0.0014, -0.0062, -0.001, -0.0003, 0.004, -0.0153],
];

/** Chroma relative to step 500. */
const CHROMA: readonly Harmonics[] = [
	[0.0918, -0.0286, 0.0236, -0.0104, 0.0009, 0.0017, -0.0149],
	[0.222, -0.0885, 0.0709, -0.0096, 0.0154, -0.0251, -0.0503],
	[0.4252, -0.1537, 0.1329, -0.0209, 0.0317, -0.0425, -0.0958],
	[0.6929, -0.1973, 0.1489, -0.0112, 0.0383, -0.0305, -0.1172],
	[0.927, -0.13, 0.0868, 0.0134, 0.0217, 0.0006, -0.0762],
	[1, 0, 0, 0, 0, 0, 0],
	[0.9635, 0.0953, -0.0724, -0.0394, 0.0094, -0.0122, 0.0572],
	[0.8358, 0.1197, -0.103, -0.0653, 0.0195, -0.023, 0.0695],
	[0.688, 0.1136, -0.0882, -0.0552, 0.0175, -0.0207, 0.0501],
	[0.5552, 0.0943, -0.0589, -0.0314, 0.0104, -0.0141, 0.0227],
	[0.3964, 0.0672, -0.0577, -0.0102, -0.0123, -0.0169, -0.0205],
];

const GRAY_LIGHTNESS: Curve = [0.985, 0.97, 0.922, 0.859, 0.706, 0.5535, 0.453, 0.366, 0.272, 0.205, 0.145];
const GRAY_CHROMA: Curve = [0.08, 0.18, 0.32, 0.5, 0.8, 1, 0.92, 0.85, 0.7, 0.6, 0.45];

/** Lightness in the middle of the gray curve, used for derived neutrals. */
export const GRAY_MIDDLE = GRAY_LIGHTNESS[5]!;

/** Basis functions of a hue (degrees) in the order of `Harmonics`. */
function harmonicsAt(hue: number): Harmonics {
	const h = hue * (Math.PI / 180);
	return [1, Math.cos(h), Math.sin(h), Math.cos(2 * h), Math.sin(2 * h), Math.cos(3 * h), Math.sin(3 * h)];
}

const valueAt = (of: Harmonics, waves: Harmonics): number =>
	of[0] + of[1] * waves[1] + of[2] * waves[2] + of[3] * waves[3] + of[4] * waves[4] + of[5] * waves[5] + of[6] * waves[6];

/** OKLCH lightness of step 500 for a vivid hue (degrees). */
export const middleLightness = (hue: number): number => valueAt(LIGHTNESS[5]!, harmonicsAt(hue));

// --- Orange to yellow -------------------------------------------------------------------------------------------------

/**
 * Three hues that no short series fits: darker steps turn warmer and keep their chroma, as painters mix them; without the
 * turn they would become brown and khaki. Lighter steps of ambers turn to yellow, where light colors are vivid. Turns are in degrees
 * from the middle, by step.
 */
interface Warm {
	readonly hue: number;
	readonly lightness: Curve;
	readonly chroma: Curve;
	readonly turn: Curve;
}

/**
 * Tailwind's orange, amber and yellow; the hue of light oranges stays within two degrees, and their lightness and chroma are the nearest.
 */
const WARM: readonly Warm[] = [
	{
		hue: 44.4,
		lightness: [0.978, 0.936, 0.88, 0.818, 0.748, 0.7, 0.63, 0.54, 0.455, 0.38, 0.266],
		chroma: [0.057, 0.134, 0.299, 0.519, 0.836, 1, 1.076, 0.952, 0.776, 0.608, 0.391],
		turn: [1.6, 1.6, 1.6, 1.6, 1, 0, -6, -8.5, -8, -7.5, -8.5],
	},
	{
		hue: 65.7,
		lightness: [0.986, 0.961, 0.921, 0.875, 0.828, 0.771, 0.667, 0.557, 0.475, 0.411, 0.285],
		chroma: [0.12, 0.33, 0.67, 0.96, 0.99, 1, 0.979, 0.92, 0.789, 0.654, 0.449],
		turn: [26, 26, 26, 23, 14, 0, -12.3, -20.3, -20.7, -20, -20],
	},
	{
		hue: 83.1,
		lightness: [0.986, 0.968, 0.939, 0.898, 0.851, 0.797, 0.687, 0.568, 0.483, 0.41, 0.287],
		chroma: [0.155, 0.42, 0.77, 1.07, 1.06, 1, 0.895, 0.776, 0.681, 0.581, 0.405],
		turn: [17, 17, 16, 13, 6, 0, -11.6, -20.6, -22.7, -25.2, -28.5],
	},
];

/** Range of hues that the three influence, in degrees. */
const WARM_FROM = 36, WARM_TO = 122;

/** Blends a number of the series with those of the three hues, linearly between neighbors. */
function warmth(hue: number): (series: number, warm: (of: Warm) => number) => number {
	if (!(hue > WARM_FROM && hue < WARM_TO)) return (series) => series;
	const next = WARM.find((of) => hue < of.hue), before = WARM.findLast((of) => hue >= of.hue);
	const from = before?.hue ?? WARM_FROM, to = next?.hue ?? WARM_TO, share = (hue - from) / (to - from);
	return (series, warm) => {
		const first = before ? warm(before) : series, last = next ? warm(next) : series;
		return first + (last - first) * share;
	};
}

// --- Curves -----------------------------------------------------------------------------------------------------------

export interface Curves {
	readonly lightness: Curve;
	/** Relative to step 500. */
	readonly chroma: Curve;
	/** Turn of each step from the hue of the middle, in degrees. */
	readonly turn: Curve;
}

/** Hue of light yellows; lighter steps do not turn beyond it, to lime. */
const LIGHT_YELLOW = 103;

/** Curves of a color with a clear hue, in degrees. */
export function vividCurves(hue: number): Curves {
	const waves = harmonicsAt(hue), withWarm = warmth(hue);
	return {
		lightness: LIGHTNESS.map((harmonics, i) => withWarm(valueAt(harmonics, waves), ({ lightness }) => lightness[i]!)),
		chroma: CHROMA.map((harmonics, i) => withWarm(valueAt(harmonics, waves), ({ chroma }) => chroma[i]!)),
		turn: LIGHTNESS.map((_, i) => Math.min(withWarm(0, ({ turn }) => turn[i]!), Math.max(0, LIGHT_YELLOW - hue))),
	};
}

/** Blends the gray curves (vividness 0) with these (1). */
export const blendCurves = ({ lightness, chroma, turn }: Curves, vividness: number): Curves => ({
	lightness: lightness.map((vivid, i) => blend(GRAY_LIGHTNESS[i]!, vivid, vividness)),
	chroma: chroma.map((vivid, i) => blend(GRAY_CHROMA[i]!, vivid, vividness)),
	turn: turn.map((vivid) => vivid * vividness),
});

const blend = (gray: number, vivid: number, vividness: number): number => gray + (vivid - gray) * vividness;
