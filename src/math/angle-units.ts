/*
 * The units of angles in CSS.
 *
 * Source  CSS Values 4 §7.1.
 */

import { DEGREES } from './angle.ts';

/** Degrees per unit. */
export const ANGLE_UNITS = { deg: 1, grad: 0.9, rad: DEGREES, turn: 360 };
