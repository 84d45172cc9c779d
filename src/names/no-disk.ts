/*
 * What stands in the place of `disk.ts` where there is no disk: browsers and workers, which load the names themselves.
 */

import type { Disk } from './disk.ts';

export const DISK: Disk | undefined = undefined;
