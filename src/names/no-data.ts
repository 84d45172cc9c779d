/*
 * Replaces `disk.ts` and `module.ts` in browsers and workers, which pass the names to `loadNames`.
 */

import type { NameData } from './disk.ts';

export const NAME_DATA: NameData | undefined = undefined;
