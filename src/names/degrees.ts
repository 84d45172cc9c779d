/*
 * Degrees: how far a modifier moves a color (`very dark`, `a bit lighter`, `not very bright`), and what they do to a name alone
 * (`slightly green`, `not very red`).
 *
 * Source  judged by the colors that people called, for example, `very dark blue`, in the names of the xkcd color survey, 2010.
 * Proof   test/names/modifiers.test.ts, test/names/region-phrases.test.ts.
 */

import type { Modifier } from './modifiers.ts';

export const DEGREE_IDS = ['more', 'less', 'not', 'opposite', 'no'] as const;

export type Degree = (typeof DEGREE_IDS)[number];

/** A modifier and how many times it is applied. */
interface Step {
	readonly modifier: Modifier;
	readonly times: number;
}

/** The degree of a name without a modifier. */
const ALONE: Readonly<Record<Degree, Step>> = {
	more: { modifier: 'vivid', times: 1 }, less: { modifier: 'pale', times: 1 }, not: { modifier: 'muted', times: 0.6 },
	opposite: { modifier: 'muted', times: 1 }, no: { modifier: 'muted', times: 1 },
};

/** A color that is not very bright is a bit muted. Other modifiers are weakened: a color that is not very dark is a bit dark. */
const OPPOSITES: Readonly<Partial<Record<Modifier, Modifier>>> = {
	bright: 'muted', vivid: 'muted', neon: 'muted', hot: 'muted', electric: 'muted', strong: 'muted', rich: 'muted',
};

/** What is less dark than another color, or not dark, is lighter. */
const REVERSED: Readonly<Partial<Record<Modifier, Modifier>>> = {
	...OPPOSITES, dark: 'light', deep: 'light', light: 'dark', pale: 'vivid', pastel: 'vivid', soft: 'vivid', muted: 'vivid', dull: 'vivid',
	faded: 'vivid', dusty: 'vivid', dirty: 'vivid', warm: 'cool', cool: 'warm',
};

/** What is not bright is rather muted. */
const TIMES_TURNED = 0.75;

const TIMES: Readonly<Record<Degree, number>> = { more: 2.5, less: 0.5, not: 0.4, opposite: 0.5, no: 0.5 };

/** Added by each further `very`. */
const REPEATED = 0.4;

/**
 * The modifier to apply for degrees in a row, and how often. The first degree decides; without a modifier it is that of a degree before
 * a name.
 */
export function weigh(degrees: readonly Degree[], modifier?: Modifier): Step {
	const degree = degrees[0]!;
	if (modifier === undefined) return ALONE[degree];
	const repeated = degree === 'more' ? 1 + REPEATED * (degrees.length - 1) : 1;
	const turned = degree === 'not' ? OPPOSITES : degree === 'opposite' || degree === 'no' ? REVERSED : {};
	const opposite = turned[modifier];
	return { modifier: opposite ?? modifier, times: degree === 'not' && opposite !== undefined ? TIMES_TURNED : TIMES[degree] * repeated };
}
