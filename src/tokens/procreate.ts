/*
 * Swatches of Procreate (.swatches): a ZIP with Swatches.json, a palette of up to thirty colors as hue, saturation and brightness,
 * 0 to 1 each. Colors have no names there.
 *
 * Source  As Procreate 5 writes it: one palette in a list, `colorSpace` 0 for RGB.
 * Proof   test/tokens/swatch-files.test.ts.
 */

import { round } from '../math/round.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, rgb24 } from '../spaces/rgb24.ts';
import { toBase64 } from './bytes.ts';
import { swatchesOf } from './swatch.ts';
import type { TokenSet } from './token-set.ts';
import { zip } from './zip.ts';

/** The places of a palette. */
const PLACES = 30;

/** The file as base64; colors beyond thirty have no place. */
export function writeProcreate(set: TokenSet): string {
	const swatches = swatchesOf(set).slice(0, PLACES).map(({ rgb: [r, g, b] }) => {
		const [hue, saturation, brightness] = convert(fromRgb24(rgb24(r, g, b)), 'hsv').coords;
		const [h, s, v] = [hue / 360, saturation / 100, brightness / 100].map((share) => round(share, 6));
		return { hue: h, saturation: s, brightness: v, alpha: 1, colorSpace: 0 };
	});
	return toBase64(zip([['Swatches.json', JSON.stringify([{ name: set.name, swatches }])]]));
}
