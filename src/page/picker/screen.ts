/*
 * What the screen shows, and canvases in its colors.
 */

import type { ScreenSpace } from './plane-colors.ts';

/** Display P3 where the screen has it. */
export const screenSpace = (): ScreenSpace => (matchMedia('(color-gamut: p3)').matches ? 'display-p3' : 'srgb');

export interface Drawing {
	readonly on: CanvasRenderingContext2D;
	readonly space: ScreenSpace;
}

/** What is drawn on, in the colors of the screen; a browser without such canvases draws in sRGB. */
export function drawingOn(canvas: HTMLCanvasElement, space: ScreenSpace): Drawing {
	const on = canvas.getContext('2d', { colorSpace: space }) ?? canvas.getContext('2d')!;
	return { on, space: on.getContextAttributes?.()?.colorSpace === 'display-p3' ? 'display-p3' : 'srgb' };
}
