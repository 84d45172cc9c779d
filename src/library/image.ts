/*
 * The palette of an image.
 */

import { colorsOfImage, IMAGE_COLORS } from '../palette/image-colors.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { fault, readOptions, readWhole } from './arguments.ts';
import { readBytes } from './bulk.ts';

/** Options of `paletteOf`. */
export interface ImagePaletteOptions {
	/** Number of colors, 3 to 12; default 6. */
	readonly size?: number;
	/** Width of the image in pixels, for the positions; by default all pixels are one row. */
	readonly width?: number;
}

/** A color of an image. */
export interface ImagePaletteColor {
	/** The color. */
	readonly color: Color<'srgb'>;
	/** Share of the visible pixels that are nearest to this color, 0 to 1. */
	readonly share: number;
	/** A place inside an area of this color, in pixels from the top left. */
	readonly x: number;
	/** Its row, from the top. */
	readonly y: number;
}

/** Pixels of an image, at most: 128 million. */
const MOST_PIXELS = 2 ** 27;

/**
 * The palette of an image in OKLab, largest share first, with large areas and small accents: `paletteOf(context.getImageData(0, 0, w,
 * h).data, { width: w, size: 5 })`. An image with few colors gives fewer; pixels that are more than half transparent do not count. The
 * same pixels give the same palette.
 * @param pixels RGBA bytes.
 * @param options Optional settings.
 * @returns The colors with their shares.
 * @throws InputError
 * @example
 * paletteOf(new Uint8Array([255, 0, 0, 255])).map(({ color }) => toHex(color)); // ['#ff0000']
 */
export function paletteOf(pixels: Uint8Array | Uint8ClampedArray, options: ImagePaletteOptions = {}): readonly ImagePaletteColor[] {
	const bytes = readBytes(pixels, 'pixels'), count = bytes.length / 4, { least, most, usual } = IMAGE_COLORS;
	if (count > MOST_PIXELS) throw fault('pixels', `must be at most ${MOST_PIXELS} pixels`);
	const { size = usual, width } = readOptions(options, ['size', 'width'], 'options');
	const columns = width === undefined ? Math.max(1, count) : readWhole(width, 1, Math.max(1, count), 'options.width');
	return colorsOfImage(bytes, readWhole(size, least, most, 'options.size'), columns).map(({ rgb24, share, pixel }) => ({
		color: fromRgb24(rgb24), share, x: pixel % columns, y: Math.floor(pixel / columns),
	}));
}
