/*
 * Scans the blocks and declarations of a style sheet, each with its position.
 *
 * Total and linear: any text gives blocks and declarations. Selectors and values are not parsed. The text before a `{` is the prelude
 * of a block; text with a colon that ends with `;` or `}` is a declaration. Only custom properties may have braces in their values,
 * which distinguishes `--x: {}` from `a:hover {}`.
 *
 * Source  CSS Syntax Level 3 §5.4 (consume a block's contents), §4.3 (comments, strings, url()).
 * Proof   test/theme/css-scan.test.ts; read-theme.test.ts with arbitrary texts.
 */

import type { Span } from './place.ts';

export interface CssBlock {
	/** The trimmed text before the brace: a selector or an at-rule; `@layer` and `@import` may have no brace. */
	readonly prelude: string;
	/** Index of the block around it; -1 at the top level. */
	readonly parent: number;
	/** Number of blocks around it. */
	readonly level: number;
}

/** Level of the deepest blocks with colors or layers. */
export const DEEPEST_BLOCK = 12;

/** A declaration. Its span is the value without white space, leading and trailing comments, and `!important`. */
interface CssDeclaration extends Span {
	readonly name: string;
	/** Index of its block; -1 at the top level. */
	readonly block: number;
	readonly isImportant: boolean;
}

export interface StyleSheet {
	readonly blocks: readonly CssBlock[];
	readonly declarations: readonly CssDeclaration[];
}

const OPEN = 123, CLOSE = 125, SEMICOLON = 59, COLON = 58, SLASH = 47, STAR = 42, BACKSLASH = 92, QUOTE = 34, APOSTROPHE = 39;
const PARENTHESIS = 40, PARENTHESIS_END = 41, BRACKET = 91, BRACKET_END = 93, AT = 64;

/** True for white space of CSS and the byte order mark that a file may begin with. */
export const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13 && code !== 11) || code === 0xfeff;

/** Scans a style sheet. */
export function scanCss(text: string): StyleSheet {
	const blocks: CssBlock[] = [], declarations: CssDeclaration[] = [];
	let block = -1, at = 0;
	while (at < text.length) {
		const code = text.charCodeAt(at);
		if (isBlank(code) || code === SEMICOLON) at++;
		else if (code === SLASH && text.charCodeAt(at + 1) === STAR) at = afterComment(text, at);
		else if (code === CLOSE) {
			block = block < 0 ? -1 : blocks[block]!.parent;
			at++;
		} else {
			const { end, colon, inkEnd } = statement(text, at);
			const isBlock = text.charCodeAt(end) === OPEN;
			if (isBlock || (code === AT && NAMES_LAYERS.test(text.slice(at, at + LONGEST_AT_RULE))))
				blocks.push({ prelude: text.slice(at, inkEnd), parent: block, level: block < 0 ? 0 : blocks[block]!.level + 1 });
			if (isBlock) {
				block = blocks.length - 1;
				at = end + 1;
			} else {
				if (colon > at && code !== AT) declarations.push(readDeclaration(text, at, colon, inkEnd, block));
				at = end;
			}
		}
	}
	return { blocks, declarations };
}

/** At-rules that name cascade layers without a block. */
const NAMES_LAYERS = /^@(?:layer|import)\b/i, LONGEST_AT_RULE = 10;

interface Statement {
	/** The `;`, `{` or `}` that ends it, or the end of the text. */
	readonly end: number;
	/** Offset of the first colon outside of parentheses; -1 if absent. */
	readonly colon: number;
	/** Offset after the last character that is not white space or part of a comment. */
	readonly inkEnd: number;
}

function statement(text: string, from: number): Statement {
	const isCustom = text.startsWith('--', from);
	let colon = -1, inkEnd = from, depth = 0, braces = 0, at = from;
	while (at < text.length) {
		const code = text.charCodeAt(at);
		if (code === SLASH && text.charCodeAt(at + 1) === STAR) {
			at = afterComment(text, at);
			continue;
		}
		if (depth === 0 && braces === 0 && (code === SEMICOLON || code === CLOSE)) break;
		if (code === OPEN && depth === 0) {
			if (!isCustom || colon < 0) break;
			braces++;
		} else if (code === CLOSE && braces > 0) braces--;
		else if (code === PARENTHESIS || code === BRACKET) depth++;
		else if ((code === PARENTHESIS_END || code === BRACKET_END) && depth > 0) depth--;
		else if (code === COLON && colon < 0 && depth === 0) colon = at;
		at = code === QUOTE || code === APOSTROPHE ? afterString(text, at, code)
			: code === BACKSLASH ? at + 2
			: code === PARENTHESIS && isPlainUrl(text, at) ? afterUrl(text, at)
			: at + 1;
		if (!isBlank(code)) inkEnd = Math.min(at, text.length);
	}
	return { end: Math.min(at, text.length), colon, inkEnd };
}

function afterComment(text: string, from: number): number {
	const end = text.indexOf('*/', from + 2);
	return end < 0 ? text.length : end + 2;
}

/** Offset after a string, which ends at its quote or at the end of its line. */
function afterString(text: string, from: number, quote: number): number {
	for (let at = from + 1; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === quote) return at + 1;
		if (code === 10) return at;
		if (code === BACKSLASH) at++;
	}
	return text.length;
}

/** True for a `url(` without a quote after it, whose content is plain text. */
const isPlainUrl = (text: string, parenthesis: number): boolean =>
	/^url$/i.test(text.slice(Math.max(0, parenthesis - 3), parenthesis))
	&& !/^\s{0,9}["']/.test(text.slice(parenthesis + 1, parenthesis + 11));

/** Offset of the parenthesis that closes a `url(` without quotes; the caller counts it. */
function afterUrl(text: string, from: number): number {
	for (let at = from + 1; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === PARENTHESIS_END) return at;
		if (code === BACKSLASH) at++;
	}
	return text.length;
}

function readDeclaration(text: string, from: number, colon: number, inkEnd: number, block: number): CssDeclaration {
	let start = colon + 1;
	for (;;) {
		const code = text.charCodeAt(start);
		if (start >= inkEnd) break;
		if (isBlank(code)) start++;
		else if (code === SLASH && text.charCodeAt(start + 1) === STAR) start = afterComment(text, start);
		else break;
	}
	const value = text.slice(start, Math.max(start, inkEnd)), important = IMPORTANT.exec(value.slice(-LONGEST_IMPORTANT));
	const content = withoutComments(value.slice(0, value.length - (important?.[0].length ?? 0)).trimEnd());
	const name = withoutComments(text.slice(from, colon).trimEnd());
	return { name, block, start, end: start + content.length, isImportant: important !== null };
}

/** Removes trailing comments and the white space before them. */
function withoutComments(text: string): string {
	let rest = text;
	while (rest.endsWith('*/')) {
		// A comment begins at the first `/*` after the comment before it.
		const before = rest.lastIndexOf('*/', rest.length - 3), from = rest.indexOf('/*', before < 0 ? 0 : before + 2);
		if (from < 0) break;
		rest = rest.slice(0, from).trimEnd();
	}
	return rest;
}

const IMPORTANT = /!\s*important$/i;
const LONGEST_IMPORTANT = 24;
