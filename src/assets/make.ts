/*
 * Sources → assets: styles and scripts made small by esbuild, each under a name with a hash of its bytes.
 *
 * The build does it once, see `write.ts`. The sources themselves, run without a build, do it when a page is first asked
 * for; that is why esbuild is looked up then and not imported: in the package this code is never reached.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Asset } from './asset.ts';
import { makeScript, TARGETS, type Esbuild } from './scripts.ts';
import type { AssetRow } from './table.ts';

const here = fileURLToPath(import.meta.url);

/** The package that is looked up exports what the interface says. */
export const esbuildOf = (): Esbuild => createRequire(here)('esbuild') as Esbuild;

/** The nearest directory upwards that holds the sources: it differs for sources, for compiled code and for a bundle of it. */
function sourcesAbove(directory: string): string | undefined {
	const sources = join(directory, 'src');
	if (existsSync(join(sources, 'assets/table.ts'))) return sources;
	return dirname(directory) === directory ? undefined : sourcesAbove(dirname(directory));
}

/** A page of `docs/` beside the sources; undefined where there is none. */
export function documentFile(name: string): string | undefined {
	const sources = sourcesAbove(dirname(here)), file = sources && join(dirname(sources), 'docs', name);
	return file !== undefined && existsSync(file) ? file : undefined;
}

/** What the rows of the table say, made: every asset, and of a script the parts that it loads when they are needed. */
export function makeAssets(rows: readonly AssetRow[]): readonly Asset[] {
	const esbuild = esbuildOf();
	const sources = sourcesAbove(dirname(here));
	if (sources === undefined) throw new Error('There are no assets here, and no sources to make them of.');
	const made: Asset[] = [];
	for (const { name, type, from, parts = [], loads = [] } of rows) {
		if (name.endsWith('.css')) {
			made.push(marked(name, type, style(esbuild, from.map((path) => join(sources, path)))));
			continue;
		}
		const loaded = rows.filter((row) => loads.includes(row.name));
		const scripts = makeScript(esbuild, name, {
			entry: join(sources, from[0]), parts: parts.map((path) => join(sources, path)),
			loads: new Map(loaded.map((row) => [join(sources, row.from[0]), made.find((asset) => asset.name === row.name)!.file])),
		});
		// A part is called by its script alone, in the version it was made with.
		made.push(...scripts.map(({ file, text }, i) => ({ name: i === 0 ? name : file, file, type, text })));
	}
	return made;
}

function marked(name: string, type: string, text: string): Asset {
	const mark = createHash('sha256').update(text).digest('hex').slice(0, 10);
	return { name, file: name.replace('.', `.${mark}.`), type, text };
}

const style = ({ transformSync }: Esbuild, paths: readonly string[]): string =>
	transformSync(paths.map((path) => readFileSync(path, 'utf8')).join('\n'), { loader: 'css', minify: true, target: TARGETS }).code;
