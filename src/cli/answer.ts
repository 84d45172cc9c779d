/*
 * One answer, with what is needed to print it.
 */

import type { Locale } from '../names/locale.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Io } from './io.ts';
import type { SettingName } from './settings.ts';

export interface Answer {
	readonly operation: AnyOperation;
	/** What was asked, as `run` took it. */
	readonly input: object;
	readonly result: unknown;
	readonly settings: ReadonlyMap<SettingName, string>;
	readonly io: Io;
	readonly language: Locale;
	/** The file that was asked about, where one was. */
	readonly source?: string | undefined;
}
