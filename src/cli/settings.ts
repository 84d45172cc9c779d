/*
 * The options that every operation has besides its fields, in the order of the help.
 */

import { LOCALES } from '../names/locale.ts';

export interface Setting {
	readonly doc: string;
	/** One letter behind one hyphen. */
	readonly short?: string;
	/** What its value is called in a synopsis; absent where it takes none. */
	readonly value?: string;
	/** The only words that it takes. */
	readonly words?: readonly string[];
}

export const COLOR_WORDS = ['auto', 'always', 'never'] as const;

const TABLE = {
	json: { doc: 'Print the JSON of the API, byte for byte, and a line feed.' },
	csv: { doc: 'Print a table (RFC 4180), a line for each answer.' },
	code: { doc: 'Print the code alone, where an operation writes code.' },
	output: { short: 'o', value: 'FILE', doc: 'Write to a file; code into a directory, under the name it suggests.' },
	color: { value: 'WHEN', words: COLOR_WORDS, doc: 'Whether to print colors; any other word is the field of this name.' },
	locale: { value: 'LANG', words: LOCALES, doc: 'The language of what is printed, and of names; else that of LC_ALL, LC_MESSAGES or LANG.' },
	help: { short: 'h', doc: 'Print this help.' },
	version: { short: 'V', doc: 'Print the version.' },
} as const satisfies { readonly [name: string]: Setting };

export type SettingName = keyof typeof TABLE;

export const SETTINGS: Readonly<Record<SettingName, Setting>> = TABLE;

// The keys of the table are its names.
export const SETTING_NAMES = Object.keys(TABLE) as readonly SettingName[];
