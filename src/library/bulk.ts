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
import { contrastOf } from '../palette/contrast.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { convertInto } from '../spaces/convert.ts';
import { byteOfLight } from '../spaces/lanes/byte-of-light.ts';
import { fromRgb24, rgb24 } from '../spaces/rgb24.ts';
import { SPACE_IDS, type SpaceId } from '../spaces/table.ts';
import { DEFICIENCIES, lightSeenInto, MODELS, type Deficiency, type Model } from '../vision/deficiency.ts';
import { colorOf, described, fault, LARGEST, numberOf, wordOf, type ColorLike } from './arguments.ts';

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
	const out = new Float64Array((source24.length / 4) * 3), v: Vec3 = [0, 0, 0];
	for (let i = 0, at = 0; i < source24.length; i += 4, at += 3) {
		v[0] = source24[i]! / 255;
		v[1] = source24[i + 1]! / 255;
		v[2] = source24[i + 2]! / 255;
		if (end !== 'srgb') convertInto(v, 'srgb', end);
		out[at] = v[0];
		out[at + 1] = v[1];
		out[at + 2] = v[2];
	}
	return out;
}

function convertedCoordinates(source: unknown, from: SpaceId, to: SpaceId): Float64Array {
	if (!isCoordinates(source))
		throw fault('source', `must be a Float64Array or Float32Array of coordinates, or a Uint8Array of bytes, got ${described(source)}`);
	if (source.length % 3 !== 0) throw fault('source', `must hold three coordinates a color, got ${source.length}`);
	const out = Float64Array.from(source), v: Vec3 = [0, 0, 0];
	for (let at = 0; at < out.length; at += 3) {
		for (let i = 0; i < 3; i++) v[i] = numberOf(out[at + i], -LARGEST, LARGEST, `source[${at + i}]`);
		if (from !== to) convertInto(v, from, to);
		out[at] = v[0];
		out[at + 1] = v[1];
		out[at + 2] = v[2];
	}
	return out;
}

/** A picture as seen with a color vision deficiency, as `simulate` gives each pixel; alpha stays. Throws InputError. */
export function simulateAll(source: RgbaBytes, kind: Deficiency, model: Model = 'machado'): Uint8ClampedArray {
	const bytes = bytesOf(source, 'source');
	const deficiency = wordOf(kind, DEFICIENCIES, 'kind'), by = wordOf(model, MODELS, 'model');
	const out = new Uint8ClampedArray(bytes.length), v: Vec3 = [0, 0, 0], lights = lightOfBytes();
	for (let i = 0; i < bytes.length; i += 4) {
		v[0] = lights[bytes[i]!]!;
		v[1] = lights[bytes[i + 1]!]!;
		v[2] = lights[bytes[i + 2]!]!;
		lightSeenInto(v, deficiency, by);
		out[i] = byteOfLight(v[0]);
		out[i + 1] = byteOfLight(v[1]);
		out[i + 2] = byteOfLight(v[2]);
		out[i + 3] = bytes[i + 3]!;
	}
	return out;
}

/** The light of every byte, by the way that `simulate` takes. */
const lightOfBytes = (): Float64Array => Float64Array.from({ length: 256 }, (_, n) => {
	const v: Vec3 = [n / 255, n / 255, n / 255];
	convertInto(v, 'srgb', 'srgb-linear');
	return v[0];
});

/** The WCAG ratio of each pixel on one background, as `contrast` gives it, 1 to 21. Throws InputError. */
export function contrastAll(source: RgbaBytes, background: ColorLike): Float64Array {
	const bytes = bytesOf(source, 'source'), behind = colorOf(background, 'background');
	const under = toRgb24(behind), isOpaque = behind.alpha >= 1, out = new Float64Array(bytes.length / 4);
	for (let i = 0; i < bytes.length; i += 4) {
		const pixel = rgb24(bytes[i]!, bytes[i + 1]!, bytes[i + 2]!), alpha = bytes[i + 3]!;
		out[i / 4] = isOpaque && alpha === 255
			? contrastRatio(pixel, under)
			: contrastOf({ ...fromRgb24(pixel), alpha: alpha / 255 }, behind).ratio;
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
