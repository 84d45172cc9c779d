/*
 * Blending and compositing of two colors as in CSS and painting programs, with sixteen blend modes.
 *
 * Values  Encoded sRGB, 0..1, which is where browsers blend; colors outside sRGB are mapped into it first. Not rounded.
 * Source  W3C Compositing and Blending Level 1 §5.1 (source over), §9 (blending), §10 (blend modes): B(Cb, Cs) with
 *         backdrop Cb and source Cs.
 * Proof   test/compositing/blend.test.ts.
 */

import { mapToGamut } from '../gamut/map.ts';
import { clampToUnit } from '../math/clamp.ts';
import type { Color } from '../spaces/color.ts';

type Rgb = readonly [number, number, number];

/** Separable modes. Division by zero gives Infinity, and so the special cases of §10.1.7 and §10.1.8. */
const BY_CHANNEL = {
	'normal': (_: number, s: number): number => s,
	'multiply': (b: number, s: number): number => b * s,
	'screen': (b: number, s: number): number => screen(b, s),
	'overlay': (b: number, s: number): number => hardLight(s, b),
	'darken': (b: number, s: number): number => Math.min(b, s),
	'lighten': (b: number, s: number): number => Math.max(b, s),
	'color-dodge': (b: number, s: number): number => (b === 0 ? 0 : Math.min(1, b / (1 - s))),
	'color-burn': (b: number, s: number): number => (b === 1 ? 1 : 1 - Math.min(1, (1 - b) / s)),
	'hard-light': (b: number, s: number): number => hardLight(b, s),
	'soft-light': (b: number, s: number): number => softLight(b, s),
	'difference': (b: number, s: number): number => Math.abs(b - s),
	'exclusion': (b: number, s: number): number => b + s - 2 * b * s,
} as const;

/** Non-separable modes, by luminosity and saturation. */
const BY_COLOR = {
	'hue': (b: Rgb, s: Rgb): Rgb => withLuminosity(withSaturation(s, saturation(b)), luminosity(b)),
	'saturation': (b: Rgb, s: Rgb): Rgb => withLuminosity(withSaturation(b, saturation(s)), luminosity(b)),
	'color': (b: Rgb, s: Rgb): Rgb => withLuminosity(s, luminosity(b)),
	'luminosity': (b: Rgb, s: Rgb): Rgb => withLuminosity(b, luminosity(s)),
} as const;

export const BLEND_MODES = [
	'normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn', 'hard-light', 'soft-light', 'difference',
	'exclusion', 'hue', 'saturation', 'color', 'luminosity',
] as const;

/** A blend mode of CSS. */
export type BlendMode = (typeof BLEND_MODES)[number];

/** Blends where both colors cover, and composites source over. */
export function blend(source: Color, backdrop: Color, mode: BlendMode): Color<'srgb'> {
	const { coords: s, alpha: ofSource } = mapToGamut(source, 'srgb'), { coords: b, alpha: ofBackdrop } = mapToGamut(backdrop, 'srgb');
	const blended = blendedRgb(b, s, mode), alpha = ofSource + ofBackdrop * (1 - ofSource);
	const channel = (i: 0 | 1 | 2): number => {
		const over = (1 - ofBackdrop) * s[i] + ofBackdrop * blended[i];
		// A fully transparent result is black.
		return alpha === 0 ? 0 : clampToUnit((ofSource * over + (1 - ofSource) * ofBackdrop * b[i]) / alpha);
	};
	return { space: 'srgb', coords: [channel(0), channel(1), channel(2)], alpha, none: 0 };
}

function blendedRgb(b: Rgb, s: Rgb, mode: BlendMode): Rgb {
	if (isByColor(mode)) return BY_COLOR[mode](b, s);
	const mix = BY_CHANNEL[mode];
	return [mix(b[0], s[0]), mix(b[1], s[1]), mix(b[2], s[2])];
}

const isByColor = (mode: BlendMode): mode is keyof typeof BY_COLOR => mode in BY_COLOR;

const screen = (b: number, s: number): number => b + s - b * s;

const hardLight = (b: number, s: number): number => (s <= 0.5 ? b * 2 * s : screen(b, 2 * s - 1));

function softLight(b: number, s: number): number {
	if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b);
	const d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
	return b + (2 * s - 1) * (d - b);
}

const luminosity = ([r, g, b]: Rgb): number => 0.3 * r + 0.59 * g + 0.11 * b;

const saturation = (c: Rgb): number => Math.max(...c) - Math.min(...c);

/** Sets the luminosity of a color, and moves it towards its gray if it leaves the cube. */
function withLuminosity(c: Rgb, target: number): Rgb {
	const d = target - luminosity(c), moved: Rgb = [c[0] + d, c[1] + d, c[2] + d];
	const l = luminosity(moved), least = Math.min(...moved), most = Math.max(...moved);
	const drawn = (x: number): number => {
		const up = least < 0 ? l + ((x - l) * l) / (l - least) : x;
		return most > 1 ? l + ((up - l) * (1 - l)) / (most - l) : up;
	};
	return [drawn(moved[0]), drawn(moved[1]), drawn(moved[2])];
}

/** Stretches the channels to 0 and the saturation, in the same order and proportion. */
function withSaturation(c: Rgb, target: number): Rgb {
	const least = Math.min(...c), spread = saturation(c);
	const spreadOut = (x: number): number => (spread === 0 ? 0 : ((x - least) * target) / spread);
	return [spreadOut(c[0]), spreadOut(c[1]), spreadOut(c[2])];
}
