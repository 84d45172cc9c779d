/*
 * The command as a program for tests that start processes: bundled once, because a bundle starts five times sooner than sources.
 *
 * A coverage run starts the compiled sources instead.
 */

import { buildSync } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './project.ts';

let bundled: string | undefined;

/** Path of the program. The bundle is deleted when this process ends. */
export function commandProgram(): string {
	if (import.meta.url.endsWith('.js')) return fileURLToPath(new URL('../../src/cli/main.js', import.meta.url));
	return bundled ??= bundle();
}

function bundle(): string {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-command-')), file = join(folder, 'dist/cli/main.mjs');
	process.once('exit', () => rmSync(folder, { recursive: true }));
	mkdirSync(dirname(file), { recursive: true });
	// Where the program looks for the lists of names.
	symlinkSync(join(ROOT, 'data'), join(folder, 'data'));
	buildSync({
		entryPoints: [join(ROOT, 'src/cli/main.ts')], outfile: file, bundle: true, platform: 'node', format: 'esm', external: ['esbuild'],
		logLevel: 'error',
	});
	return file;
}
