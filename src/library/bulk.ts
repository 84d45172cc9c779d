/*
 * Bulk operations on typed arrays; `fn/bulk.ts` has the work.
 *
 * Proof  test/library/bulk.test.ts.
 */

import { LARGEST } from '../fn/arguments.ts';
import {
	contrastAll as contrastEach, convertAll as convertEach, copyBytes, copyCoordinates, simulateAll as simulateEach, type Coordinates,
	type RgbaBytes,
} from '../fn/bulk.ts';
import type { SpaceId } from '../spaces/table.ts';
import type { Space } from '../spaces/space.ts';
import { DEFICIENCIES, type Deficiency, type Model } from '../vision/deficiency.ts';
import { describe, fault, readNumber, readWord } from './arguments.ts';
import { readColor, type ColorLike } from './read-color.ts';
import { readSpace } from './read-space.ts';
import { readStrength } from './simulate.ts';

/**
 * Converts many colors to another space, as `convert` does: coordinates, or the bytes of a canvas, whose space is `srgb`. Alpha is
 * dropped; a powerless hue is 0.
 * @param source RGBA bytes, or coordinates.
 * @param from Space of the source.
 * @param to Space of the result.
 * @returns Three numbers for each color.
 * @throws InputError
 * @example
 * [...convertAll(new Uint8Array([255, 0, 0, 255]), 'srgb', 'hsl')]; // [0, 100, 50]
 */
export function convertAll(source: RgbaBytes | Coordinates, from: SpaceId | Space, to: SpaceId | Space): Float64Array {
	const bytes = copyBytes(source) && readBytes(source, 'source'), start = readSpace(from, 'from'), end = readSpace(to, 'to');
	if (bytes && start.id !== 'srgb') throw fault('from', `must be srgb where bytes are given, got "${start.id}"`);
	return convertEach(bytes ?? readCoordinates(source), start, end);
}

/** Reads coordinates; creates a message only on a fault. */
function readCoordinates(value: unknown): Float64Array {
	const source = copyCoordinates(value);
	if (source === undefined)
		throw fault('source', `must be a Float64Array or Float32Array of coordinates, or a Uint8Array of bytes, got ${describe(value)}`);
	if (source.length % 3 !== 0) throw fault('source', `must hold three coordinates a color, got ${source.length}`);
	const at = source.findIndex((x) => !(x >= -LARGEST && x <= LARGEST));
	if (at >= 0) readNumber(source[at], -LARGEST, LARGEST, `source[${at}]`);
	return source;
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
	const bytes = readBytes(source, 'source'), deficiency = readWord(kind, DEFICIENCIES, 'kind');
	const strength = readStrength(model, severity);
	return simulateEach(bytes, deficiency, strength.model, strength.severity);
}

/**
 * WCAG ratio of each pixel on one background, 1 to 21, as `contrast` gives it.
 * @param source Pixels as RGBA bytes.
 * @param background The color behind.
 * @returns A ratio for each pixel.
 * @throws InputError
 * @example
 * [...contrastAll(new Uint8Array([0, 0, 0, 255]), 'white')]; // [21]
 */
export const contrastAll = (source: RgbaBytes, background: ColorLike): Float64Array =>
	contrastEach(readBytes(source, 'source'), readColor(background, 'background'));

/** Reads the bytes of a picture. */
export function readBytes(value: unknown, name: string): Uint8Array {
	const bytes = copyBytes(value);
	if (bytes === undefined) throw fault(name, `must be a Uint8Array or Uint8ClampedArray of red, green, blue and alpha, got ${describe(value)}`);
	if (bytes.length % 4 !== 0) throw fault(name, `must hold four bytes a pixel, got ${bytes.length}`);
	return bytes;
}
