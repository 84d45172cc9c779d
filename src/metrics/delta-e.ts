/*
 * The ways to measure how different two colors look, by the id a caller gives. Each stands with its source in its own
 * file.
 */

import type { Color } from '../spaces/color.ts';
import { deltaE76 } from './cie76.ts';
import { deltaE94 } from './cie94.ts';
import { deltaE2000 } from './ciede2000.ts';
import { deltaECmc } from './delta-e-cmc.ts';
import { deltaEHyab } from './delta-e-hyab.ts';
import { deltaEItp } from './delta-e-itp.ts';
import { deltaEJz } from './delta-e-jz.ts';
import { deltaEOK } from './delta-e-ok.ts';

export const DELTA_E_METHODS = ['ok', '2000', '76', '94', 'cmc', 'itp', 'hyab', 'jz'] as const;

export type DeltaEMethod = (typeof DELTA_E_METHODS)[number];

/** The first color is the reference, which only `94` and `cmc` tell from the second. */
const DELTA_E: Readonly<Record<DeltaEMethod, (reference: Color, sample: Color) => number>> = {
	'ok': deltaEOK,
	'2000': deltaE2000,
	'76': deltaE76,
	'94': deltaE94,
	'cmc': deltaECmc,
	'itp': deltaEItp,
	'hyab': deltaEHyab,
	'jz': deltaEJz,
};

/** The difference by a method, from 0, unrounded; the scale is that of the method: 0.02 just noticeable for `ok`, 1 for `2000`. */
export const deltaE = (reference: Color, sample: Color, method: DeltaEMethod): number => DELTA_E[method](reference, sample);
