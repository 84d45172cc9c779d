/*
 * Generates docs/library.md: spaces, formats, functions and types of the first three entries, from the tables and the comments of the
 * exports.
 */

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { FORMAT_IDS, FORMATS } from '../../src/formats/table.ts';
import * as fn from '../../src/fn.ts';
import * as library from '../../src/index.ts';
import * as names from '../../src/names.ts';
import { MORE_SPACES } from '../../src/spaces/more.ts';
import type { Space, Spaces } from '../../src/spaces/space.ts';
import { SPACES } from '../../src/spaces/table.ts';
import { ROOT } from '../paths.ts';

interface Exported {
	readonly name: string;
	readonly isType: boolean;
	/** Source text of the file that declares it. */
	readonly text: string;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Exports of an entry in alphabetical order. */
function listExports(entry: string): Exported[] {
	return [...read(entry).matchAll(/^export (type )?\{([^}]*)\} from '([^']+)';/gm)].flatMap(([, isAllTypes, list, from]) => list!
		.split(',')
		.map((item) => item.trim())
		.filter((item) => item !== '')
		.map((item) => ({
			name: item.replace(/^type /, ''),
			isType: isAllTypes !== undefined || item.startsWith('type '),
			text: read(posix.join(posix.dirname(entry), from!)),
		}))).sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

interface Declaration {
	/** The comment as one paragraph; may be empty. */
	readonly doc: string;
	/** The declaration from its name on. */
	readonly rest: string;
	readonly kind: string;
}

/** Declarations of an exported name: one, or one per overload. */
function findDeclarations({ name, text }: Exported): Declaration[] {
	return [...text.matchAll(new RegExp(`(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n(?:// .*\\n)*)?export (?:async )?(const|function|type|interface) (?=${name}\\b)`, 'g'))]
		.map((match) => ({ doc: paragraph(match[1] ?? ''), kind: match[2]!, rest: text.slice(match.index + match[0].length) }));
}

const paragraph = (comment: string): string => comment.replace(/^\s*\* ?/gm, ' ').replace(/\s+/g, ' ').trim();

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** Index of the end of a signature: the arrow or brace of its body, or the semicolon of an overload. */
function signatureEnd(text: string): number {
	const open: string[] = [];
	for (let i = 0; i < text.length; i++) {
		const character = text[i]!;
		if (text.startsWith('=>', i)) {
			if (open.length === 0) return i;
			i++;
		} else if (open.length === 0 && character === ';') {
			return i;
		} else if (open.length === 0 && character === '{' && !/[:|&]\s*$/.test(text.slice(0, i))) {
			return i;
		} else if (character in PAIRS) {
			open.push(PAIRS[character]!);
		} else if (character === open.at(-1)) {
			open.pop();
		}
	}
	return text.length;
}

/** `name(first: ColorLike, …): Color`, on one line. */
function signature(name: string, { kind, rest }: Declaration): string {
	const from = kind === 'const' ? rest.slice(rest.indexOf('=') + 1) : rest.slice(name.length);
	return name + from.slice(0, signatureEnd(from)).replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/,? \)/g, ')').trim();
}

