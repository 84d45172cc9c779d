/*
 * Generates the tables of the README and of pages in docs/, each between the marks `<!-- name -->` and `<!-- /name -->`.
 */

import { SETTINGS } from '../../src/http/config.ts';
import { SERVER_FIELDS } from '../../src/http/options.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { schemaOf, type Fields, type Schema } from '../../src/schema/schema.ts';
import { SIZE_PROGRAMS } from '../../test/support/size-programs.ts';
import { operationTable } from './operation-table.ts';

const settingTable = (): string => [
	'| variable | default | what it does |',
	'| --- | --- | --- |',
	...Object.entries(SETTINGS).map(([name, { fallback, doc }]) =>
		`| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${doc} |`.replace('|  |', '| |')),
].join('\n');

const withoutNull = (schema: Schema): Schema => (schema.kind === 'nullable' ? schema.of : schema);

/** A row for each option, and for each field of an option that is an object. */
const optionRows = (fields: Fields, owner = ''): readonly string[] => Object.entries(fields).flatMap(([name, field]) => {
	const schema = withoutNull(schemaOf(field)), fallback = field.kind === 'fallback' && field.value !== '' ? `\`${String(field.value)}\`` : '';
	const row = `| \`${owner}${name}\` | ${fallback} | ${schema.doc} |`.replace('|  |', '| |');
	return [row, ...(schema.kind === 'object' ? optionRows(schema.fields, `${owner}${name}.`) : [])];
});

const optionTable = (): string => ['| option | default | what it does |', '| --- | --- | --- |', ...optionRows(SERVER_FIELDS)].join('\n');

/** The package entry that a program imports from the sources. */
const importedEntry = (code: string): string => code.replace(/.*?from '\.\/(.*?)\.ts'.*/s, (_, file: string) => (file === 'index' ? 'tincture' : `tincture/${file}`));

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const sizeTable = (): string => [
	'| a program that | imports | takes at most | after gzip |',
	'| --- | --- | --- | --- |',
	...SIZE_PROGRAMS.map(({ does, code, most: [minified, gzipped] }) =>
		`| ${does} | \`${importedEntry(code)}\` | ${kilobytes(minified)} | ${kilobytes(gzipped)} |`),
].join('\n');

export const TABLES: { readonly [mark: string]: () => string } = {
	operations: () => operationTable(OPERATIONS),
	settings: settingTable,
	options: optionTable,
	sizes: sizeTable,
	tools: () => OPERATIONS.map(({ name, summary }) => `- \`${name}\`: ${summary}`).join('\n'),
};

/** Pages that contain tables. */
export const TABLE_PAGES = ['README.md', 'docs/self-hosting.md', 'docs/embedding.md', 'skills/tincture/SKILL.md'];

const marked = (mark: string): RegExp => new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);

/** The text between two marks. */
export const between = (text: string, mark: string): string | undefined =>
	marked(mark).exec(text)?.[0].split('\n').slice(1, -1).join('\n').trim();

/** Replaces every table of a page. */
export const withTables = (text: string): string => Object.entries(TABLES).reduce(
	(written, [mark, table]) => written.replace(marked(mark), (_, open: string, close: string) => `${open}\n${table()}\n\n${close}`), text,
);
