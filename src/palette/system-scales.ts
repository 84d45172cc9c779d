/*
 * The scales that are not given: a second color and an accent that go with the brand, and a neutral with a trace of it.
 *
 * A second color is a quieter neighbour of the brand, an accent stands opposite. Both are taken at the first turn of the
 * hue where they are usable beside the brand: well apart from it, no brown and no khaki, which is what quiet oranges and
 * yellows are, and for the accent apart from the colors of statuses too. Beside a gray brand stands a blue-gray.
 *
 * Proof  test/palette/system.test.ts.
 */

import { deltaEOK } from '../metrics/delta-e-ok.ts';
import { fits } from '../gamut/fits.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { GRAY_MIDDLE, middleLightness } from './scale-curves.ts';
import { scaleOf, type Scale } from './scale.ts';
import { withinSrgb } from './within-gamut.ts';

/** Below this chroma a brand has no hue to derive others from. */
const COLORLESS_BELOW = 0.02;

/** The hue of a colorless brand's accent: a calm blue. */
const CALM_HUE = 258;

/** The least deltaE OK between two colors that must not be taken for each other. */
export const APART = 0.08;

/** What is derived keeps a little more, as steps of scales are rounded to 8 bits. */
const WELL_APART = 0.1;

/** What others are derived from: the hue of the brand, and how strong it is. */
export interface Tone {
	readonly isColorless: boolean;
	/** Degrees. */
	readonly hue: number;
	/** OKLCH chroma for what goes with it. */
	readonly strength: number;
}

/** What the primary color says of the others: whether it has a hue, which one, and how strong they may be. */
export function toneOf(primary: Color): Tone {
	const [, chroma, hue] = convert(primary, 'oklch').coords;
	const isColorless = chroma < COLORLESS_BELOW;
	return {
		isColorless,
		hue: isColorless ? CALM_HUE : hue,
		strength: isColorless ? 0.15 : Math.min(0.22, Math.max(0.1, chroma)),
	};
}

/** What a system is made of covers what lies behind it, whatever was sent. A wide color has a wide scale. */
export function opaqueScale(of: Color): Scale {
	const opaque = withAlpha(of, 1);
	return scaleOf(opaque, { gamut: fits(opaque, 'srgb') ? 'srgb' : 'display-p3' });
}

/** As much as shows beside a pure gray, and no more than the closest of hand-made grays are away. */
const NEUTRAL_CHROMA = 0.009;

/** A gray with a trace of the brand's hue, on the gray curve itself. */
export const neutralOf = ({ isColorless, hue }: Tone): Scale =>
	scaleOf(withinSrgb(GRAY_MIDDLE, isColorless ? 0 : NEUTRAL_CHROMA, hue), { anchor: 500, isNeutral: true });

const SECOND_TURNS = [38, -38, 55, -55, 75, -75, 20, -20, 100, -100, 180];
const ACCENT_TURNS = [180, 165, 195, 150, 210, 135, 225, 120, 240, 105, 255, 90, 270, 70, -70, 50, -50];

/** From the calm blue, which is the color of info: violet, then others. */
const COLORLESS_TURNS = [30, 45, -50, -70, 60, 180];

/** A color in the middle of its own scale, quiet or vivid. */
const middle = (hue: number, chroma: number, lighter = 0): Color => withinSrgb(middleLightness(hue) + lighter, chroma, hue);

/** Oranges to yellows are colors only when they are strong; a greenish yellow is olive in the middle of its scale, however strong. */
function isDull(color: Color): boolean {
	const [, chroma, hue] = convert(color, 'oklch').coords;
	return (hue > 40 && hue <= 95 && chroma < 0.135) || (hue > 95 && hue < 128);
}

const isApart = (color: Color, others: readonly Color[]): boolean => others.every((other) => deltaEOK(color, other) >= WELL_APART);

/** The first that will do, else the one furthest from the others. */
function firstUsable(candidates: readonly [Color, ...Color[]], others: readonly Color[]): Color {
	const gap = (color: Color): number => Math.min(...others.map((other) => deltaEOK(color, other)));
	return candidates.find((color) => !isDull(color) && isApart(color, others))
		?? candidates.filter((color) => !isDull(color)).reduce((one, other) => (gap(other) > gap(one) ? other : one), candidates[0]);
}

const candidates = (turns: readonly number[], of: (turn: number) => Color): readonly [Color, ...Color[]] =>
	// The tables of turns are not empty.
	turns.map(of) as [Color, ...Color[]];

/** `others` are the fills of the brand: those that it has in the two themes. */
export function secondaryOf({ isColorless, hue, strength }: Tone, others: readonly Color[]): Color {
	return isColorless
		? firstUsable(candidates([0, 0.12, -0.12, 0.2, -0.2], (lighter) => withinSrgb(GRAY_MIDDLE + lighter, 0.04, hue)), others)
		: firstUsable(candidates(SECOND_TURNS, (turn) => middle(hue + turn, Math.max(0.07, strength * 0.55))), others);
}

/** A color for emphasis: a turn away from the primary hue, the first that is told from the others. */
export function accentOf({ isColorless, hue, strength }: Tone, others: readonly Color[]): Color {
	return firstUsable(
		candidates(isColorless ? COLORLESS_TURNS : ACCENT_TURNS, (turn) => middle(hue + turn, Math.max(0.14, strength))),
		others,
	);
}
