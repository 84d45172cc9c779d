/*
 * npm run docs: writes the tables of the README anew.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.ts';
import { withTables } from './readme.ts';

const path = join(ROOT, 'README.md');

writeFileSync(path, withTables(readFileSync(path, 'utf8')));
