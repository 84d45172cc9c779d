/*
 * A color as a small picture for READMEs and mails: `/swatch/{color}.svg`.
 *
 * `fill` is HEX, which every viewer supports; a color outside sRGB is also in `style`. A translucent color is on a checkerboard.
 */

import { adviceText, phrase, quote, unreadable } from '../errors.ts';
import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { decimal } from '../math/round.ts';
import { colorField, readInput, type ColorInput } from '../operations/fields.ts';
import { CONTEXT_FUNCTIONS, WRITE_ITSELF } from '../reading/css-context.ts';
import { callsVar } from '../reading/css-variables.ts';
import { decodeQuery } from '../schema/decode.ts';
import { QUERY, type Notation } from '../schema/notation.ts';
import { asQuery } from '../schema/query-text.ts';
import { fallback, integer, object } from '../schema/schema.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { isOpaque } from '../spaces/rgb24.ts';
import { isWide, wideStyle, writeValue } from '../tokens/value.ts';
import { READS, type Door } from './door.ts';
import { readQuery } from './query.ts';

/** The path, with a color in any form, percent-encoded. */
export const SWATCH = '/swatch/{color}.svg';

/** The input: the color of the path, and the fields of the query. */
export const SWATCH_INPUT = object('', {
	color: { ...colorField('The color.'), read: readAlone },
	size: fallback(integer('The side in pixels.', 8, 1024), 64),
});

/** Reads a color. Refuses var(), because an address cannot give its value. */
function readAlone(text: string): ColorInput {
	if (callsVar(text)) throw unreadable(phrase`${quote(text)} ${CONTEXT_FUNCTIONS['var']!}`, WRITE_ITSELF);
	return readInput(text);
}

/** In a path, `+` is no space and `/` ends the color. */
const PATH: Notation = {
	...QUERY,
	offer: (advice) => adviceText(advice, (value) => asQuery(value).replaceAll('+', '%20').replaceAll('/', '%2F')),
};

/** The door of swatches; `headers` are added to each. Throws InputError for an unreadable color or an invalid size. */
export const swatchDoor = (headers: readonly string[]): Door => ({
	path: SWATCH,
	methods: READS,
	cost: 1,
	answer: ({ parts: { color = '' }, query }) => {
		const fields = new Map(readQuery(query));
		// A color in the query counts as a repeated parameter.
		fields.set('color', [color, ...fields.get('color') ?? []]);
		const input = decodeQuery(SWATCH_INPUT, fields, PATH);
		return {
			status: 200, type: 'image/svg+xml; charset=utf-8', body: swatch(input.color.color, input.size), keep: 'day', headers,
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
	// Written colors have no characters that XML escapes.
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" role="img">`
		+ `<title>${writeValue(color, 'oklch')}</title>${isClear ? board : ''}<rect ${square} fill="${printHex(toRgb24(color))}"${opacity}${wide}/></svg>\n`;
}
