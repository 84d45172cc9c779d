/*
 * Further spaces by id: supported by the library, not by the service.
 *
 * Programs import single spaces, so that a bundle contains no others. The whole table is for tests and types.
 */

import { cam16Jmh } from './cam16-jmh.ts';
import { hct } from './hct.ts';
import { hsluv } from './hsluv.ts';
import { ictcp } from './ictcp.ts';
import { jzazbz } from './jzazbz.ts';
import { jzczhz } from './jzczhz.ts';
import { lchuv } from './lchuv.ts';
import { luv } from './luv.ts';
import { okhsl } from './okhsl.ts';
import { okhsv } from './okhsv.ts';
import { oklrab } from './oklrab.ts';
import { oklrch } from './oklrch.ts';
import { rec2100Pq } from './rec2100-pq.ts';
import type { Spaces } from './space.ts';

export const MORE_SPACES = {
	'okhsl': okhsl,
	'okhsv': okhsv,
	'oklrab': oklrab,
	'oklrch': oklrch,
	'luv': luv,
	'lchuv': lchuv,
	'hsluv': hsluv,
	'ictcp': ictcp,
	'jzazbz': jzazbz,
	'jzczhz': jzczhz,
	'cam16-jmh': cam16Jmh,
	'hct': hct,
	'rec2100-pq': rec2100Pq,
} as const satisfies Spaces;

/** Id of a further space. */
export type MoreSpaceId = keyof typeof MORE_SPACES;
