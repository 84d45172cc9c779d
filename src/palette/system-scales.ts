/*
 * Derived scales: a secondary color and an accent that suit the brand, and a neutral with a trace of its hue.
 *
 * The secondary color is a quieter neighbor of the brand, the accent is opposite. Both use the first turn of the hue that
 * works next to the brand: clearly different from it, not brown or khaki, as quiet oranges and yellows are, and for the
 * accent different from the status colors too. A gray brand gets a blue-gray.
 *
 * Proof  test/palette/system-colors.test.ts.
 */

import { deltaEOK } from '../metrics/difference.ts';
import { fits } from '../gamut/fits.ts';
import { maxChroma } from '../gamut/max-chroma.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { GRAY_MIDDLE, middleLightness } from './scale-curves.ts';
import { buildScale, SCALE_STEPS, type Scale, type ScaleOptions } from './scale.ts';
import { withinSrgb } from './within-gamut.ts';

/** Below this chroma a brand has no hue to derive others from. */
const COLORLESS_BELOW = 0.02;

/** Hue of a colorless brand's accent: a calm blue. */
const CALM_HUE = 258;

/** Least deltaE OK between colors that must not be confused. */
export const APART = 0.08;

/** Derived colors keep a margin, as steps of scales are rounded to 8 bits. */
const WELL_APART = 0.1;

/** Hue and strength of the brand, from which other colors are derived. */
export interface Tone {
	readonly isColorless: boolean;
	/** Degrees. */
	readonly hue: number;
	/** OKLCH chroma for derived colors. */
	readonly strength: number;
}

/** Hue and strength of a primary color. */
export function readTone(primary: Color): Tone {
	const [, chroma, hue] = convert(primary, 'oklch').coords;
	const isColorless = chroma < COLORLESS_BELOW;
	return {
		isColorless,
		hue: isColorless ? CALM_HUE : hue,
		strength: isColorless ? 0.15 : Math.min(0.22, Math.max(0.1, chroma)),
	};
}

/** Fixed steps of a scale. */
export type FixedSteps = Pick<ScaleOptions, 'anchor' | 'pins'>;

/** Color and options of a scale of a system, whose colors are opaque. Colors outside sRGB have a wide-gamut scale. */
export function readFixed(color: Color, { anchor, pins = {} }: FixedSteps = {}): readonly [Color, ScaleOptions] {
	const opaque = withAlpha(color, 1), fixed = Object.entries(pins).map(([step, pin]) => [step, withAlpha(pin, 1)] as const);
	const isNarrow = [opaque, ...fixed.map(([, pin]) => pin)].every((one) => fits(one, 'srgb'));
	return [opaque, { anchor, pins: Object.fromEntries(fixed), gamut: isNarrow ? 'srgb' : 'display-p3' }];
}

/** The scale of a color in a system. */
export const opaqueScale = (color: Color, fixed?: FixedSteps): Scale => buildScale(...readFixed(color, fixed));

const OUTWARDS = SCALE_STEPS.map((_, start) => SCALE_STEPS
	.flatMap((_, away) => (away === 0 ? [start] : [start + away, start - away]))
	.filter((index) => index in SCALE_STEPS));

/** Indices of the steps from one outwards; the darker of two comes first. */
export const outwards = (start: number): readonly number[] => OUTWARDS[start]!;

/** How much of the hue of the brand a derived neutral has. */
export const NEUTRAL_TINTS = ['none', 'subtle', 'rich'] as const;
export type NeutralTint = (typeof NEUTRAL_TINTS)[number];

/** Subtle: visible next to a pure gray, and at most the distance between similar hand-made grays. Rich: nearly that of a slate. */
const NEUTRAL_CHROMA: Readonly<Record<NeutralTint, number>> = { none: 0, subtle: 0.009, rich: 0.035 };

/** A gray on the gray curve, with a trace of the brand's hue. */
export const neutralScale = ({ isColorless, hue }: Tone, tint: NeutralTint): Scale =>
	buildScale(withinSrgb(GRAY_MIDDLE, isColorless ? 0 : NEUTRAL_CHROMA[tint], hue), { anchor: 500, isNeutral: true });

const SECOND_TURNS = [38, -38, 55, -55, 75, -75, 20, -20, 100, -100, 180];
/** The opposite side, or for violets, whose opposite is olive or a status, pink; then the nearest free sides. */
const ACCENT_TURNS = [180, 165, 195, 150, 210, 135, 75, 60, 225, 240];

/** Turn from the calm blue, which is the color of info, to violet. */
const TO_VIOLET = 45;

/** The middle color of a hue's scale, quiet or vivid. */
const middle = (hue: number, chroma: number): Color => withinSrgb(middleLightness(hue), chroma, hue);

/** True for weak oranges and yellows, and for greenish yellows, which are olive in the middle of a scale at any strength. */
function isDull(color: Color): boolean {
	const [, chroma, hue] = convert(color, 'oklch').coords;
	return (hue > 40 && hue <= 95 && chroma < 0.135) || (hue > 95 && hue < 128);
}

/** The first usable color of those at some turns, else the one furthest from the others. */
function firstUsable(turns: readonly number[], at: (turn: number) => Color, others: readonly Color[]): Color {
	const gap = (color: Color): number => Math.min(...others.map((other) => deltaEOK(color, other)));
	const turn = turns.find((turn) => !isDull(at(turn)) && gap(at(turn)) >= WELL_APART);
	// The tables of turns are not empty.
	return turn !== undefined ? at(turn)
		: turns.map(at).filter((color) => !isDull(color)).reduce((one, other) => (gap(other) > gap(one) ? other : one), at(turns[0]!));
}

/** Derives the secondary color; `others` are the fills of the brand in both themes. */
export function deriveSecondary({ isColorless, hue, strength }: Tone, others: readonly Color[]): Color {
	return isColorless
		? firstUsable([0, 0.12, -0.12, 0.2, -0.2], (lighter) => withinSrgb(GRAY_MIDDLE + lighter, 0.04, hue), others)
		: firstUsable(SECOND_TURNS, (turn) => middle(hue + turn, Math.max(0.07, strength * 0.55)), others);
}

/** Derives the accent color: the first turn from the primary hue that is distinct from the others, and quieter for a quiet brand. */
export function deriveAccent({ isColorless, hue, strength }: Tone, others: readonly Color[]): Color {
	const share = Math.min(1, 0.4 + 3 * strength);
	return firstUsable(isColorless ? [TO_VIOLET] : ACCENT_TURNS, (turn) => {
		const lightness = middleLightness(hue + turn), most = share * maxChroma(lightness, hue + turn, 'srgb');
		return middle(hue + turn, Math.min(most, Math.max(0.14, strength)));
	}, others);
}
