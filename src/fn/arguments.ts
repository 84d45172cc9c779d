/*
 * Short checks of arguments: they throw an InputError that names the argument and what it must be. `library/arguments.ts`
 * explains more.
 *
 * Proof  test/fn/hostile.test.ts.
 */

import { InputError } from '../errors.ts';
import type { Vec3 } from '../math/matrix.ts';
import type { Color } from '../spaces/color.ts';
import { convertCoordsInto } from '../spaces/convert.ts';
import { isSpace } from '../spaces/define-space.ts';
import type { Space } from '../spaces/space.ts';

/** A fault of one argument. */
export const fault = (name: string, expected: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: [name], detail: `${name} must be ${expected}.` });

/**
 * Largest absolute coordinate: 1e18 times the largest that converting a written color gives, and still small enough that no
 * computation overflows.
 */
export const LARGEST = 1e30;

const isCoordinate = (x: unknown): boolean => typeof x === 'number' && x >= -LARGEST && x <= LARGEST;

/** True for a Color: three coordinates up to LARGEST, alpha 0 to 1, a mask of missing channels. The space may be unknown. */
export function isColor(value: unknown): value is Color<string> {
	try {
		const { space, coords, alpha, none } = value as Color<string>;
		return typeof space === 'string' && coords.length === 3 && isCoordinate(coords[0]) && isCoordinate(coords[1]) && isCoordinate(coords[2])
			&& typeof alpha === 'number' && alpha >= 0 && alpha <= 1 && (none & 15) === none;
	} catch {
		return false;
	}
}

/** Returns a Color unchanged. */
export function checkColor<C extends Color<string>>(color: C, name: string): C {
	if (isColor(color)) return color;
	throw fault(name, 'a Color');
}

/** Coordinates of a Color in a space; those of the color itself if it is in the space. */
export function coordsIn(color: Color<string>, name: string, space: Space): Color['coords'] {
	const { space: from, coords } = checkColor(color, name);
	if (from === space.id) return coords;
	const v: Vec3 = [coords[0], coords[1], coords[2]];
	convertCoordsInto(v, from, space);
	return v;
}

/** Most items of a list of colors; larger inputs are pictures. */
export const MOST_ITEMS = 10_000;

/** Copies a list of `least` to `most` items, without holes; undefined for any other value. */
export function copyList<T>(list: readonly T[], least: number, most: number): readonly T[] | undefined {
	try {
		if (!Array.isArray(list)) return undefined;
		const { length } = list;
		if (length >= least && length <= most) return Array.from({ length }, (_, i) => list[i] as T);
	} catch {
		// A getter threw, or a proxy was revoked.
	}
	return undefined;
}

/** Copies a list of Colors. */
export function checkColors<C extends Color<string>>(colors: readonly C[], least: number, name: string): readonly C[] {
	const copy = copyList(colors, least, MOST_ITEMS);
	if (copy?.every(isColor)) return copy;
	throw fault(name, `a list of ${least} to ${MOST_ITEMS} Colors`);
}

/** Returns a space unchanged. */
export function checkSpace<S extends Space>(space: S, name: string): S {
	if (isSpace(space)) return space;
	throw fault(name, 'a space, such as oklch');
}

/** Returns a number within inclusive bounds; -0 becomes 0. */
export function checkNumber(value: number, least: number, most: number, name: string): number {
	if (typeof value === 'number' && value >= least && value <= most) return value + 0;
	throw fault(name, `a number from ${least} to ${most}`);
}

/** Returns a word of a list unchanged. */
export function checkWord<W extends string>(value: W, words: readonly W[], name: string): W {
	if (words.includes(value)) return value;
	throw fault(name, `one of ${words.join(', ')}`);
}

/** Copies options; an empty object if absent. */
export function checkOptions<O extends object>(options: O | undefined, name = 'options'): Partial<O> {
	try {
		if (options === undefined || (typeof options === 'object' && options !== null)) return { ...options } as Partial<O>;
	} catch {
		// A getter threw.
	}
	throw fault(name, 'an object');
}
