/*
 * Sources → assets: styles and scripts made small by esbuild, each under a name with a hash of its bytes.
 *
 * The build does it once, see `write.ts`. The sources themselves, run without a build, do it when a page is first asked
 * for; that is why esbuild is looked up then and not imported: in the package this code is never reached.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Asset } from './asset.ts';
import type { AssetRow } from './table.ts';

/** What is used of esbuild. */
interface Esbuild {
	readonly transformSync: (text: string, options: object) => { readonly code: string };
	readonly buildSync: (options: object) => { readonly outputFiles: readonly { readonly path: string; readonly text: string }[] };
}

const here = fileURLToPath(import.meta.url);

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

/** What a row of the table says, made: the asset, and of a script the parts that it loads when they are needed. */
export function makeAssets({ name, type, from }: AssetRow): readonly Asset[] {
	// The package that is looked up exports what the interface says.
	const esbuild = createRequire(here)('esbuild') as Esbuild;
	const sources = sourcesAbove(dirname(here));
	if (sources === undefined) throw new Error('There are no assets here, and no sources to make them of.');
	if (name.endsWith('.css')) return [marked(name, type, style(esbuild, from.map((path) => join(sources, path))))];
	return scripts(esbuild, name, join(sources, from[0])).map(({ path, text }) => {
		const file = basename(path);
		// The parts are called by names that esbuild made of what is in them.
		return file === name ? marked(name, type, text) : { name: file, file, type, text };
	});
}

function marked(name: string, type: string, text: string): Asset {
	const mark = createHash('sha256').update(text).digest('hex').slice(0, 10);
	return { name, file: name.replace('.', `.${mark}.`), type, text };
}

const style = ({ transformSync }: Esbuild, paths: readonly string[]): string =>
	transformSync(paths.map((path) => readFileSync(path, 'utf8')).join('\n'), { loader: 'css', minify: true, target: TARGETS }).code;

/** The entry as `name`, and beside it what is imported when it is needed. */
const scripts = ({ buildSync, transformSync }: Esbuild, name: string, path: string) => buildSync({
	entryPoints: { [name.replace(/\.js$/, '')]: path }, outdir: dirname(path), bundle: true, splitting: true, write: false,
	minifyIdentifiers: true, minifySyntax: true, chunkNames: `${name.replace(/\.js$/, '')}-[hash]`, platform: 'browser', format: 'esm',
	target: TARGETS, logLevel: 'warning', legalComments: 'none', charset: 'utf8',
	// The name of a part tells this change too.
	banner: { js: `// ${createHash('sha256').update(withoutResults.toString()).digest('hex')}` },
}).outputFiles.map(({ path: file, text }) =>
	({ path: file, text: transformSync(withoutResults(text), { minifyWhitespace: true, charset: 'utf8', legalComments: 'none' }).code }));

/**
 * A script as esbuild prints it, a property a line, without what declarations of operations say to documents alone: a page reads
 * input and runs it, and a result has a fifth of the words of the whole engine.
 */
const withoutResults = (text: string): string => text.replace(
	/(?<=\(\{\n)( {2}name: "[a-z-]+",\n {2}title: [^]*?)(?=^\}\))/gm,
	(declaration) => declaration.replace(/^ {2}(?:title|group|summary|result|examples): .*\n(?:(?: {4}| {2}[)\]}]).*\n)*/gm, '')
		// What a schema says of itself stands first in what makes it.
		.replace(/(\b[\w$]+\()"[^"\n]{12,}"(?=[,)])/g, '$1""'),
);

/** Where oklch() and color-mix() are understood; older browsers read the pages plain. */
const TARGETS = ['es2022', 'chrome111', 'firefox113', 'safari16.2'];
