/*
 * Paints elements with a color, and with readable text on it.
 */

import { format } from '../formats/table.ts';
import { composite, toRgb24 } from '../gamut/screen.ts';
import { readableOn } from '../palette/readable.ts';
import type { Color } from '../spaces/color.ts';
import { WHITE } from '../spaces/rgb24.ts';
import { isGradientText, readHere } from './read-color.ts';

/** Fills an element with the second value, or with the first one in browsers that do not support it; also with forced colors. */
export function paint(element: HTMLElement, hex: string, css = hex): void {
	element.style.setProperty('forced-color-adjust', 'none');
	element.style.setProperty('background', hex);
	if (css !== hex) element.style.setProperty('background', css);
}

/** Black or white, whichever is read better on the color over white. */
export const textOn = (color: Color): 'black' | 'white' =>
	readableOn(color.alpha < 1 ? composite(color, WHITE) : toRgb24(color)).color;

/** The same for opaque HEX. */
export function textOnHex(hex: string): 'black' | 'white' {
	return readableOn(Number.parseInt(hex.slice(1, 7), 16)).color;
}

/** Fills an element with a color, and gives it text that can be read there. */
export function paintWith(element: HTMLElement, color: Color): void {
	paint(element, format(color, 'hex'), format(color, 'oklch'));
	element.style.setProperty('color', textOn(color));
}

/** The color of a text; undefined if it needs the service. */
export function readAnswerColor(text: string): Color | undefined {
	const read = readHere(text);
	return read.is === 'color' ? read.color : undefined;
}

/** The coordinates of a color that the engine wrote. */
export const readCoords = (css: string): Color['coords'] => readAnswerColor(css)?.coords ?? [0, 0, 0];

/** Fills a swatch with the color of a text; empty if that is unknown. */
export function paintText(element: HTMLElement, text: string): void {
	const color = readAnswerColor(text);
	if (color === undefined) paint(element, isGradientText(text) ? text : '');
	else paint(element, format(color, 'hex'), format(color, 'oklch'));
}
