/*
 * Slurs in English and Russian: a search for one returns nothing, however forgiving it is.
 *
 * Stored as hashes of the folded word without its ending, so that nobody has to read them.
 *
 * Proof  test/names/slurs.test.ts: no listed name contains one.
 */

import { hashText } from '../math/hash.ts';
import { languagesFor } from './locale.ts';

const SLURS: ReadonlySet<number> = new Set([
	0xa4705559, 0xd9eb56dd, 0xbc79757d, 0x955b3ec5, 0xbce248a6, 0xb1f8089d, 0xdc08ae09, 0x1414e96a, 0x36c9c3b0,
	0xf9603045, 0x883eef41, 0x737d45c4, 0x948002a1, 0x853febae, 0xacb9f516, 0xb4d816c2, 0xfd84968f, 0xf729446a,
	0xef08753c, 0x5e70e3f3, 0x71faa974, 0x7c9ae63f, 0xb99bf986, 0x6cd5e87b, 0x21e8e371, 0x5e10c021, 0x9deacc93,
	0xe3d42812, 0x93ae63d5, 0xe7587f0c, 0xfa86ab19, 0x62bfa028, 0x717b373f, 0x7f8fc16d, 0xeb9e68b5, 0x193cebf5,
	0xf24f5635, 0x6a2fdc5c, 0x54a1ee9f, 0x1c1d6115, 0x0314173d, 0xa7418a6c, 0x5375ed03, 0x2d55339d, 0x115a2082,
	0x89e049f6, 0xcd68c2b2, 0xe145af71, 0x306bbf03, 0x5ecc363c, 0x8f28ae8d, 0x3e0d4c66,
]);

/** True for slurs in any case or number; the word is folded. */
export const isSlur = (word: string): boolean =>
	SLURS.has(hashText(word)) || languagesFor(word).some(({ wordStem }) => SLURS.has(hashText(wordStem(word))));
