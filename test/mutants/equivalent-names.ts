/*
 * Mutants of color names that no test can notice, each with the reason.
 */

import type { Equivalent } from './mutate.ts';

export const NAMES: readonly Equivalent[] = [
	{
		file: 'src/names/modifiers.ts',
		code: 'paler: ([l, c], [from, fromChroma]) => l > from && c < fromChroma,',
		change: ['>', '>='],
		reason: 'Two 8-bit colors of the same lightness to the last bit are the same color, whose chroma is not less.',
	},
	{
		file: 'src/names/nearest-pixels.ts',
		code: 'for (let i = begin; i < end; i++) ids[order[i]!] = nearest[places[indexInCell(bytes, 4 * order[i]!)]!]!;',
		change: ['<', '<='],
		reason: 'The pixel after the end belongs to a later cell, which writes it again; after the last pixel there is none.',
	},
	{
		file: 'src/names/term-shares.ts',
		code: 'const PIECES = 64;',
		change: ['64', '65'],
		reason: 'Any number of pieces as fine as this gives the exponential within the tolerance.',
	},
	{
		file: 'src/names/word-typos.ts',
		code: 'i < all.keyPlan.wordStarts[key + 1]!; i++) {',
		change: ['1', '2'],
		reason: 'The words of the next key have another stem, and the last key is shorter than a stem that is compared.',
	},
	{
		file: 'src/names/disk.ts',
		code: 'text.mtimeMs <= packedAt',
		change: ['<=', '<'],
		reason: 'A text that is not older is compared by its hash.',
	},
	{
		file: 'src/names/nearest-pixels.ts',
		code: 'for (let i = 0; i < count; i++)',
		change: ['<', '<='],
		reason: 'The color after the last one is that of no pixel.',
	},
	{
		file: 'src/names/nearest-pixels.ts',
		code: 'pixelsToOklabInto(points, colors.subarray(0, 4 * count));',
		change: ['4', '5'],
		reason: 'The colors after the last one are those of no pixel.',
	},
	{
		file: 'src/names/bucket-colors.ts',
		code: 'Uint8Array.from(bytes).sort()[bytes.length >> 1] ?? 0;',
		change: ['0', '1'],
		reason: 'An empty bucket has no color that its middle could change.',
	},
	{
		file: 'src/names/kd-tree.ts',
		code: 'return candidates.count < limit ? candidates.farthest : last * last * SLACK;',
		change: ['<', '<='],
		reason: 'A larger reach compares more points, and the same ones stay.',
	},
	{
		file: 'src/names/indexed-names.ts',
		code: '\'extended\': 3, \'own\': 4',
		change: ['3', '4'],
		reason: 'Only the order counts, and names of a caller are in an index without others.',
	},
	{
		file: 'src/names/indexed-names.ts',
		code: '\'extended\': 3, \'own\': 4',
		change: ['4', '5'],
		reason: 'Only the order counts, and names of a caller are in an index without others.',
	},
	{
		file: 'src/names/search-index.ts',
		code: 'for (let i = 0; i < rows; i++) joinedAt[joined[i]!] = i;',
		change: ['0', '1'],
		reason: 'The place of the first row is 0 from the start.',
	},
	{
		file: 'src/names/search-index.ts',
		code: 'for (let i = 0; i < rows; i++) joinedAt[joined[i]!] = i;',
		change: ['<', '<='],
		reason: 'A typed array ignores an index that is not a number.',
	},
	{
		file: 'src/names/hue-family.ts',
		code: '{ family: \'brown\', aboveL: 0.67, aboveC: 0.13, from: 45, to: 75 },',
		change: ['45', '46'],
		reason: 'The same colors have the family without this bound, on a grid of 140,608 colors: nobody calls those next to it by the word.',
	},
	{
		file: 'src/names/hue-family.ts',
		code: '{ family: \'brown\', aboveL: 0, aboveC: 0.12, from: 15, to: 35 },',
		change: ['15', '16'],
		reason: 'The same colors have the family without this bound, on a grid of 140,608 colors: nobody calls those next to it by the word.',
	},
	{
		file: 'src/names/hue-family.ts',
		code: '{ family: \'purple\', aboveL: 0, aboveC: 0.05, from: 255, to: 275 },',
		change: ['255', '256'],
		reason: 'The same colors have the family without this bound, on a grid of 140,608 colors: nobody calls those next to it by the word.',
	},
	{
		file: 'src/names/hue-family.ts',
		code: '{ family: \'purple\', aboveL: 0, aboveC: 0.05, from: 255, to: 275 },',
		change: ['275', '276'],
		reason: 'The same colors have the family without this bound, on a grid of 140,608 colors: nobody calls those next to it by the word.',
	},
	{
		file: 'src/names/hue-family.ts',
		code: '{ family: \'blue\', aboveL: 0, aboveC: 0.05, from: 130, to: 172 },',
		change: ['130', '131'],
		reason: 'The same colors have the family without this bound, on a grid of 140,608 colors: nobody calls those next to it by the word.',
	},
	{
		file: 'src/names/lab-cells.ts',
		code: 'const SIDE = 32, ORIGIN = 16, COUNT = 26 * SIDE * SIDE;',
		change: ['16', '17'],
		reason: 'Any origin that leaves room on both sides keeps the cells apart.',
	},
	{
		file: 'src/names/lab-cells.ts',
		code: 'COUNT = 26 * SIDE * SIDE;',
		change: ['26', '27'],
		reason: 'The length of a list, which may be longer.',
	},
	{
		file: 'src/names/lab-cells.ts',
		code: 'COUNT = 26 * SIDE * SIDE;',
		change: ['*', '/'],
		reason: 'The length of a list, which grows.',
	},
	{
		file: 'src/names/term-shares.ts',
		code: 'const share = last?.share ?? new Float64Array(rows.length / COLUMNS);',
		change: ['/', '*'],
		reason: 'The length of a list, which may be longer.',
	},
	{
		file: 'src/names/term-shares.ts',
		code: 'if (last !== undefined && lab[0] === lastL && lab[1] === lastA && lab[2] === lastB) return last;',
		change: ['last !== undefined && lab[0] === lastL && lab[1] === lastA && lab[2] === lastB', 'false'],
		reason: 'The shares are computed again, with the same result.',
	},
	{
		file: 'src/names/packed.ts',
		code: 'unused = 32 - 8 * width',
		change: ['-', '+'],
		reason: 'Shifts count modulo 32, and 8 times a width of 2 or 4 is its own opposite.',
	},
	{
		file: 'src/names/match-words.ts',
		code: 'if (read.length > letters.length + LONGEST_ENDING) break;',
		change: ['>', '>='],
		reason: 'With one more word the ending would be longer than any.',
	},
	{
		file: 'src/names/bucket-colors.ts',
		code: 'Uint8Array.from(bytes).sort()[bytes.length >> 1] ?? 0;',
		change: ['??', '&&'],
		reason: 'Every middle decodes to the same colors; the median only compresses best.',
	},
	{
		file: 'src/names/unique-names.ts',
		code: 'for (let count = 2 * limit; ; count *= 2) {',
		change: ['2', '3'],
		reason: 'More names are requested, and the same are first.',
	},
];
