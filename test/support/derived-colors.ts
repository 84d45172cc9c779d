/*
 * Any text of CSS Color 5, seeded: mixtures of many colors, relative colors, light-dark(), contrast-color(), alpha(), var() with
 * fallbacks, and math, each in the others. Most are colors; some are too long, too deep, or name a variable that is not there.
 */

import type { Random } from '../../src/math/random.ts';
import { below, pick } from './arbitrary.ts';

/** Variables with colors, numbers, parts of colors, references to each other, and unreadable values. */
export const VARIABLES: Readonly<Record<string, string>> = {
	'--brand': 'teal', '--ink': 'oklch(0.3 0.05 250)', '--a': 'var(--brand)', '--b': 'var(--c, red)', '--c': 'var(--b)', '--n': '0.25',
	'--p': '30%', '--parts': '0.6 0.1 200', '--list': 'red, blue 20%',
	'--bad': 'rgb(1 2)', '--blank': ' ', '--deep': 'color-mix(in oklab, var(--a), var(--ink))',
};

const SPACES = [
	'oklab', 'oklch', 'srgb', 'srgb-linear', 'hsl', 'hwb', 'lab',
	'lch', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz', 'xyz-d50', 'srg',
];

const ARCS = ['', '', ' shorter hue', ' longer hue', ' increasing hue', ' decreasing hue', ' hue'];

const PLAIN = [
	'red', '#3b82f6', '#0f08', 'rgb(1 2 3)', 'hsl(none 20% 40%)',
	'color(display-p3 0 1 0)', 'lab(50 300 -300)', 'oklch(.7 .1 200/.5)', 'currentcolor', 'transparent',
];

/** Functions of relative colors, with the names of their channels. */
const RELATIVE = [
	['rgb', 'r g b'], ['hsl', 'h s l'], ['hwb', 'h w b'], ['lab', 'l a b'], ['lch', 'l c h'], ['oklab', 'l a b'], ['oklch', 'l c h'],
] as const;

/** A CSS number, or math with one; `word` is a channel name that may occur in it. */
function amount(random: Random, depth: number, word: string): string {
	if (depth <= 0 || random() < 0.4)
		return pick(random, [word, 'none', '0', '.5', '50%', '1e3', '-4', 'pi', 'infinity', 'NaN', 'var(--n)', 'var(--p)', `var(--x,${word})`]);
	const part = (): string => amount(random, depth - 1, word), first = part(), second = part();
	return pick(random, [
		`calc(${first} + ${second})`, `calc(${first} * 2)`, `calc(${first}/${second})`, `min(${first},${second})`, `clamp(0,${first},1)`,
		`round(up,${first},.1)`, `mod(${first},${second})`, `rem(${first},2)`, `abs(${first})`, `sign(${first})`, `sin(${first})`,
		`atan2(${first},${second})`, `pow(${first},2)`, `sqrt(${first})`, `hypot(${first},${second})`, `log(${first})`, `exp(${first})`,
	]);
}

/** A color of CSS Color 5 that nests others up to `depth` levels. */
export function color5(random: Random, depth = 3): string {
	if (depth <= 0 || random() < 0.15) return pick(random, PLAIN);
	const inner = (): string => color5(random, depth - 1 - below(random, 2));
	switch (below(random, 7)) {
		case 0: {
			const share = (): string => pick(random, ['', '', ' 20%', ' 0%', ' calc(10% * 3)', ' 120%']);
			const parts = Array.from({ length: 1 + below(random, 5) }, () => inner() + share());
			return `color-mix(${pick(random, ['', `in ${pick(random, SPACES)}${pick(random, ARCS)},`])}${parts.join(',')})`;
		}
		case 1: {
			const [name, channels] = pick(random, RELATIVE), alpha = pick(random, ['', '/alpha', '/50%', `/${amount(random, 1, 'alpha')}`]);
			const amounts = channels.split(' ').map((word) => amount(random, below(random, 2), word));
			return `${name}(from ${inner()} ${amounts.join(' ')}${alpha})`;
		}
		case 2: return `color(from ${inner()} ${pick(random, SPACES)} ${pick(random, ['r g b', 'x y z', 'g b r', 'r g'])})`;
		case 3: return `light-dark(${inner()},${inner()})`;
		case 4: return `contrast-color(${inner()})`;
		case 5: return `alpha(from ${inner()}/${amount(random, 1, 'alpha')})`;
		default: {
			const name = pick(random, [...Object.keys(VARIABLES), '--x', '--constructor', '--é']);
			return random() < 0.5 ? `var(${name})` : `var(${name},${pick(random, [inner(), '', `var(--y,${inner()})`])})`;
		}
	}
}
