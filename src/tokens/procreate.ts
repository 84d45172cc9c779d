/*
 * Procreate swatches (.swatches): a ZIP with Swatches.json, a palette of up to 30 colors as hue, saturation and brightness, 0 to 1
 * each. Colors have no names.
 *
 * Source  Files of Procreate 5: one palette in a list, `colorSpace` 0 for RGB.
 * Proof   test/tokens/swatch-files.test.ts.
 */

import { round } from '../math/round.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, rgb24 } from '../spaces/rgb24.ts';
import { toBase64 } from './bytes.ts';
import { toSwatches } from './swatch.ts';
import type { TokenSet } from './token-set.ts';
import { zip } from './zip.ts';

/** Most colors of a palette. */
export const PROCREATE_ROOM = 30;

/** The file as base64. */
export function writeProcreate(set: TokenSet): string {
	const swatches = toSwatches(set).map(({ rgb: [r, g, b] }) => {
		const [hue, saturation, brightness] = convert(fromRgb24(rgb24(r, g, b)), 'hsv').coords;
		const [h, s, v] = [hue / 360, saturation / 100, brightness / 100].map((share) => round(share, 6));
		return { hue: h, saturation: s, brightness: v, alpha: 1, colorSpace: 0 };
	});
	return toBase64(zip([['Swatches.json', JSON.stringify([{ name: set.name, swatches }])]]));
}
