/*
 * Fills of a design system with their text, chosen together by WCAG 2 and APCA.
 *
 * Fill    The color itself. In the dark theme it has at least 3:1 with page and card; in the light one the brand never moves for
 *         visibility (`primary-border` outlines pale ones), and other fills have 1.5:1 with the page.
 * Text    White if it reaches 4.5:1 and APCA rates it higher. If APCA rates white higher by more than 15 Lc, but it misses 4.5:1,
 *         the fill darkens until white passes, by at most deltaE OK 0.06. Otherwise the darkest neutral, or black.
 * Moves   Change lightness only, to the threshold and no further; chroma falls where sRGB requires it. All are reported.
 * Proof   test/palette/system-fills.test.ts, with independent math over a thousand primaries and forty brands.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { bisect } from '../math/bisect.ts';
import { apcaLc, lcFor } from '../metrics/apca.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import { luminance } from '../metrics/luminance.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { BLACK, readableOn, WHITE } from './readable.ts';
import { SCALE_STEPS, type Scale } from './scale.ts';
import { toDisplay } from './system-display.ts';
import { APART, outwards } from './system-scales.ts';
import type { Fill, MoveReason, OwnPick, Pick, StepPick, Theme } from './system-shape.ts';
import { withinSrgb } from './within-gamut.ts';

/** How the text on the brand is chosen: by both metrics, always white or dark, or so that the fill keeps its color. */
export const ON_PRIMARY = ['auto', 'white', 'dark', 'exact'] as const;
export type OnPrimary = (typeof ON_PRIMARY)[number];

export const PURE_WHITE: OwnPick = { color: fromRgb24(WHITE) };
export const PURE_BLACK: OwnPick = { color: fromRgb24(BLACK) };

/** Contrast with the page below which a fill needs an outline. */
export const OUTLINED_BELOW = 1.5;

/** A brand with less chroma is black, gray or white: if it is invisible on the page, its opposite step replaces it. */
const GRAY_BELOW = 0.03;

/** Largest move of a fill for white text, in deltaE OK. */
const MOST_FOR_TEXT = 0.06;

/** Least lead of white in |Lc| for which a fill moves. */
const CLEARLY_BETTER = lcFor('non-text');

const AA = WCAG_LEAST.aa.normal;

/** The surroundings of a fill. */
export interface FillSetting {
	readonly theme: Theme;
	/** Page and card. */
	readonly grounds: readonly Rgb24[];
	/** The darkest neutral, preferred to black as text. */
	readonly dark: StepPick & OwnPick;
}

export interface FillChoice {
	/** Nearest step of the scale. */
	readonly index: number;
	/** The step itself, or the color moved from it. */
	readonly pick: Pick;
	readonly color: Color;
	readonly text: Pick;
	/** Reasons of a move from the given color; empty if it did not move. */
	readonly why: readonly MoveReason[];
}

/** Chooses a fill of a scale and its text; `others` are fills from which it must be distinct. */
export function chooseFill(name: Fill, scale: Scale, setting: FillSetting, onFill: OnPrimary, others: readonly Color[] = []): FillChoice {
	const anchor = SCALE_STEPS.indexOf(scale.anchor), own = scale.colors[anchor]!, visible = visibility(name, setting);
	const isLost = name === 'primary' && convert(own, 'oklch').coords[1] < GRAY_BELOW && !visible.test(toDisplay(own));
	const start = isLost ? SCALE_STEPS.length - 1 - anchor : anchor;
	let first: FillChoice | undefined;
	for (const index of outwards(start)) {
		const { why, ...choice } = fillFrom(name, scale, index, setting, visible, onFill);
		const reasons: readonly MoveReason[] = index !== start ? ['distinct', ...why] : isLost ? ['visible', ...why] : why;
		const whole: FillChoice = { ...choice, why: [...new Set(reasons)] };
		if (others.every((other) => deltaEOK(choice.color, other) >= APART)) return whole;
		first ??= whole;
	}
	// The loop runs at least once.
	return first!;
}

/** A test of a displayed color, and the lightness, 0 or 1, towards which colors begin to pass it. */
export interface Need {
	readonly test: (shown: Rgb24) => boolean;
	readonly towards: 0 | 1;
}

const WHITE_TEXT: Need = { test: (shown) => contrastRatio(WHITE, shown) >= AA, towards: 0 };
const DARK_TEXT: Need = { test: (shown) => contrastRatio(BLACK, shown) >= AA, towards: 1 };

function visibility(name: Fill, { theme, grounds }: FillSetting): Need {
	const reaches = (least: number) => (shown: Rgb24): boolean => grounds.every((ground) => contrastRatio(shown, ground) >= least);
	if (theme === 'dark') return { test: reaches(WCAG_LEAST.nonText), towards: 1 };
	return { test: name === 'primary' ? () => true : reaches(OUTLINED_BELOW), towards: 0 };
}

