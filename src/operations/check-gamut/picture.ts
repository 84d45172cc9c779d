/*
 * Picture of a gamut check: the sRGB fallback.
 */

import { patch, type Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';

/** Draws the color that sRGB screens show. */
export const picture = ({ fallback }: { readonly fallback: { readonly hex: string } }, tools: Tools): Picture => patch(fallback.hex, tools);
