/*
 * What a program may ask of a format beside its usual text.
 */

import { CSS_FORMAT_IDS, LEGACY_FORMAT_IDS, MOST_DIGITS, printVariant, type CssFormatId } from '../formats/css-variants.ts';
import { format, type FormatId } from '../formats/table.ts';
import type { Color } from '../spaces/color.ts';
import { described, fault, optionsOf, wholeOf } from './arguments.ts';

export interface FormatOptions {
	/** Decimals of every channel, 0 to 6, in the formats that are functions of CSS; those of each channel unless said otherwise. */
	readonly digits?: number;
	/** Commas, and rgba() or hsla() for a translucent color, as before CSS Color 4: rgb and hsl. */
	readonly legacy?: boolean;
	/** Percentages for all channels but hues, in the formats that are functions of CSS. */
	readonly percent?: boolean;
	/** `#3B82F6`: hex. */
	readonly uppercase?: boolean;
}

const KNOWN = ['digits', 'legacy', 'percent', 'uppercase'] as const;

/** The formats that know each option. */
const KNOWN_TO: Readonly<Record<(typeof KNOWN)[number], readonly FormatId[]>> = {
	digits: CSS_FORMAT_IDS,
	legacy: LEGACY_FORMAT_IDS,
	percent: CSS_FORMAT_IDS,
	uppercase: ['hex'],
};

/** A color as text in a format, in the way that options ask for. Throws InputError. */
export function formatBy(color: Color, id: FormatId, given: unknown): string {
	const options = optionsOf(given, KNOWN, 'options');
	for (const option of KNOWN) {
		if (options[option] !== undefined && options[option] !== false && !KNOWN_TO[option].includes(id)) {
			throw fault(`options.${option}`, `has no meaning for ${id}. It has for ${KNOWN_TO[option].join(', ')}`);
		}
	}
	const uppercase = flagOf(options.uppercase, 'options.uppercase');
	const variant = {
		digits: options.digits === undefined ? undefined : wholeOf(options.digits, 0, MOST_DIGITS, 'options.digits'),
		legacy: flagOf(options.legacy, 'options.legacy'),
		percent: flagOf(options.percent, 'options.percent'),
	};
	if (isCssFormat(id)) return printVariant(color, id, variant);
	const text = format(color, id);
	return uppercase ? text.toUpperCase() : text;
}

const isCssFormat = (id: FormatId): id is CssFormatId => (CSS_FORMAT_IDS as readonly FormatId[]).includes(id);

function flagOf(value: unknown, name: string): boolean {
	if (value === undefined || typeof value === 'boolean') return value === true;
	throw fault(name, `must be true or false, got ${described(value)}`);
}
