/*
 * Texts of colors that cost most to read or to compute with, seeded: plain colors far outside of every gamut, names with typos,
 * expressions of CSS Color 5 inside one another, gradients with many stops, and variables in chains and fans.
 */

import type { Random } from '../../src/math/random.ts';
import { below, pick } from './tape.ts';

const PLAIN = [
	'red', '#00f', '#3b82f6', '#0f08', '#010101', 'yellow', 'teal', 'hsl(60 100% 97%)', 'lab(50 300 -300)', 'oklch(.7 .1 200/.5)',
	'color(prophoto-rgb 0 1 0)', 'color(rec2020 0 1 0/.5)', 'color(xyz 1000 -1000 1000)', 'color(display-p3 -2 3 -4)', 'oklch(.5 .5 264)',
	'oklch(.95 .4 29)', 'lch(1 150 300/.3)', 'oklab(.6 .4 -.4)', 'color(a98-rgb 0 1 0)', 'currentcolor', 'hsl(none 50% 50%)',
	`rgb(${'calc('.repeat(15)}1${')'.repeat(15)} 2 3)`, 'oklch(calc(1/3) calc(sqrt(.1)) calc(7rad*1.1)/calc(50% + 1%))',
];

/** Names that are read by folding, composing or searching. */
const NAMES = [
	'тёмно-бирюзовый', 'hover:focus:dark:border-fuchsia-950', 'medium aquamarine', 'light goldenrod yellow', 'deep dark greenish blue',
	'very pale dusty rose', 'бледно-сиреневый', 'светло оливково зелёный',
];

/** Texts that are almost a color, and expensive to refuse. */
const NEARLY = [
	'medium spring grean', 'lite goldenrod yelow', 'dark turquoize', 'тёмно-берюзовый', 'blueish grene', 'q'.repeat(120), 'blu '.repeat(30),
	'zzzzzz medium aquamarine blue greenish', '('.repeat(120), `rgb(${'1,'.repeat(57)})`, `color(srgb ${'.1 '.repeat(36)})`, '\u0451'.repeat(120),
	'ﬃ'.repeat(120), '🎨'.repeat(60), 'e\u0301'.repeat(60), `var(${'/**/'.repeat(27)} x)`, `var(--x${' '.repeat(100)}`, '-'.repeat(120),
	'a very long name of a color that nobody ever gave to anything but that is made of words like blue green and dark red',
];

const SPACES = ['oklab', 'oklch', 'srgb', 'hsl', 'hwb', 'lab', 'lch', 'display-p3', 'prophoto-rgb', 'rec2020', 'xyz'];

const CHANNELS: readonly (readonly [string, string])[] =
	[['rgb', 'r g b'], ['hsl', 'h s l'], ['hwb', 'h w b'], ['lab', 'l a b'], ['lch', 'l c h'], ['oklab', 'l a b'], ['oklch', 'l c h']];

/** The name of a variable or color to refer to; null if none exists. */
export type Reference = ((random: Random) => string) | null;

/** An expression of CSS Color 5 with others inside, down to `depth` levels; `reference` gives names for var(). */
export function expression(random: Random, depth: number, reference: Reference = null): string {
	const inner = (): string => expression(random, depth - 1, reference);
	if (depth <= 0) return reference === null || random() < 0.4 ? pick(random, PLAIN) : `var(${reference(random)})`;
	const kind = below(random, reference === null ? 7 : 10);
	switch (kind) {
		case 0: {
			const space = `in ${pick(random, SPACES)}`, parts = Array.from({ length: 2 + below(random, 4) }, inner);
			return `color-mix(${space},${parts.join(',')})`;
		}
		case 1: {
			const [name, channels] = pick(random, CHANNELS), [a, b, c] = channels.split(' ') as [string, string, string];
			return `${name}(from ${inner()} ${pick(random, [a, `calc(${a}*1.1)`, `calc(sin(${a}) + pow(${b},2))`])} ${b} ${c}${pick(random, ['', '/alpha', '/.5'])})`;
		}
		case 2: return `color(from ${inner()} ${pick(random, ['srgb r g b', 'xyz x y z', 'display-p3 g b r'])})`;
		case 3: return `light-dark(${inner()},${inner()})`;
		case 4: return `contrast-color(${inner()})`;
		case 5: return `alpha(from ${inner()}/.5)`;
		case 6: return `rgb(${calculation(random, 3)} ${calculation(random, 2)} 3)`;
		case 7: return `var(${reference!(random)},${inner()})`;
		case 8: return `rgb(${Array.from({ length: 1 + below(random, 8) }, () => `var(${reference!(random)})`).join(' ')} 0 0)`;
		default: return `var(${reference!(random)})`;
	}
}