function functionPart(one: Exported): string {
	const all = findDeclarations(one), [first] = all;
	if (first === undefined || first.doc === '') throw new Error(`${one.name} is exported without a comment`);
	// The last of several overloads is the implementation, which callers do not see.
	const shown = all.length > 1 ? all.slice(0, -1) : all;
	return `### ${one.name}\n\n\`\`\`ts\n${shown.map((declaration) => signature(one.name, declaration)).join('\n')}\n\`\`\`\n\n${first.doc}\n`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The fields of an interface, or an alias, unless it is only the union of the words of a table. */
function typePart(one: Exported): string | undefined {
	const [declaration] = findDeclarations(one);
	if (declaration === undefined) throw new Error(`${one.name} has no declaration`);
	const { doc, kind, rest } = declaration;
	if (kind === 'type') {
		const alias = rest.slice(0, /;\n(?!\t)/.exec(rest)?.index).replace(/\s+/g, ' ');
		return doc === '' ? undefined : `### ${one.name}\n\n\`\`\`ts\ntype ${alias}\n\`\`\`\n\n${doc}\n`;
	}
	const [head = ''] = rest.split('{'), body = rest.slice(0, rest.indexOf('\n}'));
	const fields = [...body.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^\treadonly (\w+)(\??): (.*);$/gm)]
		.map(([, comment = '', name, optional, type]) => `| \`${name}${optional}\` | \`${cell(type!)}\` | ${cell(paragraph(comment))} |`.replace('|  |', '| |'));
	const base = /extends (\w+)/.exec(head.replace(/<.*>/, ''))?.[1];
	return [
		`### ${one.name}\n`, ...(doc === '' ? [] : [`${doc}\n`]), ...(base === undefined ? [] : [`What \`${base}\` has, and:\n`]),
		'| field | type | |', '| --- | --- | --- |', ...fields, '',
	].join('\n');
}

const isClass = (value: unknown): boolean => /^class\b/.test(Function.prototype.toString.call(value));

function entryPart(name: string, path: string, module: object): string {
	const values = new Map<string, unknown>(Object.entries(module)), all = listExports(path);
	const functions = all.filter((one) => !one.isType && typeof values.get(one.name) === 'function' && !isClass(values.get(one.name)));
	const tables = all.filter((one) => Array.isArray(values.get(one.name)));
	return [
		`## ${name}: functions\n`, ...functions.map(functionPart),
		...(tables.length === 0 ? [] : [`## ${name}: words\n`, '| table | holds |', '| --- | --- |']),
		...tables.map((one) => `| \`${one.name}\` | ${(values.get(one.name) as readonly unknown[]).map((word) => `\`${String(word)}\``).join(' ')} |`), '',
		`## ${name}: types\n`, ...all.filter(({ isType }) => isType).map(typePart).filter((part) => part !== undefined),
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
export const libraryPage = (): string => [
	'# The library\n',
	'Functions of `tincture` take a color as a `Color` or as a text and a space as an id or an object; those of `tincture/fn` take objects alone, so that a bundle contains only what it uses. Both throw an `InputError` that names the argument if it is invalid; that of `tincture` explains more. Angles are in degrees, alpha is 0 to 1, numbers are not rounded.\n',
	'## Spaces\n',
	'The spaces with an id. A channel may lie outside its range, the reference range of CSS; a missing channel is `none`.\n',
	spaceTable(SPACES, (id) => `\`'${id}'\``),
	'Further spaces are exports of `tincture`, passed as objects: `convert(\'teal\', okhsl)`. A bundle only contains the spaces in use.\n',
	spaceTable(MORE_SPACES, (id) => `\`${findExport(id)}\``),
	'## Formats\n',
	'| format | rebeccapurple | limited to |', '| --- | --- | --- |',
	...FORMAT_IDS.map((id) => `| \`${id}\` | \`${library.format('rebeccapurple', id)}\` | ${FORMATS[id].gamut ?? ''} |`.replace('|  |', '| |')), '',
	entryPart('tincture', 'src/index.ts', library),
	entryPart('tincture/fn', 'src/fn.ts', fn),
	entryPart('tincture/names', 'src/names.ts', names),
	'## tincture/operations, tincture/server, tincture/fetch\n',
	'The [README](../README.md) lists the operations and their fields, `/openapi.json` lists all bounds; the types list the options of a',
	'server.\n',
	'A call of an operation may take as much work as a request: 100,000 units of about a microsecond. A call that needs more throws an',
	'`InputError` whose first issue has the code `too-complex`. A program that trusts its input raises the limit:\n',
	'```js\nimport { auditTheme } from \'tincture/operations\';\n\nconst { summary } = auditTheme({ theme: \':root { --card: white }\' }, { work: 1e6 });\n```\n',
	'The functions of `tincture`, `tincture/fn` and `tincture/names` have no limit: their work is linear in the number of colors.\n',
].join('\n').replace(/\n{3,}/g, '\n\n');
