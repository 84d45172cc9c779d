/*
 * Images in the color space of the screen.
 */

import type { ScreenSpace } from './plane-colors.ts';

export interface Drawing {
	/** Pixels of the whole canvas, in `space`. */
	readonly pixels: Uint8ClampedArray;
	readonly space: ScreenSpace;
	/** Puts the pixels on the canvas. */
	readonly draw: () => void;
}

/** The image of a canvas: in Display P3 if the screen has it and the browser has wide canvases, otherwise in sRGB. */
export function drawingOn(canvas: HTMLCanvasElement): Drawing {
	const colorSpace = matchMedia('(color-gamut: p3)').matches ? 'display-p3' : 'srgb';
	const on = canvas.getContext('2d', { colorSpace }) ?? canvas.getContext('2d')!;
	const space = on.getContextAttributes?.()?.colorSpace === 'display-p3' ? 'display-p3' : 'srgb';
	const image = on.createImageData(canvas.width, canvas.height, { colorSpace: space });
	return { pixels: image.data, space, draw: () => on.putImageData(image, 0, 0) };
}
