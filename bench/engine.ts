/*
 * The engine to measure: the compiled library of this tree, or of another revision.
 *
 * Sources would not do, because the TypeScript loader wraps arrow functions and would be measured too.
 */

import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { external } from '../build/programs.ts';
import type * as colors from '../src/index.ts';
import type * as names from '../src/names.ts';
import type * as operations from '../src/operations.ts';

type Library = Omit<typeof colors, 'parse'> & typeof names & typeof operations;

export interface Engine {
	readonly name: string;
	/** The checkout, whose `dist/` is measured. */
	readonly directory: string;
	readonly library: Library;
}

const HERE = join(import.meta.dirname, '..');

/**
 * Imports a compiled file of a checkout, by default this one, by its path in src/ without extension. One that the build only bundles into
 * programs is bundled alone; it imports the other compiled files.
 */
export async function built<M>(path: string, directory = HERE): Promise<M> {
	const compiled = (file: string): string | undefined => {
		const { href } = pathToFileURL(resolve(directory, 'dist', `${file}.js`));
		return existsSync(new URL(href)) ? href : undefined;
	};
	const sources = resolve(directory, 'src'), url = compiled(path);
	if (url !== undefined) return await import(url) as M;
	const { outputFiles: [bundle] } = await build({
		entryPoints: [join(sources, `${path}.ts`)], bundle: true, platform: 'node', format: 'esm', write: false,
		plugins: [external((file) => compiled(relative(sources, file).replace(/\.ts$/, '')))],
	});
	return await import(`data:text/javascript,${encodeURIComponent(bundle!.text)}`) as M;
}

/**
 * The entries of a build as one module, as a program imports them. Old revisions have only the first one.
 *
 * It is not one object: V8 represents a hundred properties as a hash table, and a call through it takes longer than
 * deltaE OK itself.
 */
async function libraryAt(directory: string): Promise<Library> {
	const entries = ['index', 'names', 'operations'].map((entry) => join(directory, 'dist', `${entry}.js`)).filter((file) => existsSync(file));
	const origins = new Map<string, string>();
	for (const entry of entries.map((file) => pathToFileURL(file).href)) {
		// Both entries have `parse`; the later one also parses names.
		for (const name of Object.keys(await import(entry) as object)) origins.set(name, entry);
	}
	const source = [...origins].map(([name, entry]) => `export { ${name} } from ${JSON.stringify(entry)};`).join('\n');
	return await import(`data:text/javascript,${encodeURIComponent(source)}`) as Library;
}

export const CURRENT: Engine = { name: 'tincture', directory: HERE, library: await libraryAt(HERE) };

/** Another built checkout, measured in the same rounds: the only fair way to compare two revisions. */
export async function engineAt(directory: string): Promise<Engine> {
	return { name: `tincture at ${directory}`, directory, library: await libraryAt(directory) };
}
