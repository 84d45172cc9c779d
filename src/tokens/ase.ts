/*
 * Adobe Swatch Exchange (.ase): for Photoshop, Illustrator and InDesign. The steps of a scale form a group.
 *
 * Layout  "ASEF", version 1.0, the number of blocks; each block has a type, a length and its content: the name of a group, or of a
 *         color, "RGB ", three floats and 2 for a normal color (neither spot nor global). Big-endian. Adobe has not published
 *         the format; this is the layout that independent readers agree on.
 * Proof   test/tokens/swatch-files.test.ts; test/consumers/swatch-files.test.ts reads it with two of them.
 */

import { ascii, float32, toBase64, utf16, word16, word32 } from './bytes.ts';
import { swatchGroups, type Swatch } from './swatch.ts';
import type { TokenSet } from './token-set.ts';

const GROUP_START = 0xc001, GROUP_END = 0xc002, COLOR = 0x0001, NORMAL = 2;

const block = (kind: number, content: readonly number[]): number[] => [...word16(kind), ...word32(content.length), ...content];

/** A name with its length in letters, including the terminating zero. */
const sizedName = (name: string): number[] => [...word16(name.length + 1), ...utf16(name)];

const colorBlock = ({ name, rgb }: Swatch): number[] =>
	block(COLOR, [...sizedName(name), ...ascii('RGB '), ...rgb.flatMap((byte) => float32(byte / 255)), ...word16(NORMAL)]);

/** The file as base64. */
export function writeAse(set: TokenSet): string {
	const blocks = swatchGroups(set).flatMap(({ name, swatches }) => (name === undefined
		? swatches.map(colorBlock)
		: [block(GROUP_START, sizedName(name)), ...swatches.map(colorBlock), block(GROUP_END, [])]));
	return toBase64([...ascii('ASEF'), ...word16(1), ...word16(0), ...word32(blocks.length), ...blocks.flat()]);
}
