/*
 * Bulk operations on typed arrays, for pictures and tables. Every result equals that of the function for a single color.
 *
 * Bytes are those of a canvas: red, green, blue and alpha from 0 to 255 per pixel. Numbers are three coordinates per color, in
 * the units of their space.
 *
 * Proof  test/library/bulk.test.ts.
 */

import { composite } from '../gamut/screen.ts';
import type { Vec3 } from '../math/matrix.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import { compositeOver } from '../palette/contrast.ts';
import type { Color } from '../spaces/color.ts';
import { convertCoordsInto } from '../spaces/convert.ts';
import { pixelsToOklabInto, pixelsToOklchInto } from '../spaces/pixels.ts';
import { fromRgb24, rgb24, WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import type { Space } from '../spaces/space.ts';
import { DEFICIENCIES, type Deficiency, type Model } from '../vision/deficiency.ts';
import { pixelsSeenInto } from '../vision/pixels.ts';
import { checkColor, checkSpace, checkWord, fault, isCoordinate, LARGEST } from './arguments.ts';
import { checkStrength } from './simulate.ts';

/** Red, green, blue and alpha of each pixel, 0 to 255. */
export type RgbaBytes = Uint8Array | Uint8ClampedArray;

/** Three coordinates per color. */
export type Coordinates = Float64Array | Float32Array;

/**
 * Converts many colors to another space, as `convert` does: coordinates, or the bytes of a canvas, whose space is `srgb`. Alpha is
 * dropped; a powerless hue is 0.
 * @param source RGBA bytes, or coordinates.
 * @param from Space of the source.
 * @param to Space of the result.
 * @returns Three numbers for each color.
 * @throws InputError
 * @example
 * [...convertAll(new Uint8Array([255, 0, 0, 255]), srgb, hsl)]; // [0, 100, 50]
 */
export function convertAll(source: RgbaBytes | Coordinates, from: Space, to: Space): Float64Array {
	const start = checkSpace(from, 'from'), end = checkSpace(to, 'to'), bytes = copyBytes(source);
	if (bytes === undefined) return convertCoordinates(source, start, end);
	if (start.id !== 'srgb') throw fault('from', 'srgb for bytes');
	const out = new Float64Array((checkPixels(bytes).length / 4) * 3);
	if (end.id === 'oklab') pixelsToOklabInto(out, bytes);
	else if (end.id === 'oklch') pixelsToOklchInto(out, bytes);
	else convertPixelsInto(out, bytes, end);
	return out;
}

/** Entries of the cache of converted pixels. Neighbouring pixels repeat few colors, and a conversion takes longer than a lookup. */
const CACHE_SIZE = 4096;

function convertPixelsInto(out: Float64Array, bytes: RgbaBytes, to: Space): void {
	const pixels = new Int32Array(CACHE_SIZE).fill(-1), known = new Float64Array(3 * CACHE_SIZE), v: Vec3 = [0, 0, 0];
	for (let i = 0, at = 0; i < bytes.length; i += 4, at += 3) {
		const pixel = rgb24(bytes[i]!, bytes[i + 1]!, bytes[i + 2]!), place = cacheIndex(pixel);
		if (pixels[place] !== pixel) {
			pixels[place] = pixel;
			v[0] = bytes[i]! / 255;
			v[1] = bytes[i + 1]! / 255;
			v[2] = bytes[i + 2]! / 255;
			if (to.id !== 'srgb') convertCoordsInto(v, 'srgb', to);
			known[3 * place] = v[0];
			known[3 * place + 1] = v[1];
			known[3 * place + 2] = v[2];
		}
		out[at] = known[3 * place]!;
		out[at + 1] = known[3 * place + 1]!;
		out[at + 2] = known[3 * place + 2]!;
	}
}

/** Index of a color in the cache, whose size is a power of two. Spreads neighbours of the color cube. */
const cacheIndex = (pixel: Rgb24): number => (Math.imul(pixel, 0x9e3779b1) >>> 8) & (CACHE_SIZE - 1);

function convertCoordinates(source: unknown, from: Space, to: Space): Float64Array {
	const out = copyCoordinates(source), v: Vec3 = [0, 0, 0];
	if (out === undefined || out.length % 3 !== 0)
		throw fault('source', 'a Float64Array or Float32Array of three coordinates a color, or bytes');
	for (let at = 0; at < out.length; at += 3) {
		for (let i = 0; i < 3; i++) {
			const x = v[i] = out[at + i]!;
			if (!isCoordinate(x)) throw fault(`source[${at + i}]`, `a number from ${-LARGEST} to ${LARGEST}`);
		}
		if (from !== to) convertCoordsInto(v, from.id, to);
		out[at] = v[0];
		out[at + 1] = v[1];
		out[at + 2] = v[2];
	}
	return out;
}

/**
 * Simulates a color vision deficiency for a picture, as `simulate` does for each pixel; alpha stays. `severity` is from 0 (common
 * vision) to 1 (full deficiency); Brettel's model supports only 1.
 * @param source Pixels as RGBA bytes.
 * @param kind The deficiency.
 * @param model Model of the simulation.
 * @param severity 0 to 1.
 * @returns The bytes as seen.
 * @throws InputError
 * @example
 * [...simulateAll(new Uint8Array([255, 255, 255, 9]), 'protanopia')]; // [255, 255, 255, 9]
 */
export function simulateAll(source: RgbaBytes, kind: Deficiency, model: Model = 'machado', severity = 1): Uint8ClampedArray {
	const bytes = checkBytes(source), deficiency = checkWord(kind, DEFICIENCIES, 'kind'), out = new Uint8ClampedArray(bytes.length);
	checkStrength(model, severity);
	pixelsSeenInto(out, bytes, deficiency, model, severity);
	return out;
}

/**
 * WCAG ratio of each pixel on one background, 1 to 21, as `contrastRatio` gives it.
 * @param source Pixels as RGBA bytes.
 * @param background The color behind.
 * @returns A ratio for each pixel.
 * @throws InputError
 * @example
 * [...contrastAll(new Uint8Array([0, 0, 0, 255]), parseHex('#fff'))]; // [21]
 */
export function contrastAll(source: RgbaBytes, background: Color<string>): Float64Array {
	const bytes = checkBytes(source), behind = compositeOver(checkColor(background, 'background'), WHITE);
	const out = new Float64Array(bytes.length / 4);
	for (let i = 0; i < bytes.length; i += 4) {
		const pixel = rgb24(bytes[i]!, bytes[i + 1]!, bytes[i + 2]!), alpha = bytes[i + 3]!;
		out[i / 4] = contrastRatio(alpha === 255 ? pixel : composite(fromRgb24(pixel, alpha / 255), behind), behind);
	}
	return out;
}

/** True for an instance of one of the classes. The value may be a proxy that throws. */
function isA<T>(value: unknown, kinds: readonly (new (length: number) => T)[]): value is T {
	try {
		return ArrayBuffer.isView(value) && kinds.some((kind) => value instanceof kind);
	} catch {
		return false;
	}
}

/** Copies a list of bytes, because its property `length` may be any value; undefined for any other value. */
export const copyBytes = (value: unknown): Uint8Array | undefined =>
	(isA<RgbaBytes>(value, [Uint8Array, Uint8ClampedArray]) ? new Uint8Array(value) : undefined);

/** Copies a list of floating-point numbers; undefined for any other value. */
export const copyCoordinates = (value: unknown): Float64Array | undefined =>
	(isA<Coordinates>(value, [Float64Array, Float32Array]) ? new Float64Array(value) : undefined);

const checkBytes = (value: unknown): Uint8Array => checkPixels(copyBytes(value));

function checkPixels(bytes: Uint8Array | undefined): Uint8Array {
	if (bytes && bytes.length % 4 === 0) return bytes;
	throw fault('source', 'a Uint8Array or Uint8ClampedArray of red, green, blue and alpha');
}