/** The fill from a step, moved as far as it must, with its text. */
function fillFrom(name: Fill, scale: Scale, index: number, setting: FillSetting, visible: Need, onFill: OnPrimary): FillChoice {
	const step = scale.colors[index]!, seen = moveLightness(step, [visible]) ?? step;
	const why: readonly MoveReason[] = seen === step ? [] : ['visible'];
	const choice = (color: Color, text: Pick, moved: readonly MoveReason[] = []): FillChoice => ({
		index: color === step ? index : nearestStep(scale, color), pick: color === step ? { scale: name, index } : { color }, color, text,
		why: color === seen ? why : [...why, ...moved],
	});
	if (onFill === 'white') {
		const moved = moveLightness(seen, [WHITE_TEXT, visible]);
		if (moved) return choice(moved, PURE_WHITE, ['white-text']);
	}
	if (onFill === 'dark') {
		const moved = moveLightness(seen, [DARK_TEXT, visible]);
		if (moved) return choice(moved, darkText(moved, setting), ['dark-text']);
	}
	if (readableOn(toDisplay(seen)).color === 'white') return choice(seen, PURE_WHITE);
	const dark = darkText(seen, setting);
	const white = onFill === 'exact' || lead(seen, dark) <= CLEARLY_BETTER ? undefined : moveLightness(seen, [WHITE_TEXT, visible]);
	return white && deltaEOK(white, seen) <= MOST_FOR_TEXT ? choice(white, PURE_WHITE, ['white-text']) : choice(seen, dark);
}

/** A step as a fill, without a move. */
export function stepFill(name: Fill, scale: Scale, index: number, setting: FillSetting): FillChoice {
	const color = scale.colors[index]!;
	const text = readableOn(toDisplay(color)).color === 'white' ? PURE_WHITE : darkText(color, setting);
	return { index, pick: { scale: name, index }, color, text, why: index === SCALE_STEPS.indexOf(scale.anchor) ? [] : ['distinct'] };
}

/** By how much white has more |Lc| on a color than a dark text. */
const lead = (color: Color, { color: dark }: OwnPick): number =>
	Math.abs(apcaLc(WHITE, toDisplay(color))) - Math.abs(apcaLc(toDisplay(dark), toDisplay(color)));

/** The darkest neutral if it is readable, otherwise black. */
const darkText = (on: Color, { dark }: FillSetting): Pick & OwnPick =>
	(contrastRatio(toDisplay(dark.color), toDisplay(on)) >= AA ? dark : PURE_BLACK);

/** The nearest lightness at which a color passes every test; undefined if there is none. */
export function moveLightness(color: Color, needs: readonly Need[]): Color | undefined {
	const failed = needs.find(({ test }) => !test(toDisplay(color)));
	if (failed === undefined) return color;
	const [lightness, chroma, hue] = convert(color, 'oklch').coords;
	const at = (l: number): Color => withinSrgb(l, chroma, hue);
	const moved = at(bisect(failed.towards, lightness, LIGHTNESS_TOLERANCE, (l) => failed.test(toRgb24(at(l)))));
	return needs.every(({ test }) => test(toRgb24(moved))) ? moved : undefined;
}

const LIGHTNESS_TOLERANCE = 1e-4;

function nearestStep({ colors }: Scale, color: Color): number {
	const gaps = colors.map((step) => deltaEOK(step, color));
	return gaps.indexOf(Math.min(...gaps));
}

/** Hovered and pressed steps of a fill. */
export interface FillStates {
	readonly hover: Pick;
	readonly active: Pick;
}

/** Least contrast between a fill and its states. */
const STATE_APART = 1.02;

/**
 * The steps after a fill on which its text stays readable: away from the text, so that its contrast grows; a fill that needs an outline
 * darkens instead, because it would fade into the page.
 */
export function chooseStates(name: Fill, scale: Scale, { color, pick, text }: FillChoice, textColor: Color, isPale: boolean): FillStates {
	const own = toDisplay(color), ink = toDisplay(textColor), isDarker = text === PURE_WHITE || isPale;
	const steps = outwards(nearestStep(scale, color)).filter((index) => {
		const shown = toDisplay(scale.colors[index]!);
		return contrastRatio(ink, shown) >= AA && contrastRatio(shown, own) >= STATE_APART;
	});
	const isAway = (index: number): boolean => luminance(toDisplay(scale.colors[index]!)) < luminance(own) === isDarker;
	const states = [...steps.filter(isAway).slice(0, 2), ...steps.filter((index) => !isAway(index))];
	const [hover = pick, active = hover] = states.map((index): StepPick => ({ scale: name, index }));
	return { hover, active };
}
