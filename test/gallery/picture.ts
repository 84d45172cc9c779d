/*
 * The picture of a system in the README, as the format `svg` draws it.
 */

import { buildSystem } from '../../src/palette/system.ts';
import { fromRgb24, type Rgb24 } from '../../src/spaces/rgb24.ts';
import { systemTokens } from '../../src/tokens/system.ts';
import { writeSystemSvg } from '../../src/tokens/system-svg.ts';

/** Path from the root. */
export const PICTURE_PATH = 'docs/pictures/system.svg';

/** The brand in it. */
export const PICTURED: Rgb24 = 0x635bff;

/** As SVG. */
export const pictureOfSystem = (brand: Rgb24): string => writeSystemSvg(systemTokens(buildSystem({ primary: fromRgb24(brand) }), 'brand'));
