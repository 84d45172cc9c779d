/*
 * Writes CommonJS: dist/index.cjs and dist/fn.cjs, for programs that cannot load modules with `require`, such as Jest in Node 20, and
 * dist/cli/main.cjs, the start of the command. They share dist/cjs/, so that the package has the engine in CommonJS once. The programs
 * import some modules of the command from there.
 *
 * Proof  test/consumers/test-runners.test.ts, test/consumers/package.test.ts.
 */

import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { DIST, SOURCES } from './paths.ts';
import { external, PROGRAMS, SHARED } from './programs.ts';

const MAIN = 'cli/main', CHUNKS = 'cjs';

/** Programs that `main.cjs` imports only for calls that it does not answer itself, seen from its folder. */
const LOADED_LATER: ReadonlyMap<string, string> =
	new Map(Object.entries(PROGRAMS).map(([name, path]) => [join(SOURCES, path), `../programs/${name}.js`]));

const FORMAT = { charset: 'utf8', minify: true, target: 'node20' } as const;

/** Replaces the files. */
export async function writeCommonJs(): Promise<void> {
	rmSync(join(DIST, CHUNKS), { recursive: true, force: true });
	// esbuild shares code between modules only, so a second step converts them.
	const { outputFiles } = await build({
		...FORMAT, bundle: true, splitting: true, format: 'esm', write: false, logLevel: 'warning',
		entryPoints: [MAIN, 'index', 'fn', ...SHARED].map((name) => join(SOURCES, `${name}.ts`)),
		outdir: DIST, outExtension: { '.js': '.cjs' }, chunkNames: `${CHUNKS}/[hash]`,
		// The platform is the browser, so that the stand-ins of names are used: see the `browser` field of src/package.json.
		platform: 'browser', external: ['node:*'], plugins: [external((file) => LOADED_LATER.get(file))],
	});
	for (const { path, text } of outputFiles) {
		mkdirSync(dirname(path), { recursive: true });
		// For Node, esbuild adds the names of all exports, which modules need that import them: the programs.
		const platform = SHARED.includes(relative(DIST, path).replace(/\.cjs$/, '')) ? 'node' : 'neutral';
		writeFileSync(path, (await transform(text, { ...FORMAT, format: 'cjs', platform })).code);
	}
	chmodSync(join(DIST, `${MAIN}.cjs`), 0o755);
}
