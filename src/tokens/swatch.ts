/*
 * Tokens as swatches of painting programs: a name and three bytes of sRGB, without alpha.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import { blueOf, greenOf, redOf } from '../spaces/rgb24.ts';
import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';

export interface Swatch {
	/** A slug. */
	readonly name: string;
	/** 0..255 each. */
	readonly rgb: readonly [number, number, number];
}

interface SwatchGroup {
	/** Absent for swatches without a group. */
	readonly name?: string;
	readonly swatches: readonly Swatch[];
}

function toSwatch({ name, color }: Token): Swatch {
	const rgb24 = toRgb24(color);
	return { name, rgb: [redOf(rgb24), greenOf(rgb24), blueOf(rgb24)] };
}

/** All tokens, in order. */
export const toSwatches = ({ tokens }: TokenSet): Swatch[] => tokens.map(toSwatch);

/** Groups by the first name of the path, in the order of their first tokens; tokens without a path form a group without a name. */
export function swatchGroups({ tokens }: TokenSet): SwatchGroup[] {
	const groups = new Map<string, Swatch[]>();
	for (const token of tokens) {
		const group = token.path !== undefined && token.path.length > 1 ? token.path[0] : '';
		getOrCreate(groups, group, (): Swatch[] => []).push(toSwatch(token));
	}
	return [...groups].map(([name, swatches]) => (name === '' ? { swatches } : { name, swatches }));
}
