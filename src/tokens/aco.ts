/*
 * Adobe Color (.aco): Photoshop swatches, written without and with names, as Photoshop does.
 *
 * Layout  Version 1 followed by version 2: version, count, and for each color its space (0 for RGB) and four 16-bit words, of which
 *         RGB uses three, 0 to 65535; in version 2 also the 32-bit length of the name and the name in UTF-16, both including
 *         the terminating zero. Big-endian.
 * Source  Adobe Photoshop File Formats Specification, "Color swatches".
 * Proof   test/tokens/swatch-files.test.ts.
 */

import { toBase64, utf16, word16, word32 } from './bytes.ts';
import { toSwatches, type Swatch } from './swatch.ts';
import type { TokenSet } from './token-set.ts';

const RGB = 0;

/** Each byte as 16 bits: 255 becomes 65535. */
const color = ({ rgb }: Swatch): number[] => [...word16(RGB), ...rgb.flatMap((byte) => word16(byte * 257)), ...word16(0)];

/** The file as base64. */
export function writeAco(set: TokenSet): string {
	const swatches = toSwatches(set), count = word16(swatches.length);
	return toBase64([
		...word16(1), ...count, ...swatches.flatMap(color),
		...word16(2), ...count, ...swatches.flatMap((swatch) => [...color(swatch), ...word32(swatch.name.length + 1), ...utf16(swatch.name)]),
	]);
}
