/*
 * Programs of `src/` for tests that start processes: each is bundled once, because a bundle starts five times sooner than sources.
 *
 * A coverage run starts the compiled sources instead.
 */

import { buildSync } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './project.ts';

/** A module of `src/` that is a program, without its extension. */
type Program = 'cli/main' | 'http/main';

const bundles = new Map<Program, string>();

/** Path of the program. The bundle is deleted when this process ends. */
export function bundledProgram(program: Program): string {
	if (import.meta.url.endsWith('.js')) return fileURLToPath(new URL(`../../src/${program}.js`, import.meta.url));
	const file = bundles.get(program) ?? bundle(program);
	bundles.set(program, file);
	return file;
}

function bundle(program: Program): string {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-program-')), file = join(folder, `dist/${program}.mjs`);
	process.once('exit', () => rmSync(folder, { recursive: true }));
	mkdirSync(dirname(file), { recursive: true });
	// Where the program looks for the lists of names.
	symlinkSync(join(ROOT, 'data'), join(folder, 'data'));
	// The packed lists load faster. Without a build, or with an old one, they are read from their text.
	symlinkSync(join(ROOT, 'dist/names'), join(folder, 'dist/names'));
	// Pages need a build.
	symlinkSync(join(ROOT, 'dist/assets'), join(folder, 'dist/assets'));
	buildSync({
		entryPoints: [join(ROOT, `src/${program}.ts`)], outfile: file, bundle: true, platform: 'node', format: 'esm', external: ['esbuild'],
		logLevel: 'error',
	});
	return file;
}
