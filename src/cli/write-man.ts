/*
 * Writes the man page: `node dist/cli/write-man.js`, a part of the build. Importing this file does it, so nothing does.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { OPERATIONS } from '../operations/table.ts';
import { manPage } from './man.ts';

const page = new URL('../../man/tincture.1', import.meta.url);

mkdirSync(new URL('.', page), { recursive: true });
writeFileSync(page, manPage(OPERATIONS));
