/*
 * Exports of an entry with their declarations and doc comments, read from the sources.
 *
 * Proof  test/guards/doc-comments.test.ts runs every example.
 */

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../paths.ts';

export interface Exported {
	readonly name: string;
	readonly isType: boolean;
	/** Path of the file that declares it, such as `src/library/mix.ts`. */
	readonly path: string;
	/** Source text of that file. */
	readonly text: string;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Exports of an entry in alphabetical order. */
export function listExports(entry: string): Exported[] {
	return [...read(entry).matchAll(/^export (type )?\{([^}]*)\} from '([^']+)';/gm)].flatMap(([, isAllTypes, list, from]) => {
		const path = posix.join(posix.dirname(entry), from!), text = read(path);
		return list!.split(',').map((item) => item.trim()).filter((item) => item !== '').map((item) => ({
			name: item.replace(/^type /, ''), isType: isAllTypes !== undefined || item.startsWith('type '), path, text,
		}));
	}).sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

/** The parts of a doc comment. */
export interface Doc {
	/** The description as one paragraph; may be empty. */
	readonly words: string;
	readonly params: readonly { readonly name: string; readonly words: string }[];
	readonly returns: string;
	/** The words after `@throws`; undefined for a function that never throws. */
	readonly throws: string | undefined;
	/** Lines of code; the last one ends with its value as a comment. */
	readonly example: string;
}

export interface Declaration {
	readonly doc: Doc;
	/** The declaration from its name on. */
	readonly rest: string;
	readonly kind: string;
}

/** Declarations of an exported name: one, or one per overload. */
export function findDeclarations({ name, text }: Pick<Exported, 'name' | 'text'>): Declaration[] {
	const pattern = `(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n(?:// .*\\n)*)?export (?:async )?(const|function|type|interface) (?=${name}\\b)`;
	return [...text.matchAll(new RegExp(pattern, 'g'))]
		.map((match) => ({ doc: parseDoc(match[1] ?? ''), kind: match[2]!, rest: text.slice(match.index + match[0].length) }));
}

/** A comment as one paragraph. */
export const paragraph = (comment: string): string => comment.replace(/^\s*\* ?/gm, ' ').replace(/\s+/g, ' ').trim();

/** Parses the text between the marks of a doc comment. */
export function parseDoc(comment: string): Doc {
	const [words = '', ...tags] = comment.split(/^\s*\* @/m);
	const all = (tag: string): string[] => tags.filter((text) => text.startsWith(tag)).map((text) => text.slice(tag.length));
	return {
		words: paragraph(words),
		params: all('param ').map((text) => paragraph(text)).map((text) => ({ name: /^\w+/.exec(text)![0], words: text.replace(/^\w+ ?/, '') })),
		returns: paragraph(all('returns')[0] ?? ''),
		throws: all('throws').map(paragraph)[0],
		example: (all('example')[0] ?? '').replace(/^\s*\* ?/gm, '').trim(),
	};
}

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

/** The signatures that callers see: of several overloads the last is the implementation. */
export function signatures(one: Exported): string[] {
	const all = findDeclarations(one);
	return (all.length > 1 ? all.slice(0, -1) : all).map((declaration) => signature(one.name, declaration));
}

/** A field of an interface. */
export interface FieldDoc {
	readonly name: string;
	readonly type: string;
	readonly words: string;
}

/** Fields of an interface, from the text after its name. */
export const listFields = (rest: string): FieldDoc[] =>
	[...rest.slice(0, rest.indexOf('\n}')).matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^\treadonly (\w+\??): (.*);$/gm)]
		.map(([, comment = '', name, type]) => ({ name: name!, type: type!, words: paragraph(comment) }));
