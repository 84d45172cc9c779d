/*
 * Tokens of a theme, seeded, before a form is chosen: names in groups, values that are colors or refer to other tokens, and modes.
 *
 * The first numbers decide the wiring: chains, fans, circles, deep paths, long names, many modes. Those are the shapes that make
 * resolution expensive.
 */

import type { Random } from '../../src/math/random.ts';
import { below, pick } from './tape.ts';

export interface Token {
	/** The parts of the name, at least one. */
	readonly path: readonly string[];
	/** The value in each mode; the first mode is the default. */
	readonly values: readonly Value[];
}

/** A color as HEX, or references to other tokens. */
export type Value =
	| { readonly kind: 'color'; readonly hex: string }
	| { readonly kind: 'blank' }
	| { readonly kind: 'references'; readonly paths: readonly (readonly string[])[] };

export interface Tokens {
	readonly modes: readonly string[];
	readonly tokens: readonly Token[];
}

/** Suffixes of names that make pairs of text and background. */
const PAIRED = ['', '-foreground'];

/** Tokens that take about `size` bytes in a form that writes `overhead` bytes for each value. */
export function drawTokens(random: Random, size: number, overhead: number): Tokens {
	const wiring = pick(random, ['next', 'next', 'previous', 'same', 'random', 'first'] as const);
	const shareOfReferences = pick(random, [0, 0.1, 0.5, 0.9, 1]), fan = pick(random, [1, 1, 2, 3, 8, 30]);
	const depth = pick(random, [1, 1, 2, 4, 8, 30]), longName = pick(random, [0, 0, 0, 20, 300]), groups = pick(random, [1, 4, 1000]);
	const modeCount = pick(random, [1, 1, 2, 3, 8, 64]), shareOfModes = pick(random, [1, 0.5, 0.1]);
	const leaf = pick(random, ['color', 'color', 'color', 'blank'] as const), isPaired = random() < 0.7;
	const modes = Array.from({ length: modeCount }, (_, i) => (i === 0 ? 'default' : i === 1 ? 'dark' : `mode-${i}`));
	const pathAt = (i: number): string[] => {
		const base = isPaired ? i >> 1 : i, name = `c${base}${'x'.repeat(longName)}${isPaired ? PAIRED[i & 1]! : ''}`;
		return [...Array.from({ length: depth - 1 }, (_, level) => `g${level}-${base % groups}`), name];
	};
	const perValue = overhead + 10 * shareOfReferences * fan + depth * 6 + longName;
	const count = Math.max(2, Math.floor(size / (perValue * (1 + (modeCount - 1) * shareOfModes))));
	const target = (i: number): number => {
		switch (wiring) {
			case 'next': return Math.min(count - 1, i + 1);
			case 'previous': return Math.max(0, i - 1);
			case 'same': return i;
			case 'first': return 0;
			case 'random': return below(random, count);
			default: return wiring satisfies never;
		}
	};
	const value = (i: number): Value => {
		if (i < count - 1 && random() < shareOfReferences)
			return { kind: 'references', paths: Array.from({ length: fan }, () => pathAt(target(i))) };
		return leaf === 'blank' && i === count - 1 ? { kind: 'blank' } : { kind: 'color', hex: hexText(random) };
	};
	return {
		modes,
		tokens: Array.from({ length: count }, (_, i) => ({
			path: pathAt(i), values: modes.filter((_, mode) => mode === 0 || random() < shareOfModes).map(() => value(i)),
		})),
	};
}

/** Half of the colors are grays, so that many pairs fail and repair has work. */
const hexText = (random: Random): string => {
	const gray = below(random, 256), other = below(random, 0x1000000);
	return `#${(random() < 0.5 ? gray * 0x010101 : other).toString(16).padStart(6, '0')}`;
};
