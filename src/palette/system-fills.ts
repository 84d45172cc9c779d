/*
 * Fills of a design system with their text, chosen together by WCAG 2 and APCA.
 *
 * Fill    The color itself. In the dark theme it has at least 3:1 with page and card; in the light one the brand never moves for
 *         visibility (`primary-border` outlines pale ones), and other fills have 1.5:1 with the page.
 * Text    White if it reaches 4.5:1 and APCA rates it higher. If white misses 4.5:1, the fill darkens until white passes, by at most
 *         deltaE OK 0.06; APCA rates white higher on all such fills, by more than 15 Lc. Otherwise the darkest neutral, or black.
 * Moves   Change lightness only, to the threshold and no further; chroma falls where sRGB requires it. All are reported.
 * Proof   test/palette/system-fills.test.ts, with independent math over a thousand primaries and forty brands.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { bisect } from '../math/bisect.ts';
import { indexOfLeast } from '../math/least.ts';
import { deltaEOK } from '../metrics/difference.ts';
import { luminance } from '../metrics/luminance.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { BLACK, fromRgb24, WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { readableOn } from './readable.ts';
import { indexOfStep, SCALE_STEPS, type Scale } from './scale.ts';
import { toDisplay } from './system-display.ts';
import { APART, outwards } from './system-scales.ts';
import type { Fill, MoveReason, Needs, OwnPick, Pick, StepPick, Theme } from './system-shape.ts';
import { withinSrgb } from './within-gamut.ts';

/** How the text on the brand is chosen: by both metrics, always white or dark, or so that the fill keeps its color. */
export const ON_PRIMARY = ['auto', 'white', 'dark', 'exact'] as const;
export type OnPrimary = (typeof ON_PRIMARY)[number];

export const PURE_WHITE: OwnPick = { color: fromRgb24(WHITE) };
export const PURE_BLACK: OwnPick = { color: fromRgb24(BLACK) };

/** Contrast with the page below which a fill needs an outline. */
const OUTLINED_BELOW = 1.5;

/** A brand with less chroma is black, gray or white: if it is invisible on the page, its opposite step replaces it. */
const GRAY_BELOW = 0.03;

/** Largest move of a fill for white text, in deltaE OK. */
const MOST_FOR_TEXT = 0.06;

/** The surroundings of a fill. */
export interface FillSetting {
	readonly theme: Theme;
	readonly needs: Needs;
	/** Page, card and popover. */
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
	const anchor = indexOfStep(scale.anchor), own = scale.colors[anchor]!, visible = visibility(name, setting);
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
	readonly test: (fill: Rgb24) => boolean;
	readonly towards: 0 | 1;
}

const whiteText = (least: number): Need => ({ test: (shown) => contrastRatio(WHITE, shown) >= least, towards: 0 });
const blackText = (least: number): Need => ({ test: (shown) => contrastRatio(BLACK, shown) >= least, towards: 1 });

function visibility(name: Fill, { theme, needs, grounds }: FillSetting): Need {
	const reaches = (least: number) => (shown: Rgb24): boolean => grounds.every((ground) => contrastRatio(shown, ground) >= least);
	if (theme === 'dark') return { test: reaches(needs.nonText), towards: 1 };
	return { test: name === 'primary' ? () => true : reaches(OUTLINED_BELOW), towards: 0 };
}

/** The fill from a step, moved as far as it must, with its text. */
function fillFrom(name: Fill, scale: Scale, index: number, setting: FillSetting, visible: Need, onFill: OnPrimary): FillChoice {
	const step = scale.colors[index]!, seen = moveLightness(step, [visible]) ?? step;
	const why: readonly MoveReason[] = seen === step ? [] : ['visible'];
	const choice = (color: Color, text: Pick, moved: readonly MoveReason[] = []): FillChoice => ({
		...asFill(name, scale, index, color), text, why: color === seen ? why : [...why, ...moved],
	});
	const { text: least } = setting.needs;
	const toWhite = (): Color | undefined => moveLightness(seen, [whiteText(least), visible]);
	const toDark = (): Color | undefined => moveLightness(seen, [blackText(least), visible]);
	const white = onFill === 'white' ? toWhite() : undefined, black = onFill === 'dark' ? toDark() : undefined;
	if (white) return choice(white, PURE_WHITE, ['white-text']);
	if (black) return choice(black, darkText(black, setting), ['dark-text']);
	const best = readableOn(toDisplay(seen));
	if (best[best.color].ratio < least && onFill !== 'exact') {
		const moved = nearer(seen, toWhite(), toDark());
		if (moved && readableOn(toDisplay(moved)).color === 'white') return choice(moved, PURE_WHITE, ['white-text']);
		if (moved) return choice(moved, darkText(moved, setting), ['dark-text']);
	}
	if (best.color === 'white') return choice(seen, PURE_WHITE);
	const dark = darkText(seen, setting);
	const better = onFill === 'exact' ? undefined : toWhite();
	const isNear = better && deltaEOK(fromRgb24(toDisplay(better)), seen) <= MOST_FOR_TEXT;
	return isNear ? choice(better, PURE_WHITE, ['white-text']) : choice(seen, dark);
}

