/*
 * Replaces `disk.ts` in runtimes without a disk: no assets except those that the program passes in.
 */

import type { AssetSource } from './asset.ts';

export const ASSETS: AssetSource = { all: () => [], encoded: () => undefined, encode: () => undefined, built: () => undefined };
