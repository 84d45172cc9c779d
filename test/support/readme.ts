/*
 * The tables of the README and of the page on hosting as the code has them: between a pair of marks `<!-- name -->` stands
 * what the table of that name says.
 */

import { SETTINGS } from '../../src/http/config.ts';
import { operationTable } from '../../src/operations/markdown.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

const settingTable = (): string => [
	'| variable | default | what it does |',
	'| --- | --- | --- |',
	...Object.entries(SETTINGS).map(([name, { fallback, doc }]) =>
		`| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${doc} |`.replace('|  |', '| |')),
].join('\n');

export const TABLES: { readonly [mark: string]: () => string } = {
	operations: () => operationTable(OPERATIONS),
	settings: settingTable,
};

/** Where they stand. */
export const TABLE_PAGES = ['README.md', 'docs/self-hosting.md'];

const marked = (mark: string): RegExp => new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);

/** What stands between two marks. */
export const between = (text: string, mark: string): string | undefined =>
	marked(mark).exec(text)?.[0].split('\n').slice(1, -1).join('\n').trim();

/** The text with every table as it is now. */
export const withTables = (text: string): string => Object.entries(TABLES).reduce(
	(written, [mark, table]) => written.replace(marked(mark), (_, open: string, close: string) => `${open}\n${table()}\n\n${close}`), text,
);
