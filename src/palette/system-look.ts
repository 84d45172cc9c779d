/*
 * The look of a design system: how much contrast it has, and which neutrals its surfaces, texts and lines prefer.
 *
 * Looks   `standard` and `soft` pass WCAG AA; soft has quieter text, and a dark theme of dark gray. `high` passes AAA for text, 7:1, and
 *         has 4.5:1 for outlines, charts and fills on dark, a white page and strong lines.
 * Proof   test/palette/system-look.test.ts, system.test.ts.
 */

import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { convert } from '../spaces/convert.ts';
import { indexOfStep as at, SCALE_STEPS, type Scale, type ScaleStep } from './scale.ts';
import { toDisplay } from './system-display.ts';
import { PURE_WHITE } from './system-fills.ts';
import { pickName, type Elevation, type Needs, type Pick, type StepPick, type Theme } from './system-shape.ts';
import { BLACK, WHITE } from '../spaces/rgb24.ts';
import { withinSrgb, type Lch } from './within-gamut.ts';

export const LOOKS = ['soft', 'standard', 'high'] as const;
export type Look = (typeof LOOKS)[number];

const AA: Needs = { text: WCAG_LEAST.aa.normal, nonText: WCAG_LEAST.nonText };

export const NEEDS: Readonly<Record<Look, Needs>> = {
	soft: AA, standard: AA, high: { text: WCAG_LEAST.aaa.normal, nonText: WCAG_LEAST.aaa.large },
};

/** A step of the neutral. */
export const neutralStep = (step: ScaleStep): StepPick => ({ scale: 'neutral', index: at(step) });

type Step = ScaleStep | 'white';

interface Surfaces {
	readonly background: Step;
	readonly card: Step;
	readonly muted: Step;
	readonly hover: Step;
	readonly active: Step;
	readonly disabled: Step;
	readonly border: ScaleStep;
}

const LIGHT: Surfaces = { background: 50, card: 'white', muted: 100, hover: 100, active: 200, disabled: 100, border: 200 };
const DARK: Surfaces = { background: 950, card: 900, muted: 800, hover: 800, active: 700, disabled: 800, border: 700 };

/** Quiet surfaces of each theme, below everything else. */
const SURFACES: Readonly<Record<Look, Readonly<Record<Theme, Surfaces>>>> = {
	standard: { light: LIGHT, dark: DARK },
	soft: {
		light: LIGHT, dark: { background: 900, card: 800, muted: 700, hover: 700, active: 700, disabled: 700, border: 600 },
	},
	high: { light: { ...LIGHT, background: 'white', border: 400 }, dark: { ...DARK, border: 500 } },
};

/** Preferred steps of texts and lines, lightness of tints, and opacity of the overlay. */
interface Preferred {
	readonly text: number;
	readonly muted: number;
	readonly input: number;
	readonly disabled: number;
	readonly subtle: number;
	readonly onSubtle: number;
	readonly overlay: number;
}

const ON_LIGHT: Preferred = {
	text: at(950), muted: at(600), input: at(400), disabled: at(500), subtle: 0.95, onSubtle: at(700), overlay: 0.5,
};
const ON_DARK: Preferred = {
	text: at(50), muted: at(400), input: at(500), disabled: at(400), subtle: 0.28, onSubtle: at(300), overlay: 0.65,
};

export const PREFERRED: Readonly<Record<Look, Readonly<Record<Theme, Preferred>>>> = {
	standard: { light: ON_LIGHT, dark: ON_DARK },
	soft: { light: { ...ON_LIGHT, text: at(800), muted: at(500) }, dark: { ...ON_DARK, text: at(200), subtle: 0.33 } },
	high: { light: { ...ON_LIGHT, muted: at(700) }, dark: { ...ON_DARK, muted: at(300) } },
};

/** Least ratio of black in the light theme, and of white in the dark one, on surfaces for text of every color. */
const ROOM = { light: 12, dark: 9 } as const;

export type Surface = keyof Surfaces | 'popover' | Elevation;

/** The steps of the table, or if a given neutral is too far from gray for them, the nearest step further out. */
export function pickSurfaces(theme: Theme, neutral: Scale, look: Look): Readonly<Record<Surface, Pick>> {
	const out = theme === 'light' ? -1 : 1, ink = theme === 'light' ? BLACK : WHITE, table = SURFACES[look][theme];
	const pick = (step: Step): Pick => {
		if (step === 'white') return PURE_WHITE;
		let index = at(step);
		while (index + out in SCALE_STEPS && contrastRatio(ink, toDisplay(neutral.colors[index]!)) < ROOM[theme]) index += out;
		return { scale: 'neutral', index };
	};
	const card = pick(table.card), high = pick(table.hover), middle = theme === 'light' ? card : between(neutral, card, high);
	const picks = {
		'background': pick(table.background), card, 'popover': card, 'muted': pick(table.muted), 'hover': high, 'active': pick(table.active),
		'disabled': pick(table.disabled), 'border': pick(table.border),
		'elevation-1': card, 'elevation-2': middle, 'elevation-3': theme === 'light' ? card : high,
	};
	return pickName(picks.border) === pickName(picks.muted) ? { ...picks, border: neutralStep(table.border) } : picks;
}

/** The color in the middle of two steps. */
function between(neutral: Scale, one: Pick, other: Pick): Pick {
	const coords = [one, other].map((pick) => convert('scale' in pick ? neutral.colors[pick.index]! : pick.color, 'oklch').coords);
	const [[l0, c0, hue], [l1, c1]] = coords as [Lch, Lch];
	return l0 === l1 ? one : { color: withinSrgb((l0 + l1) / 2, (c0 + c1) / 2, hue) };
}
