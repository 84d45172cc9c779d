/*
 * The settings of the service as options of `tincture serve`.
 */

import { SETTINGS } from '../http/config.ts';

/** `RATE_LIMIT_RPS` as an option. */
export const optionOf = (setting: string): string => `--${setting.toLowerCase().replaceAll('_', '-')}`;

/** Every option with its setting. */
export const SERVE_OPTIONS: ReadonlyMap<string, string> = new Map(Object.keys(SETTINGS).map((name) => [optionOf(name), name]));
