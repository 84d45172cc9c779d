/*
 * A GIMP palette (.gpl), which Inkscape, Krita, Aseprite and many others read too.
 *
 * Source  GIMP, app/core/gimppalette-load.c, and developer.gimp.org: "GIMP Palette", name and columns, then a line with three
 *         numbers and a name for each color.
 * Proof   test/tokens/swatch-files.test.ts.
 */

import { toSwatches } from './swatch.ts';
import type { TokenSet } from './token-set.ts';

/** The file as text. */
export function writeGpl(set: TokenSet): string {
	const lines = toSwatches(set).map(({ name, rgb }) => `${rgb.map((byte) => String(byte).padStart(3)).join(' ')}\t${name}\n`);
	return `GIMP Palette\nName: ${set.name}\nColumns: 0\n#\n${lines.join('')}`;
}
