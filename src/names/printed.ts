/*
 * Reads the formats that this project prints and CSS does not have: hsv(), device-cmyk(), and code for SwiftUI, UIKit, Flutter and
 * Android. Each reader returns undefined for any other text.
 *
 * Source  `formats/platform.ts` and `formats/cmyk.ts` for the notations; CSS Color 5 §14 for device-cmyk(): percentages or numbers
 *         from 0 to 1, separated by spaces, or numbers by commas.
 * Proof   test/names/printed.test.ts.
 */

import { normalizeHue } from '../math/angle.ts';
import { splitOutside } from '../math/parentheses.ts';
import { color, NONE_ALPHA, type Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { LIMIT } from '../reading/css-grammar.ts';

export const PRINTED_FORMS = ['hsv', 'device-cmyk', 'code'] as const;

interface PrintedColor {
	readonly color: Color;
	readonly form: (typeof PRINTED_FORMS)[number];
}

/** Reads a text in one of these formats. */
export function readPrinted(text: string): PrintedColor | undefined {
	const [, name = '', inside = ''] = /^(?:const\s+)?([a-z][a-z.-]*)\(([^]*)\)$/i.exec(text) ?? [];
	switch (name) {
		case 'UIColor':
		case 'Color':
		case 'Color.from': return label('code', readCode(inside));
		default: switch (name.toLowerCase()) {
			case 'hsv': return label('hsv', readHsv(inside));
			case 'device-cmyk': return label('device-cmyk', readCmyk(inside));
			default: return undefined;
		}
	}
}

const label = (form: PrintedColor['form'], read: Color | undefined): PrintedColor | undefined => read && { color: read, form };

/** Pattern of a number. */
export const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)`;

const within = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x)) + 0;

/** Reads `217.219 76.016% 96.471% / 0.5`. A missing channel is 0 and marked, as in CSS. */
function readHsv(inside: string): Color | undefined {
	const [channels = '', alpha, ...rest] = inside.split('/').map((part) => part.trim());
	const [h = '', s = '', v = '', ...more] = channels.split(/\s+/);
	const areRead = HUE.test(h) && PERCENT.test(s) && PERCENT.test(v) && (alpha === undefined || SHARE.test(alpha));
	if (!areRead || rest.length > 0 || more.length > 0) return undefined;
	const values = [h, s, v].map((part) => (isNone(part) ? 0 : Number.parseFloat(part))) as [number, number, number];
	const none = [h, s, v, alpha ?? ''].reduce((mask, part, i) => (isNone(part) ? mask | (1 << i) : mask), 0);
	return {
		...color('hsv', [
			normalizeHue(within(values[0], -LIMIT, LIMIT)), within(values[1], 0, LIMIT), within(values[2], -LIMIT, LIMIT),
		], alpha === undefined ? 1 : toShare(alpha)),
		none,
	};
}

const isNone = (part: string): boolean => part.toLowerCase() === 'none';

const HUE = new RegExp(`^(?:none|${NUMBER}(?:deg)?)$`, 'i'), PERCENT = new RegExp(`^(?:none|${NUMBER}%)$`, 'i');

const SHARE = new RegExp(`^(?:none|${NUMBER}%?)$`, 'i'), PLAIN = new RegExp(`^${NUMBER}$`);

/** The share of a number or percentage, 0..1; 0 for none. */
const toShare = (part: string): number =>
	(isNone(part) ? 0 : within(Number.parseFloat(part) / (part.endsWith('%') ? 100 : 1), 0, 1));

/** Reads `76.016% 47.154% 0% 3.529% / 0.5` by the naive formula. */
function readCmyk(inside: string): Color | undefined {
	const isLegacy = inside.includes(',');
	const [inks = '', alpha = '1', ...rest] = isLegacy ? [inside] : inside.split('/').map((part) => part.trim());
	const parts = isLegacy ? inks.split(',').map((part) => part.trim()) : inks.trim().split(/\s+/);
	if (rest.length > 0 || parts.length !== 4 || !SHARE.test(alpha) || !parts.every((part) => (isLegacy ? PLAIN : SHARE).test(part)))
		return undefined;
	const [c, m, y, k] = parts.map(toShare) as [number, number, number, number];
	const none = isNone(alpha) ? NONE_ALPHA : 0;
	return { ...color('srgb', [(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)], toShare(alpha)), none };
}

const ARGUMENT = new RegExp(`^(red|displayP3Red|green|blue|alpha|opacity)\\s*[:=]\\s*(${NUMBER})f?$`);

const SPACE = /^(?:colorSpace\s*[:=]\s*ColorSpaces?)?\.(?:(sRGB|Srgb)|displayP3|DisplayP3)$/;

/** Reads the arguments of a constructor: `0xFF3B82F6`, or channels by name, 0..1, in sRGB or Display P3. */
function readCode(inside: string): Color | undefined {
	const [, a = '', rgb = ''] = /^\s*0x([\da-f]{2})([\da-f]{6})\s*$/i.exec(inside) ?? [];
	if (rgb !== '') return fromRgb24(Number.parseInt(rgb, 16), Number.parseInt(a, 16) / 255);
	const values = new Map<string, number>();
	let isWide = false;
	for (const part of splitOutside(inside, /,/).map((one) => one.trim())) {
		const [space, inSrgb] = SPACE.exec(part) ?? [], [, name = '', value] = ARGUMENT.exec(part) ?? [];
		if (space !== undefined) isWide = inSrgb === undefined;
		else if (value === undefined) return undefined;
		else {
			if (name === 'displayP3Red') isWide = true;
			const channel = name === 'displayP3Red' ? 'red' : name === 'opacity' ? 'alpha' : name;
			if (values.has(channel)) return undefined;
			values.set(channel, Number(value));
		}
	}
	const read = ['red', 'green', 'blue'].map((channel) => values.get(channel));
	if (read.includes(undefined)) return undefined;
	const [r, g, b] = read.map((x) => within(x!, -LIMIT, LIMIT)) as [number, number, number];
	return color(isWide ? 'display-p3' : 'srgb', [r, g, b], within(values.get('alpha') ?? 1, 0, 1));
}
