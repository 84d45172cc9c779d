/*
 * TypeScript source without comments and text contents, so that a search finds only code.
 *
 * Line feeds stay, so line numbers do too. The preceding characters distinguish a regular expression from a division, which is enough
 * for code without `) /` at the start of an expression.
 */

import { sourcesUnder } from './project.ts';

type Blank = (text: string) => string;

const blank: Blank = (text) => text.replace(/[^\n]/g, ' ');

/** Matches text before a value, so that a slash begins a regular expression. */
const BEFORE_REGEX = /(?:^|[(,=:[&|?{};+\-*%<>~^]|(?<![\w)\]])!|=>|\b(?:return|typeof|case|of|in))\s*$/;

/** The source with comments blanked; on request also texts and regular expressions. */
export function stripText(source: string, texts: 'keep' | 'blank' = 'blank'): string {
	const inside: Blank = texts === 'keep' ? (text) => text : blank;
	let out = '';
	/** Depth of braces at which each open `${` ends. */
	const templates: number[] = [];
	let depth = 0, at = 0;
	/** Copies up to `end`, the part between the quotes through `inside`. */
	const quoted = (end: number): void => {
		out += source[at]! + inside(source.slice(at + 1, end)) + (source[end] ?? '');
		at = end + 1;
	};
	/** From just inside a template to its end or its next `${`. */
	const template = (): void => {
		const start = at;
		while (at < source.length && source[at] !== '`' && !source.startsWith('${', at)) at += source[at] === '\\' ? 2 : 1;
		out += inside(source.slice(start, at));
		if (source[at] === '`') templates.pop();
		else depth++;
		const length = source[at] === '`' ? 1 : 2;
		out += source.slice(at, at + length);
		at += length;
	};
	while (at < source.length) {
		const character = source[at]!;
		if (source.startsWith('//', at)) {
			const end = after(source, '\n', at) - 1;
			out += blank(source.slice(at, end));
			at = end;
		} else if (source.startsWith('/*', at)) {
			const end = after(source, '*/', at + 2);
			out += blank(source.slice(at, end));
			at = end;
		} else if (character === '\'' || character === '"') {
			quoted(closing(source, at, character));
		} else if (character === '`') {
			out += character;
			at++;
			templates.push(depth + 1);
			template();
		} else if (character === '/' && BEFORE_REGEX.test(out)) {
			quoted(closing(source, at, '/'));
		} else {
			out += character;
			at++;
			if (character === '{') depth++;
			if (character === '}' && templates.at(-1) === depth--) template();
		}
	}
	return out;
}

/** Index after the next `mark`; after the end if it does not occur. */
function after(source: string, mark: string, from: number): number {
	const index = source.indexOf(mark, from);
	return index === -1 ? source.length + 1 : index + mark.length;
}

/** End of a text or a regular expression that begins at `start`. */
function closing(source: string, start: number, quote: string): number {
	let isInClass = false;
	for (let at = start + 1; at < source.length; at++) {
		const character = source[at]!;
		if (character === '\\') at++;
		else if (quote === '/' && character === '[') isInClass = true;
		else if (quote === '/' && character === ']') isInClass = false;
		else if (character === quote && !isInClass) return at;
	}
	return source.length;
}

export interface Import {
	/** The file that imports, from the root. */
	readonly from: string;
	/** As written. */
	readonly specifier: string;
}

const STATIC = /\b(?:import|export)\b(?:(?!\b(?:import|export)\b)[^;'"])*?\bfrom\s*['"]([^'"]+)['"]/g;
const BARE = /\bimport\s*['"]([^'"]+)['"]/g;
const DYNAMIC = /\bimport\s*\(\s*(?:['"]([^'"]+)['"]\s*\))?/g;

/** Every import of every file under a directory, types included. */
export const importsUnder = (directory: string): Import[] => sourcesUnder(directory).flatMap(({ path, text }) => {
	const code = stripText(text, 'keep');
	return [STATIC, BARE, DYNAMIC].flatMap((form) => [...code.matchAll(form)].map((match) => ({
		from: path,
		specifier: match[1] ?? 'something computed',
	})));
});
