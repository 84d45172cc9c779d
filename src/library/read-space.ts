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
	if (isTableId(value)) return SPACES[value];
	if (isSpace(value)) return value;
	if (findSpace(value) === undefined) return SPACES[readWord(value, SPACE_IDS, name)];
	// The id of any other known space.
	const id = value as string;
	throw fault(name, `must be one of ${SPACE_IDS.join(', ')}; "${id}" is given as itself. Import ${camelCase(id)} and pass that`);
}

const TABLE: ReadonlySet<unknown> = /*#__PURE__*/ new Set(SPACE_IDS);

/** True for the id of a space of the table. */
export const isTableId = (value: unknown): value is SpaceId => TABLE.has(value);

/** True for the id of a space of the table or of a further space that the program imports. */
export const isSpaceId = (value: unknown): value is string => findSpace(value) !== undefined;
