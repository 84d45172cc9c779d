/*
 * Reads arguments that name a space: an id of the table, or the record of any space.
 *
 * Proof  test/library/hostile.test.ts.
 */

import { camelCase } from '../math/camel-case.ts';
import { findSpace, isSpace } from '../spaces/define-space.ts';
import type { Space } from '../spaces/space.ts';
import { SPACES, SPACE_IDS, type SpaceId } from '../spaces/table.ts';
import { fault, readWord } from './arguments.ts';

/** A space, or one of the table by its id. */
export function readSpace(value: unknown, name: string): Space {
	if (isSpace(value)) return value;
	if (isTableId(value) || findSpace(value) === undefined) return SPACES[readWord(value, SPACE_IDS, name)];
	// The id of any other known space.
	const id = value as string;
	throw fault(name, `must be one of ${SPACE_IDS.join(', ')}; "${id}" is given as itself. Import ${camelCase(id)} and pass that`);
}

/** True for the id of a space of the table. */
export const isTableId = (value: unknown): value is SpaceId =>
	isCommon(value) || (typeof value === 'string' && Object.hasOwn(SPACES, value));

/** True for the most frequent spaces, without a lookup. */
export const isCommon = (id: unknown): id is 'srgb' | 'oklch' | 'oklab' | 'lab' =>
	id === 'srgb' || id === 'oklch' || id === 'oklab' || id === 'lab';

/** True for the id of a space of the table or of a further space that the program imports. */
export const isSpaceId = (value: unknown): value is string => typeof value === 'string' && findSpace(value) !== undefined;
