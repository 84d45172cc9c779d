/*
 * Writes the bytecode of the bundled service next to it, with all functions that the start and the first requests run.
 *
 * Proof  test/http/compiled.test.ts.
 */

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { openCompiled, packBytecode } from '../src/http/compiled.ts';
import { SERVICE } from './service.ts';

/** The first requests of a service: its readiness, and a color with its name. */
const FIRST = ['readyz', 'api/v1/parse-color?color=%233b82f6'];

/** Runs the service, writes the bytecode and ends the process. */
export async function writeBytecode(): Promise<void> {
	const { script, cacheFile, run } = openCompiled(SERVICE);
	const server = run().program([], { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'off' })!;
	await once(server, 'listening');
	for (const path of FIRST) {
		// A server that listens on a port has an address object.
		const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`);
		await response.arrayBuffer();
		if (response.status !== 200) throw new Error(`/${path} returned status ${response.status}.`);
	}
	writeFileSync(cacheFile, packBytecode(script.createCachedData()));
	process.exit();
}
