/*
 * `npm start`: builds if the sources have changed since the last build, then runs the service in this process. A built tree needs
 * neither the development dependencies nor write access.
 *
 * Proof  test/build/start.test.ts.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isRunnable } from './inputs.mjs';

// Of sysexits.h, as in src/http/exit-codes.ts.
const EX_OSFILE = 72, EX_CONFIG = 78;

function refuse(code, sentence) {
	process.stderr.write(`tincture: ${sentence}\n`);
	process.exit(code);
}

/** Ends the process if the port is taken, which the service would report after the build. Other settings are left to the service. */
const requirePort = (host, port) => new Promise((resolve) => {
	const server = createServer().on('error', ({ code }) => {
		if (code === 'EADDRINUSE') refuse(EX_CONFIG, `cannot listen on ${host}:${port}: the port is taken; set PORT to another.`);
		resolve();
	});
	server.listen(port, host, () => server.close(() => resolve()));
});

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

if (!isRunnable(root)) {
	if (!existsSync(join(root, 'node_modules/tsx'))) refuse(EX_OSFILE, 'the sources are not built, and the packages for it are missing. Run npm ci.');
	const { HOST, PORT } = process.env;
	if (/^\d{0,5}$/.test(PORT ?? '') && Number(PORT) < 65536) await requirePort(HOST || '127.0.0.1', Number(PORT || 8080));
	const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'build/main.ts'], { cwd: root, stdio: 'inherit' });
	if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(join(root, 'dist/service/main.js')).href);
