/*
 * Tokens as a sheet of swatches in SVG.
 *
 * `fill` is plain HEX, with opacity beside it, so that every viewer and drawing program paints the color. A wide color
 * stands in `style` as well, which browsers prefer and others skip.
 */

import { isOpaque } from '../spaces/rgb24.ts';
import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { decimal } from '../math/round.ts';
import { withAlpha } from '../spaces/color.ts';
import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';
import { isWide, wideStyle, writeValue, type ValueStyle } from './value.ts';

const SIDE = 120;
const COLUMNS = 10;

/** An SVG with a labelled swatch for each token. */
export function writeSvg({ tokens }: TokenSet, style: ValueStyle): string {
	const width = SIDE * Math.min(tokens.length, COLUMNS), height = SIDE * Math.ceil(tokens.length / COLUMNS);
	const swatches = tokens.map((token, i) => `  ${swatch(token, SIDE * (i % COLUMNS), SIDE * Math.floor(i / COLUMNS), style)}`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
  <title>${tokens.length === 1 ? '1 color' : `${tokens.length} colors`}</title>
${swatches.join('\n')}
</svg>
`;
}

// Neither a slug nor a color in writing holds a character that XML would have to escape.
function swatch({ name, color }: Token, x: number, y: number, style: ValueStyle): string {
	const opacity = isOpaque(color.alpha) ? '' : ` fill-opacity="${decimal(color.alpha, 4)}"`;
	// The opacity stands in its own attribute and would count twice.
	const wide = isWide(color) ? ` style="fill:${writeValue(withAlpha(color, 1), wideStyle(style))}"` : '';
	return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${printHex(toRgb24(color))}"${opacity}${wide}>`
		+ `<title>${name} ${writeValue(color, style)}</title></rect>`;
}
