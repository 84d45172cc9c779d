/*
 * Alternative CSS notations of a color: other precision, commas, percentages.
 *
 * Source  CSS Color 4 §5.1 and §7.1 (legacy syntax: commas, rgba() and hsla(), no `none`), §15 (serialization). Percentages
 *         refer to the end of the channel's reference range.
 * Proof   test/formats/css-variants.test.ts: each text parses back to the same color.
 */

import { fits } from '../gamut/fits.ts';
import { mapToGamut } from '../gamut/map.ts';
import { roundHue } from '../math/round.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { isOpaque } from '../spaces/rgb24.ts';
import type { Channel, Space } from '../spaces/space.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import { ALPHA_DIGITS, createStyle, toPrinted } from './css-print.ts';
import { digits } from './digits.ts';
import { FORMAT_IDS, FORMATS, type FormatId } from './table.ts';

export interface CssVariant {
	/** Decimals of all channels, 0 to 6; by default those each channel declares. */
	readonly digits?: number | undefined;
	/** Legacy commas between channels, for rgb and hsl. */
	readonly legacy?: boolean | undefined;
	/** Percentages for every channel except hue. */
	readonly percent?: boolean | undefined;
}

/** Further decimals are rounding noise. */
export const MOST_DIGITS = 6;

/** Default decimals of a percentage: as precise as a channel of 0 to 1 with four. */
const PERCENT_DIGITS = 2;

/** The formats that are CSS functions: rgb(), and those of a space by its id. */
export type CssFormatId = 'rgb' | (FormatId & SpaceId);

/** True for a format that is a CSS function. */
export const isCssFormat = (id: FormatId): id is CssFormatId => id === 'rgb' || id in SPACES;

export const CSS_FORMAT_IDS = /*#__PURE__*/ FORMAT_IDS.filter(isCssFormat);

/** The formats with a legacy comma syntax. */
export const LEGACY_FORMAT_IDS = ['rgb', 'hsl'] as const satisfies readonly CssFormatId[];

/** `rgba(102, 51, 153, 0.5)`, `oklch(44% 40% 303.4)`, `rgb(102.3 51.1 153.4)`. */
export function printVariant(
	color: Color,
	id: CssFormatId,
	{ digits: decimals, legacy: isLegacy = false, percent: isPercent = false }: CssVariant,
): string {
	const to = id === 'rgb' ? 'srgb' : id, space: Space = SPACES[to];
	const isShown = FORMATS[id].gamut === null || (color.space === to && fits(color, 'srgb'));
	const { coords, alpha, none } = convert(isShown ? color : mapToGamut(color, 'srgb'), to);
	const { opening, channels } = createStyle(space, id === 'rgb' ? space.alsoRead : undefined);
	// rgb() prints the 8-bit color of the screen if no channel is missing.
	const isMissing = (i: number): boolean => !isLegacy && id !== 'rgb' && (none & (1 << i)) !== 0;
	const part = (i: 0 | 1 | 2): string => {
		if (isMissing(i)) return 'none';
		const value = (none & (1 << i)) === 0 ? coords[i] : 0;
		return channelText(toPrinted(value, space.channels[i], channels[i]), channels[i], decimals, isPercent);
	};
	const opacity = isMissing(3) ? 'none' : isOpaque(alpha) ? '' : digits((none & NONE_ALPHA) === 0 ? alpha : 0, ALPHA_DIGITS);
	if (!isLegacy) return `${opening}${part(0)} ${part(1)} ${part(2)}${opacity === '' ? '' : ` / ${opacity}`})`;
	return opacity === ''
		? `${opening}${part(0)}, ${part(1)}, ${part(2)})`
		: `${opening.replace('(', 'a(')}${part(0)}, ${part(1)}, ${part(2)}, ${opacity})`;
}

function channelText(
	x: number,
	{ kind, digits: usual, unit, range: [, end] }: Channel,
	decimals: number | undefined,
	isPercent: boolean,
): string {
	if (kind === 'hue') return digits(roundHue(x, decimals ?? usual), decimals ?? usual);
	if (unit === undefined && isPercent) return `${digits(x * (100 / end), decimals ?? PERCENT_DIGITS)}%`;
	return digits(x, decimals ?? usual) + (unit ?? '');
}
