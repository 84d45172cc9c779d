/*
 * Tokens as custom properties of CSS.
 *
 * A color outside sRGB stands twice in OKLCH and Display P3: mapped, for every screen, and wide for those that can show it. The query asks for
 * the screen; a @supports would ask for the syntax, and browsers clip where they should map. In a style that knows
 * sRGB only it stands once, mapped: who asks for HEX wants HEX.
 *
 * Source  Media Queries 4 §6.2 (color-gamut).
 */

import { intoGamut } from '../gamut/into.ts';
import type { Token } from './token.ts';
import { isWide, isWideStyle, writeValue, type ValueStyle } from './value.ts';

export function writeCss(tokens: readonly Token[], style: ValueStyle): string {
	const base = tokens.map(({ name, color }) => declaration(name, writeValue(intoGamut(color, 'srgb'), style)));
	const wide = tokens
		.filter(({ color }) => isWideStyle(style) && isWide(color))
		.map(({ name, color }) => declaration(name, writeValue(color, style)));
	const root = block(':root', base);
	return wide.length === 0 ? root : `${root}\n${block('@media (color-gamut: p3)', [block(':root', wide).trimEnd()])}`;
}

/** `--brand: #3b82f6;` */
export const declaration = (name: string, value: string): string => `--${name}: ${value};`;

/** A rule or at-rule with its lines, or inner blocks, indented. */
export const block = (head: string, lines: readonly string[]): string =>
	`${head} {\n${lines.map((line) => line.replace(/^/gm, '  ')).join('\n')}\n}\n`;
