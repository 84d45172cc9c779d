/*
 * The answer of one operation, with everything that printing it needs.
 */

import type { Locale } from '../names/locales/ids.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Io } from './io.ts';
import type { SettingName } from './settings.ts';

export interface Answer {
	readonly operation: AnyOperation;
	/** The decoded input. */
	readonly input: object;
	readonly result: unknown;
	readonly settings: ReadonlyMap<SettingName, string>;
	readonly io: Io;
	readonly language: Locale;
	/** Path of the file that was checked, if any. */
	readonly source?: string | undefined;
}
