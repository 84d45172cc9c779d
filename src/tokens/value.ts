/*
 * How the value of a token is written: five styles.
 *
 * `oklch` and `display-p3` hold wide colors; `hex`, `rgb`, `hsl` show a color outside sRGB mapped into it (CSS Color 4
 * §13). Decimals are those of `formats/css-print.ts`. A missing channel is written 0: `none` is CSS, but tools for
 * tokens stumble over it. Where nothing of the chroma is left in writing, the hue is 0 too, not noise.
 *
 * Every value reads back to the same 8-bit color. Decimals alone cannot promise that: a color may lie so close to the
 * border between two 8-bit colors that rounding takes it across. Then a neighbour in the last decimal that stays on
 * this side is written instead. There is one for every color that a screen shows; some in negative light, far outside
 * of Display P3, have none in its coordinates and may be a step off.
 *
 * Proof  test/tokens/value.test.ts.
 */

import { printHex } from '../formats/hex.ts';
import { printCss, printRgb } from '../formats/css-print.ts';
import { fits } from '../gamut/fits.ts';
import { intoGamut } from '../gamut/into.ts';
import { mapToGamut } from '../gamut/map.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { normalizeHue } from '../math/angle.ts';
import { round, roundHue } from '../math/round.ts';
import { color, type Color } from '../spaces/color.ts';
import { placeOf } from '../spaces/channels.ts';
import { convert } from '../spaces/convert.ts';
import { alphaByte, fromRgb24 } from '../spaces/rgb24.ts';
import type { Channel } from '../spaces/space.ts';
import { SPACES } from '../spaces/table.ts';

export const VALUE_STYLES = ['oklch', 'hex', 'rgb', 'hsl', 'display-p3'] as const;

export type ValueStyle = (typeof VALUE_STYLES)[number];

export type ValueSpace = 'oklch' | 'srgb' | 'hsl' | 'display-p3';

/** The color as a style writes it, as text of CSS. */
export function writeValue(color: Color, style: ValueStyle): string {
	switch (style) {
		case 'hex': return printHex(toRgb24(color), color.alpha);
		case 'rgb': return printRgb(toRgb24(color), writtenAlpha(color.alpha));
		default: return printCss(asWritten(color, style));
	}
}

/** The color with the coordinates and decimals that a style writes; nothing is missing in it. */
export function asWritten(color: Color, style: ValueStyle): Color<ValueSpace> {
	switch (style) {
		case 'hex':
		case 'rgb': return rounded(fromRgb24(toRgb24(color), color.alpha), NO_MOVE);
		case 'hsl': return settled(convert(mapToGamut(color, 'srgb'), 'hsl'));
		case 'oklch': return settled(convert(color, 'oklch'));
		case 'display-p3': return settled(convert(color, 'display-p3'));
		default: return style satisfies never;
	}
}

/** Does the color need more than sRGB? */
export const isWide = (color: Color): boolean => !fits(color, 'srgb');

/** Can the style write a color outside sRGB as it is? The others show it mapped. */
export const isWideStyle = (style: ValueStyle): boolean => style === 'oklch' || style === 'display-p3';

/** What every screen shows: the color as a style writes it, mapped into sRGB where it lies outside. */
export const safeValue = (color: Color, style: ValueStyle): string => writeValue(intoGamut(color, 'srgb'), style);

/** Is the color outside sRGB, and does the style write it so? Then it needs its safe value beside it. */
export const staysWide = (color: Color, style: ValueStyle): boolean => isWideStyle(style) && isWide(color);

/** The style in which a wide color stays wide: itself, or Display P3 where it knows sRGB only. */
export const wideStyle = (style: ValueStyle): ValueStyle => (style === 'oklch' ? 'oklch' : 'display-p3');

/** Where a channel ends, which moving by a last decimal must not pass. Chroma alone has no end. */
export const endOf = ({ kind, unit, range }: Channel): number => (kind === 'colorfulness' && unit === undefined ? Infinity : range[1]);

type Move = readonly [number, number, number];

const NO_MOVE: Move = [0, 0, 0];

const NEAR: readonly number[] = [0, 1, -1];

/** Steps of the last decimal on each channel, the shortest move first: none at all. */
const MOVES: readonly Move[] = NEAR
	.flatMap((x) => NEAR.flatMap((y) => NEAR.map((z): Move => [x, y, z])))
	.sort((a, b) => lengthOf(a) - lengthOf(b));

function lengthOf([x, y, z]: Move): number {
	return Math.abs(x) + Math.abs(y) + Math.abs(z);
}

/** The nearest color with written decimals that is the same in 8 bits: nearly always the rounded one. */
function settled<S extends ValueSpace>(exact: Color<S>): Color<S> {
	const wanted = toRgb24(exact);
	for (const move of MOVES) {
		const candidate = rounded(exact, move);
		if (toRgb24(candidate) === wanted) return candidate;
	}
	// At a corner of several borders there may be none; the 8-bit color itself then stands for all that it rounds.
	return rounded(isWide(exact) ? exact : convert(fromRgb24(wanted, exact.alpha), exact.space), NO_MOVE);
}

function rounded<S extends ValueSpace>({ space, coords, alpha }: Color<S>, move: Move): Color<S> {
	const { channels } = SPACES[space];
	const channel = (i: 0 | 1 | 2): number => {
		const { kind, digits } = channels[i], end = endOf(channels[i]), isHue = kind === 'hue';
		const exact = isHue ? normalizeHue(coords[i]) : coords[i];
		const near = round(round(exact, digits) + move[i] * 10 ** -digits, digits);
		if (isHue) return roundHue(normalizeHue(near), digits);
		if (exact >= 0 && near < 0) return 0;
		return exact <= end && near > end ? end : near;
	};
	const v: [number, number, number] = [channel(0), channel(1), channel(2)];
	// Colorfulness gives a hue its power.
	const hue = placeOf('hue', SPACES[space]);
	if (hue >= 0 && v[placeOf('colorfulness', SPACES[space])] === 0) v[hue] = 0;
	return color(space, v, writtenAlpha(alpha));
}

/** Alpha with four decimals that give the same byte. */
function writtenAlpha(alpha: number): number {
	const near = round(alpha, 4);
	const off = alphaByte(alpha) - alphaByte(near);
	return off === 0 ? near : round(near + Math.sign(off) * 1e-4, 4);
}
