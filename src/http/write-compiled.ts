/*
 * The bytecode of the bundled service, written beside it: of what a start runs, and the first answers. The build runs this.
 */

import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openCompiled } from './compiled.ts';

/** What is asked first: whether it lives, and of a color what it is called. */
const FIRST = ['readyz', 'api/v1/parse-color?color=%233b82f6'];

const { script, cacheFile, run } = openCompiled(fileURLToPath(new URL('../service', import.meta.url)));
const server = run().program([], { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'off' });
await once(server, 'listening');
for (const path of FIRST) {
	const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`);
	await response.arrayBuffer();
	if (response.status !== 200) throw new Error(`/${path} is answered by ${response.status}.`);
}
writeFileSync(cacheFile, script.createCachedData());
process.exit();
