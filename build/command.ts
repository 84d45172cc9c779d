/*
 * Bundles the command into dist/cli/, because Node reads one file faster than many. `main.cjs` answers the most frequent call itself
 * (`src/cli/quick.ts`) and loads `run.js` for all others, which imports the engine from the modules of the package.
 */

import { chmodSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { DIST, SOURCES } from './paths.ts';

const FOLDER = join(DIST, 'cli');

const COMMAND_SOURCES = join(SOURCES, 'cli') + sep, PICTURE = /[\\/]picture\.ts$/;

/** Excludes imports of matching files from the bundle and imports their compiled files instead. */
const external = (isExternal: (file: string) => boolean): Plugin => ({
	name: 'external',
	setup: ({ onResolve }) => onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
		const file = resolve(resolveDir, path);
		if (!isExternal(file)) return undefined;
		const compiled = relative(COMMAND_SOURCES, file).replaceAll(sep, '/').replace(/\.ts$/, '.js');
		return { path: compiled.startsWith('.') ? compiled : `./${compiled}`, external: true, sideEffects: false };
	}),
});

const COMMON = { bundle: true, charset: 'utf8', minify: true, logLevel: 'warning' } as const;

/** Modules that `main.cjs` imports only for calls that it does not answer itself. */
const LOADED_LATER = [join(SOURCES, 'cli/run.ts'), join(SOURCES, 'http/serve.ts')];

/** Replaces dist/cli/. */
export async function bundleCommand(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	await build({
		...COMMON, entryPoints: [join(SOURCES, 'cli/run.ts')], outdir: FOLDER, splitting: true, chunkNames: '[name]-[hash]',
		platform: 'node', format: 'esm', plugins: [external((file) => !file.startsWith(COMMAND_SOURCES) && !PICTURE.test(file))],
	});
	const main = join(FOLDER, 'main.cjs');
	await build({
		// The platform is the browser, so that the stand-ins of names are used: see the `browser` field of src/package.json.
		...COMMON, entryPoints: [join(SOURCES, 'cli/main.ts')], outfile: main, platform: 'browser', target: 'node20', format: 'cjs',
		external: ['node:*'], plugins: [external((file) => LOADED_LATER.includes(file))],
	});
	chmodSync(main, 0o755);
}
