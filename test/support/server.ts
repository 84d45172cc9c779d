/*
 * Runs a server for one test. It listens on a free port and is always closed.
 *
 * Without a rate limit unless the test sets one. Every result is compared with the declaration of its operation.
 */

import type { AddressInfo } from 'node:net';
import { createServer, type ColorServer, type ServerOptions } from '../../src/server.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { check } from './check.ts';

export async function withServer(
	use: (url: string, server: ColorServer) => unknown,
	options: ServerOptions = {},
): Promise<void> {
	const server = createServer({ rateLimit: null, inspect: requireDeclared, ...options });
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server that listens on a port has an address object.
	const { port } = server.address() as AddressInfo;
	try {
		await use(`http://127.0.0.1:${port}`, server);
	} finally {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
}

/** Throws if a result does not match the declaration of its operation; the service then answers 500. */
export function requireDeclared({ name, result }: AnyOperation, value: unknown): void {
	const [mismatch] = check(result, value);
	if (mismatch) throw new Error(`${name}: result.${mismatch.path.join('.')} ${mismatch.detail}`);
}
