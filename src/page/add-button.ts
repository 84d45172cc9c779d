/*
 * Adds colors of a result to the palette.
 */

import { format } from '../formats/table.ts';
import { fits } from '../gamut/fits.ts';
import { button } from './controls.ts';
import { readAnswerColor } from './paint.ts';
import { MOST_IN_TRAY, toTray } from './tray.ts';
import type { Page } from './view.ts';

/** HEX of a color inside sRGB, so that it is the same one in every view; any other text unchanged. */
function toShared(text: string): string {
	const color = readAnswerColor(text);
	return color !== undefined && fits(color, 'srgb') ? format(color, 'hex') : text;
}

/** Adds colors that the palette does not have; more than fit replace it. */
export function addToTray(page: Page, texts: readonly string[]): void {
	const { tray } = page.state(), colors = texts.map(toShared), fresh = colors.filter((color) => !tray.some((one) => one.color === color));
	page.setTray(tray.length + fresh.length > MOST_IN_TRAY ? toTray(colors) : [...tray, ...toTray(fresh)], 'settled');
	page.announce(page.words.addedToPalette);
}

/** A button for it. */
export const addButton = (page: Page, colorsOf: () => readonly string[]): HTMLButtonElement =>
	button(page.words.addToPalette, () => addToTray(page, colorsOf()), 'quiet-button');
