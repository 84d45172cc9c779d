/*
 * A color as CSS text in its own space: modern syntax, the decimals that each channel declares, `none` where a channel
 * is missing, alpha only where it is below 1. Trailing zeros are trimmed; no -0, no exponent, no 360deg.
 *
 * Source    CSS Color 4 §15 (serialization), §4.4 (missing).
 * Proof     test/formats/css-print.test.ts, round-trips.test.ts.
 */

import { roundHue } from '../math/round.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { blueOf, greenOf, isOpaque, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import type { Channel, Channels, Space, Spaces } from '../spaces/space.ts';
import { SPACES } from '../spaces/table.ts';
import { digits } from './digits.ts';

/** What stands before the channels, and the channels. */
interface Style {
	readonly opening: string;
	readonly channels: Channels;
	/** The space that is written instead of one without a name. */
	readonly instead: Space | undefined;
}

/** How a space is written. */
export function styleOf({ written, channels }: Space): Style {
	if (typeof written === 'function') return { opening: '', channels, instead: written() };
	if (typeof written === 'string') return { opening: `${written}(`, channels, instead: undefined };
	const { form, name } = written;
	return { opening: name === undefined ? `${form}(` : `${form}(${name} `, channels, instead: undefined };
}

const stylesOf = (spaces: Spaces): Readonly<Record<string, Style>> =>
	Object.fromEntries(Object.entries(spaces).map(([id, space]) => [id, styleOf(space)]));

const STYLES = /*#__PURE__*/ stylesOf(SPACES);

/** The color in its own space, as `oklch(0.44027 0.1603 303.373 / 0.5)`. */
export function printCss(color: Color): string;
export function printCss(color: Color<string>, spaces: Spaces): string;
export function printCss(color: Color<string>, spaces: Spaces = SPACES): string {
	const { opening, channels, instead } = spaces === SPACES ? STYLES[color.space]! : styleOf(spaces[color.space]!);
	if (instead !== undefined) return printCss(convert(color, instead.id, spaces), spaces);
	const { coords, none } = color;
	const x = (none & 1) === 0 ? printChannel(coords[0], channels[0]) : 'none';
	const y = (none & 2) === 0 ? printChannel(coords[1], channels[1]) : 'none';
	const z = (none & 4) === 0 ? printChannel(coords[2], channels[2]) : 'none';
	return `${opening}${x} ${y} ${z}${(none & NONE_ALPHA) === 0 ? alphaPart(color.alpha) : ' / none'})`;
}

/** Decimals of alpha. */
export const ALPHA_DIGITS = 4;

/** More decimals than anyone writes; fewer than rounding noise fills. */
const ALL_DECIMALS = 9;

/**
 * The same with every decimal that was sent, in the function it was sent in: `rgb(127.5 0 0)` for what was read from
 * `rgba(127.5, 0, 0)`. `form` is one of the forms that are read into the color's space; without, it is the one it is
 * written in.
 */
export function printAsSent({ space, coords, alpha, none }: Color, form?: string): string {
	const declared: Space = SPACES[space], { alsoRead } = declared;
	const written = alsoRead !== undefined && alsoRead.form === form ? alsoRead : declared.written;
	const { opening, channels } = styleOf({ ...declared, written });
	const shown = typeof written === 'object' ? written.channels ?? channels : channels;
	const part = (i: 0 | 1 | 2): string => {
		if ((none & (1 << i)) !== 0) return 'none';
		const [, end] = shown[i].range, [, most] = channels[i].range;
		return printChannel(end === most ? coords[i] : coords[i] * (end / most), { ...shown[i], digits: ALL_DECIMALS });
	};
	const opacity = (none & NONE_ALPHA) !== 0 ? ' / none' : alpha < 1 ? ` / ${digits(alpha, ALL_DECIMALS)}` : '';
	return `${opening}${part(0)} ${part(1)} ${part(2)}${opacity})`;
}

/** `rgb(102 51 153)` */
export const printRgb = (c: Rgb24, alpha = 1): string =>
	`rgb(${redOf(c)} ${greenOf(c)} ${blueOf(c)}${alphaPart(alpha)})`;

/** What stands before the closing parenthesis: ` / 0.5`, or nothing for an opaque color. */
export const alphaPart = (alpha: number): string => (isOpaque(alpha) ? '' : ` / ${digits(alpha, ALPHA_DIGITS)}`);

function printChannel(x: number, { kind, digits: decimals, unit }: Channel): string {
	if (kind === 'hue') return digits(roundHue(x, decimals), decimals);
	return unit === undefined ? digits(x, decimals) : digits(x, decimals) + unit;
}
