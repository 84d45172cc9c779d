/*
 * The ways to measure how different two colors look, by the id a caller gives. Each stands with its source in its own
 * file.
 */

import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { SpaceId } from '../spaces/table.ts';
import { cie76 } from './cie76.ts';
import { cie94 } from './cie94.ts';
import { ciede2000 } from './ciede2000.ts';
import { cmc } from './delta-e-cmc.ts';
import { hyab } from './delta-e-hyab.ts';
import { deltaEItp } from './delta-e-itp.ts';
import { deltaEJz } from './delta-e-jz.ts';
import { deltaEOKOf } from './delta-e-ok.ts';

export const DELTA_E_METHODS = ['ok', '2000', '76', '94', 'cmc', 'itp', 'hyab', 'jz'] as const;

export type DeltaEMethod = (typeof DELTA_E_METHODS)[number];

type Triple = Color['coords'];

export interface Measure {
	/** Where both colors are to stand. */
	readonly space: SpaceId;
	/** From 0, unrounded. The first color is the reference, which only `94` and `cmc` tell from the second. */
	readonly between: (reference: Triple, sample: Triple) => number;
}

/** CIE Lab is that of CSS (D50). */
export const DELTA_E: Readonly<Record<DeltaEMethod, Measure>> = {
	'ok': { space: 'oklab', between: deltaEOKOf },
	'2000': { space: 'lab', between: ciede2000 },
	'76': { space: 'lab', between: cie76 },
	'94': { space: 'lab', between: cie94 },
	'cmc': { space: 'lab', between: cmc },
	'itp': { space: 'rec2020-linear', between: deltaEItp },
	'hyab': { space: 'lab', between: hyab },
	'jz': { space: 'xyz-d65', between: deltaEJz },
};

/** The difference by a method, from 0, unrounded; the scale is that of the method: 0.02 just noticeable for `ok`, 1 for `2000`. */
export function deltaE(reference: Color, sample: Color, method: DeltaEMethod): number {
	const { space, between } = DELTA_E[method];
	return between(convert(reference, space).coords, convert(sample, space).coords);
}
