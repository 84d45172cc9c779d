/*
 * Makes the compiled code small where it lies, for the package: `node dist/assets/write-code.js`, a part of the build. Comments
 * and blanks go, names stay, so that stacks tell where one is. Importing this file does it, so nothing does.
 *
 * esbuild drops with the blanks what tells bundlers that a call has no effects, too. Until it is done, two signs stand there
 * that bind as closely and that nobody writes.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildOf } from './make.ts';

const esbuild = esbuildOf(), DIST = fileURLToPath(new URL('..', import.meta.url));

const MARK = /\/\*[#@]__PURE__\*\/\s*/g, STAND_IN = '~-'.repeat(2);

for (const path of readdirSync(DIST, { recursive: true }).map(String)) {
	if (!path.endsWith('.js') || /^(?:service|cli)\b/.test(path)) continue;
	const text = readFileSync(join(DIST, path), 'utf8');
	if (text.includes(STAND_IN)) throw new Error(`${path} has a ${STAND_IN} of its own.`);
	const { code } = esbuild.transformSync(text.replace(MARK, STAND_IN), { minifyWhitespace: true, minifySyntax: true, lineLimit: 200 });
	writeFileSync(join(DIST, path), code.replaceAll(STAND_IN, '/*@__PURE__*/'));
}
