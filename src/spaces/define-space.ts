/*
 * The color spaces of a program by id.
 *
 * A color names its space by id, so a function that gets a color finds the space here. Every space is created by `defineSpace`.
 * Bundlers drop a space that a program does not use, together with its entry.
 */

import { InputError } from '../errors.ts';
import type { Space } from './space.ts';

const SPACES_BY_ID = /*#__PURE__*/ new Map<string, Space>(), DEFINED = /*#__PURE__*/ new Set<unknown>();

/** Makes a space known by its id and returns it. A later space with the same id replaces it. */
export function defineSpace<S extends Space>(space: S): S {
	SPACES_BY_ID.set(space.id, space);
	DEFINED.add(space);
	return space;
}

/** The space of an id; undefined if no space of the program has it. */
export const findSpace = (id: unknown): Space | undefined => SPACES_BY_ID.get(id as string);

/** True for a space, not for a copy of one. Reads no property of the value, which may be hostile. */
export const isSpace = (value: unknown): value is Space => DEFINED.has(value);

/** The space of an id. Throws InputError if no space of the program has it. */
export function requireSpace(id: string): Space {
	const space = SPACES_BY_ID.get(id);
	if (space === undefined) throw new InputError({ code: 'invalid-parameter', path: [], detail: `Unknown color space ${JSON.stringify(id.slice(0, 40))}.` });
	return space;
}
