/*
 * A scale of twelve steps by role, for one light or dark background, each also as a translucent color.
 *
 * Steps    1 and 2 backgrounds, 3 to 5 components (normal, hovered, pressed), 6 to 8 borders, 9 and 10 the color itself
 *          as a fill and hovered, 11 and 12 text: quiet, at least 4.5:1 on step 2, and strong, at least 7:1.
 * Method   `scale-role-curves.ts` has the lightness of steps 1 to 8 relative to the background, and their chroma; the hue is
 *          that of the color's scale at that lightness. The translucent color is the most translucent one that gives exactly
 *          the step, in 8 bits, over the background.
 * Source   The roles of the steps are those of Radix Colors.
 * Proof    test/palette/scale-controls.test.ts, scale-roles.test.ts.
 */

import { composite, toRgb24 } from '../gamut/screen.ts';
import { spend } from '../math/budget.ts';
import { clampToUnit } from '../math/clamp.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { blueOf, fromRgb24, greenOf, redOf, rgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { readableOn } from './readable.ts';
import { scalePath } from './scale-along.ts';
import { roleCurves, type LightnessChroma } from './scale-role-curves.ts';
import { anchorColor, buildScale, type Tint } from './scale.ts';
import { withinSrgb } from './within-gamut.ts';

export const STEP_ROLES = [
	'app background', 'subtle background', 'element', 'hovered element', 'pressed element',
	'subtle border', 'border', 'hovered border', 'solid', 'hovered solid', 'text', 'strong text',
] as const;
/** Role of a step, such as `strong text`. */
export type StepRole = (typeof STEP_ROLES)[number];

/** A step with its role. */
export interface RoleStep {
	/** Its role. */
	readonly role: StepRole;
	/** The opaque color. */
	readonly color: Color;
	/** The most translucent color that looks the same over the background. */
	readonly alpha: Color;
}

/** Index of the color itself. */
export const SOLID = STEP_ROLES.indexOf('solid');

/** Computes twelve steps for an opaque background. */
export function buildRoleScale(input: Color, background: Color, tint: Tint = {}): RoleStep[] {
	const behind = toRgb24(background), isLight = readableOn(behind).color === 'black';
	const scale = buildScale(input, tint), own = anchorColor(scale);
	const path = scalePath(scale), along = (lightness: number): Color<'oklch'> => path(clampToUnit(lightness));
	const { quiet, hovered, texts } = roleCurves(convert(own, 'oklch').coords, convert(background, 'oklch').coords[0], isLight);
	const factor = tint.chroma ?? 1;
	const at = ([lightness, chroma]: LightnessChroma): Color => withinSrgb(lightness, chroma * factor, along(lightness).coords[2], own.alpha);
	const page = convert(background, 'oklab').coords, hover = at(hovered), taken = new Set([toRgb24(own), toRgb24(hover)]);
	/** The first free color from a lightness on, away from the background, that reaches a ratio on a ground; else black or white. */
	const free = (colorAt: (lightness: number) => Color, start: number, ground: Rgb24, least: number): Color => {
		for (let lightness = start; lightness > 0 && lightness < 1; lightness += isLight ? -0.01 : 0.01) {
			const color = colorAt(lightness), shown = toRgb24(color);
			if (taken.has(shown) || contrastRatio(shown, ground) < least) continue;
			taken.add(shown);
			return color;
		}
		return colorAt(isLight ? 0 : 1);
	};
	const surfaces = quiet.map(([lightness, chroma], i) =>
		free((l) => (i < PAGE_LIKE ? nearPage(at([l, chroma]), page) : at([l, chroma])), lightness, behind, 1));
	const second = toRgb24(surfaces[1]!);
	const [text, strong] = texts.map(([lightness, chroma], i) =>
		free((l) => at([l, Math.min(chroma, along(l).coords[1])]), lightness, second, WCAG_LEAST[i === 0 ? 'aa' : 'aaa'].normal));
	return [...surfaces, own, hover, text!, strong!].map((color, i) =>
		({ role: STEP_ROLES[i]!, color, alpha: translucent(toRgb24(color), behind) }));
}

/** Number of steps that are backgrounds, and their largest deltaE OK from the page: 8 bits add .002. */
const PAGE_LIKE = 2, NEAR_PAGE = 0.048;

/** A background that has the hue of its color only as far as it stays near the page, given in OKLab. */
function nearPage(step: Color, [lightness, a, b]: Color['coords']): Color {
	const own = convert(step, 'oklab').coords, away = Math.hypot(own[1] - a, own[2] - b);
	const room = Math.sqrt(Math.max(0, NEAR_PAGE ** 2 - (own[0] - lightness) ** 2));
	if (away <= room) return step;
	const share = room / away;
	return color('oklab', [own[0], a + (own[1] - a) * share, b + (own[2] - b) * share], step.alpha);
}

/** The most translucent 8-bit color that gives exactly `shown` over `behind`. */
export function translucent(shown: Rgb24, behind: Rgb24): Color {
	spend(25);
	const channels = [redOf, greenOf, blueOf].map((of) => [of(shown), of(behind)] as const);
	// A channel that rises from the background to 255, or falls to 0, needs at least this share of it.
	const least = Math.max(...channels.map(([to, from]) => (to > from ? (to - from) / (255 - from) : to < from ? (from - to) / from : 0)));
	for (let alpha = Math.max(0, Math.floor(least * 255) - 2); alpha < 255; alpha++) {
		const share = alpha / 255;
		const bytes = channels.map(([to, from]) => Math.round(alpha === 0 ? 0 : (to - from * (1 - share)) / share));
		if (bytes.some((byte) => byte < 0 || byte > 255)) continue;
		const color = fromRgb24(rgb24(bytes[0]!, bytes[1]!, bytes[2]!), share);
		if (composite(color, behind) === shown) return color;
	}
	return fromRgb24(shown);
}