/** The candidate nearer to a color. */
function nearer(color: Color, one: Color | undefined, other: Color | undefined): Color | undefined {
	if (!one || !other) return one ?? other;
	return deltaEOK(color, one) <= deltaEOK(color, other) ? one : other;
}

/** A step as a fill. It moves only for its text, where neither black nor white is readable, and if `isText` to be readable itself. */
export function stepFill(name: Fill, scale: Scale, index: number, setting: FillSetting, isText: boolean): FillChoice {
	const step = scale.colors[index]!, { theme, grounds, needs: { text: least } } = setting, towards = theme === 'light' ? 0 : 1;
	const own: Need = { test: (shown) => grounds.every((ground) => contrastRatio(shown, ground) >= least), towards };
	const seen = isText ? moveLightness(step, [own]) ?? step : step;
	const best = readableOn(toDisplay(seen));
	const color = best[best.color].ratio >= least ? seen
		: nearer(seen, moveLightness(seen, [whiteText(least)]), moveLightness(seen, [blackText(least)])) ?? seen;
	const text = readableOn(toDisplay(color)).color === 'white' ? PURE_WHITE : darkText(color, setting);
	const isMoved = index !== indexOfStep(scale.anchor);
	const why: readonly MoveReason[] = [...(isMoved ? ['distinct' as const] : []), ...(color === step ? [] : ['visible' as const])];
	return { ...asFill(name, scale, index, color), text, why };
}

/** The darkest neutral if it is readable, otherwise black. */
const darkText = (on: Color, { dark, needs }: FillSetting): Pick & OwnPick =>
	(contrastRatio(toDisplay(dark.color), toDisplay(on)) >= needs.text ? dark : PURE_BLACK);

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

/** A step as a fill, or a color moved from it. */
const asFill = (name: Fill, scale: Scale, index: number, color: Color): Omit<FillChoice, 'text' | 'why'> => (color === scale.colors[index]
	? { index, pick: { scale: name, index }, color } : { index: nearestStep(scale, color), pick: { color }, color });

/** A fill of another scale with the same hue. It has the same color, which is not a step there. */
export const onScale = (scale: Scale, choice: FillChoice): FillChoice =>
	({ ...choice, index: nearestStep(scale, choice.color), pick: { color: choice.color } });

const nearestStep = ({ colors }: Scale, color: Color): number => indexOfLeast(colors.map((step) => deltaEOK(step, color)));

/** Hovered and pressed steps of a fill. */
interface FillStates {
	readonly hover: Pick;
	readonly active: Pick;
}

/** True if a fill is so near to the page that an outline must show it. */
export const needsOutline = (fill: Color, page: Color): boolean => contrastRatio(toDisplay(fill), toDisplay(page)) < OUTLINED_BELOW;

/** Least difference between a fill and its states: deltaE OK, and contrast, because OKLab exaggerates differences of blacks. */
const STATE_APART = 0.025, STATE_CONTRAST = 1.02;

/** Least deltaE OK between a state and the page, unless the fill itself is nearer. */
const STATE_VISIBLE = 0.06;

/**
 * The steps after a fill on which its text stays readable, both in one direction: away from the text, so that its contrast grows. A fill
 * that needs an outline darkens instead, and so does one whose states would fade into the page; a fill at the dark end lightens.
 */
export function chooseStates(
	name: Fill, scale: Scale, { index, color, pick, text }: FillChoice, textColor: Color, page: Color, least: number,
): FillStates {
	const own = toDisplay(color), ink = toDisplay(textColor), isDarker = text === PURE_WHITE || needsOutline(color, page);
	const nearest = Math.min(STATE_VISIBLE, deltaEOK(color, page));
	const steps = outwards(index).filter((at) => {
		const state = scale.colors[at]!, step = toDisplay(state);
		return contrastRatio(ink, step) >= least && contrastRatio(step, own) >= STATE_CONTRAST
			&& deltaEOK(state, color) >= STATE_APART && deltaEOK(state, page) >= nearest;
	});
	const isAway = (index: number): boolean => luminance(toDisplay(scale.colors[index]!)) < luminance(own) === isDarker;
	const away = steps.filter(isAway), back = steps.filter((index) => !isAway(index));
	const states = away.length < 2 && back.length > 1 ? back : [...away, ...back];
	const [hover = pick, active = hover] = states.map((index): StepPick => ({ scale: name, index }));
	return { hover, active };
}
