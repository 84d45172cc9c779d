/*
 * The colors of a plane, pixel by pixel, and the edges of the gamuts across it.
 *
 * A pixel costs two matrices and three cubes; the curve of the screen comes from a table. Pixels of colors
 * that the screen lacks are empty.
 */

import { bisect } from '../../math/bisect.ts';
import { fromPolarInto } from '../../math/polar.ts';
import type { Mat3, Vec3 } from '../../math/matrix.ts';
import type { GamutId } from '../../gamut/gamut.ts';
import { hasChroma, maxChroma } from '../../gamut/max-chroma.ts';
import { displayP3 } from '../../spaces/display-p3.ts';
import { LAB_TO_LMS } from '../../spaces/oklab-matrices.ts';
import { oklab } from '../../spaces/oklab.ts';
import { matrixBetween } from '../../spaces/route.ts';
import { srgb } from '../../spaces/srgb.ts';
import { srgbFromLinear } from '../../spaces/srgb-transfer.ts';
import { MOST_CHROMA, type PickerColor } from './oklch.ts';

/** The horizontal and the vertical channel; the third is constant. */
export type PlaneId = 'lc' | 'ch' | 'lh';

export interface PlaneShape {
	readonly x: 'l' | 'h';
	readonly y: 'l' | 'c';
	/** The channel of the slider of the plane. */
	readonly still: 'l' | 'c' | 'h';
}

export const PLANES: Readonly<Record<PlaneId, PlaneShape>> = {
	lc: { x: 'l', y: 'c', still: 'h' },
	ch: { x: 'h', y: 'c', still: 'l' },
	lh: { x: 'h', y: 'l', still: 'c' },
};

/** Each channel's end; all begin at 0. */
export const ENDS = { l: 1, c: MOST_CHROMA, h: 360 } as const;

/** Content of a canvas. */
export type ScreenSpace = 'srgb' | 'display-p3';

const STEPS = 4096;
/** Encoded bytes of light from 0 to 1. */
const BYTES = /*#__PURE__*/ Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) => Math.round(255 * srgbFromLinear(i / STEPS)));

/** Cone responses to light of a screen. */
const TO_LIGHT = {
	'srgb': /*#__PURE__*/ matrixBetween(oklab, srgb), 'display-p3': /*#__PURE__*/ matrixBetween(oklab, displayP3),
} as const;

/** Rounding may leave the surface of the gamut a hair; near black a wider one would hold many colors. */
const LEAST = -1e-6, MOST = 1 + 1e-6;

/** Fills the pixels of a plane, four bytes each, rows from the top. */
export function paintPlane(
	pixels: Uint8ClampedArray,
	width: number,
	height: number,
	id: PlaneId,
	at: PickerColor,
	space: ScreenSpace,
): void {
	const { x, y } = PLANES[id], set = { l: at.l, c: at.c, h: at.h }, toLight = TO_LIGHT[space];
	// Column by column, because the hue is constant there, and so are its sine and cosine.
	for (let column = 0; column < width; column++) {
		set[x] = ENDS[x] * ((column + 0.5) / width);
		turnTo(set.h);
		for (let row = 0; row < height; row++) {
			set[y] = ENDS[y] * (1 - (row + 0.5) / height);
			putPixel(pixels, 4 * (row * width + column), set.l, set.c, toLight);
		}
	}
}

/** Fills the pixels of a track: every value of one channel, the others standing still. */
export function paintTrack(pixels: Uint8ClampedArray, width: number, channel: 'l' | 'c' | 'h', at: PickerColor, space: ScreenSpace): void {
	const set = { l: at.l, c: at.c, h: at.h }, toLight = TO_LIGHT[space];
	for (let column = 0, i = 0; column < width; column++, i += 4) {
		set[channel] = ENDS[channel] * ((column + 0.5) / width);
		turnTo(set.h);
		putPixel(pixels, i, set.l, set.c, toLight);
	}
}

const lab: Vec3 = [0, 0, 0];

