/*
 * The built-in color spaces by id.
 */

import { a98Rgb, a98RgbLinear } from './a98-rgb.ts';
import { displayP3, displayP3Linear } from './display-p3.ts';
import { hsl } from './hsl.ts';
import { hsv } from './hsv.ts';
import { hwb } from './hwb.ts';
import { lab } from './lab.ts';
import { lch } from './lch.ts';
import { oklab } from './oklab.ts';
import { oklch } from './oklch.ts';
import { prophotoRgb, prophotoRgbLinear } from './prophoto-rgb.ts';
import { rec2020, rec2020Linear } from './rec2020.ts';
import type { Spaces } from './space.ts';
import { srgb, srgbLinear } from './srgb.ts';
import { xyzD50, xyzD65 } from './xyz.ts';

export const SPACES = {
	'srgb': srgb,
	'srgb-linear': srgbLinear,
	'hsl': hsl,
	'hsv': hsv,
	'hwb': hwb,
	'lab': lab,
	'lch': lch,
	'oklab': oklab,
	'oklch': oklch,
	'display-p3': displayP3,
	'display-p3-linear': displayP3Linear,
	'rec2020': rec2020,
	'rec2020-linear': rec2020Linear,
	'a98-rgb': a98Rgb,
	'a98-rgb-linear': a98RgbLinear,
	'prophoto-rgb': prophotoRgb,
	'prophoto-rgb-linear': prophotoRgbLinear,
	'xyz-d65': xyzD65,
	'xyz-d50': xyzD50,
} as const satisfies Spaces;

/** Id of a space. */
export type SpaceId = keyof typeof SPACES;

/** Ids in the order of the table. */
export const SPACE_IDS = /*#__PURE__*/ Object.keys(SPACES) as readonly SpaceId[];
