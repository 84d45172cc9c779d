/*
 * Short checks of arguments: they throw an InputError that names the argument and what it must be. `library/arguments.ts`
 * explains more.
 *
 * Proof  test/fn/hostile.test.ts.
 */

import { InputError } from '../errors.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
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

/** True for a number within inclusive bounds, not for NaN. */
export const isWithin = (value: unknown, least: number, most: number): value is number =>
	typeof value === 'number' && value >= least && value <= most;

/** True for a coordinate of a color. */
export const isCoordinate = (value: unknown): value is number => isWithin(value, -LARGEST, LARGEST);

/**
 * Copies a Color, whose getters may return something else later: three coordinates up to LARGEST, alpha 0 to 1, a mask of missing
 * channels, which may hold any value. The space may be unknown. Undefined for any other value.
 */
export function copyColor<S extends string>(color: Color<S>): Color<S> | undefined {
	try {
		const { space, coords, alpha, none } = color;
		if (typeof none !== 'number') return undefined;
		// A missing channel holds 0. Adding 0 turns -0 into 0.
		const x = none & 1 ? 0 : coords[0], y = none & 2 ? 0 : coords[1], z = none & 4 ? 0 : coords[2];
		if (
			typeof space === 'string' && coords.length === 3 && isCoordinate(x) && isCoordinate(y) && isCoordinate(z)
			&& isWithin(alpha, 0, 1) && (none & 15) === none
		) return { space, coords: [x + 0, y + 0, z + 0], alpha: none & NONE_ALPHA ? 0 : alpha + 0, none: none + 0 };
	} catch {
		// A getter threw, or a proxy was revoked.
	}
	return undefined;
}

/** Copies a Color. */
export function checkColor<S extends string>(color: Color<S>, name: string): Color<S> {
	const copy = copyColor(color);
	if (copy) return copy;
	throw fault(name, 'a Color');
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
export function checkColors(colors: readonly Color<string>[], least: number, name: string): readonly Color<string>[] {
	const copies = copyList(colors, least, MOST_ITEMS)?.map((color) => copyColor(color));
	if (copies?.every((copy) => copy !== undefined)) return copies;
	throw fault(name, `a list of ${least} to ${MOST_ITEMS} Colors`);
}

/** Returns a space unchanged. */
export function checkSpace<S extends Space>(space: S, name: string): S {
	if (isSpace(space)) return space;
	throw fault(name, 'a space, such as oklch');
}

/** Returns a number within inclusive bounds; -0 becomes 0. */
export function checkNumber(value: number, least: number, most: number, name: string): number {
	if (isWithin(value, least, most)) return value + 0;
	throw fault(name, `a number from ${least} to ${most}`);
}

/** Returns a word of a list unchanged. */
export function checkWord<W extends string>(value: W, words: readonly W[], name: string): W {
	if (words.includes(value)) return value;
	throw fault(name, `one of ${words.join(', ')}`);
}

/** True for an object that is not iterable: lists may be long. Throws what a proxy of the caller throws. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !(Symbol.iterator in value);

/** Copies options; an empty object if absent. */
export function checkOptions<O extends object>(options: O | undefined, name = 'options'): Partial<O> {
	try {
		if (options === undefined || isPlainObject(options)) return { ...options } as Partial<O>;
	} catch {
		// A getter threw.
	}
	throw fault(name, 'a plain object');
}
