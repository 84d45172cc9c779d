/*
 * A color as CSS text in its own space: modern syntax, the decimals that each channel declares, `none` for a missing
 * channel, alpha only if it is below 1. Trailing zeros are trimmed; no -0, no exponent, no 360deg.
 *
 * Source    CSS Color 4 §15 (serialization), §4.4 (missing).
 * Proof     test/formats/css-print.test.ts, round-trips.test.ts.
 */

import { roundHue } from '../math/round.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import { spaceById } from '../spaces/space-by-id.ts';
import { blueOf, greenOf, isOpaque, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import type { Channel, Channels, Space } from '../spaces/space.ts';
import { SPACES } from '../spaces/table.ts';
import { digits } from './digits.ts';

interface Style {
	/** Text before the channels. */
	readonly opening: string;
	/** The channels as printed: their ranges may differ from those of the space. */
	readonly channels: Channels;
	/** The space to print in, if the color's own has no notation. */
	readonly instead?: Space;
}

/** Returns how a space is printed: in its own notation, or in another one. */
export function createStyle({ written: own, channels }: Space, written = own): Style {
	if (typeof written === 'function') return { opening: '', channels, instead: written() };
	// A space of a program is written as color(--name.
	if (typeof written === 'string') return { opening: written.includes('(') ? `${written} ` : `${written}(`, channels };
	const { form, name, channels: printed = channels } = written;
	return { opening: name === undefined ? `${form}(` : `${form}(${name} `, channels: printed };
}

/** A coordinate of a space in the range of the channel that prints it. */
export const toPrinted = (x: number, { range: [, most] }: Channel, { range: [, end] }: Channel): number => x * (end / most);

const styles = /*#__PURE__*/ new Map<string, Style>();

function findStyle(id: string): Style {
	const cached = styles.get(id);
	if (cached !== undefined) return cached;
	const style = createStyle(spaceById(id));
	styles.set(id, style);
	return style;
}

/** Prints a color in its own space: `oklch(0.44027 0.1603 303.373 / 0.5)`. */
export function printCss(color: Color<string>): string {
	const { opening, channels, instead } = findStyle(color.space);
	if (instead !== undefined) return printCss(convertTo(color, instead));
	const { coords, none } = color;
	const x = (none & 1) === 0 ? printChannel(coords[0], channels[0]) : 'none';
	const y = (none & 2) === 0 ? printChannel(coords[1], channels[1]) : 'none';
	const z = (none & 4) === 0 ? printChannel(coords[2], channels[2]) : 'none';
	return `${opening}${x} ${y} ${z}${(none & NONE_ALPHA) === 0 ? alphaPart(color.alpha) : ' / none'})`;
}

/** Decimals of alpha. */
export const ALPHA_DIGITS = 4;

/** More decimals than people write, fewer than rounding noise reaches. */
const ALL_DECIMALS = 9;

/**
 * Prints a color unchanged, with all decimals and in the same function: `rgb(127.5 0 0)` for `rgba(127.5, 0, 0)`. `form`
 * is one of the functions that parse into the color's space; by default the one it is printed in.
 */
export function printAsSent({ space, coords, alpha, none }: Color, form?: string): string {
	const declared: Space = SPACES[space], { alsoRead } = declared;
	const { opening, channels } = createStyle(declared, alsoRead?.form === form ? alsoRead : undefined);
	const part = (i: 0 | 1 | 2): string => ((none & (1 << i)) !== 0 ? 'none'
		: printChannel(toPrinted(coords[i], declared.channels[i], channels[i]), { ...channels[i], digits: ALL_DECIMALS }));
	const opacity = (none & NONE_ALPHA) !== 0 ? ' / none' : alpha < 1 ? ` / ${digits(alpha, ALL_DECIMALS)}` : '';
	return `${opening}${part(0)} ${part(1)} ${part(2)}${opacity})`;
}

/** `rgb(102 51 153)` */
export const printRgb = (c: Rgb24, alpha = 1): string =>
	`rgb(${redOf(c)} ${greenOf(c)} ${blueOf(c)}${alphaPart(alpha)})`;

/** Alpha as printed before the closing parenthesis: ` / 0.5`; empty for an opaque color. */
export const alphaPart = (alpha: number): string => (isOpaque(alpha) ? '' : ` / ${digits(alpha, ALPHA_DIGITS)}`);

function printChannel(x: number, { kind, digits: decimals, unit }: Channel): string {
	if (kind === 'hue') return digits(roundHue(x, decimals), decimals);
	return unit === undefined ? digits(x, decimals) : digits(x, decimals) + unit;
}
