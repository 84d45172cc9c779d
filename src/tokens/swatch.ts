/*
 * Tokens as the swatches of painting programs: a name and three bytes of sRGB, alpha aside.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { blueOf, greenOf, redOf } from '../spaces/rgb24.ts';
import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';

export interface Swatch {
	/** A slug. */
	readonly name: string;
	/** 0..255 each. */
	readonly rgb: readonly [number, number, number];
}

export interface SwatchGroup {
	/** Absent for swatches that stand by themselves. */
	readonly name?: string;
	readonly swatches: readonly Swatch[];
}

function swatchOf({ name, color }: Token): Swatch {
	const rgb24 = toRgb24(color);
	return { name, rgb: [redOf(rgb24), greenOf(rgb24), blueOf(rgb24)] };
}

/** Every token, in their order. */
export const swatchesOf = ({ tokens }: TokenSet): Swatch[] => tokens.map(swatchOf);

/** Those that nest by their first name, in the order of their first tokens; those that do not in a group without one. */
export function swatchGroups({ tokens }: TokenSet): SwatchGroup[] {
	const groups = new Map<string, Swatch[]>();
	for (const token of tokens) {
		const group = token.path !== undefined && token.path.length > 1 ? token.path[0] : '';
		groups.set(group, [...groups.get(group) ?? [], swatchOf(token)]);
	}
	return [...groups].map(([name, swatches]) => (name === '' ? { swatches } : { name, swatches }));
}
