/*
 * What a person would call a color in one word: the eleven basic color terms, and cyan.
 *
 * A hue angle alone does not decide. A dark orange is a brown, a light red a pink, a dark yellow an olive green; a
 * hint of blue still is a gray (slate) where the same hint of red is a brown. So every border below is a line through
 * a few points, over lightness, hue or chroma of OKLCH, and the families are asked in the order a person would:
 * is there any color at all, is it a brown, which hue is it.
 *
 * Choices where people differ: teal and turquoise are cyan, navy is blue, maroon and burgundy are red, olive is
 * green, indigo is blue where it leans to blue (Tailwind) and purple where it does not (the CSS keyword), magenta
 * is purple, tan and bronze are brown, beige and ivory are white, lavender is purple, peach is orange.
 *
 * Source  Berlin & Kay, "Basic Color Terms", 1969, for the terms. The borders are judged by eye, against the
 *         148 CSS keywords, the Tailwind palette and some 5,000 color names that end in a basic term.
 * Proof   test/names/hue-family.test.ts: a table of judged colors, and what must hold for all.
 */

import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';

export const HUE_FAMILIES = [
	'red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown', 'gray', 'black', 'white',
] as const;

export type HueFamily = (typeof HUE_FAMILIES)[number];

/** Points of a line, x rising: x, y, x, y, … Straight between them, level outside. */
type Line = readonly number[];

function heightAt(line: Line, x: number): number {
	let before = 0;
	while (before + 2 < line.length && line[before + 2]! <= x) before += 2;
	const x0 = line[before]!, y0 = line[before + 1]!;
	if (before + 2 >= line.length || x <= x0) return y0;
	return y0 + (line[before + 3]! - y0) * (x - x0) / (line[before + 2]! - x0);
}

/** The chroma below which a color of middle lightness is a gray, by hue: most is forgiven to blue, least to brown. */
const GRAY_CHROMA: Line = [
	0, 0.028, 30, 0.024, 60, 0.023, 75, 0.028, 90, 0.032, 107, 0.034, 130, 0.032, 180, 0.037, 200, 0.041,
	230, 0.043, 257, 0.05, 275, 0.046, 300, 0.038, 322, 0.037, 345, 0.03, 360, 0.028,
];

/** By how much that limit shrinks with lightness: a pale tint is told from gray much sooner. */
const GRAY_SHARE: Line = [0.2, 0.9, 0.35, 1, 0.65, 1, 0.72, 0.9, 0.8, 0.6, 0.87, 0.55, 0.935, 0.5];

/** Up to this chroma, by lightness, a dark color is black. */
const BLACK_CHROMA: Line = [0.1, 0.1, 0.13, 0.06, 0.2, 0.035, 0.24, 0.025];
const DARKEST = 0.1;
const BLACK_UP_TO = 0.24;

/** From this lightness on a color of little chroma is white, not gray; by hue, how much is little. */
const WHITE_FROM = 0.935;
const WHITE_CHROMA: Line = [0, 0.022, 40, 0.025, 70, 0.0385, 110, 0.0385, 125, 0.031, 150, 0.028, 200, 0.026, 280, 0.018, 360, 0.022];
/** The share of it that is forgiven, by lightness. */
const WHITE_SHARE: Line = [0.935, 0.7, 0.96, 1];

/** The chroma up to which a red and an orange are browns, by lightness; in between, between them. */
const RED_BROWN: Line = [0.2, 0.06, 0.38, 0.13, 0.45, 0.155, 0.485, 0.166, 0.5, 0.15, 0.55, 0.1, 0.6, 0.075, 0.72, 0.055, 0.74, 0];
const ORANGE_BROWN: Line = [0.2, 0.075, 0.3, 0.1, 0.45, 0.17, 0.535, 0.17, 0.634, 0.158, 0.68, 0.145, 0.785, 0.1285, 0.8, 0.1, 0.82, 0.082, 0.83, 0];
/** How much of an orange the hue is. */
const ORANGE_SHARE: Line = [28, 0, 40, 1];
/** Where browns begin on the side of pink, by lightness: light browns reach further. Full strength is eight degrees on. */
const BROWN_FROM: Line = [0.45, 13, 0.65, 8];
const BROWN_RISE = 8;
/** Towards yellow they fade, and end at a lower lightness, by hue. */
const BROWN_FADE: Line = [70, 1, 76, 0.9, 80, 0.68, 90, 0.6, 97, 0.5];
const BROWN_UP_TO: Line = [30, 0.74, 42, 0.74, 50, 0.83, 76, 0.83, 80, 0.8, 85, 0.74, 97, 0.6];
const BROWN_TO = 97;

