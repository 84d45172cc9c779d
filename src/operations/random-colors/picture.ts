/*
 * Picture of random colors: side by side, in lines that fit the width.
 */

import { strip } from '../../cli/blocks.ts';
import type { Picture, Swatch } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';

/** Draws the colors; empty if the terminal has no colors. */
export const picture = ({ colors }: { readonly colors: readonly Swatch[] }, { width, paint }: Tools): Picture =>
	({ lines: paint.depth === 0 ? [] : strip(colors.map(({ hex }) => ({ hex, words: ['', hex] })), width, paint), shownFields: [] });
