/*
 * What a token is called where Tailwind reads it: a color that Tailwind has itself is not taken from it.
 *
 * Of the scales of a system only `neutral` is a family of Tailwind too; people who write `bg-neutral-100` mean Tailwind's.
 * Such a step carries the name of its system in front: `brand-neutral-100`. Loose tokens keep the names they were sent
 * with, since whoever sends `red-500` wants it.
 *
 * Proof  test/tokens/tailwind.test.ts compares with the families of data/tailwind.txt.
 */

import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';

const TAKEN = 'neutral';

/** The name of a token of a set, for Tailwind. */
export const tailwindName = ({ name: prefix, roles }: TokenSet, { name, path }: Token): string =>
	(roles.length > 0 && path?.[0] === TAKEN ? `${prefix}-${name}` : name);
