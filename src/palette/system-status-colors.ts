/*
 * Candidate colors for statuses: the expected color in each theme, and variations in lightness and hue.
 *
 * They depend on the brand only through three leans of the hue and two strengths, so each is evaluated once per process: its
 * distance from the expected color, and its appearance in five kinds of vision.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference } from '../math/angle.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import { lcFor } from '../metrics/apca.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { DEFICIENCIES, simulateOklab } from '../vision/deficiency.ts';
import { readableOn } from './readable.ts';
import { anchorColor, buildScale, indexOfStep, type Scale, type ScaleStep } from './scale.ts';
import type { Tone } from './system-scales.ts';
import { byTheme, type Status, type Theme } from './system-shape.ts';
import { withinSrgb, type Lch } from './within-gamut.ts';

/**
 * Expected colors, if no brand interferes, and their steps. Of the colors that keep all distances of `system-status.ts`, the
 * nearest to the usual green, amber, red and blue; in the light theme red is dark enough for text on a weak tint of it, and no darker.
 */
const EXPECTED: Readonly<Record<Theme, Readonly<Record<Status, readonly [step: ScaleStep, color: Lch]>>>> = {
	light: {
		success: [600, [0.68, 0.147, 162]], warning: [500, [0.8, 0.167, 78]], danger: [600, [0.542, 0.221, 27]], info: [700, [0.45, 0.21, 262]],
	},
	dark: {
		success: [400, [0.82, 0.19, 156]], warning: [400, [0.835, 0.17, 81]], danger: [400, [0.7, 0.19, 23]], info: [400, [0.735, 0.145, 252]],
	},
};

/** Limits of hue, beyond which green is lime or teal, amber orange or yellow, red pink or orange, blue cyan or violet. */
const HUES: Readonly<Record<Status, readonly [number, number]>> = {
	success: [141, 163], warning: [66, 90], danger: [18.5, 31.5], info: [242, 266],
};

/** Lean of a status hue towards the brand, in degrees; away from a brand whose hue is nearer than NEAR_HUE. */
const LEAN = 5;
const NEAR_HUE = 35;

/** Pastel brands have softer status colors, within limits; except the one of nearly the same hue, which must differ from the brand. */
const SOFT = 0.88, SOFT_BELOW = 0.13;

/** Variations of the expected lightness, and of its hue in degrees. */
const LIGHTER = [0, 0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.14, -0.14], TURNS = [0, -8, 8, 16];

/** Lightness of ambers that look like mustard. */
const MUSTARD_BELOW = 0.76;

/** Least chroma of red in the light theme. */
const LEAST_RED_CHROMA = 0.204;

/** Variations of a clear red; a lighter one is not readable as text. */
const RED_LIGHTER = [0, -0.001, 0.003, 0.006], RED_TURNS = [0, -3, 3, -6, 6, -9];

/** Least difference in lightness between neighboring steps. */
const LEAST_STEP = 0.015;

/** A candidate color of a status in a theme. */
export interface Candidate {
	readonly color: Color;
	/** Index among the candidates of the status in the theme. */
	readonly place: number;
	/** Distance from the expected color, as squared deltaE OK. */
	readonly away: number;
	/** OKLab. */
	readonly lab: Color['coords'];
	/** The displayed color. */
	readonly rgb24: Rgb24;
	/** True if its text is dark although APCA rates white clearly higher. */
	readonly isBetweenTexts: boolean;
	/** True for a cream, with less than half the chroma of the expected color, and for a mustard. */
	readonly isDull: boolean;
	/** OKLab as seen, in the order of DEFICIENCIES. */
	readonly seen: readonly Color['coords'][];
}

/** Candidates of a status in each theme. */
export type Candidates = Readonly<Record<Theme, readonly Candidate[]>>;

function candidatesFrom(colors: readonly Color[], expected: Color, leastLightness = 0): readonly Candidate[] {
	const target = convert(expected, 'oklab').coords;
	return colors.map((color, place) => {
		const lab = convert(color, 'oklab').coords, rgb24 = toRgb24(color), { color: text, black, white } = readableOn(rgb24);
		const isBetweenTexts = text === 'black' && Math.abs(white.lc) - Math.abs(black.lc) > lcFor('non-text');
		const isDull = lab[0] < leastLightness || Math.hypot(lab[1], lab[2]) < Math.hypot(target[1], target[2]) / 2;
		const away = labDistance(lab, target) ** 2;
		return { color, place, lab, away, rgb24, isBetweenTexts, isDull, seen: simulateOklab(color, DEFICIENCIES) };
	});
}

const cache = new Map<string, Candidates>();

/** Candidates of a status for a brand; cached. */
export function findCandidates(status: Status, { isColorless, hue, strength }: Tone): Candidates {
	const turn = hueDifference(EXPECTED.light[status][1][2], hue), isNear = !isColorless && Math.abs(turn) < NEAR_HUE;
	const lean = isColorless ? 0 : isNear ? -Math.sign(turn) * LEAN : Math.sign(turn) * LEAN;
	const share = strength < SOFT_BELOW && !isNear ? SOFT : 1, key = `${status} ${lean} ${share}`;
	return getOrCreate(cache, key, () => byTheme((theme) => leaning(status, theme, lean, share)));
}

function leaning(status: Status, theme: Theme, lean: number, share: number): readonly Candidate[] {
	const [least, most] = HUES[status], [, [lightness, chroma, hue]] = EXPECTED[theme][status];
	const isRed = theme === 'light' && status === 'danger';
	const strength = isRed ? Math.max(LEAST_RED_CHROMA, chroma * share) : chroma * share;
	const moved = (lighter: number, turn: number): Color =>
		withinSrgb(lightness + lighter, strength, Math.min(most, Math.max(least, hue + turn)));
	const lights = isRed ? RED_LIGHTER : LIGHTER, turns = isRed ? RED_TURNS : TURNS;
	const all = lights.flatMap((lighter) => turns.map((turn) => moved(lighter, lean + turn)));
	return candidatesFrom(all, moved(0, 0), status === 'warning' ? MUSTARD_BELOW : 0);
}

/** Candidates for a given color: the steps of its scale; the expected color is the color itself. */
export function givenCandidates(scale: Scale): Candidates {
	const all = candidatesFrom(scale.colors, anchorColor(scale));
	return { light: all, dark: all };
}

/** True if there is room for the steps between the colors of the light and the dark theme. */
export function leavesRoom(status: Status, light: Candidate, dark: Candidate): boolean {
	const steps = indexOfStep(EXPECTED.light[status][0]) - indexOfStep(EXPECTED.dark[status][0]);
	return dark.lab[0] - light.lab[0] >= steps * LEAST_STEP;
}

/** The scale through the colors of both themes, and the indices of their steps. */
export function scaleThrough(status: Status, light: Color, dark: Color): { readonly scale: Scale } & Readonly<Record<Theme, number>> {
	const [lightStep] = EXPECTED.light[status], [darkStep] = EXPECTED.dark[status];
	const scale = buildScale(light, { anchor: lightStep, pins: { [darkStep]: dark } });
	return { scale, light: indexOfStep(lightStep), dark: indexOfStep(darkStep) };
}
