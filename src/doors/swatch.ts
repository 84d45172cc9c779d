/*
 * A color as a small picture, for READMEs and mails: `/swatch/{color}.svg`, in any form, percent-encoded.
 *
 * `fill` is plain HEX, so that every viewer paints it; a wide color stands in `style` as well. Under a translucent color
 * lies a checkerboard.
 */

import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { decimal } from '../math/round.ts';
import { colorField } from '../operations/fields.ts';
import { decodeQuery } from '../schema/decode.ts';
import { fallback, integer, object } from '../schema/schema.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { isOpaque } from '../spaces/rgb24.ts';
import { isWide, wideStyle, writeValue } from '../tokens/value.ts';
import { READS, type Door } from './door.ts';
import { linkHeader } from './links.ts';
import { readQuery } from './query.ts';

/** Its path; the color stands in it in any form, percent-encoded. */
export const SWATCH = '/swatch/{color}.svg';

/** What it is made of: the color from the path, the rest from the query. */
export const SWATCH_INPUT = object('', {
	color: colorField('The color.'),
	size: fallback(integer('The side in pixels.', 8, 1024), 64),
});

/** The door of swatches. Its answer throws an InputError where the color cannot be read or the size cannot be. */
export const swatchDoor = (base: string): Door => ({
	path: SWATCH,
	methods: READS,
	cost: 1,
	answer: ({ parts: { color = '' }, query }) => {
		const asked = new Map(readQuery(query));
		// A color in the query would be a second one.
		asked.set('color', [color, ...asked.get('color') ?? []]);
		const input = decodeQuery(SWATCH_INPUT, asked);
		return {
			status: 200, type: 'image/svg+xml; charset=utf-8', body: swatch(input.color.color, input.size), keep: 'day', headers: linkHeader(base),
		};
	},
});

function swatch(color: Color, size: number): string {
	const isClear = !isOpaque(color.alpha), corner = decimal(size / 8, 1), square = `width="${size}" height="${size}" rx="${corner}"`;
	const cell = decimal(size / 8, 3), tile = decimal(size / 4, 3);
	const board = `<pattern id="c" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><rect width="${tile}" height="${tile}" fill="#fff"/>`
		+ `<path d="M0 0h${cell}v${tile}h${cell}v-${cell}H0z" fill="#ccc"/></pattern><rect ${square} fill="url(#c)"/>`;
	const opacity = isClear ? ` fill-opacity="${decimal(color.alpha, 4)}"` : '';
	const wide = isWide(color) ? ` style="fill:${writeValue(withAlpha(color, 1), wideStyle('oklch'))}"` : '';
	// A color in writing holds no character that XML would have to escape.
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" role="img">`
		+ `<title>${writeValue(color, 'oklch')}</title>${isClear ? board : ''}<rect ${square} fill="${printHex(toRgb24(color))}"${opacity}${wide}/></svg>\n`;
}
