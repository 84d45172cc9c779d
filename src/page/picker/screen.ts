/*
 * The color space of the screen, and canvases in it.
 */

import type { ScreenSpace } from './plane-colors.ts';

/** Display P3 where the screen has it. */
export const screenSpace = (): ScreenSpace => (matchMedia('(color-gamut: p3)').matches ? 'display-p3' : 'srgb');

export interface Drawing {
	readonly on: CanvasRenderingContext2D;
	readonly space: ScreenSpace;
}

/** The drawing context in the color space of the screen; sRGB in browsers without wide canvases. */
export function drawingOn(canvas: HTMLCanvasElement, space: ScreenSpace): Drawing {
	const on = canvas.getContext('2d', { colorSpace: space }) ?? canvas.getContext('2d')!;
	return { on, space: on.getContextAttributes?.()?.colorSpace === 'display-p3' ? 'display-p3' : 'srgb' };
}
