/*
 * Paints text and blocks with ECMA-48 color escapes of a given depth; without colors, as plain text.
 *
 * Source  ECMA-48 §8.3.117 (SGR); the 256-color palette of xterm: 16 colors of the user, a 6 × 6 × 6 cube, 24 grays.
 * Proof   test/cli/paint.test.ts.
 */

import { deltaEOK } from '../metrics/difference.ts';
import { readableOn } from '../palette/readable.ts';
import { convert } from '../spaces/convert.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
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
	const colorCode = (rgb: number): string => (depth === 24 ? `2;${rgb >> 16};${(rgb >> 8) & 255};${rgb & 255}` : `5;${nearestPaletteColor(rgb)}`);
	const block = (rgb: number, text: string, over: number): string =>
		(text === '' ? '' : `\u001b[48;${colorCode(rgb)};38;${colorCode(over)}m${text}\u001b[0m`);
	return {
		depth,
		bold: style('1'),
		dim: style('2'),
		good: style('32'),
		bad: style('31'),
		on: (background, text, foreground) => {
			const opaque = over(background, 0xffffff);
			return block(opaque, text, foreground === undefined ? readableOn(opaque).rgb24 : over(foreground, opaque));
		},
		chip: (hex, cells) => {
			if (hex.length <= 7) return block(over(hex, 0), ' '.repeat(cells), 0);
			const half = Math.ceil(cells / 2);
			return block(over(hex, 0xffffff), ' '.repeat(half), 0) + block(over(hex, 0), ' '.repeat(cells - half), 0);
		},
	};
}

/** Composites a HEX color over an opaque one, byte by byte as screens do. */
function over(hex: string, behind: number): number {
	const rgb = Number.parseInt(hex.slice(1, 7), 16);
	if (hex.length <= 7) return rgb;
	const alpha = Number.parseInt(hex.slice(7), 16) / 255;
	const mixByte = (shift: number): number => Math.round(((rgb >> shift) & 255) * alpha + ((behind >> shift) & 255) * (1 - alpha));
	return (mixByte(16) << 16) | (mixByte(8) << 8) | mixByte(0);
}

const LEVELS = [0, 95, 135, 175, 215, 255];

let palette: readonly Color[] | undefined;

/** Index of the nearest of the 240 fixed palette colors, by deltaE OK. */
export function nearestPaletteColor(rgb: number): number {
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
export function paletteColor(number: number): number {
	if (number >= 232) return (8 + 10 * (number - 232)) * 0x010101;
	const n = number - 16;
	return (LEVELS[Math.floor(n / 36)]! << 16) | (LEVELS[Math.floor(n / 6) % 6]! << 8) | LEVELS[n % 6]!;
}
