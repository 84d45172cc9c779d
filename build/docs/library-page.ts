/*
 * Generates docs/library.md: spaces, formats, functions and types of the first three entries, from the tables and the comments of the
 * exports.
 */

import { FORMAT_IDS, FORMATS } from '../../src/formats/table.ts';
import * as fn from '../../src/fn.ts';
import * as library from '../../src/index.ts';
import * as names from '../../src/names.ts';
import { MORE_SPACES } from '../../src/spaces/more.ts';
import type { Space, Spaces } from '../../src/spaces/space.ts';
import { SPACES } from '../../src/spaces/table.ts';
import { findDeclarations, listExports, listFields, signatures, type Exported } from './doc-comments.ts';
import { pictureLink } from './library-pictures.ts';
import { TASKS } from './library-tasks.ts';

const code = (...lines: readonly string[]): string => `\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;

/** An example first, then its meaning, then the details. */
function functionPart(one: Exported): string {
	const [first] = findDeclarations(one);
	if (first === undefined || first.doc.words === '') throw new Error(`${one.name} is exported without a comment`);
	const { words, example, params, returns, throws } = first.doc;
	const details = [
		...params.map((param) => `\`${param.name}\`: ${param.words}`), `Returns: ${returns}`,
		...(throws === undefined || throws === 'InputError' ? [] : [`Throws: ${throws}.`]),
	].join(' ');
	return [`### ${one.name}\n`, code(example), `${words}\n`, code(...signatures(one)), `${details}\n`].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The fields of an interface, or an alias, unless it is only the union of the words of a table. */
function typePart(one: Exported): string {
	const [declaration] = findDeclarations(one);
	if (declaration === undefined) throw new Error(`${one.name} has no declaration`);
	const { doc, kind, rest } = declaration;
	if (kind === 'type') {
		const alias = rest.slice(0, /;\n(?!\t)/.exec(rest)?.index).replace(/\s+/g, ' ');
		return `### ${one.name}\n\n${code(`type ${alias}`)}\n${doc.words}\n`;
	}
	const [head = ''] = rest.split('{');
	const fields = listFields(rest).map(({ name, type, words }) => `| \`${name}\` | \`${cell(type)}\` | ${cell(words)} |`.replace('|  |', '| |'));
	const base = /extends (\w+)/.exec(head.replace(/<.*>/, ''))?.[1];
	return [
		`### ${one.name}\n`, `${doc.words}\n`, ...(base === undefined ? [] : [`What \`${base}\` has, and:\n`]),
		'| field | type | |', '| --- | --- | --- |', ...fields, '',
	].join('\n');
}

const isClass = (value: unknown): boolean => /^class\b/.test(Function.prototype.toString.call(value));

const isFunction = (value: unknown): boolean => typeof value === 'function' && !isClass(value);

interface Entry {
	/** Exports that are functions. */
	readonly functions: readonly Exported[];
	/** The words of its tables, and its types. */
	readonly others: string;
}

/** `known` are the exports of earlier entries, whose words and types are not repeated. */
function readEntry(name: string, path: string, module: object, known: ReadonlySet<string> = new Set()): Entry {
	const values = new Map<string, unknown>(Object.entries(module)), all = listExports(path);
	const types = all.filter((one) => one.isType && !known.has(one.name));
	const tables = all.filter((one) => Array.isArray(values.get(one.name)));
	return {
		functions: all.filter((one) => !one.isType && isFunction(values.get(one.name))),
		others: [
			...(tables.length === 0 ? [] : [`## ${name}: words\n`, '| table | holds |', '| --- | --- |']),
			...tables.map((one) => `| \`${one.name}\` | ${(values.get(one.name) as readonly unknown[]).map((word) => `\`${String(word)}\``).join(' ')} |`), '',
			...(types.length === 0 ? [] : [`## ${name}: types\n`]), ...types.map(typePart),
		].join('\n'),
	};
}

/** The functions of `tincture` by task. */
function taskParts(functions: readonly Exported[]): string {
	const byName = new Map(functions.map((one) => [one.name, one]));
	const listed = new Set(TASKS.flatMap((task) => task.functions)), missing = functions.find(({ name }) => !listed.has(name));
	if (missing !== undefined) throw new Error(`${missing.name} has no task in build/docs/library-tasks.ts`);
	return TASKS.flatMap((task) => [`## ${task.title}\n`, pictureLink(task.title), ...task.functions.map((name) => functionPart(byName.get(name)!))]).join('\n');
}

