/*
 * Writes the man page of the command.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manPage } from '../src/cli/man.ts';
import { OPERATIONS } from '../src/operations/table.ts';
import { ROOT } from './paths.ts';

const FILE = join(ROOT, 'man/tincture.1');

/** Writes man/tincture.1. */
export function writeMan(): void {
	mkdirSync(dirname(FILE), { recursive: true });
	writeFileSync(FILE, manPage(OPERATIONS));
}
