/*
 * Color functions of Sass, Less and Bootstrap as CSS: relative colors and color-mix(), clamped as Sass does.
 *
 * Units   lightness and saturation of HSL in percent; shares as percent or 0..1, as in each function of Sass.
 * Source  sass-lang.com/documentation/modules/color; getbootstrap.com/docs/5.3/customize/sass (tint-color, shade-color).
 * Proof   test/theme/scss.test.ts and test/names/pasted.test.ts, with values of Dart Sass.
 */

import { spend } from '../math/budget.ts';

/** Writes a call by its arguments, those without a name and those with; undefined if it has another form. */
export type Translation = (args: readonly string[], named: ReadonlyMap<string, string>) => string | undefined;

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:%|deg)?$/;

/** The number of a plain value, with or without a percent sign. */
const readNumber = (text: string | undefined): number | undefined =>
	(text !== undefined && NUMBER.test(text) ? Number.parseFloat(text) : undefined);

/** A color with an HSL channel moved by an amount. */
const shift = (channel: 's' | 'l', sign: 1 | -1): Translation => ([color, amount]) => {
	const by = readNumber(amount);
	if (color === undefined || by === undefined) return undefined;
	const moved = `clamp(0, ${channel} + ${sign * by}, 100)`;
	return `hsl(from ${color} h ${channel === 's' ? `${moved} l` : `s ${moved}`})`;
};

const fade = (sign: 1 | -1): Translation => ([color, amount]) => {
	const by = readNumber(amount);
	return color === undefined || by === undefined ? undefined : `alpha(from ${color} / clamp(0, alpha + ${sign * by}, 1))`;
};

/** A color with an alpha; any other form of these functions is CSS. */
const withAlpha: Translation = ([color, alpha, ...others]) =>
	(color === undefined || alpha === undefined || others.length > 0 ? undefined : `alpha(from ${color} / ${alpha})`);

/** The first color by a share, `weight` in percent, in the second one. */
const mix = (first: string | undefined, second: string | undefined, weight = '50%'): string | undefined =>
	(first === undefined || second === undefined || readNumber(weight) === undefined ? undefined
		: `color-mix(in srgb, ${first} ${readNumber(weight)!}%, ${second})`);

/** Channels of a relative color in HSL by the names of Sass, with their largest values. */
const CHANNELS = { hue: ['h', 360], saturation: ['s', 100], lightness: ['l', 100], alpha: ['alpha', 1] } as const;

/** Units for one named channel. */
const CHANNEL_COST = 0.05;

/** Channels of HSL and alpha, each by a function of its amount; undefined if an amount is not a number, or another channel is named. */
const change = (by: (channel: string, amount: number, most: number) => string): Translation => ([color, ...others], named) => {
	const isKnown = ([key, text]: readonly [string, string]): boolean => Object.hasOwn(CHANNELS, key) && readNumber(text) !== undefined;
	spend(named.size * CHANNEL_COST);
	if (color === undefined || others.length > 0 || named.size === 0 || ![...named].every(isKnown)) return undefined;
	const [h, s, l, alpha] = Object.entries(CHANNELS).map(([key, [channel, most]]) =>
		(named.has(key) ? by(channel, readNumber(named.get(key))!, most) : channel));
	return `hsl(from ${color} ${h!} ${s!} ${l!} / ${alpha!})`;
};

/** By name in lower case, without the module. */
export const SASS_FUNCTIONS: ReadonlyMap<string, Translation> = new Map<string, Translation>([
	['darken', shift('l', -1)],
	['lighten', shift('l', 1)],
	['saturate', shift('s', 1)],
	['desaturate', shift('s', -1)],
	['transparentize', fade(-1)],
	['fade-out', fade(-1)],
	['opacify', fade(1)],
	['fade-in', fade(1)],
	['mix', ([first, second, weight], named) => mix(first, second, weight ?? named.get('weight'))],
	['tint-color', ([color, weight]) => mix('white', color, weight)],
	['shade-color', ([color, weight]) => mix('black', color, weight)],
	['rgba', withAlpha],
	['rgb', withAlpha],
	['adjust', change((channel, amount, most) =>
		(channel === 'h' ? `calc(h + ${amount})` : `clamp(0, ${channel} + ${amount}, ${most})`))],
	['change', change((_, amount) => String(amount))],
	['scale', change((channel, amount, most) =>
		`calc(${channel} + ${amount > 0 ? `(${most} - ${channel})` : channel} * ${amount / 100})`)],
]);