/** The a and b of a chroma of 1, for the hue of the pixels that follow. */
function turnTo(hue: number): void {
	lab[1] = 1;
	lab[2] = hue;
	fromPolarInto(lab);
}

/** Bytes of one pixel of the hue, from its lightness and chroma; nothing where the screen has no such color. */
function putPixel(pixels: Uint8ClampedArray, i: number, l: number, c: number, n: Mat3): void {
	const m = LAB_TO_LMS, a = c * lab[1], b = c * lab[2];
	const long = m[0] * l + m[1] * a + m[2] * b, middle = m[3] * l + m[4] * a + m[5] * b, short = m[6] * l + m[7] * a + m[8] * b;
	const p = long * long * long, q = middle * middle * middle, s = short * short * short;
	const red = n[0] * p + n[1] * q + n[2] * s, green = n[3] * p + n[4] * q + n[5] * s, blue = n[6] * p + n[7] * q + n[8] * s;
	const isSeen = long >= 0 && middle >= 0 && short >= 0;
	const isShown = isSeen && red >= LEAST && red <= MOST && green >= LEAST && green <= MOST && blue >= LEAST && blue <= MOST;
	pixels[i] = isShown ? toByte(red) : 0;
	pixels[i + 1] = isShown ? toByte(green) : 0;
	pixels[i + 2] = isShown ? toByte(blue) : 0;
	pixels[i + 3] = isShown ? 255 : 0;
}

const toByte = (light: number): number => BYTES[Math.min(STEPS, Math.max(0, Math.round(light * STEPS)))]!;

/** A point of a plane, each 0..1, from the left and from below. */
export type Point = readonly [x: number, y: number];

const EDGE_STEPS = 72;

/** The edge of a gamut across a plane, as lines from point to point. */
export function findEdges(id: PlaneId, at: PickerColor, gamut: GamutId): readonly (readonly Point[])[] {
	const along = Array.from({ length: EDGE_STEPS + 1 }, (_, i) => i / EDGE_STEPS);
	switch (id) {
		case 'lc': return [along.map((x): Point => [x, maxChroma(x, at.h, gamut) / MOST_CHROMA])];
		case 'ch': return [along.map((x): Point => [x, maxChroma(at.l, x * ENDS.h, gamut) / MOST_CHROMA])];
		case 'lh': return bandEdges(along, at.c, gamut);
		default: return id satisfies never;
	}
}

/** The lightest and the darkest lightness of each hue that have so much chroma; a line ends where a hue has none. */
function bandEdges(along: readonly number[], chroma: number, gamut: GamutId): readonly (readonly Point[])[] {
	const lines: Point[][] = [];
	let upper: Point[] = [], lower: Point[] = [];
	along.forEach((x) => {
		const hue = x * ENDS.h, top = cuspLightness(hue, gamut);
		if (!hasChroma(chroma, top, hue, gamut)) {
			upper = [];
			lower = [];
			return;
		}
		if (upper.length === 0) lines.push(upper, lower);
		const isHeld = (l: number): boolean => hasChroma(chroma, l, hue, gamut);
		upper.push([x, bisect(top, 1, TOLERANCE, isHeld)]);
		lower.push([x, bisect(top, 0, TOLERANCE, isHeld)]);
	});
	return lines.filter((line) => line.length > 1);
}

const TOLERANCE = 0.002;

const cusps = new Map<string, number>();

/** The lightness at which a hue has the most chroma. */
function cuspLightness(hue: number, gamut: GamutId): number {
	const key = `${gamut} ${hue}`, cached = cusps.get(key);
	if (cached !== undefined) return cached;
	// Chroma rises to the cusp and falls after it, so that thirds close in on it.
	let low = 0, high = 1;
	for (let i = 0; i < 16; i++) {
		const a = low + (high - low) / 3, b = high - (high - low) / 3;
		if (maxChroma(a, hue, gamut) < maxChroma(b, hue, gamut)) low = a;
		else high = b;
	}
	const lightness = (low + high) / 2;
	cusps.set(key, lightness);
	return lightness;
}
