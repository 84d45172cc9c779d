/*
 * Writes the description of all operations beside the assets: `node dist/doors/write-openapi.js`, a part of the build, for
 * its examples ask the whole engine. Importing this file does it, so nothing does. `description.ts` reads what it writes.
 */

import { writeFileSync } from 'node:fs';
import { writeEncoded } from '../assets/write-encoded.ts';
import { OPERATIONS } from '../operations/table.ts';
import { openApi } from './openapi.ts';

const file = new URL('../assets/openapi.json', import.meta.url), text = JSON.stringify(openApi(OPERATIONS));

writeEncoded(file, text);
writeFileSync(file, text);
