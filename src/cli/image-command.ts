/*
 * `tincture image`: the palette of a PNG file.
 *
 * Proof  test/cli/image.test.ts.
 */

import { quote } from '../errors.ts';
import { spend } from '../math/budget.ts';
import { round } from '../math/round.ts';
import { wordsFor } from '../names/color-words.ts';
import { hexText } from '../operations/describe.ts';
import { localeField } from '../operations/fields.ts';
import { colorsOfImage, IMAGE_COLORS } from '../palette/image-colors.ts';
import { fallback, integer, list, number, object, text, type Infer } from '../schema/schema.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { printHex } from '../formats/hex.ts';
import { strip, WIDEST_BLOCK } from './blocks.ts';
import { truncate } from './cells.ts';
import { COMMANDS, localOperation } from './commands.ts';
import type { Picture } from './draw.ts';
import { readBytes } from './files.ts';
import { message } from './messages.ts';
import { decodePng, MOST_PIXELS } from './png.ts';
import { readRegularFile } from './read-file.ts';
import { commandError } from './report.ts';
import { plainTable } from './table.ts';
import type { Tools } from './walk.ts';

/** Bytes of the longest file that is read. */
const MOST_BYTES = 1 << 26;

const { least, most, usual } = IMAGE_COLORS;

function readImage(path: string) {
	const image = decodePng(readBytes(path, MOST_BYTES, readRegularFile));
	if (image === 'not-png') throw commandError(path, message('not-png', quote(path)));
	if (image === 'too-large') throw commandError(path, message('image-too-large', quote(path), MOST_PIXELS));
	if (image === 'damaged') throw commandError(path, message('image-damaged', quote(path)));
	return image;
}

export const operation = localOperation({
	name: 'image',
	title: 'Find the colors of an image',
	summary: COMMANDS.image.doc,
	input: object('', {
		file: { ...text('The PNG file.', 1, 4096, 'photo.png'), isPath: true },
		size: fallback(integer('Number of colors.', least, most), usual),
		locale: localeField,
	}),
	result: object('The palette.', {
		width: integer('Width of the image in pixels.', 1, MOST_PIXELS),
		height: integer('Height of the image in pixels.', 1, MOST_PIXELS),
		colors: list('Largest share first; fewer than requested if the image has fewer.', object('A color.', {
			hex: hexText('As HEX.'),
			name: text('Its everyday name.', 1, 100),
			share: number('Share of the visible pixels in percent.', 0, 100),
			x: integer('A place of this color: pixels from the left.', 0, MOST_PIXELS),
			y: integer('Pixels from the top.', 0, MOST_PIXELS),
		}), 0, most),
	}),
	values: ['colors.hex'],
	rows: ['colors'],
	examples: [
		{ input: { file: 'photo.png' }, shows: 'the colors of a photo' },
		{ input: { file: 'photo.png', size: 12 }, shows: 'twelve of them' },
	],
	run: ({ file, size, locale }) => {
		const { width, height, pixels } = readImage(file);
		spend(size);
		return {
			width, height,
			colors: colorsOfImage(pixels, size, width).map(({ rgb24, share, pixel }) => ({
				hex: printHex(rgb24, 1),
				name: wordsFor(fromRgb24(rgb24), locale).plainName,
				share: round(share * 100, 2),
				x: pixel % width,
				y: Math.floor(pixel / width),
			})),
		};
	},
});

/** Paints the colors with name, HEX and share; without terminal colors, a table. */
export function picture({ colors }: Infer<typeof operation.result>, { width, paint }: Tools): Picture {
	if (paint.depth === 0) {
		const columns = [colors.map(({ hex }) => hex), colors.map(({ share }) => `${share} %`), colors.map(({ name }) => name)];
		return { lines: plainTable(columns, width), fields: ['colors'] };
	}
	const blocks = colors.map(({ hex, name, share }) => ({ hex, words: ['', truncate(name, WIDEST_BLOCK - 2), hex, `${share} %`, ''] }));
	return { lines: strip(blocks, width, paint), fields: ['colors'] };
}
