/*
 * Writes the OpenAPI description to dist/assets/. Its examples run the whole engine, so that a start reads it from there:
 * see `src/doors/pages.ts`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openApi } from '../src/doors/openapi/document.ts';
import { whole } from '../src/math/steps.ts';
import { OPERATIONS } from '../src/operations/table.ts';
import { writeEncoded } from './encoded.ts';
import { DIST } from './paths.ts';

const FILE = join(DIST, 'assets/openapi.json');

/** Writes the description, plain and compressed. */
export function writeOpenApi(): void {
	const text = JSON.stringify(whole(openApi(OPERATIONS)));
	mkdirSync(dirname(FILE), { recursive: true });
	writeEncoded(FILE, text);
	writeFileSync(FILE, text);
}
