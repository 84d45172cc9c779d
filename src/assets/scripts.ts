/*
 * The script of a page, and the parts of it that are loaded when they are needed, as esbuild makes them of sources.
 *
 * All is bundled as one script and then cut, so that a name is the same wherever it is used: parts that esbuild cuts itself
 * call everything anew, and their lists of imports take a tenth of what is sent.
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** What is used of esbuild. */
export interface Esbuild {
	readonly transformSync: (text: string, options: object) => { readonly code: string };
	readonly buildSync: (options: object) => { readonly outputFiles: readonly { readonly path: string; readonly text: string }[] };
}

/** Where oklch() and color-mix() are understood; older browsers read the pages plain. */
export const TARGETS = ['es2022', 'chrome111', 'firefox113', 'safari16.2'];

const COMMON = {
	bundle: true, write: false, platform: 'browser', format: 'esm', target: TARGETS, charset: 'utf8', logLevel: 'warning',
	legalComments: 'none', minifySyntax: true,
} as const;

/** Sources of a script: what runs it, parts that only export what other files of their directory do, and scripts it loads. */
export interface Script {
	readonly entry: string;
	readonly parts: readonly string[];
	/** Scripts of their own, by source, each with the file that it is served as. */
	readonly loads: ReadonlyMap<string, string>;
}

export interface Made {
	readonly file: string;
	readonly text: string;
}

/** The script as `name`, marked with a hash of all, and behind it its parts as `name-part`. */
export function makeScript(esbuild: Esbuild, name: string, { entry, parts, loads }: Script): readonly Made[] {
	const whole = minified(esbuild, marked(joined(esbuild, entry, parts, loads), entry, parts));
	const exported = exportsOf(whole), pieces = whole.slice(0, exported.from).split(/^\s*debugger;\n/m);
	const linked = linkParts(esbuild, pieces, exported.names), stem = basename(name, '.js');
	const mark = createHash('sha256').update(linked.join('\n')).digest('hex').slice(0, 10);
	const files = ['', ...parts.map((part) => `-${basename(part, '.ts')}`)].map((part) => `${stem}${part}.${mark}.js`);
	const fileOf = (n: string): string => `./${files[Number(n)]}`;
	return linked.map((text, i) => ({ file: files[i]!, text: text.replace(/part:(\d+)/g, (_, n: string) => fileOf(n)) }));
}

const reached = (path: string): string => `export * from ${JSON.stringify(path)};`;

/** All of it as one text in which a comment says where each file begins, that of the entry before those of the parts. */
function joined({ buildSync }: Esbuild, entry: string, parts: readonly string[], loads: Script['loads']): string {
	const directory = dirname(entry), outside = [...parts, ...loads.keys()];
	// Each line of a part is one of another directory.
	const behind = (part: string): string =>
		readFileSync(part, 'utf8').replaceAll("'./", `'./${relative(directory, dirname(part))}/`);
	const contents = [reached(`./${basename(entry)}`), ...parts.map(behind)];
	const { outputFiles: [file] } = buildSync({
		...COMMON, stdin: { contents: contents.join('\n'), resolveDir: directory, sourcefile: 'all' }, absWorkingDir: directory,
		external: outside,
	});
	return outside.reduce((text, path, i) => text.replaceAll(
		new RegExp(`(\\bimport\\()"[^"]*/${basename(path).replaceAll('.', '\\.')}"\\)`, 'g'),
		`$1${JSON.stringify(i < parts.length ? `part:${i + 1}` : `./${loads.get(path)}`)})`,
	), file!.text);
}

/** With a statement that nothing passes where each part begins: behind the last file of the one before. */
function marked(text: string, entry: string, parts: readonly string[]): string {
	const files = text.split(/^(?=\/\/ (?:[\w.-]+\/)*[\w.-]+\.ts$)/m), directory = dirname(entry);
	const filesOf = (part: string): readonly string[] =>
		[...readFileSync(part, 'utf8').matchAll(/from '(.*)'/g)].map(([, path]) => join(dirname(part), path!));
	const ends = [[entry], ...parts.map(filesOf)]
		// Behind the last one nothing begins.
		.slice(0, -1).map((all) => Math.max(...all.map((path) => files.findIndex((file) => file.startsWith(`// ${relative(directory, path)}\n`)))));
	return files.map((file, i) => (isDeclaration(file) ? withoutResults(file) : file) + (ends.includes(i) ? 'debugger;\n' : '')).join('');
}

const isDeclaration = (file: string): boolean => /^\/\/ (?:\.\.\/)*operations\//.test(file);

