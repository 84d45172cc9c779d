/*
 * Paints text and blocks with ECMA-48 color escapes of a given depth; without colors, as plain text.
 *
 * Source  ECMA-48 §8.3.117 (SGR); the 256-color palette of xterm: 16 colors of the user, a 6 × 6 × 6 cube, 24 grays.
 * Proof   test/cli/paint.test.ts.
 */

import { composite } from '../gamut/screen.ts';
import { deltaEOK } from '../metrics/difference.ts';
import { readableOn } from '../palette/readable.ts';
import { parseHex } from '../reading/hex.ts';
import { convert } from '../spaces/convert.ts';
import type { Color } from '../spaces/color.ts';
import { BLACK, blueOf, fromRgb24, greenOf, redOf, rgb24, WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import type { Depth } from './terminal.ts';

export interface Painter {
	readonly depth: Depth;
	readonly bold: (text: string) => string;
	readonly dim: (text: string) => string;
	readonly good: (text: string) => string;
	readonly bad: (text: string) => string;
	/** Text on a color. The foreground is black or white by readability unless given. HEX of six or eight digits. */
	readonly on: (background: string, text: string, foreground?: string) => string;
	/** A patch of this many cells; empty without colors. A translucent color is shown over white and over black. */
	readonly chip: (hex: string, cells: number) => string;
}

/** Creates a painter for a color depth. */
export function painter(depth: Depth): Painter {
	if (depth === 0) {
		const plain = (text: string): string => text;
		return { depth, bold: plain, dim: plain, good: plain, bad: plain, on: (_, text) => text, chip: () => '' };
	}
	const style = (code: string) => (text: string): string => (text === '' ? '' : `\u001b[${code}m${text}\u001b[0m`);
	const colorCode = (rgb: Rgb24): string =>
		(depth === 24 ? `2;${redOf(rgb)};${greenOf(rgb)};${blueOf(rgb)}` : `5;${nearestPaletteColor(rgb)}`);
	const block = (background: Rgb24, text: string, foreground: Rgb24): string =>
		(text === '' ? '' : `\u001b[48;${colorCode(background)};38;${colorCode(foreground)}m${text}\u001b[0m`);
	// HEX comes from results, so it is valid.
	const over = (hex: string, bottom: Rgb24): Rgb24 => composite(parseHex(hex)!, bottom);
	return {
		depth,
		bold: style('1'),
		dim: style('2'),
		good: style('32'),
		bad: style('31'),
		on: (background, text, foreground) => {
			const opaque = over(background, WHITE);
			return block(opaque, text, foreground === undefined ? readableOn(opaque).rgb24 : over(foreground, opaque));
		},
		chip: (hex, cells) => {
			const half = hex.length <= 7 ? 0 : Math.ceil(cells / 2);
			return block(over(hex, WHITE), ' '.repeat(half), BLACK) + block(over(hex, BLACK), ' '.repeat(cells - half), BLACK);
		},
	};
}

const LEVELS = [0, 95, 135, 175, 215, 255];

let palette: readonly Color[] | undefined;

/** Index of the nearest of the 240 fixed palette colors, by deltaE OK. */
export function nearestPaletteColor(rgb: Rgb24): number {
	palette ??= Array.from({ length: 240 }, (_, i) => convert(fromRgb24(paletteColor(i + 16)), 'oklab'));
	const color = convert(fromRgb24(rgb), 'oklab');
	let best = 16, least = Infinity;
	palette.forEach((one, i) => {
		const distance = deltaEOK(color, one);
		if (distance < least) [best, least] = [i + 16, distance];
	});
	return best;
}

/** The palette color of an index from 16. */
export function paletteColor(number: number): Rgb24 {
	if (number >= 232) return (8 + 10 * (number - 232)) * 0x010101;
	const n = number - 16;
	return rgb24(LEVELS[Math.floor(n / 36)]!, LEVELS[Math.floor(n / 6) % 6]!, LEVELS[n % 6]!);
}
