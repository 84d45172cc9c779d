/*
 * A scale of twelve steps by role, for one light or dark background, each also as a translucent color.
 *
 * Steps    1 and 2 backgrounds, 3 to 5 components (normal, hovered, pressed), 6 to 8 borders, 9 and 10 the color itself
 *          as a fill and hovered, 11 and 12 text: quiet, at least 4.5:1 on step 2, and strong, at least 7:1.
 * Method   Steps 1 to 8 have lightnesses relative to the background; chroma and hue are those of the color's scale at
 *          that lightness. The translucent color is the most translucent one that gives exactly the step, in 8 bits,
 *          over the background.
 * Source   The roles of the steps are those of Radix Colors.
 * Proof    test/palette/scale-controls.test.ts.
 */

import { composite, toRgb24 } from '../gamut/screen.ts';
import { spend } from '../math/budget.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { blueOf, fromRgb24, greenOf, redOf, rgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { readableOn } from './readable.ts';
import { scalePath } from './scale-along.ts';
import { buildScale, SCALE_STEPS, type ScaleOptions } from './scale.ts';

export const STEP_ROLES = [
	'app background', 'subtle background', 'element', 'hovered element', 'pressed element',
	'subtle border', 'border', 'hovered border', 'solid', 'hovered solid', 'text', 'strong text',
] as const;
export type StepRole = (typeof STEP_ROLES)[number];

export interface RoleStep {
	readonly role: StepRole;
	readonly color: Color;
	/** The most translucent color that looks the same over the background. */
	readonly alpha: Color;
}

/** Index of the color itself. */
export const SOLID = STEP_ROLES.indexOf('solid');

/** Lightness of steps 1 to 8: shares of a light background's, and differences from a dark one's. */
const ON_LIGHT = [0.993, 0.981, 0.959, 0.935, 0.906, 0.868, 0.822, 0.752];
const ON_DARK = [0.012, 0.03, 0.075, 0.11, 0.15, 0.2, 0.265, 0.36];

/** Change of a hovered fill, and starting points for text, in OKLCH lightness. */
const HOVER = 0.035;
const TEXT = { light: [0.55, 0.32], dark: [0.77, 0.92] } as const;

/** Computes twelve steps for an opaque background. */
export function buildRoleScale(input: Color, background: Color, options: Pick<ScaleOptions, 'hueShift' | 'chroma'> = {}): RoleStep[] {
	const behind = toRgb24(background), isLight = readableOn(behind).color === 'black';
	const scale = buildScale(input, options), own = scale.colors[SCALE_STEPS.indexOf(scale.anchor)]!;
	const path = scalePath(scale), along = (lightness: number): Color => path(Math.min(1, Math.max(0, lightness)));
	const ground = convert(background, 'oklch').coords[0], lightness = convert(own, 'oklch').coords[0];
	const quiet = isLight ? ON_LIGHT.map((share) => along(share * ground)) : ON_DARK.map((more) => along(ground + more));
	const hovered = along(lightness + (lightness > 0.35 ? -HOVER : HOVER));
	const [text, strong] = TEXT[isLight ? 'light' : 'dark'].map((start, i) =>
		readable(along, start, isLight, toRgb24(quiet[1]!), i === 0 ? WCAG_LEAST.aa.normal : WCAG_LEAST.aaa.normal));
	return [...quiet, own, hovered, text!, strong!].map((color, i) =>
		({ role: STEP_ROLES[i]!, color, alpha: translucent(toRgb24(color), behind) }));
}

/** The first lightness from a start, away from the background, that reaches a ratio; else black or white. */
function readable(along: (lightness: number) => Color, start: number, isLight: boolean, ground: Rgb24, least: number): Color {
	for (let lightness: number = start; lightness > 0 && lightness < 1; lightness += isLight ? -0.01 : 0.01) {
		const color = along(lightness);
		if (contrastRatio(toRgb24(color), ground) >= least) return color;
	}
	return along(isLight ? 0 : 1);
}

/** The most translucent 8-bit color that gives exactly `shown` over `behind`. */
function translucent(shown: Rgb24, behind: Rgb24): Color {
	spend(25);
	const channels = [redOf, greenOf, blueOf].map((of) => [of(shown), of(behind)] as const);
	for (let alpha = 0; alpha < 255; alpha++) {
		const share = alpha / 255;
		const bytes = channels.map(([to, from]) => Math.round(alpha === 0 ? 0 : (to - from * (1 - share)) / share));
		if (bytes.some((byte) => byte < 0 || byte > 255)) continue;
		const color = fromRgb24(rgb24(bytes[0]!, bytes[1]!, bytes[2]!), share);
		if (composite(color, behind) === shown) return color;
	}
	return fromRgb24(shown);
}
