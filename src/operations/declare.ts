/*
 * Writes the declarations of the operations beside their compiled code: `node dist/operations/declare.js`, a part of the
 * build. Importing this file does it, so nothing does.
 */

import { writeFileSync } from 'node:fs';
import { operationDeclarations } from './declarations.ts';
import { OPERATIONS } from './table.ts';

writeFileSync(new URL('../operations.d.ts', import.meta.url), operationDeclarations(OPERATIONS));
