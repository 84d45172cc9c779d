/*
 * Bundles the command and the servers, because Node reads few files faster than many and the package is 18 kB smaller.
 *
 * dist/programs/ has the command and the entries `tincture/server` and `tincture/fetch`; they import the engine from its modules.
 * dist/cli/main.cjs answers the most frequent call itself (`src/cli/quick.ts`) and loads dist/programs/ for all others.
 */

import { chmodSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { DIST, SOURCES } from './paths.ts';

const PROGRAMS = join(DIST, 'programs'), MAIN = join(DIST, 'cli/main.cjs');

/** Sources by the name of their program. */
const ENTRIES = { run: 'cli/run.ts', serve: 'http/serve.ts', server: 'server.ts', fetch: 'fetch.ts' } as const;

const entryPath = (path: string): string => join(SOURCES, path);

/** Folders that only these programs import. */
const BUNDLED_FOLDERS = ['cli', 'doors', 'http'].map((folder) => join(SOURCES, folder) + sep);

const PICTURE = /[\\/]picture\.ts$/;

const isBundled = (file: string): boolean =>
	BUNDLED_FOLDERS.some((folder) => file.startsWith(folder)) || PICTURE.test(file);

/** Imports the compiled file instead where `compiledPath` returns its path. */
const external = (compiledPath: (file: string) => string | undefined): Plugin => ({
	name: 'external',
	setup: ({ onResolve }) => onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
		const compiled = compiledPath(resolve(resolveDir, path));
		return compiled === undefined ? undefined : { path: compiled, external: true, sideEffects: false };
	}),
});

/** A module of the engine, seen from dist/programs/. */
const enginePath = (file: string): string | undefined =>
	(isBundled(file) ? undefined : `../${relative(SOURCES, file).replaceAll(sep, '/').replace(/\.ts$/, '.js')}`);

/** Programs that `main.cjs` imports only for calls that it does not answer itself, seen from its folder. */
const LOADED_LATER: ReadonlyMap<string, string> =
	new Map(Object.entries(ENTRIES).map(([name, path]) => [entryPath(path), `../programs/${name}.js`]));

const COMMON = { bundle: true, charset: 'utf8', minify: true, logLevel: 'warning' } as const;

/** Replaces the programs. */
export async function bundlePrograms(): Promise<void> {
	for (const folder of [PROGRAMS, join(DIST, 'cli')]) rmSync(folder, { recursive: true, force: true });
	await build({
		...COMMON, entryPoints: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, entryPath(path)])),
		outdir: PROGRAMS, splitting: true, chunkNames: '[name]-[hash]', platform: 'node', format: 'esm',
		external: ['#*'], plugins: [external(enginePath)],
	});
	await build({
		// The platform is the browser, so that the stand-ins of names are used: see the `browser` field of src/package.json.
		...COMMON, entryPoints: [entryPath('cli/main.ts')], outfile: MAIN, platform: 'browser', target: 'node20', format: 'cjs',
		external: ['node:*'], plugins: [external((file) => LOADED_LATER.get(file))],
	});
	chmodSync(MAIN, 0o755);
}
