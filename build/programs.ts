/*
 * Bundles the command and the servers into dist/programs/, because Node reads few files faster than many. They import the engine from
 * its modules; `tincture/server` and `tincture/fetch` are there; `dist/cli/main.cjs` loads the others.
 */

import { rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { DIST, SOURCES } from './paths.ts';

/** Sources by the name of their program. */
export const PROGRAMS = { run: 'cli/run.ts', serve: 'http/serve.ts', server: 'server.ts', fetch: 'fetch.ts' } as const;

/** Modules without state that `main.cjs` has too: the programs import them as CommonJS. See `cjs.ts`. */
export const SHARED: readonly string[] = ['labels', 'messages', 'walk', 'table', 'cells', 'units', 'terminal'].map((name) => `cli/${name}`);

const FOLDER = join(DIST, 'programs');

/** Sources that only these programs import. */
const OWN = /^(?:cli|doors|http)\/|\/picture\.ts$|words-ru\.ts$/;

/** Imports a compiled file instead of a source if `compiledPath` returns its path. */
export const external = (compiledPath: (file: string) => string | undefined): Plugin => ({
	name: 'external',
	setup: ({ onResolve }) => onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
		const compiled = compiledPath(resolve(resolveDir, path));
		return compiled === undefined ? undefined : { path: compiled, external: true, sideEffects: false };
	}),
});

/** A compiled module that is not part of the programs, seen from their folder; undefined for their own. */
function outsidePath(file: string): string | undefined {
	const path = relative(SOURCES, file).replaceAll(sep, '/'), name = path.replace(/\.ts$/, '');
	if (SHARED.includes(name)) return `../${name}.cjs`;
	return OWN.test(path) ? undefined : `../${name}.js`;
}

/** Replaces the programs. */
export async function bundlePrograms(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	await build({
		bundle: true, charset: 'utf8', minify: true, logLevel: 'warning', platform: 'node', format: 'esm', splitting: true,
		entryPoints: Object.fromEntries(Object.entries(PROGRAMS).map(([name, path]) => [name, join(SOURCES, path)])),
		outdir: FOLDER, chunkNames: '[name]-[hash]', external: ['#*'], plugins: [external(outsidePath)],
	});
}
