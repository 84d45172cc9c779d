/*
 * Picture of a converted color: the color itself.
 */

import { patch, type Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';

/** The color as HEX, if that is among the requested formats. */
export const picture = ({ formats }: { readonly formats: { readonly hex?: string } }, tools: Tools): Picture => patch(formats.hex, tools);
