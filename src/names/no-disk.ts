/*
 * Replaces `disk.ts` in browsers and workers, which load the names themselves.
 */

import type { Disk } from './disk.ts';

export const DISK: Disk | undefined = undefined;
