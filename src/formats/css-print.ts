/*
 * A color as CSS text in its own space: modern syntax, fixed decimals for each kind of channel, `none` where a channel
 * is missing, alpha only where it is below 1.
 *
 * Decimals  OKLab and OKLCH 5, CIE Lab and LCh 3, angles 3, percentages 3, RGB in color() 5, XYZ 6, alpha 4: enough
 *           that every 8-bit color comes back the same. Trailing zeros are trimmed; no -0, no exponent, no 360deg.
 * Source    CSS Color 4 §15 (serialization), §4.4 (missing).
 * Proof     test/formats/css-print.test.ts, round-trips.test.ts.
 */

import { roundHue } from '../math/round.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { blueOf, greenOf, isOpaque, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import type { SpaceId } from '../spaces/space.ts';
import { digits } from './digits.ts';

/** How a channel is written. */
type Kind = 'hue' | 'percent' | 3 | 5 | 6;

interface Style {
	readonly open: string;
	readonly kinds: readonly [Kind, Kind, Kind];
}

const colorStyle = (name: string, kind: 5 | 6): Style => ({ open: `color(${name} `, kinds: [kind, kind, kind] });

/** The linear twins that CSS has no name for; they are written encoded. */
type Nameless = 'rec2020-linear' | 'a98-rgb-linear' | 'prophoto-rgb-linear';

const STYLES: Readonly<Record<Exclude<SpaceId, Nameless>, Style>> = {
	'srgb': colorStyle('srgb', 5),
	'srgb-linear': colorStyle('srgb-linear', 5),
	'hsl': { open: 'hsl(', kinds: ['hue', 'percent', 'percent'] },
	// Not CSS, but what people expect to see.
	'hsv': { open: 'hsv(', kinds: ['hue', 'percent', 'percent'] },
	'hwb': { open: 'hwb(', kinds: ['hue', 'percent', 'percent'] },
	'lab': { open: 'lab(', kinds: [3, 3, 3] },
	'lch': { open: 'lch(', kinds: [3, 3, 'hue'] },
	'oklab': { open: 'oklab(', kinds: [5, 5, 5] },
	'oklch': { open: 'oklch(', kinds: [5, 5, 'hue'] },
	'display-p3': colorStyle('display-p3', 5),
	'display-p3-linear': colorStyle('display-p3-linear', 5),
	'rec2020': colorStyle('rec2020', 5),
	'a98-rgb': colorStyle('a98-rgb', 5),
	'prophoto-rgb': colorStyle('prophoto-rgb', 5),
	'xyz-d65': colorStyle('xyz-d65', 6),
	'xyz-d50': colorStyle('xyz-d50', 6),
};

/** The color in its own space, as `oklch(0.44027 0.1603 303.373 / 0.5)`. */
export function printCss(color: Color): string {
	switch (color.space) {
		case 'rec2020-linear': return printCss(convert(color, 'rec2020'));
		case 'a98-rgb-linear': return printCss(convert(color, 'a98-rgb'));
		case 'prophoto-rgb-linear': return printCss(convert(color, 'prophoto-rgb'));
	}
	const { open, kinds } = STYLES[color.space];
	const { coords, none } = color;
	const x = (none & 1) === 0 ? channel(coords[0], kinds[0]) : 'none';
	const y = (none & 2) === 0 ? channel(coords[1], kinds[1]) : 'none';
	const z = (none & 4) === 0 ? channel(coords[2], kinds[2]) : 'none';
	return `${open}${x} ${y} ${z}${(none & NONE_ALPHA) === 0 ? alphaPart(color.alpha) : ' / none'})`;
}

/** `rgb(102 51 153)` */
export const printRgb = (c: Rgb24, alpha = 1): string =>
	`rgb(${redOf(c)} ${greenOf(c)} ${blueOf(c)}${alphaPart(alpha)})`;

/** What stands before the closing parenthesis: ` / 0.5`, or nothing for an opaque color. */
export const alphaPart = (alpha: number): string => (isOpaque(alpha) ? '' : ` / ${digits(alpha, 4)}`);

function channel(x: number, kind: Kind): string {
	switch (kind) {
		case 'hue': return digits(roundHue(x, 3), 3);
		case 'percent': return `${digits(x, 3)}%`;
		default: return digits(x, kind);
	}
}
