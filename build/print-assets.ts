/*
 * Prints all assets as JSON, for `src/assets/disk.ts` when the sources run without a build.
 */

import { makeAssets } from './make-assets.ts';

process.stdout.write(JSON.stringify(await makeAssets()));
