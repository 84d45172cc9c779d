/*
 * Further spaces that a program holds: those of `more.ts` that it imports, found by their ids.
 *
 * A space notes itself where it is made, with the ways between it and the table, so that a color that names it can be read.
 * Nothing else sees that, so making one is pure to a bundler: a space that no one asks for is dropped, and its note and the
 * ways with it.
 */

import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from './color.ts';
import { routeBetween, runInto } from './route.ts';
import type { Space } from './space.ts';
import { SPACES, SPACE_IDS } from './table.ts';

export interface Further {
	readonly space: Space;
	/** A color of the space in the nearest of its bases that stands in the table. */
	readonly toTable: (color: Color<string>) => Color;
	/** A color of the table in the space. */
	readonly fromTable: (color: Color) => Color<string>;
	/** For who wrote its id. */
	readonly advice: string;
}

/** By id and by the space itself; of a space of the table, that it is one. */
const NOTES = /*#__PURE__*/ new Map<unknown, Further | null>(SPACE_IDS.map((id) => [id, null]));

/** All spaces a program holds, as one table. */
export const HELD: Record<string, Space> = /*#__PURE__*/ Object.assign({}, SPACES);

/** The space itself, noted. */
export function further<S extends Space>(space: S): S {
	let base: Space = space;
	while (!Object.hasOwn(SPACES, base.id) && base.base !== null) base = base.base;
	const known = base, exported = space.id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
	const note: Further = {
		space,
		// It was found in the table, where the root is too.
		toTable: (color) => moved(color, space, known) as Color,
		fromTable: (color) => moved(color, SPACES[color.space], space),
		advice: `"${space.id}" is given as itself. Import ${exported} and pass that`,
	};
	NOTES.set(space.id, note).set(space, note);
	HELD[space.id] = space;
	return space;
}

function moved({ coords, alpha, none }: Color<string>, from: Space, to: Space): Color<string> {
	const v: Vec3 = [coords[0], coords[1], coords[2]], missing = runInto(v, routeBetween(from, to));
	return { space: to.id, coords: v, alpha, none: missing | (none & NONE_ALPHA) };
}

/**
 * What is noted of a further space that the program holds, by its id or by itself, of which no copy will do; null for the
 * id of a space of the table. Asks the value nothing.
 */
export const noteOf = (idOrSpace: unknown): Further | null | undefined => NOTES.get(idOrSpace);

/** Is it a further space itself? */
export const isFurther = (value: unknown): value is Space => typeof value === 'object' && NOTES.has(value);