/** Where one hue ends and the next begins, in degrees, by lightness. Pink wraps around to the light reds. */
const RED_TO_ORANGE: Line = [0.6, 34, 0.7, 31, 0.75, 35, 0.85, 37];
const ORANGE_TO_YELLOW: Line = [0.55, 66, 0.7, 68, 0.78, 75, 0.9, 77];
const YELLOW_TO_GREEN: Line = [0.5, 92, 0.65, 102, 0.72, 106, 0.8, 110.5, 0.9, 113, 0.96, 116];
const GREEN_TO_CYAN: Line = [0.4, 177, 0.6, 174, 0.8, 173, 0.9, 167];
const BLUE_TO_PURPLE: Line = [0.27, 283, 0.45, 281, 0.6, 279, 0.8, 276];
const PURPLE_TO_PINK: Line = [0.35, 358, 0.45, 355, 0.55, 343, 0.7, 335, 0.85, 327, 0.92, 321];
/** Past 360: hues from 0 on count as 360 and more here. */
const PINK_TO_RED: Line = [0.35, 358, 0.45, 355, 0.48, 362, 0.52, 368, 0.6, 372, 0.65, 374, 0.72, 378];

/** The same border by chroma: dull colors between green and blue are already blue where vivid ones are still cyan. */
const CYAN_TO_BLUE: Line = [0.05, 204.5, 0.085, 212, 0.105, 224];

/** Reds of less chroma than this, by lightness, are pink. */
const PALE_RED: Line = [0.6, 0.05, 0.63, 0.1, 0.66, 0.145, 0.72, 0.16, 0.75, 0.172, 0.8, 0.2, 0.85, 0.4];

/** The word for a color, alpha aside. */
export function hueFamily(color: Color): HueFamily {
	const [l, c, h] = convert(color, 'oklch').coords;
	return colorlessFamily(l, c, h) ?? (isBrown(l, c, h) ? 'brown' : family(l, c, h));
}

function colorlessFamily(l: number, c: number, h: number): 'gray' | 'black' | 'white' | undefined {
	// What is darker than black or lighter than white has no hue on any screen.
	if (l <= DARKEST || (l < BLACK_UP_TO && c <= heightAt(BLACK_CHROMA, l))) return 'black';
	if (l >= 1) return 'white';
	if (l < WHITE_FROM) return c <= heightAt(GRAY_CHROMA, h) * heightAt(GRAY_SHARE, l) ? 'gray' : undefined;
	return c <= heightAt(WHITE_CHROMA, h) * heightAt(WHITE_SHARE, l) ? 'white' : undefined;
}

function isBrown(l: number, c: number, h: number): boolean {
	if (h >= BROWN_TO || l >= heightAt(BROWN_UP_TO, h)) return false;
	const orange = heightAt(ORANGE_SHARE, h);
	const most = heightAt(RED_BROWN, l) * (1 - orange) + heightAt(ORANGE_BROWN, l) * orange;
	const rise = Math.min(1, (h - heightAt(BROWN_FROM, l)) / BROWN_RISE);
	return c <= most * rise * heightAt(BROWN_FADE, h);
}

function family(l: number, c: number, h: number): HueFamily {
	if (h >= heightAt(PINK_TO_RED, l) - 360 && h < heightAt(RED_TO_ORANGE, l)) return c < heightAt(PALE_RED, l) ? 'pink' : 'red';
	if (h < 180) {
		if (h < heightAt(RED_TO_ORANGE, l)) return 'pink';
		if (h < heightAt(ORANGE_TO_YELLOW, l)) return 'orange';
		if (h < heightAt(YELLOW_TO_GREEN, l)) return 'yellow';
		return h < heightAt(GREEN_TO_CYAN, l) ? 'green' : 'cyan';
	}
	if (h < heightAt(CYAN_TO_BLUE, c)) return 'cyan';
	if (h < heightAt(BLUE_TO_PURPLE, l)) return 'blue';
	if (h < heightAt(PURPLE_TO_PINK, l)) return 'purple';
	return h < heightAt(PINK_TO_RED, l) ? 'pink' : 'red';
}
