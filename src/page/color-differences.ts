/*
 * The other ways to measure a difference, which the library has and compare-colors does not answer with.
 */

import { round } from '../math/round.ts';
import { deltaE, type DeltaEMethod } from '../metrics/delta-e.ts';
import type { Color } from '../spaces/color.ts';
import type { Value } from './clipboard.ts';

const OTHERS: readonly (readonly [method: DeltaEMethod, name: string])[] = [
	['76', 'CIE76'], ['94', 'CIE94'], ['cmc', 'CMC 2:1'], ['itp', 'ΔE ITP'], ['hyab', 'HyAB'], ['jz', 'ΔE Jz'],
];

/** Each as a line with its value. */
export const deltaEBy = (one: Color, other: Color): readonly Value[] =>
	OTHERS.map(([method, name]) => ({ label: name, text: String(round(deltaE(one, other, method), 4)) }));
