/*
 * Folders of the project that the build reads and writes.
 *
 * The root is the nearest folder upwards with a package.json, so that compiled copies of these files find it too.
 */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const findRoot = (folder: string): string => (existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder)));

export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));
export const SOURCES = join(ROOT, 'src');
/** Output: dist/, or the new folder of a whole build, which replaces dist/ at its end. */
export const DIST = join(ROOT, process.env['BUILD_FOLDER'] ?? 'dist');
