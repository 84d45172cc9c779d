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
import type { AssetRow } from './table.ts';

/** What is used of esbuild. */
interface Esbuild {
	readonly transformSync: (text: string, options: object) => { readonly code: string };
	readonly buildSync: (options: object) => { readonly outputFiles: readonly { readonly text: string }[] };
}

const here = fileURLToPath(import.meta.url);

/** The nearest directory upwards that holds the sources: it differs for sources, for compiled code and for a bundle of it. */
function sourcesAbove(directory: string): string {
	const sources = join(directory, 'src');
	if (existsSync(join(sources, 'assets/table.ts'))) return sources;
	if (dirname(directory) === directory) throw new Error('There are no assets here, and no sources to make them of.');
	return sourcesAbove(dirname(directory));
}

/** What a row of the table says, made. */
export function makeAsset({ name, type, from }: AssetRow): Asset {
	// The package that is looked up exports what the interface says.
	const esbuild = createRequire(here)('esbuild') as Esbuild;
	const sources = sourcesAbove(dirname(here));
	const text = name.endsWith('.css') ? style(esbuild, from.map((path) => join(sources, path))) : script(esbuild, join(sources, from[0]));
	const mark = createHash('sha256').update(text).digest('hex').slice(0, 10);
	return { name, file: name.replace('.', `.${mark}.`), type, text };
}

const style = ({ transformSync }: Esbuild, paths: readonly string[]): string =>
	transformSync(paths.map((path) => readFileSync(path, 'utf8')).join('\n'), { loader: 'css', minify: true, target: TARGETS }).code;

const script = ({ buildSync }: Esbuild, path: string): string => buildSync({
	entryPoints: [path], bundle: true, minify: true, write: false, platform: 'browser', format: 'esm', target: TARGETS, logLevel: 'warning',
	legalComments: 'none',
}).outputFiles[0]!.text;

/** Where oklch() and color-mix() are understood; older browsers read the pages plain. */
const TARGETS = ['es2022', 'chrome111', 'firefox113', 'safari16.2'];
