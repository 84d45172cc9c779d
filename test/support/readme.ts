/*
 * The tables of the README and of the page on hosting as the code has them: between a pair of marks `<!-- name -->` stands
 * what the table of that name says.
 */

import { SETTINGS } from '../../src/http/config.ts';
import { operationTable } from '../../src/operations/markdown.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { SIZE_PROGRAMS } from './size-programs.ts';

const settingTable = (): string => [
	'| variable | default | what it does |',
	'| --- | --- | --- |',
	...Object.entries(SETTINGS).map(([name, { fallback, doc }]) =>
		`| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${doc} |`.replace('|  |', '| |')),
].join('\n');

/** An entry by the file that stands for it in the sources. */
const entryOf = (code: string): string => code.replace(/.*?from '\.\/(.*?)\.ts'.*/s, (_, file: string) => (file === 'index' ? 'tincture' : `tincture/${file}`));

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const sizeTable = (): string => [
	'| a program that | imports | takes at most | after gzip |',
	'| --- | --- | --- | --- |',
	...SIZE_PROGRAMS.map(({ does, code, most: [minified, gzipped] }) =>
		`| ${does} | \`${entryOf(code)}\` | ${kilobytes(minified)} | ${kilobytes(gzipped)} |`),
].join('\n');

export const TABLES: { readonly [mark: string]: () => string } = {
	operations: () => operationTable(OPERATIONS),
	settings: settingTable,
	sizes: sizeTable,
};

/** Where they stand. */
export const TABLE_PAGES = ['README.md', 'docs/self-hosting.md', 'docs/embedding.md'];

const marked = (mark: string): RegExp => new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);

/** What stands between two marks. */
export const between = (text: string, mark: string): string | undefined =>
	marked(mark).exec(text)?.[0].split('\n').slice(1, -1).join('\n').trim();

/** The text with every table as it is now. */
export const withTables = (text: string): string => Object.entries(TABLES).reduce(
	(written, [mark, table]) => written.replace(marked(mark), (_, open: string, close: string) => `${open}\n${table()}\n\n${close}`), text,
);
