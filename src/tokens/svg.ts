/*
 * Writes tokens as an SVG sheet of swatches; a system as a picture of an interface, see system-svg.ts.
 *
 * `fill` is plain HEX and opacity a separate attribute, so that every viewer and drawing program shows the color. A wide color is also
 * in `style`, which browsers prefer and other programs skip.
 *
 * Proof  test/tokens/svg.test.ts.
 */

import { isOpaque } from '../spaces/rgb24.ts';
import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { decimal } from '../math/round.ts';
import { withAlpha } from '../spaces/color.ts';
import { writeSystemSvg } from './system-svg.ts';
import type { Token } from './token.ts';
import type { TokenSet } from './token-set.ts';
import { isWide, wideStyle, writeValue, type ValueStyle } from './value.ts';

const SIDE = 120;
const COLUMNS = 10;

/** An SVG with a labeled swatch for each token, or the picture of a system. */
export function writeSvg(set: TokenSet, style: ValueStyle): string {
	if (set.roles.length > 0) return writeSystemSvg(set);
	const { tokens } = set;
	const width = SIDE * Math.min(tokens.length, COLUMNS), height = SIDE * Math.ceil(tokens.length / COLUMNS);
	const swatches = tokens.map((token, i) => `  ${swatch(token, SIDE * (i % COLUMNS), SIDE * Math.floor(i / COLUMNS), style)}`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
  <title>${tokens.length === 1 ? '1 color' : `${tokens.length} colors`}</title>
${swatches.join('\n')}
</svg>
`;
}

// Neither slugs nor color texts have characters that XML must escape.
function swatch({ name, color }: Token, x: number, y: number, style: ValueStyle): string {
	const opacity = isOpaque(color.alpha) ? '' : ` fill-opacity="${decimal(color.alpha, 4)}"`;
	// Without alpha: the attribute has the opacity already.
	const wide = isWide(color) ? ` style="fill:${writeValue(withAlpha(color, 1), wideStyle(style))}"` : '';
	return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${printHex(toRgb24(color))}"${opacity}${wide}>`
		+ `<title>${name} ${writeValue(color, style)}</title></rect>`;
}
