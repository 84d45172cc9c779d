/*
 * Pictures and tables: many colors at once, typed arrays in and typed arrays out, every one what the single function gives.
 *
 * Bytes are those of a canvas: red, green, blue and alpha from 0 to 255 for each pixel. Numbers are three coordinates for
 * each color, in the units of their space.
 *
 * Proof  test/library/bulk.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import { shownOver, WHITE } from '../palette/contrast.ts';
import { composite } from '../gamut/screen.ts';
import { convertInto } from '../spaces/convert.ts';
import { pixelsToOklabInto, pixelsToOklchInto } from '../spaces/lanes/pixels.ts';
import { fromRgb24, rgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { SPACE_IDS, type SpaceId } from '../spaces/table.ts';
import { DEFICIENCIES, type Deficiency, type Model } from '../vision/deficiency.ts';
import { pixelsSeenInto } from '../vision/pixels.ts';
import { colorOf, described, fault, LARGEST, numberOf, wordOf, type ColorLike } from './arguments.ts';
import { strengthOf } from './simulate.ts';

/** Red, green, blue and alpha, 0 to 255 each, pixel after pixel. */
export type RgbaBytes = Uint8Array | Uint8ClampedArray;

/** Coordinates, three a color. */
export type Coordinates = Float64Array | Float32Array;

/**
 * Many colors in another space, as `convert` gives each: coordinates, or the bytes of a canvas, whose space is `srgb`.
 * `convertAll(image.data, 'srgb', 'oklab')`. Alpha is left out; a hue without power is 0. Throws InputError.
 */
export function convertAll(source: RgbaBytes | Coordinates, from: SpaceId, to: SpaceId): Float64Array {
	const source24 = isBytes(source) ? bytesOf(source, 'source') : undefined;
	const start = wordOf(from, SPACE_IDS, 'from'), end = wordOf(to, SPACE_IDS, 'to');
	if (source24 === undefined) return convertedCoordinates(source, start, end);
	if (start !== 'srgb') throw fault('from', `must be srgb where bytes are given, got "${start}"`);
	const out = new Float64Array((source24.length / 4) * 3);
	if (end === 'oklab') pixelsToOklabInto(out, source24);
	else if (end === 'oklch') pixelsToOklchInto(out, source24);
	else convertPixelsInto(out, source24, end);
	return out;
}

/** So many colors that were just met are remembered. A picture has few beside each other, and conversions take their time. */
const REMEMBERED = 4096;

function convertPixelsInto(out: Float64Array, bytes: RgbaBytes, to: SpaceId): void {
	const pixels = new Int32Array(REMEMBERED).fill(-1), known = new Float64Array(3 * REMEMBERED), v: Vec3 = [0, 0, 0];
	for (let i = 0, at = 0; i < bytes.length; i += 4, at += 3) {
		const pixel = rgb24(bytes[i]!, bytes[i + 1]!, bytes[i + 2]!), place = placeOf(pixel, REMEMBERED);
		if (pixels[place] !== pixel) {
			pixels[place] = pixel;
			v[0] = bytes[i]! / 255;
			v[1] = bytes[i + 1]! / 255;
			v[2] = bytes[i + 2]! / 255;
			if (to !== 'srgb') convertInto(v, 'srgb', to);
			known[3 * place] = v[0];
			known[3 * place + 1] = v[1];
			known[3 * place + 2] = v[2];
		}
		out[at] = known[3 * place]!;
		out[at + 1] = known[3 * place + 1]!;
		out[at + 2] = known[3 * place + 2]!;
	}
}

/** Where a color is remembered, of a power of two of places: neighbours in the cube far from each other. */
const placeOf = (pixel: Rgb24, places: number): number => (Math.imul(pixel, 0x9e3779b1) >>> 8) & (places - 1);

function convertedCoordinates(source: unknown, from: SpaceId, to: SpaceId): Float64Array {
	if (!isCoordinates(source))
		throw fault('source', `must be a Float64Array or Float32Array of coordinates, or a Uint8Array of bytes, got ${described(source)}`);
	if (source.length % 3 !== 0) throw fault('source', `must hold three coordinates a color, got ${source.length}`);
	const out = new Float64Array(source), v: Vec3 = [0, 0, 0];
	for (let at = 0; at < out.length; at += 3) {
		for (let i = 0; i < 3; i++) v[i] = coordinateAt(out, at + i);
		if (from !== to) convertInto(v, from, to);
		out[at] = v[0];
		out[at + 1] = v[1];
		out[at + 2] = v[2];
	}
	return out;
}

/** A message is thought of only where one is needed. */
function coordinateAt(source: Float64Array, at: number): number {
	const x = source[at]!;
	return x >= -LARGEST && x <= LARGEST ? x : numberOf(x, -LARGEST, LARGEST, `source[${at}]`);
}

/**
 * A picture as seen with a color vision deficiency, as `simulate` gives each pixel; alpha stays. `severity` is how much of
 * the deficiency, 0 (common vision) to 1 (the whole of it). The model of Brettel knows the whole alone. Throws InputError.
 */
export function simulateAll(source: RgbaBytes, kind: Deficiency, model: Model = 'machado', severity = 1): Uint8ClampedArray {
	const bytes = bytesOf(source, 'source'), deficiency = wordOf(kind, DEFICIENCIES, 'kind');
	const { by, share } = strengthOf(model, severity), out = new Uint8ClampedArray(bytes.length);
	pixelsSeenInto(out, bytes, deficiency, by, share);
	return out;
}

/** The WCAG ratio of each pixel on one background, as `contrast` gives it, 1 to 21. Throws InputError. */
export function contrastAll(source: RgbaBytes, background: ColorLike): Float64Array {
	const bytes = bytesOf(source, 'source'), behind = shownOver(colorOf(background, 'background'), WHITE);
	const out = new Float64Array(bytes.length / 4);
	for (let i = 0; i < bytes.length; i += 4) {
		const pixel = rgb24(bytes[i]!, bytes[i + 1]!, bytes[i + 2]!), alpha = bytes[i + 3]!;
		out[i / 4] = contrastRatio(alpha === 255 ? pixel : composite(fromRgb24(pixel, alpha / 255), behind), behind);
	}
	return out;
}

/** What stands for bytes may be a proxy that cannot be asked what it is. */
function isA(value: unknown, kinds: readonly (new (length: number) => object)[]): boolean {
	try {
		return ArrayBuffer.isView(value) && kinds.some((kind) => value instanceof kind);
	} catch {
		return false;
	}
}

const isBytes = (value: unknown): value is RgbaBytes => isA(value, [Uint8Array, Uint8ClampedArray]);
const isCoordinates = (value: unknown): value is Coordinates => isA(value, [Float64Array, Float32Array]);

/** The bytes of a picture. */
export function bytesOf(value: unknown, name: string): RgbaBytes {
	if (!isBytes(value)) throw fault(name, `must be a Uint8Array or Uint8ClampedArray of red, green, blue and alpha, got ${described(value)}`);
	if (value.length % 4 !== 0) throw fault(name, `must hold four bytes a pixel, got ${value.length}`);
	return value;
}
