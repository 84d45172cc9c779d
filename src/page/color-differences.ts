/*
 * Other ways to measure a difference, which the library has and compare-colors does not answer with.
 */

import { cie94 } from '../metrics/cie94.ts';
import { cmc } from '../metrics/delta-e-cmc.ts';
import { hyab } from '../metrics/delta-e-hyab.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Value } from './clipboard.ts';

/** Those of CIE Lab. Spaces for high dynamic range are not sent for one line each. */
const OTHERS = [['CIE76', labDistance], ['CIE94', cie94], ['CMC 2:1', cmc], ['HyAB', hyab]] as const;

/** Each as a line with its value. */
export function deltaEBy(one: Color, other: Color): readonly Value[] {
	const first = convert(one, 'lab').coords, second = convert(other, 'lab').coords;
	return OTHERS.map(([label, between]) => ({ label, text: between(first, second).toFixed(2) }));
}
