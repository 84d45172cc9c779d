/*
 * Adobe Swatch Exchange (.ase): for Photoshop, Illustrator and InDesign. Steps of a scale stand in its group.
 *
 * Layout  "ASEF", version 1.0, the number of blocks; of each block its kind, its length, and what it holds: a group's name, or
 *         a color's name, "RGB ", three floats and 2 for a color that is no spot and not global. High bytes first. Adobe has not
 *         published it; the layout is that which readers of others agree on.
 * Proof   test/tokens/swatch-files.test.ts; test/consumers/swatch-files.test.ts reads it with two of them.
 */

import { ascii, float32, toBase64, utf16, word16, word32 } from './bytes.ts';
import { swatchGroups, type Swatch } from './swatch.ts';
import type { TokenSet } from './token-set.ts';

const GROUP_START = 0xc001, GROUP_END = 0xc002, COLOR = 0x0001, NORMAL = 2;

const block = (kind: number, content: readonly number[]): number[] => [...word16(kind), ...word32(content.length), ...content];

/** A name and its length in letters, the zero at its end counted. */
const named = (name: string): number[] => [...word16(name.length + 1), ...utf16(name)];

const colorBlock = ({ name, rgb }: Swatch): number[] =>
	block(COLOR, [...named(name), ...ascii('RGB '), ...rgb.flatMap((byte) => float32(byte / 255)), ...word16(NORMAL)]);

/** The file as base64. */
export function writeAse(set: TokenSet): string {
	const blocks = swatchGroups(set).flatMap(({ name, swatches }) => (name === undefined
		? swatches.map(colorBlock)
		: [block(GROUP_START, named(name)), ...swatches.map(colorBlock), block(GROUP_END, [])]));
	return toBase64([...ascii('ASEF'), ...word16(1), ...word16(0), ...word32(blocks.length), ...blocks.flat()]);
}
