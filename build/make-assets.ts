/*
 * Builds styles and scripts of pages with esbuild: minified, each named by a hash of its content.
 *
 * The script of the front page is split: views that load later are separate scripts, and so is shared code. Each script lists its
 * static imports, so that pages can preload them.
 *
 * Proof  test/doors/assets.test.ts; test/browser/page-weight.test.ts for the bytes.
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform, type Metafile, type Plugin } from 'esbuild';
import type { Asset } from '../src/assets/asset.ts';
import { DEFAULT_LOCALE, LOCALES } from '../src/names/locales/ids.ts';
import { SOURCES } from './paths.ts';

/** Browsers with oklch() and color-mix(); older ones show the pages without scripts. */
const TARGET = ['es2022', 'chrome111', 'firefox113', 'safari16.2'];

/** Sources of each style, concatenated. Paths from src/. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
	'style.css': ['doors/style/base.css'],
	'reference.css': ['doors/style/reference.css'],
	'page.css': ['doors/style/base.css', 'page/style/bar.css', 'page/style/view.css'],
	'page-views.css': ['page/style/work.css', 'page/style/check.css', 'page/style/make.css'],
};

/** The entry of each script. */
const SCRIPTS: Readonly<Record<string, string>> = {
	'before-paint.js': 'page/before-paint.ts',
	'page.js': 'page/main.ts',
	'page-words-en.js': 'page/words-en.ts',
	'page-words-ru.js': 'page/words-ru.ts',
};

/** The same for the reference. It is built alone, because chunks that it shares would be more requests of the front page. */
const REFERENCE_SCRIPTS: Readonly<Record<string, string>> = { 'docs.js': 'page/docs.ts' };

/** Workers. Each is built alone, because a script of the page that shared chunks with it would be more requests. */
const WORKERS: Readonly<Record<string, string>> = {
	'image-worker.js': 'page/image/worker.ts', 'offline.js': 'page/offline.ts',
};

/** Names that pages link to. */
export const ASSET_NAMES: readonly string[] = [STYLES, SCRIPTS, REFERENCE_SCRIPTS, WORKERS].flatMap((all) => Object.keys(all));

/** All assets: those of ASSET_NAMES, then the scripts that these load. */
export async function makeAssets(): Promise<readonly Asset[]> {
	const styles = await Promise.all(Object.entries(STYLES).map(([name, sources]) => makeStyle(name, sources)));
	const scripts = (await Promise.all([
		makeScripts(SCRIPTS, 'page'), makeScripts(REFERENCE_SCRIPTS, 'docs'),
		...Object.entries(WORKERS).map(([name, path]) => makeScripts({ [name]: path }, 'worker')),
	])).flat();
	const rank = ({ name }: Asset): number => (ASSET_NAMES.includes(name) ? ASSET_NAMES.indexOf(name) : ASSET_NAMES.length);
	return [...styles, ...scripts.sort((a, b) => rank(a) - rank(b))];
}

async function makeStyle(name: string, sources: readonly string[]): Promise<Asset> {
	const css = sources.map((path) => readFileSync(join(SOURCES, path), 'utf8')).join('\n');
	const { code: text } = await transform(css, { loader: 'css', minify: true, target: TARGET });
	return nameByHash(name, 'text/css; charset=utf-8', text);
}

function nameByHash(name: string, type: string, text: string): Asset {
	const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
	return { name, file: name.replace('.', `.${hash}.`), type, text };
}

/** `prefix` begins the names of shared chunks. */
async function makeScripts(sources: Readonly<Record<string, string>>, prefix: string): Promise<readonly Asset[]> {
	const { outputFiles, metafile: { outputs } } = await build({
		absWorkingDir: SOURCES, outdir: SOURCES, write: false, metafile: true,
		entryPoints: Object.entries(sources).map(([name, path]) => ({ in: path, out: basename(name, '.js') })),
		entryNames: '[name].[hash]', chunkNames: `${prefix}-[name].[hash]`,
		bundle: true, splitting: true, minify: true, platform: 'browser', format: 'esm', target: TARGET,
		charset: 'utf8', legalComments: 'none', logLevel: 'warning', plugins: [withoutDocuments, withoutGrammars],
	});
	const entries = new Map(Object.entries(sources).map(([name, path]) => [path, name]));
	return outputFiles.map(({ path, text }): Asset => {
		const file = basename(path), { entryPoint = '' } = outputs[file]!, imports = findImports(outputs, file);
		const type = 'text/javascript; charset=utf-8';
		return { name: entries.get(entryPoint) ?? file, file, type, text, ...(imports.length > 0 && { imports }) };
	});
}

/** Files that a script imports statically, directly or through others. */
function findImports(outputs: Metafile['outputs'], file: string): readonly string[] {
	const files = new Set<string>();
	const add = (from: string): void => {
		for (const { path, kind } of outputs[from]!.imports) {
			if (kind !== 'import-statement' || files.has(path)) continue;
			files.add(path);
			add(path);
		}
	};
	add(file);
	return [...files];
}

/**
 * Leaves out the texts that only documents show, 5 % of the scripts: declarations have none, as the page reads input, runs the operation
 * and shows the result; of the texts of an operation, those of its view remain.
 */
const withoutDocuments: Plugin = {
	name: 'without-documents',
	setup: ({ onResolve, onLoad }) => {
		onResolve({ filter: /^\.{1,2}\/(?:field-|result-)?words\.ts$/ }, ({ importer }) =>
			(/[/\\]operations[/\\](?!words)/.test(importer) ? { path: 'no-words', namespace: 'without-documents' } : undefined));
		onLoad({ filter: /^no-words$/, namespace: 'without-documents' }, () => ({
			contents: 'const none = { examples: [], fields: {}, result: {} }; export { none as words, none as fieldWords, none as resultWords };',
		}));
		onLoad({ filter: /[/\\]src[/\\]operations[/\\][\w-]+[/\\]words(?:-\w+)?\.ts$/ }, async ({ path }) => {
			const { viewWords } = await import(pathToFileURL(path).href) as { viewWords: object };
			return { contents: `export const words = {}, viewWords = ${JSON.stringify(viewWords)};` };
		});
	},
};

/** Leaves the ids of the languages, without their grammars: the page requests names from the service. */
const withoutGrammars: Plugin = {
	name: 'without-grammars',
	setup: ({ onLoad }) => onLoad({ filter: /[/\\]src[/\\]names[/\\]locale\.ts$/ }, () => ({
		contents: `export const LOCALES = ${JSON.stringify(LOCALES)}, DEFAULT_LOCALE = ${JSON.stringify(DEFAULT_LOCALE)};`,
	})),
};
