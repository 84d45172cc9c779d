/*
 * Tokens as a theme of Tailwind v4: each name becomes a color of every utility, `bg-brand`, `text-brand`, `ring-brand`.
 *
 * A theme cannot stand inside a media query, so a wide color is written once, wide where the style can hold it.
 *
 * Source  tailwindcss.com/docs/theme.
 */

import { block, declaration } from './css.ts';
import type { Token } from './token.ts';
import { writeValue, type ValueStyle } from './value.ts';

export const writeTailwind = (tokens: readonly Token[], style: ValueStyle): string =>
	block('@theme', tokens.map(({ name, color }) => declaration(`color-${name}`, writeValue(color, style))));
