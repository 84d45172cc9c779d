/*
 * Generates the lists of operations from the folders in src/operations: the table, the loaders of the command line, and the views
 * of the page, the functions of the library; and the ids of languages from the folders in src/names/locales. Nothing else lists operations.
 *
 * Proof  test/build/contributing.test.ts adds a folder; test/guards/docs.test.ts compares the lists with the folders.
 */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '../../src/math/camel-case.ts';
import type { AnyOperation, Group } from '../../src/operations/operation.ts';
import { ROOT } from '../paths.ts';
import { entryFunctions, entryImport } from './operations-entry.ts';

const FOLDER = join(ROOT, 'src/operations'), LOCALES = join(ROOT, 'src/names/locales');

const foldersIn = (folder: string): readonly string[] =>
	readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();

const hasFile = (file: string) => ({ name }: AnyOperation): boolean => existsSync(join(FOLDER, name, file));

/** Imports the declaration of every folder, in the order of the documents. */
export async function loadDeclarations(): Promise<readonly AnyOperation[]> {
	const declarations = await Promise.all(foldersIn(FOLDER).map(async (name) => {
		const module = await import(`../../src/operations/${name}/declaration.ts`) as Readonly<Record<string, unknown>>;
		const operation = module[camelCase(name)] as AnyOperation | undefined;
		if (operation?.name !== name) throw new Error(`src/operations/${name}/declaration.ts must export ${camelCase(name)}, named "${name}".`);
		return operation;
	}));
	return declarations.sort((a, b) => a.order - b.order);
}

/** Replaces the lines between `// <mark>` and `// </mark>`. */
const replaceLines = (text: string, mark: string, lines: readonly string[]): string => text.replace(
	new RegExp(`(\\t*// <${mark}>.*\\n)[^]*?(\\t*// </${mark}>)`),
	(_, open: string, close: string) => `${open}${lines.map((line) => `${line}\n`).join('')}${close}`,
);

const sortByName = (operations: readonly AnyOperation[]): readonly AnyOperation[] =>
	operations.toSorted((a, b) => (a.name < b.name ? -1 : 1));

const importLine = ({ name }: AnyOperation): string => `import { ${camelCase(name)} } from './${name}/declaration.ts';`;

const loaderLine = ({ name }: AnyOperation): string =>
	`\t'${name}': async () => (await import('../operations/${name}/declaration.ts')).${camelCase(name)},`;

const pictureImport = ({ name }: AnyOperation): string =>
	`import { picture as ${camelCase(name)} } from '../operations/${name}/picture.ts';`;

/** The first view is loaded with the page, the others in few files with views that share code. */
type ViewPart = 'describing' | 'checking' | 'making';

const VIEW_PARTS: { readonly [group in Group]: ViewPart } = {
	Read: 'checking', Compare: 'checking', Contrast: 'checking', See: 'checking', Make: 'making', Export: 'making',
};

const viewPart = ({ name, group }: AnyOperation): ViewPart => (name === 'parse-color' ? 'describing' : VIEW_PARTS[group]);

const viewLine = (operation: AnyOperation): string =>
	`\t'${operation.name}': async () => (await ${viewPart(operation)}()).${camelCase(operation.name)},`;

const viewExport = (part: ViewPart) => (operations: readonly AnyOperation[]): readonly string[] => operations
	.filter((operation) => viewPart(operation) === part && hasFile('view.ts')(operation))
	.map(({ name }) => `export { makeView as ${camelCase(name)} } from '../../operations/${name}/view.ts';`);

const specImport = ({ name }: AnyOperation): string => `import { spec as ${camelCase(name)} } from '../operations/${name}/view-fields.ts';`;

const wordsImport = (locale: '' | '-ru') => ({ name }: AnyOperation): string =>
	`import * as ${camelCase(name)} from './${name}/words${locale}.ts';`;

const wordsLine = (exported: string) => ({ name }: AnyOperation): string => `\t'${name}': ${camelCase(name)}.${exported},`;

/** Lists of texts in a language. */
const wordsLists = (locale: '' | '-ru'): readonly List[] => [
	{ mark: 'imports', lines: (operations) => sortByName(operations).map(wordsImport(locale)) },
	{ mark: 'words', lines: (operations) => operations.map(wordsLine('words')) },
	{ mark: 'views', lines: (operations) => operations.map(wordsLine('viewWords')) },
];

interface List {
	readonly mark: string;
	readonly lines: (operations: readonly AnyOperation[]) => readonly string[];
}

/** Generated lines by file and mark. */
export const OPERATION_LISTS: { readonly [path: string]: readonly List[] } = {
	'src/operations/table.ts': [
		{ mark: 'imports', lines: (operations) => sortByName(operations).map(importLine) },
		{ mark: 'operations', lines: (operations) => operations.map(({ name }) => `\t${camelCase(name)},`) },
	],
	'src/operations.ts': [
		{ mark: 'imports', lines: (operations) => operations.map(entryImport) },
		{ mark: 'functions', lines: entryFunctions },
	],
	'src/operations/words.ts': wordsLists(''),
	'src/operations/words-ru.ts': wordsLists('-ru'),
	'src/cli/operations.ts': [
		{ mark: 'operations', lines: (operations) => operations.map(loaderLine) },
	],
	'src/cli/pictures.ts': [
		{ mark: 'imports', lines: (operations) => sortByName(operations).filter(hasFile('picture.ts')).map(pictureImport) },
		{
			mark: 'pictures',
			lines: (operations) => operations.filter(hasFile('picture.ts')).map(({ name }) => `\t'${name}': ${camelCase(name)},`),
		},
	],
	'src/page/catalog.ts': [
		{ mark: 'imports', lines: (operations) => sortByName(operations).filter(hasFile('view-fields.ts')).map(specImport) },
		{
			mark: 'views',
			lines: (operations) => operations.filter(hasFile('view-fields.ts')).map(({ name }) => `\t'${name}': ${camelCase(name)},`),
		},
	],
	'src/page/views.ts': [{ mark: 'views', lines: (operations) => operations.filter(hasFile('view.ts')).map(viewLine) }],
	'src/page/views/describing.ts': [{ mark: 'views', lines: viewExport('describing') }],
	'src/page/views/checking.ts': [{ mark: 'views', lines: viewExport('checking') }],
	'src/page/views/making.ts': [{ mark: 'views', lines: viewExport('making') }],
	'src/names/locales/ids.ts': [{ mark: 'languages', lines: () => foldersIn(LOCALES).map((name) => `\t'${name}',`) }],
};

/** Replaces the generated lines of a file. */
export const withLists = (path: string, text: string, operations: readonly AnyOperation[]): string =>
	OPERATION_LISTS[path]!.reduce((written, { mark, lines }) => replaceLines(written, mark, lines(operations)), text);
