/*
 * The page on the library, docs/library.md: spaces, formats, functions and types of the first three entries, from the tables
 * and from the comments that stand at each export.
 */

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { FORMATS } from '../../src/formats/table.ts';
import * as css from '../../src/css.ts';
import * as library from '../../src/index.ts';
import * as names from '../../src/names.ts';
import { MORE_SPACES } from '../../src/spaces/more.ts';
import type { Space, Spaces } from '../../src/spaces/space.ts';
import { SPACES } from '../../src/spaces/table.ts';
import { ROOT } from './project.ts';

interface Exported {
	readonly name: string;
	readonly isType: boolean;
	/** The text of the file that declares it. */
	readonly text: string;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What an entry passes on, in the order of the alphabet. */
function exportsOf(entry: string): Exported[] {
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
	/** The comment as one paragraph; empty where there is none. */
	readonly doc: string;
	/** From the name on. */
	readonly rest: string;
	readonly kind: string;
}

/** The declarations of a name that is exported: one, or one for each overload. */
function declarationsOf({ name, text }: Exported): Declaration[] {
	return [...text.matchAll(new RegExp(`(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n(?:// .*\\n)*)?export (?:async )?(const|function|type|interface) (?=${name}\\b)`, 'g'))]
		.map((match) => ({ doc: paragraph(match[1] ?? ''), kind: match[2]!, rest: text.slice(match.index + match[0].length) }));
}

const paragraph = (comment: string): string => comment.replace(/^\s*\* ?/gm, ' ').replace(/\s+/g, ' ').trim();

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** How far a signature goes: to the arrow or the brace of its body, or to the semicolon of an overload. */
function endOfSignature(text: string): number {
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
	return name + from.slice(0, endOfSignature(from)).replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/,? \)/g, ')').trim();
}

function functionPart(one: Exported): string {
	const all = declarationsOf(one), [first] = all;
	if (first === undefined || first.doc === '') throw new Error(`${one.name} is exported without a comment`);
	// The last of several is the one that does the work, which no caller sees.
	const shown = all.length > 1 ? all.slice(0, -1) : all;
	return `### ${one.name}\n\n\`\`\`ts\n${shown.map((declaration) => signature(one.name, declaration)).join('\n')}\n\`\`\`\n\n${first.doc}\n`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The fields of an interface, or an alias that says more than that it is one of a table's words. */
function typePart(one: Exported): string | undefined {
	const [declaration] = declarationsOf(one);
	if (declaration === undefined) throw new Error(`${one.name} is not declared where it comes from`);
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
	const values = new Map<string, unknown>(Object.entries(module)), all = exportsOf(path);
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

/** The name of the export that a further space is. */
const exportOf = (id: string): string => Object.entries(library).find(([, value]) => (value as Partial<Space>).id === id)![0];

export const libraryPage = (): string => [
	'# The library\n',
	'Every function takes a color as a `Color` or as a text, and throws an `InputError` that names the argument for what it cannot use; those of `tincture/css` take and trust a `Color`. Angles are degrees, alpha is 0 to 1, numbers come unrounded.\n',
	'## Spaces\n',
	'By their ids. A channel may leave its range, which is what CSS calls its reference range; it is `none` where it is missing.\n',
	spaceTable(SPACES, (id) => `\`'${id}'\``),
	'Further ones are exports of `tincture` and given as themselves, as `convert(\'teal\', okhsl)`; a bundle holds those that are used.\n',
	spaceTable(MORE_SPACES, (id) => `\`${exportOf(id)}\``),
	'## Formats\n',
	'| format | rebeccapurple | held to |', '| --- | --- | --- |',
	...Object.values(FORMATS).map(({ id, gamut }) => `| \`${id}\` | \`${library.format('rebeccapurple', id)}\` | ${gamut ?? ''} |`.replace('|  |', '| |')), '',
	entryPart('tincture', 'src/index.ts', library),
	entryPart('tincture/css', 'src/css.ts', css),
	entryPart('tincture/names', 'src/names.ts', names),
	'## tincture/operations, tincture/server, tincture/fetch\n',
	'The operations and their fields stand in the [README](../README.md) and, with every bound, in `/openapi.json`; options of a',
	'server are told by their types.\n',
].join('\n').replace(/\n{3,}/g, '\n\n');
