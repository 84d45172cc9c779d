/*
 * The three gamuts: cubes in an RGB space, 0..1 on each channel.
 *
 * A gamut is a solid; the space gives the coordinates in which it is a cube. Encoded or in linear light it is the same
 * cube, because every curve keeps order, 0 and 1.
 *
 * Source  CSS Color 4 §2 (gamut), §10.2, §10.4, §10.8.
 */

import { displayP3 } from '../spaces/display-p3.ts';
import { rec2020 } from '../spaces/rec2020.ts';
import type { Space } from '../spaces/space.ts';
import { srgb } from '../spaces/srgb.ts';

export const GAMUT_IDS = ['srgb', 'display-p3', 'rec2020'] as const;

/** Id of a gamut. */
export type GamutId = (typeof GAMUT_IDS)[number];

/** The space in which each gamut is a cube. Its base is the same cube in linear light. */
export const GAMUT_SPACES: Readonly<Record<GamutId, Space>> = { 'srgb': srgb, 'display-p3': displayP3, 'rec2020': rec2020 };
