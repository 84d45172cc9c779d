/*
 * Options of `tincture serve`, one for each setting of the service.
 */

import { SETTINGS } from '../http/config.ts';

/** `RATE_LIMIT_RPS` as an option. */
export const optionName = (setting: string): string => `--${setting.toLowerCase().replaceAll('_', '-')}`;

/** The setting of each option. */
export const SERVE_OPTIONS: ReadonlyMap<string, string> = new Map(Object.keys(SETTINGS).map((name) => [optionName(name), name]));
