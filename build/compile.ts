/*
 * Compiles the sources to dist/ with their declarations.
 */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT, SOURCES } from './paths.ts';
import { run } from './run.ts';

/** Runs the TypeScript compiler over src/. */
export const compile = (): void => run(join(ROOT, 'node_modules/.bin/tsc'), '-p', SOURCES, '--outDir', DIST);

/** Removes all output, also files of older sources. */
export const clean = (): void => rmSync(DIST, { recursive: true, force: true });
