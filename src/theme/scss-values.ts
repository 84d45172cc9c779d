/*
 * Values of Sass as CSS: references as those of design tokens, `{name}`, and the color functions of Sass and Bootstrap as relative
 * colors and color-mix(). Functions without a row stay, so that a value with one is reported as unreadable.
 *
 * Units   lightness and saturation of HSL in percent; shares as percent or 0..1, as in each function of Sass.
 * Source  sass-lang.com/documentation/modules/color; getbootstrap.com/docs/5.3/customize/sass (tint-color, shade-color).
 * Proof   test/theme/scss.test.ts, with values of Dart Sass.
 */

import { spend } from '../math/budget.ts';
import { findClosing, splitOutside } from '../math/parentheses.ts';

/** Longest value that is translated, in UTF-16 units, and its deepest call. */
const LONGEST_VALUE = 400, DEEPEST = 6;

/** Units for one character, at each level of calls, and to search it for references. */
const CHARACTER_COST = 0.05, SEARCH_COST = 0.01;

/** `#{$name}`, `$name`, or a word, which may be the module of the variable after it. */
const TOKEN = /#\{([^{}]*)\}|\$([\w-]+)|[\w-]+\.?/g;

const replaceReferences = (text: string): string =>
	text.replace(TOKEN, (match, inner: string | undefined, name: string | undefined, at: number) => {
		if (inner !== undefined) return `{${inner.trim().replace(/^[\w-]*\.?\$/, '')}}`;
		if (name !== undefined) return `{${name}}`;
		return match.endsWith('.') && text[at + match.length] === '$' ? '' : match;
	});

/** Names of variables that a text refers to. */
export function findSassUses(text: string): ReadonlySet<string> {
	const uses = new Set<string>();
	spend(text.length * SEARCH_COST);
	for (const [, name] of text.matchAll(/\$([\w-]+)(?!\s{0,9}:|[\w-])/g)) uses.add(name!);
	return uses;
}

/** A value of Sass as CSS with references in braces; the same text if it has neither. */
export function translateSass(text: string, depth = DEEPEST): string {
	if (text.length > LONGEST_VALUE || depth === 0 || !/[$(]/.test(text)) return text;
	spend(text.length * CHARACTER_COST);
	const call = /^([\w.-]+)\(/.exec(text);
	if (call === null || findClosing(text, call[0].length) !== text.length - 1)
		return replaceReferences(text);
	const name = call[1]!.replace(/^(?:color|map)\./, (module) => (module === 'map.' ? 'map-' : '')), inside = text.slice(call[0].length, -1);
	const written = splitOutside(inside, /,/).map((part) => part.trim());
	if (name === 'map-get' && written.length > 1) return readPath(written);
	const named = new Map<string, string>(), args: string[] = [];
	for (const part of written) {
		const match = /^\$([\w-]+)\s*:(.*)$/s.exec(part);
		if (match !== null) named.set(match[1]!.toLowerCase(), match[2]!.trim());
		else args.push(translateSass(part, depth - 1));
	}
	const translated = FUNCTIONS.get(name.toLowerCase())?.(args, named);
	return translated ?? (args.join() === written.join() || named.size > 0 ? text : `${name}(${args.join(', ')})`);
}

/** `map.get($colors, "dark", "text")` as a reference to a value of the map. */
const readPath = ([map = '', ...keys]: readonly string[]): string =>
	`{${[map.replace(/^.*\$/, ''), ...keys.map((key) => key.replace(/^(["'])(.*)\1$/, '$2'))].join('.')}}`;

type Translation = (args: readonly string[], named: ReadonlyMap<string, string>) => string | undefined;

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
	return color === undefined || by === undefined ? undefined : `rgb(from ${color} r g b / clamp(0, alpha + ${sign * by}, 1))`;
};

/** The first color by a share, `weight` in percent, in the second one. */
const mix = (first: string | undefined, second: string | undefined, weight = '50%'): string | undefined =>
	(first === undefined || second === undefined || readNumber(weight) === undefined ? undefined
		: `color-mix(in srgb, ${first} ${readNumber(weight)!}%, ${second})`);

/** Channels of a relative color in HSL by the names of Sass, with their largest values. */
const CHANNELS = { hue: ['h', 360], saturation: ['s', 100], lightness: ['l', 100], alpha: ['alpha', 1] } as const;

/** Channels of HSL and alpha, each by a function of its amount; undefined if an amount is not a number, or another channel is named. */
function change(
	[color]: readonly string[], named: ReadonlyMap<string, string>, by: (channel: string, amount: number, most: number) => string,
): string | undefined {
	const isKnown = ([key, text]: readonly [string, string]): boolean => Object.hasOwn(CHANNELS, key) && readNumber(text) !== undefined;
	spend(named.size * CHARACTER_COST);
	if (color === undefined || ![...named].every(isKnown)) return undefined;
	const [h, s, l, alpha] = Object.entries(CHANNELS).map(([key, [channel, most]]) =>
		(named.has(key) ? by(channel, readNumber(named.get(key))!, most) : channel));
	return `hsl(from ${color} ${h!} ${s!} ${l!} / ${alpha!})`;
}

const FUNCTIONS: ReadonlyMap<string, Translation> = new Map<string, Translation>([
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
	// Of a color and an alpha; the other forms are CSS.
	['rgba', withAlpha],
	['rgb', withAlpha],
	['adjust', (args, named) => change(args, named, (channel, amount, most) =>
		(channel === 'h' ? `calc(h + ${amount})` : `clamp(0, ${channel} + ${amount}, ${most})`))],
	['change', (args, named) => change(args, named, (_, amount) => String(amount))],
	['scale', (args, named) => change(args, named, (channel, amount, most) =>
		`calc(${channel} + ${amount > 0 ? `(${most} - ${channel})` : channel} * ${amount / 100})`)],
]);

/** A reference keeps its place in the file: `rgba({name}, alpha)` is read unchanged. */
function withAlpha([color, alpha, ...others]: readonly string[]): string | undefined {
	if (color === undefined || alpha === undefined || others.length > 0) return undefined;
	return /^\{[^{}]+\}$/.test(color) ? `rgba(${color}, ${alpha})` : `rgb(from ${color} r g b / ${alpha})`;
}
