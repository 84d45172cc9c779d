/*
 * Options of `format`.
 */

import { CSS_FORMAT_IDS, isCssFormat, LEGACY_FORMAT_IDS, MOST_DIGITS, printVariant } from '../formats/css-variants.ts';
import { format, type FormatId } from '../formats/table.ts';
import type { Color } from '../spaces/color.ts';
import { describe, fault, readOptions, readWhole } from './arguments.ts';

/** Options of `format`. */
export interface FormatOptions {
	/** Decimals of every channel, 0 to 6, in CSS functions; by default those of each channel. */
	readonly digits?: number;
	/** Commas, and rgba() or hsla() for a translucent color, as before CSS Color 4; for rgb and hsl. */
	readonly legacy?: boolean;
	/** Percentages for all channels but hues, in CSS functions. */
	readonly percent?: boolean;
	/** Upper-case digits, `#3B82F6`; for hex. */
	readonly uppercase?: boolean;
}

const OPTIONS = ['digits', 'legacy', 'percent', 'uppercase'] as const;

/** Formats that support each option. */
const FORMATS_BY_OPTION: Readonly<Record<(typeof OPTIONS)[number], readonly FormatId[]>> = {
	digits: CSS_FORMAT_IDS,
	legacy: LEGACY_FORMAT_IDS,
	percent: CSS_FORMAT_IDS,
	uppercase: ['hex'],
};

/** Writes a color in a format with options. Throws InputError. */
export function formatWith(color: Color, id: FormatId, input: unknown): string {
	const options = readOptions(input, OPTIONS, 'options');
	for (const option of OPTIONS) {
		if (options[option] !== undefined && options[option] !== false && !FORMATS_BY_OPTION[option].includes(id)) {
			throw fault(`options.${option}`, `does not apply to ${id}. It applies to ${FORMATS_BY_OPTION[option].join(', ')}`);
		}
	}
	const uppercase = readFlag(options.uppercase, 'options.uppercase');
	const variant = {
		digits: options.digits === undefined ? undefined : readWhole(options.digits, 0, MOST_DIGITS, 'options.digits'),
		legacy: readFlag(options.legacy, 'options.legacy'),
		percent: readFlag(options.percent, 'options.percent'),
	};
	if (isCssFormat(id)) return printVariant(color, id, variant);
	const text = format(color, id);
	return uppercase ? text.toUpperCase() : text;
}

function readFlag(value: unknown, name: string): boolean {
	if (value === undefined || typeof value === 'boolean') return value === true;
	throw fault(name, `must be true or false, got ${describe(value)}`);
}