/**
 * What declarations of operations say to documents alone is left out: a page reads input and runs it, and a result has a fifth
 * of the words of the whole engine.
 */
const withoutResults = (file: string): string => file.replace(
	/(?<=\(\{\n)( {2}name: "[a-z-]+",\n {2}title: [^]*?)(?=^\}\))/gm,
	(declaration) => declaration.replace(/^ {2}(?:title|group|summary|result|examples): .*\n(?:(?: {4}| {2}[)\]}]).*\n)*/gm, ''),
)
	// What a schema says of itself stands first in what makes it, a sentence.
	.replace(/(?<=\b[\w$]+\(\s*|\(doc = )"[A-Z][^"\n]{10,}"(?=[,)])/g, '""')
	.replace(new RegExp(`(?<![\\w.])(?:${MAKERS.join('|')})\\d*\\(`, 'g'), '/* @__PURE__ */ $&');

/** What makes schemas does nothing else, so that those of results alone are left out. */
const MAKERS = [
	'text', 'textLike', 'number', 'integer', 'flag', 'choice', 'list', 'record', 'object', 'optional', 'fallback', 'hexText', 'cssText',
	'inputText', 'ratioNumber', 'lcNumber', 'deltaEOKNumber',
];

/** Names made short, and what nothing needs any more left out. */
const minified = ({ buildSync }: Esbuild, contents: string): string => buildSync({
	...COMMON, stdin: { contents }, external: ['part:*', './*'], minifyIdentifiers: true, treeShaking: true,
}).outputFiles[0]!.text;

/** What a text exports, by its own names, and where it begins to say so. */
function exportsOf(text: string): { readonly names: ReadonlyMap<string, string>; readonly from: number } {
	const found = /^export \{([^}]*)\};\n$/m.exec(text);
	const pairs = [...(found?.[1] ?? '').matchAll(/(\S+) as (\w+)/g)].map(([, own, name]) => [own!, name!] as const);
	return { names: new Map(pairs), from: found?.index ?? text.length };
}

/** A name that was made short, or that of something else; behind one dot stands a property, behind three a name. */
const NAME = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]{0,2}(?![\w$])/g;

/** What a text declares for all of it, of the names in it: esbuild knows what cannot be exported. */
function declaredIn({ transformSync }: Esbuild, text: string): ReadonlySet<string> {
	const names = new Set([...text.matchAll(NAME)].map(([name]) => name).filter((name) => !RESERVED.has(name)));
	const listed = [...names].map((name) => `${name} as "of ${name}"`).join();
	try {
		transformSync(`${text}\nexport{${listed}};`, { logLevel: 'silent', logLimit: 0 });
	} catch (thrown) {
		// What esbuild throws lists what it found.
		const { errors } = thrown as { readonly errors: readonly { readonly text: string }[] };
		for (const { text: said } of errors) {
			const name = /^"(.*)" is not declared in this file$/.exec(said)?.[1];
			if (name === undefined) throw thrown;
			names.delete(name);
		}
	}
	return names;
}

const RESERVED: ReadonlySet<string> = new Set(['do', 'if', 'in', 'for', 'let', 'new', 'try', 'var']);

/** Each piece with imports of what those before it declare, and exports of what those behind it need. */
function linkParts(esbuild: Esbuild, pieces: readonly string[], exported: ReadonlyMap<string, string>): readonly string[] {
	const declared = pieces.map((piece) => declaredIn(esbuild, piece));
	const used = pieces.map((piece) => new Set([...piece.matchAll(NAME)].map(([name]) => name)));
	const needed = (from: number, by: number): readonly string[] => [...declared[from]!].filter((name) => used[by]!.has(name)).sort();
	return pieces.map((piece, i) => {
		const imports = pieces.slice(0, i).map((_, from) => [needed(from, i), from] as const).filter(([names]) => names.length > 0)
			.map(([names, from]) => `import{${names.join()}}from${JSON.stringify(`part:${from}`)};`);
		const wanted = new Set(pieces.flatMap((_, by) => (by > i ? needed(i, by) : [])));
		const given = [...exported].filter(([own]) => declared[i]!.has(own)).map(([own, name]) => `${own} as ${name}`);
		const exports = [...[...wanted].sort(), ...given];
		return esbuild.transformSync(`${imports.join('')}${piece}${exports.length > 0 ? `export{${exports.join()}};` : ''}`, {
			minifyWhitespace: true, minifySyntax: true, charset: 'utf8', target: TARGETS,
		}).code;
	});
}
