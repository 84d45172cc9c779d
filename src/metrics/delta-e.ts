/*
 * The color difference formulas by id. Each has its own file with its source.
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
import { labDistance } from './delta-e-ok.ts';

export const DELTA_E_METHODS = ['ok', '2000', '76', '94', 'cmc', 'itp', 'hyab', 'jz'] as const;

/** A color difference. */
export type DeltaEMethod = (typeof DELTA_E_METHODS)[number];

type Triple = Color['coords'];

export interface Measure {
	/** The space both colors are converted to. */
	readonly space: SpaceId;
	/** The difference, from 0, unrounded. The first color is the reference, which matters only for `94` and `cmc`. */
	readonly between: (reference: Triple, sample: Triple) => number;
}

/** CIE Lab as in CSS (D50). */
export const DELTA_E: Readonly<Record<DeltaEMethod, Measure>> = {
	'ok': { space: 'oklab', between: labDistance },
	'2000': { space: 'lab', between: ciede2000 },
	'76': { space: 'lab', between: cie76 },
	'94': { space: 'lab', between: cie94 },
	'cmc': { space: 'lab', between: cmc },
	'itp': { space: 'rec2020-linear', between: deltaEItp },
	'hyab': { space: 'lab', between: hyab },
	'jz': { space: 'xyz-d65', between: deltaEJz },
};

/** Color difference by a formula, from 0, unrounded, on its own scale: just noticeable is 0.02 for `ok`, 1 for `2000`. */
export function deltaE(reference: Color, sample: Color, method: DeltaEMethod): number {
	const { space, between } = DELTA_E[method];
	return between(convert(reference, space).coords, convert(sample, space).coords);
}
