/*
 * Parts that results of several operations share: colors, contrasts and names, with their schemas.
 *
 * Rounding happens only here and in `formats`: ratios down to two decimals, so that 4.499 never reads 4.5; Lc to one;
 * deltaE OK to five.
 */

import { format } from '../formats/table.ts';
import { spend } from '../math/budget.ts';
import { round, roundDown, roundHue } from '../math/round.ts';
import { flag, number, object, textLike, type Infer } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';
import { hueOrNull } from '../spaces/convert.ts';
import type { ColorInput } from './fields.ts';
import { resultWords } from './result-words.ts';

/** `#3b82f6`, or eight digits if alpha is below 1; lower case. */
export const hexText = (doc: string) => textLike(doc, '#[0-9a-f]{6}(?:[0-9a-f]{2})?');
/** A color or an image as a CSS function. */
export const cssText = (doc: string) => textLike(doc, '[a-z][a-z0-9-]*\\([\\s\\S]*\\)');
/** The text that the caller sent. */
export const inputText = () => textLike(resultWords.input, '[\\s\\S]+');

/** A WCAG 2 ratio, as `roundRatio` gives it. */
export const ratioNumber = (doc: string = resultWords.ratio) => number(doc, 1, 21);
/** An APCA Lc, as `roundLc` gives it. */
export const lcNumber = (doc: string = resultWords.lc) => number(doc, -108.1, 106.1);
/** A deltaE OK, as `roundDeltaEOK` gives it. */
export const deltaEOKNumber = (doc: string = resultWords.deltaEOK) => number(doc, 0, Infinity);

/** A color in two notations; `shade` renders it. */
export const NOTATIONS = { hex: hexText(resultWords.hex), oklch: cssText(resultWords.oklch) };

const colorFields = { hex: hexText(resultWords.mappedHex), oklch: cssText(resultWords.colorInOklch) };

/** A generated color. */
export const SHADE = object(resultWords.shade, colorFields);

/** The color of a request with one color. */
export const SENT = { input: inputText(), hex: hexText(resultWords.itself) };

/** A color of the request. */
export const SWATCH = object(resultWords.requestedColor, { input: inputText(), ...colorFields });

export const CONTRAST = object(resultWords.contrast, { ratio: ratioNumber(), lc: lcNumber() });

/** The gamuts of screens. */
export const GAMUTS = object(resultWords.gamuts, { 'srgb': flag(resultWords.srgb), 'display-p3': flag(resultWords.displayP3) });

/** A named color near the color of the caller. */
export const NAMED = object(resultWords.named, {
	name: textLike(resultWords.name, '[\\s\\S]+'),
	hex: hexText(resultWords.namedColor),
	deltaEOK: deltaEOKNumber(resultWords.nameDistance),
});

/** Renders a named color. */
export const named = ({ name, hex, deltaEOK }: Infer<typeof NAMED>): Infer<typeof NAMED> =>
	({ name, hex, deltaEOK: roundDeltaEOK(deltaEOK) });

/** Renders a generated color. */
export function shade(color: Color): Infer<typeof SHADE> {
	spend(2);
	return { hex: format(color, 'hex'), oklch: format(color, 'oklch') };
}

/** Renders a color of the request. */
export const swatch = ({ input, color }: ColorInput): Infer<typeof SWATCH> => ({ input, ...shade(color) });

/** A ratio rounded down to two decimals, so that a failing ratio never looks like a passing one. */
export const roundRatio = (ratio: number): number => roundDown(ratio, 2);
/** An Lc to one decimal. */
export const roundLc = (lc: number): number => round(lc, 1);
/** A deltaE OK to five decimals. */
export const roundDeltaEOK = (deltaE: number): number => round(deltaE, 5);
/** An alpha, 0..1, to four decimals, which distinguish all bytes. */
export const roundAlpha = (alpha: number): number => round(alpha, 4);

/** A color within the tolerance of the gamut may be a hair outside 0..100. */
export const roundPercent = (x: number): number => round(Math.min(100, Math.max(0, x)), 3);

/** In degrees; null for a color without hue. */
export function roundHueOrNull(color: Color): number | null {
	const hue = hueOrNull(color);
	return hue === null ? null : roundHue(hue, 3);
}

/** Rounds a contrast by both metrics. */
export const contrast = ({ ratio, lc }: { readonly ratio: number; readonly lc: number }): Infer<typeof CONTRAST> =>
	({ ratio: roundRatio(ratio), lc: roundLc(lc) });
