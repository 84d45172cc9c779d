/*
 * The declarations of a source file: where each begins and ends, the names it uses, and whether it loops or recurses.
 *
 * The compiler has no stable interface for trees, so this reads text. Sources are formatted: a declaration begins its line without
 * blanks, and nested code is indented. A function nested in another belongs to the outer one.
 */

import { posix } from 'node:path';
import { stripText } from './code.ts';
import type { SourceFile } from './project.ts';

export interface Declaration {
	/** `src/theme/resolve.ts#expand`. */
	readonly id: string;
	readonly path: string;
	readonly name: string;
	readonly line: number;
	/** Without comments and texts. */
	readonly code: string;
	readonly isExported: boolean;
	/** Ids of the declarations that it refers to, in its own file and imported. */
	readonly uses: readonly string[];
	/** `for`, `.map(` and the like, or `recursion`; empty without a loop. */
	readonly loops: readonly string[];
}

const BEGIN = /^(?:export )?(?:async )?(?:function\*? |const |let |class )(\w+|[[{][^=]*?[\]}])/gm;

/** Methods that call a function for each item, or look at each character. */
const METHODS = [
	'map', 'filter', 'reduce', 'reduceRight', 'some', 'every', 'forEach', 'flatMap', 'find', 'findIndex', 'findLast', 'sort', 'toSorted',
	'replaceAll', 'replace', 'matchAll', 'split',
];

const LOOPS = new RegExp(String.raw`\b(?:for(?: await)?|while) \(|\bdo \{|\.(?:${METHODS.join('|')})\(|\bArray\.from\(`, 'g');

/** The declarations of all files, with the names that they use resolved. */
export function declarationsIn(sources: readonly SourceFile[]): Declaration[] {
	const files = new Map(sources.map(({ path, text }) => [path, { text, code: stripText(text), imports: importedNames(path, text) }]));
	const plain = [...files].flatMap(([path, { code }]) => parts(path, code));
	const ids = new Map(plain.map((one) => [one.id, one]));
	const resolved = plain.map((one) => {
		const { imports } = files.get(one.path)!;
		const uses = [...new Set(one.code.match(/[A-Za-z_$][\w$]*/g) ?? [])].flatMap((word) => {
			const target = ids.has(`${one.path}#${word}`) ? `${one.path}#${word}` : imports.get(word);
			return target !== undefined && (target !== one.id || callsItself(one)) ? [target] : [];
		});
		return { ...one, uses };
	});
	const byId = new Map(resolved.map((one) => [one.id, one]));
	return resolved.map((one) => ({ ...one, loops: [...one.loops, ...(reaches(one, one, byId) ? ['recursion'] : [])] }));
}

function parts(path: string, code: string): Omit<Declaration, 'uses'>[] {
	const begins = [...code.matchAll(BEGIN)];
	return begins.flatMap((match, i) => {
		const own = code.slice(match.index, begins[i + 1]?.index), names = /^\w/.test(match[1]!) ? [match[1]!] : match[1]!.match(/\w+/g) ?? [];
		const loops = [...new Set(own.match(LOOPS) ?? [])].map((loop) => loop.replace(/[ ({]+$/, ''));
		const line = code.slice(0, match.index).split('\n').length;
		return names.map((name) => ({ id: `${path}#${name}`, path, name, line, code: own, isExported: own.startsWith('export'), loops }));
	});
}

/** True if the name is there again as a call, behind the declaration of it. */
const callsItself = ({ code, name }: Pick<Declaration, 'code' | 'name'>): boolean =>
	new RegExp(String.raw`(?<![\w$.])${name}(?:<[^(]*>)?\(`)
		.test(code.slice(code.indexOf(name) + name.length).replace(/^[^{=]*(?:=>|\{|=)/, ''));

type Node = Pick<Declaration, 'id' | 'uses' | 'path'>;

/** True if `from` leads back to `to` by names of the same file. */
function reaches(from: Node, to: Node, byId: ReadonlyMap<string, Node>): boolean {
	const seen = new Set<string>(), open = from.uses.filter((id) => byId.get(id)?.path === from.path);
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (id === to.id) return true;
		if (seen.has(id)) continue;
		seen.add(id);
		open.push(...byId.get(id)!.uses.filter((next) => byId.get(next)?.path === from.path));
	}
	return false;
}

/** Names that a file imports from others of the project, with the ids of their declarations. */
function importedNames(path: string, text: string): ReadonlyMap<string, string> {
	const names = new Map<string, string>();
	for (const [, list = '', specifier = ''] of stripText(text, 'keep').matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*'([^']+)'/g)) {
		if (!specifier.startsWith('.')) continue;
		const target = posix.join(posix.dirname(path), specifier);
		for (const part of list.split(',')) {
			const [own = '', alias = own] = part.replace(/\btype\b/, '').trim().split(/\s+as\s+/);
			if (own !== '' && !/^\s*type\s/.test(part)) names.set(alias, `${target}#${own}`);
		}
	}
	return names;
}
