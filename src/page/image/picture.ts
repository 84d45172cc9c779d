/*
 * A picture in the browser: decoded, reduced to the size it is shown in, and its colors. Nothing is sent anywhere.
 *
 * Proof  test/page/picture.test.ts; test/browser/page-image.test.ts.
 */

import { printHex } from '../../formats/hex.ts';
import { rgb24 } from '../../spaces/rgb24.ts';
import type { ImageAnswer, ImageRequest } from './worker.ts';

/** Longest side in pixels; larger pictures are reduced, which changes no share by more than grain. */
const LONGEST_SIDE = 800;

/** A color of the picture and a place that has it, in pixels. */
export interface PictureColor {
	readonly hex: string;
	/** Share of the picture, 0 to 1; undefined for a color that was picked by hand. */
	readonly share: number | undefined;
	readonly x: number;
	readonly y: number;
}

export interface Picture {
	readonly canvas: HTMLCanvasElement;
	/** HEX of a pixel. */
	readonly at: (x: number, y: number) => string;
	/** Finds the colors; `found` is called with those of the last call. */
	readonly find: (size: number, found: (colors: readonly PictureColor[]) => void) => void;
	/** Ends the worker. */
	readonly close: () => void;
}

/** Decodes a picture; rejects if the browser cannot. */
export async function readPicture(file: Blob): Promise<Picture> {
	const bitmap = await createImageBitmap(file), scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
	const width = Math.max(1, Math.round(bitmap.width * scale)), height = Math.max(1, Math.round(bitmap.height * scale));
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	// Every browser with createImageBitmap has this context.
	const on = canvas.getContext('2d', { willReadFrequently: true })!;
	on.drawImage(bitmap, 0, 0, width, height);
	bitmap.close();
	const { data } = on.getImageData(0, 0, width, height), pixels = new Uint8ClampedArray(data);
	const worker = new Worker(document.querySelector<HTMLElement>('[data-worker]')!.dataset['worker']!);
	const ask = (message: ImageRequest, moved: Transferable[] = []): void => worker.postMessage(message, moved);
	ask({ pixels, width }, [pixels.buffer]);
	const hexAt = (pixel: number): string => printHex(rgb24(data[4 * pixel]!, data[4 * pixel + 1]!, data[4 * pixel + 2]!), 1);
	return {
		canvas,
		at: (x, y) => hexAt(y * width + x),
		find: (size, found) => {
			worker.onmessage = ({ data: answer }: MessageEvent<ImageAnswer>) => {
				if (answer.size !== size) return;
				found(answer.colors.map(({ rgb24: color, share, pixel }) =>
					({ hex: printHex(color, 1), share, x: pixel % width, y: Math.floor(pixel / width) })));
			};
			ask({ size });
		},
		close: () => worker.terminate(),
	};
}
