/*
 * Writes the value of a token in one of five styles.
 *
 * `oklch` and `display-p3` can express wide colors; `hex`, `rgb` and `hsl` write a color outside sRGB mapped into it (CSS Color 4 §13).
 * Decimals are those of `formats/css-print.ts`. A missing channel is written as 0, because token tools do not support `none`. If the
 * chroma rounds to 0, the hue is 0 too instead of noise.
 *
 * Every value reads back to the same 8-bit color. Decimals alone cannot guarantee that, because rounding may cross the border between
 * two 8-bit colors. Then the nearest decimal neighbor inside the border is written instead. It exists for every color that a
 * screen shows; some colors with negative light, far outside Display P3, have none and may be one step off.
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
import { findChannel } from '../spaces/channels.ts';
import { convert } from '../spaces/convert.ts';
import { alphaByte, fromRgb24 } from '../spaces/rgb24.ts';
import type { Channel } from '../spaces/space.ts';
import { SPACES } from '../spaces/table.ts';

export const VALUE_STYLES = ['oklch', 'hex', 'rgb', 'hsl', 'display-p3'] as const;

/** Notation of color values. */
export type ValueStyle = (typeof VALUE_STYLES)[number];

export type ValueSpace = 'oklch' | 'srgb' | 'hsl' | 'display-p3';

/** Writes a color as CSS text in a style. */
export function writeValue(color: Color, style: ValueStyle): string {
	switch (style) {
		case 'hex': return printHex(toRgb24(color), color.alpha);
		case 'rgb': return printRgb(toRgb24(color), roundAlphaToByte(color.alpha));
		default: return printCss(roundAsWritten(color, style));
	}
}

/** OKLCH with one decimal less, or with all of them if the 8-bit color needs them. */
export function writeShort(color: Color): string {
	const exact = convert(color, 'oklch');
	return printCss(findExact(exact, 1) ?? nearestExact(exact));
}

/** The coordinates and decimals that a style writes; no channel is missing. */
export function roundAsWritten(color: Color, style: ValueStyle): Color<ValueSpace> {
	switch (style) {
		case 'hex':
		case 'rgb': return rounded(fromRgb24(toRgb24(color), color.alpha), NO_MOVE);
		case 'hsl': return nearestExact(convert(mapToGamut(color, 'srgb'), 'hsl'));
		case 'oklch': return nearestExact(convert(color, 'oklch'));
		case 'display-p3': return nearestExact(convert(color, 'display-p3'));
		default: return style satisfies never;
	}
}

/** True for a color outside sRGB. */
export const isWide = (color: Color): boolean => !fits(color, 'srgb');

/** True if the style can express colors outside sRGB. The others map them. */
export const isWideStyle = (style: ValueStyle): boolean => style === 'oklch' || style === 'display-p3';

/** The value for every screen: mapped into sRGB. */
export const safeValue = (color: Color, style: ValueStyle): string => writeValue(intoGamut(color, 'srgb'), style);

/** True if the style writes this color outside sRGB, so that it needs a safe value too. */
export const staysWide = (color: Color, style: ValueStyle): boolean => isWideStyle(style) && isWide(color);

/** The style for wide values: the style itself, or Display P3 if it only supports sRGB. */
export const wideStyle = (style: ValueStyle): ValueStyle => (style === 'oklch' ? 'oklch' : 'display-p3');

/** The end of a channel, which a move by a last decimal must not cross. Chroma has no end. */
export const channelEnd = ({ kind, unit, range }: Channel): number => (kind === 'colorfulness' && unit === undefined ? Infinity : range[1]);

type Move = readonly [number, number, number];

const NO_MOVE: Move = [0, 0, 0];

const NEAR: readonly number[] = [0, 1, -1];

/** Moves of each channel in steps of the last decimal, shortest first, beginning with zero. */
const MOVES: readonly Move[] = NEAR
	.flatMap((x) => NEAR.flatMap((y) => NEAR.map((z): Move => [x, y, z])))
	.sort((a, b) => vectorLength(a) - vectorLength(b));

function vectorLength([x, y, z]: Move): number {
	return Math.abs(x) + Math.abs(y) + Math.abs(z);
}

/** The nearest color that is the same in 8 bits, with fewer decimals than written by `less`; nearly always the rounded one. */
function findExact<S extends ValueSpace>(exact: Color<S>, less: number): Color<S> | undefined {
	const expected = toRgb24(exact);
	for (const move of MOVES) {
		const candidate = rounded(exact, move, less);
		// Five decimals stay inside sRGB; with four another neighbor may.
		if (toRgb24(candidate) === expected && (less === 0 || isWide(candidate) === isWide(exact))) return candidate;
	}
	return undefined;
}

/** The nearest color that is the same in 8 bits. Near a corner of several borders every candidate may fail; then the 8-bit color itself. */
const nearestExact = <S extends ValueSpace>(exact: Color<S>): Color<S> => findExact(exact, 0)
	?? rounded(isWide(exact) ? exact : convert(fromRgb24(toRgb24(exact), exact.alpha), exact.space), NO_MOVE);

function rounded<S extends ValueSpace>({ space, coords, alpha }: Color<S>, move: Move, less = 0): Color<S> {
	const { channels } = SPACES[space];
	const channel = (i: 0 | 1 | 2): number => {
		const { kind } = channels[i], digits = channels[i].digits - less, end = channelEnd(channels[i]), isHue = kind === 'hue';
		const exact = isHue ? normalizeHue(coords[i]) : coords[i];
		const near = round(round(exact, digits) + move[i] * 10 ** -digits, digits);
		if (isHue) return roundHue(normalizeHue(near), digits);
		if (exact >= 0 && near < 0) return 0;
		return exact <= end && near > end ? end : near;
	};
	const v: [number, number, number] = [channel(0), channel(1), channel(2)];
	// A hue needs chroma.
	const hue = findChannel('hue', SPACES[space]);
	if (hue >= 0 && v[findChannel('colorfulness', SPACES[space])] === 0) v[hue] = 0;
	return color(space, v, roundAlphaToByte(alpha));
}

/** Alpha with four decimals that gives the same byte. */
function roundAlphaToByte(alpha: number): number {
	const near = round(alpha, 4);
	const off = alphaByte(alpha) - alphaByte(near);
	return off === 0 ? near : round(near + Math.sign(off) * 1e-4, 4);
}
