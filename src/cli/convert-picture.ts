/*
 * The picture of a converted color: the color itself. It stands apart from the others for the command that is asked most, which
 * needs no other.
 */

import type { Lines } from './blocks.ts';
import type { Tools } from './walk.ts';

/** What is drawn of an answer. */
export interface Picture {
	readonly lines: Lines;
	/** The fields of the result that need no further words. */
	readonly shownFields: readonly string[];
}

/** Cells of a color that is shown alone, and their lines. */
const WIDTH = 32, HEIGHT = 3;

/** A color alone; nothing where the terminal has no colors. */
export const patch = (hex: string | undefined, { paint }: Tools): Picture =>
	({ lines: hex === undefined || paint.depth === 0 ? [] : Array.from({ length: HEIGHT }, () => paint.chip(hex, WIDTH)), shownFields: [] });

/** The color as HEX, where that is among the formats asked for. */
export const convertPicture = ({ formats }: { readonly formats: { readonly hex?: string } }, tools: Tools): Picture =>
	patch(formats.hex, tools);