function calculation(random: Random, depth: number): string {
	if (depth <= 0) return pick(random, ['1', '.5', '50', 'pi', '1e3', '-4']);
	const a = calculation(random, depth - 1), b = calculation(random, depth - 1);
	return pick(random, [`calc(${a} + ${b})`, `min(${a},${b},${a})`, `hypot(${a},${b})`, `clamp(0,${a},${b})`, `round(up,${a},.1)`]);
}

/** A color text of at most `longest` characters; with `isValid` never one that is nearly a color. */
export function colorText(random: Random, longest: number, reference: Reference = null, isValid = false): string {
	const kind = random();
	const text = kind < 0.25 ? pick(random, PLAIN) : kind < 0.4 ? pick(random, NAMES) : kind < 0.5 && !isValid ? pick(random, NEARLY)
		: expression(random, 1 + below(random, 5), reference);
	return text.length <= longest ? text : pick(random, PLAIN);
}

/** A gradient of at most 1,000 characters; `direction` is the same for all layers of a request, because others are refused. */
export function gradientText(random: Random, direction: string): string {
	const hue = pick(random, ['', ' in oklch longer hue', ' in hsl longer hue', ' in hsl increasing hue', ' in oklab', ' in lch decreasing hue']);
	const most = 2 + below(random, 31), stops: string[] = [], own = random() < 0.5 ? pick(random, PLAIN) : null;
	let length = 0;
	while (stops.length < most) {
		const stop = (own ?? colorText(random, 40)) + pick(random, ['', '', ` ${below(random, 100)}%`, ' -5%', ' 20px']);
		if (length + stop.length > 900) break;
		stops.push(stop);
		length += stop.length + 1;
	}
	return `${direction}${hue},${stops.join(',')})`;
}

/** The beginning of a gradient, with its direction. */
export const gradientDirection = (random: Random): string =>
	pick(random, ['linear-gradient(90deg', 'linear-gradient(to right', 'radial-gradient(circle', 'conic-gradient(from 0deg', 'repeating-linear-gradient(1deg']);

const VALUES = ['1', '.5', '30%', 'red', '', ' ', '0.6 0.1 200', 'red, blue 20%', '/**/', 'var(--missing)'];

/** Custom properties in chains, fans and circles: at most 200, each at most 120 characters. */
export function variables(random: Random, longest = 120): Record<string, string> {
	const count = 1 + below(random, 200), fan = 1 + below(random, 12), step = pick(random, [1, 1, 1, 2, 0, -1]), leaf = pick(random, VALUES);
	const around = pick(random, ['', 'calc(', 'rgb(', 'color-mix(in oklab,']);
	return Object.fromEntries(Array.from({ length: count }, (_, i): [string, string] => {
		const isLeaf = i + step >= count || random() < 0.02;
		const reference = `var(--v${Math.max(0, i + step)}${random() < 0.2 ? `,var(--v${below(random, count)})` : ''})`;
		const text = isLeaf ? leaf : around + Array.from({ length: fan }, () => reference).join(around.startsWith('color-mix') ? ',' : ' ')
			+ (around === '' ? '' : ')');
		return [`--v${i}`, text.length <= longest ? text : reference];
	}));
}

/** The name of one of these variables. */
export const variableName = (random: Random): string => `--v${pick(random, [0, 0, 0, 1, below(random, 200)])}`;
