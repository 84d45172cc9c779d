/*
 * Adobe Color (.aco): swatches of Photoshop, once without names and once with, as Photoshop writes them.
 *
 * Layout  Version 1 and 2 behind each other: version, count, and of each color its space (0 for RGB) and four words of 16 bits, of
 *         which RGB takes three, 0 to 65535; in version 2 a word of 32 bits with the length of the name and the name in UTF-16,
 *         a zero at its end counted. High bytes first.
 * Source  Adobe Photoshop File Formats Specification, "Color swatches".
 * Proof   test/tokens/swatch-files.test.ts.
 */

import { toBase64, utf16, word16, word32 } from './bytes.ts';
import { swatchesOf, type Swatch } from './swatch.ts';
import type { TokenSet } from './token-set.ts';

const RGB = 0;

/** A byte as 16 bits: 255 becomes 65535. */
const color = ({ rgb }: Swatch): number[] => [...word16(RGB), ...rgb.flatMap((byte) => word16(byte * 257)), ...word16(0)];

/** The file as base64. */
export function writeAco(set: TokenSet): string {
	const swatches = swatchesOf(set), count = word16(swatches.length);
	return toBase64([
		...word16(1), ...count, ...swatches.flatMap(color),
		...word16(2), ...count, ...swatches.flatMap((swatch) => [...color(swatch), ...word32(swatch.name.length + 1), ...utf16(swatch.name)]),
	]);
}
