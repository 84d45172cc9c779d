/*
 * Options that every operation has in addition to its fields, in the order of the help.
 */

import { LOCALES } from '../names/locales/ids.ts';

interface Setting {
	readonly doc: string;
	/** One letter, used with a single hyphen. */
	readonly short?: string;
	/** Placeholder of the value; absent if the option takes none. */
	readonly value?: string;
	/** Allowed values. */
	readonly words?: readonly string[];
}

export const COLOR_WORDS = ['auto', 'always', 'never'] as const;

const TABLE = {
	json: { doc: 'Print the JSON of the API, byte for byte, with a line feed.' },
	csv: { doc: 'Print CSV (RFC 4180), one line per item; an apostrophe precedes text that a spreadsheet would run as a formula.' },
	plain: { doc: 'Print only the resulting values, one per line, as every operation reads them from -.' },
	column: { value: 'NAME', doc: 'With -: standard input is CSV with the values in this column. Prints CSV with the other columns in front.' },
	code: { doc: 'Print only the code, for operations that write code.' },
	output: { short: 'o', value: 'FILE', doc: 'Write to a new file, and print its path; a directory, or a path that ends in /, takes the default name.' },
	force: { doc: 'With --output: replace a file that exists.' },
	color: { value: 'WHEN', words: COLOR_WORDS, doc: 'When to print colors; any other value sets the field of this name.' },
	locale: { value: 'LANG', words: LOCALES, doc: 'The language of the output and of names; by default that of LC_ALL, LC_MESSAGES or LANG.' },
	help: { short: 'h', doc: 'Print this help.' },
	version: { short: 'V', doc: 'Print the version.' },
} as const satisfies { readonly [name: string]: Setting };

export type SettingName = keyof typeof TABLE;

export const SETTINGS: Readonly<Record<SettingName, Setting>> = TABLE;

// The keys are exactly the names of the table.
export const SETTING_NAMES = Object.keys(TABLE) as readonly SettingName[];
