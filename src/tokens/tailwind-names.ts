/*
 * Names of tokens in Tailwind and shadcn/ui, chosen so that they do not replace colors there, and the variant for the dark theme.
 *
 * Of the scales of a system only `neutral` is also a Tailwind family; `bg-neutral-100` should stay Tailwind's. Such a step gets the
 * name of its system as prefix: `brand-neutral-100`. Loose tokens keep their names, because the caller chose `red-500`.
 *
 * Proof  test/tokens/tailwind.test.ts compares with the families of data/tailwind.txt.
 */

import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';

/** Declares that `dark:` follows the class, as the roles do. */
export const DARK_VARIANT = '@custom-variant dark (&:where(.dark, .dark *));\n';

const TAKEN = 'neutral';

/** The name of a token in Tailwind. */
export const tailwindName = ({ name: prefix, roles }: TokenSet, { name, path }: Token): string =>
	(roles.length > 0 && path?.[0] === TAKEN ? `${prefix}-${name}` : name);

/** The name of a role or a step next to the variables of shadcn/ui, whose secondary and accent are subdued surfaces. */
export const vividName = (name: string): string => (/^(?:secondary|accent)(?:-|$)/.test(name) ? `vivid-${name}` : name);