const anchor = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const link = (title: string): string => `[${title}](#${anchor(title)})`;

const CONTENTS = [
	'| to | functions |', '| --- | --- |', ...TASKS.map(({ title, functions }) => `| ${link(title)} | ${functions.map(link).join(', ')} |`),
	`| ${link('Find names')} | name, nearest, nearestAll, search, parse of \`tincture/names\` |`,
	`| look up | ${['Spaces', 'Formats', 'Small bundles'].map(link).join(', ')} |`, '',
].join('\n');

/** Functions of `tincture/fn` that `tincture` has too, by name; the others in full. */
function fnPart(functions: readonly Exported[]): string {
	const shared = functions.filter(({ name }) => name in library);
	return [
		'## Small bundles\n',
		'`tincture/fn` has the same functions for objects. Spaces are objects too, so that a bundle contains only the spaces in use:\n',
		code(
			'import { convert, oklch, parse, toCss } from \'tincture/fn\';', '',
			'toCss(convert(parse(\'teal\'), oklch)); // \'oklch(0.54312 0.09267 194.769)\'',
		),
		...functions.filter((one) => !shared.includes(one)).map(functionPart),
		`Shared with \`tincture\`: ${shared.map((one) => link(one.name)).join(', ')}.\n`,
	].join('\n');
}

const channelText = ({ channels }: Space): string =>
	channels.map(({ id, range: [least, most], unit = '' }) => `\`${id}\` ${least} to ${most}${unit}`).join(', ');

const spaceTable = (spaces: Spaces, nameOf: (id: string) => string): string => [
	'| space | channels |', '| --- | --- |', ...Object.values(spaces).map((space) => `| ${nameOf(space.id)} | ${channelText(space)} |`), '',
].join('\n');

/** The export name of a further space. */
const findExport = (id: string): string => Object.entries(library).find(([, value]) => (value as Partial<Space>).id === id)![0];

/** The text of docs/library.md. */
export function libraryPage(): string {
	const known = new Set(listExports('src/index.ts').map(({ name }) => name));
	const main = readEntry('tincture', 'src/index.ts', library), small = readEntry('tincture/fn', 'src/fn.ts', fn, known);
	const named = readEntry('tincture/names', 'src/names.ts', names, known);
	return [
		'# The library\n',
		code('import { mix, toHex } from \'tincture\';', '', 'toHex(mix(\'red\', \'blue\')); // \'#8c53a2\''),
		'A color is CSS text or a `Color`, a plain object that no function changes; a space is an id or an object. Angles are in degrees, alpha is 0 to 1, numbers are not rounded. An invalid argument throws an `InputError`, which names it and says what to write.\n',
		'## Contents\n',
		CONTENTS,
		taskParts(main.functions),
		'## Find names\n',
		'`tincture/names` reads and finds names in English and Russian.\n',
		...named.functions.map(functionPart),
		fnPart(small.functions),
		'## Spaces\n',
		'The spaces with an id. A channel may lie outside its range, the reference range of CSS; a missing channel is `none`.\n',
		spaceTable(SPACES, (id) => `\`'${id}'\``),
		'Further spaces are exports of `tincture`, passed as objects: `convert(\'teal\', okhsl)`. A bundle only contains the spaces in use.\n',
		spaceTable(MORE_SPACES, (id) => `\`${findExport(id)}\``),
		'## Formats\n',
		'| format | rebeccapurple | limited to |', '| --- | --- | --- |',
		...FORMAT_IDS.map((id) => `| \`${id}\` | \`${library.format('rebeccapurple', id)}\` | ${FORMATS[id].gamut ?? ''} |`.replace('|  |', '| |')), '',
		main.others, small.others, named.others,
		'## tincture/operations, tincture/server, tincture/fetch\n',
		'The [README](../README.md) lists the operations and their fields, `/openapi.json` lists all bounds; the types list the options of a',
		'server.\n',
		'A call of an operation may take as much work as a request: 100,000 units of about a microsecond. A call that needs more throws an',
		'`InputError` whose first issue has the code `too-complex`. A program that trusts its input raises the limit:\n',
		'```js\nimport { auditTheme } from \'tincture/operations\';\n\nconst { summary } = auditTheme({ theme: \':root { --card: white }\' }, { work: 1e6 });\n```\n',
		'The functions of `tincture`, `tincture/fn` and `tincture/names` have no limit: their work is linear in the number of colors.\n',
	].join('\n').replace(/\n{3,}/g, '\n\n');
}
