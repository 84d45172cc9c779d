/*
 * The colors that a status may have: what people expect of it in a theme, and changes of that in lightness and hue.
 *
 * They depend on the brand by three leans of the hue and two strengths only, so each is looked at once in the life of the
 * process: how far it is from what is expected, and how eyes of five kinds see it.
 */

import { mapToGamut } from '../gamut/map.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert, convertInto } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { DEFICIENCIES, lightSeenInto } from '../vision/deficiency.ts';
import { SCALE_STEPS, scaleOf, type Scale, type ScaleStep } from './scale.ts';
import type { Tone } from './system-scales.ts';
import type { Status, Theme } from './system-shape.ts';
import { withinSrgb } from './within-gamut.ts';

/** OKLCH lightness, chroma and hue. */
type Lch = readonly [number, number, number];

/**
 * What each is in a theme where no brand is in the way, and the step where its scale has that. Of the colors that keep every
 * distance which `system-status.ts` asks for, those nearest to the usual green, amber, red and blue; in the light red is
 * dark enough for text on its own tint.
 */
const EXPECTED: Readonly<Record<Theme, Readonly<Record<Status, readonly [step: ScaleStep, color: Lch]>>>> = {
	light: {
		success: [600, [0.67, 0.16, 156]], warning: [500, [0.785, 0.168, 77]], danger: [700, [0.482, 0.195, 25]], info: [600, [0.56, 0.195, 257]],
	},
	dark: {
		success: [400, [0.82, 0.19, 156]], warning: [400, [0.82, 0.17, 81]], danger: [400, [0.7, 0.19, 23]], info: [400, [0.735, 0.145, 252]],
	},
};

/** Hues beyond which green is lime or teal, amber orange or yellow, red pink or orange, blue cyan or violet. */
const HUES: Readonly<Record<Status, readonly [number, number]>> = {
	success: [141, 163], warning: [66, 87], danger: [13, 38], info: [242, 266],
};

/** A status hue leans so far towards the brand, in degrees; away from a brand whose hue is nearer than NEAR_HUE. */
const LEAN = 5;
const NEAR_HUE = 35;

/** A pastel brand has softer signals, but signals they stay. */
const SOFT = 0.88, SOFT_BELOW = 0.13;

/** Changes of the expected: of its lightness, and with it of its hue, in degrees. */
const LIGHTER = [0, 0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.14, -0.14], TURNS = [0, -8, 8, 16];

/** How much the lightness of neighbouring steps differs at least. */
const LEAST_STEP = 0.03;

/** A color that a status may have in a theme. */
export interface Candidate {
	readonly color: Color;
	/** Its place among all of the status in the theme. */
	readonly place: number;
	/** How far it is from what is expected, as deltaE OK squared. */
	readonly away: number;
	/** OKLab. */
	readonly lab: Color['coords'];
	/** As a screen shows it. */
	readonly rgb24: Rgb24;
	/** OKLab as seen, for each of DEFICIENCIES in their order. */
	readonly seen: readonly Color['coords'][];
}

/** The colors that a status may have in each theme. */
export type Candidates = Readonly<Record<Theme, readonly Candidate[]>>;

function candidatesFrom(colors: readonly Color[], expected: Color): readonly Candidate[] {
	const wanted = convert(expected, 'oklab').coords;
	return colors.map((color, place) => {
		const lab = convert(color, 'oklab').coords;
		return { color, place, lab, away: deltaEOKOf(lab, wanted) ** 2, rgb24: toRgb24(color), seen: seenBy(color) };
	});
}

function seenBy(color: Color): readonly Color['coords'][] {
	const [r, g, b] = convert(mapToGamut(color, 'srgb'), 'srgb-linear').coords;
	return DEFICIENCIES.map((kind) => {
		const light: Vec3 = [r, g, b];
		lightSeenInto(light, kind, 'machado');
		convertInto(light, 'srgb-linear', 'oklab');
		return light;
	});
}

const known = new Map<string, Candidates>();

/** The colors that a status may have beside a brand. */
export function candidatesOf(status: Status, { isColorless, hue, strength }: Tone): Candidates {
	const turn = hueDifference(EXPECTED.light[status][1][2], hue);
	const lean = isColorless ? 0 : Math.abs(turn) < NEAR_HUE ? -Math.sign(turn) * LEAN : Math.sign(turn) * LEAN;
	const share = strength < SOFT_BELOW ? SOFT : 1, key = `${status} ${lean} ${share}`;
	const made = known.get(key) ?? { light: leaning(status, 'light', lean, share), dark: leaning(status, 'dark', lean, share) };
	known.set(key, made);
	return made;
}

function leaning(status: Status, theme: Theme, lean: number, share: number): readonly Candidate[] {
	const [least, most] = HUES[status], [, [lightness, chroma, hue]] = EXPECTED[theme][status];
	const moved = (lighter: number, turn: number): Color =>
		withinSrgb(lightness + lighter, chroma * share, Math.min(most, Math.max(least, hue + turn)));
	return candidatesFrom(LIGHTER.flatMap((lighter) => TURNS.map((turn) => moved(lighter, lean + turn))), moved(0, 0));
}

/** Those of a color that is given are the steps of its scale; expected is the color itself. */
export function givenCandidates({ anchor, colors }: Scale): Candidates {
	const all = candidatesFrom(colors, colors[SCALE_STEPS.indexOf(anchor)]!);
	return { light: all, dark: all };
}

/** Does a color of the dark theme leave room for the steps between it and that of the light one? */
export function leavesRoom(status: Status, light: Candidate, dark: Candidate): boolean {
	const steps = SCALE_STEPS.indexOf(EXPECTED.light[status][0]) - SCALE_STEPS.indexOf(EXPECTED.dark[status][0]);
	return dark.lab[0] - light.lab[0] >= steps * LEAST_STEP;
}

/** The scale that passes through the colors of both themes, and the indices of their steps. */
export function scaleThrough(status: Status, light: Color, dark: Color): { readonly scale: Scale } & Readonly<Record<Theme, number>> {
	const [lightStep] = EXPECTED.light[status], [darkStep] = EXPECTED.dark[status];
	return {
		scale: scaleOf(light, { anchor: lightStep, pins: { [darkStep]: dark } }),
		light: SCALE_STEPS.indexOf(lightStep), dark: SCALE_STEPS.indexOf(darkStep),
	};
}
