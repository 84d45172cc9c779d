/*
 * The bytecode of the bundled service, written beside it: of what a start runs, and the first answers. The build runs this.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inAscii, openCompiled, PROGRAM } from './compiled.ts';

/** What is asked first: whether it lives, and of a color what it is called. */
const FIRST = ['readyz', 'api/v1/parse-color?color=%233b82f6'];

const folder = fileURLToPath(new URL('../service', import.meta.url)), file = join(folder, PROGRAM);
writeFileSync(file, inAscii(readFileSync(file, 'utf8')));

const { script, cacheFile, run } = openCompiled(folder);
const server = run().program([], { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'off' });
await once(server, 'listening');
for (const path of FIRST) {
	const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`);
	await response.arrayBuffer();
	if (response.status !== 200) throw new Error(`/${path} is answered by ${response.status}.`);
}
writeFileSync(cacheFile, script.createCachedData());
process.exit();
