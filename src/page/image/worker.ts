/*
 * Worker that finds the palette of a picture, so that the page does not wait. First it gets the pixels, then a number of colors for
 * each answer.
 *
 * Proof  test/browser/page-image.test.ts.
 */

import { colorsOfImage, type ImageColor } from '../../palette/image-colors.ts';

/** A picture as RGBA bytes, or the number of colors to find in the last one. */
export type ImageRequest = { readonly pixels: Uint8ClampedArray; readonly width: number } | { readonly size: number };

/** The colors for this number. */
export interface ImageAnswer {
	readonly size: number;
	readonly colors: readonly ImageColor[];
}

let picture: { readonly pixels: Uint8ClampedArray; readonly width: number } | undefined;

addEventListener('message', ({ data }: MessageEvent<ImageRequest>) => {
	if ('pixels' in data) picture = data;
	else if (picture !== undefined) {
		postMessage({ size: data.size, colors: colorsOfImage(picture.pixels, data.size, picture.width) } satisfies ImageAnswer);
	}
});
